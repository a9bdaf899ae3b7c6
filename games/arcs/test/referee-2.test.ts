import { describe, expect, it } from 'vitest';
import { standing } from '../rules/ambitions.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

const ROW = ['skirmishers', 'lattice-spies', 'gatekeepers', 'admin-union'];

const led = (card: string, ann: Side, more: Setting = {}): Scenario =>
  position({ court: ROW, ...more, ann: { hand: [card], ...ann } }).turn(`lead:${card}`);

/** Ann has led, Bob is to follow. */
const following = (lead: string, bob: Side, more: Setting = {}): Scenario =>
  position({ court: ROW, ...more, ann: { hand: [lead], ...more.ann }, bob })
    .turn(`lead:${lead}`, 'endTurn')
    .asks('bob', 'follow');

const passes = (setting: Setting): Scenario => position(setting).play('pass', 'pass', 'pass');

/** Nobody is asked any more in this turn: the next player is. */
const turnOf = (game: Scenario, who: Who): Scenario => {
  game.idle(({ match }) => match.asks[0].seat === ['ann', 'bob', 'cat', 'dan'].indexOf(who));
  return game;
};

describe('rounds and the marker', () => {
  it('ARC-5.6 ARC-5.8 the last pass of those with cards ends the chapter, past a player without', () => {
    const game = position({
      ann: { hand: ['construction-2'] },
      bob: { hand: [] },
      cat: { hand: ['construction-3'] },
    }).play('pass');
    expect(game.asks('cat', 'lead').initiative).toBe('cat');
    game.play('pass').asks('ann', 'lead');
    expect([game.state.chapter, game.initiative]).toEqual([2, 'ann']);
    expect(game.hand('bob')).toHaveLength(6);
  });

  it('ARC-5.7 passes before a lead card do not count towards the end of the chapter', () => {
    const game = position({
      ann: { hand: ['construction-2', 'mobilization-2'] },
      bob: { hand: ['construction-4', 'mobilization-3'] },
      cat: { hand: ['aggression-2', 'mobilization-4'] },
    }).play('pass', 'lead:construction-4');
    turnOf(game, 'cat').play('copy:aggression-2', 'proceed');
    turnOf(game, 'ann').play('copy:construction-2', 'proceed');
    turnOf(game, 'bob').play('pass').asks('cat', 'lead').play('pass');
    game.asks('ann', 'lead');
    expect(game.state.chapter).toBe(1);
    game.play('pass');
    expect([game.state.chapter, game.initiative]).toEqual([2, 'bob']);
  });

  it('ARC-5.4 ARC-9.2 who takes the marker with the last card must pass it on', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['spacing-union'] },
      bob: { hand: ['mobilization-5'] },
      cat: { hand: [] },
    }).opens('lead:mobilization-3', 'use:spacing-union');
    turnOf(game, 'bob').play('surpass:mobilization-5');
    turnOf(game, 'ann').asks('ann', 'lead');
    expect([game.state.chapter, game.initiative]).toEqual([1, 'ann']);
    game.offers(['lead:mobilization-3', 'pass']);
    expect(game.events('initiative')).toEqual([{ player: 1 }]);
  });

  it('ARC-8.3 the seize card is one more: not with the last card, but with every way to follow', () => {
    const last = following('construction-3', { hand: ['construction-5'] });
    last.play('surpass:construction-5').offersOf('seize', []);
    const hand = ['construction-5', 'mobilization-2'];
    for (const [way, other] of [
      ['surpass:construction-5', 'mobilization-2'],
      ['copy:construction-5', 'mobilization-2'],
      ['pivot:mobilization-2', 'construction-5'],
    ]) {
      const cat = { hand: ['aggression-2', 'aggression-3'] };
      const game = following('construction-3', { hand }, { cat }).play(way);
      game.offersOf('seize', [other]).play(`seize:${other}`);
      turnOf(game, 'cat').play('pivot:aggression-2').offersOf('seize', []);
    }
  });

  it('ARC-8.4 ARC-8.5 a pivoted 7 seizes nothing, the next one that surpasses does, for all of the round', () => {
    const game = following(
      'construction-3',
      { hand: ['aggression-7', 'aggression-2'] },
      {
        seats: 4,
        cat: { hand: ['construction-7', 'aggression-3'] },
        dan: { hand: ['construction-6', 'aggression-4'] },
      },
    ).play('pivot:aggression-7', 'proceed');
    expect(game.initiative).toBe('ann');
    turnOf(game, 'cat').play('surpass:construction-7').offersOf('seize', []);
    expect(game.initiative).toBe('cat');
    turnOf(game, 'dan').play('surpass:construction-6').offersOf('seize', []);
    turnOf(game, 'cat').asks('cat', 'lead');
  });

  it('ARC-25.3 a Union takes the pivoted card of a Rival, never a copied one', () => {
    const cat = { hand: ['mobilization-2'], guild: ['arms-union'] };
    const bob = { hand: ['aggression-3'] };
    const game = following('construction-4', bob, { cat }).play('pivot:aggression-3');
    turnOf(game, 'cat').play('copy:mobilization-2', 'use:arms-union');
    game.idle(({ state }) => state.played.length === 0);
    expect(game.hand('cat')).toEqual(['aggression-3']);
    const copied = following('construction-4', bob, { cat }).play('copy:aggression-3');
    turnOf(copied, 'cat').play('copy:mobilization-2');
    expect(copied.offered).not.toContain('use:arms-union');
  });

  it('ARC-8.6 lattice-spies stolen in the Prelude come too late: an action has been taken', () => {
    const game = following(
      'construction-4',
      { hand: ['aggression-3'], guild: ['silver-tongues'], slots: ['weapon'] },
      { court: ROW.toSpliced(1, 1, 'farseers'), cat: { guild: ['lattice-spies'] } },
    ).play('pivot:aggression-3', 'use:silver-tongues');
    expect(game.guild('bob')).toEqual(['lattice-spies']);
    game.refuses('use:lattice-spies', 'ARC-25.1');
  });
});

describe('declarations', () => {
  it('ARC-6.7 ARC-6.9 ARC-6.10 the lead card and populist-demands may name the same ambition', () => {
    const game = position({
      ann: { hand: ['aggression-3'] },
      court: ['populist-demands', 'gatekeepers'],
      agents: { 'populist-demands': { ann: 1 } },
      chapter: 2,
      markers: ['', '', '*'],
    }).play('lead:aggression-3', 'declare:tyrant', 'act:secure', 'declare:tyrant');
    expect(game.state.markers.map(({ at }) => at)).toEqual([1, -1, 1]);
    expect(game.state.zero).toBe(true);
  });

  it('ARC-6.10 ARC-7.3 after galactic-bards declared the lead card keeps its number', () => {
    const game = following(
      'construction-4',
      { hand: ['aggression-3'], guild: ['galactic-bards'] },
      { cat: { hand: ['construction-3', 'construction-5'] } },
    ).play('pivot:aggression-3', 'declare:tyrant');
    turnOf(game, 'cat').refuses('surpass:construction-3', 'ARC-7.2');
    game.offersOf('surpass', ['construction-5']);
  });

  it('ARC-6.4 ARC-8.4 a 7 that surpasses seizes, and galactic-bards declare any ambition with it', () => {
    const game = following(
      'construction-4',
      { hand: ['construction-7', 'aggression-2'], guild: ['galactic-bards'] },
      { seats: 4 },
    ).play('surpass:construction-7');
    expect(game.initiative).toBe('bob');
    game.offers([
      ...['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].map((each) => `declare:${each}`),
      'proceed',
    ]);
  });

  it('ARC-25.6 feastbringer pays with galactic-bards for what they declare', () => {
    const bards = (more: Setting): Scenario =>
      following(
        'construction-4',
        { hand: ['aggression-3'], leader: 'feastbringer', guild: ['galactic-bards'] },
        more,
      ).play('pivot:aggression-3', 'declare:tyrant');
    const tied = bards({});
    expect(tied.guild('ann')).toEqual(['galactic-bards']);
    expect(tied.state.markers[0].at).toBe(1);
    expect(bards({ ann: { power: 1 } }).guild('cat')).toEqual(['galactic-bards']);
  });

  it('ARC-25.1 feastbringer who pays with secret-order is not helped by them any more', () => {
    const game = position({
      ann: { hand: ['construction-5'], leader: 'feastbringer', guild: ['secret-order'] },
    }).play('lead:construction-5', 'declare:keeper');
    expect(game.guild('bob')).toEqual(['secret-order']);
    expect(game.state.zero).toBe(true);
  });

  it('ARC-24.2 upstart is offered only types that are in supply, and may decline', () => {
    const game = position({
      ann: { hand: ['construction-4'], leader: 'upstart' },
      bob: {
        cities: ['c1-hex', 'c4-hex', 'c6-arrow'],
        slots: ['relic', 'relic', 'relic', 'relic', 'relic'],
      },
    }).play('lead:construction-4', 'declare:warlord');
    game.offers(['gain:material', 'gain:fuel', 'gain:weapon', 'gain:psionic', 'none']);
  });

  it('ARC-25.1 demagogue: with one agent left one card, without any nobody is asked', () => {
    const bold = (agents: number): Scenario =>
      position({
        court: ROW,
        ann: { hand: ['construction-4'], leader: 'demagogue', agents },
      }).play('lead:construction-4', 'declare:warlord');
    const game = bold(1).asks('ann', 'bold');
    game.offers([...ROW.map((card) => `influence:${card}`), 'done']);
    expect(game.play('influence:gatekeepers').asks('ann', 'action').agents('gatekeepers')).toEqual([
      1, 0, 0,
    ]);
    bold(0).asks('ann', 'action');
  });

  it('ARC-25.1 farseers look with the last card led, but swap nothing', () => {
    const game = position({
      ann: { hand: ['construction-4'], guild: ['farseers'] },
      bob: { hand: ['aggression-2'] },
      cat: { hand: ['aggression-3'] },
    }).play('lead:construction-4', 'declare:warlord');
    game.offers(['lookAt:1', 'lookAt:2']).play('lookAt:2').asks('ann', 'prelude');
    expect(game.events('looked')).toEqual([{ player: 0, rival: 2 }]);
  });
});

describe('Prelude and tokens', () => {
  it('ARC-21.4 ARC-11.6 a Material spent is not there to be taxed before the Prelude ends', () => {
    const game = position({
      ann: {
        hand: ['administration-3'],
        cities: ['c1-hex', 'c6-arrow', 'c4-hex!'],
        slots: ['psionic', 'material'],
      },
      bob: {
        cities: ['c1-crescent', 'c4-crescent', 'c6-crescent'],
        slots: ['material', 'material', 'material', 'material'],
      },
    }).play('lead:administration-3', 'proceed', 'spend:0:1:material:material', 'act:repair');
    game.play('spend:0:0:psionic:psionic', 'act:tax', 'tax:c1-hex:0');
    expect(game.events('missed')).toHaveLength(1);
    game.asks('ann', 'action').play('act:tax').refuses('tax:c1-hex:0', 'ARC-11.6');
    game.offersOf('tax', ['c4-hex:0', 'c6-arrow:0']).play('tax:c4-hex:0');
    expect(game.prompt).toBe('store');
  });

  it('ARC-16.12 ARC-25.5 an Outraged Relic with loyal-pilots: spent as Fuel, or wasted, and no more', () => {
    const game = position({
      ann: {
        hand: ['mobilization-3'],
        slots: ['relic'],
        outrage: ['relic', 'fuel'],
        guild: ['loyal-pilots'],
      },
      court: ROW,
      agents: { gatekeepers: { ann: 1 } },
    }).opens('lead:mobilization-3');
    game.offers(['spend:0:0:relic:fuel', 'waste:0:0:relic', 'endPrelude']);
    game.refuses('spend:0:0:relic:relic', 'ARC-16.12');
  });

  it('ARC-18.12 a Fuel without a ship to move can only be wasted', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], ships: {}, starports: ['c1-hex'], slots: ['fuel'] },
    }).opens('lead:mobilization-3');
    game.offers(['waste:0:0:fuel', 'endPrelude']).refuses('spend:0:0:fuel:fuel', 'ARC-10.6');
  });

  it('ARC-21.7 ARC-18.10 a Psionic buys Abduct of an Aggression lead; a Weapon alone does not', () => {
    const game = position({
      ann: { hand: ['aggression-2'], guild: ['court-enforcers'], slots: ['psionic', 'weapon'] },
      court: ROW,
      agents: { gatekeepers: { bob: 1 }, 'lattice-spies': { bob: 1, cat: 1 } },
    }).opens('lead:aggression-2', 'spend:0:0:psionic:psionic', 'act:abduct');
    game.offersOf('abduct', ['skirmishers', 'gatekeepers', 'admin-union']);
    game.play('abduct:gatekeepers');
    expect(game.asks('ann', 'prelude').captives('ann', 'bob')).toBe(1);
  });

  it('ARC-25.2 the Weapon that makes Abduct possible is no icon any more', () => {
    const game = position({
      ann: { hand: ['administration-2'], guild: ['court-enforcers'], slots: ['weapon'] },
      court: ROW,
      agents: { gatekeepers: { bob: 1 }, 'lattice-spies': { ann: 1 } },
    }).opens('lead:administration-2', 'spend:0:0:weapon:weapon', 'endPrelude', 'act:abduct');
    game.offersOf('abduct', ['skirmishers', 'lattice-spies', 'admin-union']);
    expect(game.play('abduct:lattice-spies').agents('lattice-spies')).toEqual([1, 0, 0]);
  });

  it('ARC-25.4 relic-fence cannot take what lies on a Cartel', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['relic-fence', 'fuel-cartel'] },
    }).opens('lead:mobilization-3');
    game.refuses('use:relic-fence', 'ARC-25.1');
  });

  it('ARC-25.5 shipping-interest takes from the Cartel of a Rival, then from the slots of any, as many as one likes', () => {
    const game = position({
      ann: {
        hand: ['mobilization-3'],
        guild: ['shipping-interest'],
        cities: ['c1-hex', 'c4-hex'],
      },
      bob: { guild: ['fuel-cartel'], slots: ['fuel', 'fuel'] },
      cat: { slots: ['fuel', 'fuel'] },
    }).opens('lead:mobilization-3', 'use:shipping-interest');
    game.offersOf('amount', ['0', '1', '2', '3', '4']).play('amount:2');
    game.play('store:0:0:fuel', 'stealToken:2:0:fuel').idle(({ prompt }) => prompt !== 'store');
    expect(game.slots('ann').filter(Boolean)).toEqual(['fuel', 'fuel']);
    expect(game.slots('cat')).toEqual(['', 'fuel']);
    expect(game.slots('bob')).toEqual(['fuel', 'fuel']);
  });

  it('ARC-19.5 a card discarded for ships places them if it can; an Interest may gain none', () => {
    const side: Side = { hand: ['mobilization-3'], guild: ['skirmishers', 'mining-interest'] };
    const ships = position({ ann: { ...side, ships: { 'c1-gate': 1, 'c4-gate': 1 } } });
    ships.opens('lead:mobilization-3', 'use:skirmishers');
    ships.offers(['placeShips:c1-gate', 'placeShips:c4-gate']);
    const none = position({ ann: { ...side, ships: {}, starports: ['c1-hex'] } });
    none.opens('lead:mobilization-3', 'use:skirmishers').asks('ann', 'prelude');
    none.play('use:mining-interest', 'amount:0');
    expect(none.slots('ann')).toEqual([]);
    expect(none.courtDiscard.slice(-2)).toEqual(['skirmishers', 'mining-interest']);
  });

  it('ARC-18.2 elder-broker with one empty slot: what does not fit is discarded, old or new', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['elder-broker'], slots: ['relic'] },
    }).opens('lead:mobilization-3', 'use:elder-broker', 'store:0:1:material');
    game.offers(['store:0:0:fuel', 'store:0:1:fuel', 'discardToken:fuel']);
    game
      .play('store:0:1:fuel')
      .offersOf('discardToken', ['material'])
      .play('discardToken:material');
    game.play('discardToken:weapon');
    expect(game.slots('ann')).toEqual(['relic', 'fuel']);
    expect(game.supply('weapon')).toBe(5);
  });
});

describe('standard actions', () => {
  it('ARC-10.5 ARC-11.4 ARC-11.5 a Rival city without a token and without an agent can be taxed, once', () => {
    const game = led(
      'administration-3',
      { ships: { 'c1-hex': 1 } },
      {
        bob: { cities: ['c1-hex'], agents: 0 },
        cat: {
          cities: ['c4-hex', 'c6-arrow', 'c5-hex'],
          slots: ['material', 'material', 'material', 'material', 'material'],
        },
      },
    ).play('act:tax');
    expect(game.captives('ann', 'bob')).toBe(0);
    expect(game.slots('ann')).toEqual([]);
    game.refuses('act:tax', 'ARC-11.1');
  });

  it('ARC-12.6 among three fleets: two equal ones control nothing, a larger one damages', () => {
    const build = (bob: number): string[] =>
      led(
        'construction-3',
        { ships: { 'c6-gate': 1 }, damaged: { 'c4-hex': 3 } },
        { bob: { ships: { 'c4-hex': bob } }, cat: { ships: { 'c4-hex': 1 } } },
      )
        .play('act:build', 'buildStarport:c4-hex')
        .buildings('c4-hex');
    expect(build(1)).toEqual(['ann starport']);
    expect(build(2)).toEqual(['ann starport damaged']);
  });

  it('ARC-12.5 ARC-12.8 without ships in supply each starport still builds nothing once', () => {
    const game = led('construction-2', {
      ships: { 'c1-hex': 1 },
      damaged: { 'c6-gate': 1 },
      shipsLeft: 0,
      starports: ['c1-hex', 'c1-hex', 'c4-hex'],
    }).play('act:build');
    game.play('buildShip:c1-hex', 'act:build', 'buildShip:c1-hex', 'act:build');
    game.refuses('act:build', 'ARC-12.2');
    expect(game.events('builtNothing')).toHaveLength(3);
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
  });

  it('ARC-13.6 ARC-13.7 a gate where a Rival is equal lets a Catapult through, one where it is not does not', () => {
    const start = (there: number): Scenario =>
      led(
        'mobilization-3',
        { ships: { 'c4-hex': 3, 'c4-gate': there }, starports: ['c4-hex!'] },
        { bob: { ships: { 'c4-gate': 2 } } },
      ).play('act:move', 'moveFrom:c4-hex', 'moveFresh:3', 'moveTo:c4-gate');
    expect(start(2).prompt).toBe('catapult');
    expect(start(1).asks('ann', 'action').controller('c4-gate')).toBe('ann');
  });

  it('ARC-13.9 a Catapult may go back to the planet it came from, with the ships that are left', () => {
    const game = led('mobilization-3', {
      ships: { 'c4-hex': 2 },
      damaged: { 'c4-hex': 1 },
      starports: ['c4-hex'],
    }).play('act:move', 'moveFresh:2', 'moveDamaged:1', 'moveTo:c4-gate');
    game.play('leaveShip:c4-gate:0:fresh', 'leaveShip:c4-gate:0:damaged', 'moveTo:c4-hex');
    expect(game.asks('ann', 'action').ships('ann', 'c4-hex')).toEqual([1, 0]);
    expect(game.ships('ann', 'c4-gate')).toEqual([1, 1]);
  });

  it('ARC-3.8 ARC-13.10 two players on the frontiers: gates 5 and 2 meet across the two that are gone', () => {
    const game = position({
      seats: 2,
      setup: 'setup-2p-frontiers',
      ann: { hand: ['mobilization-3'], ships: { 'c5-gate': 1, 'c5-hex': 1 } },
      bob: { ships: { 'c3-gate': 1 } },
    }).turn('lead:mobilization-3', 'act:move', 'moveFrom:c5-gate');
    const planets = ['c5-arrow', 'c5-crescent', 'c5-hex'];
    game.offersOf('moveTo', ['c4-gate', 'c2-gate', ...planets]).play('moveTo:c2-gate');
    game.play('act:move', 'moveFrom:c5-hex').offersOf('moveTo', ['c5-gate', 'c5-crescent']);
    game.refuses('moveTo:c6-arrow', 'ARC-13.10');
  });

  it('ARC-14.3 ARC-14.4 two agents against one of each Rival secure, and capture both', () => {
    const game = led(
      'aggression-3',
      {},
      { agents: { gatekeepers: { ann: 2, bob: 1, cat: 1 }, skirmishers: { ann: 1, cat: 1 } } },
    ).play('act:secure');
    expect([game.captives('ann', 'bob'), game.captives('ann', 'cat')]).toEqual([1, 1]);
    expect(game.player('ann').agents).toBe(9);
    game.refuses('act:secure', 'ARC-10.4');
  });

  it('ARC-14.7 a spot that stayed empty is not filled later by a card for another spot', () => {
    const game = led(
      'aggression-2',
      {},
      {
        court: ['gatekeepers', 'guild-struggle', 'skirmishers', 'admin-union'],
        agents: { gatekeepers: { ann: 1 }, 'guild-struggle': { ann: 1 } },
        deck: [],
      },
    ).play('act:secure', 'secure:gatekeepers');
    expect(game.court).toEqual(['', 'guild-struggle', 'skirmishers', 'admin-union']);
    game.play('act:secure').idle(({ prompt }) => prompt === 'action');
    expect(game.court[0]).toBe('');
    expect(game.court[1]).not.toBe('');
  });

  it('ARC-14.4 ARC-16.6 an agent that comes home from a card secured replaces a stand-in', () => {
    const game = led(
      'aggression-2',
      { standIns: ['fuel', 'relic'], agents: 0 },
      { agents: { gatekeepers: { ann: 1 } } },
    ).play('act:secure');
    expect(game.player('ann')).toMatchObject({ agents: 0, outrage: [0, 1, 0, 2, 0] });
  });
});

describe('the end of a chapter', () => {
  it('ARC-20.10 a neutral Weapon ties one Trophy for first place, and is second to two', () => {
    const scored = (ships: number, more: Side = {}): number[] => {
      const game = position({
        seats: 2,
        ann: { trophies: { bob: { ship: ships } } },
        bob: more,
        markers: ['warlord'],
      }).play('pass', 'pass');
      return [game.power('ann'), game.power('bob')];
    };
    expect(scored(1)).toEqual([3, 0]);
    expect(scored(2, { trophies: { ann: { ship: 1 } } })).toEqual([5, 0]);
    expect(scored(0, { trophies: { ann: { starport: 1, ship: 1 } } })).toEqual([0, 5]);
  });

  it('ARC-20.6 ARC-20.10 the neutral player first: two who tie for second get nothing', () => {
    const game = position({
      seats: 2,
      ann: { slots: ['fuel', 'material'] },
      bob: { slots: ['fuel'], guild: ['gatekeepers'] },
      markers: ['tycoon', 'tycoon'],
    }).play('pass', 'pass');
    expect([game.power('ann'), game.power('bob')]).toEqual([0, 0]);
  });

  it('ARC-20.12 ARC-25.4 Tycoon counts the Cartel and the tokens that it makes Rivals discard', () => {
    const game = passes({
      ann: { guild: ['fuel-cartel'], slots: ['relic'] },
      bob: { slots: ['fuel', 'material'] },
      cat: { slots: ['fuel'], leader: 'fuel-drinker', lore: ['ancient-holdings'], held: 'fuel' },
      markers: ['tycoon'],
    });
    // Two Fuel and the icon against two tokens each: first alone, and a tie for second.
    expect([game.power('ann'), game.power('bob'), game.power('cat')]).toEqual([5, 0, 0]);
    expect(game.supply('fuel')).toBe(5);
    expect(game.slots('bob')).toEqual(['', 'material']);
    expect(game.slots('cat')).toEqual([]);
    expect(standing(game.state, 0)[0].count).toBe(6);
  });

  it('ARC-20.14 ARC-23.3 two owners whose cities come home discard in turn order from the holder', () => {
    const game = position({
      initiative: 'cat',
      ann: {
        cities: ['c1-hex'],
        slots: ['fuel', 'relic', 'weapon', 'psionic'],
        trophies: { cat: { city: 2 } },
      },
      bob: { trophies: { ann: { city: 1 } } },
      cat: { cities: ['c5-hex'], slots: ['relic', 'fuel', 'weapon', 'material'] },
      markers: ['warlord'],
    }).play('pass', 'pass', 'pass');
    game.asks('cat', 'store').play('discardToken:material');
    game.asks('ann', 'store').play('discardToken:psionic').asks('cat', 'lead');
    expect([game.player('ann').cities, game.player('cat').cities]).toEqual([4, 4]);
    expect(game.slots('cat')).toEqual(['relic', 'fuel', 'weapon']);
  });

  it('ARC-20.13 ARC-20.16 in chapter 4 nothing is left to flip; Captives stay while Tyrant has no marker', () => {
    const game = passes({
      chapter: 4,
      ann: { captives: { bob: 2 }, trophies: { cat: { ship: 1, agent: 1 } } },
      markers: ['warlord*', '*', '*'],
    });
    expect(game.power('ann')).toBe(9);
    expect(game.captives('ann', 'bob')).toBe(2);
    expect(game.player('cat').agents).toBe(10);
    expect(game.state.markers.every(({ flipped, at }) => flipped && at === -1)).toBe(true);
    expect(game.state.chapter).toBe(5);
  });

  it('ARC-20.19 tied at the threshold: the one nearer to the holder of the marker, who is third', () => {
    const game = position({
      initiative: 'bob',
      ann: { power: 31 },
      bob: { power: 12 },
      cat: { power: 31 },
    }).play('pass', 'pass', 'pass');
    // The last pass hands the marker on, back to Bob.
    expect(game.initiative).toBe('bob');
    expect(game.result?.places).toEqual([2, 3, 1]);
  });

  it('ARC-20.17 two players go on at 32 Power', () => {
    const end = (power: number): boolean =>
      position({ seats: 2, ann: { power } }).play('pass', 'pass').over;
    expect([end(32), end(33)]).toEqual([false, true]);
  });
});
