import { DIE_SIDES } from '../content/index.ts';
import type { Passives } from '../rules/powers.ts';

/** The chance of each number of hits, from none upwards. */
export type Spread = readonly number[];

export const CERTAIN: Spread = [1];

/** The hits of one die: a hit from `value` on once `added` is added; a high roll may count for more. TI-1.10 */
export function dieSpread(
  value: number,
  added: number,
  critical: Passives['criticalHits'] | undefined,
): Spread {
  const spread: number[] = [];
  for (let die = 1; die <= DIE_SIDES; die++) {
    const extra = critical !== undefined && die >= critical.from ? critical.hits : 0;
    const hits = (die + added >= value ? 1 : 0) + extra;
    while (spread.length <= hits) spread.push(0);
    spread[hits] += 1 / DIE_SIDES;
  }
  return spread;
}

/** With a second roll of a die that has missed. */
export function rerolled(die: Spread): Spread {
  return die.map((chance, hits) => (hits === 0 ? 0 : chance) + die[0] * chance);
}

/** What two independent rolls come to together. */
export function together(one: Spread, other: Spread): Spread {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < other.length; b++) sums[a + b] += one[a] * other[b];
  return sums;
}

export function times(die: Spread, dice: number): Spread {
  let sum = CERTAIN;
  for (let left = dice; left > 0; left--) sum = together(sum, die);
  return sum;
}

/** Dice of a unit ability, each a hit from this value on. */
export interface Shots {
  readonly value: number;
  readonly dice: number;
}

/** Dice of unit abilities; one die more, if there is one, goes to the unit that hits most easily. TI-9.4, TI-12.3 */
export function shotsSpread(shots: readonly Shots[], added: number, extraDie: boolean): Spread {
  const armed = shots.filter(({ dice }) => dice > 0);
  if (armed.length === 0) return CERTAIN;
  let sum = CERTAIN;
  for (const { value, dice } of armed)
    sum = together(sum, times(dieSpread(value, added, undefined), dice));
  if (!extraDie) return sum;
  const best = Math.min(...armed.map(({ value }) => value));
  return together(sum, dieSpread(best, added, undefined));
}
