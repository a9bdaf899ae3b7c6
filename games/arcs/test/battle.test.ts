import { describe, expect, it } from 'vitest';
import { ASSAULT, attack, here, RAID, SKIRMISH } from './duel.ts';
import { position } from './position.ts';

describe('battle', () => {
  it('ARC-15.1 where one has a ship, a damaged one too; all of them attack', () => {
    const game = position({
      ann: { hand: ['aggression-4'], damaged: { 'c1-gate': 1 }, ships: { 'c4-arrow': 1 } },
      bob: { ships: { 'c1-gate': 1, 'c4-arrow': 1, 'c5-gate': 1 } },
    }).turn('lead:aggression-4', 'act:battle');
    game.offers(['battle:c1-gate:1', 'battle:c4-arrow:1']).refuses('battle:c5-gate:1', 'ARC-15.1');
  });

  it('ARC-15.2 one Rival with any piece there defends; others take no part', () => {
    const game = attack(
      { ships: here(2) },
      { cities: ['c4-arrow'] },
      [SKIRMISH.hit, SKIRMISH.hit],
      { cat: { ships: here(2) } },
    );
    game.offers(['battle:c4-arrow:1', 'battle:c4-arrow:2']).play('battle:c4-arrow:2');
    game.dice({ skirmish: 2 }, 'hitShip:c4-arrow:2:fresh');
    expect(game.ships('cat', 'c4-arrow')).toEqual([0, 2]);
    expect(game.buildings('c4-arrow')).toEqual(['bob city']);
  });

  it('ARC-15.2 a building alone defends', () => {
    const game = attack({ ships: here(1) }, { starports: ['c4-arrow'] }, [SKIRMISH.hit]);
    game.dice({ skirmish: 1 });
    expect(game.buildings('c4-arrow')).toEqual(['bob starport damaged']);
  });

  it('ARC-15.3 up to a die a ship, damaged ones too, in any mix', () => {
    const game = attack(
      { ships: here(2), damaged: here(1) },
      { ships: here(1), cities: ['c4-arrow'] },
    );
    game.offersOf('raidDice', ['0', '1', '2', '3']).play('raidDice:1');
    game.offersOf('assaultDice', ['0', '1', '2']).play('assaultDice:1');
    game.offersOf('skirmishDice', ['0', '1']);
  });

  it('ARC-15.3 at most six of a kind', () => {
    const game = attack({ ships: here(8) }, { ships: here(1), cities: ['c4-arrow'] });
    game.offersOf('raidDice', ['0', '1', '2', '3', '4', '5', '6']).play('raidDice:0');
    game.offersOf('assaultDice', ['0', '1', '2', '3', '4', '5', '6']).play('assaultDice:0');
    game.offersOf('skirmishDice', ['0', '1', '2', '3', '4', '5', '6']);
  });

  it('ARC-15.4 no die at all is legal and does nothing', () => {
    const game = attack({ ships: here(1) }, { ships: here(1) }).dice({});
    expect(game.asks('ann', 'action').ships('bob', 'c4-arrow')).toEqual([1, 0]);
    expect(game.pips).toBe(1);
  });

  it('ARC-15.5 raid dice need a building there, or none anywhere', () => {
    const elsewhere = attack({ ships: here(1) }, { ships: here(1), starports: ['c1-hex'] });
    elsewhere.asks('ann', 'assaultDice').refuses('raidDice:1', 'ARC-15.5');
    const there = attack({ ships: here(1) }, { ships: here(1), cities: ['c4-arrow'] });
    there.asks('ann', 'raidDice').offersOf('raidDice', ['0', '1']);
    const nowhere = attack({ ships: here(1) }, { ships: here(1) });
    nowhere.asks('ann', 'raidDice').offersOf('raidDice', ['0', '1']);
  });

  it('ARC-15.6 all dice at once; the attacker chooses for both sides', () => {
    const game = attack(
      { ships: here(2), damaged: here(1) },
      { ships: here(1), damaged: here(1) },
      [ASSAULT.self, ASSAULT.blank],
    ).dice({ assault: 2 });
    expect(game.events('rolled')).toHaveLength(1);
    game.asks('ann', 'takeHit').play('hitShip:c4-arrow:0:damaged').asks('ann', 'dealHit');
  });

  it('ARC-15.7 ARC-15.8 ARC-15.9 self-hits, then intercept, before any hit on the defender', () => {
    const game = attack({ ships: here(4) }, { ships: here(2) }, [
      ASSAULT.twoSelf,
      ASSAULT.intercept,
    ]).dice({ assault: 2 });
    expect(game.ships('ann', 'c4-arrow')).toEqual([3, 1]);
    expect(game.asks('ann', 'takeHit').about).toEqual({ left: 2, step: 'intercept' });
    game.play('hitShip:c4-arrow:0:fresh', 'hitShip:c4-arrow:0:damaged');
    expect(game.asks('ann', 'dealHit').about).toEqual({ left: 2 });
    expect(game.ships('ann', 'c4-arrow')).toEqual([2, 1]);
  });

  it('ARC-15.7 icons without a target are lost', () => {
    const game = attack({ ships: here(3) }, { ships: {}, damaged: here(1) }, [
      SKIRMISH.hit,
      SKIRMISH.hit,
      SKIRMISH.hit,
    ]).dice({ skirmish: 3 });
    expect(game.trophies('ann', 'bob', 'ship')).toBe(1);
    game.asks('ann', 'action');
  });

  it('ARC-15.9 intercept counts once, and only ships fresh at that moment', () => {
    const game = attack({ ships: here(3) }, { ships: here(1), damaged: here(2) }, [
      ASSAULT.intercept,
      ASSAULT.intercept,
      ASSAULT.intercept,
    ]).dice({ assault: 3 });
    expect(game.events('intercepted')).toEqual([{ player: 1, count: 1 }]);
    expect(game.ships('ann', 'c4-arrow')).toEqual([2, 1]);
  });

  it('ARC-15.10 hits go to ships first, the rest to buildings', () => {
    const game = attack({ ships: here(2) }, { ships: {}, damaged: here(1), cities: ['c4-arrow'] }, [
      ASSAULT.two,
      ASSAULT.blank,
    ]).dice({ assault: 2 });
    expect(game.ships('bob', 'c4-arrow')).toEqual([0, 0]);
    expect(game.buildings('c4-arrow')).toEqual(['bob city damaged']);
  });

  it('ARC-15.11 building hits never touch a ship', () => {
    const game = attack({ ships: here(3) }, { ships: here(1), starports: ['c4-arrow!'] }, [
      RAID.buildingKey,
      RAID.selfBuilding,
      RAID.selfBuilding,
    ])
      .dice({ raid: 3 })
      .play('hitShip:c4-arrow:0:fresh');
    expect(game.ships('bob', 'c4-arrow')).toEqual([1, 0]);
    expect(game.trophies('ann', 'bob', 'starport')).toBe(1);
  });

  it('ARC-15.12 keys come last: they raid', () => {
    const game = attack(
      { ships: here(1) },
      { ships: {}, damaged: here(1), starports: ['c4-arrow'], slots: ['fuel', 'weapon'] },
      [RAID.keys],
    ).dice({ raid: 1 });
    game.asks('ann', 'raid').offers(['stealToken:1:1:weapon', 'done']);
  });

  it('ARC-15.13 one piece may take two hits', () => {
    const game = attack({ ships: here(2) }, { ships: here(2) }, [SKIRMISH.hit, SKIRMISH.hit]);
    game.dice({ skirmish: 2 }, 'hitShip:c4-arrow:1:damaged');
    expect(game.ships('bob', 'c4-arrow')).toEqual([1, 0]);
  });

  it('ARC-15.14 ARC-17.1 without ships left the hits are dealt, but nothing is raided', () => {
    const game = attack(
      { damaged: here(2), ships: { 'c1-gate': 1 } },
      { ships: here(2), cities: ['c4-arrow'], slots: ['fuel', 'weapon'] },
      [ASSAULT.intercept, RAID.keys],
    ).dice({ raid: 1, assault: 1 });
    expect(game.ships('ann', 'c4-arrow')).toEqual([0, 0]);
    expect(game.ships('bob', 'c4-arrow')).toEqual([1, 1]);
    expect(game.trophies('bob', 'ann', 'ship')).toBe(2);
    expect(game.events('rolled')).toMatchObject([{ keys: 2 }]);
    expect(game.slots('bob')).toEqual(['fuel', 'weapon']);
  });

  it('ARC-15.15 what is destroyed is a Trophy of the other side', () => {
    const game = attack(
      { damaged: here(1), ships: { 'c1-gate': 1 } },
      { ships: {}, damaged: here(1) },
      [ASSAULT.twoSelf],
    ).dice({ assault: 1 });
    expect(game.trophies('bob', 'ann', 'ship')).toBe(1);
    expect(game.trophies('ann', 'bob', 'ship')).toBe(1);
  });

  it('ARC-15.16 ARC-16.10 cities are dealt with after all hits and before the raid', () => {
    const game = attack(
      { ships: here(2) },
      { ships: here(0), cities: ['c4-arrow!'], starports: ['c4-arrow!'], slots: ['', 'fuel'] },
      [RAID.buildingKey, RAID.selfBuilding],
    ).dice({ raid: 2 }, 'hitBuilding:city:c4-arrow:0');
    expect(game.buildings('c4-arrow')).toEqual([]);
    const order = ['destroyed', 'destroyed', 'outrage'];
    expect(game.events().filter((type) => order.includes(type))).toEqual(order);
    game.asks('ann', 'raid');
  });

  it('ARC-15.17 ships placed during the battle take no part', () => {
    const game = attack(
      { damaged: here(1), ships: { 'c1-gate': 1 } },
      { ships: {}, cities: ['c4-arrow!'], slots: ['', 'fuel'] },
      [RAID.selfBuilding],
      {
        court: ['mass-uprising'],
        agents: { 'mass-uprising': { bob: 1 } },
      },
    ).dice({ raid: 1 }, 'uprising:4');
    expect(game.ships('ann', 'c4-arrow')).toEqual([1, 0]);
    game.asks('ann', 'action');
    expect(game.slots('bob')).toEqual(['', 'fuel']);
  });
});
