import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Sol, activates her home: the dock of Jord makes six units, Jord pays four. */
const producing = (ann: Side = {}, more: Setting = {}): Scenario => {
  const units = { jord: { dock: 1, infantry: 1 }, ...ann.units };
  const game = position({ ...more, ann: { faction: 'sol', ...ann, units } }).play('activate:1');
  return game.prompt === 'moveShips' ? game.play('done') : game;
};

const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

describe('production', () => {
  it('TI-14.1 so many units as the planet has resources and two more', () => {
    const game = producing({ goods: 20 });
    expect(game.about).toMatchObject({ left: 6, purse: 24 });
    game.play(...times(5, 'train:jord'));
    expect(game.about).toMatchObject({ left: 1, cost: 3 });
    game.play('train:jord');
    expect(game.prompt).toBe('payResources');
  });

  it('TI-14.1 the values of all docks in the system add up; each space dock II makes two more', () => {
    const game = position({
      ann: {
        faction: 'letnev',
        technologies: ['space-dock-2'],
        units: { 'arc-prime': { dock: 1 }, 'wren-terra': { dock: 1 } },
      },
      bob: { faction: 'sol' },
    }).play('activate:10');
    expect(game.about).toMatchObject({ left: 14 });
    game.offersOf('train', ['arc-prime', 'wren-terra']);
  });

  it('TI-14.2 the costs are added up and paid together', () => {
    const game = producing({ planets: ['bereg'] });
    game.play('make:carrier', 'train:jord', 'train:jord', 'done');
    expect([game.prompt, game.about]).toEqual(['payResources', { cost: 4 }]);
    game.play('exhaust:jord');
    expect([game.isExhausted('jord'), game.isExhausted('bereg')]).toEqual([true, false]);
    expect(game.units('ann', '1')).toEqual({ carrier: 1 });
    expect(game.units('ann', 'jord')).toEqual({ infantry: 3, dock: 1 });
  });

  it('TI-14.2 nobody orders what he cannot pay', () => {
    const game = producing({ goods: 2 }).play('make:carrier');
    game.refuses('make:dreadnought', 'TI-14.2');
    expect(game.offered).toContain('make:carrier');
  });

  it('TI-14.2 what is paid too much is lost', () => {
    const game = producing({ goods: 1 }).play('make:cruiser', 'done', 'exhaust:jord');
    expect(game.player('ann').goods).toBe(1);
    expect(game.events('paid')).toMatchObject([{ player: 0, planets: ['jord'], goods: 0 }]);
    expect(game.prompt).toBe('turn');
  });

  it('TI-14.2 Sarween Tools take one off the whole cost, once and never below nothing', () => {
    const technologies = ['sarween-tools'];
    const game = producing({ technologies }).play('train:jord');
    expect(game.about).toMatchObject({ cost: 0 });
    game.play('make:carrier');
    expect(game.about).toMatchObject({ cost: 3 });
    const free = producing({ technologies, exhausted: ['jord'] });
    free.refuses('make:cruiser', 'TI-14.2').play('make:destroyer');
    expect(free.units('ann', '1')).toEqual({ destroyer: 1 });
    expect(free.events('paid')).toEqual([]);
  });

  it('TI-14.3 one cost buys two fighters or two infantry; one alone costs as much', () => {
    const game = producing().play('make:fighter');
    expect(game.about).toMatchObject({ cost: 1, left: 5 });
    game.play('make:fighter');
    expect(game.about).toMatchObject({ cost: 1, left: 4 });
    game.play('make:fighter');
    expect(game.about).toMatchObject({ cost: 2, left: 3 });
  });

  it('TI-27.7 a fighter and an infantry are no pair for one cost', () => {
    expect(producing().play('make:fighter', 'train:jord').about).toMatchObject({ cost: 2 });
  });

  it('TI-27.7 units go where a producer is, whatever its own value', () => {
    const game = position({
      ann: {
        faction: 'letnev',
        goods: 9,
        units: { 'arc-prime': { dock: 1 }, 'wren-terra': { dock: 1 } },
      },
      bob: { faction: 'sol' },
    }).play('activate:10', ...times(10, 'train:wren-terra'));
    expect(game.units('ann', 'wren-terra')).toEqual({ infantry: 10, dock: 1 });
  });

  it('TI-14.4 ships go into space, ground forces to the planet of the dock', () => {
    const game = position({
      ann: {
        faction: 'letnev',
        units: { 'arc-prime': { dock: 1 }, 'wren-terra': { infantry: 1 } },
      },
      bob: { faction: 'sol' },
    }).play('activate:10');
    game.offersOf('train', ['arc-prime']);
    game.play('make:destroyer', 'train:arc-prime', 'done', 'payLeast');
    expect(game.units('ann', '10')).toEqual({ destroyer: 1 });
    expect(game.units('ann', 'arc-prime')).toEqual({ infantry: 1, dock: 1 });
  });

  it('TI-14.5 a blockaded dock makes ground forces only', () => {
    const game = producing({}, { bob: { faction: 'hacan', units: { 1: { fighter: 1 } } } });
    game.refuses('make:cruiser', 'TI-14.5').refuses('make:fighter', 'TI-14.5');
    game.offersOf('make', []).offersOf('train', ['jord']);
  });

  it('TI-14.6 other effects that produce cost resources too', () => {
    const game = position({
      ann: {
        faction: 'sol',
        technologies: ['integrated-economy'],
        units: { jord: { dock: 1 }, 36: { carrier: 1, infantry: 1 } },
      },
    }).play('activate:36', 'land:arnor', 'use:integrated-economy');
    game.refuses('make:carrier', 'TI-14.2').play('make:cruiser');
    expect([game.prompt, game.about]).toEqual(['payResources', { cost: 2 }]);
  });

  it('TI-14.7 a dock has room for three fighters; a carrier has more', () => {
    const crowded = producing({ goods: 9 }).play(...times(4, 'make:fighter'), 'done', 'payGoods');
    expect(crowded.units('ann', '1')).toEqual({ fighter: 3 });
    const game = producing({ goods: 9 }).play(...times(4, 'make:fighter'), 'make:carrier', 'done');
    game.play('payGoods');
    expect(game.units('ann', '1')).toEqual({ fighter: 4, carrier: 1 });
  });

  it('TI-14.7 TI-5.7 ships beyond the fleet pool are exchanged, by choice', () => {
    const game = producing({ goods: 9, tokens: [3, 1, 2] });
    game.play('make:destroyer', 'make:cruiser', 'done', 'payGoods');
    expect(game.prompt).toBe('overFleet');
    game.offers(['remove:1:destroyer', 'remove:1:cruiser']).play('remove:1:destroyer');
    expect(game.units('ann', '1')).toEqual({ cruiser: 1 });
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-14.7 the usual order makes nothing that would be removed', () => {
    const game = producing({ goods: 9, tokens: [3, 1, 2] }).play('usualOrder', 'payGoods');
    expect(game.prompt).not.toMatch(/^over/);
  });

  it('TI-14.7 fighters II beyond the room count against the fleet pool', () => {
    const game = producing({ goods: 9, tokens: [3, 1, 2], technologies: ['fighter-2'] });
    game.play(...times(5, 'make:fighter'), 'done', 'payGoods');
    expect(game.units('ann', '1')).toEqual({ fighter: 4 });
  });

  it('TI-14.8 without plastic a piece is taken off a system without an own token', () => {
    const game = producing({
      goods: 9,
      units: { 36: { carrier: 2, fighter: 9 }, 23: { carrier: 2 } },
      tokensAt: ['23'],
    });
    game.refuses('make:carrier', 'TI-14.8').refuses('remake:23:carrier', 'TI-14.8');
    game.offersOf('remake', ['36:carrier']).play('remake:36:carrier');
    expect(game.units('ann', '1')).toEqual({ carrier: 1 });
    expect(game.prompt).toBe('produce');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, fighter: 6 });
  });

  it('TI-14.8 TI-27.6 a damaged piece comes back whole', () => {
    const game = producing({
      tokens: [3, 5, 2],
      units: { 36: { dreadnought: 4, 'dreadnought!': 1 } },
    }).play('remake:36:dreadnought');
    expect(game.units('ann', '36')).toEqual({ dreadnought: 4 });
    expect(game.units('ann', '1')).toEqual({ dreadnought: 1 });
  });

  it('TI-27.12 no war sun without the technology', () => {
    producing({ goods: 20 }).refuses('make:warsun', 'TI-27.12');
  });
});
