import type { Message, Question } from './ask.ts';
import type { Seat } from './plain.ts';

/** Something that a seat can have done in its absence. */
export interface Order {
  /** In the game's own spelling. */
  readonly key: string;
  readonly message: Message;
  /** The clause that keeps it from being an order now. */
  readonly clause?: string;
  /** One of those that suit nearly everybody: a newcomer gives them all at once. */
  readonly usual?: boolean;
}

/**
 * What can be ordered, and what follows from it. It reads only the seat's own view and its own options; the rules never
 * read orders.
 */
export interface OrderBook<G> {
  /** The questions that orders may answer; about others the book is not asked. */
  readonly prompts: readonly string[];
  /** Everything that the seat could order now. */
  offered(view: G, seat: Seat): readonly Order[];
  /** Orders that would answer this question, to be offered at the moment itself. */
  fitting(view: G, seat: Seat, question: Question): readonly Order[];
  /** The key of the answer that follows from the seat's orders, the latest last; null asks the person. */
  answer(view: G, seat: Seat, question: Question, orders: readonly string[]): string | null;
}

const PASS = 'pass:';

/** The orders to take what is taken when nobody answers, for each of these prompts: "always pass on this". */
export function passOrders<G>(prompts: readonly string[]): OrderBook<G> {
  const orderOf = (prompt: string): Order => ({
    key: PASS + prompt,
    message: { id: `order.pass.${prompt}` },
  });
  return {
    prompts,
    offered: () => prompts.map(orderOf),
    fitting: (_view, _seat, { prompt, otherwise }) =>
      prompts.includes(prompt) && otherwise !== undefined ? [orderOf(prompt)] : [],
    answer: (_view, _seat, { prompt, otherwise }, orders) =>
      otherwise !== undefined && orders.includes(PASS + prompt) ? otherwise : null,
  };
}

/** Several books as one; the first that knows an answer gives it. */
export function orderBook<G>(...books: readonly OrderBook<G>[]): OrderBook<G> {
  const about = ({ prompt }: Question): readonly OrderBook<G>[] =>
    books.filter(({ prompts }) => prompts.includes(prompt));
  return {
    prompts: [...new Set(books.flatMap(({ prompts }) => prompts))],
    offered: (view, seat) => books.flatMap((book) => book.offered(view, seat)),
    fitting: (view, seat, question) =>
      about(question).flatMap((book) => book.fitting(view, seat, question)),
    answer(view, seat, question, orders) {
      for (const book of about(question)) {
        const key = book.answer(view, seat, question, orders);
        if (key !== null) return key;
      }
      return null;
    },
  };
}
