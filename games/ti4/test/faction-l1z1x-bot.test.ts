import { describe, expect, it } from 'vitest';
import { answerOf } from './bot-cards.ts';
import { fight } from './card-fights.ts';
import { position } from './position.ts';

describe('the bot of L1Z1X', () => {
  const bob = { planets: ['wellon'], units: { wellon: { infantry: 2 } } };

  it('never forgoes Harrow', async () => {
    const game = fight({ dreadnought: 1, infantry: 2 }, {}, ['7-', '7-', '7-', '7-'], {
      ann: { faction: 'l1z1x' },
      bob,
    }).play('decline', 'landAll:wellon');
    expect(game.prompt).toBe('round.end');
    expect(await answerOf(game)).toBe('use:harrow');
  });

  it('does not tear down its own docks for Assimilate', async () => {
    const units = {
      '0-0-0': { dock: 1 },
      abyz: { dock: 1 },
      starpoint: { dock: 1 },
    };
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { faction: 'l1z1x', units },
      bob: { units: { wellon: { dock: 1 } } },
    }).play('land:wellon');
    expect(game.prompt).toBe('assimilateTake');
    expect(await answerOf(game)).toBe('decline');
  });

  it('spends Inheritance Systems on several symbols, not on one that a planet can meet', async () => {
    const research = (technologies: readonly string[]) =>
      position({
        ann: {
          faction: 'l1z1x',
          cards: ['technology'],
          goods: 4,
          planets: ['gral', 'thibah', 'mehar-xull'],
          technologies: ['inheritance-systems', ...technologies],
        },
      }).play('strategic:technology', 'research:fleet-logistics');
    const one = research(['antimass-deflectors']);
    expect([one.prompt, one.about]).toEqual(['skipNeeds', { count: 1 }]);
    expect(await answerOf(one)).toBe('decline');
    const two = research([]);
    expect(two.about).toEqual({ count: 2 });
    expect(await answerOf(two)).toBe('use:inheritance-systems');
  });

  it('plays Cybernetic Enhancements with an empty strategy pool, and keeps it with a full one', async () => {
    const holder = (strategy: number) =>
      position({
        ann: {
          faction: 'sol',
          tokens: [3, 3, strategy],
          notes: ['cybernetic-enhancements of bob'],
        },
        bob: { faction: 'l1z1x' },
        cat: { points: 5 },
      });
    expect(await answerOf(holder(0))).toBe('playNote:cybernetic-enhancements:1');
    expect(await answerOf(holder(5))).toBe('decline');
  });
});
