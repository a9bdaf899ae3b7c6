import { type GameUi, SeatMedal } from '@tablewright/board';
import type { LogEntry, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/text.tsx';
import css from './log.module.css';
import type { Decision } from './useDecision.ts';

interface LogProps {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly recall: Decision['recall'];
}

const NOTHING: readonly string[] = [];

/** The log, newest last. A line points at its pieces, and opens its moment in the replay. */
export function Log({ id, snapshot, ui, teller, recall }: LogProps) {
  const say = useSay();
  const end = useRef<HTMLDivElement>(null);
  const { log, info } = snapshot;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [log.length]);
  const last = log[log.length - 1]?.n;
  const where = ui.where(snapshot.position.state);
  // Local matches have a different form of address.
  const replay = id === info.id ? `/replay/m/${id}` : `/replay/local/${id}`;
  const { update } = info;
  const updated = update === undefined ? 0 : log.filter(({ n }) => n < update.n).length;
  const line = (entry: LogEntry, i: number) => (
    <Line key={i} isNow={entry.n === last} {...{ entry, ui, teller, replay, recall }} />
  );
  return (
    <section className={css.log}>
      <h2>
        {say('match.log')}
        <small>{teller.say(where.id, where.about)}</small>
      </h2>
      <ol>
        {log.slice(0, updated).map(line)}
        {update && (
          <li>
            <span />
            {say('match.updated', { dropped: update.dropped })}
          </li>
        )}
        {log.slice(updated).map(line)}
      </ol>
      <div ref={end} />
    </section>
  );
}

interface LineProps {
  readonly entry: LogEntry;
  readonly isNow: boolean;
  readonly replay: string;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly recall: Decision['recall'];
}

/** Memoised: a log is long, and most of it never changes. */
const Line = memo(function Line({ entry, isNow, replay, ui, teller, recall }: LineProps) {
  const { player } = entry.args;
  const point = (): void => recall(ui.targetsOf(entry));
  const forget = (): void => recall(NOTHING);
  return (
    <li data-now={isNow}>
      {typeof player === 'number' ? <SeatMedal seat={player} size={18} /> : <span />}
      <Link
        href={`${replay}?n=${entry.n + 1}`}
        onMouseEnter={point}
        onMouseLeave={forget}
        onFocus={point}
        onBlur={forget}
      >
        {teller.event(entry)}
      </Link>
    </li>
  );
});
