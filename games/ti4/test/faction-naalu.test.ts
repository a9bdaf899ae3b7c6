import { describe, expect, it } from 'vitest';
import { laidOut, notesIn } from './council.ts';
import { activate } from './duel.ts';
import { position, type Setting, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const HOME = { maaluuk: { infantry: 1, dock: 1 } };

const naalu = (units: Side['units'] = {}, more: Side = {}): Side => ({
  faction: 'naalu',
  ...more,
  units: { ...HOME, ...units },
});

describe('Telepathic', () => {
  const taking = (more: Setting = {}): Scenario =>
    position({
      ann: { faction: 'sol', cards: [] },
      bob: naalu({}, { cards: [] }),
      cat: { faction: 'hacan', cards: [] },
      ...more,
      step: { step: 'strategyPhase', args: [] },
    }).play(
      'takeCard:leadership',
      'takeCard:imperial',
      'takeCard:diplomacy',
      'takeCard:politics',
      'takeCard:technology',
      'takeCard:construction',
    );

  it('TI-2.4 at the end of the strategy phase Naalu takes the token, and the first turn', () => {
    const game = taking();
    expect(game.events('initiativeZero')).toEqual([{ player: 1 }]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-2.7 turns go on in initiative order, and come round again', () => {
    const game = taking();
    const asked = [];
    for (let turn = 0; turn < 6; turn++) {
      asked.push(game.asked);
      game.play(game.offered.find((key) => key.startsWith('activate:'))!);
      while (game.prompt !== 'turn') game.play(game.offered.at(-1)!);
    }
    expect(asked).toEqual(['bob', 'ann', 'cat', 'bob', 'ann', 'cat']);
  });

  it('TI-2.4 the token is given up at the end of the status phase', () => {
    const game = position({
      ann: { faction: 'sol' },
      bob: naalu(),
      zero: 'bob',
      step: { step: 'endStatusPhase', args: [] },
    });
    expect(game.state.zero).toBe(-1);
  });

  it('TI-26.21 it stays with the player when strategy cards are exchanged', () => {
    const game = taking({
      cat: {
        faction: 'hacan',
        cards: [],
        goods: 3,
        technologies: ['quantum-datahub-node'],
      },
    });
    game.play('use:quantum-datahub-node', 'swapCards:construction:imperial');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.state.zero).toBe(1);
  });

  it('TI-22.1 the status phase begins with who has initiative 0', () => {
    const game = position({
      ann: { faction: 'sol', goods: 5 },
      bob: naalu({}, { goods: 5 }),
      zero: 'bob',
      revealed: ['negotiate-trade-routes'],
      step: { step: 'statusPhase', args: [] },
    });
    expect([game.prompt, game.asked]).toEqual(['scorePublic', 'bob']);
  });

  it('TI-24.2 leaves with Naalu', () => {
    const game = position({
      ann: { faction: 'xxcha', cards: ['diplomacy'] },
      bob: {
        faction: 'naalu',
        units: {},
        lost: ['maaluuk', 'druaa'],
        planets: ['lor'],
        cards: [],
      },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      zero: 'bob',
    }).play('strategic:diplomacy');
    while (game.prompt !== 'strategic.resolved') game.play(game.offered[0]);
    game.play('use:peace-accords', 'choosePlanet:lor');
    expect(game.player('bob').eliminated).toBe(true);
    expect(game.state.zero).toBe(-1);
  });

  describe('with Gift of Prescience', () => {
    const gifted = (): Scenario =>
      taking({ cat: { faction: 'hacan', cards: [], notes: ['gift-of-prescience of bob'] } });

    it('TI-2.4 its holder has initiative 0 instead, and lays it out', () => {
      const game = gifted();
      expect([game.prompt, game.asked]).toEqual(['strategy.end', 'cat']);
      game.play('playNote:gift-of-prescience:1');
      expect(game.state.zero).toBe(2);
      expect(laidOut(game, 'cat')).toEqual(['gift-of-prescience of bob']);
      expect([game.prompt, game.asked]).toEqual(['turn', 'cat']);
    });

    it('TI-1.3 it may be kept', () => {
      const game = gifted().play('decline');
      expect(game.state.zero).toBe(1);
      expect(game.asked).toBe('bob');
    });

    it('TI-17.3 returns at the end of the status phase', () => {
      const game = position({
        bob: naalu(),
        cat: { faction: 'hacan', displayed: ['gift-of-prescience of bob'] },
        zero: 'cat',
        step: { step: 'endStatusPhase', args: [] },
      });
      expect(laidOut(game, 'cat')).toEqual([]);
      expect(notesIn(game, 'bob')).toContain('gift-of-prescience of bob');
      expect(game.state.zero).toBe(-1);
    });

    it('TI-6.4 an activation does not return it', () => {
      const game = position({
        ann: { faction: 'sol', displayed: ['gift-of-prescience of bob'] },
        bob: naalu({ 22: { cruiser: 1 } }),
        zero: 'ann',
      }).play('activate:22');
      expect(laidOut(game, 'ann')).toEqual(['gift-of-prescience of bob']);
    });

    it('TI-24.4 the token stays with its holder when Naalu is eliminated', () => {
      const game = position({
        ann: { faction: 'xxcha', cards: ['diplomacy'], displayed: ['gift-of-prescience of bob'] },
        bob: {
          faction: 'naalu',
          units: {},
          lost: ['maaluuk', 'druaa'],
          planets: ['lor'],
          cards: [],
        },
        cat: { faction: 'hacan', tokens: [3, 3, 0] },
        zero: 'ann',
      }).play('strategic:diplomacy');
      while (game.prompt !== 'strategic.resolved') game.play(game.offered[0]);
      game.play('use:peace-accords', 'choosePlanet:lor');
      expect(game.player('bob').eliminated).toBe(true);
      expect([game.state.zero, laidOut(game, 'ann')]).toEqual([0, []]);
    });
  });
});

describe('Foresight', () => {
  /** Ann of Sol moves a cruiser from 36 to 23, where Bob of Naalu is. */
  const raid = (bob: Side['units'], more: Side = {}, setting: Setting = {}): Scenario =>
    position({
      cat: { faction: 'hacan' },
      ...setting,
      ann: { faction: 'sol', units: { jord: { infantry: 1 }, 36: { cruiser: 1 } } },
      bob: naalu(bob, more),
    }).play('activate:23', 'move:36:cruiser:whole:plain');

  it('TI-10.13 all ships leave for an adjacent system without ships of others, with a token', () => {
    const game = raid({ 23: { cruiser: 1, carrier: 1, fighter: 3, infantry: 1 } });
    expect([game.prompt, game.asked]).toEqual(['ships.moved', 'bob']);
    game.offers(['use:foresight', 'decline']).play('use:foresight');
    game.offers(['22', '35', '36', '50'].map((tile) => `chooseSystem:${tile}`));
    game.refuses('chooseSystem:44', 'TI-7.13');
    game.play('chooseSystem:22');
    expect(game.units('bob', '23')).toEqual({});
    expect(game.units('bob', '22')).toEqual({ cruiser: 1, carrier: 1, fighter: 3, infantry: 1 });
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect(game.hasToken('bob', '22')).toBe(true);
    expect(game.events('spaceCombat')).toEqual([]);
  });

  it('TI-1.3 it may be declined: then they fight', () => {
    const game = raid({ 23: { cruiser: 1 } }).play('decline');
    expect(game.events('spaceCombat')).toHaveLength(1);
    expect(game.tokens('bob')).toEqual([3, 3, 2]);
  });

  it('TI-1.5 not without a token in the strategy pool', () => {
    expect(raid({ 23: { cruiser: 1 } }, { tokens: [3, 3, 0] }).events('spaceCombat')).toHaveLength(
      1,
    );
  });

  it('TI-28.1 not where Naalu has no ships', () => {
    const game = raid({ 22: { cruiser: 1 }, saudor: { infantry: 1 } }, { planets: ['saudor'] });
    expect(game.prompt).toBe('turn');
  });

  it('not if no ship has come', () => {
    const game = activate('23', {
      ann: { faction: 'sol', units: { 36: { cruiser: 1 } } },
      bob: naalu({ 23: { cruiser: 1 } }),
    });
    expect(game.prompt).toBe('turn');
  });

  it('TI-4.3 where a token of Naalu is, this one goes to reinforcements', () => {
    const game = raid({ 23: { cruiser: 1 } }, { tokensAt: ['22'] });
    game.play('use:foresight', 'chooseSystem:22');
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect(game.events('returnedToken')).toEqual([{ player: 1, pool: 'strategy' }]);
    expect(game.events('tokenPlaced')).toEqual([]);
  });

  it('TI-7.12 ships may take ground forces of planets along', () => {
    const units = { 23: { carrier: 1 }, saudor: { infantry: 2 } };
    const game = raid(units, { planets: ['saudor'] }).play('use:foresight', 'chooseSystem:22');
    expect(game.prompt).toBe('loadRetreat');
    game.play('bring:saudor', 'done');
    expect(game.units('bob', '22')).toEqual({ carrier: 1, infantry: 1 });
    expect(game.units('bob', 'saudor')).toEqual({ infantry: 1 });
  });

  it('TI-5.1, TI-5.3 fleet pool and capacity count where they arrive', () => {
    const fleet = { 23: { cruiser: 2, fighter: 2, carrier: 1 }, 22: { cruiser: 2 } };
    const game = raid(fleet, { tokens: [3, 3, 2] }).play('use:foresight', 'chooseSystem:22');
    expect([game.prompt, game.asked]).toEqual(['overFleet', 'bob']);
    game.play('remove:22:carrier');
    expect(game.units('bob', '22')).toEqual({ cruiser: 3 });
  });

  it('TI-10.13 not where other players have ships', () => {
    const game = raid(
      { 23: { cruiser: 1 } },
      {},
      {
        cat: { faction: 'hacan', units: { 22: { fighter: 1, carrier: 1 } } },
      },
    );
    game.play('use:foresight').refuses('chooseSystem:22', 'TI-10.13');
  });

  it('TI-10.17 the token is placed also if a gravity rift takes all ships', () => {
    const game = position({
      seats: 4,
      ann: { faction: 'sol', units: { 23: { cruiser: 1 } } },
      bob: naalu({ 41: { cruiser: 1 } }),
      cat: { faction: 'hacan' },
      dan: { faction: 'letnev' },
      dice: ['3-'],
    }).play('activate:41', 'move:23:cruiser:whole:plain', 'use:foresight', 'chooseSystem:26');
    expect(game.units('bob', '26')).toEqual({});
    expect(game.hasToken('bob', '26')).toBe(true);
  });

  it('TI-26.8 the ban closes wormholes to it', () => {
    const game = (laws: readonly string[]): Scenario =>
      position({
        ann: { faction: 'sol', units: { 38: { cruiser: 1 } } },
        bob: naalu({ 39: { cruiser: 1 } }),
        cat: { faction: 'hacan' },
        laws,
      }).play('activate:39', 'move:38:cruiser:whole:plain', 'use:foresight');
    expect(game([]).offered).toContain('chooseSystem:26');
    game(['enforced-travel-ban']).refuses('chooseSystem:26', 'TI-26.8');
  });

  it('TI-6.4 it is no retreat: Intercept does not stop it', () => {
    const game = position({
      ann: { faction: 'sol', units: { 36: { cruiser: 1 } }, hand: ['intercept'] },
      bob: naalu({ 23: { cruiser: 1 } }),
      cat: { faction: 'hacan' },
    }).play('activate:23', 'move:36:cruiser:whole:plain');
    game.play('use:foresight', 'chooseSystem:22');
    expect(game.units('bob', '22')).toEqual({ cruiser: 1 });
  });
});

describe('Neuroglaive', () => {
  const invading = (bob: Side['units'], ann: Side = {}): Scenario =>
    position({
      ann: { faction: 'sol', units: { jord: { infantry: 1 } }, ...ann },
      bob: naalu(bob, { technologies: ['neuroglaive'] }),
      cat: { faction: 'hacan' },
    }).play('activate:23');

  it('TI-6.3 who activates a system with its ships returns a token of the fleet pool', () => {
    const game = invading({ 23: { cruiser: 1 } });
    expect(game.tokens('ann')).toEqual([2, 2, 2]);
    expect(game.events('returnedToken')).toEqual([{ player: 0, pool: 'fleet' }]);
  });

  it('TI-5.1 fleets that are then too large shrink at once', () => {
    const units = { jord: { infantry: 1 }, 22: { cruiser: 2, destroyer: 1 } };
    const game = invading({ 23: { cruiser: 1 } }, { units });
    expect([game.prompt, game.asked]).toEqual(['overFleet', 'ann']);
    game.play('remove:22:destroyer');
    expect(game.units('ann', '22')).toEqual({ cruiser: 2 });
  });

  it.each([
    ['no ships there', { saudor: { infantry: 1 } }, {}],
    ['an empty fleet pool', { 23: { cruiser: 1 } }, { tokens: [3, 0, 2] }],
  ] as const)('nothing happens with %s', (_, bob, ann) => {
    expect(invading(bob, ann).events('returnedToken')).toEqual([]);
  });

  it('not by its own activation', () => {
    const game = position({
      ann: naalu({ 23: { cruiser: 1 } }, { technologies: ['neuroglaive'] }),
    }).play('activate:23');
    expect(game.tokens('ann')).toEqual([2, 3, 2]);
  });
});

describe('Hybrid Crystal Fighters', () => {
  const swarm = (fighters: number, ships: Side['units'] = {}): Scenario =>
    position({
      ann: naalu(
        { 22: { fighter: fighters, ...ships['22'] } },
        { technologies: ['hybrid-crystal-fighter-2'], tokens: [3, 2, 2] },
      ),
    }).play('activate:23');

  it('TI-5.5 II move by themselves; each beyond capacity takes half a place of the fleet pool', () => {
    const game = swarm(4);
    for (let moved = 0; moved < 4; moved++) game.play('move:22:fighter:whole:plain');
    expect(game.units('ann', '23')).toEqual({ fighter: 4 });
  });

  it('TI-5.7 a fifth one is too much for two tokens', () => {
    const game = swarm(5);
    for (let moved = 0; moved < 5; moved++) game.play('move:22:fighter:whole:plain');
    expect(game.prompt).toBe('turn');
    expect(game.units('ann', '22')).toEqual({});
    expect(game.units('ann', '23')).toEqual({ fighter: 4 });
  });

  it('with a cruiser there is room for two of them', () => {
    const game = swarm(3, { 22: { cruiser: 1 } }).play('move:22:cruiser:whole:plain');
    for (let moved = 0; moved < 3; moved++) game.play('move:22:fighter:whole:plain');
    game.play('remove:23:fighter');
    expect(game.units('ann', '23')).toEqual({ cruiser: 1, fighter: 2 });
  });

  it('I are carried like other fighters', () => {
    const game = position({ ann: naalu({ 22: { fighter: 2, carrier: 1 } }) }).play('activate:23');
    expect(game.offered).not.toContain('move:22:fighter:whole:plain');
    expect(game.offered).toContain('move:22:carrier:whole:plain');
  });

  it('TI-1.10 I hit on 8, II on 7', () => {
    const roll = (technologies: readonly string[]): number => {
      const game = activate('23', {
        ann: naalu({ 23: { fighter: 1, carrier: 1 } }, { technologies }),
        bob: { faction: 'letnev', units: { 23: { cruiser: 1 }, 22: { destroyer: 1 } } },
        cat: { faction: 'hacan' },
        dice: [7, '8-', '6-'],
      });
      while (game.prompt === 'announceRetreat') game.play('stay');
      return Number(game.events('combatRoll')[0]!['hits']);
    };
    expect([roll([]), roll(['hybrid-crystal-fighter-2'])]).toEqual([0, 1]);
  });
});

describe('Matriarch', () => {
  /** Ann of Naalu invades Saudor, which Bob holds. */
  const invasion = (
    fleet: { readonly [kind: string]: number },
    bob: { readonly [kind: string]: number },
    dice: readonly Wanted[] = [],
    more: { readonly ann?: Side; readonly bob?: Side } = {},
  ): Scenario =>
    activate('23', {
      ann: naalu({ 23: fleet }, { tokens: [3, 5, 2], ...more.ann }),
      bob: { faction: 'letnev', planets: ['saudor'], units: { saudor: bob }, ...more.bob },
      cat: { faction: 'hacan' },
      dice,
    });

  it('TI-12.11 fighters of its system land like ground forces', () => {
    const game = invasion({ flagship: 1, fighter: 3, infantry: 1 }, { infantry: 1 });
    expect(game.prompt).toBe('landForces');
    game.offers(['landFighters:saudor', 'landFighter:saudor', 'land:saudor', 'done']);
  });

  it('TI-12.11 they fight along, go back to space, and infantry takes the planet', () => {
    const game = invasion({ flagship: 1, fighter: 2, infantry: 1 }, { infantry: 1 }, [
      '7-',
      8,
      '7-',
      '7-',
    ]);
    game.play('landFighters:saudor', 'land:saudor');
    expect(game.events('landedFighters')).toEqual([{ player: 0, planet: 'saudor', count: 2 }]);
    expect(game.controller('saudor')).toBe('ann');
    expect(game.units('ann', '23')).toEqual({ flagship: 1, fighter: 2 });
    expect(game.units('ann', 'saudor')).toEqual({ infantry: 1 });
  });

  it('TI-12.11 alone they win nothing: the defender keeps the planet', () => {
    const game = invasion({ flagship: 1, fighter: 2 }, { infantry: 1 }, [8, '7-', '7-'], {
      ann: { technologies: ['dacxive-animators'] },
    });
    game.play('landFighters:saudor');
    expect(game.events('groundDrawn')).toEqual([{ planet: 'saudor' }]);
    expect(game.controller('saudor')).toBe('bob');
    expect(game.units('ann', '23')).toEqual({ flagship: 1, fighter: 2 });
    expect(game.units('bob', 'saudor')).toEqual({});
    expect(game.prompt).not.toBe('combat.won');
  });

  it('TI-12.7 their owner chooses what is lost; fighters go first by default', () => {
    const hit = (): Scenario =>
      invasion({ flagship: 1, fighter: 1, infantry: 2 }, { infantry: 2 }, [
        '7-',
        '7-',
        '7-',
        '8+',
        '7-',
      ]).play('landFighter:saudor', 'landAll:saudor');
    const game = hit();
    expect([game.prompt, game.asked]).toEqual(['groundHits', 'ann']);
    game.offers(['lose:fighter:whole', 'lose:infantry:whole', 'fightersFirst']);
    expect(hit().play('fightersFirst').events('destroyedOn')[0]).toMatchObject({ kind: 'fighter' });
    expect(hit().play('lose:infantry:whole').events('destroyedOn')[0]).toMatchObject({
      kind: 'infantry',
    });
  });

  it('TI-12.6 Space Cannons on the planet hit them too', () => {
    const game = invasion({ flagship: 1, fighter: 2, infantry: 1 }, { infantry: 1, pds: 1 }, [6]);
    while (game.prompt === 'spaceCannon') game.play('decline');
    game.play('landFighters:saudor', 'land:saudor');
    expect([game.prompt, game.asked]).toEqual(['cannonDefense', 'bob']);
    expect(game.play('fire', 'decline').prompt).toBe('groundHits');
  });

  it('not without the flagship, and not where nobody fights', () => {
    const none = invasion({ carrier: 1, fighter: 3, infantry: 1 }, { infantry: 1 });
    none.offers(['land:saudor', 'done']);
    const empty = activate('23', { ann: naalu({ 23: { flagship: 1, fighter: 2 } }) });
    expect(empty.prompt).toBe('turn');
  });

  it('TI-12.4 fighters alone do not remove the custodians token', () => {
    const game = activate('18', {
      ann: naalu({ 18: { flagship: 1, fighter: 2 } }, { goods: 6 }),
      bob: { faction: 'letnev' },
    });
    expect(game.prompt).toBe('turn');
  });

  it('Parley sends fighters back as well', () => {
    const game = invasion({ flagship: 1, fighter: 2, infantry: 1 }, { infantry: 1 }, [], {
      bob: { hand: ['parley'] },
    });
    while (game.prompt !== 'landForces') game.play('decline');
    game.play('landFighters:saudor', 'land:saudor');
    expect(game.asked).toBe('bob');
    game.play('play:parley');
    expect(game.units('ann', '23')).toEqual({ flagship: 1, fighter: 2, infantry: 1 });
    expect(game.events('groundCombat')).toEqual([]);
  });

  it('fighters of a defender stay in space', () => {
    const game = activate('23', {
      ann: { faction: 'sol', units: { 23: { carrier: 1, infantry: 2 } } },
      bob: naalu({ saudor: { infantry: 1 } }, { planets: ['saudor'] }),
      cat: { faction: 'hacan' },
    });
    game.offers(['landAll:saudor', 'land:saudor', 'done']);
  });

  it('a law that keeps units off the planet keeps them off too', () => {
    const game = activate('23', {
      ann: naalu({ 23: { flagship: 1, fighter: 2, infantry: 1 } }),
      bob: { faction: 'letnev', planets: ['saudor'], units: { saudor: { pds: 1 } } },
      attached: { saudor: ['demilitarized-zone'] },
    });
    while (game.prompt === 'spaceCannon') game.play('decline');
    expect(game.prompt).toBe('turn');
  });
});
