import type { Seat } from '@tablewright/engine';
import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { DOCK, INFANTRY, PDS, PLANETS, TILES, UNIT_KINDS } from '../../content/index.ts';
import { throughWormholes, wormholesOf } from '../../rules/galaxy.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { HOLES } from '../art/palette.ts';
import { PlanetPicture, Worth } from '../art/PlanetPicture.tsx';
import { Sign } from '../art/Sign.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { contentsOf, type Fleet, type Garrison } from '../board/fleets.ts';
import { natureOf, planetLabel, unitWords } from '../board/words.ts';
import { ReachOdds } from '../odds/later.tsx';
import styles from './panels.module.css';

type Props = BoardProps<Ti4> & { readonly system: number };

/** One system with everything in it. */
export function SystemPanel(props: Props) {
  const { state, teller, system } = props;
  const { fleets, garrisons, tokens } = contentsOf(state, system);
  const { id, anomaly } = TILES[system];
  const isActive = state.tactical.system === system;
  return (
    <>
      <header className={styles.title}>
        <h3>{teller.name(`system.${id}`)}</h3>
        {isActive && <small>{teller.say('ui.active')}</small>}
      </header>
      <ul className={styles.tags}>
        {natureOf(state, system, teller).map((nature) => (
          <li key={nature}>{nature}</li>
        ))}
        <li>{teller.say('ui.tile', { number: id })}</li>
      </ul>
      {anomaly !== null && <p className={styles.note}>{teller.say(`ui.anomaly.${anomaly}`)}</p>}
      <Holes {...props} />
      {garrisons.length > 0 && (
        <ul className={styles.planets}>
          {garrisons.map((garrison) => (
            <li key={garrison.planet}>
              <PlanetRow {...props} garrison={garrison} />
            </li>
          ))}
        </ul>
      )}
      {fleets.map((fleet) => (
        <FleetRow key={fleet.seat} {...props} fleet={fleet} />
      ))}
      {fleets.length === 0 && <p className={styles.none}>{teller.say('ui.space.empty')}</p>}
      <ReachOdds {...props} />
      {tokens.length > 0 && (
        <p className={styles.tokens}>
          <span>{teller.say('ui.tokens')}</span>
          {tokens.map((seat) => (
            <span key={seat} className={styles.who}>
              <SeatMedal seat={seat} size={18} />
              {teller.player(seat)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Where the wormholes of a system lead. TI-7.10 */
function Holes({ state, viewer, teller, system }: Props) {
  const wormholes = wormholesOf(state, system);
  if (wormholes.length === 0) return null;
  const far = throughWormholes(state, system, Math.max(viewer, NONE));
  return (
    <p className={styles.note}>
      {wormholes.map((wormhole) => HOLES[wormhole].letter).join(' ')}{' '}
      {far.length === 0
        ? teller.say('ui.wormhole.nowhere')
        : teller.say('ui.wormhole.leads', { system: far.map((other) => TILES[other].id) })}
    </p>
  );
}

function PlanetRow({ state, teller, lights, garrison }: Props & { readonly garrison: Garrison }) {
  const { planet, owner, forces, pds, docks, isExhausted } = garrison;
  const { id, trait, specialty } = PLANETS[planet];
  const target = `planet:${id}`;
  return (
    <TargetButton
      target={target}
      light={lights.get(target)}
      label={planetLabel(state, planet, teller)}
      inspect={target}
      className={styles.planet}
    >
      <PlanetPicture planet={planet} size={38} />
      <span className={styles.planetName}>
        <b>{teller.name(`planet.${id}`)}</b>
        <small>
          {trait !== null && (
            <>
              <Sign name={trait} size={14} />
              {teller.name(`trait.${trait}`)}
            </>
          )}
          {specialty !== null && (
            <span data-colour={specialty} className={styles.specialty}>
              <Sign name={specialty} size={13} />
              {teller.name(`colour.${specialty}`)}
            </span>
          )}
        </small>
      </span>
      <Worth state={state} planet={planet} isExhausted={isExhausted} />
      <span className={styles.garrison}>
        {owner === NONE ? (
          <small>{teller.say('ui.nobody')}</small>
        ) : (
          <span className={styles.who}>
            <SeatMedal seat={owner} size={18} />
            {teller.player(owner)}
          </span>
        )}
        {forces.map(({ seat, count }) => (
          <Count key={seat} seat={seat} kind={INFANTRY} count={count} />
        ))}
        {docks > 0 && <Count seat={owner} kind={DOCK} count={docks} />}
        {pds > 0 && <Count seat={owner} kind={PDS} count={pds} />}
      </span>
    </TargetButton>
  );
}

function Count({
  seat,
  kind,
  count,
}: {
  readonly seat: Seat;
  readonly kind: number;
  readonly count: number;
}) {
  return (
    <span className={styles.number}>
      <UnitPicture kind={kind} seat={seat} size={20} />
      {count}
    </span>
  );
}

/** Ships by kind; damaged ones stand apart. */
function FleetRow({ teller, lights, system, fleet }: Props & { readonly fleet: Fleet }) {
  const { seat, squadrons } = fleet;
  const { id } = TILES[system];
  const chips = squadrons.flatMap(({ kind, count, damaged }) =>
    (
      [
        ['whole', count - damaged],
        ['damaged', damaged],
      ] as const
    ).flatMap(([hull, ships]) => (ships === 0 ? [] : [{ kind, hull, ships }])),
  );
  return (
    <section className={styles.fleet}>
      <h4 className={styles.who}>
        <SeatMedal seat={seat} size={18} />
        {teller.player(seat)}
      </h4>
      <ul className={styles.chips}>
        {chips.map(({ kind, hull, ships }) => {
          const own = `ship:${id}:${UNIT_KINDS[kind]}:${hull}`;
          const target = [
            own,
            `${own}:${seat}`,
            `ship:${id}:${UNIT_KINDS[kind]}`,
            `cargo:${id}:${UNIT_KINDS[kind]}`,
          ].find((each) => lights.has(each));
          return (
            <li key={`${kind} ${hull}`}>
              <TargetButton
                target={target ?? own}
                light={target === undefined ? undefined : lights.get(target)}
                label={
                  hull === 'damaged'
                    ? `${unitWords(seat, kind, ships, teller)}, ${teller.say('ui.damaged', { count: ships })}`
                    : unitWords(seat, kind, ships, teller)
                }
                inspect={`unit:${UNIT_KINDS[kind]}:${seat}`}
                className={styles.chip}
              >
                <UnitPicture kind={kind} seat={seat} size={24} />
                <span>{teller.say('ui.units', { unit: UNIT_KINDS[kind], count: ships })}</span>
                {hull === 'damaged' && <em>{teller.say('ui.hull.damaged')}</em>}
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
