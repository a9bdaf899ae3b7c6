import { choose, type Prompt, type Script } from './ask.ts';
import type { Seat } from './plain.ts';
import type { Usable } from './window.ts';

/** What happens at a moment along with other things. */
export interface Effect extends Usable {
  /** What brings it, among things whose effects have one key: which of two equal units, say. */
  readonly source?: number;
}

/** Effects that happen at one moment. */
export interface Simultaneous<O> {
  /** Who orders them: the seat whose turn it is, or the one that the rule names. */
  readonly seat: Seat;
  /** Effects of the moment, gathered again after each: one may remove the cause of another. */
  effects(): readonly (O & Effect)[];
  /** Does the order make no difference? Then nobody is asked. */
  commute?(effects: readonly O[]): boolean;
}

/** Carries out each effect of a moment once, in an order that one player chooses where it can matter. */
export function* settle<O>(prompt: Prompt<O>, moment: Simultaneous<O>): Script {
  const settled = new Set<string>();
  const nameOf = (effect: O & Effect): string => `${prompt.key(effect)}|${effect.source ?? ''}`;
  for (;;) {
    const due = moment.effects().filter((effect) => !settled.has(nameOf(effect)));
    if (due.length === 0) return;
    // Equal effects are one option.
    const keys = due.map((effect) => prompt.key(effect));
    const options = due.filter((_, i) => keys.indexOf(keys[i]) === i);
    const matters = options.length > 1 && moment.commute?.(due) !== true;
    const next = matters ? yield* choose<O & Effect>(moment.seat, prompt, options) : due[0];
    settled.add(nameOf(next));
    yield* next.use();
  }
}
