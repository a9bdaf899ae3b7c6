import { describe, expect, it } from 'vitest';
import { activate, HERE } from './duel.ts';
import { played } from './played.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const PAIR = '36';

describe('invasion', () => {
  it('TI-12.1 TI-12.6 TI-12.8 a PDS survives the bombardment of its garrison, fires, and goes with the planet', () => {
    // Bombardment needs the war sun: the PDS is a shield.
    const game = activate(HERE, {
      dice: ['3+', '3+', '3+', '5-'],
      ann: {
        faction: 'sol',
        technologies: ['war-sun'],
        units: { [HERE]: { warsun: 1, infantry: 1 } },
      },
      bob: { faction: 'xxcha', units: { wellon: { infantry: 2, pds: 1 } } },
    });
    game.play('decline', 'bombardAll:wellon');
    expect(game.units('bob', 'wellon')).toEqual({ pds: 1 });
    game.play('land:wellon');
    expect([game.asked, game.prompt]).toEqual(['bob', 'cannonDefense']);
    game.offers(['fire', 'decline']).play('fire');
    expect(game.controller('wellon')).toBe('ann');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1 });
    expect(game.isExhausted('wellon')).toBe(true);
  });

  it('TI-12.6 TI-12.8 forces that all fall to space cannons gain nothing; those on the other planet do', () => {
    const game = activate(PAIR, {
      dice: ['6+'],
      ann: { faction: 'sol', units: { [PAIR]: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'xxcha', units: { arnor: { pds: 1 } }, planets: ['lor'] },
    });
    game.play('decline', 'land:arnor', 'land:lor', 'fire');
    expect(game.controller('arnor')).toBe('bob');
    expect(game.units('bob', 'arnor')).toEqual({ pds: 1 });
    expect(game.controller('lor')).toBe('ann');
  });

  it('TI-12.5 some forces to the own planet, some to another, some stay in space', () => {
    const game = activate(PAIR, {
      ann: {
        faction: 'sol',
        planets: ['arnor'],
        units: { [PAIR]: { carrier: 1, infantry: 3 } },
      },
    });
    game.play('land:arnor', 'land:lor', 'done');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 1 });
    expect(game.units('ann', 'lor')).toEqual({ infantry: 1 });
    expect(game.units('ann', PAIR)).toEqual({ carrier: 1, infantry: 1 });
    expect(game.isExhausted('arnor')).toBe(false);
    expect(game.isExhausted('lor')).toBe(true);
  });

  it('TI-8.4 TI-12.5 ground forces do not go from planet to planet without a ship that moves', () => {
    const game = position({
      ann: { faction: 'sol', units: { [PAIR]: { carrier: 1 }, arnor: { infantry: 2 } } },
    }).play(`activate:${PAIR}`);
    expect(game.prompt).toBe('turn');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 2 });
  });

  it('TI-12.4 the custodians may stay although the influence is there', () => {
    const game = activate('18', {
      ann: { faction: 'sol', goods: 6, units: { 18: { carrier: 1, infantry: 2 } } },
    });
    game.offers(['removeCustodians', 'done']);
    game.refuses('land:mecatol-rex', 'TI-12.4').play('done');
    expect(game.units('ann', '18')).toEqual({ carrier: 1, infantry: 2 });
    expect(game.points('ann')).toBe(0);
    expect(game.state.custodians).toBe(true);
  });

  it.each([
    ['land:wren-terra', 'strategyCard'],
    ['done', 'scorePublic'],
  ])('TI-12.8 TI-20.3 who loses a home planet scores no public objectives: %s', (landing, next) => {
    const game = position({
      ann: {
        faction: 'sol',
        cards: ['imperial*'],
        units: { jord: { infantry: 1 }, 10: { carrier: 1, infantry: 1 } },
      },
      bob: {
        faction: 'letnev',
        cards: ['trade*'],
        goods: 5,
        units: { 'arc-prime': { infantry: 1 } },
      },
      cat: { faction: 'hacan', cards: ['politics*'] },
      revealed: ['negotiate-trade-routes'],
    }).play('activate:10', landing);
    while (!['scorePublic', 'strategyCard'].includes(game.prompt))
      game.play(
        game.offered.find((key) => ['pass', 'keepTokens'].includes(key)) ?? game.offered[0],
      );
    expect(game.prompt).toBe(next);
  });
});

describe('production', () => {
  it('TI-12.8 TI-15.1 a planet just taken pays nothing', () => {
    const game = activate('35', {
      ann: {
        faction: 'sol',
        exhausted: ['jord'],
        units: { 35: { carrier: 1, infantry: 1 }, bereg: { dock: 1 } },
      },
    });
    game.play('land:lirta-iv');
    expect(game.about).toMatchObject({ left: 5, purse: 3 });
  });

  it('TI-3.8 TI-14.5 a blockaded home dock makes ground forces in the secondary of Warfare', () => {
    const game = played(
      'warfare',
      { faction: 'sol' },
      {
        bob: { faction: 'letnev', units: { 'arc-prime': { dock: 1, infantry: 1 } } },
        cat: { faction: 'hacan', units: { 10: { fighter: 1 }, hercant: { dock: 1, infantry: 1 } } },
      },
    ).play('keepTokens', 'secondary');
    game.refuses('make:destroyer', 'TI-14.5').offersOf('train', ['arc-prime']);
    expect(game.hasToken('bob', '10')).toBe(false);
  });

  it('TI-3.8 TI-5.7 TI-14.7 fleet pool and room hold there as well', () => {
    const game = played(
      'warfare',
      { faction: 'sol' },
      {
        bob: {
          faction: 'letnev',
          tokens: [3, 1, 2],
          units: { 'arc-prime': { dock: 1, infantry: 1 }, 10: { cruiser: 3, fighter: 3 } },
        },
      },
    ).play('keepTokens', 'secondary');
    game.play('make:destroyer', 'make:fighter', 'done', 'payLeast');
    game.offers(['remove:10:destroyer', 'remove:10:cruiser']).play('remove:10:cruiser');
    expect(game.units('bob', '10')).toEqual({ destroyer: 1, cruiser: 2, fighter: 3 });
  });

  it('TI-14.8 TI-5.3 a carrier that is made anew leaves behind what it held', () => {
    const game = position({
      ann: {
        faction: 'hacan',
        tokens: [3, 4, 2],
        goods: 5,
        units: {
          hercant: { dock: 1, infantry: 1 },
          36: { carrier: 1, fighter: 1, infantry: 2 },
          39: { carrier: 3 },
        },
        tokensAt: ['39'],
      },
    }).play('activate:16');
    if (game.prompt === 'moveShips') game.play('done');
    game.offersOf('remake', ['36:carrier']).refuses('remake:39:carrier', 'TI-14.8');
    game.play('remake:36:carrier');
    expect(game.units('ann', '36')).toEqual({});
    expect(game.units('ann', '16')).toEqual({ carrier: 1 });
  });
});

describe('elimination', () => {
  /** Bob has a planet with a dock left, and ships elsewhere; Ann takes it. */
  const taking = (more: Setting = {}): Scenario =>
    idleUntil(
      position({
        seats: 4,
        ann: {
          faction: 'sol',
          cards: ['leadership*'],
          units: { jord: { infantry: 1, dock: 1 }, 38: { carrier: 1, infantry: 1 } },
        },
        bob: {
          faction: 'letnev',
          cards: ['diplomacy'],
          lost: ['arc-prime', 'wren-terra'],
          units: { abyz: { dock: 1 }, 28: { dreadnought: 2 } },
        },
        cat: { faction: 'hacan', cards: ['politics*'] },
        dan: { faction: 'xxcha', cards: ['trade*'] },
        ...more,
      }).play('activate:38', 'land:abyz'),
      'turn',
    );

  it('TI-24.1 TI-13.4 the last planet and its dock taken, ships alone do not help', () => {
    const game = taking();
    expect(game.controller('abyz')).toBe('ann');
    expect(game.units('ann', 'abyz')).toEqual({ infantry: 1 });
    expect(game.player('bob').eliminated).toBe(true);
    expect(game.units('bob', '28')).toEqual({});
    expect(game.asked).toBe('cat');
  });

  it('TI-24.1 an infantry aboard a ship keeps him in the game', () => {
    const game = taking({
      bob: {
        faction: 'letnev',
        cards: ['diplomacy'],
        lost: ['arc-prime', 'wren-terra'],
        units: { abyz: { dock: 1 }, 28: { carrier: 1, infantry: 1 } },
      },
    });
    expect(game.player('bob').eliminated).toBe(false);
    expect(game.asked).toBe('bob');
  });

  it('TI-24.1 TI-22.2 a fleet pool that shrinks in the status phase may be the end of a player', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['leadership*'] },
      bob: {
        faction: 'hacan',
        cards: ['trade*'],
        lost: ['hercant', 'arretze', 'kamdorn'],
        units: { 28: { carrier: 1, infantry: 1 } },
      },
      cat: { faction: 'xxcha', cards: ['politics*'] },
      step: { step: 'statusPhase', args: [] },
    });
    idleUntil(game, 'gainToken');
    while (game.asked !== 'bob') game.play(game.offered[0]);
    game.play('gainToken:tactic', 'gainToken:tactic', 'setTactic:10');
    expect(game.units('bob', '28')).toEqual({});
    expect(game.player('bob').eliminated).toBe(true);
    idleUntil(game, 'strategyCard');
    expect(game.player('bob').eliminated).toBe(true);
  });
});
