import { describe, expect, it } from 'vitest';
import { type Mat, position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** The last die of the last round is placed: somebody has 30 fame. */
function finale(setting: Setting): Scenario {
  const done = (mat: Mat = {}): Mat => ({ ...mat, dice: [] });
  const rival = setting.seats === 3 ? {} : { rival: done(setting.rival) };
  const game = position({
    ...setting,
    ...rival,
    smuggler: done(setting.smuggler),
    union: done({ at: 'tree-b.ne', ...setting.union }),
    bluefin: { at: 'tree-b.ne', ...setting.bluefin, dice: [1] },
  }).place(1, 'tailwind-1');
  expect(game.over).toBe(true);
  return game;
}

/** The Squadron controls compass-b and swords-a, the Union skull-a; tree-b is a matter of the ships there. */
const islands: Setting = {
  patrols: ['compass-b.se', 'swords-a.se'],
  comrades: { 'skull-a': 2 },
};

describe('the end', () => {
  it('AH-17.2 a pledge: 1 fame for each region of the card’s suit that its faction controls', () => {
    const game = finale({
      ...islands,
      smuggler: {
        fame: 30,
        pledged: [
          ['sailor', 'fighters', 'mystic'],
          ['gunner', 'trawler'],
        ],
      },
    });
    // For the Squadron a compass and swords, not a skull; for the Union a skull, not a compass.
    expect(game.fame('smuggler')).toBe(33);
    expect(game.events('pledges')).toMatchObject([
      {
        player: 1,
        squadron: ['sailor', 'fighters', 'mystic'],
        union: ['gunner', 'trawler'],
        fame: 3,
      },
      { player: 3, fame: 0 },
    ]);
  });

  it('AH-17.2 two regions of one suit count twice', () => {
    const game = finale({
      map: [
        ['compass-b', 'compass-a'],
        ['skull-a', 'tree-b'],
      ],
      patrols: ['compass-b.se', 'compass-a.sw'],
      smuggler: { fame: 30, pledged: [['sailor'], []] },
      union: { at: 'tree-b.ne' },
      bluefin: { at: 'tree-b.ne' },
      rival: { at: 'tree-b.ne' },
    });
    expect(game.fame('smuggler')).toBe(32);
  });

  it('AH-17.2 the suit at the top left counts, not the destination; a tie is no control', () => {
    // Gunner: suit skull, destination tree. Elder: suit parrot, destination fish, neither on the map.
    const tie: Setting = { patrols: ['skull-a.sw', 'skull-a.sw'], comrades: { 'skull-a': 2 } };
    const game = finale({
      ...tie,
      smuggler: { fame: 30, pledged: [['gunner', 'elder'], ['mystic']] },
    });
    expect(game.fame('smuggler')).toBe(30);
  });

  it('AH-17.2 only Smugglers have pledges, each their own', () => {
    const game = finale({
      ...islands,
      smuggler: { fame: 31, pledged: [[], ['mystic']] },
      rival: { fame: 20, pledged: [['sailor', 'trawler'], []] },
    });
    expect([game.fame('smuggler'), game.fame('rival')]).toEqual([32, 22]);
    // The Squadron has three regions at 1, with its flagship at tree-b; the Union one.
    expect([game.fame('bluefin'), game.fame('union')]).toEqual([3, 1]);
  });

  it('AH-17.2 AH-18.4 markers and cards are open when all is over', () => {
    const game = finale({ ...islands, smuggler: { fame: 30, pledged: [['sailor'], ['mystic']] } });
    const seen = game.match.observe(3).state;
    expect(seen.delivered1).toEqual(game.state.delivered1);
    expect(seen.pledges1).toEqual(game.state.pledges1);
  });

  it('AH-17.3 most fame wins', () => {
    const game = finale({ ...islands, smuggler: { fame: 30 }, union: { fame: 31 } });
    expect(game.result).toEqual({ scores: [3, 30, 32, 0], places: [3, 2, 1, 4] });
    expect(game.events('over')).toMatchObject([{ winners: [2] }]);
  });

  it('AH-17.3 among equals the one with more gold', () => {
    const game = finale({
      seats: 3,
      smuggler: { fame: 30, gold: 2 },
      union: { fame: 30, gold: 3 },
      bluefin: { fame: 28 },
    });
    expect(game.result!.scores).toEqual([29, 30, 30]);
    expect(game.result!.places).toEqual([3, 2, 1]);
  });

  it('AH-17.4 still equal: they share the victory', () => {
    const game = finale({
      seats: 3,
      smuggler: { fame: 30, gold: 2 },
      union: { fame: 30, gold: 2 },
    });
    expect(game.result!.places).toEqual([3, 1, 1]);
    expect(game.events('over')).toMatchObject([{ winners: [1, 2] }]);
  });
});
