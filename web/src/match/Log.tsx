import type { LogEntry, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../../board/game-ui.ts';
import { SeatMedal } from '../../board/SeatMedal.tsx';
import { useSay } from '../app/text.tsx';
import css from './log.module.css';
import type { Decision } from './useDecision.ts';

interface LogProps {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly decision: Decision;
}

/** What happened, newest last. A line points at its pieces, and opens its moment in the replay. */
export function Log({ id, snapshot, ui, teller, decision }: LogProps) {
  const say = useSay();
  const end = useRef<HTMLDivElement>(null);
  const { log, info } = snapshot;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [log.length]);
  const last = log[log.length - 1]?.n;
  return (
    <section className={css.log}>
      <h2>
        {say('match.log')}
        <small>
          {teller.say(
            ui.where(snapshot.position.state).id,
            ui.where(snapshot.position.state).about,
          )}
        </small>
      </h2>
      <ol>
        {log.map((entry, i) => (
          <li key={i} data-now={entry.n === last}>
            {playerOf(entry) === null ? <span /> : <SeatMedal seat={playerOf(entry)!} size={18} />}
            <Link
              href={`/replay/${replayOf(id, info.id)}?n=${entry.n + 1}`}
              onMouseEnter={() => decision.preview(ui.targetsOf(entry)[0] ?? null)}
              onMouseLeave={() => decision.preview(null)}
            >
              {teller.event(entry)}
            </Link>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

function playerOf({ args }: LogEntry): number | null {
  return typeof args['player'] === 'number' ? args['player'] : null;
}

/** Local matches have names of their own in the address. */
function replayOf(page: string, match: string): string {
  return page === match ? `m/${match}` : `local/${page}`;
}
