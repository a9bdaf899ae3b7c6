import { describe, expect, it } from 'vitest';
import { ASSAULT, RAID, SKIRMISH } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const ROW = ['skirmishers', 'lattice-spies', 'gatekeepers', 'admin-union'];

const led = (card: string, ann: Side, more: Setting = {}): Scenario =>
  position({ court: ROW, ...more, ann: { hand: [card], ...ann } }).turn(`lead:${card}`);

/** Ann leads Aggression and battles in the only place where she can. */
const attack = (
  ann: Side,
  bob: Side,
  rolls: readonly number[] = [],
  more: Setting = {},
): Scenario => led('aggression-4', ann, { ...more, bob, rolls }).play('act:battle');

/** Ann has led, Bob is to follow. */
const following = (lead: string, bob: Side, more: Setting = {}): Scenario =>
  position({ court: ROW, ...more, ann: { hand: [lead], ...more.ann }, bob })
    .turn(`lead:${lead}`, 'endTurn')
    .asks('bob', 'follow');

const away = { 'c6-gate': 1 };

describe('battle', () => {
  it('ARC-15.14 ARC-16.8 with the last ship falls a city: Outrage and ransacking, but no raid', () => {
    const game = attack(
      { damaged: { 'c4-arrow': 2 } },
      { ships: away, cities: ['c4-arrow!'], slots: ['fuel', 'weapon'] },
      [RAID.selfKey, RAID.selfBuilding],
      {
        court: ['mass-uprising', ...ROW.slice(1)],
        agents: { 'mass-uprising': { bob: 1, cat: 2 } },
      },
    ).dice({ raid: 2 }, 'uprising:4');
    expect(game.asks('ann', 'action').outrage('ann')).toEqual(['relic']);
    expect(game.ships('ann', 'c4-arrow')).toEqual([1, 0]);
    expect(game.trophies('bob', 'ann', 'ship')).toBe(2);
    expect(game.trophies('ann', 'cat', 'agent')).toBe(2);
    expect(game.slots('bob')).toEqual(['fuel', 'weapon']);
  });

  it('ARC-16.6 ARC-16.9 the agent that ransacking sends home replaces the stand-in of this Outrage', () => {
    const game = attack(
      { ships: { 'c4-arrow': 1 }, agents: 0 },
      { ships: away, cities: ['c4-arrow!'] },
      [SKIRMISH.hit],
      { agents: { gatekeepers: { ann: 2, bob: 1 } } },
    ).dice({ skirmish: 1 });
    expect(game.player('ann')).toMatchObject({ agents: 1, outrage: [0, 0, 0, 1, 0] });
    expect(game.trophies('ann', 'bob', 'agent')).toBe(1);
  });

  it('ARC-16.8 the ransacked card need not hold an own agent, nor is a majority asked of a Demagogue', () => {
    const game = attack(
      { ships: { 'c4-arrow': 1 }, leader: 'demagogue' },
      { ships: away, cities: ['c4-arrow!'] },
      [SKIRMISH.hit],
      {
        agents: {
          gatekeepers: { bob: 3 },
          skirmishers: { cat: 1, bob: 1 },
          'admin-union': { cat: 1 },
        },
      },
    ).dice({ skirmish: 1 });
    game.offersOf('ransack', ['gatekeepers', 'skirmishers']).play('ransack:gatekeepers');
    expect(game.guild('ann')).toEqual(['gatekeepers']);
    expect(game.trophies('ann', 'bob', 'agent')).toBe(3);
  });

  it('ARC-15.5 buildings of others do not matter for raid dice, one of the defender elsewhere does', () => {
    const cat: Side = { ships: {}, starports: ['c1-hex'] };
    const there = { ships: { 'c1-hex': 2 } };
    const raided = attack(there, { ships: { 'c1-hex': 1 } }, [], { cat }).play('battle:c1-hex:1');
    raided.asks('ann', 'raidDice');
    const home = { ships: { 'c1-hex': 1 }, cities: ['c6-arrow'] };
    const game = attack(there, home, [], { cat }).play('battle:c1-hex:1');
    game.asks('ann', 'assaultDice').refuses('raidDice:1', 'ARC-15.5');
  });

  it('ARC-17.3 ARC-25.1 keys left after sworn-guardians buy only what they suffice for', () => {
    const game = attack(
      { ships: { 'c4-arrow': 2 } },
      {
        ships: away,
        starports: ['c4-arrow'],
        slots: ['relic', 'fuel'],
        guild: ['sworn-guardians', 'farseers'],
      },
      [RAID.keys],
    ).dice({ raid: 1 });
    game.offers(['stealCard:1:sworn-guardians', 'done']).play('stealCard:1:sworn-guardians');
    game.offers(['stealToken:1:1:fuel', 'done']);
    game.refuses('stealToken:1:0:relic', 'ARC-17.3').refuses('stealCard:1:farseers', 'ARC-17.3');
  });

  it('ARC-25.6 ARC-23.5 railgun-arrays sink the last ship: no dice, and a gate at the end of the turn', () => {
    const game = attack(
      { ships: {}, damaged: { 'c1-hex': 1 }, cities: ['c4-hex'], shipsLeft: 2 },
      { ships: { 'c1-hex': 1 }, lore: ['railgun-arrays'], starports: ['c6-arrow'] },
    );
    expect(game.events('battle')).toMatchObject([{ raid: 0, assault: 0, skirmish: 0 }]);
    game.asks('ann', 'rescue');
    game.offersOf('placeShips', ['c1-gate', 'c4-gate', 'c5-gate', 'c6-gate']);
    expect(game.play('placeShips:c5-gate').ships('ann', 'c5-gate')).toEqual([2, 0]);
  });

  it('ARC-25.1 signal-breaker ignores one of two rolled intercepts, not the one of mirror-plating', () => {
    const fleet = { lore: ['signal-breaker'], ships: { 'c1-gate': 3 } };
    const wing = { ships: { 'c1-gate': 3 }, starports: ['c6-arrow'] };
    const two = [ASSAULT.intercept, ASSAULT.intercept];
    const intercepted = (game: Scenario): object[] => game.events('intercepted');
    expect(intercepted(attack(fleet, wing, two.slice(1)).dice({ assault: 1 }))).toEqual([]);
    expect(intercepted(attack(fleet, wing, two).dice({ assault: 2 }))).toHaveLength(1);
    const mirrored = { ...wing, lore: ['mirror-plating'] };
    const blank = attack(fleet, mirrored, [0]).dice({ assault: 1 });
    expect(intercepted(blank)).toHaveLength(1);
    const skirmish = attack(fleet, mirrored, [0]).dice({ skirmish: 1 });
    expect(intercepted(skirmish)).toEqual([]);
  });

  it('ARC-25.2 skirmishers lose a reroll with each Weapon spent', () => {
    const game = following(
      'construction-4',
      {
        hand: ['aggression-2'],
        guild: ['skirmishers'],
        slots: ['weapon', 'weapon'],
        ships: { 'c1-gate': 3 },
      },
      {
        court: ROW.toSpliced(0, 1, 'farseers'),
        cat: { ships: { 'c1-gate': 1 }, starports: ['c6-arrow'] },
        rolls: [0, 0, 0],
      },
    ).play('pivot:aggression-2', 'spend:1:0:weapon:weapon', 'endPrelude', 'act:battle');
    game.dice({ skirmish: 3 });
    expect(game.asks('bob', 'reroll').about).toMatchObject({ left: 2 });
  });

  it('ARC-25.1 elder: asked in the turn of the Rival, unless there is no agent', () => {
    const game = attack(
      { ships: { 'c4-arrow': 1 } },
      { leader: 'elder', ships: away, cities: ['c4-arrow!'], agents: 0 },
      [SKIRMISH.hit],
      {
        agents: { gatekeepers: { bob: 1 } },
      },
    ).dice({ skirmish: 1 });
    game.asks('ann', 'action');
    expect(game.agents('gatekeepers')).toEqual([0, 1, 0]);
  });

  it('ARC-25.1 ARC-16.1 galactic-rifles: fresh ships alone give dice, six at most, and a fallen city is ransacked', () => {
    const game = led(
      'aggression-4',
      { lore: ['galactic-rifles'], ships: { 'c4-gate': 8 }, damaged: { 'c4-gate': 1 } },
      {
        bob: { leader: 'elder', ships: away, cities: ['c4-arrow!'] },
        cat: { ships: { 'c6-hex': 1 } },
        rolls: [SKIRMISH.hit],
        agents: { gatekeepers: { bob: 1 } },
      },
    ).play('act:fire-rifles');
    game.offersOf('skirmishDice', ['1', '2', '3', '4', '5', '6']).play('skirmishDice:1');
    expect(game.asks('ann', 'action').guild('ann')).toEqual(['gatekeepers']);
    expect(game.outrage('ann')).toEqual(['relic']);
  });

  it('ARC-8.6 ARC-16.9 song-of-freedom ransacked by a follower: seizes, and the raid goes on', () => {
    const game = following(
      'mobilization-3',
      { hand: ['aggression-3'], ships: { 'c4-arrow': 2 } },
      {
        cat: {
          ships: away,
          cities: ['c4-arrow!', 'c4-arrow'],
          slots: ['', 'fuel'],
          hand: ['construction-2', 'construction-3'],
        },
        rolls: [RAID.buildingKey],
        court: ['song-of-freedom', ...ROW.slice(1)],
        agents: { 'song-of-freedom': { cat: 1 } },
      },
    ).turn('pivot:aggression-3', 'act:battle');
    game.dice({ raid: 1 }, 'hitBuilding:city:c4-arrow:0', 'freeCity:2:c4-arrow:1');
    game
      .idle(({ prompt }) => prompt === 'songSeize')
      .play('seizeNow')
      .asks('bob', 'raid');
    expect(game.initiative).toBe('bob');
    game.idle(({ match }) => match.asks[0].seat === 2);
    game.play('copy:construction-2').offersOf('seize', []);
  });

  it('ARC-16.2 ARC-16.5 a second Outrage of a type discards again and takes no agent', () => {
    const game = attack(
      {
        ships: { 'c4-arrow': 1 },
        outrage: ['relic'],
        slots: ['relic', 'fuel'],
        guild: ['loyal-keepers', 'elder-broker'],
      },
      { ships: away, cities: ['c4-arrow!'] },
      [SKIRMISH.hit],
    ).dice({ skirmish: 1 });
    expect(game.slots('ann')).toEqual(['', 'fuel']);
    expect(game.guild('ann')).toEqual(['loyal-keepers']);
    expect(game.player('ann').agents).toBe(9);
  });
});

describe('cards', () => {
  it('ARC-23.10 gatekeepers with two ships in supply: two gates in play', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['gatekeepers'], shipsLeft: 2 },
    }).opens('lead:mobilization-3', 'use:gatekeepers');
    game.offersOf('placeShips', ['c1-gate', 'c4-gate', 'c5-gate']).play('placeShips:c4-gate');
    game.offersOf('placeShips', ['c5-gate', 'c6-gate']).play('placeShips:c6-gate');
    expect(game.player('ann').ships).toBe(0);
    expect([game.ships('ann', 'c4-gate'), game.ships('ann', 'c6-gate')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('ARC-21.7 prison-wardens execute where no agent is left to influence with', () => {
    const game = led('mobilization-3', {
      guild: ['prison-wardens'],
      captives: { bob: 2, cat: 1 },
      agents: 0,
    });
    game.refuses('act:influence', 'ARC-14.2').play('act:execute', 'execute:1', 'execute:2');
    game.idle(({ prompt }) => prompt === 'action');
    expect(game.captives('ann', 'bob')).toBe(1);
    expect([game.trophies('ann', 'bob', 'agent'), game.trophies('ann', 'cat', 'agent')]).toEqual([
      1, 1,
    ]);
  });

  it('ARC-24.4 elder-broker trades between full boards, a token on ancient-holdings too', () => {
    const game = led(
      'administration-3',
      { guild: ['elder-broker'], slots: ['fuel', 'relic'], ships: { 'c1-hex': 1 } },
      {
        bob: {
          cities: ['c1-hex'],
          slots: ['weapon', 'psionic', 'fuel'],
          lore: ['ancient-holdings'],
          held: 'material',
        },
      },
    ).play('act:trade');
    game.idle(({ match }) => match.asks[0].seat === 1 || match.asks[0].prompt.id === 'action');
    game.asks('bob', 'store').idle(({ prompt }) => prompt === 'action');
    expect(game.slots('ann').toSorted()).toEqual(['fuel', 'material']);
    expect(game.slots('bob').filter(Boolean).toSorted()).toEqual([
      'fuel',
      'psionic',
      'relic',
      'weapon',
    ]);
  });

  it('ARC-21.10 a Trade is no tax: a Mystic who copies gains no Psionic with it, with Nurture one', () => {
    const mystic: Side = { leader: 'mystic', hand: ['mobilization-2'] };
    const traded = following(
      'administration-3',
      { ...mystic, guild: ['elder-broker'], slots: ['fuel'], ships: { 'c1-hex': 1 } },
      { cat: { cities: ['c1-hex'], slots: ['material'] } },
    ).turn('copy:mobilization-2', 'act:trade');
    traded.idle(({ match }) => match.asks[0].seat === 2);
    expect(traded.events('gained')).toEqual([]);
    const nurtured = following('construction-3', {
      ...mystic,
      lore: ['living-structures'],
      cities: ['c1-hex'],
    }).turn('copy:mobilization-2', 'act:nurture', 'store:1:0:material', 'store:1:1:psionic');
    expect(nurtured.slots('bob')).toEqual(['material', 'psionic']);
  });

  it('ARC-23.11 ARC-18.4 Prune: a city becomes a starport, damaged as it was, and covers slots again', () => {
    const game = led('administration-3', {
      lore: ['living-structures'],
      cities: ['c1-hex!'],
      slots: ['fuel', 'relic', 'weapon'],
    }).play('act:prune');
    expect(game.buildings('c1-hex')).toEqual(['ann starport damaged']);
    game.asks('ann', 'store').offersOf('discardToken', ['weapon']).play('discardToken:weapon');
    expect(game.player('ann')).toMatchObject({ cities: 5, starports: 4 });
    expect(game.outrage('ann')).toEqual([]);
  });

  it('ARC-11.6 ARC-23.11 a city that Prune brings back is another one: it can be taxed again', () => {
    const game = led('administration-2', {
      lore: ['living-structures'],
      cities: ['c1-hex'],
      ships: { 'c1-gate': 1 },
    }).play('act:tax', 'store:0:0:material');
    game.refuses('act:tax', 'ARC-11.1').play('act:prune', 'done', 'act:prune', 'act:tax');
    expect(game.slots('ann')).toEqual(['material', 'material']);
  });

  it('ARC-23.11 Prune needs the other piece: without cities on the board no starport becomes one', () => {
    const game = led('administration-3', {
      lore: ['living-structures'],
      cities: ['c1-hex', 'c4-hex', 'c5-hex', 'c6-arrow', 'c5-crescent'],
      starports: ['c1-hex'],
    }).play('act:prune');
    game.offersOf('prune', [
      'city:c1-hex:0',
      'city:c4-hex:0',
      'city:c5-hex:0',
      'city:c6-arrow:0',
      'city:c5-crescent:0',
    ]);
  });

  it('ARC-25.1 ARC-25.5 cloud-cities: the Material that buys the build does not pay for the city', () => {
    const cloud = (slots: string[], more: Side = {}): Scenario =>
      position({
        court: ROW,
        ann: {
          hand: ['mobilization-3'],
          lore: ['cloud-cities'],
          ships: { 'c4-hex': 1 },
          slots,
          ...more,
        },
        bob: { starports: ['c4-hex'] },
      }).opens('lead:mobilization-3');
    cloud(['material']).refuses('spend:0:0:material:material', 'ARC-12.2');
    cloud(['material', 'weapon']).refuses('spend:0:0:material:material', 'ARC-12.2');
    const paid = cloud(['material', 'weapon'], { guild: ['loyal-engineers'] });
    paid.play('spend:0:0:material:material');
    expect(paid.buildings('c4-hex')).toEqual(['bob starport', 'ann city']);
    expect(paid.slots('ann')).toEqual([]);
  });

  it('ARC-25.1 cloud-cities: one on a planet, whoever built it', () => {
    const game = led(
      'construction-3',
      {
        lore: ['cloud-cities'],
        ships: { 'c4-hex': 1, 'c6-arrow': 1 },
        slots: ['material', 'material'],
      },
      { bob: { cities: ['c4-hex', 'c4-hex+'] } },
    ).play('act:build');
    game.offersOf('buildCloudCity', ['c6-arrow']).refuses('buildCloudCity:c4-hex', 'ARC-25.1');
  });

  it('ARC-10.3 tool-priests: once a turn, tokens and pips together, at the city of a Rival too', () => {
    const game = position({
      ann: {
        hand: ['construction-3'],
        lore: ['tool-priests'],
        slots: ['material'],
        ships: { 'c4-hex': 1, 'c6-arrow': 1 },
      },
      bob: { cities: ['c4-hex'] },
    }).opens('lead:construction-3', 'spend:0:0:material:material', 'act:summon');
    expect(game.asks('ann', 'action').ships('ann', 'c4-hex')).toEqual([2, 0]);
    game.refuses('act:summon', 'ARC-10.3');
  });

  it('ARC-11.3 ARC-16.1 a gate city of a Rival has a type more for each city in the cluster', () => {
    const game = led(
      'administration-3',
      { ships: { 'c4-gate': 2 } },
      {
        bob: { lore: ['gate-stations'], ships: away, cities: ['c4-gate', 'c4-arrow'] },
        cat: { cities: ['c4-hex'], ships: { 'c4-hex': 1 } },
      },
    ).play('act:tax');
    game.offersOf('gain', ['material', 'relic']).play('gain:relic', 'store:0:0:relic');
    expect(game.captives('ann', 'bob')).toBe(1);
  });

  it('ARC-13.1 a warrior who copies with a Weapon may still move and then battle', () => {
    const game = following(
      'construction-3',
      {
        hand: ['mobilization-2'],
        leader: 'warrior',
        slots: ['weapon'],
        ships: { 'c1-gate': 1 },
      },
      { cat: { ships: { 'c1-hex': 1 } } },
    ).play('copy:mobilization-2', 'spend:1:0:weapon:weapon', 'act:battle');
    expect(game.ships('bob', 'c1-hex')).toEqual([1, 0]);
    game.asks('bob', 'raidDice');
  });

  it('ARC-14.3 a feastbringer who copies may influence first, only where that lets something be secured', () => {
    const game = following(
      'aggression-3',
      { hand: ['mobilization-2'], leader: 'feastbringer' },
      { agents: { gatekeepers: { bob: 1, ann: 1 }, skirmishers: { ann: 1 } } },
    ).turn('copy:mobilization-2', 'act:secure');
    game.offersOf('influence', ['lattice-spies', 'gatekeepers', 'admin-union']);
    game.play('influence:gatekeepers');
    expect(game.guild('bob')).toEqual(['gatekeepers']);
    expect(game.captives('bob', 'ann')).toBe(1);
  });

  it('ARC-18.4 ARC-24.3 outrage-spreads strikes all, Loyal cards and laid Unions stay', () => {
    const game = position({
      ann: {
        hand: ['aggression-2'],
        guild: ['arms-union', 'loyal-marines'],
        slots: ['weapon'],
      },
      bob: { slots: ['weapon'], guild: ['skirmishers'], agents: 0 },
      cat: { outrage: ['weapon'], slots: ['weapon', 'fuel'] },
      court: ['outrage-spreads', 'farseers', 'gatekeepers', 'admin-union'],
      agents: { 'outrage-spreads': { ann: 1 } },
    }).opens('lead:aggression-2', 'use:arms-union', 'endPrelude', 'act:secure', 'outrage:weapon');
    expect(game.guild('ann')).toEqual(['loyal-marines']);
    expect(game.guild('bob')).toEqual([]);
    expect(game.player('bob').outrage[2]).toBe(2);
    expect(game.slots('cat')).toEqual(['', 'fuel']);
    expect(game.player('cat').agents).toBe(9);
    game.play('endTurn').idle(({ state }) => state.played.length === 0);
    expect(game.hand('ann')).toContain('aggression-2');
  });
});
