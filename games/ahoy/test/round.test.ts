import { describe, expect, it } from 'vitest';
import type { Mat, Setting } from './position.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';

const none: Mat = { dice: [] };

/** The last die of the round is placed; all ships are in the far corner unless told. */
function lastDie(setting: Setting): Scenario {
  const far = (mat: Mat = {}): Mat => ({ at: 'tree-b.ne', ...mat, dice: [] });
  const others = setting.seats === 2 ? {} : { smuggler: far(setting.smuggler) };
  const rival = (setting.seats ?? 4) < 4 ? {} : { rival: far(setting.rival) };
  return position({
    ...setting,
    ...others,
    ...rival,
    union: far(setting.union),
    bluefin: { at: 'tree-b.ne', ...setting.bluefin, dice: [1] },
  }).place(1, 'tailwind-1');
}

const scored = (game: Scenario, tile: string) =>
  game.events('scored').find((args) => args['tile'] === tile);

describe('scoring regions', () => {
  it('AH-13.1 the Squadron: 1 for a Patrol, 2 for a Stronghold, 2 for the flagship, anywhere in it', () => {
    const game = lastDie({
      bluefin: { at: 'compass-b.nw' },
      patrols: ['compass-b.ne', 'compass-b.sw'],
      strongholds: ['compass-b.se'],
      wealth: { 'compass-b': 4 },
    });
    expect(scored(game, 'compass-b')).toMatchObject({ squadron: 6, union: 0, winner: 0, fame: 4 });
    expect(game.fame('bluefin')).toBe(4);
  });

  it('AH-13.1 the Union: 1 for each Comrade and each ship, anywhere in the region', () => {
    const game = lastDie({
      union: { at: 'compass-b.nw' },
      gunship: 'compass-b.ne',
      comrades: { 'compass-b': 3 },
      wealth: { 'compass-b': 2 },
      patrols: ['compass-b.se', 'compass-b.sw'],
    });
    expect(scored(game, 'compass-b')).toMatchObject({ squadron: 2, union: 5, winner: 2, fame: 2 });
    expect(game.fame('union')).toBe(2);
  });

  it('AH-13.1 AH-15.11 the Cutter counts 1 and doubles the Comrades of its region only', () => {
    const game = lastDie({
      cutter: 'compass-b.nw',
      comrades: { 'compass-b': 3, 'skull-a': 2 },
    });
    expect(scored(game, 'compass-b')).toMatchObject({ union: 7 });
    expect(scored(game, 'skull-a')).toMatchObject({ union: 2 });
  });

  it('AH-13.1 Smugglers never count', () => {
    const game = lastDie({ smuggler: { at: 'compass-b.se' }, rival: { at: 'compass-b.se' } });
    expect(scored(game, 'compass-b')).toMatchObject({ squadron: 0, union: 0, winner: -1 });
    expect([game.fame('smuggler'), game.fame('rival')]).toEqual([0, 0]);
  });

  it('AH-13.2 the wealth die to whoever has more; nobody at a tie', () => {
    const game = lastDie({
      bluefin: { at: 'compass-b.se' },
      comrades: { 'compass-b': 2, 'skull-a': 1 },
      patrols: ['skull-a.sw', 'skull-a.se'],
      wealth: { 'compass-b': 6, 'skull-a': 3, 'swords-a': 5 },
    });
    expect(scored(game, 'compass-b')).toMatchObject({ squadron: 2, union: 2, winner: -1, fame: 0 });
    expect(scored(game, 'swords-a')).toMatchObject({ squadron: 0, union: 0, winner: -1 });
    expect(scored(game, 'skull-a')).toMatchObject({ winner: 0, fame: 3 });
    // tree-b has the flagship of the Union and nothing else.
    expect([game.fame('bluefin'), game.fame('union')]).toEqual([3, 1]);
  });
});

describe('cleanup', () => {
  it('AH-13.3 AH-17.1 at 30 fame after scoring the game is over', () => {
    const game = lastDie({
      bluefin: { fame: 26, at: 'compass-b.se' },
      wealth: { 'compass-b': 4 },
    });
    expect(game.over).toBe(true);
    expect(game.result!.scores[0]).toBe(30);
    const on = lastDie({ bluefin: { fame: 25, at: 'compass-b.se' }, wealth: { 'compass-b': 4 } });
    expect(on.over).toBe(false);
    expect(on.state.round).toBe(3);
  });

  it('AH-17.1 AH-13.3 not in the midst of a round, however much fame somebody has', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'swords-a.se', dice: [1, 1], cargo: ['diver'], fame: 33 },
    });
    game.play('deliver:diver', 'cell:r2c1', 'accept', 'pile:0');
    expect(game.fame('smuggler')).toBe(36);
    expect(game.over).toBe(false);
    const last = lastDie({ smuggler: { fame: 30 } });
    expect(last.over).toBe(true);
  });

  it('AH-13.5 everybody takes back and rolls all dice, also those set aside or on cards', () => {
    const game = lastDie({
      smuggler: { slots: { 'sail-1': 3, sailor: 2 }, crew: ['sailor'] },
      union: { slots: { 'cutter-1': 4 } },
      cutter: 'tree-b.se',
    });
    expect(game.state.players.map(({ dice }) => dice.length)).toEqual([5, 4, 4, 4]);
    expect(game.state.players.map(({ aside }) => aside)).toEqual([[], [], [], []]);
    expect([game.slot('smuggler', 'sail-1'), game.slot('smuggler', 'sailor')]).toEqual([0, 0]);
    expect(game.state.cutterSlots).toEqual([0]);
    expect(game.events('rolled')).toHaveLength(4);
    const rolled = game.events('rolled').map(({ dice }) => dice);
    expect(rolled).toEqual(game.state.players.map(({ dice }) => dice));
  });

  it('AH-13.6 the first player card goes clockwise', () => {
    const firsts = (['bluefin', 'smuggler', 'union', 'rival'] as const).map((first) => {
      const game = lastDie({ first });
      expect(game.state.active).toBe(game.state.firstPlayer);
      return game.state.firstPlayer;
    });
    expect(firsts).toEqual([1, 2, 3, 0]);
  });

  it('AH-13.7 the Union draws two plans, or as many as are left', () => {
    const draw = (deck: Setting['planDeck']): Scenario => lastDie({ planDeck: deck });
    expect(draw(['enlist', 'cutter', 'gunship']).player('union').hand).toHaveLength(2);
    expect(draw(['enlist', 'cutter', 'gunship']).state.planDeck).toHaveLength(1);
    expect(draw(['enlist']).player('union').hand).toHaveLength(1);
    const game = draw([]);
    expect(game.player('union').hand).toEqual([]);
    // No reshuffle: the discards stay.
    expect(game.state.planDiscard).toHaveLength(12);
  });

  it('AH-13.7 scoring comes before the dice, and the draw after them', () => {
    const game = lastDie({});
    const order = ['scored', 'rolled', 'plansDrawn', 'round', 'turn'];
    const told = game.events().filter((type) => order.includes(type));
    expect(told.filter((type, i) => told.indexOf(type) === i)).toEqual(order);
  });
});

describe('two players', () => {
  const two = (more: Setting = {}): Scenario =>
    lastDie({ seats: 2, market: ['diver', 'elder'], deck: ['sailor', 'trawler'], ...more });

  it('AH-13.4 the first player must raise one wealth die and may wipe the market', () => {
    const game = two({ wealth: { 'skull-a': 6 } }).asks('bluefin', 'wealth');
    game.offers(['region:compass-b', 'region:swords-a', 'region:tree-b']).play('region:tree-b');
    expect(game.wealth('tree-b')).toBe(2);
    game.asks('bluefin', 'market').offers(['wipe', 'keep']).play('wipe');
    expect(game.market.toSorted()).toEqual(['sailor', 'trawler']);
    expect(game.events('marketWiped')).toMatchObject([{ player: 0, cards: ['diver', 'elder'] }]);
    expect(game.state.removed).toHaveLength(28);
    expect(game.state.round).toBe(3);
    expect(two().play('region:tree-b', 'keep').market).toEqual(['diver', 'elder']);
  });

  it('AH-13.4 it is the first player of the round just played', () => {
    const game = two({ first: 'union' }).asks('union', 'wealth').play('region:tree-b', 'keep');
    expect(game.state.firstPlayer).toBe(0);
  });

  it('AH-13.4 with all wealth dice at 6 none is raised', () => {
    const wealth = { 'compass-b': 6, 'swords-a': 6, 'skull-a': 6, 'tree-b': 6 };
    two({ wealth }).asks('bluefin', 'market');
  });

  it('AH-13.4 AH-13.3 not when the game is over', () => {
    expect(two({ union: { fame: 30 } }).over).toBe(true);
  });

  it('AH-13.4 three players have no such step', () => {
    const game = lastDie({ seats: 3, market: ['diver'], union: none });
    expect(game.state.round).toBe(3);
    expect(game.events('wealth')).toEqual([]);
  });
});
