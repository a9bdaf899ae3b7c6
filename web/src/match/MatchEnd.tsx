import { type GameUi, Icon, SeatMedal } from '@tablewright/board';
import type { Ending, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { usePageOf } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { listOf } from '../app/format.ts';
import type { PlayChoice } from '../home/play-choice.ts';
import { usePlay } from '../home/usePlay.ts';
import type { MatchHost } from '../host/host.ts';
import { LEVELS } from '../levels.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { RatingChange, Rematch } from './lazy.ts';
import { inFours } from './fingerprint.ts';
import { NameCard } from './NameCard.tsx';
import { ScoreStory } from './ScoreStory.tsx';
import css from './end.module.css';

interface MatchEndProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly teller: Teller;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly ending: Ending;
}

/** The winner, the scores, and where to go next. */
export function MatchEnd({ id, host, snapshot, ui, teller, ending }: MatchEndProps) {
  const say = useSay();
  const locale = useLocale();
  const [open, setOpen] = useState(true);
  const { info, position, mine } = snapshot;
  const { play, isPending, problem } = usePlay();
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
  // With others at other devices a rematch needs them; otherwise the same match begins at once.
  const people = info.seats.filter(({ player, standIn }) => player === 'person' || standIn);
  const isAlone = mine.length > 0 && people.length === mine.length;
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
      <p className={css.how}>
        {ending.by === 'rules' && ending.result?.ending !== undefined
          ? teller.say(ending.result.ending)
          : say(`match.endedBy.${ending.by}`)}
      </p>
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
                <NameCard seat={seat} name={teller.player(number)} page={pageOf(number)} />
                <Suspense>{isHeldByServer && <RatingChange id={id} seat={number} />}</Suspense>
              </th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ScoreStory {...{ host, snapshot, ui, teller }} />
      <Suspense>{isHeldByServer && !isAlone && <Rematch id={id} snapshot={snapshot} />}</Suspense>
      <div className={css.acts}>
        {isAlone && (
          <button
            type="button"
            className={controls.lit}
            disabled={isPending}
            onClick={() => play(sameAgain(snapshot))}
          >
            {say('match.sameAgain')}
          </button>
        )}
        <Link className={controls.button} href={`/replay/${isHeldByServer ? 'm' : 'local'}/${id}`}>
          {say('match.replay')}
        </Link>
        <Link className={controls.button} href="/">
          {say('match.leave')}
        </Link>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <details className={css.key}>
        <summary>{say('match.keyShow')}</summary>
        <code>{inFours(ending.key)}</code>
        <p>{say('match.keyNote')}</p>
      </details>
    </section>
  );
}

/** The same game with the same terms, people and bots. */
function sameAgain({ info, mine }: Snapshot): PlayChoice {
  const { game, setup, seats } = info;
  const bot = seats.find(({ player }) => player === 'bot')?.level;
  const level = LEVELS.find((one) => one === bot) ?? 'medium';
  const names = mine.map((seat) => seats[seat].name);
  return { game, setup, seats: seats.length, people: mine.length, names, level };
}
