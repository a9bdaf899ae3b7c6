import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { cardOf } from './table.ts';

describe('supplies that run out', () => {
  it('AH-2.5 treasure gives only the gold that is left', () => {
    const dive = (hoard: number): number =>
      position({
        active: 'smuggler',
        bluefin: { at: 'tree-b.se', gold: hoard },
        smuggler: { at: 'swords-a.nw', dice: [1, 1], crew: ['pilot', 'diver'] },
      })
        .place(1, 'sail-1', 'step:s:swords-a.sw', 'evade', 'stop')
        .gold('smuggler');
    expect([dive(0), dive(18), dive(19), dive(20)]).toEqual([3, 2, 1, 0]);
  });

  it('AH-2.5 without Patrols in the supply Deploy and Sail place none', () => {
    const game = position({
      bluefin: { dice: [1, 2] },
      patrols: new Array<string>(10).fill('tree-b.se'),
    });
    game.place(1, 'deploy-1').asks('bluefin', 'slot');
    game.place(2, 'sail-1', 'step:e:swords-a.nw', 'stop').asks('bluefin', 'build');
  });

  it('AH-14.7 five Patrols and one Stronghold left: one is built', () => {
    const build = (strongholds: string[]): Scenario =>
      position({
        bluefin: { dice: [1] },
        smuggler: { dice: [1, 2] },
        patrols: new Array<string>(5).fill('tree-b.se'),
        strongholds,
      }).place(1, 'tailwind-1');
    const last = build(['skull-a.se', 'skull-a.se']).play('build:tree-b.se');
    expect(last.strongholds).toEqual(['skull-a.se', 'skull-a.se', 'tree-b.se']);
    expect(last.patrols).toHaveLength(3);
    last.asks('smuggler', 'act');
    const twice = build(['skull-a.se']).play('build:tree-b.se');
    twice.asks('bluefin', 'build').offers(['build:tree-b.se', 'done']).play('build:tree-b.se');
    expect(twice.patrols).toHaveLength(1);
    twice.asks('smuggler', 'act');
  });

  it('AH-15.3 at an island: as many Comrades as there are, Ready or in the supply', () => {
    const game = position({
      active: 'union',
      union: { at: 'tree-b.ne', dice: [1, 2] },
      comrades: { 'compass-b': 18 },
      ready: 1,
    }).place(1, 'sail-1', 'step:s:tree-b.se', 'stop');
    game.offers(['place:1', 'gain:1', 'decline']).play('gain:1');
    expect([game.state.ready, game.state.comradeSupply]).toEqual([2, 0]);
  });

  it('AH-16.7 the reward of a tile without tiles gives nothing, and the pledge follows', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'swords-a.se', dice: [1, 1], cargo: ['diver'] },
      stack: [],
    }).play('deliver:diver', 'cell:r2c3');
    game.asks('smuggler', 'pledge').play('pile:1');
    expect([game.fame('smuggler'), game.wealth('swords-a')]).toEqual([2, 2]);
    expect(game.state.delivered1[1]).toEqual([cardOf('diver')]);
  });

  it('AH-2.5 AH-16.7 of a reward of two gold the last one comes; the black marker bars the way back', () => {
    const game = position({
      active: 'smuggler',
      bluefin: { gold: 19 },
      smuggler: {
        at: 'swords-a.se',
        dice: [1, 1],
        cargo: ['diver', 'aeronauts'],
        white: 'r3c0',
        black: 'r3c1',
      },
    }).play('deliver:diver', 'cell:r2c0', 'accept', 'pile:0');
    expect(game.gold('smuggler')).toBe(1);
    game.play('deliver:aeronauts').refuses('cell:r3c0', 'AH-16.7');
    game.offers(['cell:r1c0', 'cell:r2c1']);
  });
});

describe('currents, edges and winds', () => {
  it('AH-8.5 AH-14.2 a current off the map without tiles: the flagship anchors, a Patrol may come', () => {
    const game = position({
      map: [['fish-b', 'compass-a']],
      stack: [],
      bluefin: { at: 'fish-b.nw', dice: [1, 1] },
    }).place(1, 'sail-1');
    game.asks('bluefin', 'anchorPatrol').play('patrol').asks('bluefin', 'slot');
    expect([game.ship('bluefin'), game.patrols]).toEqual(['fish-b.sw', ['fish-b.sw']]);
  });

  it('AH-8.4 without tiles no step leaves the map', () => {
    const game = position({ active: 'smuggler', smuggler: { dice: [1, 1] }, stack: [] });
    game
      .place(1, 'sail-1')
      .offers(['step:e:swords-a.ne', 'step:s:swords-a.sw', 'step:w:compass-b.ne']);
  });

  it('AH-8.6 AH-10.2 a Patrol explores onto a current and is pushed into another space', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 1] },
      patrols: ['compass-b.nw'],
      stack: ['parrot-a'],
    }).place(3, 'order-1', 'pick:compass-b.nw', 'explore:n:0,-1');
    // Turned back by a quarter, the current lies under the step and leads east.
    game.asks('bluefin', 'lay').play('lay:0,-2,3').asks('bluefin', 'slot');
    expect(game.patrols).toEqual(['parrot-a.sw']);
    expect(game.wealth('parrot-a')).toBe(1);
  });

  it('AH-10.2 Sea Dog: who ignores a current keeps the steps left', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.sw', dice: [1, 1], crew: ['sea-dog'] },
    }).place(1, 'sail-1', 'step:s:skull-a.nw');
    game.asks('smuggler', 'drift');
    expect(game.offered).toEqual(
      expect.arrayContaining(['push:s:skull-a.sw', 'push:e:skull-a.ne', 'ignore']),
    );
    game.play('ignore').asks('smuggler', 'sail').play('step:e:skull-a.ne');
    expect(game.ship('smuggler')).toBe('skull-a.ne');
  });

  it('AH-6.2 no space has a tailwind of 1: the die lies there, and no Patrol comes', () => {
    const game = position({ bluefin: { dice: [1, 1] } }).place(1, 'tailwind-1');
    game.asks('bluefin', 'slot');
    expect([game.slot('bluefin', 'tailwind-1'), game.patrols]).toEqual([1, []]);
  });

  it('AH-1.6 AH-14.2 a tailwind into wreckage: damage, treasure and a Patrol that stays', () => {
    const game = position({ bluefin: { dice: [3, 3] }, smuggler: { at: 'swords-a.ne' } });
    game.place(3, 'tailwind-1', 'go:tree-b.nw').asks('bluefin', 'hurt');
    game.play('hit:bluefin/deploy-1', 'patrol');
    expect([game.gold('bluefin'), game.patrols]).toEqual([1, ['tree-b.nw']]);
  });

  it('AH-15.9 AH-15.12 the Gunship goes with a tailwind of 4, unharmed by wreckage, without its gold', () => {
    const game = position({
      active: 'union',
      union: { at: 'compass-b.ne', dice: [4, 1] },
      gunship: 'compass-b.ne',
      bluefin: { at: 'tree-b.se' },
    }).place(4, 'gunship-1', 'go:tree-b.sw');
    expect(game.state.gunshipSlots).toEqual([4, 0]);
    expect(game.gold('union')).toBe(0);
    expect(game.events('damaged')).toEqual([]);
  });

  it('AH-8.8 AH-15.9 the Cutter explores with one step; the others are lost', () => {
    const game = position({
      active: 'union',
      union: { dice: [1, 2] },
      cutter: 'compass-b.nw',
      stack: ['fish-a'],
    }).place(1, 'cutter-1', 'explore:n:0,-1');
    game.play(game.offered[0]);
    if (game.prompt === 'anchorComrades') game.play('decline');
    game.asks('union', 'slot');
    expect(game.state.map.tiles).toHaveLength(5);
    expect(game.wealth('fish-a')).toBe(1);
  });

  it('AH-12.5 Trawler takes the treasure in passing, the Diver adds only where it anchors', () => {
    const trawl = (...steps: string[]): number =>
      position({
        active: 'smuggler',
        bluefin: { at: 'tree-b.se' },
        smuggler: {
          at: 'swords-a.nw',
          dice: [1, 1],
          crew: ['trawler', 'diver', 'pilot'],
        },
      })
        .place(1, 'trawler', ...steps)
        .gold('smuggler');
    const passed = trawl('step:s:swords-a.sw', 'evade', 'step:w:compass-b.se');
    const anchored = trawl('step:s:swords-a.sw', 'evade', 'stop');
    const both = trawl('step:s:swords-a.sw', 'evade', 'step:s:tree-b.nw', 'evade');
    expect([passed, anchored, both]).toEqual([2, 3, 4]);
  });

  it('AH-14.4 a Patrol sent into wreckage is gone; none of the others moves twice', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 1] },
      smuggler: { at: 'tree-b.se' },
      patrols: ['swords-a.nw', 'swords-a.nw', 'compass-b.se'],
    }).place(3, 'order-1', 'pick:swords-a.nw', 'step:s:swords-a.sw');
    expect(game.patrols).toEqual(['compass-b.se', 'swords-a.nw']);
    game.play('pick:swords-a.nw', 'step:w:compass-b.ne').refuses('pick:compass-b.ne', 'AH-14.4');
    game.offers(['pick:compass-b.se', 'done']).play('pick:compass-b.se', 'step:n:compass-b.ne');
    expect(game.patrols).toEqual(['compass-b.ne', 'compass-b.ne']);
    game.asks('bluefin', 'slot');
  });

  it('AH-12.5 AH-10.2 Powder Monkey in a harbor and the Beakhead: pushed against a current it comes back', () => {
    const game = position({
      active: 'smuggler',
      smuggler: {
        at: 'skull-a.se',
        dice: [1, 1],
        crew: ['powder-monkey', 'battering-beakhead'],
        damage: ['tailwind-1'],
      },
      rival: { at: 'skull-a.sw' },
    }).place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'repairHere');
    game.asks('smuggler', 'shoot').play('shoot:flagship.smuggler-2', 'hit:smuggler-2/sail-1');
    game.asks('smuggler', 'batter').play('push:n:skull-a.nw');
    expect(game.ship('rival')).toBe('skull-a.sw');
    game.asks('smuggler', 'slot');
  });

  it('AH-12.5 Aeronauts fly there and back in one turn, a gold each', () => {
    const game = position({
      active: 'smuggler',
      map: { 'fish-a': [0, 0, 0], 'compass-b': [2, 0, 0], 'fish-b': [4, 0, 0] },
      smuggler: { at: 'fish-a.se', dice: [1, 1], gold: 2, crew: ['aeronauts'] },
    }).play('crew:aeronauts');
    expect(game.ship('smuggler')).toBe('fish-b.se');
    game.play('crew:aeronauts').offersOf('crew', []);
    expect([game.ship('smuggler'), game.gold('smuggler')]).toEqual(['fish-a.se', 0]);
  });
});

describe('islands', () => {
  it('AH-12.2 Strongholds on two suits and the flagship on a third: crew of all three', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 4], gold: 3 },
      strongholds: ['skull-a.se', 'compass-b.se'],
      market: ['gunner', 'sailor', 'mystic'],
      deck: ['naive-noble'],
    });
    game.offersOf('recruit', ['gunner', 'sailor', 'mystic']).play('recruit:gunner');
    game.asks('bluefin', 'payDie');
    expect(game.offered).toEqual(expect.arrayContaining(['pay:3', 'pay:4']));
    game.play('pay:4').offersOf('recruit', ['sailor', 'mystic', 'naive-noble']);
    expect(game.state.diceLeft).toBe(1);
  });

  it('AH-12.2 a Smuggler under a Stronghold: no recruit, no cargo, no delivery, no Negotiate', () => {
    const game = position({
      active: 'smuggler',
      smuggler: {
        at: 'compass-b.se',
        dice: [1, 2],
        gold: 3,
        cargo: ['merchant'],
      },
      strongholds: ['compass-b.se'],
      market: ['sailor', 'trawler'],
    });
    for (const verb of ['recruit', 'smuggle', 'deliver']) game.offersOf(verb, []);
    game.refuses('recruit:sailor', 'AH-12.2').refuses('smuggle:trawler', 'AH-12.2');
    game.refuses('deliver:merchant', 'AH-12.2').place(2, 'negotiate-1').asks('smuggler', 'slot');
    expect(game.crew('smuggler')).toEqual([]);
  });

  it('AH-16.3 the refilled card may be the second one; the last Comrade pays for it', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.se', dice: [2, 2] },
      comrades: { 'compass-b': 1 },
      market: ['elder'],
      deck: ['fighters'],
    }).place(2, 'negotiate-1', 'take:elder');
    game.offers(['take:fighters', 'done']).play('take:fighters');
    expect([game.crew('smuggler'), game.comrades('compass-b')]).toEqual([['elder', 'fighters'], 0]);
  });

  it('AH-16.5 above two cargo any of the three goes, the new one too', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.se', dice: [1, 1], cargo: ['merchant', 'gunner'] },
      market: ['sailor'],
    }).play('smuggle:sailor');
    game.offers(['drop:merchant', 'drop:gunner', 'drop:sailor']).play('drop:sailor');
    expect(game.cargo('smuggler')).toEqual(['merchant', 'gunner']);
    expect(game.state.removed).toContain(cardOf('sailor'));
  });

  it('AH-16.6 a delivery at wealth 6; its reward sails away before the pledge', () => {
    const game = position({
      active: 'smuggler',
      smuggler: {
        at: 'swords-a.se',
        dice: [1, 2],
        cargo: ['diver', 'aeronauts'],
        white: 'r1c1',
        black: 'r1c0',
      },
      wealth: { 'swords-a': 6 },
    }).play('deliver:diver', 'cell:r0c1', 'step:n:swords-a.ne', 'stop');
    game.asks('smuggler', 'pledge').play('pile:0');
    expect([game.fame('smuggler'), game.wealth('swords-a')]).toEqual([2, 6]);
    // Away from the island the other card stays.
    game.refuses('deliver:aeronauts', 'AH-16.6');
  });

  it('AH-16.7 a victory within the reward of a delivery: both rewards, then one pledge', () => {
    const game = position({
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      smuggler: {
        at: 'swords-a.se',
        dice: [1, 1],
        cargo: ['diver'],
        slots: { 'cannons-1': 1 },
        white: 'r1c1',
        black: 'r1c0',
      },
      rival: { at: 'tree-b.ne' },
      union: { at: 'tree-b.se' },
      rolls: [6, 1],
    }).play('deliver:diver', 'cell:r0c1', 'step:s:tree-b.ne', 'victory:damage-reward');
    game.play('hit:smuggler-2/sail-1').asks('smuggler', 'rewardCell');
    game.refuses('cell:r1c1', 'AH-16.7').offers(['cell:r0c0', 'cell:r0c2']);
    game.play('cell:r0c2', 'accept', 'pile:0');
    expect(game.fame('smuggler')).toBe(4);
    expect(game.state.delivered1[0]).toEqual([cardOf('diver')]);
  });

  it('AH-15.7 Enlist: the refill waits, so a card of the suit that comes is not taken', () => {
    const game = position({
      active: 'union',
      union: { dice: [1, 2], plans: ['enlist'] },
      comrades: { 'compass-b': 1 },
      market: ['sailor', 'trawler', 'diver'],
      deck: ['ghastly-gust', 'elder'],
    }).play('plan:enlist');
    game.offers(['take:sailor', 'take:trawler', 'done']).play('take:trawler', 'take:sailor');
    expect(game.crew('union')).toEqual(['trawler', 'sailor']);
    expect(game.market).toEqual(['diver', 'ghastly-gust', 'elder']);
    expect(game.gold('union')).toBe(0);
  });

  it('AH-15.7 Sneak Attack: up to two, any space of the region, or none', () => {
    const sneak = (): Scenario =>
      position({
        active: 'union',
        union: { dice: [1, 2], plans: ['sneak-attack'] },
        comrades: { 'compass-b': 1 },
        patrols: ['compass-b.nw', 'compass-b.se', 'compass-b.se', 'swords-a.nw'],
      }).play('plan:sneak-attack');
    sneak().offers(['return:compass-b.nw', 'return:compass-b.se', 'done']).play('done');
    const two = sneak().play('return:compass-b.se', 'return:compass-b.se');
    expect(two.patrols).toEqual(['compass-b.nw', 'swords-a.nw']);
    expect(two.state.planDiscard).toHaveLength(sneak().state.planDiscard.length);
  });

  it('AH-15.8 a ship needs two Comrades on one island, not one on each of two', () => {
    const plan = (comrades: Setting['comrades']): Scenario =>
      position({ active: 'union', union: { dice: [1, 2], plans: ['cutter'] }, comrades });
    plan({ 'compass-b': 1, 'skull-a': 1 }).offersOf('plan', []).refuses('plan:cutter', 'AH-15.8');
    const game = plan({ 'compass-b': 1, 'skull-a': 2 }).play('plan:cutter');
    expect([game.comrades('skull-a'), game.state.comradeSupply]).toEqual([0, 19]);
  });

  it('AH-14.3 Bombard from another space of the region: Comrades go, the Cutter stays', () => {
    const game = position({
      bluefin: { at: 'compass-b.nw', dice: [4, 1] },
      comrades: { 'compass-b': 4, 'skull-a': 1 },
      cutter: 'compass-b.se',
      ready: 2,
    }).place(4, 'bombard-1');
    expect([game.comrades('compass-b'), game.comrades('skull-a')]).toEqual([0, 1]);
    expect([game.state.ready, game.state.comradeSupply]).toEqual([2, 17]);
    expect(game.events()).not.toContain('shipLost');
  });
});

describe('ends', () => {
  it('AH-4.7 Elder and Documentarian pay the Squadron in each of its turns, its third too', () => {
    const done = { dice: [], at: 'compass-b.sw' };
    const game = position({
      seats: 2,
      bluefin: { at: 'compass-b.ne', dice: [1, 1, 1], crew: ['elder', 'documentarian'] },
      union: done,
    });
    game.place(1, 'tailwind-1').place(1, 'tailwind-2').place(1, 'deploy-1', 'deploy:compass-b.nw');
    game.asks('bluefin', 'wealth');
    expect(game.gold('bluefin')).toBe(4);
    expect(game.events('ended')).toHaveLength(2);
  });

  it('AH-17.2 AH-13.2 pledges: two regions of the suit, one of them tied', () => {
    const game = position({
      seats: 3,
      map: { 'fish-a': [0, 0, 0], 'compass-b': [2, 0, 0], 'fish-b': [4, 0, 0] },
      smuggler: {
        at: 'compass-b.ne',
        dice: [],
        fame: 30,
        pledged: [['merchant'], ['diver', 'barrelman']],
      },
      union: { at: 'compass-b.ne', dice: [] },
      bluefin: { at: 'compass-b.ne', dice: [1] },
      patrols: ['fish-b.nw'],
      comrades: { 'fish-a': 1, 'fish-b': 1 },
    }).place(1, 'tailwind-1');
    // The Union controls fish-a: one fame for each card pledged to it, none for the Squadron's.
    expect(game.events('pledges')).toMatchObject([{ squadron: ['merchant'], fame: 2 }]);
    expect(game.over).toBe(true);
    expect(game.result!.scores).toEqual([1, 32, 1]);
  });

  it('AH-17.3 with the same fame more gold wins, though others were there first', () => {
    const end = (gold: number): readonly number[] =>
      position({
        seats: 2,
        bluefin: { at: 'compass-b.ne', dice: [1], fame: 30, gold: 2 },
        union: { at: 'tree-b.ne', dice: [], fame: 31, gold },
        wealth: { 'compass-b': 3, 'tree-b': 2 },
      }).place(1, 'tailwind-1').result!.places;
    expect([end(1), end(3), end(2)]).toEqual([
      [1, 2],
      [2, 1],
      [1, 1],
    ]);
  });
});
