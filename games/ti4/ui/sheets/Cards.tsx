import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { ACTION_CARDS, AGENDAS, NOTES } from '../../content/index.ts';
import { kindOfNote, ownerOfNote } from '../../rules/notes.ts';
import { textOf } from '../../why/remarks.ts';
import type { Ti4 } from '../../rules/state.ts';
import { lawsOf } from '../panels/LawStrip.tsx';
import styles from './sheets.module.css';

/** The hand in full, notes in hand and before players, laws in play, and the discard piles. */
export default function Cards(props: BoardProps<Ti4>) {
  const { state, viewer, teller } = props;
  const mine = state.players[viewer];
  const { council } = state.variant;
  const displayed = state.players.flatMap((player, seat) =>
    player.displayed.map((note) => ({ seat, note })),
  );
  return (
    <>
      {mine !== undefined && (
        <>
          {council && <Hand {...props} />}
          <h3>{teller.say('ui.notes')}</h3>
          <ul className={styles.objectives}>
            {mine.notes.map((note) => (
              <li key={note}>
                <CardRow
                  {...props}
                  target={`note:${NOTES[kindOfNote(state, note)].id}:${ownerOfNote(note)}`}
                  name="note"
                  seat={ownerOfNote(note)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {displayed.length > 0 && (
        <>
          <h3>{teller.say('ui.notes.displayed')}</h3>
          <ul className={styles.scored}>
            {displayed.map(({ seat, note }) => (
              <li key={note}>
                <SeatMedal seat={seat} size={18} />
                {teller.say('ui.notes.of', {
                  note: NOTES[kindOfNote(state, note)].id,
                  player: ownerOfNote(note),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {council && <Laws {...props} />}
      {council && <Discards {...props} />}
    </>
  );
}

function Hand(props: BoardProps<Ti4>) {
  const { state, viewer, teller } = props;
  const { hand } = state.players[viewer];
  return (
    <>
      <h3>{teller.say('ui.hand')}</h3>
      {hand.length === 0 && <p className={styles.note}>{teller.say('ui.hand.empty')}</p>}
      <ul className={styles.objectives}>
        {[...new Set(hand)].map((card) => (
          <li key={card}>
            <CardRow {...props} target={`card:${ACTION_CARDS[card]?.id}`} name="action" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Laws(props: BoardProps<Ti4>) {
  const { state, teller } = props;
  const laws = lawsOf(state);
  return (
    <>
      <h3>{teller.say('ui.laws')}</h3>
      {laws.length === 0 && <p className={styles.note}>{teller.say('ui.laws.none')}</p>}
      <ul className={styles.objectives}>
        {laws.map(({ law, owner }) => (
          <li key={law}>
            <CardRow {...props} target={`law:${AGENDAS[law].id}`} name="agenda" seat={owner} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Discards({ state, teller }: BoardProps<Ti4>) {
  const discarded = ACTION_CARDS.flatMap(({ id }, card) =>
    state.discarded[card] > 0 ? [{ id, count: state.discarded[card] }] : [],
  );
  return (
    <>
      <details className={styles.pile}>
        <summary>
          {teller.say('ui.discarded', {
            count: discarded.reduce((sum, { count }) => sum + count, 0),
            left: state.actionDeck.length,
          })}
        </summary>
        <ul>
          {discarded.map(({ id, count }) => (
            <li key={id}>
              {teller.name(`action.${id}`)}
              {count > 1 && ` × ${count}`}
            </li>
          ))}
        </ul>
      </details>
      <details className={styles.pile}>
        <summary>
          {teller.say('ui.agendas.discarded', { count: state.agendaDiscards.length })}
        </summary>
        <ul>
          {state.agendaDiscards.map((agenda) => (
            <li key={agenda}>{teller.name(`agenda.${AGENDAS[agenda].id}`)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A card with its text. */
function CardRow({
  state,
  teller,
  lights,
  target,
  name,
  seat = -1,
}: BoardProps<Ti4> & {
  readonly target: string;
  readonly name: 'action' | 'note' | 'agenda';
  readonly seat?: number;
}) {
  const id = `${name}.${target.split(':')[1]}`;
  const text = textOf(state, teller, id);
  return (
    <TargetButton
      target={target}
      light={lights.get(target)}
      label={`${teller.name(id)}: ${text}`}
      inspect={target}
      inspectOn="hold"
      className={styles.objective}
    >
      <span className={styles.goal}>
        <span>
          <b>{teller.name(id)}</b>
          <small>{text}</small>
        </span>
        {seat >= 0 && <SeatMedal seat={seat} size={18} />}
      </span>
    </TargetButton>
  );
}
