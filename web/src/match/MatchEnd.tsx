import { type GameUi, Icon, SeatMedal } from '@tablewright/board';
import type { Ending, Snapshot } from '@tablewright/protocol';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { usePageOf } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { listOf } from '../app/format.ts';
import { NameLink } from '../app/NameLink.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { RatingChange, Rematch } from './lazy.ts';
import css from './end.module.css';

interface MatchEndProps {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly ending: Ending;
}

/** The winner, the scores, and where to go next. */
export function MatchEnd({ id, snapshot, ui, ending }: MatchEndProps) {
  const say = useSay();
  const locale = useLocale();
  const [open, setOpen] = useState(true);
  const { info, position } = snapshot;
  const pageOf = usePageOf(info);
  const places = ending.result?.places ?? [];
  const winners = info.seats.filter((_, seat) => places[seat] === 1);
  const names = winners.map(({ name }) => name);
  // People who agree on a draw are ranked behind bots.
  const isDraw = ending.by === 'agreement' && winners.some(({ player }) => player === 'person');
  const rows = info.seats
    .map((seat, number) => ({
      seat,
      number,
      place: places[number] ?? 0,
      score: ui.score(position.state, number),
    }))
    .sort((a, b) => a.place - b.place);
  // Local matches have a different form of address.
  const isHeldByServer = id === info.id;
  if (!open) return null;
  return (
    <section className={css.end} aria-label={say('match.over')}>
      <button
        type="button"
        className={css.close}
        aria-label={say('match.close')}
        onClick={() => setOpen(false)}
      >
        <Icon name="close" />
      </button>
      <h2>
        {isDraw
          ? say('match.draw')
          : names.length > 0
            ? say('match.wins', { names: listOf(names, locale), count: names.length })
            : say('match.over')}
      </h2>
      <p className={css.how}>{say(`match.endedBy.${ending.by}`)}</p>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say('match.place')}</th>
            <th scope="col">{say('match.player')}</th>
            <th scope="col">{say('match.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, number, place, score }) => (
            <tr key={number}>
              <td>{place === 0 ? '–' : place}</td>
              <th scope="row">
                <SeatMedal seat={number} size={22} />{' '}
                <NameLink name={seat.name} page={pageOf(number)} />
                <Suspense>{isHeldByServer && <RatingChange id={id} seat={number} />}</Suspense>
              </th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>{isHeldByServer && <Rematch id={id} snapshot={snapshot} />}</Suspense>
      <div className={css.acts}>
        <Link className={controls.lit} href={`/replay/${isHeldByServer ? 'm' : 'local'}/${id}`}>
          {say('match.replay')}
        </Link>
        <Link className={controls.button} href="/">
          {say('match.playAgain')}
        </Link>
      </div>
      <p className={css.key}>
        {say('match.diceKey')} <code>{ending.key}</code>
      </p>
    </section>
  );
}
