import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** The Smuggler at this space, with these dice, without tiles to come. */
const smuggler = (at: string, more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    stack: [],
    ...more,
    smuggler: { at, dice: [1, 1], ...more.smuggler },
  });

describe('a strong current at the edge of the map', () => {
  const map = { 'swords-a': [0, 0, 0], 'fish-b': [0, 2, 0] } as const;
  const away = { bluefin: { at: 'swords-a.ne' } };

  it('AH-8.5 ends the Sail of whoever enters it with a step left', () => {
    const game = smuggler('fish-b.nw', { map, ...away });
    game.place(1, 'sail-1', 'step:s:fish-b.sw');
    expect([game.prompt, game.ship('smuggler')]).toEqual(['slot', 'fish-b.sw']);
    expect(game.events('anchored')).toHaveLength(1);
  });

  it('AH-8.5 ends a Full Sail with five steps left', () => {
    const game = smuggler('fish-b.nw', { map, ...away, smuggler: { dice: [6, 1] } });
    game.place(6, 'full-sail-1', 'step:s:fish-b.sw');
    expect(game.prompt).not.toBe('sail');
    expect(game.events('anchored')).toMatchObject([{ space: 'fish-b.sw' }]);
  });

  it('AH-8.5 holds where tiles are left and none of them fits', () => {
    // The current of fish-b, turned upside down, leads into a hole one space wide.
    const hole = {
      'fish-b': [0, 2, 2],
      'swords-a': [2, 0, 0],
      'tree-b': [-1, 0, 3],
      'skull-a': [0, -2, 0],
    } as const;
    const game = smuggler('fish-b.nw', { map: hole, stack: ['fish-a'] });
    game.place(1, 'sail-1', 'step:n:fish-b.sw');
    expect([game.prompt, game.ship('smuggler')]).toEqual(['slot', 'fish-b.sw']);
    expect(game.events()).not.toContain('explored');
  });
});

describe('rewards', () => {
  it('AH-16.7 a Smuggler who must not end the match leaves the four fame where they are', () => {
    const game = smuggler('swords-a.se', {
      bluefin: { fame: 3 },
      smuggler: { fame: 25, white: 'r0c3', black: 'r0c2', cargo: ['diver'] },
    });
    game.play('deliver:diver', 'cell:r0c4').asks('smuggler', 'reward').play('decline');
    expect([game.fame('smuggler'), game.wealth('swords-a')]).toEqual([27, 2]);
    expect(game.player('smuggler')).toMatchObject({ white: 4, black: 3 });
  });
});

describe('damage that is wanted', () => {
  it('AH-10.7 the Pilot of a Smuggler asks at swords-a.sw, and not where no slot could take it', () => {
    const crew = ['pilot'];
    const free = smuggler('swords-a.nw', { smuggler: { crew } });
    free.place(1, 'sail-1', 'step:s:swords-a.sw').asks('smuggler', 'wreckage').play('suffer');
    expect(free.prompt).toBe('hurt');
    const full = smuggler('swords-a.nw', {
      smuggler: {
        crew,
        dice: [1],
        slots: { 'sail-1': 1, 'sail-2': 1 },
        damage: ['full-sail-1', 'tailwind-1', 'cannons-1', 'negotiate-1'],
      },
    });
    full.place(1, 'sail-3', 'step:s:swords-a.sw');
    expect(full.prompt).toBe('sail');
  });

  it('AH-6.4 the Squadron with the Powder Monkey mends one of three and shoots', () => {
    const game = position({
      bluefin: {
        dice: [2, 1],
        crew: ['powder-monkey'],
        damage: ['sail-1', 'deploy-1', 'order-1'],
      },
    });
    game.place(2, 'repair-1', 'mend:bluefin/order-1');
    expect(game.offered).toContain('done');
    game.play('done').asks('bluefin', 'shoot');
    expect(game.slot('bluefin', 'sail-1')).toBe(7);
  });

  it('AH-10.3 a harbor mends two for the same player, without a choice of less', () => {
    const game = position({
      bluefin: {
        at: 'compass-b.se',
        dice: [1, 1],
        crew: ['powder-monkey'],
        damage: ['deploy-1', 'order-1'],
      },
      rival: { at: 'tree-b.se' },
    });
    game.place(1, 'sail-1', 'step:s:skull-a.ne', 'stop', 'decline', 'repairHere');
    expect(game.events('repaired')).toHaveLength(2);
    // Nobody else is in the region: the own flagship is a figure too.
    game.asks('bluefin', 'shoot').offers(['shoot:flagship.bluefin', 'decline']);
  });
});

describe('gold and the die that pays for crew', () => {
  it('AH-5.4 AH-12.3 a 2 becomes a 4 for two gold and pays', () => {
    const game = smuggler('swords-a.se', {
      market: ['cutpurse'],
      smuggler: { dice: [2, 3], gold: 3 },
    });
    game.play('recruit:cutpurse');
    game.offers(['pay:2', 'pay:3', 'alter:2:+1', 'alter:2:-1', 'alter:3:+1', 'alter:3:-1']);
    game.play('alter:2:+1').offers(['pay:3', 'alter:3:+1', 'alter:3:-1']);
    game.play('alter:3:+1', 'pay:4');
    expect([game.gold('smuggler'), game.slot('smuggler', 'cutpurse')]).toEqual([1, 4]);
    expect(game.player('smuggler').dice).toEqual([3]);
  });
});

describe('two loaded Smugglers', () => {
  const duel = (rolls: readonly number[]): Scenario =>
    position({
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      union: { at: 'skull-a.sw' },
      smuggler: { at: 'compass-b.nw', dice: [1, 1], slots: { 'cannons-1': 1 } },
      rival: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      rolls,
    });

  it('AH-16.8 each moves on once in an action, then reward and none remain', () => {
    const game = duel([6, 1, 6, 1, 6, 1]);
    game.place(1, 'sail-1', 'step:e:compass-b.ne', 'victory:damage-move');
    game.play('hit:smuggler-2/full-sail-1', 'step:e:swords-a.nw', 'step:w:compass-b.ne');
    game.asks('smuggler', 'victory').refuses('victory:damage-move', 'AH-16.8');
    game.offers(['victory:damage-reward', 'victory:none']).play('victory:none');
    // The next action is a new one.
    game.place(1, 'sail-2', 'step:w:compass-b.nw', 'step:e:compass-b.ne');
    expect(game.offered).toContain('victory:damage-move');
  });

  it('AH-16.8 the other one has a move of its own in the same action', () => {
    const game = duel([6, 1, 1, 6]);
    game.place(1, 'sail-1', 'step:e:compass-b.ne', 'victory:damage-move');
    game.play('hit:smuggler-2/full-sail-1', 'step:e:swords-a.nw', 'step:w:compass-b.ne');
    game.asks('rival', 'victory').offersOf('victory', ['damage-move', 'damage-reward', 'none']);
    game.play('victory:damage-move', 'hit:smuggler-1/full-sail-1', 'step:w:compass-b.nw', 'stop');
    // The mover of the action is where the second battle left it, and its movement is over.
    expect([game.ship('smuggler'), game.ship('rival')]).toEqual(['compass-b.ne', 'compass-b.nw']);
    expect(game.prompt).toBe('slot');
  });
});

describe('cards that say what they do', () => {
  it('AH-9.8 the Grogmaster of a Union with the Secret Weapon rolls both dice again', () => {
    const game = position({
      active: 'union',
      union: {
        at: 'tree-b.se',
        dice: [1, 1],
        slots: { 'cannons-1': 1 },
        crew: ['grogmaster'],
        plans: ['secret-weapon'],
      },
      bluefin: { at: 'tree-b.ne' },
      // Own 1 and 2 against 6; the new roll is 5 and 4.
      rolls: [1, 2, 6, 5, 4],
    });
    game.place(1, 'sail-1', 'step:n:tree-b.ne', 'battlePlan:secret-weapon');
    game.asks('union', 'reroll').offers(['reroll', 'keep']).play('reroll');
    game.play('hit:union/tailwind-1');
    expect(game.events('rerolled')).toMatchObject([{ dice: [5, 4] }]);
    expect(game.events('fired')).toMatchObject([{ total: 9, otherTotal: 6, winner: 2 }]);
  });

  it('AH-15.7 Dynamic Entry says nothing of Cannons at 6, and raises a 5 by one', () => {
    const entry = (die: number): Scenario =>
      position({
        active: 'union',
        union: { dice: [1, 1], slots: { 'cannons-1': die }, plans: ['dynamic-entry'] },
      }).play('plan:dynamic-entry', 'stay');
    expect(entry(6).events()).not.toContain('raised');
    expect(entry(5).events('raised')).toMatchObject([{ value: 6 }]);
  });
});
