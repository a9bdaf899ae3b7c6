import {
  type Core,
  type Message,
  type OrderBook,
  type Question,
  questionOf,
  type Seat,
} from '@tablewright/engine';
import {
  MOST_DEEDS,
  MOST_ORDERS,
  type OrderDeed,
  type OrderScope,
  type OrdersView,
  type OrderView,
} from '@tablewright/protocol';
import type { Papers } from './dependencies.ts';
import type { Live } from './live.ts';
import { isPersonAt } from './record.ts';
import { Refusal } from './refusal.ts';

/** The orders of a seat, as they are stored: for this seat alone, and never in the journal. */
interface Orders {
  /** The latest last. */
  readonly given: readonly Given[];
  /** The latest answers that followed from orders. */
  readonly answered: readonly Answered[];
}

interface Given {
  readonly key: string;
  readonly message: Message;
  readonly scope: OrderScope;
  /** The turn or round that it was given in; it lasts no longer. */
  readonly during: number | null;
  readonly used: number;
  readonly last: number | null;
}

/** The question that was answered, as the positions in which it was open, and what the person is told of it. */
interface Answered extends OrderDeed {
  readonly epoch: number;
  readonly from: number;
}

const NONE: Orders = { given: [], answered: [] };

/** Gives a standing order or, without a scope, takes it back. */
export async function order(
  live: Live,
  { seat, key, scope }: { seat: Seat; key: string; scope: OrderScope | null },
): Promise<void> {
  const book = bookOf(live);
  if (live.ending !== null) throw new Refusal('over', 'The match is over.');
  const orders = ordersOf(live, seat);
  const others = orders.given.filter((given) => given.key !== key);
  if (scope === null) {
    if (others.length === orders.given.length)
      throw new Refusal('not-offered', 'The seat has no such order.');
    await save(live, seat, { ...orders, given: others });
    return;
  }
  if (others.length >= MOST_ORDERS)
    throw new Refusal('too-many', `A seat has at most ${MOST_ORDERS} orders.`);
  if (!scopesOf(live).includes(scope))
    throw new Refusal('not-allowed', 'This game has no rounds, so no order lasts one.');
  const { match } = live.ledger;
  const asked = askedOf(live, seat);
  const candidates = [
    ...book.offered(match.game.view(match.state, seat), seat),
    ...(asked === null ? [] : book.fitting(asked.view, seat, asked.question)),
  ];
  const found = candidates.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Refusal('not-offered', 'This cannot be ordered now.');
  if (found.clause !== undefined)
    throw new Refusal('not-offered', `This cannot be ordered: ${found.clause}.`, found.clause);
  const { message } = found;
  const given: Given = { key, message, scope, during: momentOf(live, scope), used: 0, last: null };
  await save(live, seat, { ...orders, given: [...others, given] });
}

/** What the seat sees of its orders; null in games without them. */
export function ordersFor(live: Live, seat: Seat): OrdersView | null {
  const book = live.deps.game.orders;
  if (book === undefined || live.record.seats[seat] === undefined) return null;
  const { match } = live.ledger;
  return {
    ...newsFor(live, seat),
    offered: book.offered(match.game.view(match.state, seat), seat),
    scopes: scopesOf(live),
  };
}

/** What a seat is told of at once, as text. What could be ordered changes with every move: clients ask for it. */
export function orderGist(live: Live, seat: Seat): string {
  return JSON.stringify(newsFor(live, seat));
}

function newsFor(live: Live, seat: Seat): Omit<OrdersView, 'offered' | 'scopes'> {
  const { ledger } = live;
  const asked = askedOf(live, seat);
  const { given, answered } = ordersOf(live, seat);
  return {
    did: answered
      .filter(({ epoch, n }) => epoch === ledger.epoch || n < ledger.match.decisions)
      .map(({ n, order: by, answer }): OrderDeed => ({ n, order: by, answer })),
    given: given.map(({ key, message, scope, used, last }): OrderView => ({
      key,
      message,
      scope,
      used,
      last,
    })),
    fitting: asked === null ? [] : bookOf(live).fitting(asked.view, seat, asked.question),
    answer: orderedAnswer(live, seat),
  };
}

/**
 * The answer that follows from the seat's orders to the question that is open for it; null asks the person.
 * Orders answer only for a person, and not again after their answer was taken back.
 */
export function orderedAnswer(live: Live, seat: Seat): string | null {
  const book = live.deps.game.orders;
  if (book === undefined || live.ending !== null || !isPersonAt(live.record, seat)) return null;
  const orders = ordersOf(live, seat);
  if (orders.given.length === 0) return null;
  const asked = askedOf(live, seat);
  if (asked === null || isTakenBack(live, seat, orders)) return null;
  const { view, question } = asked;
  const keys = orders.given.map(({ key }) => key);
  try {
    const answer = book.answer(view, seat, question, keys);
    return question.options.some(({ key }) => key === answer) ? answer : null;
  } catch (error) {
    // A faulty order book must not stop the match: the person answers.
    live.deps.report?.(error);
    return null;
  }
}

/** The papers after an order has given the answer: to be stored with that answer. */
export function papersAfterUse(live: Live, seat: Seat, answer: string): Papers {
  const orders = ordersOf(live, seat);
  const { ledger } = live;
  const book = bookOf(live);
  const { view, question } = askedOf(live, seat)!;
  const isAlone = ({ key }: Given): boolean => book.answer(view, seat, question, [key]) === answer;
  const used = orders.given.findLast(isAlone) ?? orders.given.at(-1)!;
  const n = ledger.match.decisions;
  const { message } = question.options.find(({ key }) => key === answer)!;
  const deed: Answered = {
    epoch: ledger.epoch,
    from: ledger.askedSince(seat),
    n,
    order: used.message,
    answer: message,
  };
  return paperOf(seat, {
    given: orders.given.map((given) =>
      given === used ? { ...given, used: given.used + 1, last: n } : given,
    ),
    // Undo goes back further than this only in matches that are argued over.
    answered: [...orders.answered, deed].slice(-MOST_DEEDS),
  });
}

function bookOf({ deps }: Live): OrderBook<Core> {
  const { orders } = deps.game;
  if (orders === undefined) throw new Refusal('not-allowed', 'This game has no standing orders.');
  return orders;
}

/** The orders that still stand. */
function ordersOf(live: Live, seat: Seat): Orders {
  const { given, answered } = (live.papers.read(nameOf(seat)) as Orders | null) ?? NONE;
  const stands = ({ scope, during }: Given): boolean => during === momentOf(live, scope);
  return { given: given.filter(stands), answered };
}

function momentOf({ ledger }: Live, scope: OrderScope): number | null {
  const { game, state } = ledger.match;
  if (scope === 'match') return null;
  return scope === 'turn' ? game.turns(state) : (game.rounds?.(state) ?? null);
}

function scopesOf({ deps }: Live): OrderScope[] {
  return deps.game.rounds === undefined ? ['turn', 'match'] : ['turn', 'round', 'match'];
}

/** Has the answer that orders gave to this question been taken back? Then they would only give it again. */
function isTakenBack({ ledger }: Live, seat: Seat, { answered }: Orders): boolean {
  const since = ledger.askedSince(seat);
  return answered.some(({ epoch, from, n }) => epoch < ledger.epoch && from <= since && since <= n);
}

/** The question that is open for the seat, with what the seat sees; null if orders have nothing to do with it. */
function askedOf(live: Live, seat: Seat): { view: Core; question: Question } | null {
  const { match } = live.ledger;
  const ask = match.ask(seat);
  if (ask === null || !bookOf(live).prompts.includes(ask.prompt.id)) return null;
  return { view: match.game.view(match.state, seat), question: questionOf(ask) };
}

/** Nobody else learns of it, not even that something has changed. */
async function save(live: Live, seat: Seat, orders: Orders): Promise<void> {
  await live.papers.save(paperOf(seat, orders));
  live.stirred();
}

function paperOf(seat: Seat, orders: Orders): Papers {
  const isEmpty = orders.given.length === 0 && orders.answered.length === 0;
  return { [nameOf(seat)]: isEmpty ? null : JSON.stringify(orders) };
}

function nameOf(seat: Seat): string {
  return `orders:${seat}`;
}
