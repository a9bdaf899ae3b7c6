import { type Match, openlyAsked, type Seat, TABLE } from '@tablewright/engine';
import type { Clocks, ClockTerms } from '@tablewright/protocol';
import type { Live } from './live.ts';
import { isPersonAt, type RoomRecord } from './record.ts';
import type { Decided } from './standing.ts';

const DAY = 86_400_000;

/** The least time that a person gets who comes back after running out of time. */
const GRACE = 30_000;

export function fullTime(terms: ClockTerms): number {
  if (terms.kind === 'live') return terms.bank;
  return terms.kind === 'days' ? terms.days * DAY : 0;
}

export function firstClocks(terms: ClockTerms, seats: number, now: number): Clocks | null {
  if (terms.kind === 'none') return null;
  return { at: now, left: new Array<number>(seats).fill(fullTime(terms)) };
}

/** Seats whose clock runs: people who are asked. */
export function runningSeats(live: Live): Seat[] {
  return live.record.clocks === null || live.ending !== null ? [] : askedPeople(live);
}

/** People for whom the match waits, as everybody may know: not those who may react in secret. */
export function askedPeople({ ledger, record }: Live): Seat[] {
  return openlyAsked(ledger.match.asks)
    .map(({ seat }) => seat)
    .filter((seat) => isPersonAt(record, seat));
}

/** The clocks as they are now. */
export function settledClocks(live: Live): Clocks | null {
  const { clocks } = live.record;
  if (clocks === null || live.ending !== null) return clocks;
  const now = live.deps.now();
  const running = runningSeats(live);
  const passed = Math.max(0, now - clocks.at);
  return {
    at: now,
    left: clocks.left.map((left, seat) =>
      running.includes(seat) ? Math.max(0, left - passed) : left,
    ),
  };
}

/** With a clock in days, every answer restarts the time; live, a seat that finishes its turn gets the increment. */
export function clocksAfterAnswer(
  { clock }: RoomRecord,
  match: Match,
  clocks: Clocks,
  seat: Seat,
): Clocks {
  if (clock.kind === 'days') return withLeft(clocks, seat, fullTime(clock));
  const isAskedOn = match.ask(seat) !== null;
  if (clock.kind !== 'live' || isAskedOn) return clocks;
  return withLeft(clocks, seat, clocks.left[seat] + clock.increment);
}

/** Increments go back with the answers that earned them, or undo would be a way to gain time. */
export function clocksAfterUndo(
  { clock }: RoomRecord,
  clocks: Clocks,
  undone: readonly Pick<Decided, 'seat' | 'handedOn' | 'quiet'>[],
): Clocks {
  if (clock.kind !== 'live') return clocks;
  return undone
    .filter(hasEarned)
    .reduce(
      (sofar, { seat }) => withLeft(sofar, seat, Math.max(0, sofar.left[seat] - clock.increment)),
      clocks,
    );
}

/** Accords belong to the whole table, and quiet answers open together: neither earns anybody an increment. */
function hasEarned({
  seat,
  handedOn,
  quiet,
}: Pick<Decided, 'seat' | 'handedOn' | 'quiet'>): boolean {
  return seat !== TABLE && handedOn && !quiet;
}

export function clocksAfterReturn(live: Live, clocks: Clocks, seat: Seat): Clocks {
  const { clock } = live.record;
  if (clock.kind === 'days') return withLeft(clocks, seat, fullTime(clock));
  return withLeft(clocks, seat, Math.max(clocks.left[seat], GRACE));
}

/** After a change of rules, the time since the last change is given back, and seats that are asked get time to look. */
export function clocksAfterUpdate(live: Live, { left }: Clocks): Clocks {
  const { clock } = live.record;
  const least = clock.kind === 'days' ? fullTime(clock) : GRACE;
  const asked = askedPeople(live);
  return {
    at: live.deps.now(),
    left: left.map((time, seat) => (asked.includes(seat) ? Math.max(time, least) : time)),
  };
}

function withLeft({ at, left }: Clocks, seat: Seat, value: number): Clocks {
  return { at, left: left.with(seat, value) };
}
