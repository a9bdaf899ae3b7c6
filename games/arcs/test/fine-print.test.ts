import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';
import { position } from './position.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

describe('fine print', () => {
  it('ARC-23.1 a card beats the rulebook: a city on a gate', () => {
    const ann = { hand: ['construction-4'], ships: { 'c1-gate': 1 } };
    position({ ann }).turn('lead:construction-4').asks('bob', 'follow');
    const game = position({ ann: { ...ann, lore: ['gate-stations'] } });
    game.turn('lead:construction-4', 'act:build');
    expect(game.buildings('c1-gate')).toEqual(['ann city']);
  });

  it('ARC-23.2 cannot is absolute: a thief does not get past Sworn Guardians', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['silver-tongues'] },
      bob: { slots: ['fuel'], guild: ['sworn-guardians', 'farseers'] },
      cat: { slots: ['fuel'] },
    }).opens('lead:mobilization-3', 'use:silver-tongues');
    game.offers(['stealCard:1:sworn-guardians', 'stealToken:2:0:fuel']);
    game.refuses('stealToken:1:0:fuel', 'ARC-25.1').refuses('stealCard:1:farseers', 'ARC-25.1');
  });

  it('ARC-23.3 ARC-25.6 an open tie follows turn order: Feastbringer gives to the first', () => {
    const setting = {
      ann: { hand: ['construction-4'], leader: 'feastbringer', guild: ['farseers'] },
      bob: { power: 3 },
      cat: { power: 3 },
    };
    const game = position(setting).play('lead:construction-4', 'declare:warlord');
    expect(game.guild('bob')).toEqual(['farseers']);
    const lower = position({ ...setting, cat: { power: 2 } });
    lower.play('lead:construction-4', 'declare:warlord');
    expect(lower.guild('cat')).toEqual(['farseers']);
  });

  it('ARC-23.4 effects of one moment have one order where it makes no difference: Outrage for all', () => {
    const game = position({
      initiative: 'bob',
      bob: { hand: ['aggression-2'] },
      court: ['outrage-spreads'],
      agents: { 'outrage-spreads': { bob: 1 } },
    }).turn('lead:aggression-2', 'act:secure', 'outrage:fuel');
    expect(game.events('outrage').map(({ player }) => player)).toEqual([1, 2, 0]);
  });

  it('ARC-23.5 ARC-23.6 without ships and starports three ships come to a gate at the end of the own turn', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2'], ships: {}, cities: ['c1-hex'] },
      bob: { hand: ['construction-5'], ships: {} },
      cat: { hand: [], ships: {} },
    }).turn('lead:construction-4', 'endTurn');
    game.asks('ann', 'rescue').offersOf('placeShips', ['c1-gate', 'c4-gate', 'c5-gate', 'c6-gate']);
    game.play('placeShips:c5-gate').asks('bob', 'follow');
    expect(game.ships('ann', 'c5-gate')).toEqual([3, 0]);
    expect(game.player('cat').ships).toBe(15);
    game.turn('copy:construction-5').asks('bob', 'rescue');
  });

  it('ARC-23.5 ARC-23.10 as many as there are; a starport, damaged or not, is enough to do without', () => {
    const few = position({ ann: { hand: ['construction-4'], ships: {}, shipsLeft: 2 } });
    few.turn('lead:construction-4').play('placeShips:c1-gate');
    expect(few.ships('ann', 'c1-gate')).toEqual([2, 0]);
    const port = position({ ann: { hand: ['construction-4'], starports: ['c1-hex!'] } });
    port.turn('lead:construction-4', 'endTurn').asks('bob', 'follow');
  });

  it('ARC-23.7 conceding is no option of the rules', () => {
    expect(Object.keys(arcs.setupOptions!)).toEqual(['leaders', 'splitDiscard']);
    expect(position().offered.some((key) => key.includes('concede'))).toBe(false);
  });

  it('ARC-23.8 pieces are limited: the fifteenth ship is the last', () => {
    const game = position({
      ann: { hand: ['construction-2'], ships: { 'c1-gate': 14 }, starports: ['c1-hex', 'c4-hex'] },
    }).turn('lead:construction-2', 'act:build', 'buildShip:c1-hex');
    game.play('act:build', 'buildShip:c4-hex');
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
    expect(game.ships('ann', 'c4-hex')).toEqual([0, 0]);
  });

  it('ARC-23.9 what is placed is fresh, even where a Rival controls', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['gatekeepers'] },
      bob: { ships: { 'c1-gate': 2 } },
    }).opens('lead:mobilization-3', 'use:gatekeepers');
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 0]);
  });

  it('ARC-23.10 with too few to place the player chooses where', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['gatekeepers'], shipsLeft: 1 },
    }).opens('lead:mobilization-3', 'use:gatekeepers');
    game
      .offersOf('placeShips', ['c1-gate', 'c4-gate', 'c5-gate', 'c6-gate'])
      .play('placeShips:c5-gate');
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
  });

  it('ARC-23.11 ARC-16.2 to replace keeps damage, destroys nothing, and needs the new piece', () => {
    const ann = { hand: ['construction-4'], lore: ['living-structures'] };
    const game = position({ ann: { ...ann, cities: ['c1-hex!'], ships: { 'c1-gate': 1 } } });
    game.turn('lead:construction-4', 'act:prune');
    expect(game.buildings('c1-hex')).toEqual(['ann starport damaged']);
    expect(game.player('ann')).toMatchObject({ cities: 5, starports: 4 });
    expect(game.events('outrage')).toEqual([]);
    const none = position({
      ann: {
        ...ann,
        starports: ['c1-hex', 'c1-hex'],
        cities: ['c4-hex', 'c5-hex', 'c6-arrow', 'c4-arrow', 'c1-arrow'],
      },
    }).turn('lead:construction-4', 'act:prune');
    expect(none.offered.some((key) => key.includes('starport'))).toBe(false);
  });

  it('ARC-23.12 nothing changes hands but by a rule', () => {
    const game = position({
      ann: { hand: ['administration-3'], slots: ['fuel'], guild: ['farseers'] },
    });
    game.opens('lead:administration-3');
    expect(game.offered.some((key) => key.startsWith('give'))).toBe(false);
  });

  it('ARC-23.13 nobody can show a hand', () => {
    const game = position({ ann: { hand: ['construction-4', 'construction-2'] } });
    expect(game.offered.some((key) => key.startsWith('show'))).toBe(false);
    expect(game.match.observe(1).state.players[0].hand).toEqual([-1, -1]);
  });

  const split = {
    splitDiscard: true,
    ann: { hand: ['construction-4', 'mobilization-2'] },
    bob: { hand: ['construction-5', 'aggression-3'] },
    cat: { hand: ['construction-6', 'aggression-2', 'mobilization-3'] },
  };

  it('ARC-23.14 face-up and face-down cards go to piles of their own', () => {
    const game = position(split).turn('lead:construction-4', 'endTurn');
    game.turn('surpass:construction-5', 'endTurn');
    game.play('copy:aggression-2', 'seize:mobilization-3', 'endTurn').asks('cat', 'lead');
    const open = game.state.openPile;
    expect(open).toHaveLength(2);
    expect(game.pile.slice(-2)).toEqual(['aggression-2', 'mobilization-3']);
    expect(position({ ...split, splitDiscard: false }).state.openPile).toEqual([]);
  });

  it('ARC-23.14 draws come from the face-down pile; too small, both are shuffled together', () => {
    const ann = { hand: ['mobilization-3'], guild: ['farseers'] };
    const setting = { splitDiscard: true, openPile: true, ann };
    const enough = position({ ...setting, pile: ['administration-2'] });
    const before = enough.state.openPile.length;
    enough.opens('lead:mobilization-3', 'use:farseers');
    expect(enough.hand('ann')).toEqual(['administration-2']);
    expect(enough.state.openPile).toHaveLength(before);
    const short = position(setting).opens('lead:mobilization-3', 'use:farseers');
    expect(short.hand('ann')).toHaveLength(1);
    expect(short.state.openPile).toEqual([]);
    expect(short.pile).toHaveLength(before);
  });

  it('ARC-23.15 a forgotten declaration is not made up for', () => {
    const game = position({ ann: { hand: ['construction-4'], slots: ['fuel'] } });
    game.play('lead:construction-4', 'proceed').asks('ann', 'prelude');
    expect(game.offered).not.toContain('declare:warlord');
  });
});

describe('words that carry rules', () => {
  it('ARC-24.1 a card beside an action card is out of the play area', () => {
    const game = position({
      ann: { hand: ['construction-4'], guild: ['construction-union', 'farseers'] },
      bob: { hand: ['administration-2'], guild: ['silver-tongues'] },
    }).opens('lead:construction-4', 'use:construction-union', 'endPrelude', 'endTurn');
    game.opens('copy:administration-2', 'use:silver-tongues');
    expect(game.guild('bob')).toEqual(['farseers']);
    expect(game.state.played[0].union).not.toBe(-1);
  });

  it('ARC-24.2 gaining from an empty supply does nothing', () => {
    const game = position({
      ann: { hand: ['administration-3'], cities: ['c1-hex'] },
      bob: {
        cities: ['c4-hex', 'c5-hex', 'c6-arrow'],
        slots: ['material', 'material', 'material', 'material', 'material'],
      },
    }).turn('lead:administration-3', 'act:tax');
    expect(game.slots('ann')).toEqual([]);
    expect(game.slots('bob')).toHaveLength(5);
  });

  it('ARC-24.3 ARC-24.4 a swap is no steal: Sworn Guardians do not stop a Trade', () => {
    const game = position({
      ann: {
        hand: ['administration-3'],
        guild: ['elder-broker'],
        slots: ['relic'],
        ships: { 'c1-hex': 1 },
      },
      bob: { cities: ['c1-hex'], slots: ['material'], guild: ['sworn-guardians'] },
    }).turn('lead:administration-3', 'act:trade');
    expect(game.events('traded')).toEqual([
      { player: 0, rival: 1, took: 'material', gave: 'relic' },
    ]);
  });

  it('ARC-24.4 both halves must be possible', () => {
    const game = position({
      ann: { hand: ['administration-3'], guild: ['elder-broker'], ships: { 'c1-hex': 1 } },
      bob: { cities: ['c1-hex'], slots: ['material'] },
    }).turn('lead:administration-3');
    game.refuses('act:trade', 'ARC-25.1');
  });

  it('ARC-24.5 ARC-24.6 to discard is not to spend: no action comes with it', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['relic-fence'], slots: ['fuel'] },
    }).opens('lead:mobilization-3', 'use:relic-fence');
    expect(game.events()).not.toContain('moved');
    expect(game.state.aside).toEqual([0, 0, 0, 0, 0]);
  });

  it('ARC-24.6 hands discarded together go face down to the pile', () => {
    const game = position({
      chapter: 5,
      ann: { hand: ['construction-4'] },
      bob: { hand: ['aggression-3'] },
      cat: { hand: ['mobilization-5'] },
    }).play('pass', 'pass', 'pass');
    expect(game.pile.slice(-3).toSorted()).toEqual([
      'aggression-3',
      'construction-4',
      'mobilization-5',
    ]);
  });

  it('ARC-24.7 a buried card lies at the bottom of the Court deck', () => {
    const game = position({
      ann: { hand: ['mobilization-3'], guild: ['silver-tongues'] },
      bob: { guild: ['sworn-guardians'] },
      deck: ['farseers', 'admin-union'],
    }).opens('lead:mobilization-3', 'use:silver-tongues');
    expect(game.guild('ann')).toEqual([]);
    expect(game.events('buried')).toEqual([{ court: 'sworn-guardians' }]);
    expect(game.state.courtDeck).toHaveLength(3);
    expect(game.match.observe(2).state.courtDeck.map((card) => card >= 0)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('ARC-24.8 to capture is into the Captives box', () => {
    const game = position({
      ann: { hand: ['aggression-2'] },
      court: ROW,
      agents: { farseers: { ann: 2, cat: 1 } },
    }).turn('lead:aggression-2', 'act:secure');
    expect(game.captives('ann', 'cat')).toBe(1);
  });

  it('ARC-24.9 to destroy is off the map, into a Trophies box', () => {
    const game = position({
      ann: { hand: ['aggression-2'], ships: { 'c1-gate': 1 } },
      bob: { damaged: { 'c1-gate': 1 } },
      rolls: [5],
    }).turn('lead:aggression-2', 'act:battle');
    game.dice({ skirmish: 1 });
    expect(game.ships('bob', 'c1-gate')).toEqual([0, 0]);
    expect(game.trophies('ann', 'bob', 'ship')).toBe(1);
  });
});
