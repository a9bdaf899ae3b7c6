import { describe, expect, it } from 'vitest';
import { attack, here, RAID, SKIRMISH } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('destroying cities', () => {
  /** A city of Bob falls at once. */
  const fall = (ann: Side = {}, more: Setting = {}, bob: Side = {}) =>
    attack(
      { ships: here(2), ...ann },
      { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!'], ...bob },
      [SKIRMISH.hit],
      more,
    ).dice({ skirmish: 1 });

  it('ARC-16.1 Outrage of the type of the planet, then ransacking', () => {
    const game = fall({}, { court: ['farseers'], agents: { farseers: { bob: 1 } } });
    const told = game.events().filter((type) => type === 'outrage' || type === 'ransacked');
    expect(told).toEqual(['outrage', 'ransacked']);
    expect(game.outrage('ann')).toEqual(['relic']);
    expect(game.guild('ann')).toEqual(['farseers']);
  });

  it('ARC-16.2 a destroyed starport causes neither', () => {
    const game = attack(
      { ships: here(1) },
      { ships: { 'c6-gate': 1 }, starports: ['c4-arrow!'] },
      [SKIRMISH.hit],
      { court: ['farseers'], agents: { farseers: { bob: 1 } } },
    ).dice({ skirmish: 1 });
    expect(game.trophies('ann', 'bob', 'starport')).toBe(1);
    expect(game.outrage('ann')).toEqual([]);
    expect(game.guild('ann')).toEqual([]);
  });

  it('ARC-16.3 ARC-24.6 all tokens and Guild cards of the type go, Loyal cards and other types stay', () => {
    const game = fall({
      cities: ['c1-hex', 'c6-arrow'],
      slots: ['relic', 'fuel', 'relic'],
      guild: ['galactic-bards', 'loyal-keepers', 'elder-broker', 'farseers'],
    });
    expect(game.slots('ann')).toEqual(['', 'fuel']);
    expect(game.supply('relic')).toBe(5);
    expect(game.guild('ann')).toEqual(['loyal-keepers', 'farseers']);
    expect(game.courtDiscard).toEqual(['galactic-bards', 'elder-broker']);
  });

  it('ARC-16.4 ARC-16.5 an agent covers the icon, once', () => {
    expect(fall().player('ann')).toMatchObject({ agents: 9, outrage: [0, 0, 0, 1, 0] });
    const again = fall(
      { outrage: ['relic'], slots: ['relic'] },
      {
        court: ['farseers'],
        agents: { farseers: { bob: 1 } },
      },
    );
    expect(again.player('ann').agents).toBe(9);
    expect(again.slots('ann')).toEqual([]);
    expect(again.guild('ann')).toEqual(['farseers']);
  });

  it('ARC-16.6 without an agent a stand-in, until one comes home', () => {
    const game = fall(
      { agents: 0 },
      {
        court: ['farseers', 'arms-union'],
        agents: { 'arms-union': { ann: 1 }, farseers: { ann: 1 } },
      },
    );
    expect(game.player('ann')).toMatchObject({ agents: 0, outrage: [0, 0, 0, 2, 0] });
    game.play('act:secure', 'secure:farseers');
    expect(game.player('ann')).toMatchObject({ agents: 0, outrage: [0, 0, 0, 1, 0] });
  });

  it('ARC-16.7 Outrage outlasts the chapter', () => {
    const game = fall().idle(({ state }) => state.chapter === 2);
    expect(game.outrage('ann')).toEqual(['relic']);
  });

  const agents = {
    farseers: { bob: 1, cat: 3, ann: 1 },
    gatekeepers: { bob: 2 },
    'arms-union': { cat: 1 },
  };

  it('ARC-16.8 ARC-16.9 one card with an agent of the owner, whoever has more; Rivals are Trophies', () => {
    const row = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];
    const game = fall({}, { court: row, agents, deck: ['admin-union'] });
    game.asks('ann', 'ransack').offers(['ransack:farseers', 'ransack:gatekeepers']);
    game.play('ransack:farseers');
    expect(game.guild('ann')).toEqual(['farseers']);
    expect(game.trophies('ann', 'cat', 'agent')).toBe(3);
    expect(game.trophies('ann', 'bob', 'agent')).toBe(1);
    expect(game.player('ann').captives).toEqual([0, 0, 0, 0]);
    expect(game.player('ann').agents).toBe(9);
    expect(game.court[0]).toBe('admin-union');
  });

  it('ARC-16.8 without such a card nothing happens', () => {
    const game = fall({}, { court: ['arms-union'], agents: { 'arms-union': { cat: 1 } } });
    expect(game.asks('ann', 'action').guild('ann')).toEqual([]);
  });

  it('ARC-16.10 ARC-16.11 two cities: Outrage and ransack each; what was ransacked is kept', () => {
    const game = attack(
      { ships: here(2), guild: ['relic-fence'] },
      { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!', 'c4-arrow!'] },
      [SKIRMISH.hit, SKIRMISH.hit],
      {
        court: ['elder-broker', 'galactic-bards'],
        agents: { 'elder-broker': { bob: 1 }, 'galactic-bards': { bob: 1 } },
      },
    ).dice({ skirmish: 2 }, 'hitBuilding:city:c4-arrow:0', 'ransack:elder-broker');
    expect(game.guild('ann')).toEqual(['elder-broker', 'galactic-bards']);
    expect(game.events('outrage')).toHaveLength(2);
    expect(game.player('ann').agents).toBe(9);
    expect(game.trophies('ann', 'bob', 'city')).toBe(2);
  });

  const twoCities = (court: string, more: Setting): Scenario =>
    attack(
      { ships: here(2) },
      { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!', 'c4-arrow!'] },
      [SKIRMISH.hit, SKIRMISH.hit],
      { court: [court, 'elder-broker'], agents: { [court]: { bob: 1 } }, ...more },
    ).dice({ skirmish: 2 }, 'hitBuilding:city:c4-arrow:0');

  it('ARC-16.11 a card stolen by a ransacked Guild Struggle survives the Outrage of the second city', () => {
    const game = twoCities('guild-struggle', { cat: { guild: ['relic-fence'] } });
    game.asks('ann', 'steal').play('stealCard:2:relic-fence');
    expect(game.events('outrage')).toHaveLength(2);
    expect(game.guild('ann')).toEqual(['relic-fence']);
  });

  it('ARC-16.11 a ransacked card survives Outrage Spreads that is ransacked after it', () => {
    const game = twoCities('elder-broker', {
      court: ['elder-broker', 'outrage-spreads'],
      agents: { 'elder-broker': { bob: 1 }, 'outrage-spreads': { bob: 1 } },
    }).play('ransack:elder-broker');
    game.asks('ann', 'outrageSpreads').play('outrage:relic');
    expect(game.guild('ann')).toEqual(['elder-broker']);
  });

  it('ARC-16.11 ARC-16.12 a Relic raided in the battle is kept, and can be held but not spent', () => {
    const game = attack(
      { ships: here(3) },
      { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!'], slots: ['', 'relic'] },
      [RAID.buildingKey],
    ).dice({ raid: 1 }, 'stealToken:1:1:relic', 'store:0:0:relic');
    expect(game.slots('ann')).toEqual(['relic']);
    const later = position({
      ann: { hand: ['mobilization-3'], slots: ['relic'], outrage: ['relic'] },
      court: ['farseers'],
      agents: { farseers: { ann: 1 } },
    }).opens('lead:mobilization-3');
    later.refuses('spend:0:0:relic:relic', 'ARC-16.12').play('waste:0:0:relic');
    expect(later.slots('ann')).toEqual([]);
  });
});
