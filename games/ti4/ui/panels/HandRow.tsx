import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { ACTION_CARDS, NOTES } from '../../content/index.ts';
import { kindOfNote, ownerOfNote } from '../../rules/notes.ts';
import { textOf } from '../../why/remarks.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './council.module.css';

/** The viewer's action cards, and the notes of others: what can be played is lit. */
export function HandRow(props: BoardProps<Ti4> & { readonly isFew?: boolean }) {
  const { state, viewer, teller, lights, isFew = false } = props;
  const player = state.players[viewer];
  if (player === undefined) return null;
  const cards = ACTION_CARDS.flatMap(({ id }, card) => {
    const count = player.hand.filter((each) => each === card).length;
    const light = lights.get(`card:${id}`);
    return count === 0 || (isFew && light !== 'offered') ? [] : [{ id, count, light }];
  });
  const notes = player.notes
    .filter((note) => ownerOfNote(note) !== viewer)
    .map((note) => ({ id: NOTES[kindOfNote(state, note)].id, owner: ownerOfNote(note) }))
    .filter(({ id, owner }) => !isFew || lights.get(`note:${id}:${owner}`) === 'offered');
  if (cards.length + notes.length === 0) return null;
  return (
    <ul
      className={`${styles.strip} ${styles.hand}`}
      aria-label={teller.say(state.variant.council ? 'ui.hand' : 'ui.notes')}
    >
      {cards.map(({ id, count, light }) => (
        <li key={id}>
          <TargetButton
            target={`card:${id}`}
            light={light}
            label={[
              teller.name(`action.${id}`),
              ...(count > 1 ? [`× ${count}`] : []),
              teller.ability(`action.${id}`),
            ].join(', ')}
            inspect={`card:${id}`}
            className={styles.slip}
          >
            <Sign name="card" size={14} />
            <b>{teller.name(`action.${id}`)}</b>
            {count > 1 && <em>× {count}</em>}
          </TargetButton>
        </li>
      ))}
      {notes.map(({ id, owner }) => {
        const target = `note:${id}:${owner}`;
        return (
          <li key={target}>
            <NoteSlip {...props} target={target} id={id} owner={owner} />
          </li>
        );
      })}
    </ul>
  );
}

function NoteSlip({
  state,
  teller,
  lights,
  target,
  id,
  owner,
}: BoardProps<Ti4> & {
  readonly target: string;
  readonly id: string;
  readonly owner: number;
}) {
  return (
    <span data-kind="note">
      <TargetButton
        target={target}
        light={lights.get(target)}
        label={[
          teller.name(`note.${id}`),
          teller.player(owner),
          textOf(state, teller, `note.${id}`),
        ].join(', ')}
        inspect={target}
        className={styles.slip}
      >
        <SeatMedal seat={owner} size={16} />
        <b>{teller.name(`note.${id}`)}</b>
      </TargetButton>
    </span>
  );
}
