import { choose, type Message, type Prompt, type Script } from './ask.ts';
import type { Seat } from './plain.ts';

/** Something a seat may do in a window: a card in hand, a power in play. */
export interface Ability {
  readonly key: string;
  readonly target: string;
  readonly message: Message;
  /** Carries it out; may open windows of its own, for instance for those who would cancel it. */
  use(): Script;
}

/** A moment at which the rules let players react. */
export interface Window {
  /** The question asked, and the first part of every key: `before-roll`. */
  readonly id: string;
  /** Who is asked, in the rule's order. */
  readonly order: readonly Seat[];
  /** Could this seat react, from what everybody knows? It is asked then, also when its hidden hand holds nothing. */
  mayReact(seat: Seat): boolean;
  /** What the seat can use at this very moment. */
  abilities(seat: Seat): readonly Ability[];
}

const PASS: Ability = { key: 'pass', target: 'pass', message: { id: 'option.pass' }, *use() {} };

/**
 * Asks round the table, gathers the abilities anew after each use, and closes when all have passed in a row.
 * A seat that could react is asked even if it holds nothing, so that being asked betrays no hand.
 */
export function* openWindow(window: Window): Script {
  const prompt = promptOf(window.id);
  let passes = 0;
  for (let turn = 0; passes < window.order.length; turn++) {
    const seat = window.order[turn % window.order.length];
    if (!window.mayReact(seat)) {
      passes++;
      continue;
    }
    // A function, because abilities come from hidden hands: a search that deals anew must gather anew.
    const gathered = (): Ability[] => [...window.abilities(seat), PASS];
    const ability = yield* choose(seat, prompt, gathered, { always: true });
    if (ability === PASS) {
      passes++;
    } else {
      yield* ability.use();
      passes = 0;
    }
  }
}

function promptOf(id: string): Prompt<Ability> {
  return {
    id,
    key: (ability) => `${id}:${ability.key}`,
    target: (ability) => ability.target,
    message: (ability) => ability.message,
  };
}
