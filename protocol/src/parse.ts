import { type Lot, MOST_LOTS, type Seat } from '@tablewright/engine';
import type { Refused } from './messages.ts';
import { LONGEST_WORDS } from './offers.ts';
import { ORDER_SCOPES } from './orders.ts';

/** Bytes of the longest message that a server reads from a client. No honest message comes near it. */
export const LONGEST_MESSAGE = 16 * 1024;

const LONGEST_CHAT = 2000;
const LONGEST_KEY = 200;
const MOST_KEYS = 64;
const LONGEST_LEVEL = 40;
const MOST_SEATS = 64;

/** Checks a member of a message, and says which type it has. */
type Check<T> = (value: unknown) => value is T;

const isCount: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isSeat: Check<Seat> = (value): value is Seat => isCount(value) && value < MOST_SEATS;
const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
const isText =
  (longest: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;
const isKey = isText(LONGEST_KEY);
const isLevel = isText(LONGEST_LEVEL);

const isListOf =
  <T>(most: number, each: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(each);
const isOneOf =
  <const T extends string>(values: readonly T[]): Check<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);
const isOrNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);
const isLot: Check<Lot> = (value): value is Lot =>
  typeof value === 'object' &&
  value !== null &&
  isKey((value as Lot).thing) &&
  isCount((value as Lot).count);
const isLots = isListOf(MOST_LOTS, isLot);

/** Messages from a client to a room: every kind with its members. Other members are dropped. */
const SHAPES = {
  /** An answer, with the decision it is meant for: sent twice it counts once, sent late it changes nothing. */
  answer: { seat: isSeat, n: isCount, epoch: isCount, key: isKey },
  /** Several answers of one seat, all or none. */
  plan: { seat: isSeat, n: isCount, epoch: isCount, keys: isListOf(MOST_KEYS, isKey) },
  /** Asks for more time to react, whether asked or not; or lets go of it. */
  hold: { seat: isSeat, n: isCount, epoch: isCount, on: isFlag },
  /** Gives a standing order or, without a scope, takes it back. */
  order: { seat: isSeat, key: isKey, scope: isOrNull(isOneOf(ORDER_SCOPES)) },
  /** The seat's orders, and what could be ordered now. */
  orders: { seat: isSeat },
  /** Offers a deal. `term` is in milliseconds; `on` ties it to an answer to the question that is open for the seat. */
  offer: {
    seat: isSeat,
    to: isSeat,
    gives: isLots,
    wants: isLots,
    words: isText(LONGEST_WORDS),
    term: isOrNull(isCount),
    on: isOrNull(isKey),
    counters: isOrNull(isCount),
  },
  sign: { seat: isSeat, offer: isCount },
  refuse: { seat: isSeat, offer: isCount },
  withdraw: { seat: isSeat, offer: isCount },
  /** The seat's offers, and what could be exchanged. */
  desk: { seat: isSeat },
  /** Why not? Everything the seat may not do now, with the clauses. */
  why: { seat: isSeat },
  /** Takes back the seat's last answer if that is free, and otherwise asks the other players. */
  undo: { seat: isSeat, n: isCount, epoch: isCount },
  propose: { seat: isSeat, what: (value: unknown): value is 'end' => value === 'end' },
  consent: { seat: isSeat, yes: isFlag },
  hint: { seat: isSeat },
  concede: { seat: isSeat },
  /** A bot plays an absent player's seat, or the person takes it back. */
  standIn: {
    seat: isSeat,
    level: (value: unknown): value is string | null => value === null || isLevel(value),
  },
  chat: { text: isText(LONGEST_CHAT) },
  /** A line of chat to some seats, where the table allows it. */
  whisper: { text: isText(LONGEST_CHAT), to: isListOf(MOST_SEATS, isSeat) },
  replay: {},
  /** The journal, whole once the match is over. */
  journal: {},
  /** At a shared device: show the match from another of my seats. */
  look: { seat: isSeat },
  /** Whether the page is visible: a player who is away is told about turns by other channels. */
  away: { away: isFlag },
  ping: {},
};

type Shapes = typeof SHAPES;
type Members<S> = { readonly [M in keyof S]: S[M] extends Check<infer T> ? T : never };

export type ToRoomBody = {
  [T in keyof Shapes]: { readonly t: T } & Members<Shapes[T]>;
}[keyof Shapes];

/** Every message has an `id`, which the reply repeats. */
export type ToRoom = { readonly id: number } & ToRoomBody;

/** Checks a message, as text or parsed. It never throws. */
export function parseToRoom(data: unknown): ToRoom | Refused {
  const message = typeof data === 'string' ? fromText(data) : data;
  if (typeof message === 'string') return malformed(message);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return malformed('A message is a JSON object.');
  const { id, t } = message as { id?: unknown; t?: unknown };
  if (!isCount(id)) return malformed('A message has an "id", a whole number from 0 up.');
  if (typeof t !== 'string' || !Object.hasOwn(SHAPES, t))
    return malformed('A message has a "t" that names its kind; this one names none that is known.');
  const shape: { readonly [member: string]: Check<unknown> } = SHAPES[t as keyof Shapes];
  const parsed: Record<string, unknown> = { id, t };
  for (const member in shape) {
    const value = Object.hasOwn(message, member)
      ? (message as Record<string, unknown>)[member]
      : undefined;
    if (!shape[member](value))
      return malformed(`The "${member}" of a message of the kind "${t}" does not fit.`);
    parsed[member] = value;
  }
  return parsed as ToRoom;
}

export function isRefused(parsed: ToRoom | Refused): parsed is Refused {
  return 'code' in parsed;
}

/** The id to reply to when a message is unreadable; -1 when the id is unreadable too. */
export function idOf(data: unknown): number {
  const message = typeof data === 'string' ? fromText(data) : data;
  const id: unknown = Object(message).id;
  return isCount(id) ? id : -1;
}

/** The parsed text, or, as a string, why it cannot be parsed. */
function fromText(text: string): unknown {
  if (text.length > LONGEST_MESSAGE) return `A message has at most ${LONGEST_MESSAGE} bytes.`;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? 'A message is a JSON object.' : value;
  } catch {
    return 'A message is JSON; this is not.';
  }
}

function malformed(message: string): Refused {
  return { code: 'malformed', message };
}
