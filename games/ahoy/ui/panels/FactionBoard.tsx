import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetButton } from '@tablewright/board';
import type { Ahoy } from '../../rules/state.ts';
import { Glyph } from '../art/Glyph.tsx';
import { Emblem, PlanEmblem } from '../cards/Emblem.tsx';
import { boardOf, crewOf, planShips, type SlotGroup } from './player.ts';
import { SlotButton } from './SlotButton.tsx';
import styles from './dock.module.css';

/** The sign of an action. */
export const actionGlyph = (action: string): string =>
  action === 'full-sail' ? 'fullSail' : action;

type Props = BoardProps<Ahoy> & { readonly seat: Seat };

/** So many groups of slots lie in the upper row: what moves the ship. */
const UPPER = 3;

/** The die slots of a board in two rows, named by what a die does there. */
export function Slots(props: Props) {
  const groups = boardOf(props.state, props.seat);
  return (
    <div className={styles.slots}>
      <SlotRow {...props} groups={groups.slice(0, UPPER)} />
      <SlotRow {...props} groups={groups.slice(UPPER)} />
    </div>
  );
}

function SlotRow({
  teller,
  lights,
  layout,
  seat,
  groups,
}: Props & { readonly groups: readonly SlotGroup[] }) {
  return (
    <ul>
      {groups.map(({ action, slots }) => (
        <li key={action} className={styles.group}>
          <div className={styles.row}>
            {slots.map((slot) => (
              <SlotButton
                key={slot.target}
                slot={slot}
                seat={seat}
                size={layout === 'tall' ? 32 : 38}
                name={teller.name(action)}
                light={lights.get(slot.target)}
                teller={teller}
              />
            ))}
          </div>
          <p>
            <Glyph name={actionGlyph(action)} /> {teller.name(action)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Crew, tucked above the board, and the ships that plans have launched. */
export function Crew({ state, teller, lights, seat }: Props) {
  const crew = crewOf(state, seat);
  const ships = planShips(state, seat);
  if (crew.length + ships.length === 0)
    return <p className={styles.noCrew}>{teller.say('ui.crew.none')}</p>;
  return (
    <ul className={styles.crew} aria-label={teller.say('ui.crew')}>
      {crew.map(({ id, suit, slot }) => (
        <li key={id} data-piece={`card:${id}`}>
          <TargetButton
            target={`card:${id}`}
            light={lights.get(`card:${id}`)}
            label={teller.say('ui.crew.card', { card: id, suit })}
            inspect={`card:${id}`}
            className={styles.chip}
          >
            <Emblem id={id} suit={suit} size={30} />
            <b>{teller.name(id)}</b>
          </TargetButton>
          {slot && (
            <SlotButton
              slot={slot}
              seat={seat}
              size={36}
              name={teller.name(id)}
              light={lights.get(slot.target)}
              teller={teller}
            />
          )}
        </li>
      ))}
      {ships.map(({ kind, slots }) => (
        <li key={kind} data-piece={`ship:${kind}`}>
          <TargetButton
            target={`ship:${kind}`}
            light={undefined}
            label={teller.name(kind)}
            inspect={`plan:${kind}`}
            className={styles.chip}
          >
            <PlanEmblem id={kind} size={30} />
            <b>{teller.name(kind)}</b>
          </TargetButton>
          {slots.map((slot) => (
            <SlotButton
              key={slot.target}
              slot={slot}
              seat={seat}
              size={36}
              name={teller.name(kind)}
              light={lights.get(slot.target)}
              teller={teller}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
