import type { Box, Point } from '@tablewright/board';
import { PLANETS, TILES } from '../../content/index.ts';
import type { Ti4 } from '../../rules/state.ts';
import { APOTHEM, centreOf, RADIUS } from '../art/hex.ts';

/** How much of a system can be read: on a whole galaxy on a phone, on a whole galaxy, from near. */
export type Detail = 'phone' | 'far' | 'near';

/** Where things lie on a tile, around its middle. */
export interface TilePlaces {
  readonly planets: readonly PlanetPlace[];
  /** The wormhole, in a corner where there are planets. */
  readonly hole: { readonly at: Point; readonly size: number };
}

export interface PlanetPlace {
  readonly planet: number;
  readonly at: Point;
  readonly radius: number;
  /** Where its structures stand: towards the middle of the tile. */
  readonly yard: Point;
}

const CAPITAL: readonly Point[] = [[0, -5]];
const ONE: readonly Point[] = [[0, -1]];
const TWO: readonly Point[] = [
  [-25, -12],
  [21, 10],
];
const THREE: readonly Point[] = [
  [-32, -14],
  [32, -14],
  [0, 17],
];

const PLACES: readonly TilePlaces[] = TILES.map(({ planets, kind }) => {
  const points =
    kind === 'mecatol' ? CAPITAL : planets.length === 1 ? ONE : planets.length === 2 ? TWO : THREE;
  const radius =
    kind === 'mecatol' ? 24 : planets.length === 1 ? 20 : planets.length === 2 ? 16 : 13;
  return {
    planets: planets.map((planet, i) => ({
      planet,
      at: points[i],
      radius,
      yard: yardOf(points[i], radius),
    })),
    hole: planets.length === 0 ? { at: [0, 0], size: 25 } : { at: [29, -24], size: 14 },
  };
});

function yardOf([x, y]: Point, radius: number): Point {
  return x > 0 ? [x - radius - 8, y] : [x + radius + 8, y];
}

/** Where wormholes lie that are not printed: in the corner opposite to the printed one. */
export const LOOSE_HOLES: readonly { readonly at: Point; readonly size: number }[] = [
  { at: [-26, 30], size: 12 },
  { at: [0, 34], size: 12 },
  { at: [26, 30], size: 12 },
];

export function placesOn(system: number): TilePlaces {
  return PLACES[system];
}

export function placeOf(planet: number): PlanetPlace {
  return PLACES[PLANETS[planet].tile].planets.find((place) => place.planet === planet)!;
}

/** Where command tokens lie: along the lower left side of the tile, then along the lower right one; from near, below all. */
export function tokenPlaces(count: number, detail: Detail): readonly Point[] {
  const step = Math.min(13, 52 / (count - 1));
  return Array.from({ length: count }, (_, i): Point => {
    if (detail === 'near') return [-26 + i * step, 45.5];
    const along = 0.1 + (i % 3) * 0.27;
    const x = 20.5 + 30 * along;
    return [i < 3 ? -x : x, 46.5 - 52 * along];
  });
}

export function middleOf({ q, r }: Ti4['galaxy'], system: number): Point {
  return centreOf(q[system], r[system]);
}

const MARGIN = 8;

/** The smallest box around all tiles on the board, and around places where tiles will lie. */
export function boundsOf(galaxy: Ti4['galaxy'], places: readonly Point[] = []): Box {
  const middles = [...galaxy.systems.map((system) => middleOf(galaxy, system)), ...places];
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - RADIUS - MARGIN, Math.max(...xs) + RADIUS + MARGIN];
  const [top, bottom] = [Math.min(...ys) - APOTHEM - MARGIN, Math.max(...ys) + APOTHEM + MARGIN];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;
