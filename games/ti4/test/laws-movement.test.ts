import { describe, expect, it } from 'vitest';
import { type Setting, type Side, position } from './position.ts';
import type { Scenario } from './scenario.ts';

const BAN = ['enforced-travel-ban'];
const RECONSTRUCTION = ['wormhole-reconstruction'];
const RESEARCH = ['shared-research'];

/** Ann, of Sardakk N'orr, activates a system. Alpha wormholes are in 26 and 39, beta wormholes in 25 and 40. */
const active = (tile: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { faction: 'sardakk-norr', ...ann } }).play(`activate:${tile}`);

/** Nobody votes, so Ann as the speaker decides. */
const rejected = (agenda: string, setting: Setting): Scenario =>
  position({
    step: { step: 'agendaPhase', args: [] },
    custodians: false,
    agendas: [agenda, 'mutiny'],
    ...setting,
  }).play('abstain', 'abstain', 'abstain', 'reject');

describe('Enforced Travel Ban', () => {
  const units = { 26: { cruiser: 1 }, 38: { destroyer: 1 } };
  const SHIP = 'move:26:cruiser:whole:plain';

  it('TI-26.8 nobody moves through alpha and beta wormholes', () => {
    expect(active('39', { units }).offered).toContain(SHIP);
    active('39', { units }, { laws: BAN }).refuses(SHIP, 'TI-26.8');
    const beta = { units: { 40: { cruiser: 1 }, 38: { destroyer: 1 } } };
    active('25', beta, { laws: BAN }).refuses('move:40:cruiser:whole:plain', 'TI-26.8');
  });

  it('TI-7.1 sides stay open, those of systems with wormholes too', () => {
    const game = active('39', { units }, { laws: BAN });
    expect(game.offered).toContain('move:38:destroyer:whole:plain');
    const out = active('38', { units: { 39: { carrier: 1 } } }, { laws: BAN });
    expect(out.offered).toContain('move:39:carrier:whole:plain');
  });

  it('TI-26.8 fleets do not retreat through them either', () => {
    const setting = {
      discarded: 'all',
      bob: { units: { 26: { cruiser: 1 } } },
      cat: { units: { 27: { cruiser: 1 } } },
    } as const;
    const ann = { planets: ['torkan'], units: { 26: { cruiser: 1 }, 39: { cruiser: 1 } } };
    const free = active('26', ann, setting).play('done');
    expect(free.prompt).toBe('announceRetreat');
    free.offersOf('retreat', ['28', '39']);
    const game = active('26', ann, { ...setting, laws: BAN });
    expect(game.prompt).toBe('announceRetreat');
    game.offersOf('retreat', ['28']).refuses('retreat:39', 'TI-26.8');
  });

  it('TI-26.8 Space Cannons still fire through them', () => {
    const bob = { technologies: ['pds-2'], units: { lodor: { pds: 1 } } };
    const game = active('39', { units: { 39: { cruiser: 1 } } }, { bob, laws: BAN });
    expect([game.prompt, game.asked]).toEqual(['spaceCannon', 'bob']);
  });

  it('TI-26.8 and players are neighbours through them', () => {
    const game = position({
      laws: BAN,
      ann: { goods: 1, units: { 26: { cruiser: 1 } } },
      bob: { units: { 39: { cruiser: 1 } } },
    });
    game.accord('deal:0:1:goods*1:');
    expect(game.player('bob').goods).toBe(1);
  });

  it('TI-23.9 against: each PDS in a system with a wormhole or next to one is destroyed', () => {
    const game = rejected('enforced-travel-ban', {
      ann: { units: { lodor: { pds: 2 }, mellon: { pds: 1, infantry: 1 }, corneeq: { pds: 1 } } },
      bob: { units: { quann: { pds: 1, dock: 1 }, wellon: { pds: 1 }, bereg: { pds: 1 } } },
      cat: { units: { lazar: { pds: 1 }, centauri: { pds: 1 } } },
    });
    expect(game.units('ann', 'lodor')).toEqual({});
    expect(game.units('ann', 'mellon')).toEqual({ infantry: 1 });
    expect(game.units('ann', 'corneeq')).toEqual({});
    expect(game.units('bob', 'quann')).toEqual({ dock: 1 });
    expect(game.units('bob', 'wellon')).toEqual({});
    expect(game.units('bob', 'bereg')).toEqual({});
    expect(game.units('cat', 'lazar')).toEqual({});
    expect(game.units('cat', 'centauri')).toEqual({ pds: 1 });
    expect(game.state.laws).toEqual([]);
  });
});

describe('Wormhole Reconstruction', () => {
  const units = { 26: { carrier: 1 } };
  const SHIP = 'move:26:carrier:whole:plain';

  it('TI-7.10 all systems with alpha or beta wormholes are adjacent', () => {
    expect(active('25', { units }).prompt).not.toBe('moveShips');
    for (const tile of ['25', '40', '39'])
      expect(active(tile, { units }, { laws: RECONSTRUCTION }).offered).toContain(SHIP);
  });

  it('TI-26.8 goes round the Enforced Travel Ban', () => {
    const laws = [...BAN, ...RECONSTRUCTION];
    for (const tile of ['25', '39'])
      expect(active(tile, { units }, { laws }).offered).toContain(SHIP);
  });

  it('TI-9.2 Space Cannons, and TI-16.1 neighbours reach as far', () => {
    const bob = { technologies: ['pds-2'], units: { quann: { pds: 1 } } };
    const fired = active('26', { units }, { bob, laws: RECONSTRUCTION });
    expect([fired.prompt, fired.asked]).toEqual(['spaceCannon', 'bob']);
    const far = { ann: { goods: 1, units }, bob: { units: { 25: { cruiser: 1 } } } };
    position(far).refusesAccord('deal:0:1:goods*1:', 'TI-16.1');
    position({ ...far, laws: RECONSTRUCTION }).accord('deal:0:1:goods*1:');
  });

  it('TI-4.2 against: a token in each system with a wormhole and own ships', () => {
    const game = rejected('wormhole-reconstruction', {
      ann: { units: { 26: { fighter: 1, carrier: 1 }, 40: { cruiser: 1 }, 19: { cruiser: 1 } } },
      bob: { tokensAt: ['25'], units: { 25: { cruiser: 1 }, lodor: { infantry: 1 } } },
    });
    const tiles = ['26', '40', '39', '25', '19'];
    expect(tiles.filter((tile) => game.hasToken('ann', tile))).toEqual(['26', '40']);
    expect(tiles.filter((tile) => game.hasToken('bob', tile))).toEqual(['25']);
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
    expect(game.events('tokenPlaced')).toHaveLength(2);
  });
});

describe('Shared Research', () => {
  const units = { 19: { cruiser: 1 }, 33: { destroyer: 1 } };
  const SHIP = 'move:19:cruiser:whole:plain';

  it('TI-7.8 ships pass nebulae', () => {
    active('47', { units }).refuses(SHIP, 'TI-7.8');
    const game = active('47', { units }, { laws: RESEARCH }).play(SHIP, 'done');
    expect(game.units('ann', '47')).toEqual({ cruiser: 1 });
  });

  it('TI-7.8 a ship that starts in one still has move 1', () => {
    const ann = { units: { 42: { cruiser: 1 }, 38: { destroyer: 1 } } };
    active('39', ann, { laws: RESEARCH }).refuses('move:42:cruiser:whole:plain', 'TI-7.1');
  });

  it('TI-7.13 nobody retreats into one', () => {
    const ann = { units: { 19: { cruiser: 1 }, 42: { cruiser: 1 } }, planets: ['abyz'] };
    const bob = { units: { 19: { cruiser: 1 } } };
    const game = active('19', ann, { bob, laws: RESEARCH }).play('done');
    expect(game.prompt).toBe('announceRetreat');
    game.offersOf('retreat', ['38']).refuses('retreat:42', 'TI-7.13');
  });

  it('TI-4.2 against: a token of each player in the home system, from the sheet if need be', () => {
    const game = rejected('shared-research', {
      ann: { tokens: [8, 5, 3] },
      bob: { faction: 'letnev', tokensAt: ['10'] },
      cat: { faction: 'hacan' },
    });
    expect([game.prompt, game.asked]).toEqual(['tokenFromSheet', 'ann']);
    game.play('spendPool:tactic');
    expect(game.tokens('ann')).toEqual([7, 5, 3]);
    expect([
      game.hasToken('ann', '1'),
      game.hasToken('bob', '10'),
      game.hasToken('cat', '16'),
    ]).toEqual([true, true, true]);
    expect(game.events('tokenPlaced')).toMatchObject([{ player: 0 }, { player: 2 }]);
  });
});
