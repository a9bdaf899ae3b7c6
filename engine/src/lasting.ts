import type { Seat } from './plain.ts';
import { constant, int, list, record, text } from './schema.ts';

/** An effect that lasts, as plain data of a state: the number of its entry in a deck of effects, whose it is, until when. */
export interface Lasting<E extends string = string> {
  readonly effect: number;
  readonly seat: Seat;
  readonly until: E;
}

/** The field of a schema for effects that last until one of these ends. */
export function lasting<const E extends string>(...ends: E[]) {
  return list(constant(record({ effect: int, seat: int, until: text(...ends) })));
}

/** What a seat holds in a deck of effects. One that was begun twice is held twice. */
export function effectsOf(effects: readonly Lasting[], seat: Seat): readonly number[] {
  return effects.filter((each) => each.seat === seat).map(({ effect }) => effect);
}

/** Ends all effects that last until now. */
export function endEffects<E extends string>(effects: Lasting<E>[], until: E): void {
  const stay = effects.filter((each) => each.until !== until);
  effects.splice(0, effects.length, ...stay);
}
