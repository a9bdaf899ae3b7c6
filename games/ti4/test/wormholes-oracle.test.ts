import { KeyedChance, keyFromSeed } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { FACTIONS, FLAGSHIP, MECATOL, TILES } from '../content/index.ts';
import { adjacentForMove, adjacentTo, areNeighbours, layTiles } from '../rules/galaxy.ts';
import { addAfloat, FIGHTER, hasUnits } from '../rules/pieces.ts';
import { Routes } from '../rules/routes.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { indexOf, stateOf } from './position.ts';

/** How many galaxies are tried; a long run names more. */
const GALAXIES = Number(process.env['GALAXIES'] ?? 200);

const chance = KeyedChance.from(keyFromSeed('wormholes'));
const isLucky = (one: number): boolean => chance.below(one) === 0;
const drawn = <T>(list: readonly T[]): T => list[chance.below(list.length)];

const CREUSS = 0;
const OTHER = 1;
const SEATS = [CREUSS, OTHER];
const HOMES = ['creuss', 'letnev', 'hacan'].map((id) => FACTIONS[indexOf(FACTIONS, id)].home);
const GATE = indexOf(TILES, '17');
const TILES_OF_MAP = [...TILES.keys()].filter((tile) => ['blue', 'red'].includes(TILES[tile].kind));

/** The names of all places within three steps of the middle, as `x y z` with a sum of 0. */
const PLACES: readonly string[] = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
  [-3, -2, -1, 0, 1, 2, 3].filter((y) => Math.abs(x + y) <= 3).map((y) => `${x} ${y} ${-x - y}`),
);

interface Case {
  readonly g: Ti4;
  /** Tiles by place. The home of Creuss has none. */
  readonly places: ReadonlyMap<string, number>;
  readonly tokens: readonly [alpha: number, beta: number];
  readonly flagship: number;
  readonly rivals: ReadonlySet<number>;
  readonly isBanned: boolean;
  readonly isRebuilt: boolean;
  readonly isCharted: boolean;
  readonly deflects: boolean;
  readonly slips: boolean;
  readonly shares: boolean;
  readonly active: number;
}

function galaxy(): Case {
  const bag = [...TILES_OF_MAP];
  const take = (): number => bag.splice(chance.below(bag.length), 1)[0];
  const spots = PLACES.filter((place) => place !== '0 0 0' && !isLucky(5));
  const places = new Map([['0 0 0', MECATOL]]);
  for (const tile of [GATE, HOMES[1], HOMES[2]])
    places.set(spots.splice(chance.below(spots.length), 1)[0], tile);
  for (const spot of spots) if (bag.length > 0) places.set(spot, take());
  const [deflects, slips] = [isLucky(2), isLucky(3)];
  const [isBanned, isRebuilt, shares] = [isLucky(3), isLucky(5), isLucky(4)];
  const technologies = [
    ...(deflects ? ['antimass-deflectors'] : []),
    ...(slips ? ['light-wave-deflector'] : []),
  ];
  const g = stateOf({
    ann: { faction: 'creuss', technologies, units: { creuss: { infantry: 1 } } },
    bob: { faction: 'letnev', technologies: slips ? ['light-wave-deflector'] : [], units: {} },
    cat: { faction: 'hacan', units: {} },
    laws: [
      ...(isBanned ? ['enforced-travel-ban'] : []),
      ...(isRebuilt ? ['wormhole-reconstruction'] : []),
      ...(shares ? ['shared-research'] : []),
    ],
  });
  const laid = [...places].map(([place, tile]) => {
    const [q, r] = place.split(' ').map(Number);
    return { tile, q, r };
  });
  g.galaxy = layTiles(laid, HOMES);
  const token = (): number => (isLucky(2) ? NONE : drawn(g.galaxy.systems));
  const tokens: [number, number] = [token(), token()];
  g.wormholes = [...tokens];
  const flagship = isLucky(2) ? NONE : drawn(g.galaxy.systems);
  if (flagship !== NONE) addAfloat(g, flagship, CREUSS, FLAGSHIP, 1);
  const rivals = new Set(g.galaxy.systems.filter(() => isLucky(6)));
  for (const system of rivals) addAfloat(g, system, 2, FIGHTER, 1);
  const isCharted = isLucky(6);
  const active = drawn(g.galaxy.systems);
  Object.assign(g.tactical, { system: active, chart: isCharted });
  return {
    g,
    places,
    tokens,
    flagship,
    rivals,
    isBanned,
    isRebuilt,
    isCharted,
    deflects,
    slips,
    shares,
    active,
  };
}

/** Letters of all wormholes in a system. */
function lettersIn({ tokens, flagship }: Case, tile: number): ReadonlySet<string> {
  return new Set([
    ...TILES[tile].wormholes,
    ...(tokens[0] === tile ? ['alpha'] : []),
    ...(tokens[1] === tile ? ['beta'] : []),
    ...(flagship === tile ? ['delta'] : []),
  ]);
}

/** All pairs of systems that are next to each other for a seat, as a graph. */
function graphFor(it: Case, seat: number, isMove: boolean): ReadonlyMap<number, Set<number>> {
  const graph = new Map(it.g.galaxy.systems.map((tile) => [tile, new Set<number>()]));
  const join = (one: number, other: number): void => {
    graph.get(one)!.add(other);
    graph.get(other)!.add(one);
  };
  for (const [place, tile] of it.places) {
    const [x, y, z] = place.split(' ').map(Number);
    for (const next of [
      `${x + 1} ${y - 1} ${z}`,
      `${x + 1} ${y} ${z - 1}`,
      `${x} ${y + 1} ${z - 1}`,
    ]) {
      const other = it.places.get(next);
      if (other !== undefined) join(tile, other);
    }
  }
  const isOneNet = it.isCharted || it.isRebuilt || seat === CREUSS;
  const nets = ['alpha', 'beta', 'delta'].map((letter) =>
    it.g.galaxy.systems.filter((tile) => lettersIn(it, tile).has(letter)),
  );
  const [alpha, beta, delta] = nets;
  const open = isOneNet ? [[...new Set([...alpha, ...beta])], delta] : nets;
  const used = isMove && it.isBanned && !isOneNet ? [delta] : open;
  for (const net of used)
    for (const one of net) for (const other of net) if (one !== other) join(one, other);
  return graph;
}

/** Breadth first from a system to the active one; a step out of a rift is free. */
function lengthOf(
  it: Case,
  seat: number,
  graph: ReadonlyMap<number, Set<number>>,
  from: number,
  rifts: boolean,
): number {
  // Letnev starts with Antimass Deflectors.
  const deflects = seat === OTHER || it.deflects;
  const bars = (tile: number): boolean => {
    const { anomaly } = TILES[tile];
    if (anomaly === 'supernova') return true;
    if (anomaly === 'asteroid-field' && !deflects) return true;
    if (tile === it.active) return false;
    if (anomaly === 'nebula' && !it.shares) return true;
    const foes = it.rivals.has(tile) || (seat === OTHER && it.flagship === tile);
    return foes && !it.slips;
  };
  const least = new Map([[from, 0]]);
  let edge = [from];
  while (edge.length > 0) {
    const next = new Set<number>();
    for (const here of edge) {
      const isRift = TILES[here].anomaly === 'gravity-rift';
      if (isRift && !rifts) continue;
      const length = least.get(here)! + (isRift ? 0 : 1);
      for (const there of graph.get(here)!)
        if (!bars(there) && length < (least.get(there) ?? Infinity)) {
          least.set(there, length);
          // A way that goes on from the active system is none.
          if (there !== it.active) next.add(there);
        }
    }
    edge = [...next];
  }
  return least.get(it.active) ?? Infinity;
}

/** Are these the same systems? */
function isSame(found: readonly number[], expected: ReadonlySet<number>): boolean {
  return found.length === expected.size && found.every((system) => expected.has(system));
}

/** A long run takes its time. */
const TIMEOUT = 60_000 + 100 * GALAXIES;

describe('wormholes in random galaxies', { timeout: TIMEOUT }, () => {
  const cases = Array.from({ length: GALAXIES }, galaxy);

  it('TI-7.11 the home of Creuss touches nothing', () => {
    for (const { g } of cases) {
      const [home] = HOMES;
      expect(g.galaxy.apart).toEqual([home]);
      const touching = g.galaxy.systems.filter((tile) => {
        const [dq, dr] = [g.galaxy.q[tile] - g.galaxy.q[home], g.galaxy.r[tile] - g.galaxy.r[home]];
        return tile !== home && Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && Math.abs(dq + dr) <= 1;
      });
      expect(touching).toEqual([]);
    }
  });

  it('TI-7.10, TI-26.8, TI-26.9 make the systems adjacent that a plain graph joins', () => {
    const wrong: string[] = [];
    for (const [number, it] of cases.entries())
      for (const seat of SEATS) {
        const [all, moves] = [graphFor(it, seat, false), graphFor(it, seat, true)];
        for (const system of it.g.galaxy.systems) {
          const isRight =
            isSame(adjacentTo(it.g, system, seat), all.get(system)!) &&
            isSame(adjacentForMove(it.g, system, seat), moves.get(system)!);
          if (!isRight) wrong.push(`galaxy ${number}, seat ${seat}, ${TILES[system].id}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  it('TI-7.1, TI-7.9 let ships go as far as a search from every system finds', () => {
    const wrong: string[] = [];
    let ways = 0;
    for (const [number, it] of cases.entries())
      for (const seat of SEATS) {
        const routes = new Routes(it.g, seat);
        const graph = graphFor(it, seat, true);
        for (const from of it.g.galaxy.systems)
          for (const rifts of [false, true]) {
            if (from === it.active) continue;
            const expected = lengthOf(it, seat, graph, from, rifts);
            if (routes.distance(from, it.active, rifts) !== expected)
              wrong.push(`galaxy ${number}, seat ${seat}, from ${TILES[from].id}`);
            if (Number.isFinite(expected)) ways++;
          }
      }
    expect(wrong).toEqual([]);
    expect(ways).toBeGreaterThan(GALAXIES);
  });

  it('TI-16.1 make neighbours of players who are near for either of them', () => {
    let [near, far] = [0, 0];
    for (const it of cases) {
      const graph = graphFor(it, CREUSS, false);
      const isThere = (seat: number, tile: number): boolean =>
        hasUnits(it.g, tile, seat) ||
        TILES[tile].planets.some((each) => it.g.control[each] === seat);
      const expected = [...graph].some(
        ([tile, next]) =>
          isThere(CREUSS, tile) && [tile, ...next].some((other) => isThere(OTHER, other)),
      );
      expect(areNeighbours(it.g, CREUSS, OTHER)).toBe(expected);
      expect(areNeighbours(it.g, OTHER, CREUSS)).toBe(expected);
      if (expected) near++;
      else far++;
    }
    expect(Math.min(near, far)).toBeGreaterThan(0);
  });
});
