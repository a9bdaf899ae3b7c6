import { type Ask, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ahoyBot } from '../bot/index.ts';
import { ahoy } from '../index.ts';
import { type Option, options } from '../rules/options.ts';
import type { Ahoy } from '../rules/state.ts';

/** A random match, shown at every decision. */
function playRandomly(seats: number, seed: number, look: (match: Match<Ahoy>) => void): void {
  const match = Match.start(ahoy, { seats, key: keyFromSeed(seed) });
  const chance = new FastChance(seed);
  while (!match.over) {
    look(match);
    const [ask] = match.asks;
    match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
  }
}

/** The option as bots are given it. */
const offered = (ask: Ask, option: unknown): Option => options.read(ask.prompt.key(option))!;

describe.each([2, 3, 4])('with %i players', (seats) => {
  it('every position is worth a number and every option has a weight', () => {
    playRandomly(seats, seats, (match) => {
      const before = match.hash();
      for (let seat = 0; seat < seats; seat++)
        expect(ahoyBot.evaluate(match.state, seat)).toSatisfy(Number.isFinite);
      const [ask] = match.asks;
      for (const option of ask.options) {
        const weight = ahoyBot.weigh!(match.state, ask, offered(ask, option));
        expect(weight).toSatisfy(Number.isFinite);
        expect(weight).toBeGreaterThan(0);
      }
      expect(match.hash()).toBe(before);
    });
  });
});

describe('at a glance', () => {
  it('nothing looks better than a delivery', () => {
    let seen = 0;
    for (let seed = 1; seen < 5; seed++) {
      playRandomly(4, seed, (match) => {
        const [ask] = match.asks;
        const keys = ask.options.map((option) => ask.prompt.key(option));
        if (ask.prompt.id !== 'act' || !keys.some((key) => key.startsWith('deliver'))) return;
        seen++;
        const weights = ask.options.map((option) =>
          ahoyBot.weigh!(match.state, ask, offered(ask, option)),
        );
        expect(keys[weights.indexOf(Math.max(...weights))]).toMatch(/^deliver/);
      });
    }
  });
});
