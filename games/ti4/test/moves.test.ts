import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

const HOME = { jord: { infantry: 3, dock: 1 } };

describe('activation', () => {
  it('TI-6.2: every step may be empty', () => {
    const game = position({ ann: { faction: 'sol' } }).play('activate:18');
    expect(game.asked).toBe('bob');
    expect(game.prompt).toBe('turn');
    expect(game.hasToken('ann', '18')).toBe(true);
  });

  it('TI-6.3: an effect that ends the turn leaves the token and skips everything else', () => {
    const game = position({
      ann: { faction: 'sol', units: { ...HOME, '1': { cruiser: 1 } } },
      bob: {
        faction: 'xxcha',
        technologies: ['nullification-field'],
        units: { 'archon-ren': { infantry: 1, dock: 1 }, '36': { cruiser: 1 } },
      },
    }).play('activate:36');
    expect(game.asked).toBe('bob');
    game.play('use:nullification-field');
    expect(game.hasToken('ann', '36')).toBe(true);
    expect(game.units('ann', '1')).toEqual({ cruiser: 1 });
    expect([game.asked, game.prompt]).toEqual(['bob', 'turn']);
  });

  it('TI-26.18, TI-27.11: with Fleet Logistics another action may follow, and nobody passes after one', () => {
    const game = position({
      ann: { faction: 'sol', technologies: ['fleet-logistics'], cards: ['leadership*'] },
    }).play('activate:18');
    expect([game.asked, game.prompt]).toEqual(['ann', 'turn']);
    expect(game.offered).toContain('endTurn');
    expect(game.offered).not.toContain('pass');
    game.play('activate:22');
    expect(game.asked).toBe('bob');
  });
});

describe('movement', () => {
  it('TI-7.2: no ship starts where its owner has a token', () => {
    position({ ann: { faction: 'sol', units: { ...HOME, '1': { cruiser: 1 } }, tokensAt: ['1'] } })
      .play('activate:36')
      .offersOf('move', []);
  });

  it('TI-7.3: ships of others bar the way, but not the active system', () => {
    const rival = { faction: 'letnev', units: { 'arc-prime': { dock: 1 }, '36': { fighter: 1 } } };
    const ann = { faction: 'sol', units: { ...HOME, '1': { cruiser: 1 } } };
    const beyond = position({
      ann,
      bob: { ...rival, units: { ...rival.units, '31': { fighter: 1 } } },
    });
    beyond.play('activate:39').offersOf('move', []);
    position({ ann, bob: rival }).play('activate:36').offersOf('move', ['1:cruiser:whole:plain']);
  });

  it('TI-7.4: a ship of the active system may fetch something and come back', () => {
    const game = position({
      ann: {
        faction: 'sol',
        technologies: ['advanced-carrier-2'],
        units: { ...HOME, '36': { carrier: 1 } },
      },
    }).play('activate:36');
    game.offersOf('move', ['36:carrier:whole:plain']);
    game.play('move:36:carrier:whole:plain', 'lift:jord', 'done');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 1 });
    expect(game.units('ann', 'jord')).toEqual({ infantry: 2, dock: 1 });
  });

  it('TI-7.5: all ships are declared first, from several systems, and arrive together', () => {
    const game = position({
      ann: { faction: 'sol', units: { ...HOME, '1': { cruiser: 1 }, '31': { destroyer: 1 } } },
    }).play('activate:36');
    game.play('move:1:cruiser:whole:plain', 'move:31:destroyer:whole:plain');
    expect(game.units('ann', '36')).toEqual({ cruiser: 1, destroyer: 1 });
    expect(game.events('moved').map(({ from }) => from)).toEqual(['1', '31']);
  });

  it('TI-5.2, TI-5.4: cargo and units on planets do not count against the fleet pool, and belong to no ship', () => {
    const game = position({
      ann: {
        faction: 'sol',
        tokens: [3, 1, 2],
        units: { ...HOME, '1': { carrier: 1, cruiser: 1, fighter: 2 } },
      },
    }).play('activate:36');
    game.play(
      'move:1:carrier:whole:plain',
      'loadFrom:1:fighter',
      'loadFrom:1:fighter',
      'lift:jord',
    );
    game.play('done');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, fighter: 2, infantry: 1 });
  });

  it('TI-5.6, TI-27.8: ground forces need capacity to stay in space; a dock takes care of three fighters', () => {
    const game = position({
      ann: { faction: 'sol', units: { ...HOME, '1': { carrier: 1, fighter: 4, infantry: 1 } } },
    }).play('activate:36');
    game.play('move:1:carrier:whole:plain', 'done');
    expect([game.asked, game.prompt]).toEqual(['bob', 'turn']);
    expect(game.units('ann', '1')).toEqual({ fighter: 3 });
  });
});

describe('transport', () => {
  it('TI-8.2: nothing is picked up where its owner has a token, but in the active system', () => {
    const game = position({
      ann: {
        faction: 'sol',
        technologies: ['advanced-carrier-2'],
        planets: ['lazar', 'arnor'],
        tokensAt: ['31'],
        units: { ...HOME, '1': { carrier: 1 }, lazar: { infantry: 1 }, arnor: { infantry: 1 } },
      },
    }).play('activate:36');
    game.play('move:1:carrier:whole:plain');
    game.offersOf('lift', ['jord', 'arnor']);
  });

  it('TI-8.3, TI-8.4: cargo arrives in space; the planet it left stays under control', () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 1, dock: 1 }, '1': { carrier: 1 } } },
    }).play('activate:36');
    game.play('move:1:carrier:whole:plain', 'lift:jord');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 1 });
    expect(game.prompt).toBe('landForces');
    expect(game.controller('jord')).toBe('ann');
  });
});
