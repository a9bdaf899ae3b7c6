import { describe, expect, it } from 'vitest';
import { asked, fight } from './card-fights.ts';
import { HERE } from './duel.ts';
import { position, type Units } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Cards that destroy, and secret objectives about destruction. */
describe('cards and secret objectives, in pairs', () => {
  const GREATEST = ['destroy-their-greatest-ship'];

  it('TI-20.9 Direct Hit and Destroy Their Greatest Ship: what the card destroys counts', () => {
    const game = fight({ cruiser: 1 }, { flagship: 1 }, ['7+', '6-', '6-'], {
      ann: { hand: ['direct-hit'], secrets: GREATEST },
    }).play('sustain:flagship', 'play:direct-hit');
    game.play('scoreSecret:destroy-their-greatest-ship');
    expect(game.points('ann')).toBe(1);
  });

  it('TI-20.9 Courageous to the End and Destroy Their Greatest Ship: so does what the opponent gives up', () => {
    const game = fight({ flagship: 1 }, { cruiser: 1 }, ['5+', '4-', '6-', 7, 6], {
      bob: { hand: ['courageous-to-the-end'], secrets: GREATEST },
    }).play('play:courageous-to-the-end');
    expect(game.units('ann', HERE)).toEqual({});
    game.play('scoreSecret:destroy-their-greatest-ship');
    expect(game.points('bob')).toBe(1);
  });

  it('TI-20.9 Direct Hit and Turn Their Fleets to Dust: the Space Cannons did not destroy the last ship', () => {
    const shot = (fleet: Units): Scenario =>
      fight(fleet, {}, ['6+'], {
        bob: {
          hand: ['direct-hit'],
          secrets: ['turn-their-fleets-to-dust'],
          units: { wellon: { pds: 1 } },
        },
      }).play('fire');
    const game = shot({ dreadnought: 1 }).play('sustain:dreadnought', 'play:direct-hit');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.points('bob')).toBe(0);
    expect(game.offered).not.toContain('scoreSecret:turn-their-fleets-to-dust');
    const cannons = shot({ cruiser: 1 });
    expect(cannons.offered).toContain('scoreSecret:turn-their-fleets-to-dust');
  });

  it('TI-20.9 Experimental Battlestation and Turn Their Fleets to Dust: its hits are of Space Cannon', () => {
    const game = position({
      discarded: 'all',
      dice: ['5+', '*', '*'],
      ann: { faction: 'sardakk-norr', units: { 39: { cruiser: 1 } } },
      bob: {
        faction: 'hacan',
        hand: ['experimental-battlestation'],
        secrets: ['turn-their-fleets-to-dust'],
        units: { abyz: { dock: 1 } },
      },
    }).play(`activate:${HERE}`, 'move:39:cruiser:whole:plain');
    game.play('play:experimental-battlestation', 'fire');
    game.play('scoreSecret:turn-their-fleets-to-dust');
    expect(game.points('bob')).toBe(1);
  });

  it('TI-10.13 Skilled Retreat and Unveil Flagship: who leaves a draw has let nobody win', () => {
    const game = fight({ flagship: 1 }, { cruiser: 1 }, [], {
      ann: { secrets: ['unveil-flagship'] },
      bob: { hand: ['skilled-retreat'] },
    }).play('play:skilled-retreat', 'chooseSystem:38');
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect([game.points('ann'), game.offered.includes('scoreSecret:unveil-flagship')]).toEqual([
      0,
      false,
    ]);
  });

  it('TI-12.12 Direct Hit, Destroy Their Greatest Ship and Unveil Flagship: one objective a combat', () => {
    const secrets = [...GREATEST, 'unveil-flagship'];
    const game = fight({ flagship: 1 }, { flagship: 1 }, ['5+', '4-', '6-', '6-'], {
      ann: { hand: ['direct-hit'], secrets },
    }).play('sustain:flagship', 'play:direct-hit', 'scoreSecret:destroy-their-greatest-ship');
    expect(game.events('combatWon')).toHaveLength(1);
    expect(game.points('ann')).toBe(1);
    expect(asked(game)).toEqual(['bob', 'turn']);
  });
});

describe('Experimental Battlestation and technologies', () => {
  const arriving = (ann: readonly string[], bob: readonly string[]): Scenario =>
    position({
      discarded: 'all',
      dice: [5, 4, 4],
      ann: {
        faction: 'sardakk-norr',
        technologies: ann,
        units: { 39: { cruiser: 1 }, [HERE]: { carrier: 1, fighter: 1 } },
      },
      bob: {
        faction: 'hacan',
        technologies: bob,
        hand: ['experimental-battlestation'],
        units: { abyz: { dock: 1 } },
      },
    }).play(
      `activate:${HERE}`,
      'move:39:cruiser:whole:plain',
      'play:experimental-battlestation',
      'fire',
    );

  it('TI-9.4 Antimass Deflectors: its dice get one less too', () => {
    const hits = (game: Scenario): unknown => game.events('cannons')[0]['hits'];
    expect(hits(arriving(['antimass-deflectors'], []))).toBe(0);
    expect(hits(arriving([], []))).toBe(1);
  });

  it('TI-10.15 Graviton Laser System: its hits go to ships other than fighters', () => {
    const game = arriving([], ['graviton-laser-system']).play('use:graviton-laser-system');
    expect(asked(game)).toEqual(['ann', 'assignHits']);
    game.offersOf('lose', ['cruiser:whole', 'carrier:whole']);
    game.refuses('lose:fighter:whole', 'TI-10.15');
  });
});
