import { describe, expect, it } from 'vitest';
import { opening, position } from './position.ts';

describe('precedence', () => {
  it('AH-18.1 a card text beats the basic rules', () => {
    // Wreckage hits everybody, but not who has a Pilot.
    const sail = (crew: string[]) =>
      position({ active: 'smuggler', smuggler: { at: 'tree-b.ne', dice: [1, 1], crew } }).place(
        1,
        'sail-1',
        'step:w:tree-b.nw',
      );
    sail([]).asks('smuggler', 'hurt');
    sail(['pilot']).play('evade').asks('smuggler', 'sail');
  });

  it('AH-18.2 cannot beats can: Negotiate ignores suit and cost, not a Stronghold', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.se', dice: [2, 2] },
      strongholds: ['compass-b.se'],
      market: ['elder'],
    });
    game.place(2, 'negotiate-1').asks('smuggler', 'slot');
    expect(game.crew('smuggler')).toEqual([]);
  });

  it('AH-18.3 of simultaneous battles the player on turn chooses the order', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1] },
      gunship: 'swords-a.nw',
      rival: { at: 'swords-a.nw', slots: { 'cannons-1': 2 } },
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw').asks('smuggler', 'victim');
    game.offers(['fight:gunship', 'fight:flagship.smuggler-2']);
  });

  it('AH-18.5 to concede is for the players to agree upon: no option does it, none is forced', () => {
    const game = opening(2, {}, 'concede').idle(({ prompt }) => prompt === 'act');
    expect(game.offered.every((key) => /^(die|recruit|plan):/.test(key))).toBe(true);
    const lost = position({ seats: 2, bluefin: { fame: 29 }, union: { fame: 0 } });
    expect(lost.over).toBe(false);
    lost.asks('bluefin', 'slot');
  });
});
