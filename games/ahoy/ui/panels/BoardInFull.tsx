import type { Teller } from '@tablewright/text';
import { SeatMedal } from '@tablewright/board';
import { FACTIONS, MARKET } from '../../content/index.ts';
import type { Ahoy } from '../../rules/state.ts';
import { Glyph } from '../art/Glyph.tsx';
import { SlotBox } from '../cards/SlotBox.tsx';
import { SuitSign } from '../cards/SuitSign.tsx';
import { actionGlyph } from './FactionBoard.tsx';
import { boardOf, crewOf, isSmuggler, planShips } from './player.ts';
import { StillGrid } from './RewardGrid.tsx';
import styles from './inspect.module.css';

/** Somebody's whole board: slots by name, crew with what they do, cargo, rewards. */
export function BoardInFull({
  seat,
  state,
  teller,
}: {
  readonly seat: number;
  readonly state: Ahoy;
  readonly teller: Teller;
}) {
  const player = state.players[seat];
  if (player === undefined) return null;
  return (
    <article className={styles.board}>
      <h3>
        <SeatMedal seat={seat} size={22} /> {teller.player(seat)}
        <small>{teller.name(FACTIONS[player.faction])}</small>
      </h3>
      <ul className={styles.slots}>
        {boardOf(state, seat).map(({ action, slots }) => (
          <li key={action}>
            <span>
              {slots.map((slot) => (
                <SlotBox key={slot.target} {...slot} seat={seat} size={32} />
              ))}
            </span>
            <small>
              <Glyph name={actionGlyph(action)} /> {teller.name(action)}
            </small>
          </li>
        ))}
        {planShips(state, seat).map(({ kind, slots }) => (
          <li key={kind}>
            <span>
              {slots.map((slot) => (
                <SlotBox key={slot.target} {...slot} seat={seat} size={32} />
              ))}
            </span>
            <small>
              <Glyph name={kind} /> {teller.name(kind)}
            </small>
          </li>
        ))}
      </ul>
      <ul className={styles.crew}>
        {crewOf(state, seat).map(({ id, card, suit }) => (
          <li key={id}>
            <SuitSign suit={suit} />
            <span>
              <b>{teller.name(id)}</b> {teller.ability(MARKET[card].crew)}
            </span>
          </li>
        ))}
        {player.cargo.map((card) => {
          const { id, suit, destination } = MARKET[card];
          return (
            <li key={id}>
              <SuitSign suit={suit} />
              <b>{teller.say(`cargo.${id}`)}</b>
              <Glyph name="fwd" size={11} />
              <SuitSign suit={destination} />
            </li>
          );
        })}
      </ul>
      {isSmuggler(state, seat) && <StillGrid state={state} seat={seat} />}
    </article>
  );
}
