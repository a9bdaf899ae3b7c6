import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Hits, self-hits, intercepts, building hits and keys of each face, in the order of the tables. */
const PRINTED = {
  skirmish: [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ],
  assault: [
    [0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [2, 1, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 0, 1, 0, 0],
  ],
  raid: [
    [0, 0, 1, 0, 0],
    [0, 0, 1, 0, 2],
    [0, 1, 0, 0, 1],
    [0, 0, 0, 1, 1],
    [0, 1, 0, 1, 0],
    [0, 1, 0, 1, 0],
  ],
} as const;

const FACES = (['skirmish', 'assault', 'raid'] as const).flatMap((die) =>
  PRINTED[die].map((icons, face) => ({ die, face, icons })),
);

describe('what is rolled', () => {
  it.each(FACES)(
    'ARC-15.8 ARC-15.9 ARC-15.10 ARC-15.11 ARC-15.12 the $die die on face $face shows $icons and does that',
    ({ die, face, icons: [hits, self, intercept, buildings, keys] }) => {
      const game = position({
        ann: { hand: ['aggression-4'], ships: { 'c1-hex': 9 } },
        bob: { ships: { 'c1-hex': 3 }, starports: ['c1-hex'], slots: ['', 'fuel', 'relic'] },
        rolls: [face],
      })
        .turn('lead:aggression-4', 'act:battle')
        .dice({ [die]: 1 });
      expect(game.events('rolled')).toMatchObject([{ hits, self, intercept, buildings, keys }]);
      // Hits that may be assigned go to fresh ships.
      game.idle(({ prompt }) => prompt === 'raid' || prompt === 'action');
      expect(game.prompt).toBe(keys > 0 ? 'raid' : 'action');
      const lost = self + 3 * intercept;
      const own = game.ships('ann', 'c1-hex');
      expect(9 * 2 - (own[0] * 2 + own[1])).toBe(lost);
      const theirs = game.ships('bob', 'c1-hex');
      expect(3 * 2 - (theirs[0] * 2 + theirs[1])).toBe(hits);
      expect(game.buildings('c1-hex')).toEqual([`bob starport${buildings > 0 ? ' damaged' : ''}`]);
    },
  );
});
