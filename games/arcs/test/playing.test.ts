import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

/** Everybody holds three cards; Ann leads. */
const hands: Setting = {
  ann: { hand: ['construction-4', 'mobilization-2', 'aggression-5'] },
  bob: { hand: ['construction-5', 'construction-2', 'aggression-3'] },
  cat: { hand: ['construction-6', 'administration-2', 'aggression-2'] },
};

describe('lead card and ambitions', () => {
  it.each([
    ['administration-4', ['tax', 'repair', 'influence']],
    ['aggression-4', ['battle', 'move', 'secure']],
    ['construction-4', ['build', 'repair']],
    ['mobilization-4', ['move', 'influence']],
  ])('ARC-6.1 ARC-6.2 %s allows %j', (card, actions) => {
    const game = position({
      ann: {
        hand: [card],
        ships: { 'c1-hex': 1 },
        damaged: { 'c1-hex': 1 },
        cities: ['c1-hex'],
      },
      bob: { ships: { 'c1-hex': 1 } },
      court: ['farseers'],
      agents: { farseers: { ann: 1 } },
    }).turn(`lead:${card}`);
    game.offers([...actions.map((action) => `act:${action}`), 'endTurn']);
    for (const action of ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'])
      if (!actions.includes(action)) game.refuses(`act:${action}`, 'ARC-6.2');
  });

  it('ARC-6.4 a 1 declares nothing, a 7 any one of the five', () => {
    const one = position({ seats: 4, ann: { hand: ['construction-1'] } }).play(
      'lead:construction-1',
    );
    one.asks('ann', 'action');
    const seven = position({ seats: 4, ann: { hand: ['construction-7'] } });
    seven.play('lead:construction-7');
    seven.offersOf('declare', ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath']);
    seven.play('declare:empath').asks('ann', 'action');
    expect(seven.state.markers[0].at).toBe(4);
  });

  it.each([
    ['2', 'tycoon'],
    ['3', 'tyrant'],
    ['4', 'warlord'],
    ['5', 'keeper'],
    ['6', 'empath'],
  ])('ARC-6.4 a %s declares %s alone', (number, ambition) => {
    const card = `mobilization-${number}`;
    const game = position({ ann: { hand: [card] } }).play(`lead:${card}`);
    game.offers([`declare:${ambition}`, 'proceed']);
    game.refuses(ambition === 'keeper' ? 'declare:empath' : 'declare:keeper', 'ARC-6.4');
  });

  it.each([
    [['', '', ''], 0],
    [['tyrant', '', ''], 1],
    [['tyrant', 'tyrant', ''], 2],
    [['', '', '*'], 0],
    [['', '*', '*'], 1],
    [['', 'keeper*', '*'], 0],
  ])('ARC-6.5 of the markers %j number %i is taken: the highest first value', (markers, taken) => {
    const game = position({ ann: { hand: ['mobilization-2'] }, markers });
    game.play('lead:mobilization-2', 'declare:tycoon');
    expect(game.state.markers.findIndex(({ at }) => at === 0)).toBe(taken);
  });

  it('ARC-6.6 ARC-7.3 the lead counts as 0 but keeps suit and pips', () => {
    const game = position(hands)
      .play('lead:construction-4', 'declare:warlord')
      .asks('ann', 'action');
    expect(game.pips).toBe(3);
    game.play('endTurn').offersOf('surpass', ['construction-5', 'construction-2']);
    game.refuses('pivot:construction-2', 'ARC-7.6');
  });

  it('ARC-6.7 one declaration a card', () => {
    const game = position({ seats: 4, ann: { hand: ['construction-7'] } });
    game.play('lead:construction-7', 'declare:tycoon').asks('ann', 'action');
    expect(game.events('declared')).toHaveLength(1);
  });

  it('ARC-6.8 without a marker nobody declares', () => {
    const game = position({ ...hands, markers: ['tyrant', 'tyrant', 'keeper'] });
    game.play('lead:construction-4').asks('ann', 'action');
  });

  it('ARC-6.9 an ambition may be declared again; markers add up', () => {
    const game = position({ ann: { hand: ['mobilization-4'] }, markers: ['warlord', '', ''] });
    game.play('lead:mobilization-4', 'declare:warlord');
    expect(game.state.markers.map(({ at }) => at)).toEqual([2, 2, -1]);
  });

  it('ARC-6.10 ARC-6.11 a declaration by a card places no zero marker and scores for all', () => {
    const game = position({
      ...hands,
      bob: { ...hands.bob, guild: ['galactic-bards'], slots: ['relic'] },
      cat: { ...hands.cat, slots: ['relic', 'relic', 'relic'] },
    }).turn('lead:construction-4', 'endTurn');
    game.play('surpass:construction-5', 'declare:keeper');
    expect(game.state.zero).toBe(false);
    expect(game.state.markers[0].at).toBe(3);
    game.idle(({ state }) => state.chapter === 2);
    expect([game.power('bob'), game.power('cat')]).toEqual([3, 5]);
  });
});

describe('surpass, copy, pivot', () => {
  const led = () => position(hands).turn('lead:construction-4', 'endTurn').asks('bob', 'follow');

  it('ARC-7.1 ARC-7.8 what each card may be used for', () => {
    const game = led();
    game.offers([
      'surpass:construction-5',
      'copy:construction-5',
      'copy:construction-2',
      'pivot:aggression-3',
      'copy:aggression-3',
    ]);
    game.refuses('surpass:construction-2', 'ARC-7.2').refuses('surpass:aggression-3', 'ARC-7.2');
    game.refuses('pivot:construction-5', 'ARC-7.6');
  });

  it('ARC-7.2 an equal number does not surpass: only a higher one of the lead suit', () => {
    const game = position({
      ...hands,
      ann: { hand: ['aggression-3'] },
      bob: { hand: ['mobilization-6'] },
    });
    game.turn('lead:aggression-3', 'endTurn').refuses('surpass:mobilization-6', 'ARC-7.2');
    game.turn('copy:mobilization-6', 'endTurn').refuses('surpass:aggression-2', 'ARC-7.2');
  });

  it('ARC-7.2 a Surpass has the pips and the list of its own card', () => {
    const game = position({
      ...hands,
      ann: { hand: ['construction-2'] },
      bob: { hand: ['construction-3'], damaged: { 'c1-hex': 2 } },
    });
    game.turn('lead:construction-2', 'endTurn').turn('surpass:construction-3');
    expect(game.pips).toBe(3);
    game.offers(['act:build', 'act:repair', 'endTurn']).refuses('act:move', 'ARC-7.2');
  });

  it('ARC-7.3 only the lead card is compared, not the Surpass before', () => {
    const game = led().turn('surpass:construction-5', 'endTurn');
    game.offersOf('surpass', ['construction-6']);
    const lower = position({
      ...hands,
      ann: { hand: ['construction-3'] },
      bob: { hand: ['construction-6'] },
      cat: { hand: ['construction-4'] },
    }).turn('lead:construction-3', 'endTurn');
    lower.turn('surpass:construction-6', 'endTurn').offersOf('surpass', ['construction-4']);
  });

  it('ARC-7.4 ARC-7.5 ARC-7.9 a Copy is face down: one action from the list of the lead card', () => {
    const game = led();
    game.turn('copy:aggression-3');
    expect(game.pips).toBe(1);
    expect(game.events('copied')).toEqual([{ player: 1, card: 'hidden' }]);
    game.offers(['act:build', 'endTurn']).refuses('act:move', 'ARC-7.4');
    const play = game.match.observe(2).state.played[1];
    expect(play).toMatchObject({ seat: 1, use: 'copy', card: -1 });
  });

  it('ARC-7.6 ARC-7.7 a Pivot: one action of its own list; the lead suit stays', () => {
    const game = led().turn('pivot:aggression-3');
    expect(game.pips).toBe(1);
    game.offers(['act:move', 'endTurn']).refuses('act:build', 'ARC-7.6').play('endTurn');
    game
      .offersOf('surpass', ['construction-6'])
      .offersOf('pivot', ['administration-2', 'aggression-2']);
  });
});

describe('seizing', () => {
  const led = (setting: Setting = {}) =>
    position({ ...hands, ...setting }).turn('lead:construction-4', 'endTurn');

  it.each(['surpass:construction-5', 'copy:construction-2', 'pivot:aggression-3'])(
    'ARC-8.1 ARC-8.3 ARC-8.7 an extra card seizes beside %s',
    (use) => {
      const game = led();
      const [spare] = game.hand('bob').filter((card) => !use.endsWith(card));
      game.play(use).asks('bob', 'declareOrSeize').play(`seize:${spare}`).asks('bob', 'action');
      expect(game.initiative).toBe('bob');
      expect(game.pips).toBe(use.startsWith('surpass') ? 2 : 1);
      expect(game.events('seizeCard')).toEqual([{ player: 1, card: 'hidden' }]);
      game.play('endTurn').asks('cat', 'follow').offersOf('surpass', ['construction-6']);
    },
  );

  it('ARC-8.1 before any action: not in the Prelude any more', () => {
    const game = led({ bob: { ...hands.bob, slots: ['fuel'] } }).opens('copy:construction-2');
    game.asks('bob', 'prelude');
    expect(game.offered.some((key) => key.startsWith('seize'))).toBe(false);
  });

  it('ARC-8.2 once a round, never by the holder', () => {
    const game = led().play('copy:construction-2', 'seize:aggression-3', 'endTurn');
    game.play('copy:aggression-2').asks('cat', 'action');
    const leader = position(hands).play('lead:construction-4');
    expect(leader.offered.some((key) => key.startsWith('seize'))).toBe(false);
  });

  it('ARC-8.4 surpassing with a 7 seizes at once, for its one pip', () => {
    const game = position({
      seats: 4,
      ...hands,
      bob: { hand: ['construction-7', 'aggression-1'] },
    });
    game
      .turn('lead:construction-4', 'endTurn')
      .play('surpass:construction-7')
      .asks('bob', 'action');
    expect(game.initiative).toBe('bob');
    expect(game.events('seized')).toEqual([{ player: 1 }]);
    expect(game.pips).toBe(1);
  });

  it('ARC-8.5 a led, copied or pivoted 7 seizes nothing', () => {
    const game = position({
      seats: 4,
      ann: { hand: ['construction-7', 'construction-2'] },
      bob: { hand: ['aggression-7', 'aggression-1'] },
      cat: { hand: ['mobilization-7', 'mobilization-1'] },
    });
    game.turn('lead:construction-7', 'endTurn').turn('copy:aggression-7', 'endTurn');
    game.turn('pivot:mobilization-7', 'endTurn');
    expect(game.initiative).toBe('ann');
    expect(game.events('seized')).toEqual([]);
  });

  it('ARC-8.6 by a card effect, under the same limit', () => {
    const spies = { bob: { ...hands.bob, guild: ['lattice-spies'] } };
    const game = led(spies).opens('copy:construction-2', 'use:lattice-spies');
    expect(game.initiative).toBe('bob');
    const late = led({ bob: hands.bob, cat: { ...hands.cat, guild: ['lattice-spies'] } });
    late.play('copy:construction-2', 'seize:aggression-3', 'endTurn');
    late.opens('copy:aggression-2', 'use:lattice-spies');
    expect(late.initiative).toBe('bob');
    expect(late.courtDiscard).toContain('lattice-spies');
  });
});
