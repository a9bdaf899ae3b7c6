import type { Seat } from '@tablewright/engine';
import type { Refused } from './messages.ts';

/** Bytes of the longest message that a server reads from a client. No honest message comes near it. */
export const LONGEST_MESSAGE = 16 * 1024;

const LONGEST_CHAT = 2000;
const LONGEST_KEY = 200;
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

/** Messages from a client to the host of a match: every kind with its members. Other members are dropped. */
const SHAPES = {
  /** An answer, with the decision it is meant for: sent twice it counts once, sent late it changes nothing. */
  answer: { seat: isSeat, n: isCount, epoch: isCount, key: isKey },
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

export type ToHostBody = {
  [T in keyof Shapes]: { readonly t: T } & Members<Shapes[T]>;
}[keyof Shapes];

/** Every message has an `id`, which the reply repeats. */
export type ToHost = { readonly id: number } & ToHostBody;

/** Checks a message, as text or parsed. It never throws. */
export function parseToHost(data: unknown): ToHost | Refused {
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
  return parsed as ToHost;
}

export function isRefused(parsed: ToHost | Refused): parsed is Refused {
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
