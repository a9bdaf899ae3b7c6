import { type BoardProps, SeatMedal } from '@tablewright/board';
import { FACTIONS } from '../../content/index.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { Choices, isDrafting } from './Choices.tsx';
import { Hand } from './Hand.tsx';
import styles from './setup.module.css';

/** Before the match on a phone, under the prompt: what can be chosen now. */
export function SetupPanel(props: BoardProps<Ti4>) {
  return (
    <div className={styles.panel}>
      {isDrafting(props.state) && <Choices {...props} />}
      <Hand {...props} />
    </div>
  );
}

/** In the place of the sheets: who has what so far, and the tiles in hand where they are not under the prompt. */
export function SetupAside(props: BoardProps<Ti4>) {
  return (
    <div className={styles.panel}>
      {props.layout === 'wide' && <Hand {...props} />}
      <Taken {...props} />
    </div>
  );
}

/** Everybody's faction, slice and place. */
function Taken({ state, teller }: BoardProps<Ti4>) {
  const { slice, position, banned } = state.draft;
  return (
    <section>
      <ul className={styles.taken}>
        {state.seating.map((seat) => {
          const { faction } = state.players[seat];
          const parts = [
            ...(faction === NONE ? [] : [teller.name(`faction.${FACTIONS[faction].id}`)]),
            ...(slice[seat] === NONE
              ? []
              : [teller.say('ui.setup.slice', { number: slice[seat] + 1 })]),
            ...(position[seat] === NONE
              ? []
              : [teller.say('ui.setup.position', { number: position[seat] + 1 })]),
            ...(state.speaker === seat && position[seat] === NONE
              ? [teller.say('ui.setup.first')]
              : []),
          ];
          return (
            <li key={seat}>
              <SeatMedal seat={seat} size={22} />
              <div>
                <b>{teller.player(seat)}</b>
                {parts.length > 0 && <small>{parts.join(' · ')}</small>}
              </div>
            </li>
          );
        })}
      </ul>
      {banned.length > 0 && (
        <p className={styles.note}>
          {teller.say('ui.setup.banned', {
            factions: banned.map((each) => teller.name(`faction.${FACTIONS[each].id}`)).join(', '),
          })}
        </p>
      )}
    </section>
  );
}
