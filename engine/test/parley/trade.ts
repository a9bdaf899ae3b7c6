import { choose, emit, type Script, type Seat } from '@tablewright/engine';
import { cardIn, wilesOf } from './cards.ts';
import { CARDS, type Wile } from './content.ts';
import { worded } from './prompts.ts';
import { NOBODY, type Parley } from './state.ts';

const WANTED = ['good', 'card'] as const;
const REPLIES = ['accept', 'refuse', 'more'] as const;
type Wanted = (typeof WANTED)[number];
type Reply = (typeof REPLIES)[number];
type Thing = Wile | 'good';

/** What forbids a trade with this seat? Both must have something, and all know whether they do. */
export function tradeVerdict(g: Parley, seat: Seat, other: Seat): string | null {
  return hasAnything(g, seat) && hasAnything(g, other) ? null : 'PY-4';
}

/** An offer, the answer to it, perhaps a counter-offer: then things change hands, or go back. */
export function* trade(g: Parley, seat: Seat, other: Seat): Script {
  const given = yield* choose(seat, givePrompt, () => thingsOf(g, seat), { always: true });
  const wants = WANTED.filter((wanted) => has(g, other, wanted));
  const wanted = yield* choose(seat, wantPrompt, wants);
  layDown(g, seat, other, given);

  const isAgreed = yield* bargain(g, wanted);
  const { table } = g;
  const taker = isAgreed ? other : seat;
  emit('traded', { player: seat, other, isAgreed });
  g.players[taker].goods += table.goods;
  g.players[taker].hand.push(...table.cards);
  g.table = { from: NOBODY, to: NOBODY, goods: 0, cards: [] };
  if (isAgreed) yield* pay(g, other, seat, wanted);
}

/** The other accepts, refuses, or wants a good on top of it. */
function* bargain(g: Parley, wanted: Wanted): Script<boolean> {
  const { from, to } = g.table;
  const replies = REPLIES.filter((reply) => reply !== 'more' || g.players[from].goods > 0);
  // The card on the table is shown to both, and the state says so.
  const offered = g.table.cards.map((card) => CARDS[card].id);
  const reply = yield* choose(to, replyPrompt, replies, { about: { offered, wanted } });
  if (reply !== 'more') return reply === 'accept';

  emit('countered', { player: to });
  const isAgreed = (yield* choose(from, counterPrompt, REPLIES.slice(0, 2))) === 'accept';
  if (isAgreed) {
    g.players[from].goods--;
    g.table.goods++;
  }
  return isAgreed;
}

function* pay(g: Parley, from: Seat, to: Seat, wanted: Wanted): Script {
  if (wanted === 'good') {
    g.players[from].goods--;
    g.players[to].goods++;
    return;
  }
  const wile = yield* choose(from, payPrompt, () => wilesOf(g, from), { always: true });
  const [card] = g.players[from].hand.splice(cardIn(g, from, wile), 1);
  g.players[to].hand.push(card);
  emit('paid', { player: from, to }, { seats: [from, to], args: { card: wile.id } });
}

function layDown(g: Parley, from: Seat, to: Seat, thing: Thing): void {
  g.table = { from, to, goods: 0, cards: [] };
  if (thing === 'good') {
    g.players[from].goods--;
    g.table.goods = 1;
  } else {
    g.table.cards = g.players[from].hand.splice(cardIn(g, from, thing), 1);
  }
  emit('offered', { player: from, to });
}

function thingsOf(g: Parley, seat: Seat): Thing[] {
  return has(g, seat, 'good') ? [...wilesOf(g, seat), 'good'] : wilesOf(g, seat);
}

function has(g: Parley, seat: Seat, wanted: Wanted): boolean {
  const { goods, hand } = g.players[seat];
  return wanted === 'good' ? goods > 0 : hand.length > 0;
}

function hasAnything(g: Parley, seat: Seat): boolean {
  return WANTED.some((thing) => has(g, seat, thing));
}

const nameOf = (thing: Thing): string => (thing === 'good' ? thing : thing.id);

const givePrompt = worded<Thing>('give', nameOf);
const payPrompt = worded<Wile>('pay', nameOf);
const wantPrompt = worded<Wanted>('want');
const replyPrompt = worded<Reply>('reply');
const counterPrompt = worded<Reply>('counter');
