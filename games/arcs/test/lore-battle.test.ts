import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann leads the card and stands before her pips. */
const led = (card: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).turn(`lead:${card}`);

/** Ann attacks Bob at gate 1. */
const attack = (ann: Side, bob: Side, rolls: readonly number[] = []): Scenario =>
  led('aggression-4', ann, { bob, rolls }).play('act:battle');

const gate = (count: number) => ({ 'c1-gate': count });

describe('ARC-25.1 galactic-rifles', () => {
  const fire = (ann: Side, bob: Side, rolls: readonly number[], more: Setting = {}) =>
    led('aggression-4', { lore: ['galactic-rifles'], ...ann }, { ...more, bob, rolls });

  it('Fire Rifles: skirmish dice of the fresh ships against a Rival next door, at no risk', () => {
    const game = fire({ ships: gate(2), damaged: gate(1) }, { ships: { 'c4-gate': 1 } }, [5, 5]);
    game.play('act:fire-rifles');
    game.asks('ann', 'fireDice').offersOf('skirmishDice', ['1', '2']).play('skirmishDice:2');
    expect(game.trophies('ann', 'bob', 'ship')).toBe(1);
    expect(game.ships('ann', 'c1-gate')).toEqual([2, 1]);
  });

  it('ARC-16.1 ARC-25.6 Fire Rifles: a city destroyed means Outrage and ransacking, of the Elder too', () => {
    const game = fire(
      { ships: gate(1) },
      { ships: { 'c6-crescent': 1 }, cities: ['c1-hex!'], leader: 'elder' },
      [5],
      { court: ['farseers'], agents: { farseers: { bob: 1 } } },
    ).play('act:fire-rifles');
    expect(game.outrage('ann')).toEqual(['material']);
    expect(game.guild('ann')).toEqual(['farseers']);
    game.asks('ann', 'action');
  });

  it('Fire Rifles is no battle: neither Railguns nor rerolls nor drones take part', () => {
    const game = fire(
      { ships: gate(1), damaged: gate(1), guild: ['skirmishers'] },
      { ships: { 'c4-gate': 1 }, lore: ['railgun-arrays'] },
      [0],
    )
      .play('act:fire-rifles')
      .asks('ann', 'action');
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 1]);
    expect(game.events('battle')).toEqual([]);
  });

  it('Fire Rifles: one chooses from where, at what and at whom', () => {
    const game = fire(
      { ships: { 'c1-gate': 1, 'c5-hex': 1 }, damaged: { 'c4-hex': 1 } },
      { ships: { 'c4-gate': 1, 'c5-gate': 1 }, cities: ['c1-hex'] },
      [5],
      { cat: { ships: { 'c4-gate': 1 } } },
    ).play('act:fire-rifles');
    game.offersOf('fireFrom', ['c1-gate', 'c5-hex']).play('fireFrom:c1-gate');
    game.offersOf('fireAt', ['c1-hex:1', 'c4-gate:1', 'c4-gate:2']).play('fireAt:c4-gate:2');
    expect(game.ships('cat', 'c4-gate')).toEqual([0, 1]);
    expect(game.ships('bob', 'c4-gate')).toEqual([1, 0]);
  });

  it('Fire Rifles: six dice at most', () => {
    const game = fire({ ships: gate(8) }, { ships: { 'c4-gate': 1 } }, []).play('act:fire-rifles');
    game.offersOf('skirmishDice', ['1', '2', '3', '4', '5', '6']);
  });
});

describe('ARC-25.1 mirror-plating and signal-breaker', () => {
  it('mirror-plating: an assault die brings an intercept', () => {
    const game = attack({ ships: gate(2) }, { ships: gate(1), lore: ['mirror-plating'] }, [0]);
    game.dice({ assault: 1 });
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 1]);
    const skirmish = attack({ ships: gate(2) }, { ships: gate(1), lore: ['mirror-plating'] }, [0]);
    expect(skirmish.dice({ skirmish: 1 }).ships('ann', 'c1-gate')).toEqual([2, 0]);
  });

  it('signal-breaker: one rolled intercept is ignored while all ships are fresh', () => {
    const ann = { lore: ['signal-breaker'], ships: gate(2) };
    const one = attack(ann, { ships: gate(2) }, [5, 0]).dice({ assault: 2 });
    expect(one.ships('ann', 'c1-gate')).toEqual([2, 0]);
    const two = attack(ann, { ships: gate(2) }, [5, 5]).dice({ assault: 2 });
    expect(two.events('intercepted')).toHaveLength(1);
    const hurt = attack({ ...ann, damaged: gate(1) }, { ships: gate(2) }, [5]).dice({ assault: 1 });
    expect(hurt.events('intercepted')).toHaveLength(1);
  });

  it('signal-breaker cannot cancel what mirror-plating adds', () => {
    const bob = { ships: gate(1), lore: ['mirror-plating'] };
    const ann = { lore: ['signal-breaker'], ships: gate(2) };
    expect(attack(ann, bob, [0]).dice({ assault: 1 }).events('intercepted')).toHaveLength(1);
    expect(attack(ann, bob, [5]).dice({ assault: 1 }).events('intercepted')).toHaveLength(1);
  });
});

describe('ARC-25.1 repair-drones', () => {
  it('one attacking ship is repaired after the battle', () => {
    const game = attack(
      { lore: ['repair-drones'], ships: gate(1), damaged: gate(2) },
      { ships: gate(1) },
    ).dice({});
    expect(game.ships('ann', 'c1-gate')).toEqual([2, 1]);
  });

  it('not for the defender', () => {
    const game = attack({ ships: gate(1) }, { lore: ['repair-drones'], damaged: gate(1) }).dice({});
    expect(game.ships('bob', 'c1-gate')).toEqual([0, 1]);
  });
});

describe('ARC-25.1 railgun-arrays', () => {
  it('ARC-25.6 the attacker takes a hit before collecting dice, and picks the ship', () => {
    const game = attack(
      { ships: gate(1), damaged: gate(1) },
      { ships: gate(1), lore: ['railgun-arrays'] },
    );
    game.asks('ann', 'takeHit').play('hitShip:c1-gate:0:damaged');
    expect(game.trophies('bob', 'ann', 'ship')).toBe(1);
    game.offersOf('raidDice', ['0', '1']);
  });

  it('needs a fresh defending ship', () => {
    attack({ ships: gate(1) }, { damaged: gate(1), lore: ['railgun-arrays'] }).asks(
      'ann',
      'raidDice',
    );
  });
});

describe('ARC-25.1 seeker-torpedoes', () => {
  it('rerolls up to an assault die a fresh attacking ship, once', () => {
    const game = attack(
      { lore: ['seeker-torpedoes'], ships: gate(1), damaged: gate(2) },
      { ships: gate(3) },
      [0, 0, 0, 1],
    ).dice({ assault: 3 });
    expect(game.asks('ann', 'reroll').about).toEqual({ die: 'assault', left: 1 });
    game.play('reroll:assault:0');
    expect(game.events('rolled')).toMatchObject([{ hits: 2 }]);
    const kept = attack({ lore: ['seeker-torpedoes'], ships: gate(1) }, { ships: gate(1) }, [0]);
    kept.dice({ assault: 1 }, 'keepRoll');
    expect(kept.events('rerolled')).toEqual([]);
  });
});
