import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Sardakk N'orr, activates a system; her home 13 touches 31, 36 and 50. */
const moving = (tile: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { faction: 'sardakk-norr', ...ann } }).play(`activate:${tile}`);

const CRUISER = 'move:13:cruiser:whole:plain';

describe('movement', () => {
  it('TI-7.1 a ship enters no more systems than its move value', () => {
    const units = { 13: { cruiser: 1 }, 35: { cruiser: 1 } };
    expect(moving('23', { units }).offered).toContain(CRUISER);
    moving('22', { units }).refuses(CRUISER, 'TI-7.1');
  });

  it('TI-7.2 no ship starts where its owner has a token; it may pass there', () => {
    const game = moving('23', {
      units: { 13: { cruiser: 1 }, 36: { cruiser: 1 } },
      tokensAt: ['36', '50'],
    });
    game.refuses('move:36:cruiser:whole:plain', 'TI-7.2');
    game.offersOf('move', ['13:cruiser:whole:plain']);
  });

  it('TI-7.3 ships of others bar the way, fighters too, but not the active system', () => {
    const ann = { units: { 13: { cruiser: 1 }, 35: { cruiser: 1 } } };
    const bob = { units: { 36: { fighter: 1 }, 50: { fighter: 1 } } };
    moving('23', ann, { bob }).refuses(CRUISER, 'TI-7.3');
    expect(moving('36', ann, { bob }).offered).toContain(CRUISER);
    const deflector = { ...ann, technologies: ['light-wave-deflector'] };
    expect(moving('23', deflector, { bob }).offered).toContain(CRUISER);
  });

  it('TI-7.4 a ship of the active system stays, or leaves it and comes back with something', () => {
    const units = { 19: { carrier: 1 }, abyz: { infantry: 2 } };
    const game = moving('19', { units, technologies: ['carrier-2'] });
    game.play('move:19:carrier:whole:plain', 'lift:abyz', 'done');
    expect(game.units('ann', '19')).toEqual({ carrier: 1, infantry: 1 });
    expect(game.units('ann', 'abyz')).toEqual({ infantry: 1 });
  });

  it('TI-7.4 its move has to do for both ways', () => {
    const units = { 19: { carrier: 1 }, 39: { destroyer: 1 }, abyz: { infantry: 2 } };
    moving('19', { units }).refuses('move:19:carrier:whole:plain', 'TI-7.4');
    const driven = moving('19', { units, technologies: ['gravity-drive'] });
    driven.refuses('move:19:carrier:whole:plain', 'TI-7.4');
    driven.play('move:19:carrier:whole:drive', 'lift:abyz', 'lift:abyz', 'done');
    expect(driven.units('ann', '19')).toEqual({ carrier: 1, infantry: 2 });
    moving('19', { units, technologies: ['carrier-2'], tokensAt: ['38'] }).refuses(
      'move:19:carrier:whole:plain',
      'TI-7.4',
    );
  });

  it('TI-7.5 all ships are declared, then they arrive together', () => {
    const game = moving('36', {
      technologies: ['carrier-2'],
      units: { 13: { carrier: 1, fighter: 2 }, 31: { carrier: 1 } },
    });
    game.play('move:13:carrier:whole:plain');
    expect(game.units('ann', '13')).toEqual({ fighter: 2 });
    game.play('move:31:carrier:whole:plain', 'loadFrom:13:fighter', 'loadFrom:13:fighter');
    expect(game.units('ann', '36')).toEqual({ carrier: 2, fighter: 2 });
    expect(game.events('removed')).toEqual([]);
  });

  it('TI-7.6 an asteroid field is neither entered nor passed', () => {
    const units = { 36: { cruiser: 1 }, 22: { destroyer: 1 } };
    const ship = 'move:36:cruiser:whole:plain';
    moving('18', { units }).refuses(ship, 'TI-7.6');
    expect(moving('44', { units }).prompt).not.toBe('moveShips');
    const technologies = ['antimass-deflectors'];
    for (const tile of ['18', '44'])
      expect(moving(tile, { units, technologies }).offered).toContain(ship);
  });

  it('TI-7.7 a supernova is neither entered nor passed', () => {
    const units = { 29: { cruiser: 1 }, 36: { destroyer: 1 } };
    const ann = { units, technologies: ['antimass-deflectors'] };
    moving('22', ann, { seats: 4 }).refuses('move:29:cruiser:whole:plain', 'TI-7.7');
    expect(moving('43', ann, { seats: 4 }).prompt).not.toBe('moveShips');
  });

  it('TI-7.8 a nebula is entered only as the active system', () => {
    const units = { 19: { cruiser: 1 }, 33: { destroyer: 1 } };
    moving('47', { units }).refuses('move:19:cruiser:whole:plain', 'TI-7.8');
    expect(moving('42', { units }).offered).toContain('move:19:cruiser:whole:plain');
  });

  it('TI-7.8 out of a nebula a ship has move 1, and bonuses add', () => {
    const units = { 42: { cruiser: 1 }, 33: { destroyer: 1 } };
    moving('29', { units }).refuses('move:42:cruiser:whole:plain', 'TI-7.1');
    const driven = moving('29', { units, technologies: ['gravity-drive'] });
    expect(driven.offered).toContain('move:42:cruiser:whole:drive');
  });

  it('TI-7.10 equal wormholes are adjacent', () => {
    const game = moving('26', { units: { 38: { destroyer: 1 }, 39: { carrier: 1 } } });
    game.offersOf('move', ['38:destroyer:whole:plain', '39:carrier:whole:plain']);
  });

  it('Gravity Drive adds one to the move of a single ship', () => {
    const game = moving('23', {
      technologies: ['gravity-drive'],
      units: { 13: { carrier: 2, infantry: 1 } },
    });
    game.play('move:13:carrier:whole:drive');
    game.refuses('move:13:carrier:whole:plain', 'TI-7.1');
  });

  it('Gravity Drive also for a detour: what is fetched lies beyond the own move', () => {
    const game = moving('36', {
      technologies: ['gravity-drive'],
      units: { 13: { carrier: 1 }, sakulag: { infantry: 1 } },
    });
    game.offersOf('move', ['13:carrier:whole:plain', '13:carrier:whole:drive']);
    game.play('move:13:carrier:whole:drive', 'lift:sakulag', 'done');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 1 });
  });
});

describe('the gravity rift', () => {
  /** By the rift, 41, a carrier of 24 gets to 26 at a move of 1. */
  const rift = (dice: readonly number[], ann: Side = {}): Scenario =>
    moving(
      '26',
      {
        units: { 24: { carrier: 1, infantry: 2 }, lodor: { infantry: 1 } },
        planets: ['lodor'],
        ...ann,
      },
      { seats: 4, dice },
    );
  const THROUGH = 'move:24:carrier:whole:rift';

  it('TI-7.9 passing it adds one to the move; on a 4 the ship comes through', () => {
    const game = rift([4]).play(THROUGH, 'loadFrom:24:infantry', 'loadFrom:24:infantry', 'done');
    expect(game.units('ann', '26')).toEqual({ carrier: 1, infantry: 2 });
    expect(game.events('riftRoll')).toHaveLength(1);
  });

  it('TI-7.9 on a 3 the ship is removed with its cargo: nothing is destroyed', () => {
    const game = rift([3]).play(THROUGH, 'loadFrom:24:infantry', 'lift:lodor', 'done');
    expect(game.units('ann', '26')).toEqual({});
    expect(game.events('destroyed')).toEqual([]);
    expect(game.units('ann', '24')).toEqual({});
  });

  it('TI-7.9 what it would have picked up behind the rift stays where it was', () => {
    const game = rift([3]).play(THROUGH, 'lift:lodor', 'done');
    expect(game.units('ann', 'lodor')).toEqual({ infantry: 1 });
    expect(game.events('moved')).toEqual([]);
  });

  it('TI-7.9 with Gravity Drive a ship may go round it', () => {
    const game = rift([], { technologies: ['gravity-drive'] });
    game.offersOf('move', ['24:carrier:whole:drive', '24:carrier:whole:rift']);
    game.play('move:24:carrier:whole:drive', 'done');
    expect(game.events('riftRoll')).toEqual([]);
  });

  it('TI-7.9 leaving it counts, moving into it does not', () => {
    const leaving = moving('18', { units: { 41: { destroyer: 1 } } }, { seats: 4, dice: [4] });
    leaving.play('move:41:destroyer:whole:rift');
    expect(leaving.units('ann', '18')).toEqual({ destroyer: 1 });
    expect(leaving.events('riftRoll')).toHaveLength(1);
    const entering = moving('41', { units: { 24: { destroyer: 1 } } }, { seats: 4 });
    entering.play('move:24:destroyer:whole:plain');
    expect(entering.events('riftRoll')).toEqual([]);
  });

  it('TI-7.9 each exit counts: there and back through the rift are two rolls', () => {
    const fetching = (dice: readonly number[]): Scenario =>
      moving(
        '24',
        {
          technologies: ['carrier-2'],
          units: { 24: { carrier: 1 }, lodor: { infantry: 2 } },
          planets: ['lodor'],
        },
        { seats: 4, dice },
      ).play('move:24:carrier:whole:rift', 'lift:lodor', 'done');
    const safe = fetching([4, 4]);
    expect(safe.units('ann', '24')).toEqual({ carrier: 1, infantry: 1 });
    expect(safe.events('riftRoll')).toHaveLength(2);
    expect(fetching([4, 3]).units('ann', 'lodor')).toEqual({ infantry: 1 });
    expect(fetching([3]).units('ann', 'lodor')).toEqual({ infantry: 2 });
  });
});

describe('transport', () => {
  it('TI-8.1 cargo comes from the start, from the way and from the active system', () => {
    const game = moving('23', {
      technologies: ['carrier-2'],
      units: {
        13: { carrier: 1, infantry: 1 },
        arnor: { infantry: 1 },
        saudor: { infantry: 1 },
        lazar: { infantry: 1 },
      },
    });
    game.play('move:13:carrier:whole:plain');
    game.offersOf('lift', ['arnor', 'saudor']).offersOf('loadFrom', ['13:infantry']);
    game.play('loadFrom:13:infantry', 'lift:arnor', 'lift:saudor');
    game.play('done');
    expect(game.units('ann', '23')).toEqual({ carrier: 1, infantry: 3 });
  });

  it('TI-8.1 up to the capacity of the ship', () => {
    const game = moving('36', {
      units: { 13: { cruiser: 1, dreadnought: 1 }, quinarra: { infantry: 2 } },
    });
    game.play(CRUISER).offersOf('lift', []);
    game.play('move:13:dreadnought:whole:plain').offersOf('lift', ['quinarra']);
    game.play('lift:quinarra');
    expect(game.prompt).not.toBe('moveShips');
    expect(game.units('ann', 'quinarra')).toEqual({ infantry: 1 });
  });

  it('TI-8.2 nothing is picked up where the owner has a token, but in the active system', () => {
    const game = moving('23', {
      technologies: ['carrier-2'],
      units: { 13: { carrier: 1 }, arnor: { infantry: 1 }, saudor: { infantry: 1 } },
      tokensAt: ['36'],
    });
    game.play('move:13:carrier:whole:plain').offersOf('lift', ['saudor']);
  });

  it('TI-8.3 cargo arrives in the space area and lands only in the invasion', () => {
    const game = moving('36', { units: { 13: { carrier: 1, infantry: 2 } } });
    game.play('move:13:carrier:whole:plain', 'loadFrom:13:infantry', 'loadFrom:13:infantry');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 2 });
    expect([game.units('ann', 'arnor'), game.prompt]).toEqual([{}, 'landForces']);
  });

  it('TI-8.4 a planet stays under control when its last ground forces leave; structures never do', () => {
    const game = moving('23', {
      planets: ['arnor'],
      units: { 36: { carrier: 1 }, arnor: { infantry: 1, pds: 1, dock: 1 } },
    });
    game.play('move:36:carrier:whole:plain').offersOf('lift', ['arnor']);
    game.play('lift:arnor', 'done');
    expect(game.controller('arnor')).toBe('ann');
    expect(game.units('ann', 'arnor')).toEqual({ pds: 1, dock: 1 });
  });
});

describe('fleet pool and capacity', () => {
  it('TI-5.2 ships in transit do not count where they pass', () => {
    const units = { 13: { cruiser: 1 }, 36: { cruiser: 1 }, 50: { cruiser: 1 } };
    expect(moving('23', { units, tokens: [3, 1, 2] }).offered).toContain(CRUISER);
  });

  it('TI-5.2 units that use capacity do not count, nor do units on planets', () => {
    const game = moving('36', {
      tokens: [3, 1, 2],
      technologies: ['fighter-2'],
      units: { 13: { carrier: 1, fighter: 4 }, arnor: { infantry: 4 } },
    });
    game.play('moveAll:13');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, fighter: 4 });
  });

  it('TI-5.7 a full system takes in a ship and gives up another one, by choice', () => {
    const game = moving('36', {
      tokens: [3, 1, 2],
      units: { 13: { carrier: 1, cruiser: 1, infantry: 1 } },
    });
    game.play('move:13:carrier:whole:plain', CRUISER);
    expect(game.prompt).toBe('overFleet');
    game.offers(['remove:36:cruiser', 'remove:36:carrier']).play('remove:36:carrier');
    expect(game.units('ann', '36')).toEqual({ cruiser: 1 });
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-5.7 whoever moves all ships of a system at once keeps to the fleet pool', () => {
    const game = moving('36', { tokens: [3, 1, 2], units: { 13: { carrier: 1, cruiser: 1 } } });
    game.play('moveAll:13').offersOf('move', ['13:cruiser:whole:plain']).offersOf('moveAll', []);
  });

  it('TI-5.4 units belong to no ship: they stay aboard another one', () => {
    const game = moving('23', { units: { 36: { carrier: 2, fighter: 4 } } });
    game.play('move:36:carrier:whole:plain', 'done');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, fighter: 4 });
  });

  it('TI-5.3 what has no room when ships have left is removed, by choice of its owner', () => {
    const game = moving('23', {
      units: { 36: { carrier: 1, dreadnought: 1, fighter: 1, infantry: 1 } },
    });
    game.play('move:36:carrier:whole:plain', 'done');
    expect(game.prompt).toBe('overCapacity');
    game.offers(['remove:36:fighter', 'remove:36:infantry']).play('remove:36:fighter');
    expect(game.units('ann', '36')).toEqual({ dreadnought: 1, infantry: 1 });
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-5.6 ground forces do not stay in space without a ship that has capacity', () => {
    const game = moving('23', { units: { 36: { carrier: 1, cruiser: 1, infantry: 2 } } });
    game.play('move:36:carrier:whole:plain', 'done');
    expect(game.units('ann', '36')).toEqual({ cruiser: 1 });
  });

  it('TI-27.8 a dock keeps three fighters; they need not go for infantry without room', () => {
    const game = moving('36', {
      units: { 13: { carrier: 1, fighter: 4, infantry: 1 }, quinarra: { dock: 1 } },
    });
    game.play('move:13:carrier:whole:plain', 'done');
    expect(game.prompt).toBe('turn');
    expect(game.units('ann', '13')).toEqual({ fighter: 3 });
  });

  it('TI-27.8 fighters in transport leave the places of a dock alone', () => {
    const game = moving('13', {
      units: { 36: { carrier: 1, fighter: 4 }, 13: { fighter: 3 }, quinarra: { dock: 1 } },
    });
    game.play('moveAll:36');
    expect(game.units('ann', '13')).toEqual({ carrier: 1, fighter: 7 });
  });

  it('TI-5.5 fighters II move alone and count against the fleet pool beyond capacity', () => {
    const game = moving('23', {
      tokens: [3, 2, 2],
      technologies: ['fighter-2'],
      units: { 36: { fighter: 3, carrier: 1 } },
    });
    const fighter = 'move:36:fighter:whole:plain';
    game.play(fighter, fighter, fighter, 'done');
    expect(game.units('ann', '23')).toEqual({ fighter: 2 });
  });
});
