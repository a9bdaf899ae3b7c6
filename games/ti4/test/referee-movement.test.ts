import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Sardakk N'orr, activates a system; her home 13 touches 31, 36 and 50. */
const moving = (tile: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { faction: 'sardakk-norr', ...ann } }).play(`activate:${tile}`);

describe('a ship that leaves the active system and comes back', () => {
  const units = { 36: { carrier: 1 }, arnor: { infantry: 2 } };

  it('TI-7.4 TI-8.1 takes ground forces from one planet of the system to the other', () => {
    const game = moving('36', { technologies: ['carrier-2'], planets: ['arnor'], units });
    game.play('move:36:carrier:whole:plain').offersOf('lift', ['arnor']);
    game.play('lift:arnor', 'done');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 1 });
    game.play('land:lor');
    expect(game.controller('lor')).toBe('ann');
    expect(game.controller('arnor')).toBe('ann');
  });

  it('TI-7.4 with a move of 1 it stays, but for Gravity Drive', () => {
    const slow = moving('36', { planets: ['arnor'], units: { ...units, 31: { cruiser: 1 } } });
    slow.refuses('move:36:carrier:whole:plain', 'TI-7.4');
    const driven = moving('36', { technologies: ['gravity-drive'], planets: ['arnor'], units });
    driven.offersOf('move', ['36:carrier:whole:drive']);
    driven.play('move:36:carrier:whole:drive', 'lift:arnor', 'done');
    expect(driven.units('ann', '36')).toEqual({ carrier: 1, infantry: 1 });
  });

  it('TI-7.3 TI-7.4 it needs a way out: ships of others may stand in all of them', () => {
    const around = { 44: {}, 23: { fighter: 1 }, 39: { fighter: 1 }, 50: { fighter: 1 } };
    const bob = { units: { ...around, 13: { fighter: 1 }, 31: { fighter: 1 } } };
    const ann = { technologies: ['carrier-2'], planets: ['arnor'], units };
    expect(moving('36', ann, { bob }).prompt).not.toBe('moveShips');
  });

  it('TI-7.4 without capacity, or with nothing to pick up, nothing is gained by it', () => {
    const game = moving('36', {
      technologies: ['carrier-2'],
      units: { 36: { carrier: 1, cruiser: 1 }, 31: { destroyer: 1 } },
    });
    game.refuses('move:36:carrier:whole:plain', 'TI-7.4');
    game.refuses('move:36:cruiser:whole:plain', 'TI-7.4');
  });

  /** The rift, 41, is next to 24: there and back costs a move of 1 and a roll. */
  const byRift = (dice: readonly number[]): Scenario =>
    moving(
      '24',
      { units: { 24: { carrier: 1 }, 'mehar-xull': { infantry: 2 } }, planets: ['mehar-xull'] },
      { seats: 4, dice },
    );

  it('TI-7.9 into a rift and back takes a move of 1 and a roll', () => {
    const game = byRift([4]);
    game.offersOf('move', ['24:carrier:whole:rift']);
    game.play('move:24:carrier:whole:rift', 'lift:mehar-xull', 'done');
    expect(game.events('riftRoll')).toHaveLength(1);
    expect(game.units('ann', '24')).toEqual({ carrier: 1, infantry: 1 });
  });

  it('TI-7.9 TI-8.1 what it picks up in the active system waits there, if the rift takes the ship', () => {
    const game = byRift([3]).play('move:24:carrier:whole:rift', 'lift:mehar-xull', 'done');
    expect(game.units('ann', '24')).toEqual({});
    expect(game.units('ann', 'mehar-xull')).toEqual({ infantry: 2 });
  });

  it('TI-7.9 out of an active rift and back is one exit', () => {
    const game = moving(
      '41',
      { units: { 41: { carrier: 1 }, 'mehar-xull': { infantry: 1 } }, planets: ['mehar-xull'] },
      { seats: 4, dice: [4] },
    );
    game.offersOf('move', ['41:carrier:whole:rift']);
    game.play('move:41:carrier:whole:rift', 'lift:mehar-xull');
    expect(game.events('riftRoll')).toHaveLength(1);
    expect(game.units('ann', '41')).toEqual({ carrier: 1, infantry: 1 });
  });

  it('TI-7.8 out of an active nebula it has a move of 1: Gravity Drive brings it back', () => {
    const ann = { units: { 42: { carrier: 1 }, wellon: { infantry: 1 } }, planets: ['wellon'] };
    const technologies = ['carrier-2'];
    expect(moving('42', { ...ann, technologies }).prompt).not.toBe('moveShips');
    const driven = moving('42', { ...ann, technologies: [...technologies, 'gravity-drive'] });
    driven.play('move:42:carrier:whole:drive', 'lift:wellon');
    expect(driven.units('ann', '42')).toEqual({ carrier: 1, infantry: 1 });
  });
});

describe('cargo', () => {
  /** With Gravity Drive a carrier II goes from 13 by 36 and 39 to 38. */
  const fetching = (...keys: string[]): Scenario =>
    moving('38', {
      technologies: ['carrier-2', 'gravity-drive'],
      units: { 13: { carrier: 1 }, arnor: { infantry: 1 }, 39: { carrier: 1, fighter: 1 } },
    }).play('move:13:carrier:whole:drive', ...keys, 'done');

  it.each([
    ['lift:arnor', 'loadFrom:39:fighter'],
    ['loadFrom:39:fighter', 'lift:arnor'],
  ])('TI-8.1 is named in any order: %s, %s', (...keys) => {
    const game = fetching(...keys);
    expect(game.units('ann', '38')).toEqual({ carrier: 1, fighter: 1, infantry: 1 });
    expect(game.units('ann', 'arnor')).toEqual({});
    expect(game.units('ann', '39')).toEqual({ carrier: 1 });
  });

  it('TI-7.3 TI-8.1 is not fetched past ships of others, but with Light-Wave Deflector', () => {
    const blockaded = (...technologies: string[]): Scenario =>
      moving(
        '39',
        { technologies, units: { 13: { carrier: 1 }, arnor: { infantry: 1 } } },
        { bob: { units: { 36: { fighter: 1 } } } },
      ).play('move:13:carrier:whole:plain');
    blockaded('carrier-2').offersOf('lift', []);
    blockaded('carrier-2', 'light-wave-deflector').offersOf('lift', ['arnor']);
  });

  it('TI-7.10 TI-8.1 is fetched on the other side of a wormhole', () => {
    const game = moving('39', {
      technologies: ['carrier-2'],
      units: { 39: { carrier: 1 }, lodor: { infantry: 1 } },
    }).play('move:39:carrier:whole:plain', 'lift:lodor');
    expect(game.units('ann', '39')).toEqual({ carrier: 1, infantry: 1 });
  });
});
