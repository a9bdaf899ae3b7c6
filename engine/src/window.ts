import { type About, Ask, chooseAll, type Prompt, type Refusal, type Script } from './ask.ts';
import type { Seat } from './plain.ts';

/** An option with its own effect: a card in hand, a power in play. */
export interface Usable {
  /** May open windows of its own, for instance to let others cancel it. */
  use(): Script<unknown>;
}

/** A moment at which the rules let players react. */
export interface Window<T> {
  /** Who is asked, in the rule's order. */
  readonly order: readonly Seat[];
  /** Could this seat react, from what everybody knows? Then it is asked, even if its hidden hand holds nothing. */
  mayReact(seat: Seat): boolean;
  /** What the seat can use at this moment. */
  abilities(seat: Seat): readonly (T & Usable)[];
  /** What the rules forbid the seat at this moment. */
  refused?(seat: Seat): Refusal<T>[];
  readonly pass: T;
  /** What is reacted to. Everybody may know it. */
  readonly about?: About;
  /** Who is asked, and who takes how long, is nobody else's business. */
  readonly quiet?: boolean;
}

/** A window in which all are asked at once. */
export interface JointWindow<T> extends Omit<Window<T>, 'quiet'> {
  /** Passes now and for the rest of the window. */
  readonly lock: T;
  /** May seats agree on something while the window is open? Who could react then is asked anew. Without it the game says. */
  readonly accords?: boolean;
}

const NOTHING: About = {};

/**
 * Asks round the table, gathers the abilities again after each use, and closes when all have passed in a row.
 * A seat that could react is asked even if it holds nothing, so that being asked reveals no hand.
 */
export function* openWindow<T>(prompt: Prompt<T>, window: Window<T>): Script {
  const { order, pass, about = NOTHING, quiet = false } = window;
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
    const ask = new Ask<T>(seat, prompt, gathered, {
      always: true,
      otherwise: pass,
      quiet,
      about,
      refused: () => window.refused?.(seat) ?? [],
    });
    const chosen = (yield ask as Ask) as T;
    if (isUsable(chosen)) yield* chosen.use();
    // An accord may have given something to those who passed before.
    if (isUsable(chosen)) passes = 0;
    else passes = ask.interrupted ? 1 : passes + 1;
  }
}

/**
 * Asks all seats at once and in secret. The first in order that wants to react does so; what the others wanted is
 * neither shown nor spent. Then all are asked again, from the seat after it, until everybody passes.
 * A seat that has locked itself out is still asked, with nothing to choose: how many are asked would betray it.
 */
export function* openJointWindow<T>(prompt: Prompt<T>, window: JointWindow<T>): Script {
  const { pass, lock, about = NOTHING, accords } = window;
  const isUsable = (option: T): option is T & Usable => option !== pass && option !== lock;
  const locked = new Set<Seat>();
  let { order } = window;
  for (;;) {
    let seats: readonly Seat[] = [];
    let isAsked = false;
    const asked = (): readonly Seat[] => {
      // After an accord nobody stays out: what came in it can be used at once.
      if (isAsked) locked.clear();
      isAsked = true;
      seats = order.filter((seat) => window.mayReact(seat));
      return seats;
    };
    const wishes = yield* chooseAll(
      asked,
      prompt,
      (seat) => () => (locked.has(seat) ? [lock] : [...window.abilities(seat), pass, lock]),
      (seat) => ({
        always: true,
        quiet: true,
        otherwise: locked.has(seat) ? lock : pass,
        accords,
        about,
        refused: () => window.refused?.(seat) ?? [],
      }),
    );
    wishes.forEach((wish, i) => {
      if (wish === lock) locked.add(seats[i]);
    });
    const first = wishes.findIndex(isUsable);
    if (first < 0) return;
    yield* (wishes[first] as T & Usable).use();
    order = rotated(window.order, seats[first]);
  }
}

/** The same order, beginning with the seat after this one. */
function rotated(order: readonly Seat[], seat: Seat): readonly Seat[] {
  const from = order.indexOf(seat) + 1;
  return [...order.slice(from), ...order.slice(0, from)];
}
