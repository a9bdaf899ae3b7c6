import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Examples of the rulebooks, with their figures. */
describe('worked examples', () => {
  it('ARC-E1 to ARC-E5 are one round: ARC-6.1 ARC-6.5 ARC-6.6 ARC-6.7 ARC-7.3 ARC-7.7 ARC-9.2 ARC-9.3 ARC-9.5', () => {
    const game = position({
      ann: {
        hand: ['construction-4', 'mobilization-2'],
        ships: { 'c1-hex': 1 },
        damaged: { 'c1-gate': 1 },
      },
      bob: { hand: ['aggression-6', 'mobilization-3'], ships: { 'c4-gate': 1 } },
      cat: { hand: ['construction-5', 'mobilization-4'], ships: { 'c5-hex': 1 } },
    });
    game
      .play('lead:construction-4')
      .asks('ann', 'declareOrSeize')
      .offers(['declare:warlord', 'proceed']);
    game.play('declare:warlord');
    expect(game.events('declared')).toEqual([
      { player: 0, ambition: 'warlord', first: 5, second: 3 },
    ]);
    expect(game.state.markers[0].at).toBe(2);
    expect(game.state.zero).toBe(true);
    game.asks('ann', 'action');
    expect(game.pips).toBe(3);
    game.offers(['act:build', 'act:repair', 'endTurn']);
    for (const other of ['tax', 'move', 'influence', 'secure', 'battle'])
      game.refuses(`act:${other}`, 'ARC-6.2');
    game.play('act:build', 'buildCity:c1-hex', 'act:repair');
    expect(game.pips).toBe(1);
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 0]);
    game.play('endTurn').asks('bob', 'follow').refuses('surpass:aggression-6', 'ARC-7.2');
    game.turn('pivot:aggression-6', 'act:move', 'moveTo:c5-gate').asks('cat', 'follow');
    game.offersOf('surpass', ['construction-5']);
    game.turn(
      'surpass:construction-5',
      'act:build',
      'buildCity:c5-hex',
      'act:build',
      'buildStarport:c5-hex',
    );
    game.asks('cat', 'lead');
    expect(game.initiative).toBe('cat');
    expect(game.pile.slice(-3)).toEqual(['construction-4', 'aggression-6', 'construction-5']);
    expect(game.state.zero).toBe(false);
  });

  it('ARC-E6 tax: ARC-11.1 ARC-11.2 ARC-11.3 ARC-11.4', () => {
    const game = position({
      ann: { hand: ['administration-3'], cities: ['c1-hex'], ships: { 'c5-hex': 1 } },
      bob: { cities: ['c5-hex'] },
    });
    game.turn('lead:administration-3', 'act:tax', 'tax:c1-hex:0', 'store:0:0:material');
    expect(game.captives('ann', 'bob')).toBe(0);
    game.play('act:tax', 'store:0:1:psionic');
    expect(game.slots('ann')).toEqual(['material', 'psionic']);
    expect(game.captives('ann', 'bob')).toBe(1);
    expect(game.player('bob').agents).toBe(9);
    expect(game.player('ann').captives).toEqual([0, 1, 0, 0]);
  });

  it('ARC-E7 build: ARC-12.2 ARC-12.4 ARC-12.5', () => {
    const game = position({
      initiative: 'bob',
      bob: { hand: ['construction-3'], ships: { 'c4-hex': 1 }, starports: ['c6-crescent'] },
    });
    game.turn('lead:construction-3', 'act:build').offersOf('buildShip', ['c6-crescent']);
    game.play('buildStarport:c4-hex', 'act:build').offersOf('buildShip', ['c6-crescent', 'c4-hex']);
    game.play('buildShip:c4-hex', 'act:build').refuses('buildShip:c4-hex', 'ARC-12.5');
    expect(game.buildings('c4-hex')).toEqual(['bob starport']);
    expect(game.ships('bob', 'c4-hex')).toEqual([2, 0]);
  });

  it('ARC-E8 catapult: ARC-13.3 ARC-13.6 ARC-13.7', () => {
    const game = position({
      initiative: 'cat',
      ann: { ships: { 'c5-gate': 1 } },
      cat: { hand: ['mobilization-4'], ships: { 'c4-hex': 2 }, starports: ['c4-hex'] },
    });
    game.turn('lead:mobilization-4', 'act:move', 'moveFresh:2', 'moveTo:c4-gate');
    game.asks('cat', 'catapult').play('moveTo:c5-gate').asks('cat', 'action');
    expect(game.pips).toBe(2);
    expect(game.ships('cat', 'c5-gate')).toEqual([2, 0]);
    game.play('act:move', 'moveFresh:2', 'moveTo:c6-gate').asks('cat', 'action');
    expect(game.pips).toBe(1);
  });

  const battle = (rolls: readonly number[]) =>
    position({
      ann: {
        hand: ['aggression-4'],
        ships: { 'c4-arrow': 4 },
        cities: ['c1-hex', 'c6-arrow'],
        slots: ['relic', 'material', 'relic'],
        guild: ['relic-fence', 'loyal-keepers', 'silver-tongues'],
      },
      cat: {
        ships: { 'c4-arrow': 1 },
        damaged: { 'c4-arrow': 2 },
        cities: ['c4-arrow!'],
        slots: ['relic', 'material', 'weapon'],
      },
      court: ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'],
      agents: { farseers: { cat: 1, bob: 2 }, gatekeepers: { bob: 1 } },
      deck: ['admin-union'],
      rolls,
    })
      .turn('lead:aggression-4', 'act:battle')
      .offersOf('raidDice', ['0', '1', '2', '3', '4'])
      .play('raidDice:2', 'assaultDice:2');

  it('ARC-E9 battle: ARC-15.1 ARC-15.3 ARC-15.6 ARC-15.8 ARC-15.9 ARC-15.10 ARC-15.11 ARC-15.13 ARC-15.15', () => {
    const game = battle([0, 5, 2, 3]);
    expect(game.events('rolled')).toMatchObject([
      { hits: 1, self: 1, intercept: 1, buildings: 1, keys: 2 },
    ]);
    game.asks('ann', 'takeHit').play('hitShip:c4-arrow:0:fresh');
    expect(game.ships('ann', 'c4-arrow')).toEqual([2, 2]);
    game.asks('ann', 'dealHit').play('hitShip:c4-arrow:2:fresh');
    expect(game.ships('cat', 'c4-arrow')).toEqual([0, 3]);
    expect(game.buildings('c4-arrow')).toEqual([]);
    expect(game.trophies('ann', 'cat', 'city')).toBe(1);
    expect(game.trophies('cat', 'ann', 'ship')).toBe(0);
  });

  it('ARC-E9 both hits on one ship destroy it: ARC-15.13 ARC-15.15', () => {
    const game = battle([0, 5, 2, 3]).play('hitShip:c4-arrow:0:damaged');
    expect(game.ships('ann', 'c4-arrow')).toEqual([3, 0]);
    expect(game.trophies('cat', 'ann', 'ship')).toBe(1);
  });

  it('ARC-E10 ARC-E11 ARC-E12 outrage, ransack, raid: ARC-16.3 ARC-16.4 ARC-16.8 ARC-16.9 ARC-17.1 ARC-17.3 ARC-17.4 ARC-17.5', () => {
    const game = battle([0, 5, 2, 3]).play('hitShip:c4-arrow:0:fresh', 'hitShip:c4-arrow:2:fresh');
    expect(game.slots('ann')).toEqual(['', 'material']);
    expect(game.outrage('ann')).toEqual(['relic']);
    expect(game.guild('ann')).toEqual(['loyal-keepers', 'silver-tongues', 'farseers']);
    expect(game.courtDiscard).toContain('relic-fence');
    expect(game.player('ann').agents).toBe(9);
    expect(game.player('ann').trophies.reduce((sum, count) => sum + count)).toBe(4);
    expect(game.player('ann').captives).toEqual([0, 0, 0, 0]);
    expect(game.court).toEqual(['admin-union', 'lattice-spies', 'gatekeepers', 'arms-union']);
    game.asks('ann', 'raid').refuses('stealToken:2:0:relic', 'ARC-17.3');
    game.offers(['stealToken:2:1:material', 'stealToken:2:2:weapon', 'done']);
    game.play('stealToken:2:1:material', 'store:0:0:material', 'done');
    game.play('stealToken:2:2:weapon', 'store:0:2:weapon').asks('ann', 'action');
    expect(game.slots('ann')).toEqual(['material', 'material', 'weapon']);
    expect(game.slots('cat')).toEqual(['relic']);
  });

  it('ARC-E12 with three keys the Relic alone is affordable, and kept: ARC-16.11 ARC-16.12', () => {
    const game = battle([0, 0, 1, 3]);
    game.asks('ann', 'raid').play('stealToken:2:0:relic', 'store:0:0:relic', 'done');
    game.asks('ann', 'action');
    expect(game.slots('ann')).toEqual(['relic', 'material']);
    expect(game.outrage('ann')).toEqual(['relic']);
  });

  const tycoon = (slots: string[]) =>
    position({
      ann: {
        slots,
        guild: ['construction-union'],
        cities: ['c1-hex', 'c1-arrow', 'c4-hex', 'c6-arrow'],
      },
      bob: { slots: ['material', 'material'] },
      cat: { slots: ['fuel'] },
      markers: ['tycoon', '', 'tycoon'],
    }).play('pass', 'pass', 'pass');

  it('ARC-E13 a tie for first takes second place without a bonus: ARC-20.4 ARC-20.5 ARC-20.6 ARC-20.9 ARC-19.2', () => {
    const tied = tycoon(['fuel']);
    expect([tied.power('ann'), tied.power('bob'), tied.power('cat')]).toEqual([3, 3, 0]);
    const won = tycoon(['fuel', 'material']);
    expect([won.power('ann'), won.power('bob'), won.power('cat')]).toEqual([9, 3, 0]);
  });

  it('ARC-E14 nobody qualifies: ARC-20.8', () => {
    const game = position({ markers: ['warlord'] }).play('pass', 'pass', 'pass');
    expect(game.events('unscored')).toEqual([{ ambition: 'warlord' }]);
    expect(game.state.players.map(({ power }) => power)).toEqual([0, 0, 0]);
  });

  it('ARC-E15 a new action with a standard one inside: ARC-21.8 ARC-21.10 ARC-11.6', () => {
    const game = position({
      ann: { hand: ['construction-4'] },
      bob: {
        hand: ['administration-2'],
        leader: 'mystic',
        lore: ['living-structures'],
        cities: ['c1-hex', 'c5-hex'],
        slots: ['', '', 'material'],
      },
    }).turn('lead:construction-4', 'endTurn');
    game.opens('copy:administration-2', 'spend:1:2:material:material', 'act:nurture');
    game.play('tax:c1-hex:0', 'store:1:0:material').asks('bob', 'prelude');
    expect(game.slots('bob')).toEqual(['material']);
    game.play('endPrelude', 'act:nurture').asks('bob', 'store');
    game.play('store:1:1:psionic', 'store:1:2:psionic');
    expect(game.slots('bob')).toEqual(['material', 'psionic', 'psionic']);
  });

  it('ARC-E16 a new action through a Weapon: ARC-21.7 ARC-18.9 ARC-18.10', () => {
    const start = () =>
      position({
        ann: {
          hand: ['administration-3'],
          cities: ['c1-hex'],
          slots: ['weapon', 'psionic'],
          guild: ['court-enforcers', 'skirmishers'],
        },
        court: ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'],
        agents: { farseers: { bob: 1 } },
      }).opens('lead:administration-3');
    const armed = start().play('spend:0:0:weapon:weapon', 'spend:0:1:psionic:psionic');
    expect(armed.asks('ann', 'preludeAction').offered).not.toContain('act:abduct');
    armed.play('act:influence', 'influence:gatekeepers', 'endPrelude', 'act:abduct');
    armed.play('abduct:farseers');
    expect(armed.captives('ann', 'bob')).toBe(1);
    const unarmed = start().play('endPrelude');
    expect(unarmed.offered).not.toContain('act:abduct');
  });

  it('ARC-E18 Outrage is ignored by a Loyal card alone: ARC-23.2 ARC-16.12 ARC-18.12', () => {
    const start = (guild: string[]) =>
      position({
        ann: {
          hand: ['mobilization-4'],
          slots: ['material'],
          outrage: ['material'],
          starports: ['c1-hex'],
          guild,
        },
      }).opens('lead:mobilization-4');
    const ignored = start(['loyal-engineers']).play(
      'spend:0:0:material:material',
      'buildShip:c1-hex',
    );
    expect(ignored.ships('ann', 'c1-hex')).toEqual([1, 0]);
    start([])
      .refuses('spend:0:0:material:material', 'ARC-16.12')
      .offers(['waste:0:0:material', 'endPrelude']);
  });

  it('ARC-E19 four pips are up to four actions: ARC-6.1', () => {
    const game = position({ ann: { hand: ['administration-2'] } });
    game.turn('lead:administration-2');
    const card = game.court[0];
    for (let pips = 4; pips > 0; pips--) {
      expect(game.asks('ann', 'action').pips).toBe(pips);
      game.play('act:influence', `influence:${card}`);
    }
    game.asks('bob', 'follow');
    expect(game.agents(card)).toEqual([4, 0, 0]);
  });

  it('ARC-E20 seized before the 7: ARC-8.5 ARC-9.1', () => {
    const game = position({
      seats: 4,
      ann: { hand: ['construction-4', 'mobilization-1'] },
      bob: { hand: ['aggression-2', 'aggression-3', 'aggression-4'] },
      cat: { hand: ['construction-7', 'mobilization-2'], starports: ['c4-hex'] },
      dan: { hand: ['administration-1', 'administration-2'] },
    }).turn('lead:construction-4', 'endTurn');
    game.play('copy:aggression-2', 'seize:aggression-3');
    expect(game.initiative).toBe('bob');
    game.play('endTurn').play('surpass:construction-7').asks('cat', 'action');
    expect(game.pips).toBe(1);
    expect(game.initiative).toBe('bob');
    game.play('endTurn').turn('copy:administration-1', 'endTurn').asks('bob', 'lead');
    expect(game.initiative).toBe('bob');
  });
});
