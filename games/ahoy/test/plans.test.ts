import { describe, expect, it } from 'vitest';
import type { PlanKind } from '../content/index.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { spaceOf } from './table.ts';

/** The Union on its turn with these plans. */
const planning = (plans: readonly PlanKind[], more: Setting = {}): Scenario =>
  position({ active: 'union', ...more, union: { dice: [1, 1], plans, ...more.union } });

/** The Union is attacked by the loaded Smuggler. */
const attacked = (plans: readonly PlanKind[], more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    bluefin: { at: 'tree-b.se' },
    ...more,
    smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
    union: { at: 'swords-a.nw', plans, ...more.union },
  }).place(1, 'sail-1', 'step:e:swords-a.nw');

describe('Evacuation', () => {
  it('AH-15.7 all Comrades of one island go to other islands, split in any way', () => {
    const game = planning(['evacuation'], { comrades: { 'compass-b': 3, 'tree-b': 1 } });
    game.play('plan:evacuation').asks('union', 'evacuate');
    game.offers(['region:compass-b', 'region:tree-b']).play('region:compass-b');
    game.asks('union', 'settle').offers(['region:skull-a', 'region:swords-a', 'region:tree-b']);
    game.play('region:tree-b', 'region:skull-a', 'region:tree-b');
    expect(['compass-b', 'tree-b', 'skull-a'].map((tile) => game.comrades(tile))).toEqual([
      0, 3, 1,
    ]);
    expect(game.state.comradeSupply).toBe(16);
    expect(game.state.ready).toBe(0);
    expect(game.player('union').hand).toEqual([]);
  });

  it('AH-15.7 needs a Comrade on some island', () => {
    planning(['evacuation']).offersOf('plan', []);
  });
});

describe('Sneak Attack', () => {
  const patrols = ['tree-b.nw', 'tree-b.ne', 'tree-b.se', 'compass-b.se'];

  it('AH-15.7 up to two Patrols of a region with a Comrade return to the supply', () => {
    const game = planning(['sneak-attack'], { patrols, comrades: { 'tree-b': 1 } });
    game.play('plan:sneak-attack').asks('union', 'sneakPatrol');
    game.offers(['return:tree-b.nw', 'return:tree-b.ne', 'return:tree-b.se', 'done']);
    game.play('return:tree-b.nw', 'return:tree-b.se').asks('union', 'slot');
    expect(game.patrols).toEqual(['compass-b.se', 'tree-b.ne']);
    expect(game.state.patrolSupply).toBe(8);
    expect(game.events()).not.toContain('battle');
  });

  it('AH-15.7 fewer are enough; no region without a Comrade', () => {
    const game = planning(['sneak-attack'], {
      patrols,
      comrades: { 'tree-b': 1, 'compass-b': 1, 'skull-a': 1 },
    });
    game.play('plan:sneak-attack').asks('union', 'sneak');
    expect(game.offered).not.toContain('region:swords-a');
    game.play('region:tree-b', 'return:tree-b.ne', 'done');
    expect(game.patrols).toHaveLength(3);
    planning(['sneak-attack'], { patrols }).offersOf('plan', []);
  });
});

describe('Enlist', () => {
  const market = ['sailor', 'trawler', 'fighters'];

  it('AH-15.7 any number of face-up crew of the suit of an island with a Comrade, free', () => {
    const game = planning(['enlist'], {
      market,
      deck: ['ghastly-gust'],
      comrades: { 'compass-b': 1, 'swords-a': 1 },
    });
    game.play('plan:enlist').asks('union', 'enlist');
    game.offers(['region:compass-b', 'region:swords-a']).play('region:compass-b');
    game.asks('union', 'enlistCard').offers(['take:sailor', 'take:trawler', 'done']);
    game.play('take:sailor');
    // The market is refilled when all is done, not at once.
    expect(game.market).toEqual(['trawler', 'fighters']);
    game.play('take:trawler');
    expect(game.crew('union')).toEqual(['sailor', 'trawler']);
    expect(game.market.toSorted()).toEqual(['fighters', 'ghastly-gust']);
    expect(game.gold('union')).toBe(0);
    expect(game.comrades('compass-b')).toBe(1);
  });

  it('AH-12.2 not on an island with a Stronghold', () => {
    const game = planning(['enlist'], {
      market,
      comrades: { 'compass-b': 1, 'swords-a': 1 },
      strongholds: ['compass-b.se'],
    });
    game.play('plan:enlist').asks('union', 'enlistCard').offers(['take:fighters', 'done']);
  });
});

describe('Dynamic Entry', () => {
  const winds = ['compass-b.sw', 'skull-a.sw', 'swords-a.ne', 'tree-b.nw', 'tree-b.sw'];

  it('AH-9.6 raises the Cannons die by 2, at most to 6, and moves to any tailwind', () => {
    const game = planning(['dynamic-entry'], { union: { slots: { 'cannons-1': 3 } } });
    game.play('plan:dynamic-entry').asks('union', 'wind');
    expect(game.slot('union', 'cannons-1')).toBe(5);
    game.offersOf('go', winds).play('go:skull-a.sw');
    expect(game.ship('union')).toBe('skull-a.sw');
    expect(game.events('moved')).toMatchObject([{ how: 'direct' }]);
    const high = planning(['dynamic-entry'], { union: { slots: { 'cannons-1': 5 } } });
    high.play('plan:dynamic-entry', 'stay');
    expect(high.slot('union', 'cannons-1')).toBe(6);
    expect(high.events('raised')).toMatchObject([{ value: 6 }]);
    const full = planning(['dynamic-entry'], { union: { slots: { 'cannons-1': 6 } } });
    expect(full.play('plan:dynamic-entry', 'stay').events('raised')).toEqual([]);
  });

  it('AH-15.7 without a die on Cannons it is a move all the same', () => {
    const game = planning(['dynamic-entry']).play('plan:dynamic-entry', 'go:swords-a.ne');
    expect(game.ship('union')).toBe('swords-a.ne');
    expect(game.slot('union', 'cannons-1')).toBe(0);
    const damaged = planning(['dynamic-entry'], { union: { damage: ['cannons-1'] } });
    damaged.play('plan:dynamic-entry', 'stay');
    expect(damaged.slot('union', 'cannons-1')).toBe(7);
  });
});

describe.each(['cutter', 'gunship'] as const)('the plan %s', (plan) => {
  it('AH-15.8 puts the ship on an island for two of its Comrades', () => {
    const game = planning([plan], { comrades: { 'tree-b': 2, 'skull-a': 3 } });
    game.play(`plan:${plan}`, 'region:skull-a');
    expect(game.state[plan]).toBe(spaceOf('skull-a.se'));
    expect(game.comrades('skull-a')).toBe(1);
    expect(game.player('union').hand).toEqual([]);
    expect(game.state.planDiscard).toEqual([]);
  });
});

describe('Secret Weapon', () => {
  it('AH-9.8 two battle dice, and one damage more for a victory', () => {
    const game = attacked(['secret-weapon'], { rolls: [5, 2, 4] }).asks('union', 'battlePlan');
    game.offers(['battlePlan:secret-weapon', 'battlePlan:pass']).play('battlePlan:secret-weapon');
    expect(game.events('fired')).toMatchObject([
      { dice: [5], otherDice: [2, 4], total: 5, otherTotal: 6, winner: 2 },
    ]);
    game.asks('union', 'victory').play('victory:damage-steal', 'hit:smuggler-1/tailwind-1');
    game.asks('union', 'damage').play('hit:smuggler-1/full-sail-1');
    expect(game.events('damaged')).toHaveLength(2);
  });

  it('AH-9.8 nothing more for who loses', () => {
    const game = attacked(['secret-weapon'], { rolls: [5, 2, 1] });
    game.play('battlePlan:secret-weapon').asks('smuggler', 'victory').play('victory:none');
    game.asks('smuggler', 'slot');
    expect(game.events('damaged')).toEqual([]);
    expect(game.state.planDiscard).toHaveLength(1);
  });
});

describe('Weapons Cache', () => {
  it('AH-9.8 adds the Ready Comrades, who are not spent', () => {
    const game = attacked(['weapons-cache'], { ready: 4, rolls: [5, 2] });
    game.play('battlePlan:weapons-cache');
    expect(game.events('fired')).toMatchObject([{ total: 5, otherTotal: 6, winner: 2 }]);
    expect(game.state.ready).toBe(4);
  });

  it('AH-9.8 both of them, and the Secret Weapon, in one battle', () => {
    const game = attacked(['weapons-cache', 'weapons-cache', 'secret-weapon'], {
      ready: 2,
      rolls: [6, 1, 1],
    });
    game.play('battlePlan:weapons-cache').asks('union', 'battlePlan');
    game.offers(['battlePlan:weapons-cache', 'battlePlan:secret-weapon', 'battlePlan:pass']);
    game.play('battlePlan:weapons-cache', 'battlePlan:secret-weapon');
    expect(game.events('fired')).toMatchObject([{ otherDice: [1, 1], otherTotal: 6 }]);
  });

  it('AH-9.8 counts for one battle only', () => {
    const game = position({
      active: 'union',
      union: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 1 },
        plans: ['weapons-cache', 'evacuation'],
      },
      smuggler: { at: 'swords-a.nw' },
      patrols: ['swords-a.nw'],
      bluefin: { at: 'tree-b.se' },
      ready: 3,
      rolls: [2, 1, 2, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fight:patrol@swords-a.nw');
    game.play('battlePlan:weapons-cache');
    game.idle((now) => now.events('fired').length === 2);
    expect(game.events('fired').map(({ total }) => total)).toEqual([5, 2]);
  });
});

describe('Close Call', () => {
  it('AH-15.7 the battle does not take place', () => {
    const game = attacked(['close-call'], { union: { gold: 1 } }).play('battlePlan:close-call');
    expect(game.events()).not.toContain('fired');
    expect(game.events('called')).toEqual([{ player: 2 }]);
    expect(game.player('union').hand).toEqual([]);
  });

  it('AH-7.4 on the own turn the way goes on', () => {
    const game = planning(['close-call'], {
      union: { at: 'compass-b.ne' },
      strongholds: ['compass-b.se'],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se', 'battlePlan:close-call').asks('union', 'sail');
    expect(game.about).toMatchObject({ steps: 1 });
    game.play('step:w:compass-b.sw');
    expect(game.ship('union')).toBe('compass-b.sw');
  });
});

describe('the window for battle plans', () => {
  it('AH-9.5 opens when the defender is named, before anybody lowers Cannons', () => {
    const game = planning(['weapons-cache'], {
      union: { at: 'compass-b.ne', slots: { 'cannons-1': 4 } },
      smuggler: { at: 'swords-a.nw', slots: { 'cannons-1': 5 } },
      bluefin: { at: 'tree-b.se' },
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw').asks('union', 'battlePlan');
    game.play('battlePlan:pass').asks('union', 'fire').play('fire:none').asks('smuggler', 'fire');
  });

  it('AH-15.7 AH-18.4 whoever holds cards is asked, also without a battle plan', () => {
    const game = attacked(['evacuation'], { rolls: [6, 1] }).asks('union', 'battlePlan');
    game.offers(['battlePlan:pass']).play('battlePlan:pass').asks('smuggler', 'victory');
  });

  it('AH-18.4 nobody is asked who has no cards, or whose cards can be no battle plans', () => {
    attacked([], { rolls: [6, 1] }).asks('smuggler', 'victory');
    const spent: Setting = {
      planDiscard: ['secret-weapon', 'close-call', 'weapons-cache', 'weapons-cache'],
      rolls: [6, 1],
    };
    attacked(['evacuation', 'enlist'], spent).asks('smuggler', 'victory');
  });

  it('AH-15.7 not in battles of others', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      rival: { at: 'swords-a.nw' },
      bluefin: { at: 'tree-b.se' },
      union: { plans: ['close-call'] },
      rolls: [6, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw').asks('smuggler', 'victory');
  });

  it.each([
    ['cutter', { cutter: 'swords-a.nw' }],
    ['gunship', { gunship: 'swords-a.nw' }],
  ])('AH-15.7 also when the %s fights', (_, ships) => {
    const game = attacked(['close-call'], { ...ships, union: { at: 'tree-b.ne' } });
    game.asks('union', 'battlePlan');
  });

  it('AH-18.4 from outside a hand with and a hand without a battle plan look the same', () => {
    const seen = (['close-call', 'enlist'] as const).map((plan) => {
      const { match } = attacked([plan], { rolls: [6, 1] });
      const { state, ...rest } = match.observe(1);
      return { rest, hand: state.players[2].hand, discard: state.planDiscard };
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});
