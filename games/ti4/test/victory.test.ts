import { describe, expect, it } from 'vitest';
import { SECRETS } from '../content/index.ts';
import { census } from '../rules/census.ts';
import { progress } from '../rules/progress.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting, type Side } from './position.ts';
import { SEAT } from './table.ts';

describe('victory', () => {
  const imperial = (ann: Side, points: 10 | 14 = 10) =>
    position({
      points,
      ann: { cards: ['imperial'], planets: ['mecatol-rex'], goods: 5, ...ann },
      bob: { points: 9 },
      revealed: ['negotiate-trade-routes'],
    }).play('strategic:imperial');

  it('TI-21.1 who gets the tenth point wins at once', () => {
    const game = imperial({ points: 9 }).play('score:negotiate-trade-routes');
    expect(game.over).toBe(true);
    expect(game.state.phase).toBe('over');
    expect(game.events('won')).toEqual([{ player: 0 }]);
    expect(game.events('mecatolPoint')).toEqual([]);
    expect(game.result).toEqual({
      scores: [10, 9, 0],
      places: [1, 2, 3],
      ending: 'ending.points',
    });
  });

  it('TI-21.1 points end with the track', () => {
    const game = position({
      ann: { cards: ['imperial'], points: 9, goods: 10 },
      revealed: ['centralize-galactic-trade'],
    }).play('strategic:imperial', 'score:centralize-galactic-trade');
    expect(game.points('ann')).toBe(10);
    expect(game.over).toBe(true);
  });

  it('TI-21.1 the long game goes to fourteen', () => {
    const game = imperial({ points: 11 }, 14).play('score:negotiate-trade-routes');
    expect([game.points('ann'), game.over]).toEqual([13, false]);
    expect(imperial({ points: 13 }, 14).play('decline').over).toBe(true);
  });

  it('TI-21.2 in the status phase the first in initiative order gets there first', () => {
    const game = position({
      ann: { cards: ['trade*'], points: 9, goods: 5 },
      bob: { cards: ['leadership*'], points: 9, goods: 5 },
      revealed: ['negotiate-trade-routes'],
      step: { step: 'statusPhase', args: [] },
    });
    expect(game.asked).toBe('bob');
    game.play('score:negotiate-trade-routes');
    expect(game.result!.places[SEAT.bob]).toBe(1);
    expect(game.points('ann')).toBe(9);
  });

  it('TI-21.2 ties without strategy cards go by the way from the speaker', () => {
    const game = position({
      speaker: 'cat',
      ann: { cards: [], points: 4 },
      bob: { cards: [], points: 4 },
      cat: { cards: ['leadership*'], points: 3, goods: 5 },
      revealed: ['negotiate-trade-routes'],
      hidden: 0,
      step: { step: 'statusPhase', args: [] },
    }).play('score:negotiate-trade-routes');
    expect(game.result!.places).toEqual([2, 3, 1]);
  });
});

/** Bob has a single ship left; Ann's action is over after it. */
const LAST_SHIP: Setting = {
  ann: { cards: ['leadership*'] },
  bob: {
    faction: 'letnev',
    cards: ['trade', 'warfare*'],
    lost: ['arc-prime', 'wren-terra'],
    units: { 33: { cruiser: 1, 'dreadnought!': 1 } },
    tokensAt: ['18'],
    goods: 3,
    secrets: ['threaten-enemies'],
    scored: ['forge-an-alliance', 'corner-the-market'],
    points: 2,
    technologies: ['gravity-drive'],
  },
  cat: { faction: 'hacan', cards: ['politics*'] },
  speaker: 'bob',
};

describe('elimination', () => {
  const after = (setting: Setting) => idleUntil(position(setting).play('activate:44'), 'turn');

  it('TI-24.1 TI-24.2 without ground forces, production and planets a player is out with all his things', () => {
    const game = after(LAST_SHIP);
    expect(game.events('eliminated')).toEqual([{ player: 1 }]);
    const bob = game.player('bob');
    expect(bob).toMatchObject({
      eliminated: true,
      goods: 0,
      technologies: [],
      secrets: [],
      scoredSecrets: [],
      points: 2,
    });
    expect(game.tokens('bob')).toEqual([0, 0, 0]);
    expect(game.units('bob', '33')).toEqual({});
    expect(game.hasToken('bob', '18')).toBe(false);
    expect(game.state.strategy[4]).toEqual({ owner: -1, exhausted: false, goods: 0 });
    expect(game.state.secretDeck).toHaveLength(20);
    expect(game.events('newSpeaker')).toEqual([{ player: 2 }]);
    expect(census(game.state)['less than nothing']).toBe(0);
    expect(game.asked).toBe('cat');
  });

  it.each([
    ['a ground force in space', { units: { 33: { carrier: 1, infantry: 1 } } }],
    ['a ground force on a planet', { units: { 'wren-terra': { infantry: 1 } } }],
    ['a space dock, with its planet', { units: { lazar: { dock: 1 } } }],
    ['a planet without units', { planets: ['lazar'], units: {} }],
  ])('TI-24.1 %s keeps a player in the game', (_, bob: Side) => {
    const game = after({ ...LAST_SHIP, bob: { ...LAST_SHIP.bob, ...bob } });
    expect(game.player('bob').eliminated).toBe(false);
  });

  it('TI-24.2 an eliminated player is asked nothing any more', () => {
    const game = after({ ...LAST_SHIP, cat: { faction: 'hacan', cards: ['diplomacy'] } });
    game.play('strategic:diplomacy');
    expect(game.events('secondary')).toEqual([]);
    expect(game.hasToken('bob', '16')).toBe(false);
    idleUntil(game, 'strategyCard');
    const order: string[] = [];
    while (game.prompt.startsWith('strategy')) {
      if (game.prompt === 'strategyCard') {
        order.push(game.asked);
        game.play(game.offered[0]);
      } else game.play('decline');
    }
    expect(order).toEqual(['cat', 'ann', 'cat', 'ann']);
  });

  it('TI-27.9 the home of an eliminated player stays a home system', () => {
    const game = after({
      ...LAST_SHIP,
      cat: {
        faction: 'hacan',
        cards: ['imperial'],
        units: { hercant: { infantry: 1, dock: 1 }, 33: { destroyer: 1 } },
      },
      bob: { ...LAST_SHIP.bob, units: { 25: { cruiser: 1 } } },
    });
    expect(game.player('bob').eliminated).toBe(true);
    const threaten = SECRETS.find(({ id }) => id === 'threaten-enemies')!;
    expect(progress(game.state, SEAT.cat, threaten)).toEqual({ have: 1, need: 1 });
  });

  it('the last player in the game wins at once', () => {
    const game = position({
      ...LAST_SHIP,
      cat: { faction: 'hacan', lost: ['hercant', 'arretze', 'kamdorn'], units: {}, points: 7 },
    }).play('activate:44');
    while (!game.over) game.play('done');
    expect(game.events('won')).toEqual([{ player: 0 }]);
    expect(game.result).toMatchObject({ places: [1, 3, 2], ending: 'ending.lastOne' });
  });
});

describe('limits', () => {
  it('TI-25.3 trade goods have no end', () => {
    const game = position({ ann: { cards: ['trade'], goods: 99 } }).play('strategic:trade');
    expect(game.player('ann').goods).toBe(102);
  });

  it('TI-25.3 TI-4.1 command tokens do: sixteen of a faction', () => {
    const game = position({ ann: { tokens: [6, 5, 5] }, bob: { tokens: [3, 3, 0] } });
    game.play('strategic:leadership');
    expect(game.tokens('ann')).toEqual([6, 5, 5]);
    expect(game.events('gainedTokens')).toEqual([]);
  });

  it('TI-25.3 plastic does too: no sixth dreadnought, no seventh PDS', () => {
    const game = position({
      ann: {
        cards: ['construction'],
        planets: ['abyz', 'fria', 'bereg', 'lirta-iv'],
        units: {
          jord: { infantry: 1, dock: 1, pds: 2 },
          abyz: { pds: 2, dock: 1 },
          fria: { pds: 2, dock: 1 },
        },
        tokensAt: ['1', '38'],
      },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:construction');
    expect(game.prompt).toBe('turn');
    expect(game.events('built')).toEqual([]);
  });
});
