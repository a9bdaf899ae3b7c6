import type { FastChance, Seat } from '@tablewright/engine';
import type { ToRoomBody } from '@tablewright/protocol';
import { garble, ODD, pick } from './chance.ts';

/** Somebody at a line of a match, as far as a forger needs to know. */
export interface Role {
  readonly match: string;
  /** The sender's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** Is the sender's seat asked? */
  readonly isAsked: boolean;
  readonly seats: number;
  readonly n: number;
  readonly epoch: number;
  /** The options of the seat that is asked. */
  readonly offered: readonly string[];
  /** Acknowledged answers of the sender's seat. */
  readonly given: readonly { readonly n: number; readonly key: string }[];
  /** An order that can be given, and a thing that can be dealt in; null in games without them. */
  readonly book: { readonly order: string; readonly thing: string } | null;
  /** Offers at the table, of whomever. */
  readonly offers: readonly number[];
}

/** A message that must change nothing. */
export interface Forged {
  readonly data: string | Buffer;
  /** What has to become of it. `either`: it was obeyed long ago, or changes nothing anyway. */
  readonly expect: 'refused' | 'either' | 'closed';
}

type Body = ToRoomBody | Record<string, unknown>;

const LONG_AGO = 'no:such>key';

export function forge(role: Role, chance: FastChance): Forged {
  const ways = [
    malformed,
    mistyped,
    foreignSeat,
    untimely,
    notOffered,
    unthinkable,
    replayed,
    idle,
    oversized,
  ];
  return pick(chance, ways)(role, chance);
}

/** What ends the line: too large, binary, or no WebSocket at all. */
export function fatal(chance: FastChance): Forged {
  const data = pick(chance, [
    'x'.repeat(16_385 + chance.below(40_000)),
    JSON.stringify({ id: 1, t: 'chat', text: 'y'.repeat(20_000) }),
    Buffer.from([1, 2, 3, chance.below(256)]),
    Buffer.alloc(5000, 0xff),
  ]);
  return { data, expect: 'closed' };
}

/** JSON that is none any more, or another message than it was. Whole it would be refused as well. */
function malformed(role: Role, chance: FastChance): Forged {
  const whole = say(chance, pick(chance, harmless(role)));
  let text = whole;
  for (let i = 0; i <= chance.below(3); i++) text = garble(text, chance);
  return { data: text, expect: 'either' };
}

/** The right members, one of them of a kind it may not be of. */
function mistyped(role: Role, chance: FastChance): Forged {
  const body = { id: chance.below(1000), ...pick(chance, everyKind(role)) } as Record<
    string,
    unknown
  >;
  const member = pick(
    chance,
    Object.keys(body).filter((name) => !['level', 'yes', 'away', 'counters'].includes(name)),
  );
  if (chance.below(4) === 0) delete body[member];
  else body[member] = pick(chance, ODD);
  return { data: JSON.stringify(body), expect: 'refused' };
}

/** Somebody else's seat, or one that is not there. */
export function foreignSeat(role: Role, chance: FastChance): Forged {
  const others = Array.from({ length: 64 }, (_, seat) => seat).filter((seat) => seat !== role.seat);
  const seat = chance.below(3) === 0 ? pick(chance, others) : others[0];
  const { n, epoch, offered } = role;
  const body = pick<Body>(chance, [
    { t: 'answer', seat, n, epoch, key: pick(chance, offered) },
    { t: 'why', seat },
    { t: 'undo', seat, n, epoch },
    { t: 'propose', seat, what: 'end' },
    { t: 'consent', seat, yes: true },
    { t: 'hint', seat },
    { t: 'concede', seat },
    { t: 'standIn', seat, level: 'easy' },
    { t: 'standIn', seat, level: null },
    { t: 'look', seat },
    { t: 'plan', seat, n, epoch, keys: [pick(chance, offered)] },
    { t: 'hold', seat, n, epoch, on: true },
    { t: 'orders', seat },
    { t: 'order', seat, key: role.book?.order ?? 'x', scope: 'match' },
    { t: 'desk', seat },
    { ...anOffer(role), seat, to: role.seat ?? 0 },
    ...(['sign', 'refuse', 'withdraw'] as const).map((t) => ({
      t,
      seat,
      offer: offerOf(role, chance),
    })),
  ]);
  return { data: say(chance, body), expect: 'refused' };
}

/** Too late or too early: for a decision that is past, is to come, or was taken back. */
function untimely(role: Role, chance: FastChance): Forged {
  const { n, epoch, offered, isAsked } = role;
  const seat = role.seat ?? 0;
  const off = 1 + chance.below(3000);
  const body = pick<Body>(chance, [
    { t: 'answer', seat, n: n + off, epoch, key: pick(chance, offered) },
    { t: 'answer', seat, n, epoch: epoch + off, key: pick(chance, offered) },
    { t: 'answer', seat, n: Number.MAX_SAFE_INTEGER, epoch, key: pick(chance, offered) },
    { t: 'undo', seat, n: n + off, epoch },
    { t: 'undo', seat, n, epoch: epoch + off },
    { t: 'plan', seat, n: n + off, epoch, keys: [pick(chance, offered)] },
    { t: 'plan', seat, n, epoch: epoch + off, keys: [pick(chance, offered)] },
    { t: 'hold', seat, n: n + off, epoch, on: chance.below(2) === 0 },
    { t: 'hold', seat, n, epoch: epoch + off, on: chance.below(2) === 0 },
    { t: 'consent', seat, yes: chance.below(2) === 0 },
    { t: 'journal' },
    ...(isAsked ? [] : [{ t: 'answer', seat, n, epoch, key: pick(chance, offered) }]),
  ]);
  return { data: say(chance, body), expect: 'refused' };
}

/** In time, for the right seat, but nothing that was offered. */
function notOffered(role: Role, chance: FastChance): Forged {
  const { n, epoch, offered } = role;
  let key = garble(pick(chance, offered), chance).slice(0, 200);
  if (offered.includes(key)) key = LONG_AGO;
  return {
    data: say(chance, { t: 'answer', seat: role.seat ?? 0, n, epoch, key }),
    expect: 'refused',
  };
}

/** Well-formed and for the own seat, but nothing that could be: orders, offers and plans of what is not there. */
function unthinkable(role: Role, chance: FastChance): Forged {
  const { n, epoch, offered, book } = role;
  const seat = role.seat ?? 0;
  const offer = anOffer(role);
  const lot = (count: number, thing = book?.thing ?? 'goods'): object => ({ thing, count });
  const wrong = garble(pick(chance, offered), chance).slice(0, 200);
  const body = pick<Body>(chance, [
    { t: 'order', seat, key: LONG_AGO, scope: 'match' },
    { t: 'order', seat, key: book?.order ?? 'x', scope: null },
    { ...offer, to: seat },
    { ...offer, to: role.seats + chance.below(60) },
    { ...offer, gives: [] },
    { ...offer, gives: [lot(0)] },
    { ...offer, gives: [lot(500 + chance.below(499))] },
    { ...offer, wants: [lot(1), lot(1)] },
    { ...offer, gives: [lot(1, 'moon')] },
    { ...offer, gives: [lot(1, `${book?.thing}*1+${book?.thing}`)] },
    { ...offer, gives: Array.from({ length: 13 }, (_, i) => lot(1, `thing${i}`)) },
    { ...offer, term: 0 },
    { ...offer, term: 61 * 86_400_000 },
    { ...offer, on: LONG_AGO },
    { ...offer, counters: 5000 + chance.below(3000) },
    { t: 'sign', seat, offer: 1 + chance.below(4000) },
    { t: 'refuse', seat, offer: 1 + chance.below(4000) },
    { t: 'withdraw', seat, offer: 1 + chance.below(4000) },
    { t: 'plan', seat, n, epoch, keys: [] },
    { t: 'plan', seat, n, epoch, keys: new Array<string>(65).fill(pick(chance, offered)) },
    { t: 'plan', seat, n, epoch, keys: [offered.includes(wrong) ? LONG_AGO : wrong, offered[0]] },
    { t: 'plan', seat, n, epoch, keys: [pick(chance, offered), LONG_AGO, pick(chance, offered)] },
    { t: 'whisper', text: 'psst', to: [seat] },
    { t: 'whisper', text: 'psst', to: [] },
    { t: 'whisper', text: 'psst', to: [role.seats + chance.below(60)] },
    { t: 'whisper', text: 'x'.repeat(501), to: [seat === 0 ? 1 : 0] },
  ]);
  return { data: say(chance, body), expect: 'refused' };
}

/** An offer that would be taken from a seat that has something to give, if it was one's own. */
function anOffer({ seat, book }: Role): Extract<ToRoomBody, { t: 'offer' }> {
  const mine = seat ?? 0;
  return {
    t: 'offer',
    seat: mine,
    to: mine === 0 ? 1 : 0,
    gives: [{ thing: book?.thing ?? 'goods', count: 1 }],
    wants: [],
    words: '',
    term: null,
    on: null,
    counters: null,
  };
}

function offerOf({ offers }: Role, chance: FastChance): number {
  return offers.length === 0 ? chance.below(9999) : pick(chance, offers);
}

/** What was acknowledged once, once more: it counts once. */
function replayed(role: Role, chance: FastChance): Forged {
  if (role.given.length === 0) return untimely(role, chance);
  const { n, key } = pick(chance, role.given);
  const body = { t: 'answer', seat: role.seat ?? 0, n, epoch: role.epoch, key } as const;
  return { data: say(chance, body), expect: 'either' };
}

function idle(role: Role, chance: FastChance): Forged {
  return { data: say(chance, pick(chance, harmless(role))), expect: 'either' };
}

/** Longer than any honest message, but short enough to keep the connection. */
function oversized(role: Role, chance: FastChance): Forged {
  const filler = pick(chance, ['x', '\u0000', '😀', '[', '"']).repeat(4097 + chance.below(500));
  const body = pick<Body>(chance, [
    { t: 'chat', text: filler },
    { t: 'answer', seat: role.seat ?? 0, n: role.n, epoch: role.epoch, key: filler },
    { t: 'order', seat: role.seat ?? 0, key: filler, scope: 'match' },
    { ...anOffer(role), words: filler },
    { t: 'plan', seat: role.seat ?? 0, n: role.n, epoch: role.epoch, keys: [filler] },
    { t: 'whisper', text: filler, to: [0, 1] },
    { t: 'ping', [filler]: filler.slice(0, 10) },
  ]);
  const data = chance.below(3) === 0 ? filler : say(chance, body);
  return { data: data.slice(0, 5000), expect: 'refused' };
}

/** What anybody may say without anything changing. */
function harmless(role: Role): Body[] {
  const seat = role.seat ?? 0;
  return [
    { t: 'ping' },
    { t: 'why', seat },
    { t: 'look', seat },
    { t: 'away', away: false },
    { t: 'answer', seat, n: 4000, epoch: 40, key: LONG_AGO },
    { t: 'undo', seat, n: 4000, epoch: 40 },
    { t: 'win', seat },
    { t: 'orders', seat },
    { t: 'desk', seat },
    { t: 'plan', seat, n: 4000, epoch: 40, keys: [LONG_AGO] },
    { t: 'hold', seat, n: 4000, epoch: 40, on: true },
    { t: 'order', seat, key: LONG_AGO, scope: 'turn' },
    { t: 'sign', seat, offer: 7 },
  ];
}

function everyKind({ n, epoch, offered, ...role }: Role): Body[] {
  const seat = role.seat ?? 0;
  return [
    { t: 'answer', seat, n, epoch, key: offered[0] },
    { t: 'why', seat },
    { t: 'undo', seat, n, epoch },
    { t: 'propose', seat, what: 'end' },
    { t: 'consent', seat, yes: true },
    { t: 'hint', seat },
    { t: 'concede', seat },
    { t: 'standIn', seat, level: 'easy' },
    { t: 'chat', text: 'hello' },
    { t: 'look', seat },
    { t: 'away', away: true },
    { t: 'ping' },
    { t: 'plan', seat, n, epoch, keys: [offered[0]] },
    { t: 'hold', seat, n, epoch, on: true },
    { t: 'orders', seat },
    { t: 'order', seat, key: role.book?.order ?? 'x', scope: 'match' },
    { t: 'desk', seat },
    { ...anOffer({ n, epoch, offered, ...role }), words: 'Peace?', term: 5000, counters: 5 },
    { t: 'sign', seat, offer: 5 },
    { t: 'refuse', seat, offer: 5 },
    { t: 'withdraw', seat, offer: 5 },
    { t: 'whisper', text: 'psst', to: [1] },
  ];
}

function say(chance: FastChance, body: Body): string {
  return JSON.stringify({ id: chance.below(1_000_000), ...body });
}
