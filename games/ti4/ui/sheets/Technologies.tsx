import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetButton } from '@tablewright/board';
import { COLOURS, type Colour, TECHNOLOGIES } from '../../content/index.ts';
import { ASSIMILATORS } from '../../rules/options.ts';
import { textOf } from '../../why/remarks.ts';
import { coloursOf, isCopy, researchVerdict } from '../../rules/technology.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { SeatChooser, useSeat } from './SeatChooser.tsx';
import styles from './sheets.module.css';

type Props = BoardProps<Ti4> & { readonly seat: Seat };

/** The technologies as a tree: each colour from its roots upwards, then units and those of the faction. */
export default function Technologies(props: BoardProps<Ti4>) {
  const { state, teller, lights } = props;
  const [seat, choose] = useSeat(props);
  const owned = coloursOf(state, seat);
  const { faction } = state.players[seat];
  const all = [...TECHNOLOGIES.keys()];
  const upgrades = all.filter(
    (number) => TECHNOLOGIES[number].kind === 'upgrade' && isOpenTo(state, seat, number),
  );
  const own = all.filter(
    (number) =>
      TECHNOLOGIES[number].kind === 'generic' &&
      (TECHNOLOGIES[number].faction === faction ||
        (owns(state, seat, number) && isCopy(state, seat, number))),
  );
  return (
    <>
      <SeatChooser {...props} seat={seat} onChoose={choose} />
      <div className={styles.tree}>
        {COLOURS.map((colour, i) => (
          <section key={colour} className={styles.branch} data-colour={colour}>
            <h3>
              <Sign name={colour} size={17} />
              {teller.say(`ui.branch.${colour}`)}
              <small>{owned[i]}</small>
            </h3>
            <Analyse {...{ teller, lights, colour }} />
            <ol>
              {all
                .filter(
                  (number) =>
                    TECHNOLOGIES[number].colour === colour && TECHNOLOGIES[number].faction === null,
                )
                .map((number) => (
                  <li key={number}>
                    <Node {...props} seat={seat} technology={number} />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
      <h3>{teller.say('ui.upgrades')}</h3>
      <ul className={styles.nodes}>
        {upgrades.map((number) => (
          <li key={number}>
            <Node {...props} seat={seat} technology={number} />
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <h3>{teller.say('ui.own')}</h3>
          <ul className={styles.nodes}>
            {own.map((number) => (
              <li key={number}>
                <Node {...props} seat={seat} technology={number} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Upgrades of other factions, and general ones that an own card replaces, are none for this seat. TI-18.7 */
function isOpenTo(g: Ti4, seat: Seat, technology: number): boolean {
  if (owns(g, seat, technology)) return true;
  const clause = researchVerdict(g, seat, technology, 0);
  return clause !== 'TI-18.3' && clause !== 'TI-18.7';
}

/** A colour whose missing symbol an ability ignores. */
function Analyse({
  teller,
  lights,
  colour,
}: Pick<Props, 'teller' | 'lights'> & { readonly colour: Colour }) {
  const target = `colour:${colour}`;
  const light = lights.get(target);
  if (light === undefined) return null;
  const label = teller.say('ui.analyse', { what: teller.name(`colour.${colour}`) });
  return (
    <TargetButton target={target} light={light} label={label} className={styles.analyse}>
      {label}
    </TargetButton>
  );
}

const owns = (g: Ti4, seat: Seat, technology: number): boolean =>
  g.players[seat].technologies.includes(technology);

type State = 'owned' | 'spent' | 'open' | 'locked';

function stateOf(g: Ti4, seat: Seat, technology: number): State {
  if (owns(g, seat, technology))
    return g.players[seat].spent.includes(technology) ? 'spent' : 'owned';
  return researchVerdict(g, seat, technology, 0) === null ? 'open' : 'locked';
}

function Node({
  state,
  viewer,
  teller,
  lights,
  seat,
  technology,
}: Props & { readonly technology: number }) {
  const { id, colour, needs, replaces } = TECHNOLOGIES[technology];
  const target = `technology:${id}`;
  const status = stateOf(state, seat, technology);
  const owned = coloursOf(state, seat);
  const token =
    status !== 'locked' && isCopy(state, seat, technology)
      ? ASSIMILATORS[state.assimilated.indexOf(technology)]
      : undefined;
  const missing = COLOURS.flatMap((each, i) =>
    Array.from({ length: needs[i] }, (_, n) => ({ colour: each, isMet: n < owned[i] })),
  );
  return (
    <TargetButton
      target={seat === viewer ? target : `${target}:${seat}`}
      light={seat === viewer ? lights.get(target) : undefined}
      label={`${teller.name(`technology.${id}`)}, ${teller.say(`ui.technology.${status}`)}. ${textOf(state, teller, `technology.${id}`)}`}
      inspect={target}
      className={styles.node}
    >
      <span className={styles.technology} data-state={status} data-colour={colour ?? 'none'}>
        {replaces !== undefined && <UnitPicture kind={replaces} seat={seat} size={22} />}
        <b>{teller.name(`technology.${id}`)}</b>
        <span className={styles.needs}>
          {missing.map(({ colour: each, isMet }, i) => (
            <i key={i} data-colour={each} data-met={isMet}>
              <Sign name={each} size={13} />
            </i>
          ))}
        </span>
        {token !== undefined && <em>{teller.say('ui.assimilated', { token })}</em>}
        {status === 'open' && <em>{teller.say('ui.technology.open.mark')}</em>}
        {status === 'spent' && <em>{teller.say('ui.exhausted')}</em>}
      </span>
    </TargetButton>
  );
}
