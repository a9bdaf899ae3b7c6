import { describe, expect, it } from 'vitest';
import { openSlots } from '../rules/resources.ts';
import { position } from './position.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

describe('taking actions', () => {
  it('ARC-10.1 ARC-10.2 a pip an action, the same again if one likes; pips left over are lost', () => {
    const game = position({ ann: { hand: ['mobilization-4'], ships: { 'c1-gate': 1 } } });
    game.turn('lead:mobilization-4', 'act:move', 'moveTo:c4-gate', 'act:move', 'moveTo:c5-gate');
    expect(game.pips).toBe(1);
    game.play('endTurn').asks('bob', 'follow');
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
  });

  it('ARC-10.3 a limit of the turn covers tokens and pips together', () => {
    const game = position({
      ann: { hand: ['construction-4'], starports: ['c1-hex'], slots: ['material'] },
    });
    game.opens('lead:construction-4', 'spend:0:0:material:material', 'buildShip:c1-hex');
    game.play('act:build').refuses('buildShip:c1-hex', 'ARC-12.5');
  });

  it('ARC-10.4 no secure and no battle without a target', () => {
    const game = position({ ann: { hand: ['aggression-4'] } }).turn('lead:aggression-4');
    game.refuses('act:secure', 'ARC-10.4').refuses('act:battle', 'ARC-10.4');
  });

  it('ARC-10.5 ARC-11.3 ARC-11.4 tax without a token in supply; the Captive is still taken', () => {
    const game = position({
      ann: { hand: ['administration-3'], ships: { 'c5-hex': 1 } },
      bob: {
        cities: ['c5-hex', 'c1-hex', 'c6-arrow'],
        slots: ['psionic', 'psionic', 'psionic', 'psionic', 'psionic'],
      },
    });
    expect(game.supply('psionic')).toBe(0);
    game.turn('lead:administration-3', 'act:tax').asks('ann', 'action');
    expect(game.events('missed')).toEqual([{ player: 0, resource: 'psionic' }]);
    expect(game.captives('ann', 'bob')).toBe(1);
  });

  it('ARC-10.5 ARC-12.8 build without a piece: nothing is placed', () => {
    const game = position({
      ann: { hand: ['construction-4'], starports: ['c1-hex'], shipsLeft: 0 },
    }).turn('lead:construction-4', 'act:build', 'buildShip:c1-hex');
    expect(game.ships('ann', 'c1-hex')).toEqual([0, 0]);
    expect(game.events('builtNothing')).toHaveLength(1);
    expect(game.pips).toBe(2);
  });

  it('ARC-12.8 the sixth city and the sixth starport do not exist', () => {
    const game = position({
      ann: {
        hand: ['construction-4'],
        ships: { 'c6-crescent': 1 },
        cities: ['c1-hex', 'c4-hex', 'c5-hex', 'c6-arrow', 'c4-arrow'],
      },
    }).turn('lead:construction-4', 'act:build', 'buildCity:c6-crescent');
    expect(game.buildings('c6-crescent')).toEqual([]);
    expect(game.events('builtNothing')).toEqual([
      { player: 0, kind: 'city', system: 'c6-crescent' },
    ]);
  });

  it('ARC-10.6 move needs a ship, repair a damaged piece', () => {
    const game = position({ ann: { hand: ['mobilization-4'], starports: ['c1-hex'] } });
    game.turn('lead:mobilization-4').refuses('act:move', 'ARC-10.6');
    const whole = position({ ann: { hand: ['construction-4'] } }).turn('lead:construction-4');
    whole.refuses('act:repair', 'ARC-10.6');
  });
});

describe('tax', () => {
  it('ARC-11.1 ARC-11.2 an own city anywhere, damaged or not; a Rival one only where one controls', () => {
    const game = position({
      ann: { hand: ['administration-2'], cities: ['c1-hex!', 'c4-hex'], ships: { 'c5-hex': 1 } },
      bob: { ships: { 'c1-hex': 2, 'c5-hex': 1 }, cities: ['c5-hex', 'c6-crescent'] },
    }).turn('lead:administration-2', 'act:tax');
    game.offers(['tax:c1-hex:0', 'tax:c4-hex:0']);
    game.refuses('tax:c5-hex:0', 'ARC-11.1').refuses('tax:c6-crescent:0', 'ARC-11.1');
  });

  it('ARC-11.3 an Outraged type can be taxed', () => {
    const game = position({
      ann: { hand: ['administration-2'], cities: ['c1-hex'], outrage: ['material'] },
    }).turn('lead:administration-2', 'act:tax', 'store:0:0:material');
    expect(game.slots('ann')).toEqual(['material']);
  });

  it('ARC-11.5 no Captive without an agent in the supply of the owner', () => {
    const game = position({
      ann: { hand: ['administration-2'], ships: { 'c5-hex': 1 } },
      bob: { cities: ['c5-hex'], agents: 0 },
      court: ROW,
      agents: { farseers: { bob: 2 } },
    }).turn('lead:administration-2', 'act:tax', 'store:0:0:psionic');
    expect(game.captives('ann', 'bob')).toBe(0);
    expect(game.agents('farseers')).toEqual([0, 2, 0]);
  });

  it('ARC-11.6 each city once a turn', () => {
    const game = position({
      ann: { hand: ['administration-2'], cities: ['c1-hex', 'c4-hex', 'c5-hex'] },
    }).turn('lead:administration-2', 'act:tax', 'tax:c1-hex:0', 'store:0:0:material');
    game
      .play('act:tax')
      .refuses('tax:c1-hex:0', 'ARC-11.6')
      .offersOf('tax', ['c4-hex:0', 'c5-hex:0']);
    game.play('tax:c4-hex:0', 'store:0:1:material', 'act:tax', 'store:0:2:psionic');
    game.refuses('act:tax', 'ARC-11.1');
  });

  it('ARC-11.6 two cities of one system are two cities', () => {
    const game = position({
      ann: { hand: ['administration-2'], cities: ['c1-hex', 'c1-hex'] },
    }).turn('lead:administration-2', 'act:tax', 'tax:c1-hex:1', 'store:0:0:material', 'act:tax');
    game.play('store:0:1:material');
    expect(game.slots('ann')).toEqual(['material', 'material']);
  });
});

describe('build', () => {
  it('ARC-12.1 ARC-12.2 buildings go to empty slots where one has any piece', () => {
    const game = position({
      ann: {
        hand: ['construction-4'],
        damaged: { 'c1-crescent': 1, 'c1-gate': 1 },
        cities: ['c4-arrow!', 'c4-hex'],
      },
      bob: { cities: ['c5-hex'] },
    }).turn('lead:construction-4', 'act:build');
    game.offers([
      'buildCity:c1-crescent',
      'buildStarport:c1-crescent',
      'buildCity:c4-arrow',
      'buildStarport:c4-arrow',
    ]);
    for (const system of ['c4-hex', 'c5-hex', 'c1-gate'])
      game.refuses(`buildCity:${system}`, 'ARC-12.2');
    game.refuses('buildShip:c1-crescent', 'ARC-12.4');
  });

  it('ARC-12.2 a slot taken by a Rival is taken', () => {
    const game = position({
      ann: { hand: ['construction-4'], ships: { 'c4-hex': 1, 'c1-hex': 1 } },
      bob: { starports: ['c4-hex', 'c1-hex'] },
    }).turn('lead:construction-4', 'act:build');
    game
      .refuses('buildCity:c4-hex', 'ARC-12.2')
      .offers(['buildCity:c1-hex', 'buildStarport:c1-hex']);
  });

  it('ARC-12.3 ARC-1.7 the leftmost city is built and opens what it covered', () => {
    const game = position({
      ann: { hand: ['construction-2'], ships: { 'c1-hex': 1, 'c4-hex': 1, 'c5-hex': 1 } },
    }).turn('lead:construction-2');
    const open = [openSlots(game.state, 0).length];
    for (const system of ['c1-hex', 'c4-hex', 'c5-hex', 'c5-hex']) {
      game.play('act:build', `buildCity:${system}`);
      open.push(openSlots(game.state, 0).length);
    }
    expect(open).toEqual([2, 3, 4, 6, 6]);
    expect(game.player('ann').cities).toBe(1);
  });

  it('ARC-12.4 a ship at a damaged starport too, never at that of a Rival', () => {
    const game = position({
      ann: { hand: ['construction-4'], starports: ['c1-hex!'], ships: { 'c6-crescent': 1 } },
      bob: { starports: ['c6-crescent'] },
    }).turn('lead:construction-4', 'act:build');
    game.offersOf('buildShip', ['c1-hex']).refuses('buildShip:c6-crescent', 'ARC-12.4');
    game.play('buildShip:c1-hex');
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
  });

  it('ARC-12.5 two starports of one system build two ships', () => {
    const game = position({
      ann: { hand: ['construction-2'], starports: ['c1-hex', 'c1-hex'] },
    }).turn('lead:construction-2', 'act:build');
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
    game.play('act:build').asks('bob', 'follow');
    expect(game.ships('ann', 'c1-hex')).toEqual([2, 0]);
  });

  it('ARC-12.5 the next turn the starport builds again', () => {
    const game = position({
      ann: { hand: ['construction-2', 'construction-3'], starports: ['c4-hex'] },
      bob: { hand: [] },
      cat: { hand: [] },
    }).turn('lead:construction-2', 'act:build');
    game.asks('ann', 'lead').turn('lead:construction-3', 'act:build');
    expect(game.ships('ann', 'c4-hex')).toEqual([2, 0]);
  });

  it('ARC-12.6 ARC-12.7 damaged where a Rival controls, fresh where nobody does; checked before', () => {
    const game = position({
      ann: {
        hand: ['construction-2'],
        ships: { 'c4-crescent': 1 },
        starports: ['c1-hex', 'c5-hex', 'c4-crescent'],
      },
      bob: { ships: { 'c1-hex': 1, 'c4-crescent': 1 }, damaged: { 'c5-hex': 2 } },
    }).turn('lead:construction-2', 'act:build', 'buildShip:c1-hex');
    expect(game.ships('ann', 'c1-hex')).toEqual([0, 1]);
    game.play('act:build', 'buildShip:c5-hex', 'act:build', 'buildShip:c4-crescent');
    expect(game.ships('ann', 'c5-hex')).toEqual([1, 0]);
    expect(game.ships('ann', 'c4-crescent')).toEqual([2, 0]);
  });
});
