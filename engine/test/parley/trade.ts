import type { Script, Seat } from '@tablewright/engine';
import { cardIn, wilesOf } from './cards.ts';
import { CARDS, WILES } from './content.ts';
import { choose, type Option, REPLIES, WANTED } from './options.ts';
import { NOBODY, type Parley } from './state.ts';
import { emit } from './vocabulary.ts';

type Wanted = (typeof WANTED)[number];
type Gift = Option<'give' | 'giveGood'>;

/** What forbids a trade with this seat? Both must have something, and all know whether they do. */
export function tradeVerdict(g: Parley, seat: Seat, other: Seat): string | null {
  return hasAnything(g, seat) && hasAnything(g, other) ? null : 'PY-4';
}

/** An offer, the answer to it, perhaps a counter-offer: then things change hands, or go back. */
export function* trade(g: Parley, seat: Seat, other: Seat): Script {
  const given = yield* choose(seat, 'give', () => giftsOf(g, seat), { always: true });
  const wants = WANTED.filter((thing) => has(g, other, thing));
  const { thing: wanted } = yield* choose(
    seat,
    'want',
    wants.map((thing) => ({ do: 'want', thing }) as const),
  );
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
  const replies = REPLIES.filter((each) => each !== 'more' || g.players[from].goods > 0);
  // The card on the table is shown to both, and the state says so.
  const offered = g.table.cards.map((card) => CARDS[card].id);
  const { reply } = yield* choose(
    to,
    'reply',
    replies.map((each) => ({ do: 'reply', reply: each }) as const),
    { about: { offered, wanted } },
  );
  if (reply !== 'more') return reply === 'accept';

  emit('countered', { player: to });
  const last = yield* choose(from, 'counter', [
    { do: 'counter', reply: 'accept' },
    { do: 'counter', reply: 'refuse' },
  ]);
  const isAgreed = last.reply === 'accept';
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
  const { wile: paid } = yield* choose(
    from,
    'pay',
    () => wilesOf(g, from).map((wile) => ({ do: 'pay', wile: WILES.indexOf(wile) }) as const),
    { always: true },
  );
  const wile = WILES[paid];
  const [card] = g.players[from].hand.splice(cardIn(g, from, wile), 1);
  g.players[to].hand.push(card);
  emit('paid', { player: from, to }, { seats: [from, to], args: { card: wile.id } });
}

function layDown(g: Parley, from: Seat, to: Seat, gift: Gift): void {
  g.table = { from, to, goods: 0, cards: [] };
  if (gift.do === 'giveGood') {
    g.players[from].goods--;
    g.table.goods = 1;
  } else {
    g.table.cards = g.players[from].hand.splice(cardIn(g, from, WILES[gift.wile]), 1);
  }
  emit('offered', { player: from, to });
}

function giftsOf(g: Parley, seat: Seat): Gift[] {
  const cards = wilesOf(g, seat).map((wile): Gift => ({ do: 'give', wile: WILES.indexOf(wile) }));
  return has(g, seat, 'good') ? [...cards, { do: 'giveGood' }] : cards;
}

function has(g: Parley, seat: Seat, wanted: Wanted): boolean {
  const { goods, hand } = g.players[seat];
  return wanted === 'good' ? goods > 0 : hand.length > 0;
}

function hasAnything(g: Parley, seat: Seat): boolean {
  return WANTED.some((thing) => has(g, seat, thing));
}
