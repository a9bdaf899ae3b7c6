import { describe, expect, it } from 'vitest';
import { openSlots } from '../rules/resources.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann leads the card and stands before her pips. */
const led = (card: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).turn(`lead:${card}`);

/** Ann attacks Bob at gate 1. */
const attack = (ann: Side, bob: Side, rolls: readonly number[] = []): Scenario =>
  led('aggression-4', ann, { bob, rolls }).play('act:battle');

const gate = (count: number) => ({ 'c1-gate': count });

describe('ARC-25.1 gate-ports', () => {
  it('a starport on a gate, one for all players', () => {
    const game = led(
      'construction-3',
      { lore: ['gate-ports'], ships: { 'c1-gate': 1, 'c4-gate': 1 } },
      {
        bob: { starports: ['c4-gate'] },
      },
    ).play('act:build');
    expect(game.buildings('c1-gate')).toEqual(['ann starport']);
    expect(game.buildings('c4-gate')).toEqual(['bob starport']);
  });

  it('ARC-12.4 a starport on a gate builds ships', () => {
    const game = led('construction-3', { lore: ['gate-ports'], starports: ['c1-gate'] });
    game.play('act:build');
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 0]);
  });

  const toll = (bob: Side, ann: Side = {}) =>
    led(
      'mobilization-4',
      { ships: { 'c4-gate': 3 }, ...ann },
      {
        bob: { lore: ['gate-ports'], ships: gate(1), starports: ['c1-gate'], ...bob },
      },
    ).play('act:move', 'moveFresh:3', 'moveTo:c1-gate');

  it('ARC-25.6 Rival ships that enter such a controlled gate lose an agent, once a move', () => {
    const game = toll({});
    expect(game.captives('bob', 'ann')).toBe(1);
    expect(game.events('toll')).toEqual([{ player: 1, owner: 0 }]);
  });

  it('not with a damaged starport, without control, or without an agent', () => {
    expect(toll({ starports: ['c1-gate!'] }).captives('bob', 'ann')).toBe(0);
    expect(toll({ ships: {}, damaged: gate(1) }).captives('bob', 'ann')).toBe(0);
    expect(toll({}, { agents: 0 }).player('bob').captives[0]).toBe(10);
  });
});

describe('ARC-25.1 cloud-cities', () => {
  const cloud = (more: Side, others: Setting = {}) =>
    led(
      'construction-3',
      { lore: ['cloud-cities'], ships: { 'c4-hex': 1 }, starports: ['c4-hex'], ...more },
      others,
    );

  it('a city beside the slots for a token of the type of the planet, an Outraged one too', () => {
    const game = cloud({ slots: ['material'], outrage: ['material'] });
    game.play('act:build').offers(['buildCloudCity:c4-hex', 'buildShip:c4-hex']);
    game.play('buildCloudCity:c4-hex');
    expect(game.buildings('c4-hex')).toEqual(['ann starport', 'ann city']);
    expect(game.slots('ann')).toEqual([]);
    expect(game.supply('material')).toBe(5);
  });

  it('not without the token; one a planet', () => {
    cloud({ slots: ['fuel'], ships: { 'c4-hex': 1, 'c5-hex': 1 } })
      .play('act:build')
      .refuses('buildCloudCity:c4-hex', 'ARC-25.1');
    const second = cloud({ slots: ['material'] }, { bob: { cities: ['c4-hex+'] } });
    second.play('act:build').asks('bob', 'follow');
    expect(second.slots('ann')).toEqual(['material']);
  });

  it('ARC-11.1 a cloud city is taxed as any other', () => {
    const game = led('administration-3', { cities: ['c4-hex+'], ships: gate(1) });
    game.play('act:tax', 'store:0:0:material');
    expect(game.slots('ann')).toEqual(['material']);
  });

  it('one chooses which token pays', () => {
    const cities = ['c1-hex'];
    const game = cloud({ slots: ['material', 'fuel', 'material'], cities });
    game.play('act:build', 'buildCloudCity:c4-hex').asks('ann', 'cloudPayment');
    game.offersOf('pay', ['0:0:material', '0:2:material']).play('pay:0:2:material');
    expect(game.slots('ann')).toEqual(['material', 'fuel']);
  });

  it('ARC-25.5 a Loyal card lets any token pay', () => {
    const game = cloud({ slots: ['fuel'], guild: ['loyal-engineers'] });
    game.play('act:build', 'buildCloudCity:c4-hex');
    expect(game.buildings('c4-hex')).toEqual(['ann starport', 'ann city']);
  });

  it('ARC-16.1 a cloud city that falls means Outrage of its planet', () => {
    const game = led(
      'aggression-4',
      { ships: { 'c4-hex': 1 } },
      {
        bob: { lore: ['cloud-cities'], cities: ['c4-hex+!'], ships: gate(1) },
        rolls: [5],
      },
    )
      .play('act:battle')
      .dice({ skirmish: 1 });
    expect(game.outrage('ann')).toEqual(['material']);
  });
});

describe('ARC-25.1 living-structures', () => {
  it('Nurture taxes an own city only', () => {
    const game = led(
      'construction-3',
      {
        lore: ['living-structures'],
        ships: { 'c4-hex': 1 },
        cities: ['c1-hex', 'c5-hex'],
      },
      { bob: { cities: ['c4-hex'] } },
    ).play('act:nurture');
    game.offersOf('tax', ['c1-hex:0', 'c5-hex:0']);
  });

  it('ARC-23.11 Prune: not without a building in a slot', () => {
    const game = led('construction-3', {
      lore: ['living-structures'],
      cities: ['c1-hex+'],
      ships: { 'c1-hex': 1 },
    });
    game.refuses('act:prune', 'ARC-23.11');
  });

  it('Prune: a building in a slot changes its kind, a city comes home with its slots', () => {
    const game = led('construction-3', {
      lore: ['living-structures'],
      ships: gate(1),
      cities: ['c1-hex'],
      starports: ['c1-gate', 'c4-hex!'],
      slots: ['fuel', 'relic', 'weapon'],
    }).play('act:prune');
    game.offersOf('prune', ['city:c1-hex:0', 'starport:c4-hex:0']).play('prune:city:c1-hex:0');
    game.asks('ann', 'store').play('discardToken:weapon');
    expect(game.buildings('c1-hex')).toEqual(['ann starport']);
    expect(openSlots(game.state, 0)).toHaveLength(2);
  });
});

describe('ARC-25.1 gate-stations', () => {
  const station: Side = {
    lore: ['gate-stations'],
    cities: ['c1-gate'],
    ships: {},
    starports: ['c4-hex'],
  };

  it('has the types of the cities on the planets of its cluster', () => {
    const game = led(
      'administration-3',
      { ...station, cities: ['c1-gate', 'c1-hex'] },
      {
        bob: { cities: ['c1-arrow'] },
      },
    ).play('act:tax', 'tax:c1-gate:0');
    game.asks('ann', 'taxType').offersOf('gain', ['material', 'weapon']).play('gain:weapon');
    game.play('store:0:0:weapon');
    expect(game.slots('ann')).toEqual(['weapon']);
  });

  it('without such cities it has no type; a Rival who taxes still captures', () => {
    const game = led('administration-3', { ships: gate(1) }, { bob: station }).play('act:tax');
    expect(game.asks('ann', 'action').slots('ann')).toEqual([]);
    expect(game.captives('ann', 'bob')).toBe(1);
  });

  it('whoever destroys it provokes Outrage of all its types', () => {
    const bob = { ...station, cities: ['c1-gate!', 'c1-hex', 'c1-arrow'] };
    const game = attack({ ships: gate(1) }, bob, [5]).dice({ skirmish: 1 });
    expect(game.outrage('ann')).toEqual(['material', 'weapon']);
    const none = attack({ ships: gate(1) }, { ...station, cities: ['c1-gate!'] }, [5]);
    expect(none.dice({ skirmish: 1 }).outrage('ann')).toEqual([]);
  });

  it('a gate takes one city', () => {
    const game = led('construction-3', { lore: ['gate-stations'], ships: { 'c1-gate': 1 } }, {});
    game.play('act:build');
    expect(game.buildings('c1-gate')).toEqual(['ann city']);
    game.asks('bob', 'follow');
  });
});
