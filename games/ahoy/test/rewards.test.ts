import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const smuggler = (at: string, more: Setting = {}): Scenario =>
  position({ active: 'smuggler', ...more, smuggler: { at, dice: [1, 1], ...more.smuggler } });

describe('rewards', () => {
  /** A delivery with the white marker beside the cell, the black one out of the way. */
  const reward = (cell: string, more: Setting = {}): Scenario => {
    const row = Number(cell[1]);
    const white = row > 0 ? `r${row - 1}c${cell[3]}` : `r1c${cell[3]}`;
    const game = smuggler('swords-a.se', {
      ...more,
      smuggler: { cargo: ['diver'], white, black: white, ...more.smuggler },
    });
    return game.play('deliver:diver', `cell:${cell}`);
  };

  it.each([
    ['r0c2', 2],
    ['r1c3', 1],
    ['r2c1', 1],
    ['r2c4', 2],
    ['r4c0', 3],
    ['r4c2', 2],
  ])('AH-16.7 %s gives %i fame', (cell, fame) => {
    const game = reward(cell).play('accept').asks('smuggler', 'pledge');
    expect(game.fame('smuggler')).toBe(2 + fame);
  });

  it.each([
    ['r1c2', 1],
    ['r2c0', 2],
    ['r3c3', 2],
    ['r4c1', 2],
    ['r4c3', 1],
  ])('AH-16.7 %s gives %i gold', (cell, gold) => {
    const game = reward(cell).play('accept').asks('smuggler', 'pledge');
    expect([game.gold('smuggler'), game.fame('smuggler')]).toEqual([gold, 2]);
  });

  it('AH-16.7 fame that would end the game may be declined; the marker has moved all the same', () => {
    const game = reward('r0c2', { smuggler: { fame: 26 } }).asks('smuggler', 'reward');
    expect(game.about).toEqual({ cell: 'r0c2' });
    game.offers(['accept', 'decline']).play('decline').asks('smuggler', 'pledge');
    expect(game.fame('smuggler')).toBe(28);
    expect(game.player('smuggler').white).toBe(2);
  });

  it.each(['r1c2', 'r0c4', 'r1c4', 'r4c4'])('AH-16.7 %s may be declined', (cell) => {
    const game = reward(cell, { smuggler: { damage: ['sail-2'] } }).play('decline');
    expect([game.fame('smuggler'), game.gold('smuggler')]).toEqual([2, 0]);
    expect([game.wealth('swords-a'), game.slot('smuggler', 'sail-2')]).toEqual([2, 7]);
  });

  it('AH-16.7 nobody is asked about nothing: no gold in the supply, nothing to repair', () => {
    const rich = { bluefin: { gold: 10 }, union: { gold: 10 } };
    reward('r1c2', rich).asks('smuggler', 'pledge');
    reward('r1c4').asks('smuggler', 'pledge');
  });

  it('AH-16.7 r0c0 turns up to five gold into fame', () => {
    const game = reward('r0c0', { smuggler: { gold: 7 } }).asks('smuggler', 'rewardSpend');
    game.offers([0, 1, 2, 3, 4, 5].map((gold) => `spend:${gold}`)).play('spend:4');
    expect([game.gold('smuggler'), game.fame('smuggler')]).toEqual([3, 6]);
    reward('r0c0', { smuggler: { gold: 2 } }).offers(['spend:0', 'spend:1', 'spend:2']);
  });

  it.each(['r0c1', 'r3c4'])('AH-16.7 %s moves the flagship one or two spaces', (cell) => {
    const game = reward(cell, { gunship: 'swords-a.nw', rolls: [1, 1] }).asks('smuggler', 'sail');
    expect(game.about).toMatchObject({ steps: 2 });
    expect(game.offered).toContain('decline');
    game.play('step:n:swords-a.ne', 'step:w:swords-a.nw');
    expect(game.events('battle')).toHaveLength(1);
    expect(reward(cell).play('decline').ship('smuggler')).toBe('swords-a.se');
  });

  it('AH-16.7 r3c1 moves one or two spaces without battles', () => {
    const game = reward('r3c1', {
      gunship: 'swords-a.nw',
      smuggler: { slots: { 'cannons-1': 6 } },
    });
    game.play('step:n:swords-a.ne', 'step:w:swords-a.nw');
    expect(game.ship('smuggler')).toBe('swords-a.nw');
    expect(game.events()).not.toContain('battle');
    game.asks('smuggler', 'pledge');
    const wreck = reward('r3c1').play('step:w:swords-a.sw').asks('smuggler', 'hurt');
    expect(wreck.about).toMatchObject({ cause: 'wreckage' });
  });

  it.each(['r0c3', 'r1c0', 'r3c2'])('AH-16.7 %s recruits any face-up crew for nothing', (cell) => {
    const game = reward(cell, { market: ['sailor', 'pilot'], deck: ['elder'] });
    game.asks('smuggler', 'rewardRecruit').offers(['take:sailor', 'take:pilot', 'decline']);
    game.play('take:pilot');
    expect(game.crew('smuggler')).toEqual(['pilot']);
    expect(game.market).toContain('elder');
    const declined = reward(cell, { market: ['sailor', 'pilot'] }).play('decline');
    expect(declined.crew('smuggler')).toEqual([]);
  });

  it('AH-16.7 AH-12.2 no recruit by a reward at a Stronghold; elsewhere it needs no island', () => {
    const win = (space: string, more: Setting): Scenario =>
      smuggler('swords-a.ne', {
        market: ['sailor'],
        rolls: [6, 1],
        ...more,
        smuggler: { slots: { 'cannons-1': 1 }, white: 'r2c2' },
      }).place(1, 'sail-1', space);
    const barred = win('step:s:swords-a.se', { strongholds: ['swords-a.se', 'swords-a.se'] });
    barred.play('victory:damage-reward', 'cell:r3c2');
    expect(barred.prompt).not.toBe('rewardRecruit');
    const sea = win('step:w:swords-a.nw', { patrols: ['swords-a.nw'] });
    sea.play('victory:damage-reward', 'cell:r3c2').asks('smuggler', 'rewardRecruit');
  });

  it('AH-16.7 r0c4 gives four fame and raises the wealth where the flagship is', () => {
    const game = reward('r0c4').play('accept');
    expect([game.fame('smuggler'), game.wealth('swords-a')]).toEqual([6, 3]);
    const rich = reward('r0c4', { wealth: { 'swords-a': 5 } }).play('accept');
    expect(rich.wealth('swords-a')).toBe(6);
  });

  it.each(['r1c1', 'r3c0'])('AH-16.7 %s moves the flagship to any tailwind', (cell) => {
    const game = reward(cell).asks('smuggler', 'wind');
    expect(game.about).toEqual({ source: 'reward' });
    game.offers([
      'go:compass-b.sw',
      'go:skull-a.sw',
      'go:swords-a.ne',
      'go:tree-b.nw',
      'go:tree-b.sw',
      'stay',
    ]);
    game.play('go:skull-a.sw');
    expect(game.ship('smuggler')).toBe('skull-a.sw');
    expect(game.events('anchored')).toMatchObject([{ space: 'skull-a.sw' }]);
  });

  it('AH-16.7 r1c4 repairs everything, r4c4 for one fame each', () => {
    const damage = ['sail-1', 'cannons-1', 'sailor'];
    const all = reward('r1c4', { smuggler: { damage, crew: ['sailor'] } }).play('accept');
    expect(all.events('repaired')).toHaveLength(3);
    expect(all.fame('smuggler')).toBe(2);
    const fame = reward('r4c4', { smuggler: { damage, crew: ['sailor'] } }).play('accept');
    expect(fame.slot('smuggler', 'sailor')).toBe(0);
    expect(fame.fame('smuggler')).toBe(5);
  });

  it('AH-16.7 r2c3 adds a tile anywhere at the edge; nobody moves', () => {
    const game = reward('r2c3', { stack: ['tree-a', 'fish-a'] }).asks('smuggler', 'addTile');
    game.offers(['draw', 'decline']).play('draw');
    expect(game.about).toMatchObject({ tile: 'tree-a' });
    const edge = [-1, 0, 1, 2, 3];
    game.offersOf(
      'block',
      edge.flatMap((at) => [`${at},-2`, `${at},4`, `-2,${at}`, `4,${at}`]),
    );
    game.play('block:4,0').asks('smuggler', 'lay');
    // The island of swords-a lies at 3,1.
    game.offers(['lay:4,0,0', 'lay:4,0,2', 'lay:4,0,3']).play('lay:4,0,0');
    expect(game.wealth('tree-a')).toBe(1);
    expect(game.ship('smuggler')).toBe('swords-a.se');
    game.asks('smuggler', 'pledge');
    const declined = reward('r2c3', { stack: ['tree-a'] }).play('decline');
    expect(declined.state.stack).toHaveLength(1);
    expect(reward('r2c3', { stack: [] }).prompt).toBe('pledge');
  });

  it('AH-16.7 the centre gives nothing when it is entered again', () => {
    const game = reward('r2c2').asks('smuggler', 'pledge');
    expect([game.fame('smuggler'), game.gold('smuggler')]).toEqual([2, 0]);
  });
});
