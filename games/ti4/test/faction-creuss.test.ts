import { describe, expect, it } from 'vitest';
import { TILES } from '../content/index.ts';
import { activate } from './duel.ts';
import { opening, position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const GARRISON = { creuss: { infantry: 1, dock: 1 } };

/** Ann is Creuss and has these units beside a garrison. */
const ghosts = (units: Side['units'], more: Side = {}): Side => ({
  faction: 'creuss',
  tokens: [3, 9, 2],
  ...more,
  units: { ...GARRISON, ...units },
});

const rest = { bob: { faction: 'letnev' }, cat: { faction: 'hacan' } } as const;

/** The ships that can move to a system. */
function movers(tile: string, setting: Setting): string[] {
  const game = position({ ...rest, ...setting }).play(`activate:${tile}`);
  return game.prompt === 'moveShips' ? game.offered.filter((key) => key.startsWith('move:')) : [];
}

const tokensOf = (game: Scenario): (string | null)[] =>
  game.state.wormholes.map((system) => TILES[system]?.id ?? null);

describe('Creuss Gate', () => {
  it.each([3, 4, 5, 6])('TI-7.11 the gate lies on the map and home beside it, for %i', (seats) => {
    const game = position({ seats, ...rest, ann: ghosts({}) });
    const { systems, homes, apart } = game.state.galaxy;
    expect(apart.map((tile) => TILES[tile].id)).toEqual(['51']);
    expect(TILES[homes[0]].id).toBe('51');
    expect(systems.map((tile) => TILES[tile].id)).toContain('17');
    expect(new Set(systems).size).toBe(systems.length);
  });

  it('TI-7.11 ships leave home through the delta wormhole, and come in by it', () => {
    expect(movers('17', { ann: ghosts({ 51: { carrier: 1 } }) })).toEqual([
      'move:51:carrier:whole:plain',
    ]);
    const bob = { faction: 'creuss' } as const;
    const sol = (tile: string): Side => ({ faction: 'sol', units: { [tile]: { carrier: 1 } } });
    expect(movers('51', { ann: sol('17'), bob })).toEqual(['move:17:carrier:whole:plain']);
    expect(movers('51', { ann: sol('33'), bob })).toEqual([]);
  });

  it('TI-27.9 the gate is no home system, its home is', () => {
    const near = (tile: string): Scenario =>
      position({
        ...rest,
        ann: { faction: 'sol', units: { [tile]: { cruiser: 1 } }, secrets: ['threaten-enemies'] },
        bob: { faction: 'creuss' },
        step: { step: 'scoreObjectives', args: [0] },
      });
    expect(near('33').offered).not.toContain('scoreSecret:threaten-enemies');
    expect(near('17').offered).toContain('scoreSecret:threaten-enemies');
  });

  it('a match with Creuss begins with its fleet at home', () => {
    for (let seed = 1; seed < 60; seed++) {
      const game = opening(3, { factions: 'all' }, seed);
      const seat = game.state.players.findIndex(({ faction }) => faction === 1);
      if (seat < 0) continue;
      expect(TILES[game.state.galaxy.homes[seat]].id).toBe('51');
      return;
    }
    expect.unreachable('somebody plays Creuss');
  });
});

describe('Quantum Entanglement', () => {
  it('TI-26.9 alpha and beta are adjacent for Creuss, and for nobody else', () => {
    const fleet = { 39: { carrier: 1 } };
    expect(movers('40', { ann: ghosts(fleet) })).toEqual(['move:39:carrier:whole:plain']);
    const bob = { faction: 'creuss' };
    expect(
      movers('40', { ann: { faction: 'sol', units: fleet }, bob, cat: { faction: 'hacan' } }),
    ).toEqual([]);
  });

  it('TI-26.8 Enforced Travel Ban does not stop it', () => {
    const laws = ['enforced-travel-ban'];
    const fleet = { 39: { carrier: 1 } };
    expect(movers('26', { ann: ghosts(fleet), laws })).toEqual(['move:39:carrier:whole:plain']);
    const bob = { faction: 'creuss' };
    const sol = position({
      ann: { faction: 'sol', units: { 39: { carrier: 1 }, 24: { carrier: 1 } } },
      bob,
      cat: { faction: 'hacan' },
      laws,
    }).play('activate:26');
    sol.offers(['moveAll:24', 'move:24:carrier:whole:plain', 'done']);
    sol.refuses('move:39:carrier:whole:plain', 'TI-26.8');
  });

  it('TI-9.2 PDS II of Creuss reach from beta to alpha, those of others do not', () => {
    const guns = { quann: { pds: 1 } };
    const shot = activate('39', {
      ann: { faction: 'sol', units: { 39: { cruiser: 1 } } },
      bob: ghosts(guns, { technologies: ['pds-2'] }),
      cat: { faction: 'hacan' },
    });
    expect([shot.prompt, shot.asked]).toEqual(['spaceCannon', 'bob']);
    const calm = activate('39', {
      ann: ghosts({ 39: { cruiser: 1 } }),
      bob: { faction: 'letnev', units: guns, technologies: ['pds-2'] },
      cat: { faction: 'hacan' },
    });
    expect(calm.prompt).toBe('turn');
  });

  it('TI-16.1 who is near by it is a neighbour', () => {
    const bob = { faction: 'letnev', goods: 1, units: { 40: { cruiser: 1 } } };
    const near = position({ ...rest, ann: ghosts({ 39: { cruiser: 1 } }, { goods: 1 }), bob });
    near.accord('deal:0:1:goods*1:goods*1');
    const far = position({ ...rest, ann: ghosts({ 38: { cruiser: 1 } }, { goods: 1 }), bob });
    far.refusesAccord('deal:0:1:goods*1:goods*1', 'TI-16.1');
  });

  it('TI-10.8 Creuss retreats from alpha to beta, others do not', () => {
    const fight = (ann: Side, bob: Side): Scenario =>
      activate('39', { ann, bob, cat: { faction: 'hacan' } });
    const home = { 39: { cruiser: 2 }, 40: { destroyer: 1 } };
    const sol = { faction: 'sol', units: { 39: { cruiser: 2 } } };
    const leaves = fight(sol, ghosts(home));
    expect([leaves.prompt, leaves.asked]).toEqual(['announceRetreat', 'bob']);
    leaves.offers(['retreat:40', 'stay']);
    const stays = fight(ghosts({ 39: { cruiser: 2 } }), { faction: 'letnev', units: home });
    expect(stays.prompt).not.toBe('announceRetreat');
  });

  it('objectives count it: ships next to an anomaly through wormholes', () => {
    // Tile 26 lies beside an asteroid field; 39 and 25 reach a nebula and an asteroid field themselves.
    const game = position({
      ...rest,
      seats: 4,
      dan: { faction: 'sol' },
      ann: ghosts({ 25: { cruiser: 1 } }, { secrets: ['become-the-gatekeeper'] }),
      wormholes: { alpha: '25' },
      step: { step: 'scoreObjectives', args: [0] },
    });
    expect(game.prompt).toBe('scoreSecret');
    game.offers(['scoreSecret:become-the-gatekeeper', 'decline']);
  });
});

describe('Slipstream', () => {
  it.each([
    ['home', '51', '36', true],
    ['an alpha wormhole', '39', '50', true],
    ['another system', '38', '36', false],
  ])('TI-7.1 one more move from %s', (_, from, to, goes) => {
    const found = movers(to, { ann: ghosts({ [from]: { carrier: 1 } }) });
    expect(found.includes(`move:${from}:carrier:whole:plain`)).toBe(goes);
  });

  it('works with Gravity Drive, and from a wormhole token', () => {
    expect(movers('23', { ann: ghosts({ 51: { carrier: 1 } }) })).toEqual([
      'move:51:carrier:whole:drive',
    ]);
    const wormholes = { alpha: '38' };
    expect(movers('36', { ann: ghosts({ 38: { carrier: 1 } }), wormholes })).toEqual([
      'move:38:carrier:whole:plain',
    ]);
  });

  it('TI-7.8 is added to the 1 of a nebula', () => {
    const ann = ghosts({ 42: { cruiser: 1 } });
    expect(movers('22', { ann })).toEqual(['move:42:cruiser:whole:drive']);
    expect(movers('22', { ann, wormholes: { beta: '42' } })).toEqual([
      'move:42:cruiser:whole:plain',
    ]);
  });

  it('not for others, nor from their homes', () => {
    const ann = { faction: 'sol', units: { 39: { carrier: 1 } } };
    expect(movers('50', { ann, bob: { faction: 'creuss' } })).toEqual([]);
  });
});

describe('Hil Colish', () => {
  it('TI-7.10 its system has a delta wormhole for everybody', () => {
    const ann = { faction: 'sol', units: { 33: { carrier: 1 } } };
    const bob = ghosts({ 23: { flagship: 1 } });
    // Bob sits in the south: the gate lies beside 33.
    expect(movers('23', { ann: { ...ann, units: { 17: { carrier: 1 } } }, bob })).toEqual([
      'move:17:carrier:whole:plain',
    ]);
    expect(
      movers('23', { ann: { ...ann, units: { 17: { carrier: 1 } } }, bob: ghosts({}) }),
    ).toEqual([]);
  });

  const fleet = ghosts({ 23: { flagship: 1 }, 17: { carrier: 1 } });

  it('TI-26.20 declared, it leaves its wormhole behind for the others, or goes ahead with it', () => {
    const game = position({ ...rest, ann: fleet }).play(
      'activate:22',
      'move:23:flagship:whole:plain',
    );
    game.offers(['goAhead', 'move:17:carrier:whole:drive', 'done']);
    const ahead = game.play('goAhead');
    expect(ahead.offered).toContain('move:17:carrier:whole:plain');
    expect(ahead.offered).not.toContain('goAhead');
    ahead.play('move:17:carrier:whole:plain');
    expect(ahead.units('ann', '22')).toEqual({ flagship: 1, carrier: 1 });
  });

  it('TI-26.20 it cannot go ahead of a ship that has been declared', () => {
    const game = position({ ...rest, ann: fleet }).play(
      'activate:22',
      'move:17:carrier:whole:drive',
    );
    expect(game.offered).not.toContain('goAhead');
    expect(game.play('move:23:flagship:whole:plain').offered).not.toContain('goAhead');
  });

  it('other ships do not go ahead', () => {
    const game = position({ ...rest, ann: ghosts({ 23: { cruiser: 1 }, 17: { carrier: 1 } }) });
    game.play('activate:22', 'move:23:cruiser:whole:plain');
    expect(game.offered).not.toContain('goAhead');
  });

  describe('in a gravity rift', () => {
    const through = (die: '3-' | '4+'): Scenario =>
      position({
        ...rest,
        seats: 4,
        dan: { faction: 'sol' },
        ann: ghosts({ 24: { flagship: 1, infantry: 1 }, 17: { carrier: 1, infantry: 2 } }),
        dice: [die],
      }).play(
        'activate:47',
        'move:24:flagship:whole:rift',
        'loadFrom:24:infantry',
        'goAhead',
        'move:17:carrier:whole:plain',
        'loadFrom:17:infantry',
        'done',
      );

    it('TI-26.20 lost on the way, it takes its wormhole along: who needed it stays', () => {
      const game = through('3-');
      expect(game.units('ann', '47')).toEqual({});
      expect(game.units('ann', '24')).toEqual({});
      expect(game.units('ann', '17')).toEqual({ carrier: 1, infantry: 2 });
      expect(game.events('stayed')).toEqual([
        { player: 0, kind: 'carrier', count: 1, system: '17' },
      ]);
    });

    it('else all arrive', () => {
      const game = through('4+');
      expect(game.units('ann', '47')).toEqual({ flagship: 1, carrier: 1, infantry: 2 });
      expect(game.units('ann', '17')).toEqual({});
    });
  });

  it('TI-7.14 destroyed, it takes its wormhole along', () => {
    const gone = movers('23', {
      ann: { faction: 'sol', units: { 17: { carrier: 1 } } },
      bob: ghosts({ 22: { flagship: 1 } }),
    });
    expect(gone).toEqual([]);
  });
});

describe('Wormhole Generator', () => {
  const status = (more: Setting = {}): Scenario =>
    position({
      ...rest,
      ann: ghosts({}, { technologies: ['wormhole-generator'], planets: ['saudor'] }),
      ...more,
      step: { step: 'statusPhase', args: [] },
    });

  it('TI-1.3 at the start of every status phase a token has to be placed', () => {
    const game = status();
    expect([game.prompt, game.asked]).toEqual(['wormholeToken', 'ann']);
    game.offers(['chooseWormhole:alpha', 'chooseWormhole:beta']).play('chooseWormhole:beta');
    expect(game.prompt).toBe('wormholeSystem');
    game.play('chooseSystem:18');
    expect(tokensOf(game)).toEqual([null, '18']);
    expect(game.events('wormholeMoved')).toEqual([{ player: 0, system: '18', wormhole: 'beta' }]);
  });

  it('it may stay where it is, or share a system with the other', () => {
    const game = status({ wormholes: { alpha: '18', beta: '23' } });
    game.play('chooseWormhole:alpha', 'chooseSystem:18');
    expect(tokensOf(game)).toEqual(['18', '23']);
    const both = status({ wormholes: { alpha: '18' } });
    both.play('chooseWormhole:beta', 'chooseSystem:18');
    expect(tokensOf(both)).toEqual(['18', '18']);
  });

  it('not into homes of others, nor where ships of others are, but for own planets', () => {
    const game = status({
      bob: { faction: 'letnev', units: { 23: { cruiser: 1 }, 22: { cruiser: 1 } } },
    }).play('chooseWormhole:alpha');
    expect(game.offered).toContain('chooseSystem:51');
    expect(game.offered).toContain('chooseSystem:17');
    expect(game.offered).toContain('chooseSystem:23');
    for (const tile of ['10', '16', '22'])
      expect(game.offered).not.toContain(`chooseSystem:${tile}`);
  });

  it('not without the technology', () => {
    const game = position({ ...rest, ann: ghosts({}), step: { step: 'statusPhase', args: [] } });
    expect(game.prompt).not.toBe('wormholeToken');
  });

  it('TI-7.10 a token is a wormhole for everybody', () => {
    const setting = {
      ann: { faction: 'sol', units: { 22: { carrier: 1 } } },
      bob: { faction: 'creuss' },
      cat: { faction: 'hacan' },
    };
    expect(movers('39', setting)).toEqual([]);
    expect(movers('39', { ...setting, wormholes: { alpha: '22' } })).toEqual([
      'move:22:carrier:whole:plain',
    ]);
    expect(movers('39', { ...setting, wormholes: { beta: '22' } })).toEqual([]);
  });

  it('TI-24.4 tokens stay when Creuss is eliminated', () => {
    const game = position({
      ann: { faction: 'xxcha', cards: ['diplomacy'], planets: ['saudor'] },
      bob: { faction: 'creuss', units: {}, lost: ['creuss'], planets: ['lor'], cards: [] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      wormholes: { alpha: '22', beta: '23' },
    }).play('strategic:diplomacy');
    while (game.prompt !== 'strategic.resolved') game.play(game.offered[0]);
    game.play('use:peace-accords', 'choosePlanet:lor');
    expect(game.player('bob').eliminated).toBe(true);
    expect(tokensOf(game)).toEqual(['22', '23']);
  });
});

describe('Creuss IFF', () => {
  const holding = (more: Setting = {}): Scenario =>
    position({
      ann: { faction: 'sol', notes: ['creuss-iff of bob'] },
      bob: { faction: 'creuss', units: { ...GARRISON, 22: { cruiser: 1 } } },
      cat: { faction: 'hacan' },
      ...more,
    });

  it('TI-17.3 places a token at the start of the turn, by the places of its holder, and goes back', () => {
    const game = holding();
    expect([game.prompt, game.asked]).toEqual(['turn.start', 'ann']);
    game.play('playNote:creuss-iff:1', 'chooseWormhole:alpha');
    expect(game.offered).toContain('chooseSystem:1');
    for (const tile of ['51', '16', '22'])
      expect(game.offered).not.toContain(`chooseSystem:${tile}`);
    game.play('chooseSystem:1');
    expect(tokensOf(game)).toEqual(['1', null]);
    expect(game.player('bob').notes).toHaveLength(5);
    expect(game.prompt).toBe('turn');
  });

  it('TI-1.3 it may be kept', () => {
    const game = holding().play('decline');
    expect(tokensOf(game)).toEqual([null, null]);
    expect(game.player('ann').notes).toHaveLength(6);
  });

  it('TI-28.1 not on the turn of another player', () => {
    const game = holding({ step: { step: 'turn', args: [2] } });
    expect([game.prompt, game.asked]).toEqual(['turn', 'cat']);
  });
});

describe('Dimensional Splicer', () => {
  const fight = (bob: Side['units'], more: Setting = {}, tile = '39'): Scenario =>
    activate(tile, {
      cat: { faction: 'hacan' },
      ...more,
      ann: ghosts(
        { [tile]: { cruiser: 2 } },
        { technologies: ['dimensional-splicer'], ...more.ann },
      ),
      // With a refuge Bob is asked before the first roll.
      bob: { faction: 'letnev', units: { ...bob, 19: { destroyer: 1 } }, ...more.bob },
    });

  it('TI-10.2 one hit at the start of a combat at a wormhole, on a ship of choice', () => {
    const game = fight({ 39: { carrier: 1, destroyer: 1 } });
    expect([game.prompt, game.asked]).toEqual(['round.start', 'ann']);
    game.play('use:dimensional-splicer');
    game.offers(['destroy:39:1:destroyer:whole', 'destroy:39:1:carrier:whole']);
    game.play('destroy:39:1:carrier:whole');
    expect(game.units('bob', '39')).toEqual({ destroyer: 1 });
    expect(game.events('destroyed')).toEqual([
      { player: 1, kind: 'carrier', count: 1, system: '39' },
    ]);
  });

  it('TI-11.5 only the ship chosen may sustain the damage', () => {
    const game = fight({ 39: { dreadnought: 1, cruiser: 1 } });
    game.play('use:dimensional-splicer', 'destroy:39:1:dreadnought:whole');
    expect([game.prompt, game.asked]).toEqual(['sustainDamage', 'bob']);
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(game.units('bob', '39')).toEqual({ 'dreadnought!': 1, cruiser: 1 });
    const other = fight({ 39: { dreadnought: 1, cruiser: 1 } });
    other.play('use:dimensional-splicer', 'destroy:39:1:cruiser:whole');
    expect(other.units('bob', '39')).toEqual({ dreadnought: 1 });
  });

  it('TI-1.3 the damage need not be sustained, and the hit need not be made', () => {
    const game = fight({ 39: { dreadnought: 1, cruiser: 1 } });
    game.play('use:dimensional-splicer', 'destroy:39:1:dreadnought:whole', 'decline');
    expect(game.units('bob', '39')).toEqual({ cruiser: 1 });
    const calm = fight({ 39: { cruiser: 1 } }).play('decline');
    expect(calm.units('bob', '39')).toEqual({ cruiser: 1 });
  });

  it('the last ship hit ends the combat', () => {
    const game = fight({ 39: { cruiser: 1 } });
    game.play('use:dimensional-splicer');
    expect(game.events('combatWon')).toHaveLength(1);
  });

  it('TI-26.16 Shields Holding cancels it, Direct Hit follows a ship that sustains it', () => {
    const game = fight(
      { 39: { carrier: 1, destroyer: 1 } },
      { bob: { hand: ['shields-holding'] } },
    );
    game.play('use:dimensional-splicer', 'decline', 'destroy:39:1:carrier:whole');
    expect(game.offered).toContain('play:shields-holding');
    game.play('play:shields-holding');
    expect(game.events('destroyed')).toEqual([]);
    expect(game.events('cancelledHits')).toHaveLength(1);
  });

  it('not where there is no wormhole; Hil Colish brings one, and so does a token', () => {
    const far = { 38: { cruiser: 1 } };
    expect(fight(far, {}, '38').prompt).toBe('announceRetreat');
    expect(fight(far, { wormholes: { beta: '38' } }, '38').prompt).toBe('round.start');
    const ship = activate('38', {
      ...rest,
      ann: ghosts({ 38: { flagship: 1 } }, { technologies: ['dimensional-splicer'] }),
      bob: { faction: 'letnev', units: far },
    });
    expect(ship.prompt).toBe('round.start');
  });
});

describe('Creuss and others', () => {
  it('Ghost Ship comes to a system with a wormhole token', () => {
    const game = position({
      ...rest,
      ann: { faction: 'sol', hand: ['ghost-ship'] },
      bob: { faction: 'creuss' },
      wormholes: { beta: '38' },
    }).play('play:ghost-ship');
    expect(game.offered).toContain('chooseSystem:38');
    expect(game.offered).toContain('chooseSystem:17');
    expect(game.offered).not.toContain('chooseSystem:51');
    expect(game.offered).not.toContain('chooseSystem:22');
  });

  it('TI-26.8 Wormhole Reconstruction and Lost Star Chart join tokens too', () => {
    const setting = {
      ann: { faction: 'sol', units: { 22: { carrier: 1 } } },
      bob: { faction: 'creuss' },
      cat: { faction: 'hacan' },
      wormholes: { beta: '22' },
    };
    expect(movers('39', { ...setting, laws: ['wormhole-reconstruction'] })).toEqual([
      'move:22:carrier:whole:plain',
    ]);
    const ban = ['wormhole-reconstruction', 'enforced-travel-ban'];
    expect(movers('39', { ...setting, laws: ban })).toEqual(['move:22:carrier:whole:plain']);
  });

  it('Enforced Travel Ban leaves delta wormholes open', () => {
    const setting = { ann: ghosts({ 51: { carrier: 1 } }), laws: ['enforced-travel-ban'] };
    expect(movers('17', setting)).toEqual(['move:51:carrier:whole:plain']);
  });

  it('a rival at the gate shuts Creuss in, unless Hil Colish is somewhere', () => {
    const bob = { faction: 'letnev', units: { 17: { fighter: 1, carrier: 1 } } };
    expect(movers('36', { ann: ghosts({ 51: { cruiser: 1 } }), bob })).toEqual([]);
    const ann = ghosts({ 51: { cruiser: 1 }, 23: { flagship: 1 } });
    expect(movers('36', { ann, bob })).toContain('move:51:cruiser:whole:plain');
  });

  it('Spacial Conduit Cylinder and wormholes hold together', () => {
    const setting = {
      ann: {
        faction: 'jol-nar',
        technologies: ['spacial-conduit-cylinder'],
        units: { 22: { carrier: 1 }, 27: { carrier: 1 } },
      },
      bob: { faction: 'creuss' },
      cat: { faction: 'hacan' },
    };
    const game = position(setting).play('activate:22', 'use:spacial-conduit-cylinder');
    expect(game.offered).toContain('move:27:carrier:whole:plain');
  });

  it('Signal Jamming reaches where ships are adjacent for Creuss', () => {
    const game = position({
      ...rest,
      ann: ghosts({ 39: { cruiser: 1 } }, { hand: ['signal-jamming'] }),
    }).play('play:signal-jamming');
    expect(game.offered).toContain('chooseSystem:40');
  });
});
