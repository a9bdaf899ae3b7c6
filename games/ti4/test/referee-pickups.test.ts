import { FastChance } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { PLANETS, TILES, tileOf } from '../content/index.ts';
import { position, type Setting, stateOf, type Units } from './position.ts';
import type { Scenario } from './scenario.ts';

const HANDS = {
  ann: { faction: 'sardakk-norr' },
  bob: { faction: 'letnev' },
  cat: { faction: 'xxcha' },
};
const { galaxy } = stateOf(HANDS);
const SPACES = galaxy.systems.map((system) => TILES[system].id);
const MOVES = { carrier: 2, cruiser: 3, dreadnought: 1, warsun: 2 } as const;
const KINDS = Object.keys(MOVES) as (keyof typeof MOVES)[];
const UPGRADES = ['carrier-2', 'cruiser-2', 'war-sun'];
const CARDS = ['antimass-deflectors', 'light-wave-deflector', 'gravity-drive'];

const next = (tile: string): string[] =>
  galaxy.adjacent[tileOf(tile)].map((system) => TILES[system].id);
const anomalyOf = (tile: string): string | null => TILES[tileOf(tile)].anomaly;
const planetsOf = (tile: string): string[] =>
  TILES[tileOf(tile)].planets.map((planet) => PLANETS[planet].id);

interface Board {
  readonly active: string;
  readonly ships: ReadonlyMap<string, keyof typeof MOVES>;
  readonly garrisons: readonly string[];
  readonly rivals: readonly string[];
  readonly tokens: readonly string[];
  readonly cards: readonly string[];
}

/** The printed map for three has no gravity rift. */
function board(seed: number): Board {
  const chance = new FastChance(seed);
  const some = <T>(list: readonly T[], one: number): T[] =>
    list.filter(() => chance.below(one) === 0);
  const tokens = some(SPACES, 6);
  const free = SPACES.filter((tile) => !tokens.includes(tile));
  const ships = new Map(some(SPACES, 4).map((tile) => [tile, KINDS[chance.below(KINDS.length)]]));
  return {
    active: free[chance.below(free.length)],
    ships,
    garrisons: some(SPACES.flatMap(planetsOf), 2),
    rivals: some(SPACES, 6).filter((tile) => !ships.has(tile)),
    tokens,
    cards: some(CARDS, 2),
  };
}

function activated({ active, ships, garrisons, rivals, tokens, cards }: Board): Scenario {
  const units = (entries: readonly (readonly [string, Units])[]): { [place: string]: Units } =>
    Object.fromEntries(entries);
  const setting: Setting = {
    ...HANDS,
    ann: {
      ...HANDS.ann,
      tokens: [3, 8, 0],
      technologies: [...UPGRADES, ...cards],
      units: units([
        ...[...ships].map(([tile, kind]) => [tile, { [kind]: 1 }] as const),
        ...garrisons.map((planet) => [planet, { infantry: 2 }] as const),
      ]),
      tokensAt: tokens,
    },
    bob: { ...HANDS.bob, units: units(rivals.map((tile) => [tile, { fighter: 1 }] as const)) },
  };
  return position(setting).play(`activate:${active}`);
}

/** Planets with own forces on any walk of the ship to the active system; null without such a walk. */
function reachable(of: Board, from: string, move: number): string[] | null {
  const { active, garrisons, rivals, tokens, cards } = of;
  const isOpen = (tile: string): boolean =>
    anomalyOf(tile) === null ||
    (anomalyOf(tile) === 'asteroid-field' && cards.includes('antimass-deflectors'));
  const passes = (tile: string): boolean =>
    isOpen(tile) && (!rivals.includes(tile) || cards.includes('light-wave-deflector'));
  const enters = (tile: string): boolean =>
    tile === active ? isOpen(tile) || anomalyOf(tile) === 'nebula' : passes(tile);
  const visited = new Set<string>();
  const walk = (path: readonly string[]): void => {
    const here = path.at(-1)!;
    if (here === active && path.length > 1) for (const tile of path) visited.add(tile);
    if (path.length > move || (path.length > 1 && !passes(here))) return;
    for (const there of next(here)) if (enters(there)) walk([...path, there]);
  };
  walk([from]);
  if (visited.size === 0) return null;
  return [...visited]
    .filter((tile) => tile === active || !tokens.includes(tile))
    .flatMap(planetsOf)
    .filter((planet) => garrisons.includes(planet));
}

/** What each ship can pick up; ships that cannot join are left out. */
function expected(of: Board): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [tile, kind] of of.ships) {
    if (of.tokens.includes(tile)) continue;
    const move = anomalyOf(tile) === 'nebula' ? 1 : MOVES[kind];
    const cargo = reachable(of, tile, move);
    if (cargo !== null && (tile !== of.active || cargo.length > 0))
      found.set(`move:${tile}:${kind}:whole:plain`, cargo.toSorted());
  }
  return found;
}

describe('what ships can pick up', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed + 1))(
    'TI-7.4 TI-8.1 TI-8.2 is what lies on any walk to the active system, board %i',
    (seed) => {
      const of = board(seed);
      const game = activated(of);
      const ways = game.offered.filter((key) => /^move:.*plain$/.test(key));
      const found = ways.map((way) => {
        const lifts = activated(of)
          .play(way)
          .offered.filter((key) => key.startsWith('lift:'));
        return [way, lifts.map((key) => key.slice('lift:'.length)).toSorted()] as const;
      });
      expect(new Map(found)).toEqual(expected(of));
    },
  );
});
