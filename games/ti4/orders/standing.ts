import { type Order, type OrderBook, type Question, type Seat } from '@tablewright/engine';
import { options, type Verb } from '../rules/options.ts';
import type { Ti4 } from '../rules/state.ts';

/** The answer that follows from an order; null asks the person. */
export type Answer = (question: Question, view: Ti4, seat: Seat) => string | null;

/** The keys of the offered options with one of these verbs. */
export function keysOf({ options: offered }: Question, verbs: readonly Verb[]): string[] {
  return offered.map(({ key }) => key).filter((key) => verbs.includes(options.read(key)!.do));
}

/** What the verb says, where it says one thing only. */
export const only =
  (...verbs: readonly Verb[]): Answer =>
  (question) => {
    const keys = keysOf(question, verbs);
    return keys.length === 1 ? keys[0] : null;
  };

/** The first that the rules offer with this verb: cheap ships come before dear ones. */
export const first =
  (verb: Verb): Answer =>
  (question) =>
    keysOf(question, [verb])[0] ?? null;

/** A subject on which a player has a standing wish: of several, the latest counts. */
interface Subject {
  readonly id: string;
  readonly prompts: readonly string[];
  readonly ways: { readonly [way: string]: Answer };
  /** The way that a newcomer is offered with all other usual orders. */
  readonly usual?: string;
  /** Could the question come up for this seat? */
  readonly isUseful?: (view: Ti4, seat: Seat) => boolean;
}

/** Orders for questions about action cards and agendas: a match without them has none. */
export function ofCouncil(book: OrderBook<Ti4>): OrderBook<Ti4> {
  return {
    ...book,
    offered: (view, seat) => (view.variant.council ? book.offered(view, seat) : []),
  };
}

export function standing({ id, prompts, ways, usual, isUseful }: Subject): OrderBook<Ti4> {
  const names = Object.keys(ways);
  const keyOf = (way: string): string => `${id}:${way}`;
  const orderOf = (way: string): Order => ({
    key: keyOf(way),
    message: { id: `order.${id}.${way}` },
    ...(way === usual && { usual: true }),
  });
  return {
    prompts,
    offered: (view, seat) => (isUseful?.(view, seat) === false ? [] : names.map(orderOf)),
    fitting: (view, seat, question) =>
      names.filter((way) => ways[way](question, view, seat) !== null).map(orderOf),
    answer(view, seat, question, orders) {
      const latest = orders.findLast((key) => names.some((way) => key === keyOf(way)));
      const way = names.find((each) => keyOf(each) === latest);
      return way === undefined ? null : ways[way](question, view, seat);
    },
  };
}
