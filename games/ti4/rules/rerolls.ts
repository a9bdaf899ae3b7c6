import type { Script, Seat } from '@tablewright/engine';
import { diceOf, rerollDie } from './dice.ts';
import { choose } from './options.ts';
import type { Side } from './powers.ts';
import type { Prompt } from './prompts.ts';
import type { Ti4 } from './state.ts';

/** Names any number of the own dice, each once; `least` says how many it takes. TI-1.11 */
export function* nameDice(
  g: Ti4,
  seat: Seat,
  side: Side,
  prompt: Prompt,
  least: 0 | 1,
): Script<number[]> {
  const dice = diceOf(g, side);
  const misses = [...dice.keys()].filter((at) => dice[at].hits === 0);
  const named: number[] = [];
  while (named.length < dice.length) {
    const left = [...dice.keys()].filter((at) => !named.includes(at));
    const choice = yield* choose(seat, prompt, [
      ...(misses.length > 0 ? [{ do: 'rerollMisses' } as const] : []),
      ...left.map((count) => ({ do: 'reroll', count }) as const),
      ...(named.length >= least ? [{ do: 'done' } as const] : []),
    ]);
    if (choice.do === 'reroll') {
      named.push(choice.count);
      continue;
    }
    return choice.do === 'done' ? named : [...new Set([...named, ...misses])];
  }
  return named;
}

/** Rolls these dice again, in the order in which they lie. TI-1.11 */
export function rerollDice(g: Ti4, side: Side, dice: readonly number[]): void {
  for (const at of dice.toSorted((one, other) => one - other)) rerollDie(g, side, at);
}
