import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

/** Ann leads a card and stands in her Prelude. */
const prelude = (ann: Side, card = 'mobilization-3', more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).opens(`lead:${card}`);

/** Three cities more on the map, so that all six slots are open. */
const WIDE = ['c4-hex', 'c5-hex', 'c6-arrow'];

describe('ARC-25.1 gatekeepers', () => {
  it('up to two dice more in a battle at a gate, nowhere else', () => {
    const at = (system: string) =>
      position({
        ann: { hand: ['aggression-4'], guild: ['gatekeepers'], ships: { [system]: 1 } },
        bob: { ships: { [system]: 1 }, starports: ['c6-arrow'] },
      }).turn('lead:aggression-4', 'act:battle');
    at('c1-gate').offersOf('assaultDice', ['0', '1', '2', '3']).play('assaultDice:0');
    at('c1-hex').offersOf('assaultDice', ['0', '1']);
  });

  it('its Prelude places a ship in each gate in play', () => {
    const game = prelude({ guild: ['gatekeepers'] }).play('use:gatekeepers');
    for (const gate of ['c1-gate', 'c4-gate', 'c5-gate', 'c6-gate'])
      expect(game.ships('ann', gate)).toEqual([1, 0]);
    expect(game.ships('ann', 'c2-gate')).toEqual([0, 0]);
  });
});

describe('ARC-25.1 prison-wardens, skirmishers, court-enforcers', () => {
  it.each(['prison-wardens', 'skirmishers', 'court-enforcers'])(
    '%s: three fresh ships where the holder controls',
    (card) => {
      const game = prelude(
        { guild: [card], ships: { 'c1-gate': 1, 'c4-gate': 1, 'c5-gate': 2 } },
        'mobilization-3',
        {
          bob: { ships: { 'c4-gate': 1 } },
        },
      ).play(`use:${card}`);
      game.offersOf('placeShips', ['c1-gate', 'c5-gate']).play('placeShips:c5-gate');
      expect(game.ships('ann', 'c5-gate')).toEqual([5, 0]);
    },
  );

  it('skirmishers place fewer if there are fewer', () => {
    const game = prelude({ guild: ['skirmishers'], ships: { 'c1-gate': 1 }, shipsLeft: 2 });
    game.play('use:skirmishers');
    expect(game.ships('ann', 'c1-gate')).toEqual([3, 0]);
  });

  it('prison-wardens: Pressgang returns Captives, each for a token of any type', () => {
    const game = prelude(
      { guild: ['prison-wardens'], captives: { bob: 2, cat: 1 }, cities: WIDE },
      'construction-3',
    ).play('endPrelude', 'act:pressgang');
    game.play('returnCaptive:1', 'gain:relic', 'store:0:0:relic', 'returnCaptive:2', 'gain:fuel');
    game.play('store:0:1:fuel', 'done');
    expect(game.slots('ann')).toEqual(['relic', 'fuel']);
    expect(game.player('ann').captives).toEqual([0, 1, 0, 0]);
    expect(game.player('cat').agents).toBe(10);
  });

  it('prison-wardens: neither Pressgang nor Execute without a Captive', () => {
    const ann = { guild: ['prison-wardens'], starports: ['c1-hex'] };
    prelude(ann, 'construction-3').play('endPrelude').refuses('act:pressgang', 'ARC-25.1');
    prelude(ann, 'mobilization-3').play('endPrelude').refuses('act:execute', 'ARC-25.1');
  });

  it('prison-wardens: Execute turns Captives into Trophies', () => {
    const game = prelude(
      { guild: ['prison-wardens'], captives: { bob: 2, cat: 1 } },
      'mobilization-3',
    ).play('endPrelude', 'act:execute', 'execute:1', 'execute:2');
    expect(game.asks('ann', 'action').trophies('ann', 'bob', 'agent')).toBe(1);
    expect(game.trophies('ann', 'cat', 'agent')).toBe(1);
    expect(game.captives('ann', 'bob')).toBe(1);
  });

  it('ARC-25.2 skirmishers reroll up to as many skirmish dice as Weapon icons', () => {
    const game = position({
      ann: {
        hand: ['aggression-4'],
        guild: ['skirmishers'],
        slots: ['weapon'],
        ships: { 'c1-gate': 3 },
      },
      bob: { ships: { 'c1-gate': 2 } },
      rolls: [0, 0, 0, 5, 5],
    })
      .turn('lead:aggression-4', 'act:battle')
      .dice({ skirmish: 3 }, 'reroll:skirmish:0');
    expect(game.about).toEqual({ die: 'skirmish', left: 1 });
    game.play('reroll:skirmish:0');
    expect(game.events('rerolled')).toEqual([{ player: 0, die: 'skirmish', count: 2 }]);
    expect(game.events('rolled')).toMatchObject([{ hits: 2 }]);
  });

  it('ARC-25.2 ARC-25.6 court-enforcers: Abduct where Rival agents are fewer than Weapon icons', () => {
    const game = position({
      ann: { hand: ['aggression-4'], guild: ['court-enforcers', 'skirmishers'], slots: ['weapon'] },
      court: ROW,
      agents: {
        farseers: { ann: 1, bob: 1, cat: 1 },
        'lattice-spies': { bob: 2, cat: 1 },
      },
    }).turn('lead:aggression-4', 'act:abduct');
    game.offersOf('abduct', ['farseers', 'gatekeepers', 'arms-union']).play('abduct:farseers');
    expect(game.agents('farseers')).toEqual([1, 0, 0]);
    expect(game.captives('ann', 'bob')).toBe(1);
    expect(game.captives('ann', 'cat')).toBe(1);
    expect(game.court[0]).toBe('farseers');
  });
});

describe('ARC-25.1 psionic guilds', () => {
  const follower = (card: string, more: Side = {}) =>
    position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: { hand: ['construction-5', 'aggression-2'], guild: [card], ...more },
    }).turn('lead:construction-4', 'endTurn');

  it('lattice-spies seize before any other action of the Prelude', () => {
    const game = follower('lattice-spies').opens('copy:aggression-2', 'use:lattice-spies');
    expect(game.initiative).toBe('bob');
    const late = follower('lattice-spies', { slots: ['fuel', 'fuel'] });
    late.opens('copy:aggression-2', 'waste:1:0:fuel').refuses('use:lattice-spies', 'ARC-25.1');
  });

  it('lattice-spies of the holder may be discarded for nothing', () => {
    const game = prelude({ guild: ['lattice-spies'] }).play('use:lattice-spies');
    expect(game.events('seized')).toEqual([]);
    expect(game.courtDiscard.at(-1)).toBe('lattice-spies');
  });

  it('farseers: whoever declares looks at a hand and may swap a card', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2', 'mobilization-4'], guild: ['farseers'] },
      bob: { hand: ['aggression-6', 'aggression-2'] },
    }).play('lead:construction-4', 'declare:warlord');
    game.asks('ann', 'look').play('lookAt:1').asks('ann', 'swapTake');
    game
      .offers(['takeCard:aggression-6', 'takeCard:aggression-2', 'none'])
      .play('takeCard:aggression-6');
    game.asks('ann', 'swapGive').offersOf('giveCard', ['mobilization-2', 'mobilization-4']);
    game.play('giveCard:mobilization-2');
    expect(game.hand('ann')).toEqual(['mobilization-4', 'aggression-6']);
    expect(game.hand('bob')).toEqual(['aggression-2', 'mobilization-2']);
    expect(game.events('swapped')).toEqual([
      { player: 0, rival: 1, took: 'hidden', gave: 'hidden' },
    ]);
  });

  it('farseers: discards any number of cards and draws one more from the bottom', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2', 'mobilization-3'], guild: ['farseers'] },
      pile: ['administration-2', 'administration-3'],
    }).opens('lead:construction-4', 'use:farseers', 'discardCard:mobilization-2', 'draw');
    expect(game.hand('ann')).toEqual(['mobilization-3', 'administration-2', 'administration-3']);
    expect(game.pile.at(-1)).toBe('mobilization-2');
  });

  it('secret-order: no zero marker for Keeper and Empath, but for the others', () => {
    const declare = (card: string, ambition: string): boolean =>
      position({ ann: { hand: [card], guild: ['secret-order'] } }).play(
        `lead:${card}`,
        `declare:${ambition}`,
      ).state.zero;
    expect(declare('construction-5', 'keeper')).toBe(false);
    expect(declare('construction-6', 'empath')).toBe(false);
    expect(declare('construction-2', 'tycoon')).toBe(true);
    expect(declare('construction-3', 'tyrant')).toBe(true);
    expect(declare('construction-4', 'warlord')).toBe(true);
  });

  it('silver-tongues steal a Guild card or a token', () => {
    const game = prelude({ guild: ['silver-tongues'] }, 'mobilization-3', {
      bob: { slots: ['fuel'], guild: ['arms-union'] },
      cat: { slots: ['', 'relic'] },
    }).play('use:silver-tongues');
    game.offers(['stealToken:1:0:fuel', 'stealCard:1:arms-union', 'stealToken:2:1:relic']);
    game.play('stealToken:2:1:relic', 'store:0:0:relic');
    expect(game.slots('ann')).toEqual(['relic']);
    const nothing = prelude({ guild: ['silver-tongues'] }).play('use:silver-tongues');
    expect(nothing.courtDiscard.at(-1)).toBe('silver-tongues');
  });
});
