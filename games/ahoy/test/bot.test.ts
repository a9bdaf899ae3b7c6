import { type Ask, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ahoyBot } from '../bot/index.ts';
import { ahoy } from '../index.ts';
import { type Option, options } from '../rules/options.ts';
import type { Ahoy } from '../rules/state.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';

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
      const weights = ask.options.map((option) =>
        ahoyBot.weigh!(match.state, ask, offered(ask, option)),
      );
      for (const weight of weights) {
        expect(weight).toSatisfy(Number.isFinite);
        expect(weight).toBeGreaterThanOrEqual(0);
      }
      // Only damage to an own figure weighs nothing, and there is always something else to do.
      if (ask.prompt.id !== 'shoot') expect(Math.max(...weights)).toBeGreaterThan(0);
      expect(match.hash()).toBe(before);
    });
  });
});

describe('own damage', () => {
  /** The Smuggler with the Mystic, who has placed every die, in the last round. */
  const last = (rival: string, damage: readonly string[] = []): Scenario =>
    position({
      active: 'smuggler',
      bluefin: { at: 'tree-b.se', fame: 40 },
      smuggler: { at: 'compass-b.nw', crew: ['mystic', 'powder-monkey'], dice: [1, 1], damage },
      union: { at: 'tree-b.se' },
      rival: { at: rival },
    });
  const weight = (game: Scenario, key: string): number => {
    const [ask] = game.match.asks;
    return ahoyBot.weigh!(game.state, ask, options.read(key)!);
  };

  it('is worth less even when there is nothing left to do', () => {
    const worth = (damage: readonly string[]): number => {
      const game = last('tree-b.se', damage);
      const players = game.state.players.map((player) => ({ ...player, dice: [] }));
      return ahoyBot.evaluate({ ...game.state, players }, game.seat('smuggler'));
    };
    expect(worth(['sail-2'])).toBeLessThan(worth([]));
  });

  it('is not what the Mystic is for: without an enemy in reach it is no use', () => {
    expect(weight(last('tree-b.se'), 'crew:mystic')).toBe(0);
    expect(weight(last('compass-b.sw'), 'crew:mystic')).toBeGreaterThan(
      weight(last('compass-b.sw'), 'end'),
    );
  });

  it('is declined when the Powder Monkey finds no enemy', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { dice: [2, 2], damage: ['sail-1'], crew: ['powder-monkey'] },
    }).place(2, 'repair-1', 'mend:smuggler-1/sail-1');
    game.asks('smuggler', 'shoot');
    expect(weight(game, 'decline')).toBeGreaterThan(weight(game, 'shoot:flagship.smuggler-1'));
  });
});

describe('at a glance', () => {
  it('a reward is taken', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'swords-a.se', dice: [1, 1], cargo: ['diver'] },
    }).play('deliver:diver', 'cell:r2c1');
    const [ask] = game.match.asks;
    const [accept, decline] = ask.options.map((option) =>
      ahoyBot.weigh!(game.state, ask, offered(ask, option)),
    );
    expect(accept).toBeGreaterThan(decline);
  });

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
