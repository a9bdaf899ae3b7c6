import { describe, expect, it } from 'vitest';
import { win } from './duel.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** On a map of two tiles, one above the other, the rival on the upper island is beaten and damaged. */
const ramFromIsland = (below: string | null, more: Setting = {}): Scenario => {
  const game = win(['battering-beakhead'], {
    map: below === null ? [['fish-b', 'compass-a']] : [['fish-b', 'compass-a'], [below]],
    stack: ['tree-a'],
    bluefin: { at: 'compass-a.se' },
    ...more,
    smuggler: { at: 'fish-b.ne' },
    rival: { at: 'fish-b.se', ...more.rival },
  });
  game.place(1, 'sail-1', 'step:s:fish-b.se', 'victory:damage-reward', 'hit:smuggler-2/cannons-1');
  return game.asks('smuggler', 'batter');
};

describe('Battering Beakhead', () => {
  it('AH-10.2 and a current: the one pushed is carried on', () => {
    const game = ramFromIsland('compass-b').play('push:w:fish-b.sw');
    game.asks('smuggler', 'rewardCell');
    expect(game.ship('rival')).toBe('compass-b.nw');
  });

  it('AH-10.2 and a current into wreckage', () => {
    const game = ramFromIsland('tree-b').play('push:w:fish-b.sw').asks('rival', 'hurt');
    game.play('hit:smuggler-2/sail-1');
    expect([game.ship('rival'), game.gold('rival')]).toEqual(['tree-b.nw', 0]);
  });

  it('AH-8.5 and a current that leads off the map: it is ignored', () => {
    const game = ramFromIsland(null).play('push:w:fish-b.sw').asks('smuggler', 'rewardCell');
    expect(game.ship('rival')).toBe('fish-b.sw');
    expect(game.state.map.tiles).toHaveLength(2);
  });

  it('AH-10.6 and a sandbar: the one pushed does not cross it', () => {
    const game = win(['battering-beakhead'], { rival: { at: 'compass-b.nw' } });
    game.place(1, 'sail-1', 'step:w:compass-b.nw', 'victory:damage-reward');
    game.play('hit:smuggler-2/cannons-1');
    game.asks('smuggler', 'batter').offers(['push:e:compass-b.ne', 'decline']);
  });

  it('AH-12.5 and the Sea Dog of the one pushed: its owner decides about the current', () => {
    const game = ramFromIsland('compass-b', { rival: { crew: ['sea-dog'] } });
    game.play('push:w:fish-b.sw').asks('rival', 'drift').play('ignore');
    expect(game.ship('rival')).toBe('fish-b.sw');
  });

  it('AH-12.5 and the Pilot of the one pushed: no damage', () => {
    const game = win(['battering-beakhead'], { rival: { crew: ['pilot'] } });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-reward');
    game.play('hit:smuggler-2/cannons-1');
    game.play('push:s:swords-a.sw');
    expect(game.events('damaged')).toHaveLength(1);
  });

  it('AH-12.5 and Mystic: the flagship shot at is pushed', () => {
    const game = win(['battering-beakhead', 'mystic'], { rival: { at: 'compass-b.sw' } });
    game.play('crew:mystic', 'hit:smuggler-1/sail-1', 'shoot:flagship.smuggler-2');
    game.play('hit:smuggler-2/cannons-1').asks('smuggler', 'batter').play('push:e:compass-b.se');
    expect(game.ship('rival')).toBe('compass-b.se');
    expect(game.events('battle')).toEqual([]);
  });

  it('AH-1.10 and Mystic at an own figure: it is no enemy, and is not pushed', () => {
    const game = win(['battering-beakhead', 'mystic'], { rival: { at: 'compass-b.sw' } });
    game.play('crew:mystic', 'hit:smuggler-1/sail-1', 'shoot:flagship.smuggler-1');
    game.asks('smuggler', 'damage').play('hit:smuggler-1/tailwind-1').asks('smuggler', 'slot');
  });

  it('AH-12.5 AH-11.6 and a Gunship that is damaged but not sunk', () => {
    const game = position({
      bluefin: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 5 },
        crew: ['battering-beakhead'],
      },
      smuggler: { at: 'tree-b.se' },
      gunship: 'swords-a.nw',
      rolls: [6, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none', 'victory:damage-steal');
    game.play('hit:union/gunship-1').asks('bluefin', 'batter').play('push:s:swords-a.sw');
    // Pushed into wreckage, it has no way to ignore it.
    expect(game.events('shipLost')).toMatchObject([{ figure: 'gunship' }]);
  });

  it('AH-12.5 and Buccaneer: what winning brings comes before what damage brings', () => {
    const game = win(['battering-beakhead', 'buccaneer'], {
      rival: { crew: ['sailor', 'diver', 'elder'] },
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-reward');
    game.play('hit:smuggler-2/cannons-1').asks('smuggler', 'buccaneer');
    game.play('board:elder', 'board:sailor').asks('smuggler', 'batter');
    expect(game.crew('rival')).toEqual(['diver']);
  });

  it('AH-12.5 and Powder Monkey: the same after a repair', () => {
    const game = win(['battering-beakhead', 'powder-monkey'], {
      smuggler: { dice: [2, 2], damage: ['sail-1'] },
      rival: { at: 'compass-b.sw' },
    });
    game.place(
      2,
      'repair-1',
      'mend:smuggler-1/sail-1',
      'shoot:flagship.smuggler-2',
      'hit:smuggler-2/cannons-1',
    );
    game.asks('smuggler', 'batter').play('push:e:compass-b.se');
    expect(game.ship('rival')).toBe('compass-b.se');
  });
});

describe('Grogmaster', () => {
  /** The Union attacks with the Secret Weapon: two dice, then the die of the Smuggler. */
  const armed = (rolls: number[]): Scenario => {
    const game = position({
      active: 'union',
      union: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 1 },
        crew: ['grogmaster'],
        plans: ['secret-weapon'],
      },
      smuggler: { at: 'swords-a.nw' },
      bluefin: { at: 'tree-b.se' },
      rolls,
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'battlePlan:secret-weapon');
    return game.asks('union', 'reroll');
  };

  it('AH-9.8 and Secret Weapon: both dice, or none', () => {
    const game = armed([1, 2, 6, 4]).offers(['reroll', 'keep']);
    expect(game.about).toEqual({ mine: 3, theirs: 6 });
    game.play('reroll', 'hit:union/tailwind-1');
    const [{ dice }] = game.events('rerolled') as { dice: number[] }[];
    expect(dice[0]).toBe(4);
    expect(dice[1]).not.toBe(2);
  });

  it('AH-12.5 on both sides: each once, attacker first', () => {
    const game = win(['grogmaster'], {
      rival: { crew: ['naive-noble'] },
      rolls: [1, 3, 2],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw').play(
      game.offered.find((key) => key.startsWith('reroll'))!,
      'hit:smuggler-1/tailwind-1',
    );
    game.asks('rival', 'victory');
    expect(game.events('rerolled')).toHaveLength(1);
  });
});

describe('harbor and cannons', () => {
  it('AH-10.3 Merchant and Gunner’s Mate: a gold, and a broadside', () => {
    const game = win(['merchant', 'gunners-mate'], {
      smuggler: { at: 'skull-a.se', slots: {} },
      rival: { at: 'skull-a.sw' },
    });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'load:smuggler-1/sail-1');
    game.asks('smuggler', 'broadside').play('decline');
    expect(game.gold('smuggler')).toBe(1);
  });

  it('AH-9.3 Emissary and Gunner’s Mate: a battle of the broadside may be skipped', () => {
    const game = win(['emissary', 'gunners-mate'], {
      smuggler: { slots: {}, gold: 1 },
      rival: { at: 'compass-b.sw' },
    });
    game.place(1, 'cannons-1', 'aim:compass-b.sw').asks('smuggler', 'victim');
    game.play('skip:flagship.smuggler-2');
    expect(game.gold('rival')).toBe(1);
    expect(game.events()).not.toContain('fired');
  });
});

describe('plans with crew and with each other', () => {
  it('AH-9.8 Fighters, Weapons Cache and Secret Weapon add up; Gunner adds damage', () => {
    const game = win([], {
      union: {
        at: 'swords-a.nw',
        crew: ['fighters', 'gunner'],
        plans: ['weapons-cache', 'secret-weapon'],
      },
      rival: { at: 'tree-b.se' },
      ready: 3,
      rolls: [6, 1, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw');
    game.play('battlePlan:weapons-cache', 'battlePlan:secret-weapon');
    // 1 + 1 + 3 + 1 against 6.
    expect(game.events('fired')).toMatchObject([{ total: 6, otherTotal: 6, winner: 1 }]);
    const won = win([], {
      union: { at: 'swords-a.nw', crew: ['fighters', 'gunner'], plans: ['secret-weapon'] },
      rival: { at: 'tree-b.se' },
      rolls: [5, 2, 3],
    });
    won.place(1, 'sail-1', 'step:e:swords-a.nw', 'battlePlan:secret-weapon');
    won.asks('union', 'victory').play('victory:damage-steal');
    while (won.prompt === 'damage') won.play(won.offered[0]);
    expect(won.events('damaged')).toHaveLength(3);
  });

  it('AH-9.4 Close Call for one of several battles: the others take place', () => {
    const game = win([], {
      union: { at: 'swords-a.nw', plans: ['close-call'] },
      patrols: ['swords-a.nw'],
      rival: { at: 'tree-b.se' },
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fight:flagship.union', 'battlePlan:close-call');
    game.asks('smuggler', 'victory');
    expect(game.events('fired')).toHaveLength(1);
    // One battle was fought: no steps are left.
    game.play('victory:none');
    expect(game.prompt).toBe('slot');
  });

  it('AH-12.2 AH-18.2 Enlist and a new Stronghold: cannot beats can', () => {
    const game = position({
      active: 'union',
      union: { dice: [1, 2], plans: ['enlist'] },
      comrades: { 'compass-b': 2 },
      strongholds: ['compass-b.se'],
      market: ['sailor'],
    });
    game.offersOf('plan', []);
  });

  it('AH-9.6 Dynamic Entry after a battle: the lowered die rises again', () => {
    const game = position({
      active: 'union',
      union: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 4 },
        plans: ['dynamic-entry'],
      },
      smuggler: { at: 'swords-a.nw' },
      bluefin: { at: 'tree-b.se' },
      rolls: [6, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'battlePlan:pass', 'fire:cannons-1:3');
    game.play('victory:none', 'plan:dynamic-entry', 'stay');
    expect(game.slot('union', 'cannons-1')).toBe(3);
  });

  it('AH-12.5 Naive Noble and what it stole: the card works at once', () => {
    const game = win(['naive-noble'], {
      rival: { at: 'compass-b.se', crew: ['ghastly-gust'] },
      smuggler: { slots: {} },
    });
    game.play('crew:naive-noble', 'asCrew', 'crew:ghastly-gust', 'go:tree-b.ne');
    expect(game.ship('smuggler')).toBe('tree-b.ne');
  });

  it('AH-12.5 Convincing Official leaves battles to others: the Cannons of the Squadron stay', () => {
    const game = win(['convincing-official-1', 'sea-dog'], {
      bluefin: { at: 'tree-b.se', slots: { 'cannons-1': 5 } },
      patrols: ['compass-b.sw'],
      smuggler: { at: 'skull-a.sw' },
      rival: { at: 'tree-b.se' },
    });
    game.place(1, 'convincing-official-1', 'pick:compass-b.sw', 'step:s:skull-a.nw');
    // Sea Dog steers the own flagship only: the Patrol drifts onto it.
    expect(game.patrols).toEqual(['skull-a.sw']);
    expect(game.events()).not.toContain('battle');
  });
});
