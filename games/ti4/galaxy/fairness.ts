import { type Planet, PLANETS, TILES } from '../content/index.ts';
import { LAYOUTS, SEATS, slicePlaces } from './layouts.ts';
import { EMPTY, type GalaxyMap, HOME, isBesideMecatol, neighbours } from './map.ts';

/** What a home has near it. A tile counts for the nearest home; homes as near as each other share it. */
export interface Measures {
  readonly resources: number;
  readonly influence: number;
  /** The greater of resources and influence of each planet. */
  readonly best: number;
  readonly planets: number;
  readonly specialties: number;
  readonly wormholes: number;
  readonly anomalies: number;
  /** Moves to Mecatol Rex, through wormholes too, past anomalies that stop ships. TI-7.8 */
  readonly mecatol: number;
  /** `best` of the tiles of its slice that ships reach without leaving the slice. */
  readonly reach: number;
  /** All of it as one number. */
  readonly score: number;
}

export const MEASURES = [
  'resources',
  'influence',
  'best',
  'planets',
  'specialties',
  'wormholes',
  'anomalies',
  'mecatol',
  'reach',
  'score',
] as const satisfies readonly (keyof Measures)[];

export type Measure = (typeof MEASURES)[number];

export interface Fairness {
  /** By seat. */
  readonly homes: readonly Measures[];
  /** The most of any home less the least of any. */
  readonly spread: Measures;
}

/** How much one of each adds to the score. */
const WEIGHTS = {
  best: 0.75,
  reach: 0.25,
  planets: 0.25,
  specialties: 0.5,
  wormholes: 0.25,
  anomalies: -0.25,
  mecatol: -0.5,
} as const satisfies { readonly [measure in Measure]?: number };

/** What a trade good at the start adds: it comes once, a planet pays every round. */
const BONUS = 0.25;

/** Moves to Mecatol Rex without a detour; more than FAR make a home no worse. */
const DIRECT = 3;
const FAR = 8;

/** What tiles hold, wherever they lie. */
export type Contents = Pick<
  Measures,
  'resources' | 'influence' | 'best' | 'planets' | 'specialties' | 'wormholes' | 'anomalies'
>;

const PRINTS: readonly Contents[] = TILES.map(({ planets, wormholes, anomaly }) => {
  const sum = (of: (planet: Planet) => number): number =>
    planets.reduce((total, planet) => total + of(PLANETS[planet]), 0);
  return {
    resources: sum(({ resources }) => resources),
    influence: sum(({ influence }) => influence),
    best: sum(({ resources, influence }) => Math.max(resources, influence)),
    planets: planets.length,
    specialties: sum(({ specialty }) => (specialty === null ? 0 : 1)),
    wormholes: wormholes.length,
    anomalies: anomaly === null ? 0 : 1,
  };
});

/** Ships cannot enter, or have to stop there. TI-7.6, TI-7.7, TI-7.8 */
const CLOSED: readonly boolean[] = TILES.map(
  ({ anomaly }) => anomaly === 'asteroid-field' || anomaly === 'supernova',
);
const STOPS: readonly boolean[] = TILES.map(({ anomaly }) => anomaly === 'nebula');

interface Share {
  readonly place: number;
  readonly part: number;
}

/** Of which places each seat has a share, and how large. */
const SHARES: { readonly [seats: number]: readonly (readonly Share[])[] } = Object.fromEntries(
  SEATS.map((seats) => [seats, sharesOf(seats)]),
);

function sharesOf(seats: number): Share[][] {
  const { homes, tiles } = LAYOUTS[seats];
  const steps = homes.map((home) => stepsFrom(home));
  const shares: Share[][] = homes.map(() => []);
  for (const place of tiles) {
    const least = Math.min(...steps.map((of) => of[place]));
    const nearest = homes.flatMap((_, seat) => (steps[seat][place] === least ? [seat] : []));
    for (const seat of nearest) shares[seat].push({ place, part: 1 / nearest.length });
  }
  return shares;
}

/** Steps on the board to each place, side by side, whatever lies there. */
function stepsFrom(home: number): number[] {
  const { places } = LAYOUTS[SEATS[0]];
  return places.map(({ q, r }) => {
    const [dq, dr] = [q - places[home].q, r - places[home].r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  });
}

export function fairnessOf(map: GalaxyMap): Fairness {
  const homes = measuresOf(map);
  const spreadOf = (measure: Measure): number => {
    const all = homes.map((home) => home[measure]);
    const [most, least] = [Math.max(...all), Math.min(...all)];
    return most === least ? 0 : most - least;
  };
  const spread = Object.fromEntries(MEASURES.map((measure) => [measure, spreadOf(measure)]));
  return { homes, spread: spread as Record<Measure, number> };
}

/** The measures of each home, by seat. */
export function measuresOf(map: GalaxyMap): Measures[] {
  const links = linksOf(map);
  return LAYOUTS[map.seats].homes.map((_, seat) => measureHome(map, seat, links));
}

function measureHome(map: GalaxyMap, seat: number, links: Links): Measures {
  const { seats, tiles } = map;
  const { homes, bonus } = LAYOUTS[seats];
  const near = contentsOf(SHARES[seats][seat].map(({ place, part }) => [tiles[place], part]));
  const mecatol = movesToMecatol(map, homes[seat], links);
  const reach = reachIn(map, seat);
  const score =
    scoreOf(near) +
    reach * WEIGHTS.reach +
    (Math.min(mecatol, FAR) - DIRECT) * WEIGHTS.mecatol +
    bonus[seat] * BONUS;
  return { ...near, mecatol, reach, score };
}

/** What a slice holds, whoever takes it. */
export function sliceMeasures(tiles: readonly number[]): Contents {
  return contentsOf(tiles.map((tile) => [tile, 1]));
}

/** How good that is as one number. */
export function scoreOf(contents: Contents): number {
  return (
    contents.best * WEIGHTS.best +
    contents.planets * WEIGHTS.planets +
    contents.specialties * WEIGHTS.specialties +
    contents.wormholes * WEIGHTS.wormholes +
    contents.anomalies * WEIGHTS.anomalies
  );
}

/** Adds up tiles, of each the given part. */
function contentsOf(tiles: readonly (readonly [tile: number, part: number])[]): Contents {
  const sum = {
    resources: 0,
    influence: 0,
    best: 0,
    planets: 0,
    specialties: 0,
    wormholes: 0,
    anomalies: 0,
  };
  for (const [tile, part] of tiles) {
    if (tile < 0) continue;
    const print = PRINTS[tile];
    sum.resources += print.resources * part;
    sum.influence += print.influence * part;
    sum.best += print.best * part;
    sum.planets += print.planets * part;
    sum.specialties += print.specialties * part;
    sum.wormholes += print.wormholes * part;
    sum.anomalies += print.anomalies * part;
  }
  return sum;
}

/** Where wormholes lead, by place. */
type Links = ReadonlyMap<number, readonly number[]>;

function linksOf({ tiles }: GalaxyMap): Links {
  const portals = [...tiles.keys()].filter(
    (place) => tiles[place] >= 0 && TILES[tiles[place]].wormholes.length > 0,
  );
  const lead = (here: number, there: number): boolean =>
    here !== there &&
    TILES[tiles[here]].wormholes.some((hole) => TILES[tiles[there]].wormholes.includes(hole));
  return new Map(portals.map((here) => [here, portals.filter((there) => lead(here, there))]));
}

/** Infinity if anomalies cut the home off. */
function movesToMecatol({ tiles }: GalaxyMap, home: number, links: Links): number {
  const moves = tiles.map(() => 0);
  moves[home] = 1;
  const queue = [home];
  for (const here of queue) {
    if (tiles[here] >= 0 && STOPS[tiles[here]]) continue;
    if (isBesideMecatol(here)) return moves[here];
    for (const next of [...neighbours(here), ...(links.get(here) ?? [])]) {
      if (moves[next] > 0 || tiles[next] === EMPTY) continue;
      if (tiles[next] >= 0 && CLOSED[tiles[next]]) continue;
      moves[next] = moves[here] + 1;
      queue.push(next);
    }
  }
  return Infinity;
}

function reachIn({ seats, tiles }: GalaxyMap, seat: number): number {
  const slice = slicePlaces(seats)[seat];
  const reached = [LAYOUTS[seats].homes[seat]];
  let best = 0;
  for (const here of reached) {
    if (tiles[here] !== HOME && tiles[here] >= 0) {
      best += PRINTS[tiles[here]].best;
      if (STOPS[tiles[here]]) continue;
    }
    for (const next of neighbours(here))
      if (slice.includes(next) && !reached.includes(next) && !(CLOSED[tiles[next]] ?? false))
        reached.push(next);
  }
  return best;
}
