import { type GameUi, Glossed, WithoutTabStops } from '@tablewright/board';
import type { LogEntry, OrderDeed, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useEffect, useMemo, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import css from './banners.module.css';
import { offersWaiting } from './offers.ts';
import { forgetSeen, lastSeen, see } from './seen.ts';
import { isNarrow } from './useLayout.ts';
import { useMissed } from './useMissed.ts';
import type { Panels } from './usePanels.ts';
import type { Peek } from './usePeek.ts';

interface RecapProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly panels: Panels;
  readonly peek: Peek;
}

/** How many lines of a kind to show on return; nobody reads more. */
const LINES = 8;

/** What happened since my last visit, or while the connection was lost; on a phone one line until it is opened. */
export function Recap({ id, host, snapshot, ui, teller, panels, peek }: RecapProps) {
  const say = useSay();
  const [missed, setMissed] = useState<readonly LogEntry[]>(() => missedBy(id, snapshot));
  useMissed(host, setMissed);
  const { n, ending, state } = snapshot.position;
  const { viewer: seat } = snapshot;
  useEffect(() => {
    if (ending !== null) forgetSeen(id);
    else if (document.visibilityState === 'visible') see(id, n);
  }, [id, n, ending]);
  const [deeds, setDeeds] = useState(() => deedsSince(id, snapshot));
  const groups = useMemo(
    () => (missed.length === 0 ? [] : (ui.recap?.(missed, { state, seat }) ?? [])),
    [ui, missed, state, seat],
  );
  if (missed.length + deeds.length === 0) return null;
  const close = (): void => {
    setMissed([]);
    setDeeds([]);
  };
  const isIn = (entry: LogEntry): boolean => groups.some(({ events }) => events.includes(entry));
  const rest = missed.filter((entry) => !isIn(entry));
  const offers = offersWaiting(snapshot);
  const lines = (entries: readonly LogEntry[]) =>
    entries.slice(-LINES).map((entry, i) => (
      <li key={i}>
        <button type="button" onClick={() => peek.look(entry.n + 1)}>
          <WithoutTabStops value={true}>
            <Glossed text={teller.event(entry)} />
          </WithoutTabStops>
        </button>
      </li>
    ));
  return (
    <section className={`${css.banner} ${css.recap}`} aria-label={say('match.recap')}>
      <details open={!isNarrow()}>
        <summary>{say('match.recap')}</summary>
        {/* It scrolls, so it must be focusable for the keyboard. */}
        <div className={css.told} tabIndex={0}>
          {groups.map(({ title, events }) => (
            <section key={title} aria-label={teller.say(title)}>
              <h3>{teller.say(title)}</h3>
              <ul>{lines(missed.filter((entry) => events.includes(entry)))}</ul>
            </section>
          ))}
          {groups.length === 0 || rest.length === 0 ? (
            <ul>{lines(rest)}</ul>
          ) : (
            <details>
              <summary>{say('match.recapRest', { count: rest.length })}</summary>
              <ul>{lines(rest)}</ul>
            </details>
          )}
          {deeds.length > 0 && (
            <ul>
              {[...counted(deeds, teller)].map(([key, { order, answer, count }]) => (
                <li key={key}>{say('orders.answered', { order, answer, count })}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
      <div className={css.acts}>
        <button type="button" className={controls.button} onClick={close}>
          {say('match.gotIt')}
        </button>
        {offers > 0 && (
          <button type="button" className={controls.quiet} onClick={() => panels.show('deals')}>
            {say('deals.waiting', { count: offers })}
          </button>
        )}
      </div>
    </section>
  );
}

/** What orders have answered for me since my last visit. */
function deedsSince(id: string, { orders, position }: Snapshot): readonly OrderDeed[] {
  const seen = lastSeen(id);
  if (seen === null || position.ending !== null) return [];
  return (orders?.did ?? []).filter(({ n }) => n >= seen);
}

/** The same answer of the same order is told once, with how often. */
function counted(
  deeds: readonly OrderDeed[],
  teller: Teller,
): ReadonlyMap<string, { order: string; answer: string; count: number }> {
  const found = new Map<string, { order: string; answer: string; count: number }>();
  for (const { order, answer } of deeds) {
    const said = [order, answer].map((message) => teller.option({ message }));
    const key = said.join('\n');
    found.set(key, { order: said[0], answer: said[1], count: (found.get(key)?.count ?? 0) + 1 });
  }
  return found;
}

function missedBy(id: string, { log, mine, position }: Snapshot): readonly LogEntry[] {
  const seen = lastSeen(id);
  if (mine.length === 0 || position.ending !== null || seen === null || seen >= position.n)
    return [];
  return log.filter((entry) => entry.n >= seen);
}
