import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { cardOf } from './table.ts';

/** The loaded Smuggler with this crew attacks the rival. */
const attack = (crew: readonly string[], more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    bluefin: { at: 'tree-b.se' },
    ...more,
    smuggler: {
      at: 'compass-b.ne',
      dice: [1, 1],
      slots: { 'cannons-1': 1 },
      crew,
      ...more.smuggler,
    },
    rival: { at: 'swords-a.nw', ...more.rival },
    rolls: more.rolls ?? [6, 1],
  }).place(1, 'sail-1', 'step:e:swords-a.nw');

/** The same crew in the hands of the rival, who is attacked. */
const defend = (crew: readonly string[], more: Setting = {}): Scenario =>
  attack([], { ...more, rival: { crew, ...more.rival }, rolls: more.rolls ?? [1, 6] });

describe('Fighters', () => {
  it('AH-9.8 add 1 in every battle of their owner', () => {
    const attacker = attack(['fighters'], { rolls: [3, 4] });
    expect(attacker.events('fired')).toMatchObject([{ total: 4, otherTotal: 4, winner: 1 }]);
    const defender = defend(['fighters'], { rolls: [4, 4] });
    expect(defender.events('fired')).toMatchObject([{ otherTotal: 5, winner: 3 }]);
  });

  it('AH-9.8 whichever figure fights', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1] },
      bluefin: { at: 'tree-b.se', crew: ['fighters'] },
      strongholds: ['compass-b.se'],
      rolls: [4, 1],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se');
    expect(game.events('fired')).toMatchObject([{ total: 4, otherTotal: 4 }]);
  });
});

describe('Cutpurse', () => {
  it('AH-12.5 two gold from the supply for every battle won', () => {
    const game = attack(['cutpurse']).play('victory:none');
    expect(game.gold('smuggler')).toBe(2);
    expect(game.gold('rival')).toBe(0);
    const lost = attack(['cutpurse'], { rolls: [1, 6] }).play('victory:none');
    expect(lost.gold('smuggler')).toBe(0);
    expect(defend(['cutpurse']).play('victory:none').gold('rival')).toBe(2);
  });
});

describe('Gunner', () => {
  it('AH-12.5 one damage more when the flagship wins, in attack and defence', () => {
    const game = attack(['gunner']).play('victory:damage-reward', 'hit:smuggler-2/cannons-1');
    game.asks('smuggler', 'damage').play('hit:smuggler-2/tailwind-1');
    expect(game.events('damaged')).toHaveLength(2);
    const defender = defend(['gunner']).play('victory:none').asks('rival', 'damage');
    defender.play('hit:smuggler-1/tailwind-1');
    expect(defender.events('damaged')).toHaveLength(1);
  });

  it('AH-12.5 not when another figure wins', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 3], slots: { 'cannons-1': 1 }, crew: ['gunner'] },
      patrols: ['compass-b.ne'],
      smuggler: { at: 'swords-a.nw' },
      rolls: [6, 1],
    });
    game.place(3, 'order-1', 'pick:compass-b.ne', 'step:e:swords-a.nw', 'victory:none');
    game.asks('bluefin', 'slot');
    expect(game.events('damaged')).toEqual([]);
  });
});

describe('Gunner’s Mate', () => {
  const mate = (more: Setting = {}): Scenario =>
    position({
      active: 'smuggler',
      ...more,
      smuggler: { at: 'swords-a.sw', dice: [4, 4], crew: ['gunners-mate'], ...more.smuggler },
      rolls: more.rolls ?? [6, 1],
    });

  it('AH-9.1 a die on Cannons: the flagship fights the enemies of one space of its region', () => {
    const game = mate({
      rival: { at: 'swords-a.nw' },
      patrols: ['swords-a.nw', 'swords-a.se', 'tree-b.nw'],
      rolls: [6, 1, 6, 1],
    });
    game.place(4, 'cannons-1').asks('smuggler', 'broadside');
    game.offers(['aim:swords-a.nw', 'aim:swords-a.se', 'decline']).play('aim:swords-a.nw');
    game.play('fight:patrol@swords-a.nw', 'fire:none', 'victory:none');
    game.play('fire:none', 'victory:none');
    expect(game.events('battle')).toHaveLength(2);
    // It fights from where it is: no move, no wreckage, no treasure.
    expect(game.ship('smuggler')).toBe('swords-a.sw');
    expect(game.events()).not.toContain('moved');
    expect(game.gold('smuggler')).toBe(0);
  });

  it('AH-9.1 AH-10.4 not into fog, and nobody must', () => {
    const game = mate({ rival: { at: 'swords-a.ne' }, patrols: ['swords-a.ne'] });
    game.place(4, 'cannons-1');
    expect(game.prompt).toBe('slot');
    const calm = mate({ rival: { at: 'swords-a.nw' } }).place(4, 'cannons-1', 'decline');
    expect(calm.events()).not.toContain('battle');
  });

  it('AH-10.3 also when a harbor brings the die', () => {
    const game = mate({
      smuggler: { at: 'skull-a.se', dice: [1, 1] },
      rival: { at: 'skull-a.sw' },
    });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'load:smuggler-1/sail-1');
    game.asks('smuggler', 'broadside').play('aim:skull-a.sw');
    expect(game.events('battle')).toMatchObject([{ otherFaction: 'smuggler-2' }]);
    expect(game.ship('smuggler')).toBe('skull-a.ne');
  });
});

describe('Buccaneer', () => {
  it('AH-12.6 after a won battle gives itself for two crew of the loser', () => {
    const game = attack(['buccaneer'], { rival: { crew: ['sailor', 'diver', 'elder'] } });
    game.play('victory:none').asks('smuggler', 'buccaneer');
    game.offers(['board:sailor', 'board:diver', 'board:elder', 'decline']);
    game.play('board:elder').offers(['board:sailor', 'board:diver']).play('board:sailor');
    expect(game.crew('rival')).toEqual(['diver']);
    expect(game.crew('smuggler')).toEqual([]);
    expect(game.state.removed).toEqual(
      expect.arrayContaining(['buccaneer', 'elder', 'sailor'].map(cardOf)),
    );
  });

  it('AH-12.5 may be kept; of a loser with one crew it removes that one', () => {
    const kept = attack(['buccaneer'], { rival: { crew: ['sailor', 'diver'] } });
    kept.play('victory:none', 'decline');
    expect([kept.crew('smuggler'), kept.crew('rival').length]).toEqual([['buccaneer'], 2]);
    const one = attack(['buccaneer'], { rival: { crew: ['sailor'] } });
    one.play('victory:none', 'board:sailor');
    expect([one.crew('smuggler'), one.crew('rival')]).toEqual([[], []]);
  });

  it('AH-12.5 has nothing to do where the loser has no crew, or its owner lost', () => {
    expect(attack(['buccaneer']).play('victory:none').prompt).toBe('slot');
    const lost = attack(['buccaneer'], { rival: { crew: ['sailor'] }, rolls: [1, 6] });
    expect(lost.play('victory:none').prompt).toBe('slot');
  });

  it('AH-4.5 a die on a card lost counts as used, AH-11.1 damage on it is gone', () => {
    const game = attack(['buccaneer'], {
      rival: {
        crew: ['sailor', 'trawler'],
        slots: { sailor: 5 },
        damage: ['trawler'],
        dice: [1, 1, 1],
      },
    });
    game.play('victory:none', 'board:sailor');
    expect(game.player('rival')).toMatchObject({ crew: [], crewSlots: [], aside: [5] });
  });
});

describe('Emissary', () => {
  const envoy = (more: Setting = {}): Scenario =>
    attack(['emissary'], { ...more, smuggler: { gold: 1, ...more.smuggler } });

  it('AH-9.3 AH-18.1 a gold for the enemy, and the battle is skipped; the way goes on', () => {
    const game = envoy().asks('smuggler', 'victim');
    game.offers(['fight:flagship.smuggler-2', 'skip:flagship.smuggler-2']);
    game.play('skip:flagship.smuggler-2');
    expect([game.gold('smuggler'), game.gold('rival')]).toEqual([0, 1]);
    expect(game.events()).not.toContain('fired');
    game.asks('smuggler', 'sail').play('step:e:swords-a.ne');
    expect(game.ship('smuggler')).toBe('swords-a.ne');
  });

  it('AH-7.4 who fights all the same has no steps left', () => {
    const game = envoy().play('fight:flagship.smuggler-2', 'victory:none');
    expect(game.prompt).toBe('slot');
  });

  it('AH-12.5 is paid for each battle', () => {
    const game = envoy({ patrols: ['swords-a.nw'], smuggler: { gold: 2 } });
    game.play('skip:patrol@swords-a.nw', 'skip:flagship.smuggler-2');
    expect([game.gold('bluefin'), game.gold('rival')]).toEqual([1, 1]);
    game.asks('smuggler', 'sail');
    const one = envoy({ patrols: ['swords-a.nw'] }).play('skip:patrol@swords-a.nw');
    expect(one.events('battle')).toMatchObject([{ otherFaction: 'smuggler-2' }]);
  });

  it('AH-12.5 is of no use without gold or to the defender', () => {
    expect(envoy({ smuggler: { gold: 0 } }).events('battle')).toHaveLength(1);
    expect(defend(['emissary'], { rival: { gold: 2 } }).events('battle')).toHaveLength(1);
  });
});

describe('Grogmaster', () => {
  it('AH-9.5 for a damage the flagship rolls its battle die again, once, and must keep it', () => {
    const game = attack(['grogmaster'], { rolls: [1, 4, 5] }).asks('smuggler', 'reroll');
    expect(game.about).toEqual({ mine: 1, theirs: 4 });
    game.play(game.offered.find((key) => key.startsWith('reroll'))!).asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/tailwind-1');
    expect(game.events('rerolled')).toMatchObject([{ player: 1, dice: [5] }]);
    game.asks('smuggler', 'victory');
    expect(game.slot('smuggler', 'tailwind-1')).toBe(7);
  });

  it('AH-9.5 or keeps what was rolled', () => {
    const game = attack(['grogmaster'], { rolls: [1, 4] })
      .play('keep')
      .asks('rival', 'victory');
    expect(game.events()).not.toContain('damaged');
  });

  it('AH-11.4 not if the damage finds no place', () => {
    const damage = ['sail-2', 'sail-3', 'full-sail-1', 'tailwind-1', 'negotiate-1'];
    const game = attack(['grogmaster'], { rolls: [1, 4], smuggler: { damage } });
    game.asks('rival', 'victory');
  });

  it('AH-12.5 works for the defender, and for flagships only', () => {
    const game = defend(['grogmaster'], { rolls: [4, 1, 6] }).asks('rival', 'reroll');
    game.play(
      game.offered.find((key) => key.startsWith('reroll'))!,
      'hit:smuggler-2/cannons-1',
    );
    game.asks('rival', 'victory');
    const patrol = position({
      bluefin: { at: 'tree-b.se', dice: [3, 3], slots: { 'cannons-1': 1 }, crew: ['grogmaster'] },
      patrols: ['compass-b.ne'],
      smuggler: { at: 'swords-a.nw' },
      rolls: [1, 6],
    });
    patrol.place(3, 'order-1', 'pick:compass-b.ne', 'step:e:swords-a.nw');
    patrol.asks('smuggler', 'victory');
  });
});

describe('Battering Beakhead', () => {
  const ram = (more: Setting = {}): Scenario => {
    const game = attack(['battering-beakhead'], more);
    return game.play('victory:damage-reward', 'hit:smuggler-2/cannons-1');
  };

  it('AH-12.5 an enemy figure that was damaged and stays may be pushed one space', () => {
    const game = ram();
    game.asks('smuggler', 'batter');
    // Not off the map to the north.
    game.offers(['push:e:swords-a.ne', 'push:s:swords-a.sw', 'push:w:compass-b.ne', 'decline']);
    game.play('push:w:compass-b.ne');
    expect(game.ship('rival')).toBe('compass-b.ne');
    expect(game.events('moved').at(-1)).toMatchObject({ faction: 'smuggler-2', how: 'batter' });
  });

  it('AH-10.7 AH-10.8 wreckage hurts the one pushed, treasure and battles are for nobody', () => {
    const game = ram({ strongholds: ['compass-b.se'] });
    game.play('push:s:swords-a.sw').asks('rival', 'hurt').play('hit:smuggler-2/sail-1');
    expect(game.gold('rival')).toBe(0);
    expect(game.events('battle')).toHaveLength(1);
    const loaded = ram({ gunship: 'compass-b.ne' });
    loaded.play('push:w:compass-b.ne');
    expect(loaded.events('battle')).toHaveLength(1);
  });

  it('AH-12.5 not across a sandbar, and not what was removed or spared', () => {
    const patrol = attack(['battering-beakhead'], {
      rival: { at: 'tree-b.se' },
      patrols: ['swords-a.nw'],
    });
    patrol.play('victory:damage-reward', 'cell:r2c1', 'accept');
    expect(patrol.prompt).toBe('slot');
    const damage = [
      'sail-1',
      'sail-2',
      'sail-3',
      'full-sail-1',
      'tailwind-1',
      'cannons-1',
      'negotiate-1',
    ];
    const spared = attack(['battering-beakhead'], { rival: { damage } });
    spared.play('victory:damage-reward', 'cell:r2c1', 'accept');
    expect(spared.prompt).toBe('slot');
  });
});
