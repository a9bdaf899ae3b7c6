import { SeatMedal } from '@tablewright/board';
import type { LogEntry } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { memo, useEffect, useRef } from 'react';
import { useSay } from '../app/text.tsx';
import css from './replay.module.css';

interface ReplayLogProps {
  readonly log: readonly LogEntry[];
  readonly n: number;
  readonly teller: Teller;
  readonly onMove: (n: number) => void;
}

/** The whole log; a click goes to the moment. */
export function ReplayLog({ log, n, teller, onMove }: ReplayLogProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-now="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [n]);
  return (
    <section className={css.log}>
      <h2>{say('match.log')}</h2>
      <ol ref={list}>
        {log.map((entry, i) => (
          <Line
            key={i}
            entry={entry}
            now={entry.n === n - 1}
            past={entry.n < n}
            teller={teller}
            onMove={onMove}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly entry: LogEntry;
  readonly now: boolean;
  readonly past: boolean;
  readonly teller: Teller;
  readonly onMove: (n: number) => void;
}

const Line = memo(function Line({ entry, now, past, teller, onMove }: LineProps) {
  const { player } = entry.args;
  return (
    <li data-now={now} data-past={past}>
      <button type="button" onClick={() => onMove(entry.n + 1)}>
        {typeof player === 'number' ? <SeatMedal seat={player} size={18} /> : <span />}
        <span>{teller.event(entry)}</span>
      </button>
    </li>
  );
});
