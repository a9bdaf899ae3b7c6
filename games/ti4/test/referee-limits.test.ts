import { describe, expect, it } from 'vitest';
import { duel } from './duel.ts';
import { played, POOR } from './played.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Sixteen tokens: eleven in the pools, five on the board. */
const ALL_TOKENS: Side = { tokens: [5, 3, 3], tokensAt: ['22', '23', '24', '25', '27'] };

describe('the fleet pool', () => {
  it('TI-5.1 TI-4.2 shrinks fleets at once when a token of Diplomacy is taken from it', () => {
    const game = played(
      'diplomacy',
      { faction: 'sol' },
      {
        bob: {
          faction: 'letnev',
          ...ALL_TOKENS,
          tokens: [5, 3, 3],
          units: { 'arc-prime': { infantry: 1, dock: 1 }, 10: { cruiser: 3, destroyer: 2 } },
        },
      },
    );
    expect([game.asked, game.prompt]).toEqual(['bob', 'tokenFromSheet']);
    game.play('spendPool:fleet');
    expect([game.asked, game.prompt]).toEqual(['bob', 'overFleet']);
    game.offers(['remove:10:cruiser', 'remove:10:destroyer']).play('remove:10:destroyer');
    expect(game.units('bob', '10')).toEqual({ cruiser: 3, destroyer: 1 });
    expect(game.hasToken('bob', '1')).toBe(true);
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-5.1 TI-10.8 and when the token of a retreat is taken from it, in every system', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-'], {
      bob: {
        ...ALL_TOKENS,
        units: { 38: { destroyer: 1 }, 16: { carrier: 3 }, hercant: { dock: 1, infantry: 1 } },
      },
    }).play('retreat:38');
    game.play('spendPool:fleet');
    expect(game.units('bob', '38')).toEqual({ destroyer: 1, cruiser: 1 });
    expect(game.units('bob', '16')).toEqual({ carrier: 2 });
  });

  /** Seven fighters II at a carrier II, which has room for six: with two tokens another ship may come. */
  const crowded = (): Scenario =>
    position({
      ann: {
        faction: 'hacan',
        tokens: [3, 2, 2],
        technologies: ['fighter-2', 'carrier-2'],
        units: { 36: { carrier: 1, fighter: 7 }, 39: { carrier: 1, infantry: 6 } },
      },
    }).play('activate:36');

  it('TI-5.5 TI-5.7 a ground force aboard takes the place of a fighter II, which then counts', () => {
    const game = crowded().play('move:39:carrier:whole:plain');
    for (let each = 0; each < 6; each++) game.play('loadFrom:39:infantry');
    game.offers(['remove:36:fighter', 'remove:36:carrier']).play('remove:36:fighter');
    expect(game.units('ann', '36')).toEqual({ carrier: 2, fighter: 6, infantry: 6 });
  });

  it('TI-5.5 TI-5.7 whoever moves everything at once keeps to the pool', () => {
    const game = idleUntil(crowded().play('moveAll:39'), 'landForces');
    expect(game.units('ann', '36')).toEqual({ carrier: 2, fighter: 7, infantry: 5 });
  });
});

describe('capacity', () => {
  /** All three docks of Ann stand; fighters are at the one of Lazar, 31. */
  const rebuilding = (fighters: number, more: Side = {}): Scenario =>
    played(
      'construction',
      {
        faction: 'sol',
        planets: ['abyz'],
        units: {
          jord: { dock: 1, infantry: 1 },
          quann: { dock: 1 },
          lazar: { dock: 1 },
          31: { fighter: fighters },
        },
        ...more,
      },
      POOR,
    ).play('takeDock:lazar');

  it('TI-5.3 TI-14.8 fighters go with the dock that is taken from their system', () => {
    const game = rebuilding(3);
    expect(game.units('ann', '31')).toEqual({});
    expect(game.events('removed')).toContainEqual({
      player: 0,
      kind: 'fighter',
      count: 1,
      system: '31',
    });
  });

  it('TI-5.5 TI-14.8 fighters II stay, as far as the fleet pool allows', () => {
    const game = rebuilding(3, { technologies: ['fighter-2'], tokens: [3, 2, 2] });
    expect(game.units('ann', '31')).toEqual({ fighter: 2 });
  });

  it('TI-5.3 TI-27.8 nobody is asked what goes when all that took room on ships has to', () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { lazar: { dock: 1 }, 31: { carrier: 1, fighter: 5, infantry: 1 } },
      },
    }).play('activate:39', 'move:31:carrier:whole:plain', 'done');
    expect(game.prompt).not.toBe('overCapacity');
    expect(game.units('ann', '31')).toEqual({ fighter: 3 });
  });
});

describe('turn order', () => {
  /** Ann goes second; she has nothing but an infantry in a carrier, and loses it. */
  const lastStand = (more: Setting = {}): Scenario =>
    position({
      seats: 4,
      dice: ['8-', '8+'],
      ann: {
        faction: 'sol',
        cards: ['diplomacy*', 'imperial'],
        lost: ['jord'],
        units: { 36: { carrier: 1, infantry: 1 } },
      },
      bob: { faction: 'letnev', cards: ['leadership*'] },
      cat: { faction: 'hacan', cards: ['politics*'], units: { 42: { cruiser: 1 } } },
      dan: { faction: 'xxcha', cards: ['construction*'] },
      ...more,
    });

  it('TI-2.7 TI-24.2 goes on behind a player who is eliminated on his own turn', () => {
    const game = lastStand().play('activate:42', 'moveAll:36');
    while (game.prompt !== 'turn')
      game.play(game.offered.find((key) => key === 'stay') ?? game.offered[0]);
    expect(game.player('ann').eliminated).toBe(true);
    expect(game.asked).toBe('cat');
  });

  it('TI-2.7 TI-24.2 also when Peace Accords take his last planet in the secondary of his own card', () => {
    const game = lastStand({
      ann: {
        faction: 'sol',
        cards: ['diplomacy'],
        lost: ['jord'],
        planets: ['lazar'],
        units: { 36: { cruiser: 1 } },
      },
      dan: { faction: 'xxcha', cards: ['construction*'], planets: ['dal-bootha'] },
    }).play('strategic:diplomacy', 'decline', 'decline', 'secondary');
    game.play('use:peace-accords', 'choosePlanet:lazar');
    expect(game.player('ann').eliminated).toBe(true);
    expect([game.asked, game.prompt]).toEqual(['cat', 'turn']);
  });
});
