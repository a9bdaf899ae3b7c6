import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Findings, search } from '../src/index.ts';

// Every look at the clock is a millisecond later than the last, so that a playout takes just that.
beforeEach(() => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ++time);
});
afterEach(() => vi.restoreAllMocks());

const LONG = 160;

function winner({ options }: Findings): string {
  return options.reduce((best, one) => (one.visits > best.visits ? one : best)).key;
}

it('stops before its time when the answer cannot change any more, and only then', () => {
  const match = Match.start(roam, { seats: 2, key: keyFromSeed(9) });
  const chance = new FastChance(9);
  let early = 0;
  let full = 0;
  while (!match.over && match.decisions < 40) {
    const ask = match.asks[0];
    const think = (budget: { iterations: number } | { milliseconds: number }): Findings =>
      search(match as never, ask.seat, roamBot as never, budget, new FastChance(match.decisions));
    const found = think({ milliseconds: LONG });
    const iterations = LONG;
    if (found.iterations < iterations) {
      early++;
      expect(winner(found)).toBe(winner(think({ iterations })));
    } else full++;
    if (ask.options.length === 1) expect(found.iterations).toBeLessThan(20);
    match.answer(ask.seat, ask.prompt.key(ask.options[chance.below(ask.options.length)]));
  }
  expect(early).toBeGreaterThan(10);
  expect(full).toBeGreaterThan(0);
});
