import { createBot, parseBot } from '@tablewright/bots';
import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import { ti4 } from '../rules/game.ts';
import type { Ti4 } from '../rules/state.ts';

/** A random match up to a moment at which several are asked together, and the last of them has a card for it. */
function reactionsIn(seed: number): Match<Ti4> {
  const match = Match.start(ti4, { seats: 6, key: keyFromSeed(seed) });
  const chance = new FastChance(seed);
  while (match.asks.length < 2 || match.asks.at(-1)!.options.length < 3) {
    // It ended before that; one of a few others will do.
    if (match.over) return reactionsIn(seed + 100);
    const [{ seat, prompt, options }] = match.asks;
    match.answer(seat, prompt.key(options[chance.below(options.length)]));
  }
  return match;
}

describe.each(['random', 'greedy', 'search:20'])('%s, asked together with others', (name) => {
  it.each([1, 2, 5])('answers its own question after the others: %i', async (seed) => {
    const match = reactionsIn(seed);
    while (match.asks.length > 1)
      match.answer(match.asks[0].seat, match.asks[0].prompt.key(match.asks[0].options.at(-1)));
    const [{ seat, prompt, options }] = match.asks;
    const { key, options: judged } = await createBot(parseBot(name), ti4Bot, seed).advise(
      match,
      seat,
    );
    const offered = options.map((option) => prompt.key(option));
    expect(judged.map((each) => each.key).toSorted()).toEqual(offered.toSorted());
    expect(offered).toContain(key);
  });
});
