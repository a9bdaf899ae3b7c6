import { describe, expect, it } from 'vitest';
import { standing } from '../rules/ambitions.ts';
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

describe('declarations', () => {
  const populist = (ann: Side): Scenario =>
    led('aggression-3', ann, {
      court: ['populist-demands', 'gatekeepers'],
      agents: { 'populist-demands': { ann: 1 } },
    }).play('act:secure');

  it('feastbringer pays for populist-demands too, or cannot declare', () => {
    const game = populist({ leader: 'feastbringer', guild: ['arms-union'] });
    game.play('declare:tyrant');
    expect(game.guild('bob')).toEqual(['arms-union']);
    populist({ leader: 'feastbringer' }).asks('ann', 'action');
  });

  it('feastbringer who gives farseers away does not look', () => {
    const game = position({
      ann: {
        hand: ['construction-4', 'mobilization-2'],
        leader: 'feastbringer',
        guild: ['farseers'],
      },
    }).play('lead:construction-4', 'declare:warlord');
    expect(game.prompt).toBe('action');
    expect(game.guild('bob')).toEqual(['farseers']);
  });

  it('ARC-6.10 upstart gains with populist-demands, and with galactic-bards', () => {
    populist({ leader: 'upstart' }).play('declare:tyrant').asks('ann', 'ambitious');
    const bards = position({
      ann: { hand: ['construction-4'] },
      bob: { hand: ['aggression-3'], leader: 'upstart', guild: ['galactic-bards'] },
    }).turn('lead:construction-4', 'endTurn');
    bards.play('pivot:aggression-3', 'declare:tyrant').asks('bob', 'ambitious');
  });

  it('ARC-6.10 demagogue is bold with populist-demands; the spot is filled afterwards', () => {
    const game = populist({ leader: 'demagogue' }).play('declare:tyrant').asks('ann', 'bold');
    expect(game.court[0]).toBe('');
    expect(game.offered).toContain('influence:gatekeepers');
  });

  it('ARC-6.10 farseers look with populist-demands', () => {
    const game = populist({ hand: ['aggression-3', 'mobilization-2'], guild: ['farseers'] });
    game.play('declare:tyrant').asks('ann', 'look');
  });

  it('populist-demands is the declaration of the round: galactic-bards come too late', () => {
    const game = position({
      ann: { hand: ['aggression-3'] },
      bob: { hand: ['aggression-5', 'construction-2'], guild: ['galactic-bards'] },
      court: ['populist-demands'],
      agents: { 'populist-demands': { ann: 1 } },
    }).turn('lead:aggression-3', 'act:secure', 'declare:tyrant', 'endTurn');
    game.play('surpass:aggression-5').offersOf('declare', []);
  });

  it('galactic-bards and farseers: declare, swap, and seize with the card taken', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: { hand: ['aggression-3', 'mobilization-3'], guild: ['galactic-bards', 'farseers'] },
    }).turn('lead:construction-4', 'endTurn');
    game.play('pivot:aggression-3', 'declare:tyrant', 'lookAt:0', 'takeCard:mobilization-2');
    game.asks('bob', 'declareOrSeize').offersOf('seize', ['mobilization-2']);
    game.play('seize:mobilization-2');
    expect(game.initiative).toBe('bob');
    expect(game.hand('ann')).toEqual(['mobilization-3']);
  });

  it('galactic-bards and lattice-spies: declare, then seize in the Prelude', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: { hand: ['aggression-3', 'mobilization-3'], guild: ['galactic-bards', 'lattice-spies'] },
    }).turn('lead:construction-4', 'endTurn');
    game.play('pivot:aggression-3', 'declare:tyrant', 'proceed', 'use:lattice-spies');
    expect(game.initiative).toBe('bob');
  });

  it('secret-order keeps the number of a 7 that declares Empath', () => {
    const game = position({ seats: 4, ann: { hand: ['construction-7'], guild: ['secret-order'] } });
    game.play('lead:construction-7', 'declare:empath');
    expect(game.state.zero).toBe(false);
  });
});

describe('theft', () => {
  it.each(['material-cartel', 'fuel-cartel'])('sworn-guardians stop the Prelude of %s', (card) => {
    const type = card.split('-')[0];
    const game = position({
      ann: { hand: ['mobilization-3'], guild: [card] },
      bob: { guild: ['sworn-guardians'], slots: [type] },
    }).opens('lead:mobilization-3', `use:${card}`);
    expect(game.slots('bob')).toEqual([type]);
    expect(game.slots('ann')).toEqual([]);
  });

  it('guild-struggle against sworn-guardians: only they can be taken', () => {
    const game = led(
      'aggression-3',
      {},
      {
        bob: { guild: ['sworn-guardians', 'farseers'] },
        court: ['guild-struggle'],
        agents: { 'guild-struggle': { ann: 1 } },
      },
    ).play('act:secure');
    game
      .offers(['stealCard:1:sworn-guardians', 'none'])
      .refuses('stealCard:1:farseers', 'ARC-25.1');
  });

  it('ARC-25.4 a stolen Cartel takes the supply along', () => {
    const game = led(
      'aggression-3',
      {},
      {
        bob: { guild: ['fuel-cartel'] },
        court: ['guild-struggle'],
        agents: { 'guild-struggle': { ann: 1 } },
      },
    );
    expect(standing(game.state, 0).map(({ count }) => count)).toEqual([0, 6, 0]);
    game.play('act:secure', 'stealCard:1:fuel-cartel');
    expect(standing(game.state, 0).map(({ count }) => count)).toEqual([6, 0, 0]);
  });

  it('silver-tongues cannot take what lies on a Cartel', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['silver-tongues'] },
      bob: { guild: ['fuel-cartel'], slots: ['relic'] },
    }).opens('lead:mobilization-3', 'use:silver-tongues');
    game.offers(['stealToken:1:0:relic', 'stealCard:1:fuel-cartel']);
  });

  it('elder-broker: a Rival with a Cartel has that type', () => {
    const game = led(
      'administration-3',
      { guild: ['elder-broker'], slots: ['fuel'], ships: { 'c1-hex': 1 } },
      { bob: { cities: ['c1-hex'], slots: ['material'], guild: ['fuel-cartel'] } },
    );
    game.refuses('act:trade', 'ARC-25.1');
  });

  it('outrage-spreads discards a Cartel; the supply stays where it is', () => {
    const game = led(
      'aggression-3',
      { guild: ['fuel-cartel'] },
      {
        court: ['outrage-spreads'],
        agents: { 'outrage-spreads': { ann: 1 } },
      },
    ).play('act:secure', 'outrage:fuel');
    expect(game.guild('ann')).toEqual([]);
    expect(game.supply('fuel')).toBe(5);
    expect(standing(game.state, 0)[0].count).toBe(0);
  });

  it('ARC-16.6 prison-wardens: a returned Captive takes the place of a stand-in', () => {
    const game = led(
      'construction-3',
      { guild: ['prison-wardens'], captives: { bob: 10 } },
      {
        bob: { standIns: ['relic'] },
      },
    ).play('act:pressgang', 'gain:fuel', 'store:0:0:fuel', 'done');
    expect(game.player('bob')).toMatchObject({ agents: 0, outrage: [0, 0, 0, 1, 0] });
    expect(game.captives('ann', 'bob')).toBe(9);
  });
});

describe('boards and gates', () => {
  it('ancient-holdings: outrage takes the token on it', () => {
    const game = led(
      'aggression-3',
      { lore: ['ancient-holdings'], held: 'fuel', slots: ['fuel'] },
      {
        court: ['outrage-spreads'],
        agents: { 'outrage-spreads': { ann: 1 } },
      },
    ).play('act:secure', 'outrage:fuel');
    expect(game.slots('ann')).toEqual([]);
    expect(game.supply('fuel')).toBe(5);
  });

  it('ancient-holdings: mining-interest fills it too', () => {
    const game = position({
      ann: {
        hand: ['mobilization-3'],
        lore: ['ancient-holdings'],
        guild: ['mining-interest'],
        slots: ['fuel', 'fuel'],
      },
    }).opens('lead:mobilization-3', 'use:mining-interest');
    game.offersOf('amount', ['0', '1']).play('amount:1');
    game.play('store:0:6:material');
    expect(game.slots('ann')[6]).toBe('material');
  });

  it('ancient-holdings pay for cloud-cities', () => {
    const game = led('construction-3', {
      lore: ['ancient-holdings', 'cloud-cities'],
      held: 'material',
      ships: { 'c4-hex': 1 },
      starports: ['c4-hex'],
    }).play('act:build', 'buildCloudCity:c4-hex');
    expect(game.buildings('c4-hex')).toEqual(['ann starport', 'ann city']);
    expect(game.slots('ann')).toEqual([]);
  });

  it('gate-ports and gate-stations: a gate takes one of each', () => {
    const game = led('construction-3', { lore: ['gate-ports', 'gate-stations'], ships: gate(1) });
    game.play('act:build', 'buildCity:c1-gate', 'act:build');
    expect(game.buildings('c1-gate')).toEqual(['ann city', 'ann starport']);
  });

  it('ARC-13.3 gate-ports: a move from such a gate is a Catapult', () => {
    const game = led('mobilization-4', {
      lore: ['gate-ports'],
      ships: gate(1),
      starports: ['c1-gate'],
    }).play('act:move', 'moveTo:c4-gate');
    game.asks('ann', 'catapult').play('moveTo:c5-gate', 'stop');
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
  });

  it('ARC-13.6 gate-ports: a Catapult ends where it pays the toll, another move pays again', () => {
    const game = led(
      'mobilization-4',
      { ships: { 'c1-hex': 1 }, starports: ['c1-hex'] },
      {
        bob: {
          lore: ['gate-ports'],
          ships: { 'c4-gate': 2, 'c5-gate': 2 },
          starports: ['c4-gate', 'c5-gate'],
        },
      },
    ).play('act:move', 'moveTo:c1-gate', 'moveTo:c4-gate');
    expect(game.asks('ann', 'action').captives('bob', 'ann')).toBe(1);
    game.play('act:move', 'moveTo:c5-gate');
    expect(game.captives('bob', 'ann')).toBe(2);
  });

  it('tool-priests summon at a gate city of gate-stations', () => {
    const game = led('construction-3', {
      lore: ['tool-priests', 'gate-stations'],
      ships: gate(1),
      cities: ['c1-gate'],
    }).play('act:summon');
    expect(game.ships('ann', 'c1-gate')).toEqual([2, 0]);
  });

  it('ARC-21.8 upstart: Nurture of living-structures needs control as a tax does', () => {
    const game = led('construction-3', {
      leader: 'upstart',
      lore: ['living-structures'],
      cities: ['c1-hex'],
      ships: gate(1),
    });
    game.refuses('act:nurture', 'ARC-11.1');
  });

  it('ARC-23.14 a card that a Union returns lies on no pile', () => {
    const game = position({
      splitDiscard: true,
      ann: { hand: ['construction-4', 'mobilization-2'], guild: ['construction-union'] },
      bob: { hand: [] },
      cat: { hand: [] },
    }).opens('lead:construction-4', 'use:construction-union', 'endTurn');
    expect(game.state.openPile).toEqual([]);
    expect(game.hand('ann')).toEqual(['mobilization-2', 'construction-4']);
  });

  it('ARC-16.9 song-of-freedom ransacked in a battle frees another city of the system', () => {
    const game = attack(
      { ships: { 'c1-hex': 2 } },
      { ships: { 'c6-gate': 1 }, cities: ['c1-hex!', 'c1-hex'] },
      [5],
      { court: ['song-of-freedom'], agents: { 'song-of-freedom': { bob: 1 } } },
    ).dice({ skirmish: 1 }, 'hitBuilding:city:c1-hex:0');
    game.asks('ann', 'songOfFreedom').play('freeCity:1:c1-hex:1').asks('ann', 'action');
    expect(game.player('bob').cities).toBe(4);
    expect(game.trophies('ann', 'bob', 'city')).toBe(1);
  });
});
