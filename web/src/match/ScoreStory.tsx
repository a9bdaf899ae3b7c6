import { type GameUi, SeatMedal } from '@tablewright/board';
import type { Replay, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useState } from 'react';
import { useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import { momentsOf } from '../replay/moments.ts';
import css from './end.module.css';

interface ScoreStoryProps {
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
}

interface Gain {
  readonly seat: number;
  readonly points: number;
  readonly what: string;
}

/** Where the points came from: every decision that changed a score, with what happened in it. */
export function ScoreStory({ host, snapshot, ui, teller }: ScoreStoryProps) {
  const say = useSay();
  const [replay, setReplay] = useState<Replay | null>(null);
  const open = (): void => {
    if (replay === null) host.replay().then(setReplay, () => undefined);
  };
  const { seats } = snapshot.info;
  return (
    <details className={css.story} onToggle={open}>
      <summary>{say('match.scoreStory')}</summary>
      {replay !== null &&
        seats.map(({ name }, seat) => (
          <section key={seat} aria-label={name}>
            <h3>
              <SeatMedal seat={seat} size={18} /> {name}
            </h3>
            <ul>
              {gainsOf(replay, seat, ui, teller).map(({ points, what }, i) => (
                <li key={i}>
                  <b>{points > 0 ? `+${points}` : points}</b> {what}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
}

function gainsOf(replay: Replay, seat: number, ui: GameUi, teller: Teller): Gain[] {
  const { states, log } = momentsOf(replay);
  return states.slice(1).flatMap((state, n) => {
    const points = ui.score(state, seat) - ui.score(states[n], seat);
    if (points === 0) return [];
    const told = log.filter((entry) => entry.n === n);
    const about = told.filter(({ args }) => args['player'] === seat);
    const what = (about.length > 0 ? about : told).map((entry) => teller.event(entry)).join(' ');
    return [{ seat, points, what }];
  });
}
