import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('who has to fight', () => {
  const landing = (more: Setting = {}): Scenario =>
    position({
      active: 'union',
      smuggler: { at: 'tree-b.se' },
      patrols: ['compass-b.se'],
      strongholds: ['compass-b.se'],
      ...more,
      bluefin: { at: 'tree-b.se', ...more.bluefin },
      union: { at: 'compass-b.ne', dice: [1, 2], ...more.union },
    }).place(1, 'sail-1', 'step:s:compass-b.se');

  it('AH-9.3 an unloaded flagship fights the Stronghold and leaves the unloaded Patrol alone', () => {
    const game = landing({ ready: 1, rolls: [6, 1] });
    expect(game.events('battle')).toMatchObject([{ other: 'stronghold' }]);
    game.asks('union', 'victory').play('victory:damage-steal');
    expect([game.patrols, game.strongholds]).toEqual([['compass-b.se'], []]);
    // No steps are left, and it anchors at the island.
    game.asks('union', 'anchorComrades').offers(['place:1', 'gain:2', 'decline']);
  });

  it('AH-9.4 with a die on the enemy Cannons both fight, in the order of the mover', () => {
    const game = landing({ bluefin: { slots: { 'cannons-1': 5 } }, rolls: [6, 1] });
    game.offersOf('fight', ['patrol@compass-b.se', 'stronghold@compass-b.se']);
    game.play('fight:patrol@compass-b.se').asks('bluefin', 'fire').play('fire:none');
    game.play('victory:none');
    // The Patrol lost and stayed: the Stronghold is still to be fought.
    game.asks('bluefin', 'fire').play('fire:cannons-1:4').asks('bluefin', 'victory');
    expect(game.events('lowered')).toMatchObject([{ pips: 4 }]);
    expect(game.slot('bluefin', 'cannons-1')).toBe(1);
  });

  it('AH-9.5 at equal totals the attacker wins against a Stronghold too', () => {
    const game = landing({ rolls: [5, 3] }).asks('union', 'victory');
    expect(game.events('fired')).toMatchObject([{ total: 5, otherTotal: 5 }]);
  });

  it('AH-12.2 after a lost battle the Union may still place Comrades under the Stronghold', () => {
    const game = landing({ ready: 2, rolls: [1, 6] }).asks('bluefin', 'victory');
    game.play('victory:damage-2', 'hit:union/sail-2', 'hit:union/cannons-1');
    game.asks('union', 'anchorComrades').play('place:2');
    expect(game.comrades('compass-b')).toBe(2);
  });

  it('AH-10.4 a loaded mover passes enemies in fog and keeps its steps', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'swords-a.nw', dice: [1, 1], slots: { 'cannons-1': 6 } },
      bluefin: { at: 'swords-a.ne', slots: { 'cannons-1': 5 } },
      union: { at: 'tree-b.se' },
    }).place(1, 'sail-1', 'step:e:swords-a.ne');
    game.asks('smuggler', 'sail').play('step:s:swords-a.se');
    expect(game.events('battle')).toEqual([]);
  });

  it('AH-9.4 two Patrols in a space are two battles, also when the first one is lost', () => {
    const game = position({
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 6 } },
      patrols: ['swords-a.nw', 'swords-a.nw'],
      rolls: [1, 6],
    }).place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none');
    game.asks('bluefin', 'victory').play('victory:damage-2');
    game.play('hit:smuggler-1/sail-2', 'hit:smuggler-1/negotiate-1', 'fire:cannons-1:5');
    game.asks('smuggler', 'victory').play('victory:damage-reward', 'cell:r2c1', 'accept');
    expect(game.patrols).toEqual(['swords-a.nw']);
    expect(game.events('battle')).toHaveLength(2);
  });

  it('AH-15.10 the Cutter of a loaded Union starts no battle', () => {
    const game = position({
      active: 'union',
      union: { dice: [1, 1], slots: { 'cannons-1': 6 } },
      cutter: 'compass-b.ne',
      bluefin: { at: 'swords-a.nw' },
    }).place(1, 'cutter-1', 'step:e:swords-a.nw');
    game.asks('union', 'sail').play('step:w:compass-b.ne');
    expect(game.events('battle')).toEqual([]);
  });

  it('AH-15.10 against a loaded enemy the Cutter fights, and only that enemy may lower a die', () => {
    const game = position({
      active: 'union',
      union: { dice: [1, 1], slots: { 'cannons-1': 6 } },
      cutter: 'compass-b.ne',
      bluefin: { at: 'tree-b.se' },
      smuggler: { at: 'swords-a.nw', slots: { 'cannons-1': 3 } },
      rolls: [1, 1],
    }).place(1, 'cutter-1', 'step:e:swords-a.nw');
    game.asks('smuggler', 'fire').play('fire:cannons-1:2').asks('smuggler', 'victory');
    game.play('victory:damage-reward').asks('smuggler', 'rewardCell');
    // A die lies on its only slot: the damage is ignored. AH-11.4
    expect(game.slot('union', 'cutter-1')).toBe(1);
    expect(game.events()).toContain('spared');
  });
});

describe('Cannons', () => {
  it('AH-9.7 of two dice one is lowered in a battle, the other one in the next', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1], slots: { 'cannons-1': 5, 'cannons-2': 6 } },
      smuggler: { at: 'swords-a.nw' },
      rival: { at: 'swords-a.nw' },
      rolls: [6, 1],
    }).place(1, 'sail-1', 'step:e:swords-a.nw', 'fight:flagship.smuggler-2');
    const five = [1, 2, 3, 4].map((pips) => `fire:cannons-1:${pips}`);
    const six = [1, 2, 3, 4, 5].map((pips) => `fire:cannons-2:${pips}`);
    game.offers(['fire:none', ...five, ...six]).play('fire:cannons-1:4', 'victory:none');
    game
      .asks('bluefin', 'fire')
      .offers(['fire:none', ...six])
      .play('fire:cannons-2:5');
    expect(game.events('lowered')).toMatchObject([{ pips: 4 }, { pips: 5 }]);
    // Both show 1 now, and keep everybody loaded. AH-9.6
    expect([game.slot('bluefin', 'cannons-1'), game.slot('bluefin', 'cannons-2')]).toEqual([1, 1]);
  });

  it('AH-10.3 AH-11.3 a harbor brings the Squadron only a die that fits a free, undamaged slot', () => {
    const game = position({
      bluefin: {
        at: 'skull-a.se',
        dice: [1],
        slots: { 'sail-1': 5, 'tailwind-1': 6, 'bombard-1': 4 },
        damage: ['cannons-1'],
      },
    }).place(1, 'sail-2', 'step:n:skull-a.ne', 'stop', 'decline');
    game.asks('bluefin', 'harbor').offers(['repairHere', 'load:bluefin/tailwind-1', 'decline']);
    game.refuses('load:bluefin/sail-1', 'AH-10.3').refuses('load:bluefin/bombard-1', 'AH-10.3');
    game.play('load:bluefin/tailwind-1');
    expect([game.slot('bluefin', 'cannons-2'), game.slot('bluefin', 'tailwind-1')]).toEqual([6, 0]);
  });

  it('AH-10.3 the die of this very Sail may go to the Cannons, and its slot is free again', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'skull-a.se', dice: [3, 3] },
    }).place(3, 'sail-1', 'step:n:skull-a.ne', 'stop');
    game.asks('smuggler', 'harbor').offers(['load:smuggler-1/sail-1', 'decline']);
    game.play('load:smuggler-1/sail-1').place(3, 'sail-1', 'step:w:skull-a.nw');
    expect([game.slot('smuggler', 'cannons-1'), game.slot('smuggler', 'sail-1')]).toEqual([3, 3]);
  });

  it('AH-10.3 so may a die that paid for crew', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'skull-a.se', dice: [3, 3], crew: ['gunner'], slots: { gunner: 2 } },
    }).place(3, 'sail-1', 'step:n:skull-a.ne', 'stop', 'load:smuggler-1/gunner');
    expect([game.slot('smuggler', 'cannons-1'), game.slot('smuggler', 'gunner')]).toEqual([2, 0]);
    expect(game.crew('smuggler')).toEqual(['gunner']);
  });
});

describe('damage', () => {
  /** The loaded Squadron attacks in swords-a.nw and wins. */
  const raid = (more: Setting = {}): Scenario =>
    position({
      smuggler: { at: 'tree-b.se' },
      ...more,
      bluefin: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 1 },
        ...more.bluefin,
      },
      rolls: more.rolls ?? [6, 1],
    }).place(1, 'sail-1', 'step:e:swords-a.nw');

  it('AH-11.4 where no slot can be damaged the gold is stolen all the same', () => {
    const game = raid({
      rival: {
        at: 'swords-a.nw',
        gold: 1,
        slots: { 'sail-1': 1, 'sail-2': 2, 'sail-3': 3, 'full-sail-1': 4 },
        damage: ['tailwind-1', 'cannons-1', 'negotiate-1'],
      },
    }).play('victory:damage-steal');
    expect([game.gold('bluefin'), game.gold('rival')]).toEqual([1, 0]);
    expect(game.slot('rival', 'repair-1')).toBe(0);
    game.asks('bluefin', 'anchorPatrol');
  });

  it('AH-11.6 a die on one slot of the Gunship saves it from two damage', () => {
    const game = raid({ union: { slots: { 'gunship-1': 4 } }, gunship: 'swords-a.nw' });
    game.play('victory:damage-2');
    expect([game.slot('union', 'gunship-1'), game.slot('union', 'gunship-2')]).toEqual([4, 7]);
    expect(game.events()).toContain('spared');
    expect(game.events()).not.toContain('shipLost');
  });

  it('AH-11.6 the last free slot damaged, the Gunship is lost and its card lies face up', () => {
    const game = raid({ union: { damage: ['gunship-2'] }, gunship: 'swords-a.nw' });
    const before = game.state.planDiscard.length;
    game.play('victory:damage-steal');
    expect(game.events('shipLost')).toMatchObject([{ figure: 'gunship' }]);
    expect(game.state.planDiscard).toHaveLength(before + 1);
    expect(game.state.gunshipSlots).toEqual([]);
  });

  it('AH-11.3 Gunner adds a third damage; a card paid with a die is spared, another one is not', () => {
    const game = raid({
      bluefin: { crew: ['gunner'] },
      rival: { at: 'swords-a.nw', crew: ['elder', 'sailor'] },
    }).play('victory:damage-2');
    game.asks('bluefin', 'damage').refuses('hit:smuggler-2/elder', 'AH-11.3');
    game.refuses('hit:smuggler-2/repair-1', 'AH-11.3').play('hit:smuggler-2/sailor');
    game
      .play('hit:smuggler-2/cannons-1', 'hit:smuggler-2/full-sail-1')
      .asks('bluefin', 'anchorPatrol');
    expect(game.events('damaged')).toHaveLength(3);
  });

  it('AH-14.9 AH-14.6 Gunner does not serve a Patrol', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 1], slots: { 'cannons-1': 1 }, crew: ['gunner'] },
      smuggler: { at: 'tree-b.se' },
      rival: { at: 'swords-a.nw' },
      patrols: ['compass-b.ne'],
      rolls: [6, 1],
    }).place(3, 'order-1', 'pick:compass-b.ne', 'step:e:swords-a.nw', 'victory:damage-steal');
    game.play('hit:smuggler-2/sail-1');
    expect(game.events('damaged')).toHaveLength(1);
  });

  it('AH-14.9 the flagship wins in a region without Comrades: nothing to remove elsewhere', () => {
    const game = raid({ union: { at: 'swords-a.nw' }, comrades: { 'tree-b': 3 } });
    game.offers(['victory:damage-steal', 'victory:damage-2', 'victory:none']);
    game.refuses('victory:damage-remove-comrade', 'AH-14.9');
  });

  it('AH-10.7 AH-11.2 the owner chooses a slot for each wreck passed; treasure only at the last', () => {
    const game = position({
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      smuggler: { at: 'swords-a.sw', dice: [1, 1], crew: ['sailor'] },
    }).place(1, 'sail-1', 'step:s:tree-b.nw');
    game.asks('smuggler', 'hurt').play('hit:smuggler-1/sailor', 'step:s:tree-b.sw');
    game.asks('smuggler', 'hurt').play('hit:smuggler-1/negotiate-1');
    expect(game.gold('smuggler')).toBe(1);
    expect(game.slot('smuggler', 'sailor')).toBe(7);
  });
});

describe('battles on the turn of another', () => {
  it('AH-16.8 AH-10.7 a Smuggler who wins in defence moves into wreckage and takes its treasure', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      smuggler: { at: 'swords-a.nw' },
      rolls: [1, 6],
    }).place(1, 'sail-1', 'step:e:swords-a.nw');
    game.asks('smuggler', 'victory').play('victory:damage-move', 'hit:bluefin/order-1');
    game.play('step:s:swords-a.sw').asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/sail-1', 'stop');
    expect(game.gold('smuggler')).toBe(2);
    // The Squadron anchors where it has lost.
    game.asks('bluefin', 'anchorPatrol').play('patrol');
    expect(game.patrols).toEqual(['swords-a.nw']);
  });

  it('AH-15.7 AH-7.4 Close Call in defence leaves the attacker its other step', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 5 } },
      smuggler: { at: 'tree-b.se' },
      union: { at: 'swords-a.nw', plans: ['close-call'] },
    }).place(1, 'sail-1', 'step:e:swords-a.nw');
    game.asks('union', 'battlePlan').play('battlePlan:close-call').asks('bluefin', 'sail');
    game.play('step:e:swords-a.ne', 'patrol');
    expect(game.slot('bluefin', 'cannons-1')).toBe(5);
    expect(game.patrols).toEqual(['swords-a.ne']);
  });

  it('AH-9.8 Secret Weapon in defence with the Gunner: three damage for the attacker', () => {
    const game = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      smuggler: { at: 'tree-b.se' },
      union: { at: 'swords-a.nw', crew: ['gunner'], plans: ['secret-weapon'] },
      rolls: [1, 6],
    }).place(1, 'sail-1', 'step:e:swords-a.nw', 'battlePlan:secret-weapon');
    game.asks('union', 'victory').play('victory:damage-steal');
    game.play('hit:bluefin/order-1', 'hit:bluefin/deploy-1', 'hit:bluefin/bombard-1');
    game.asks('bluefin', 'anchorPatrol');
  });

  it('AH-12.5 Buccaneer in defence: a die on a lost card is out of the round', () => {
    const game = position({
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      smuggler: {
        at: 'compass-b.ne',
        dice: [1, 1],
        slots: { 'cannons-1': 1, sailor: 5 },
        crew: ['sailor', 'diver', 'fighters'],
      },
      rival: { at: 'swords-a.nw', crew: ['buccaneer'] },
      rolls: [1, 6],
    }).place(1, 'sail-1', 'step:e:swords-a.nw');
    game.asks('rival', 'victory').play('victory:none').asks('rival', 'buccaneer');
    game.offers(['board:sailor', 'board:diver', 'board:fighters', 'decline']).play('board:sailor');
    game.offers(['board:diver', 'board:fighters']).play('board:fighters');
    expect([game.crew('smuggler'), game.crew('rival')]).toEqual([['diver'], []]);
    expect(game.player('smuggler').aside).toEqual([5]);
    game.asks('smuggler', 'slot');
  });

  it('AH-11.4 Grogmaster rolls again only where damage can be taken', () => {
    const full = { 'sail-1': 1, 'sail-2': 1, 'sail-3': 1, 'full-sail-1': 1 };
    const lost = (damage: string[]): Scenario =>
      position({
        bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
        rival: { at: 'swords-a.nw', crew: ['grogmaster'], slots: full, damage },
        smuggler: { at: 'tree-b.se' },
        rolls: [6, 1],
      }).place(1, 'sail-1', 'step:e:swords-a.nw');
    lost(['tailwind-1', 'cannons-1', 'negotiate-1']).asks('bluefin', 'victory');
    lost(['tailwind-1', 'cannons-1']).asks('rival', 'reroll').offers(['reroll', 'keep']);
  });

  it('AH-9.10 AH-14.4 a Patrol lost in its battle stops no other', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 1], slots: { 'cannons-1': 1 } },
      smuggler: { at: 'tree-b.se' },
      rival: { at: 'swords-a.nw' },
      patrols: ['compass-b.ne', 'compass-b.se'],
      rolls: [1, 6],
    }).place(3, 'order-1', 'pick:compass-b.ne', 'step:e:swords-a.nw');
    game.asks('rival', 'victory').play('victory:damage-reward', 'cell:r2c1', 'accept');
    game.asks('bluefin', 'order').offers(['pick:compass-b.se', 'done']);
    game.play('pick:compass-b.se', 'step:n:compass-b.ne');
    expect(game.patrols).toEqual(['compass-b.ne']);
  });

  it('AH-9.3 Emissary pays one enemy off and fights the other; no gold, no choice', () => {
    const game = position({
      active: 'smuggler',
      bluefin: { at: 'swords-a.nw' },
      smuggler: {
        at: 'compass-b.ne',
        dice: [1, 1],
        gold: 1,
        crew: ['emissary'],
        slots: { 'cannons-1': 1 },
      },
      rival: { at: 'swords-a.nw' },
      rolls: [6, 1],
    }).place(1, 'sail-1', 'step:e:swords-a.nw');
    game.asks('smuggler', 'victim').play('skip:flagship.bluefin').asks('smuggler', 'victory');
    expect([game.gold('smuggler'), game.gold('bluefin')]).toEqual([0, 1]);
    expect(game.events('battle')).toHaveLength(1);
  });
});
