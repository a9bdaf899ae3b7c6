import { FastChance } from '@tablewright/engine';
import type { Bot } from './bot.ts';
import { questionFor } from './question.ts';

/** Chooses any option with equal probability. */
export function randomBot(seed: number): Bot {
  const chance = new FastChance(seed);
  return {
    name: 'random',
    advise(match, seat) {
      const ask = questionFor(match, seat);
      const keys = ask.options.map((option) => ask.prompt.key(option));
      const even = 1 / keys.length;
      return {
        key: keys[chance.below(keys.length)],
        options: keys.map((key) => ({ key, visits: 0, value: even, confidence: 1 })),
      };
    },
  };
}
