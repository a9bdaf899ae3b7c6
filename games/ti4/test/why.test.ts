import { describe, expect, it } from 'vitest';
import { whyOf } from './asking.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('why a system cannot be activated', () => {
  it('TI-6.1 an own token is there', () => {
    const game = position({ ann: { tokensAt: ['18'] } }).refuses('activate:18', 'TI-6.1');
    expect(whyOf(game, 'system:18')).toEqual({ clauses: ['TI-6.1'], say: 'why.system.token' });
  });

  it('TI-6.1 the tactic pool is empty', () => {
    const game = position({ ann: { tokens: [0, 3, 2] } }).refuses('activate:18', 'TI-6.1');
    expect(whyOf(game, 'system:18')).toEqual({ clauses: ['TI-6.1'], say: 'why.system.noTactic' });
  });

  it('TI-2.9 passing with a strategy card that is not exhausted', () => {
    const game = position().refuses('pass', 'TI-2.9');
    expect(whyOf(game, 'pass').clauses).toEqual(['TI-2.9']);
  });
});

/** Ann, of Sardakk N'orr, activates a system; her home 13 touches 31, 36 and 50. */
const moving = (tile: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { faction: 'sardakk-norr', ...ann } }).play(`activate:${tile}`);

const CRUISER = 'ship:13:cruiser:whole';

describe('why ships do not move', () => {
  const far = { 13: { cruiser: 1 }, 35: { cruiser: 1 } };

  it('TI-7.1 the active system is too far', () => {
    const game = moving('22', { units: far });
    expect(whyOf(game, CRUISER).clauses).toEqual(['TI-7.1']);
    expect(whyOf(game, 'system:13')).toEqual({ clauses: ['TI-7.1'], say: 'why.way.far' });
    expect(whyOf(game, 'system:50').say).toBe('why.system.noShips');
    expect(whyOf(game, 'system:22').say).toBe('why.system.active');
  });

  it('TI-7.2 an own token lies with them', () => {
    const units = { 13: { cruiser: 1 }, 36: { cruiser: 1 } };
    const game = moving('23', { units, tokensAt: ['36'] });
    expect(whyOf(game, 'ship:36:cruiser:whole').clauses).toEqual(['TI-7.2']);
    expect(whyOf(game, 'system:36')).toEqual({ clauses: ['TI-7.2'], say: 'why.system.locked' });
  });

  it('TI-7.3 ships of others bar the way', () => {
    const bob = { units: { 36: { fighter: 1 }, 50: { fighter: 1 } } };
    const game = moving('23', { units: far }, { bob });
    expect(whyOf(game, CRUISER).clauses).toEqual(['TI-7.3']);
    expect(whyOf(game, 'system:13')).toEqual({ clauses: ['TI-7.3'], say: 'why.way.ships' });
  });

  it('TI-7.6 asteroids bar the way', () => {
    const game = moving('18', { units: { 36: { cruiser: 1 }, 22: { destroyer: 1 } } });
    expect(whyOf(game, 'ship:36:cruiser:whole').clauses).toEqual(['TI-7.6']);
    expect(whyOf(game, 'system:36')).toEqual({ clauses: ['TI-7.6'], say: 'why.way.asteroids' });
  });

  it('TI-7.7 a supernova bars the way', () => {
    const units = { 29: { cruiser: 1 }, 36: { destroyer: 1 } };
    const ann = { units, technologies: ['antimass-deflectors'] };
    const game = moving('22', ann, { seats: 4 });
    expect(whyOf(game, 'ship:29:cruiser:whole').clauses).toEqual(['TI-7.7']);
    expect(whyOf(game, 'system:29')).toEqual({ clauses: ['TI-7.7'], say: 'why.way.supernova' });
  });

  it('TI-7.8 a nebula bars the way', () => {
    const game = moving('47', { units: { 19: { cruiser: 1 }, 33: { destroyer: 1 } } });
    expect(whyOf(game, 'ship:19:cruiser:whole').clauses).toEqual(['TI-7.8']);
    expect(whyOf(game, 'system:19')).toEqual({ clauses: ['TI-7.8'], say: 'why.way.nebula' });
  });

  it('TI-26.8 a law closes the wormhole', () => {
    const units = { 26: { cruiser: 1 }, 38: { destroyer: 1 } };
    const game = moving('39', { units }, { laws: ['enforced-travel-ban'] });
    expect(whyOf(game, 'system:26')).toEqual({ clauses: ['TI-26.8'], say: 'why.way.closed' });
  });

  it('TI-7.9 the way leads through a gravity rift', () => {
    const game = moving('26', { units: { 24: { carrier: 1 } } }, { seats: 4 });
    game.offersOf('move', ['24:carrier:whole:rift']);
    expect(whyOf(game, 'system:24')).toEqual({ clauses: ['TI-7.9'], say: 'why.way.rift' });
  });

  it('TI-8.1 there is no room for more cargo', () => {
    const units = { 13: { dreadnought: 1, cruiser: 1 }, arnor: { infantry: 2 } };
    const game = moving('36', { units }).play('move:13:dreadnought:whole:plain');
    game.offersOf('lift', ['arnor']).play('lift:arnor').offersOf('lift', []);
    expect(whyOf(game, 'planet:arnor')).toEqual({
      clauses: ['TI-8.1'],
      say: 'why.planet.needsShip',
    });
    expect(whyOf(game, 'planet:quinarra').say).toBe('why.planet.noForces');
  });
});

/** Ann, of Sol, activates her home: the dock of Jord makes six units, Jord pays four. */
const producing = (ann: Side = {}, more: Setting = {}): Scenario => {
  const units = { jord: { dock: 1, infantry: 1 }, ...ann.units };
  const game = position({ ...more, ann: { faction: 'sol', ...ann, units } }).play('activate:1');
  return game.prompt === 'moveShips' ? game.play('done') : game;
};

describe('why nothing is produced or paid', () => {
  it('TI-14.5 the dock is blockaded', () => {
    const game = producing({}, { bob: { units: { 1: { fighter: 1 } } } });
    expect(whyOf(game, 'unit:cruiser').clauses).toContain('TI-14.5');
  });

  it('TI-14.2 the order is dearer than the purse', () => {
    const game = producing().play('make:carrier');
    expect(whyOf(game, 'unit:dreadnought').clauses).toEqual(['TI-14.2']);
  });

  it('TI-15.1 nobody pays twice, with the planets of others or more than is due', () => {
    const game = producing({ planets: ['bereg', 'lodor'], exhausted: ['lodor'] });
    game.play('make:carrier', 'make:carrier', 'done', 'exhaust:bereg');
    expect(whyOf(game, 'planet:bereg')).toEqual({ clauses: ['TI-15.1'], say: 'why.pay.exhausted' });
    expect(whyOf(game, 'planet:lodor').say).toBe('why.pay.exhausted');
    expect(whyOf(game, 'planet:arc-prime').say).toBe('why.pay.other');
    expect(whyOf(game, 'button:spendGood')).toEqual({
      clauses: ['TI-15.2'],
      say: 'why.goods.none',
    });
    const paid = producing({ planets: ['bereg'] }).play('make:carrier', 'done', 'exhaust:bereg');
    expect([paid.asked, paid.prompt]).toEqual(['bob', 'turn']);
    expect(whyOf(paid, 'planet:jord', 0)).toEqual({ clauses: ['TI-15.1'], say: 'why.planet.mine' });
  });
});

describe('why something is not researched or scored', () => {
  it('TI-18.6 nobody owns a technology twice', () => {
    const game = position({
      ann: { cards: ['technology'] },
      step: { step: 'action', args: [0] },
    }).play('strategic:technology');
    const { clauses, say } = whyOf(game, 'technology:neural-motivator');
    expect([clauses, say]).toEqual([['TI-18.6'], 'why.technology.twice']);
    expect(whyOf(game, 'technology:fleet-logistics').clauses).toEqual(['TI-18.1']);
    expect(whyOf(game, 'ability:fleet-logistics').say).toBe('why.technology.needs');
  });

  it('TI-20.3 nobody scores a public objective without the planets of the home system', () => {
    const revealed = ['negotiate-trade-routes'];
    const game = position({
      ann: { goods: 5, lost: ['jord'], planets: ['wellon'], units: {} },
      revealed,
    });
    const target = 'objective:negotiate-trade-routes';
    expect(whyOf(game, target)).toEqual({ clauses: ['TI-20.3'], say: 'why.objective.home' });
    const home = position({ ann: { goods: 5 }, revealed });
    expect(whyOf(home, target)).toEqual({ clauses: ['TI-20.1'], say: 'why.objective.status' });
    const poor = position({ ann: { goods: 4 }, revealed });
    expect(whyOf(poor, target)).toEqual({ clauses: ['TI-20.10'], say: 'why.objective.unmet' });
  });
});
