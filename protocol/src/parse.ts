import type { Refused, ToHost, ToHostBody } from './messages.ts';

/** No honest message comes near it: the longest is a line of chat. */
const LONGEST_MESSAGE = 4096;
const LONGEST_CHAT = 2000;
const LONGEST_KEY = 200;
const LONGEST_LEVEL = 40;
const MOST_SEATS = 64;

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isSeat: Check = (value) => isCount(value) && (value as number) < MOST_SEATS;
const isFlag: Check = (value) => typeof value === 'boolean';
const isText =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest;

/** The members of every kind of message. What is not named here is not passed on. */
const SHAPES: { readonly [T in ToHostBody['t']]: { readonly [member: string]: Check } } = {
  answer: { seat: isSeat, n: isCount, epoch: isCount, key: isText(LONGEST_KEY) },
  why: { seat: isSeat },
  undo: { seat: isSeat, n: isCount, epoch: isCount },
  propose: { seat: isSeat, what: (value) => value === 'end' },
  consent: { seat: isSeat, yes: isFlag },
  hint: { seat: isSeat },
  concede: { seat: isSeat },
  standIn: {
    seat: isSeat,
    level: (value) => value === null || isText(LONGEST_LEVEL)(value),
  },
  chat: { text: isText(LONGEST_CHAT) },
  replay: {},
  journal: {},
  look: { seat: isSeat },
  away: { away: isFlag },
  ping: {},
};

/** Checks what came through the door, as text or already taken apart. Whatever it is, this never throws. */
export function parseToHost(data: unknown): ToHost | Refused {
  const message = typeof data === 'string' ? fromText(data) : data;
  if (typeof message === 'string') return malformed(message);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return malformed('A message is a JSON object.');
  const { id, t } = message as { id?: unknown; t?: unknown };
  if (!isCount(id)) return malformed('A message has an "id", a whole number from 0 up.');
  if (typeof t !== 'string' || !Object.hasOwn(SHAPES, t))
    return malformed('A message has a "t" that names its kind; this one names none that is known.');
  const shape = SHAPES[t as ToHostBody['t']];
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

/** The id that a refusal of unreadable data answers to; -1 where not even that can be read. */
export function idOf(data: unknown): number {
  const message = typeof data === 'string' ? fromText(data) : data;
  const id: unknown = Object(message).id;
  return isCount(id) ? (id as number) : -1;
}

/** What the text holds, or, as a text itself, why it cannot be read. */
function fromText(text: string): unknown {
  if (text.length > LONGEST_MESSAGE) return `A message has at most ${LONGEST_MESSAGE} characters.`;
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
