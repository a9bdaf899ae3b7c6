import { TILES } from '../content/index.ts';
import {
  BLUE,
  laid,
  pick,
  type Random,
  randomGalaxy,
  RED,
  shuffled,
  spreadOf,
  swap,
} from './deal.ts';
import { type Contents, measuresOf, scoreOf, sliceMeasures } from './fairness.ts';
import { commonPlaces, LAYOUTS, slicePlaces } from './layouts.ts';
import { blankGalaxy, clash, type GalaxyMap, neighbours } from './map.ts';

/** Good enough: differences between homes that nobody would feel. */
const EVEN = 2;
const TRIES = 1500;

/** A galaxy dealt at random, in which tiles are swapped until all homes are about as good. */
export function fairGalaxy(seats: number, random: Random): GalaxyMap {
  const { tiles: places } = LAYOUTS[seats];
  const tiles = [...randomGalaxy(seats, random).tiles];
  const map = { seats, tiles };
  let best = unfairness(measuresOf(map));
  for (let tried = 0; tried < TRIES && best > EVEN; tried++) {
    const [one, other] = [pick(places, random), pick(places, random)];
    swap(tiles, one, other);
    const now =
      isCleanAt(map, one) && isCleanAt(map, other) ? unfairness(measuresOf(map)) : Infinity;
    if (now <= best) best = now;
    else swap(tiles, one, other);
  }
  return map;
}

/** How far they are apart, resources and influence also each on their own. */
function unfairness(all: readonly (Contents & { readonly score: number })[]): number {
  return (
    spreadOf(all.map(({ score }) => score)) +
    spreadOf(all.map(({ resources }) => resources)) / 4 +
    spreadOf(all.map(({ influence }) => influence)) / 4
  );
}

function isCleanAt({ tiles }: GalaxyMap, place: number): boolean {
  return neighbours(place).every((next) => clash(tiles[place], tiles[next]) === null);
}

/** Tiles to draft from. */
export interface Slices {
  /** Tiles of each slice, in the order of `slicePlaces`: three blue and two red ones. */
  readonly slices: readonly (readonly number[])[];
  /** Tiles of no slice; with those of slices that nobody takes they are laid on common places. */
  readonly rest: readonly number[];
}

const BLUE_EACH = 3;
const RED_EACH = 2;
const SIZE = BLUE_EACH + RED_EACH;

/** The box has tiles for no more. */
export const MOST_SLICES = Math.min(
  Math.floor(BLUE.length / BLUE_EACH),
  Math.floor(RED.length / RED_EACH),
);

/** Columns of `slicePlaces` that never touch each other in two slices, whoever takes them. */
const APART: readonly [readonly number[], readonly number[]] = [
  [0, 2],
  [1, 3],
];

/**
 * Slices about as good as each other, from as many as there are seats to MOST_SLICES. Anomalies and
 * wormholes lie so that no draft puts two anomalies or equal wormholes side by side.
 */
export function fairSlices(seats: number, count: number, random: Random): Slices {
  if (count < seats || count > MOST_SLICES) throw new RangeError(`${count} slices for ${seats}`);
  const blue = shuffled(BLUE, random);
  const red = shuffled(RED, random);
  const spread = (): number => unfairnessOfSlices(blue, red, count);
  let best = spread();
  for (let tried = 0; tried < TRIES && best > EVEN; tried++) {
    const pile = random(SIZE) < BLUE_EACH ? blue : red;
    const [one, other] = [random(pile.length), random(pile.length)];
    swap(pile, one, other);
    const now = spread();
    if (now <= best) best = now;
    else swap(pile, one, other);
  }
  const columns = random(2) === 0 ? APART : APART.toReversed();
  return {
    slices: Array.from({ length: count }, (_, at) =>
      arranged(sliceAt(blue, red, at), columns, random),
    ),
    rest: [...blue.slice(count * BLUE_EACH), ...red.slice(count * RED_EACH)],
  };
}

/** The galaxy of a draft: slices by seat, and other tiles on the common places, as many of each colour as are dealt. */
export function galaxyOfSlices(
  chosen: readonly (readonly number[])[],
  others: readonly number[],
  random: Random,
): GalaxyMap {
  const seats = chosen.length;
  const { deal } = LAYOUTS[seats];
  const tiles = [...blankGalaxy(seats).tiles];
  for (const [seat, places] of slicePlaces(seats).entries())
    for (const [at, place] of places.entries()) tiles[place] = chosen[seat][at];
  const takes = (kind: 'blue' | 'red', dealt: number): number[] => {
    const has = chosen.flat().filter((tile) => TILES[tile].kind === kind).length;
    const free = others.filter((tile) => TILES[tile].kind === kind);
    return shuffled(free, random).slice(0, dealt - has);
  };
  const common = [
    ...takes('blue', deal.blue * seats),
    ...takes('red', deal.red * seats + deal.speakerRed),
  ];
  return laid({ seats, tiles }, commonPlaces(seats), common, random);
}

function sliceAt(blue: readonly number[], red: readonly number[], at: number): number[] {
  return [
    ...blue.slice(at * BLUE_EACH, (at + 1) * BLUE_EACH),
    ...red.slice(at * RED_EACH, (at + 1) * RED_EACH),
  ];
}

/** Anomalies and wormholes that a slice has too many of weigh more than any difference. */
const TOO_MANY = 100;

function unfairnessOfSlices(
  blue: readonly number[],
  red: readonly number[],
  count: number,
): number {
  const slices = Array.from({ length: count }, (_, at) => sliceAt(blue, red, at));
  const surplus = slices.reduce((sum, slice) => sum + surplusOf(slice), 0);
  const measures = slices.map(sliceMeasures);
  return surplus * TOO_MANY + unfairness(measures.map((of) => ({ ...of, score: scoreOf(of) })));
}

/** Anomalies and wormholes of each kind beyond the first. */
function surplusOf(slice: readonly number[]): number {
  const kinds = slice.flatMap((tile) => [
    ...TILES[tile].wormholes,
    ...(TILES[tile].anomaly === null ? [] : ['anomaly']),
  ]);
  return kinds.length - new Set(kinds).size;
}

function arranged(
  slice: readonly number[],
  [forAnomalies, forWormholes]: readonly (readonly number[])[],
  random: Random,
): number[] {
  const order: number[] = Array.from({ length: SIZE }, () => -1);
  const place = (tiles: readonly number[], columns: readonly number[]): void => {
    const free = shuffled(
      columns.filter((column) => order[column] < 0),
      random,
    );
    for (const [at, tile] of tiles.entries()) order[free[at]] = tile;
  };
  const anomalies = slice.filter((tile) => TILES[tile].anomaly !== null);
  const wormholes = slice.filter((tile) => TILES[tile].wormholes.length > 0);
  place(anomalies, forAnomalies);
  place(wormholes, forWormholes);
  place(
    slice.filter((tile) => !order.includes(tile)),
    [...order.keys()],
  );
  return order;
}
