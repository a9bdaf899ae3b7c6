import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann leads a card and stands in her Prelude. */
const prelude = (ann: Side, card = 'mobilization-3', more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).opens(`lead:${card}`);

/** Three cities more on the map, so that all six slots are open. */
const WIDE = ['c4-hex', 'c5-hex', 'c6-arrow'];

const hoard = (type: string): Side => ({
  cities: WIDE,
  slots: [type, type, type, type, type],
});

describe('ARC-25.1 relic guilds', () => {
  it('sworn-guardians protect in a raid until they are stolen, and are buried then', () => {
    const game = position({
      ann: { hand: ['aggression-4'], ships: { 'c4-arrow': 2 } },
      bob: {
        ships: { 'c6-gate': 1 },
        starports: ['c4-arrow'],
        slots: ['', 'fuel'],
        guild: ['sworn-guardians', 'arms-union'],
      },
      rolls: [1, 3],
    })
      .turn('lead:aggression-4', 'act:battle')
      .dice({ raid: 2 });
    game.offers(['stealCard:1:sworn-guardians', 'done']).refuses('stealToken:1:1:fuel', 'ARC-25.1');
    game.play('stealCard:1:sworn-guardians');
    game.offers(['stealToken:1:1:fuel', 'stealCard:1:arms-union', 'done']);
    expect(game.guild('ann')).toEqual([]);
    expect(game.state.courtDeck[0]).toBe(21);
  });

  const broker = (bob: Side = {}, ann: Side = {}) =>
    position({
      ann: {
        hand: ['administration-3'],
        guild: ['elder-broker'],
        slots: ['fuel', 'relic'],
        ships: { 'c1-hex': 1 },
        ...ann,
      },
      bob: { cities: ['c1-hex'], slots: ['material', 'fuel'], ...bob },
    }).turn('lead:administration-3');

  it('ARC-25.6 elder-broker: Trade takes the type of the city for one that the Rival lacks', () => {
    const game = broker().play('act:trade', 'store:0:0:material', 'store:0:1:fuel');
    game.asks('bob', 'store').play('store:1:0:relic');
    expect(game.slots('ann')).toEqual(['material', 'fuel']);
    expect(game.slots('bob')).toEqual(['relic', 'fuel']);
    expect(game.captives('ann', 'bob')).toBe(0);
    expect(game.asks('ann', 'action').offered).toContain('act:tax');
  });

  it('elder-broker: one chooses the city, the token taken and the token given', () => {
    const game = broker(
      { cities: ['c1-hex', 'c5-hex'], slots: ['material', '', 'material', 'psionic'] },
      { slots: ['fuel', 'relic'], ships: { 'c1-hex': 1, 'c5-hex': 1 } },
    ).play('act:trade');
    game.offersOf('trade', ['c1-hex:0', 'c5-hex:0']).play('trade:c1-hex:0');
    game.offersOf('takeToken', ['1:0:material', '1:2:material']).play('takeToken:1:2:material');
    game.offersOf('giveToken', ['0:0:fuel', '0:1:relic']).play('giveToken:0:1:relic');
    game.idle(({ prompt }) => prompt !== 'store');
    expect(game.slots('ann').toSorted()).toEqual(['fuel', 'material']);
    expect(game.slots('bob').filter(Boolean).toSorted()).toEqual(['material', 'psionic', 'relic']);
  });

  it('elder-broker: no Trade without control, or without such tokens', () => {
    broker({ ships: { 'c1-hex': 1 } }).refuses('act:trade', 'ARC-25.1');
    broker({ slots: ['fuel'] }).refuses('act:trade', 'ARC-25.1');
    broker({}, { slots: ['fuel', 'material'] }).refuses('act:trade', 'ARC-25.1');
  });

  it('elder-broker: its Prelude gains Material, Fuel and Weapon', () => {
    const game = prelude({ guild: ['elder-broker'], cities: WIDE }).play('use:elder-broker');
    game.play('store:0:0:material', 'store:0:1:fuel', 'store:0:3:weapon');
    expect(game.slots('ann')).toEqual(['material', 'fuel', '', 'weapon']);
    const full = prelude({ guild: ['elder-broker'] }, 'mobilization-3', { bob: hoard('fuel') });
    full.play('use:elder-broker');
    expect(full.events('missed')).toEqual([]);
    full.idle(({ prompt }) => prompt !== 'store');
    expect(full.events('missed')).toEqual([{ player: 0, resource: 'fuel' }]);
  });

  it('relic-fence: once a turn a token for a Relic, an Outraged one too', () => {
    const game = prelude({ guild: ['relic-fence'], slots: ['fuel', 'weapon'], outrage: ['fuel'] });
    game.play('use:relic-fence', 'fence:0:0:fuel', 'store:0:0:relic');
    expect(game.slots('ann')).toEqual(['relic', 'weapon']);
    expect(game.supply('fuel')).toBe(5);
    game.refuses('use:relic-fence', 'ARC-10.3');
    expect(game.guild('ann')).toEqual(['relic-fence']);
  });

  it('ARC-25.6 relic-fence: a Relic discarded for the last Relic is in supply at once', () => {
    const game = prelude({ guild: ['relic-fence'], slots: ['relic'] }, 'mobilization-3', {
      bob: { cities: WIDE, slots: ['relic', 'relic', 'relic', 'relic'] },
    }).play('use:relic-fence');
    game.play('store:0:0:relic');
    expect(game.slots('ann')).toEqual(['relic']);
  });

  const bards = (use: string, more: Setting = {}) =>
    position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: {
        hand: ['construction-5', 'aggression-3', 'administration-6'],
        guild: ['galactic-bards'],
      },
      ...more,
    })
      .turn('lead:construction-4', 'endTurn')
      .play(use);

  it('galactic-bards declare with a Surpass or a Pivot, not with a Copy', () => {
    bards('surpass:construction-5').offersOf('declare', ['keeper']);
    bards('pivot:aggression-3').offersOf('declare', ['tyrant']);
    bards('copy:construction-5').offersOf('declare', []);
  });

  it('galactic-bards: no zero marker; one may seize and declare in either order', () => {
    const game = bards('pivot:aggression-3').play('declare:tyrant', 'seize:construction-5');
    expect(game.state.zero).toBe(false);
    expect(game.state.markers[0].at).toBe(1);
    expect(game.initiative).toBe('bob');
    const other = bards('pivot:aggression-3').play('seize:construction-5', 'declare:tyrant');
    expect(other.state.markers[0].at).toBe(1);
  });

  it('ARC-6.8 galactic-bards need a marker', () => {
    const game = bards('pivot:aggression-3', { markers: ['keeper', 'keeper', 'keeper'] });
    game.offersOf('declare', []).refuses('declare:tyrant', 'ARC-6.8');
  });

  it('galactic-bards: only if nobody has declared in this round', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: { hand: ['construction-5', 'aggression-3'], guild: ['galactic-bards'] },
    }).play('lead:construction-4', 'declare:warlord', 'endTurn', 'surpass:construction-5');
    game.offersOf('declare', []).refuses('declare:keeper', 'ARC-6.3');
  });
});
