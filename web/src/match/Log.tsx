import { type GameUi, Glossed, SeatMedal, WithoutTabStops } from '@tablewright/board';
import type { LogEntry, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSay } from '../app/text.tsx';
import { inFours } from './fingerprint.ts';
import css from './log.module.css';
import type { Decision } from './useDecision.ts';
import type { Peek } from './usePeek.ts';
import { sinceMyMove } from './useTrail.ts';

interface LogProps {
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly recall: Decision['recall'];
  readonly inspect: Decision['inspect'];
  readonly peek: Peek;
  /** A phone draws the log behind another panel too. */
  readonly isShown: boolean;
}

const NOTHING: readonly string[] = [];

/** Lines that the pointer only crosses show no card. */
const HOVER_MS = 350;

/** The log, newest last. A line points at its pieces, shows its card in full, and pressed its moment in place. */
export function Log({ snapshot, ui, teller, recall, inspect, peek, isShown }: LogProps) {
  const say = useSay();
  const end = useRef<HTMLDivElement>(null);
  const point = usePoint({ ui, recall, inspect });
  const { log, info } = snapshot;
  useEffect(() => {
    if (isShown) end.current?.scrollIntoView({ block: 'nearest' });
  }, [log.length, isShown]);
  const since = sinceMyMove(snapshot)[0]?.n ?? log.at(-1)?.n ?? 0;
  const where = ui.where(snapshot.position.state);
  const { update } = info;
  const updated = update === undefined ? 0 : log.filter(({ n }) => n < update.n).length;
  const line = (entry: LogEntry, i: number) => (
    <Line
      key={i}
      isNow={entry.n >= since}
      isPeeked={entry.n + 1 === peek.n}
      look={peek.look}
      {...{ entry, teller, point }}
    />
  );
  return (
    <section className={css.log}>
      <h2>
        {say('match.log')}
        <small>{teller.say(where.id, where.about)}</small>
      </h2>
      {info.commitment !== '' && (
        <details className={css.dice}>
          <summary>
            {say('match.fingerprintShort')} <code>{inFours(info.commitment.slice(0, 8))}…</code>
          </summary>
          <code>{inFours(info.commitment)}</code>
          <p>{say('match.fingerprintNote')}</p>
        </details>
      )}
      <WithoutTabStops value={true}>
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
      </WithoutTabStops>
      <div ref={end} />
    </section>
  );
}

/** Rings what an entry is about, and after a while shows it in full if it is a kind of thing that can be. */
function usePoint({
  ui,
  recall,
  inspect,
}: Pick<LogProps, 'ui' | 'recall' | 'inspect'>): (entry: LogEntry | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kinds = useMemo(() => new Set(ui.pieces.map(kindOf)), [ui]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (entry) => {
      clearTimeout(timer.current);
      const targets = entry === null ? NOTHING : ui.targetsOf(entry);
      recall(targets);
      const shown = targets.find((target) => kinds.has(kindOf(target)) && !isPlace(target));
      if (shown === undefined) inspect(null);
      else timer.current = setTimeout(() => inspect(shown), HOVER_MS);
    },
    [ui, kinds, recall, inspect],
  );
}

const kindOf = (target: string): string => target.split(':')[0];

/** Places on the board are told in full only to those who ask; a ring around them is enough. */
function isPlace(target: string): boolean {
  const drawn = document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  return drawn?.getAttribute('data-inspect-on') === 'hold';
}

interface LineProps {
  readonly entry: LogEntry;
  readonly isNow: boolean;
  readonly isPeeked: boolean;
  readonly look: Peek['look'];
  readonly teller: Teller;
  readonly point: (entry: LogEntry | null) => void;
}

/** Memoised: a log is long, and most of it never changes. */
const Line = memo(function Line({ entry, isNow, isPeeked, look, teller, point }: LineProps) {
  const { player } = entry.args;
  return (
    <li data-now={isNow} data-peeked={isPeeked}>
      {typeof player === 'number' ? <SeatMedal seat={player} size={18} /> : <span />}
      <button
        type="button"
        onClick={() => look(entry.n + 1)}
        onMouseEnter={() => point(entry)}
        onMouseLeave={() => point(null)}
        onFocus={({ target }) => target.matches(':focus-visible') && point(entry)}
        onBlur={() => point(null)}
      >
        <Glossed text={teller.event(entry)} />
      </button>
    </li>
  );
});
