import { describe, expect, it } from 'vitest';
import { standing } from '../rules/ambitions.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

/** Ann leads a card and stands in her Prelude. */
const prelude = (ann: Side, card = 'mobilization-3', more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).opens(`lead:${card}`);

/** Three cities more on the map, so that all six slots are open. */
const WIDE = ['c4-hex', 'c5-hex', 'c6-arrow'];

describe('ARC-25.1 loyal cards', () => {
  /** The one token is of an Outraged type, and so is the type of the card. */
  const loyal = (card: string, type: string, token: string): Scenario =>
    prelude(
      {
        guild: [card],
        slots: [token],
        outrage: [type, token],
        damaged: { 'c1-gate': 1 },
        cities: ['c1-hex'],
      },
      'mobilization-3',
      { court: ROW, agents: { farseers: { ann: 1 } } },
    )
      .refuses(`spend:0:0:${token}:${token}`, 'ARC-16.12')
      .play(`spend:0:0:${token}:${type}`);

  it('ARC-25.5 loyal-engineers: any token is spent as Material', () => {
    const game = loyal('loyal-engineers', 'material', 'fuel').play('act:repair');
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 0]);
    expect(game.events('spent')).toEqual([{ player: 0, resource: 'fuel', as: 'material' }]);
    expect(game.supply('fuel')).toBe(5);
  });

  it('ARC-25.5 loyal-pilots: any token is spent as Fuel', () => {
    const game = loyal('loyal-pilots', 'fuel', 'material').play('moveTo:c4-gate');
    expect(game.asks('ann', 'action').ships('ann', 'c4-gate')).toEqual([0, 1]);
  });

  it('ARC-25.5 loyal-empaths: any token is spent as a Psionic', () => {
    const game = loyal('loyal-empaths', 'psionic', 'fuel').asks('ann', 'preludeAction');
    game.offers(['act:move', 'act:influence']).play('act:influence', 'influence:gatekeepers');
    expect(game.asks('ann', 'action').agents('gatekeepers')).toEqual([1, 0, 0]);
  });

  it('ARC-25.5 loyal-keepers: any token is spent as a Relic', () => {
    const game = loyal('loyal-keepers', 'relic', 'fuel');
    expect(game.guild('ann')).toEqual(['loyal-keepers', 'farseers']);
  });

  it('ARC-25.5 loyal-marines: any token as a Weapon, and ships in their Prelude', () => {
    const game = prelude({
      guild: ['loyal-marines'],
      slots: ['fuel'],
      outrage: ['weapon'],
      ships: { 'c1-gate': 1 },
    }).play('spend:0:0:fuel:weapon', 'use:loyal-marines');
    expect(game.state.turn.weapon).toBe(true);
    expect(game.ships('ann', 'c1-gate')).toEqual([4, 0]);
    expect(game.courtDiscard.at(-1)).toBe('loyal-marines');
  });

  it.each([
    ['loyal-engineers', 'material'],
    ['loyal-pilots', 'fuel'],
    ['loyal-marines', 'weapon'],
    ['loyal-empaths', 'psionic'],
    ['loyal-keepers', 'relic'],
  ])('%s stays when its type is Outraged', (card, type) => {
    const game = position({
      ann: { hand: ['aggression-2'], guild: [card] },
      court: ['outrage-spreads'],
      agents: { 'outrage-spreads': { ann: 1 } },
    }).turn('lead:aggression-2', 'act:secure', `outrage:${type}`);
    expect(game.guild('ann')).toEqual([card]);
  });

  it('loyal-keepers work at once, in the Prelude in which they were secured', () => {
    const game = prelude(
      { slots: ['relic', 'fuel'], ships: {}, starports: ['c1-hex'] },
      'construction-3',
      {
        court: ['loyal-keepers', 'farseers'],
        agents: { 'loyal-keepers': { ann: 1 }, farseers: { ann: 1 } },
      },
    ).play('spend:0:0:relic:relic', 'secure:loyal-keepers', 'spend:0:1:fuel:relic');
    expect(game.guild('ann')).toEqual(['loyal-keepers', 'farseers']);
  });
});

describe.each([
  ['mining-interest', 'material', 'manufacture'],
  ['shipping-interest', 'fuel', 'synthesize'],
])('ARC-25.1 %s', (card, type, action) => {
  it(`${action} instead of a build gains a token`, () => {
    const game = prelude({ guild: [card] }, 'construction-3').play('endPrelude', `act:${action}`);
    game.play(`store:0:0:${type}`);
    expect(game.slots('ann')).toEqual([type]);
    expect(game.pips).toBe(2);
  });

  it(`ARC-24.2 no ${action} without a token in supply`, () => {
    const bob = { cities: WIDE, slots: [type, type, type, type, type] };
    const game = prelude({ guild: [card], starports: ['c1-hex'] }, 'construction-3', { bob });
    game.play('endPrelude').refuses(`act:${action}`, 'ARC-24.2');
  });

  it('its Prelude gains up to one for each empty slot', () => {
    const game = prelude({ guild: [card], cities: ['c1-hex'], slots: ['relic'] });
    game.play(`use:${card}`).asks('ann', 'interestAmount').offersOf('amount', ['0', '1', '2']);
    game.play('amount:2', `store:0:1:${type}`, `store:0:2:${type}`);
    expect(game.slots('ann')).toEqual(['relic', type, type]);
    expect(game.courtDiscard.at(-1)).toBe(card);
  });

  it('ARC-25.5 once the supply is empty the rest is stolen, but for what Sworn Guardians keep', () => {
    const game = prelude({ guild: [card] }, 'mobilization-3', {
      bob: { cities: WIDE, slots: [type, type, type, type] },
      cat: { slots: [type], guild: ['sworn-guardians'] },
    }).play(`use:${card}`);
    game.play('amount:2').asks('ann', 'steal');
    expect(game.offered).not.toContain(`stealToken:2:0:${type}`);
    game.play(`stealToken:1:0:${type}`, `store:0:0:${type}`, `stealToken:1:1:${type}`);
    expect(game.slots('ann')).toEqual([type, type]);
    expect(game.slots('bob')).toEqual(['', '', type, type]);
  });
});

describe.each([
  ['material-cartel', 'material'],
  ['fuel-cartel', 'fuel'],
])('ARC-25.4 %s', (card, type) => {
  it('the supply counts as the holder’s, and cannot be spent', () => {
    const game = prelude({ guild: [card] }, 'mobilization-3', { bob: { slots: [type] } });
    expect(standing(game.state, 0)[0].count).toBe(1 + 4);
    expect(game.offered.some((key) => key.startsWith('spend'))).toBe(false);
  });

  it('what is spent in a Prelude is not on it meanwhile', () => {
    const game = prelude({ guild: [card], slots: [type, type] }, 'construction-3', {});
    expect(standing(game.state, 0)[0].count).toBe(1 + 5);
    game.play(`waste:0:0:${type}`);
    expect(standing(game.state, 0)[0].count).toBe(1 + 4);
    game.play('endPrelude');
    expect(standing(game.state, 0)[0].count).toBe(1 + 5);
  });

  it('others gain from it as usual', () => {
    const system = type === 'material' ? 'c1-hex' : 'c1-crescent';
    const game = position({
      ann: { hand: ['administration-3'], cities: [system] },
      bob: { guild: [card] },
    }).turn('lead:administration-3', 'act:tax', `store:0:0:${type}`);
    expect(standing(game.state, 0)[1].count).toBe(1 + 4);
  });

  it('after scoring every Rival discards that type, Tycoon or not', () => {
    const game = position({
      ann: { guild: [card], slots: [type, 'relic'] },
      bob: { slots: [type, 'relic'] },
      cat: { slots: ['psionic', type] },
    }).play('pass', 'pass', 'pass');
    expect(game.slots('ann')).toEqual([type, 'relic']);
    expect(game.slots('bob')).toEqual(['', 'relic']);
    expect(game.slots('cat')).toEqual(['psionic']);
  });

  it('its Prelude steals one of that type', () => {
    const game = prelude({ guild: [card] }, 'mobilization-3', { bob: { slots: ['relic', type] } });
    game.play(`use:${card}`, `store:0:0:${type}`);
    expect(game.slots('bob')).toEqual(['relic']);
    expect(game.slots('ann')).toEqual([type]);
  });
});

describe.each([
  ['admin-union', 'administration'],
  ['construction-union', 'construction'],
  ['spacing-union', 'mobilization'],
  ['arms-union', 'aggression'],
])('ARC-25.3 %s', (card, suit) => {
  it('takes a face-up card of its suit, anybody’s, back to the hand', () => {
    const game = position({
      ann: { hand: [`${suit}-4`, 'mobilization-2'] },
      bob: { hand: [`${suit}-3`, 'aggression-2'], guild: [card] },
      cat: { hand: [] },
    }).turn(`lead:${suit}-4`, 'endTurn');
    game.opens(`copy:${suit}-3`, `use:${card}`);
    game.idle((each) => each.prompt === 'lead');
    expect(game.hand('bob')).toEqual(['aggression-2', `${suit}-4`]);
    expect(game.courtDiscard.at(-1)).toBe(card);
    expect(game.pile.at(-1)).toBe(`${suit}-3`);
  });

  it('without one it can be neither used nor discarded', () => {
    const other = suit === 'construction' ? 'mobilization' : 'construction';
    prelude({ guild: [card, 'material-cartel'] }, `${other}-4`).refuses(`use:${card}`, 'ARC-25.3');
  });
});
