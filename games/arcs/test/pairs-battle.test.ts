import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const led = (card: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).turn(`lead:${card}`);

const attack = (
  ann: Side,
  bob: Side,
  rolls: readonly number[] = [],
  more: Setting = {},
): Scenario => led('aggression-4', ann, { ...more, bob, rolls }).play('act:battle');

const gate = (count: number) => ({ 'c1-gate': count });

describe('dice and fleets', () => {
  it('rebel and gatekeepers: four dice more at a gate, two of them must be taken', () => {
    const game = attack(
      { leader: 'rebel', guild: ['gatekeepers'], ships: gate(1) },
      { ships: gate(1), starports: ['c6-arrow'] },
    );
    game.offersOf('assaultDice', ['0', '1', '2', '3', '4', '5']).play('assaultDice:0');
    game.offersOf('skirmishDice', ['2', '3', '4', '5']);
  });

  it('rebel against railgun-arrays: without the last ship the two extra dice are all', () => {
    const game = attack(
      { leader: 'rebel', damaged: gate(1), ships: { 'c4-gate': 1 } },
      { ships: gate(1), lore: ['railgun-arrays'], starports: ['c6-arrow'] },
    );
    expect(game.ships('ann', 'c1-gate')).toEqual([0, 0]);
    game.offersOf('assaultDice', ['0', '1', '2']);
  });

  it('rebel with sprinter-drives: two ships in each of the moves', () => {
    const game = led('mobilization-4', {
      leader: 'rebel',
      lore: ['sprinter-drives'],
      ships: gate(4),
    });
    game.play('act:move').offersOf('moveFresh', ['1', '2']).play('moveFresh:2', 'moveTo:c4-gate');
    game.play('moveFrom:c4-gate').offersOf('moveFresh', ['1', '2']);
  });

  it('signal-breaker looks at the fleet before railgun-arrays hit', () => {
    const game = attack(
      { lore: ['signal-breaker'], ships: gate(2) },
      { lore: ['railgun-arrays'], ships: gate(2) },
      [5],
    ).dice({ assault: 1 });
    expect(game.events('intercepted')).toEqual([]);
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 1]);
  });

  it('seeker-torpedoes count the ships that railgun-arrays left fresh', () => {
    const game = attack(
      { lore: ['seeker-torpedoes'], ships: gate(2) },
      { lore: ['railgun-arrays'], ships: gate(2) },
      [0, 0],
    ).dice({ assault: 2 });
    expect(game.asks('ann', 'reroll').about).toMatchObject({ left: 1 });
  });

  it('repair-drones mend what railgun-arrays hit', () => {
    const game = attack(
      { lore: ['repair-drones'], ships: gate(2) },
      { lore: ['railgun-arrays'], ships: gate(1) },
    ).dice({});
    expect(game.ships('ann', 'c1-gate')).toEqual([2, 0]);
  });

  it('ARC-15.17 repair-drones mend no ship that came during the battle, and none is left to mend', () => {
    const game = attack(
      { lore: ['repair-drones'], damaged: { 'c1-hex': 1 }, ships: { 'c4-gate': 1 } },
      { ships: { 'c6-gate': 1 }, cities: ['c1-hex!'] },
      [4],
      { court: ['mass-uprising'], agents: { 'mass-uprising': { bob: 1 } } },
    ).dice({ raid: 1 }, 'uprising:1');
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
    expect(game.trophies('bob', 'ann', 'ship')).toBe(1);
  });

  describe('ARC-23.4 skirmishers and seeker-torpedoes reroll each their kind', () => {
    const both = (dice: { skirmish?: number; assault?: number }, rolls: number[]): Scenario =>
      attack(
        { guild: ['skirmishers'], lore: ['seeker-torpedoes'], ships: gate(2) },
        { ships: gate(2) },
        rolls,
      ).dice(dice);

    it.each([
      ['settleCourt:skirmishers', 'reroll:skirmish:0', 'reroll:assault:0', 5, 1],
      ['settleLore:seeker-torpedoes', 'reroll:assault:0', 'reroll:skirmish:0', 1, 5],
    ])('in the order that the attacker chooses: %s', (order, first, second, ...again) => {
      const game = both({ skirmish: 1, assault: 1 }, [0, 0, ...again]);
      game
        .asks('ann', 'order')
        .offers(['settleCourt:skirmishers', 'settleLore:seeker-torpedoes'])
        .play(order, first, second);
      expect(game.events('rolled')).toMatchObject([{ hits: 3 }]);
    });

    it('unasked where only one of them has dice', () => {
      both({ skirmish: 2 }, [0, 0]).asks('ann', 'reroll').play('keepRoll').asks('ann', 'action');
    });
  });

  it('ARC-25.2 ancient-holdings: a Weapon on it is an icon for skirmishers', () => {
    const game = attack(
      { guild: ['skirmishers'], lore: ['ancient-holdings'], held: 'weapon', ships: gate(2) },
      { ships: gate(2) },
      [0, 0],
    ).dice({ skirmish: 2 });
    expect(game.asks('ann', 'reroll').about).toMatchObject({ left: 2 });
  });

  it('galactic-rifles against mirror-plating: no battle, no intercept', () => {
    const game = led(
      'aggression-4',
      { lore: ['galactic-rifles'], ships: gate(1) },
      {
        bob: { lore: ['mirror-plating'], ships: { 'c4-gate': 2 } },
        rolls: [0],
      },
    ).play('act:fire-rifles');
    expect(game.asks('ann', 'action').ships('ann', 'c1-gate')).toEqual([1, 0]);
  });

  it.each([
    [{ guild: ['court-enforcers'] }, ['act:abduct', 'abduct:farseers']],
    [{ lore: ['galactic-rifles'] }, ['act:fire-rifles']],
  ])('ARC-21.8 warrior: Tactical does not touch a new action: %j', (cards, answers) => {
    const game = position({
      ann: { hand: ['construction-4'], ships: { 'c4-gate': 1 }, starports: ['c6-arrow'] },
      bob: { hand: ['aggression-2'], leader: 'warrior', ships: gate(1), ...cards },
      court: ['farseers'],
      rolls: [0],
    }).turn('lead:construction-4', 'endTurn');
    game.turn('pivot:aggression-2', ...answers);
    game.asks('cat', 'follow');
  });
});
