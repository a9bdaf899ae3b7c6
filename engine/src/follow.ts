import { Ask, type Script } from './ask.ts';
import type { Chance } from './chance.ts';
import { enter } from './scene.ts';

/** Where a script stops after some answers. */
export type Stop =
  /** At the next question. */
  | { readonly at: 'question'; readonly ask: Ask }
  /** At its end; before a roll of the dice; at an answer that is not offered. */
  | { readonly at: 'end' | 'dice' | 'refusal' };

/**
 * Runs a part of a step outside of any match and gives it answers by their keys: for plans of what is asked in the
 * middle of a step, which `rehearse` cannot begin with. The script changes the state that it was made with: give it a
 * copy.
 */
export function followScript(script: Script, keys: readonly string[]): Stop {
  const before = enter({ chance: UNKNOWN, events: null, outcomes: null });
  try {
    return follow(script, keys);
  } catch (error) {
    if (error instanceof Rolled) return { at: 'dice' };
    throw error;
  } finally {
    enter(before);
  }
}

function follow(script: Script, keys: readonly string[]): Stop {
  const left = [...keys];
  let answer: unknown;
  for (;;) {
    const { done, value: ask } = script.next(answer);
    if (done === true) return { at: left.length === 0 ? 'end' : 'refusal' };
    // What several seats are asked at once is no part of a plan.
    if (!(ask instanceof Ask)) return { at: left.length === 0 ? 'end' : 'refusal' };
    const isAsked = ask.options.length > 1 || ask.details.always === true;
    const key = isAsked ? left.shift() : ask.prompt.key(ask.options[0]);
    if (key === undefined) return { at: 'question', ask };
    answer = ask.options.find((option) => ask.prompt.key(option) === key);
    if (answer === undefined) return { at: 'refusal' };
  }
}

/** Thrown through a script that rolls dice. */
class Rolled extends Error {
  override name = 'Rolled';
}

const UNKNOWN: Chance = {
  position: 0,
  below() {
    throw new Rolled('A plan ends where dice are rolled.');
  },
};
