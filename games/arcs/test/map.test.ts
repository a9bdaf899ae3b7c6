import { describe, expect, it } from 'vitest';
import { SETUPS, SYSTEMS } from '../content/index.ts';
import { neighboursOf, systemsInPlay } from '../rules/map.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';
import { systemOf } from './table.ts';

const around = (game: Scenario, system: string): string[] =>
  neighboursOf(game.state, systemOf(system)).map((next) => SYSTEMS[next].id);

/** Clusters 1 and 4 out. */
const mixUp = () => position({ setup: 'setup-3p-mix-up', ann: { ships: {} }, bob: {}, cat: {} });

describe('the map', () => {
  it('ARC-3.1 six clusters of a gate and three planets', () => {
    for (const cluster of [1, 2, 3, 4, 5, 6]) {
      expect(SYSTEMS.filter((system) => system.cluster === cluster).map(({ id }) => id)).toEqual(
        ['gate', 'arrow', 'crescent', 'hex'].map((name) => `c${cluster}-${name}`),
      );
    }
    expect(SYSTEMS).toHaveLength(24);
  });

  it('ARC-3.5 type and slots of every planet; gates have neither', () => {
    const printed = {
      1: ['weapon 2', 'fuel 1', 'material 2'],
      2: ['psionic 1', 'weapon 1', 'relic 2'],
      3: ['material 1', 'fuel 1', 'weapon 2'],
      4: ['relic 2', 'fuel 2', 'material 1'],
      5: ['weapon 1', 'relic 1', 'psionic 2'],
      6: ['material 1', 'fuel 2', 'psionic 1'],
    };
    for (const [cluster, planets] of Object.entries(printed)) {
      const found = SYSTEMS.filter((system) => system.cluster === Number(cluster));
      expect(found.map(({ type, slots }) => `${type} ${slots}`)).toEqual(['null 0', ...planets]);
    }
  });

  it('ARC-3.2 a gate is next to its planets and to the gates of the next clusters', () => {
    expect(around(position(), 'c5-gate')).toEqual([
      'c4-gate',
      'c5-arrow',
      'c5-crescent',
      'c5-hex',
      'c6-gate',
    ]);
    expect(around(position(), 'c6-gate')).toContain('c1-gate');
  });

  it('ARC-3.3 planets of a cluster are a chain: arrow and hex are not adjacent', () => {
    expect(around(position(), 'c4-arrow')).toEqual(['c4-gate', 'c4-crescent']);
    expect(around(position(), 'c4-crescent')).toEqual(['c4-gate', 'c4-arrow', 'c4-hex']);
    expect(around(position(), 'c4-hex')).toEqual(['c4-gate', 'c4-crescent']);
  });

  it('ARC-3.4 only two pairs of planets are adjacent across a border', () => {
    expect(around(position(), 'c5-hex')).toEqual(['c5-gate', 'c5-crescent', 'c6-arrow']);
    expect(around(mixUp(), 'c2-hex')).toEqual(['c2-gate', 'c2-crescent', 'c3-arrow']);
    const crossing = SETUPS.flatMap((_, setup) => {
      const { state } = position();
      state.setup = setup;
      return systemsInPlay(state).flatMap((system) =>
        neighboursOf(state, system)
          .filter((next) => {
            const [a, b] = [SYSTEMS[system], SYSTEMS[next]];
            return a.type !== null && b.type !== null && a.cluster < b.cluster;
          })
          .map((next) => `${SYSTEMS[system].id} ${SYSTEMS[next].id}`),
      );
    });
    expect([...new Set(crossing)].toSorted()).toEqual(['c2-hex c3-arrow', 'c5-hex c6-arrow']);
  });

  it('ARC-3.6 ARC-13.10 systems out of play do not exist', () => {
    const game = position({
      setup: 'setup-3p-homelands',
      ann: { hand: ['mobilization-4'], ships: { 'c4-gate': 1, 'c1-gate': 1 } },
      bob: { ships: { 'c1-hex': 1 } },
      cat: { ships: { 'c1-arrow': 1 } },
    });
    expect(around(game, 'c5-hex')).toEqual([]);
    expect(around(game, 'c4-gate')).not.toContain('c5-gate');
    game.turn('lead:mobilization-4', 'act:move', 'moveFrom:c4-gate');
    game.refuses('moveTo:c5-gate', 'ARC-13.10');
  });

  it('ARC-3.7 a path marker joins the gates beside a removed cluster', () => {
    const game = mixUp();
    expect(around(game, 'c3-gate')).toEqual([
      'c2-gate',
      'c3-arrow',
      'c3-crescent',
      'c3-hex',
      'c5-gate',
    ]);
    expect(around(game, 'c2-gate')).toContain('c6-gate');
  });

  it('ARC-3.8 two removed neighbours chain: gates 1 and 4 are adjacent', () => {
    const game = position({ ann: { hand: ['mobilization-4'], ships: { 'c1-gate': 1 } } });
    expect(around(game, 'c1-gate')).toEqual([
      'c1-arrow',
      'c1-crescent',
      'c1-hex',
      'c4-gate',
      'c6-gate',
    ]);
    game.turn('lead:mobilization-4', 'act:move', 'moveTo:c4-gate');
    expect(game.ships('ann', 'c4-gate')).toEqual([1, 0]);
  });
});

describe('core concepts', () => {
  it('ARC-4.4 ARC-4.5 control: strictly more fresh ships than each single Rival', () => {
    const game = position({
      ann: { ships: { 'c1-gate': 3, 'c4-gate': 2, 'c5-gate': 1 }, damaged: { 'c6-gate': 3 } },
      bob: { ships: { 'c1-gate': 2, 'c4-gate': 2, 'c6-gate': 1 }, cities: ['c1-hex'] },
      cat: { ships: { 'c1-gate': 2 }, damaged: { 'c5-gate': 4 }, starports: ['c4-hex'] },
    });
    expect(game.controller('c1-gate')).toBe('ann');
    expect(game.controller('c4-gate')).toBeUndefined();
    expect(game.controller('c5-gate')).toBe('ann');
    expect(game.controller('c6-gate')).toBe('bob');
    expect(game.controller('c1-hex')).toBeUndefined();
    expect(game.controller('c4-hex')).toBeUndefined();
  });

  it('ARC-4.4 a tie at the top of three', () => {
    const game = position({
      ann: { ships: { 'c1-gate': 2 } },
      bob: { ships: { 'c1-gate': 2 } },
      cat: { ships: { 'c1-gate': 1 } },
    });
    expect(game.controller('c1-gate')).toBeUndefined();
  });

  it('ARC-4.1 ARC-4.6 control taxes Rival cities, stops Catapults and damages what Rivals build', () => {
    const game = position({
      ann: { hand: ['administration-2'], ships: { 'c1-hex': 2 }, cities: ['c4-hex'] },
      bob: { hand: ['construction-2'], cities: ['c1-hex', 'c5-hex'], ships: { 'c1-hex': 1 } },
    });
    game.turn('lead:administration-2', 'act:tax').offers(['tax:c1-hex:0', 'tax:c4-hex:0']);
    game.refuses('tax:c5-hex:0', 'ARC-11.1').play('tax:c1-hex:0', 'store:0:0:material', 'endTurn');
    game.turn('pivot:construction-2', 'act:build', 'buildStarport:c1-hex');
    expect(game.buildings('c1-hex')).toEqual(['bob city', 'bob starport damaged']);
  });

  it('ARC-4.2 ARC-4.3 a hit damages what is fresh and destroys what is damaged', () => {
    const game = position({
      ann: { hand: ['aggression-2'], ships: { 'c1-gate': 2 } },
      bob: { ships: { 'c1-gate': 1 } },
      rolls: [5, 5],
    })
      .turn('lead:aggression-2', 'act:battle')
      .dice({ skirmish: 1 });
    expect(game.ships('bob', 'c1-gate')).toEqual([0, 1]);
    game.play('act:battle').dice({ skirmish: 1 });
    expect(game.ships('bob', 'c1-gate')).toEqual([0, 0]);
    expect(game.trophies('ann', 'bob', 'ship')).toBe(1);
  });

  it('ARC-4.7 ARC-4.8 Trophies and Captives lie in boxes, in no supply, and count one each', () => {
    const game = position({
      chapter: 5,
      ann: { trophies: { bob: { city: 1, ship: 1 } }, captives: { cat: 2 } },
      bob: { trophies: { ann: { agent: 1 } }, captives: { ann: 1 } },
      markers: ['warlord', 'tyrant'],
    });
    expect(game.player('bob')).toMatchObject({ cities: 4, ships: 13 });
    expect(game.player('cat').agents).toBe(8);
    game.play('pass', 'pass', 'pass');
    expect([game.power('ann'), game.power('bob')]).toEqual([8, 5]);
  });
});
