import { choose, type Prompt, type Script } from './ask.ts';
import type { Seat } from './plain.ts';

/** An option with its own effect: a card in hand, a power in play. */
export interface Usable {
  /** May open windows of its own, for instance to let others cancel it. */
  use(): Script;
}

/** A moment at which the rules let players react. */
export interface Window<T> {
  /** Who is asked, in the rule's order. */
  readonly order: readonly Seat[];
  /** Could this seat react, from what everybody knows? Then it is asked, even if its hidden hand holds nothing. */
  mayReact(seat: Seat): boolean;
  /** What the seat can use at this moment. */
  abilities(seat: Seat): readonly (T & Usable)[];
  readonly pass: T;
}

/**
 * Asks round the table, gathers the abilities again after each use, and closes when all have passed in a row.
 * A seat that could react is asked even if it holds nothing, so that being asked reveals no hand.
 */
export function* openWindow<T>(prompt: Prompt<T>, window: Window<T>): Script {
  const { order, pass } = window;
  const isUsable = (option: T): option is T & Usable => option !== pass;
  let passes = 0;
  for (let turn = 0; passes < order.length; turn++) {
    const seat = order[turn % order.length];
    if (!window.mayReact(seat)) {
      passes++;
      continue;
    }
    // A function, because abilities come from hidden hands: after dealing anew, a search must gather them again.
    const gathered = (): T[] => [...window.abilities(seat), pass];
    const chosen = yield* choose(seat, prompt, gathered, { always: true });
    if (isUsable(chosen)) {
      yield* chosen.use();
      passes = 0;
    } else {
      passes++;
    }
  }
}
