import { keepSeats, type Setup } from '@tablewright/engine';
import type { ClockTerms, ReactionTerms, TableAction } from '@tablewright/protocol';
import { conflict, malformed, notAllowed } from '../refusal.ts';
import { type Catalogue, checkClock, checkLevel, checkReactions } from './catalogue.ts';

/** A table as it is stored, without names and presence. */
export interface Table {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly setup: Setup;
  readonly clock: ClockTerms;
  readonly open: boolean;
  readonly rated: boolean;
  /** Players may ask for suggestions although others play too. */
  readonly hints: boolean;
  readonly reactions: ReactionTerms;
  readonly whispers: boolean;
  readonly host: string;
  readonly seats: readonly StoredSeat[];
  readonly match: string | null;
}

export type StoredSeat =
  | { readonly kind: 'free' }
  | { readonly kind: 'person'; readonly id: string; readonly ready: boolean }
  | { readonly kind: 'bot'; readonly level: string };

const FREE: StoredSeat = { kind: 'free' };

type Action<D extends TableAction['do']> = Extract<TableAction, { do: D }>;

/** The table after the action, or a refusal. Starting does more than change the table: see `checkStart`. */
export function act(
  table: Table,
  guest: string,
  action: Exclude<TableAction, { do: 'start' }>,
  catalogue: Catalogue,
): Table {
  if (table.match !== null) throw conflict('The match has already started.');
  switch (action.do) {
    case 'sit':
      return sit(table, guest, action);
    case 'leave':
      return leave(table, guest);
    case 'swap':
      return swap(table, guest, action);
    case 'bot':
      return seatBot(table, guest, action);
    case 'ready':
      return ready(table, guest, action);
    case 'change':
      return change(table, guest, action, catalogue);
  }
}

/** The table owner, or anybody seated, may start once all others are ready; starting counts as being ready. */
export function checkStart(table: Table, guest: string): void {
  if (table.match !== null) throw conflict('The match has already started.');
  if (guest !== table.host && seatOf(table, guest) < 0)
    throw notAllowed('Only players seated at the table can start the match.');
  if (table.seats.some(({ kind }) => kind === 'free')) throw conflict('Some seats are still free.');
  const waiting = table.seats.some(
    (seat) => seat.kind === 'person' && seat.id !== guest && !seat.ready,
  );
  if (waiting) throw conflict('Not everyone is ready.');
}

/** Gives a guest's seat, and the table if it is theirs, to another guest; without one, the guest leaves. */
export function handOver(table: Table, guest: string, other: string | null): Table {
  if (table.match !== null) return table;
  if (other === null || seatOf(table, other) >= 0) return leave(table, guest);
  const seats = table.seats.map((seat) =>
    seat.kind === 'person' && seat.id === guest ? { ...seat, id: other } : seat,
  );
  return { ...table, seats, host: table.host === guest ? other : table.host };
}

/** In a rated match a player who runs out of time loses: no bot and no random answer may decide the result. */
export function clockOf({ clock, rated }: Pick<Table, 'clock' | 'rated'>): ClockTerms {
  return rated && clock.kind !== 'none' ? { ...clock, out: 'lose' } : clock;
}

/** Only a table with days for a move can always wait for hours. */
function reactionsOf({ reactions, clock }: Pick<Table, 'reactions' | 'clock'>): ReactionTerms {
  return reactions === 'strict' && clock.kind !== 'days' ? 'usual' : reactions;
}

export function seatOf(table: Table, guest: string): number {
  return table.seats.findIndex((seat) => seat.kind === 'person' && seat.id === guest);
}

function sit(table: Table, guest: string, { seat }: Action<'sit'>): Table {
  const wanted = seatAt(table, seat);
  if (wanted.kind === 'person' && wanted.id === guest) return table;
  if (wanted.kind !== 'free') throw conflict('The seat is taken.');
  const before = seatOf(table, guest);
  const seats = table.seats.with(seat, { kind: 'person', id: guest, ready: false });
  return { ...table, seats: before < 0 ? seats : seats.with(before, FREE) };
}

function leave(table: Table, guest: string): Table {
  const seat = seatOf(table, guest);
  if (seat < 0) return table;
  const seats = table.seats.with(seat, FREE);
  if (table.host !== guest) return { ...table, seats };
  const heir = seats.find((other) => other.kind === 'person');
  return { ...table, seats, host: heir?.id ?? guest };
}

/** The table owner may move everybody; others may move to seats without another person. */
function swap(table: Table, guest: string, action: Action<'swap'>): Table {
  const one = seatAt(table, action.seat);
  const other = seatAt(table, action.with);
  const theirs = [one, other].some((seat) => seat.kind === 'person' && seat.id !== guest);
  const mine = [one, other].some((seat) => seat.kind === 'person' && seat.id === guest);
  if (table.host !== guest && (theirs || !mine))
    throw notAllowed('Only the table owner can move other people.');
  return { ...table, seats: table.seats.with(action.seat, other).with(action.with, one) };
}

function seatBot(table: Table, guest: string, { seat, level }: Action<'bot'>): Table {
  requireOwner(table, guest);
  if (seatAt(table, seat).kind === 'person') throw conflict('Someone is sitting there.');
  if (level !== null) checkLevel(level);
  return {
    ...table,
    seats: table.seats.with(seat, level === null ? FREE : { kind: 'bot', level }),
  };
}

function ready(table: Table, guest: string, action: Action<'ready'>): Table {
  const seat = seatOf(table, guest);
  if (seat < 0) throw notAllowed('Take a seat first.');
  return {
    ...table,
    seats: table.seats.with(seat, { kind: 'person', id: guest, ready: action.ready }),
  };
}

function change(
  table: Table,
  guest: string,
  action: Action<'change'>,
  catalogue: Catalogue,
): Table {
  requireOwner(table, guest);
  const count = action.seats ?? table.seats.length;
  const kept = keptSeats(table.seats, count);
  const wanted = action.setup ?? keepSeats(table.setup, kept);
  const setup = catalogue.checkSetup(table.game, count, wanted);
  if (action.clock !== undefined) checkClock(action.clock);
  const { rated = table.rated, hints = table.hints } = action;
  const clock = action.clock ?? clockOf({ clock: table.clock, rated });
  if (action.reactions !== undefined) checkReactions(action.reactions, clock);
  const changed: Table = {
    ...table,
    setup,
    clock,
    open: action.open ?? table.open,
    rated,
    hints: hints && !rated,
    reactions: reactionsOf({ reactions: action.reactions ?? table.reactions, clock }),
    whispers: action.whispers ?? table.whispers,
    seats: resize(table.seats, kept, count),
  };
  // Nobody is ready for terms that they have not seen.
  const sameTerms =
    action.setup === undefined &&
    action.clock === undefined &&
    action.seats === undefined &&
    action.rated === undefined &&
    action.hints === undefined &&
    action.reactions === undefined &&
    action.whispers === undefined;
  return sameTerms ? changed : { ...changed, seats: changed.seats.map(notReady) };
}

/** The seats that stay when there are fewer; all of them when there are more. */
function keptSeats(seats: readonly StoredSeat[], count: number): readonly number[] {
  // Remove empty seats first, then bots, from the last one; people stay.
  const byKind = (kind: string): number[] =>
    seats.flatMap((seat, i) => (seat.kind === kind ? [i] : [])).reverse();
  const surplus = Math.max(0, seats.length - count);
  const dropped = [...byKind('free'), ...byKind('bot')].slice(0, surplus);
  if (dropped.length < surplus) throw conflict('More people than that are sitting at the table.');
  return [...seats.keys()].filter((i) => !dropped.includes(i));
}

function resize(
  seats: readonly StoredSeat[],
  kept: readonly number[],
  count: number,
): readonly StoredSeat[] {
  return Array.from({ length: count }, (_, i) => (i < kept.length ? seats[kept[i]] : FREE));
}

function notReady(seat: StoredSeat): StoredSeat {
  return seat.kind === 'person' ? { ...seat, ready: false } : seat;
}

function seatAt(table: Table, seat: number): StoredSeat {
  const found = table.seats[seat];
  if (found === undefined) throw malformed(`The table has seats 0 to ${table.seats.length - 1}.`);
  return found;
}

function requireOwner(table: Table, guest: string): void {
  if (table.host !== guest) throw notAllowed('Only the table owner can do that.');
}
