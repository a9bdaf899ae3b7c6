import { CORNERS, DIRECTIONS, ISLAND_CORNER, type Terrain, TILES } from '../content/index.ts';

export { SPACE_NAMES } from '../content/index.ts';
import { type Ahoy, NONE } from './state.ts';

/** What is printed on each space. */
export const TERRAIN: readonly Terrain[] = TILES.flatMap(({ spaces }) => spaces);

const STEP_X = [0, 1, 0, -1] as const;
const STEP_Y = [-1, 0, 1, 0] as const;

/** The directions, as indices of DIRECTIONS. */
export const DIRS: readonly number[] = DIRECTIONS.map((_, direction) => direction);

/** As much of a match as tells where spaces lie. */
type Chart = Pick<Ahoy, 'map'>;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const regionOf = (space: number): number => space >> 2;

export const islandOf = (region: number): number => region * 4 + ISLAND_CORNER;

/** The four spaces of a region. */
export const spacesOf = (region: number): number[] => [0, 1, 2, 3].map((at) => region * 4 + at);

/** The space beside this one, or NONE at the edge of the map. AH-1.4 */
export function neighbour(g: Ahoy, space: number, direction: number): number {
  return g.map.links[space * 4 + direction];
}

/** Is there a sandbar on this side of the space? AH-10.6 */
export function hasSandbar(g: Ahoy, space: number, direction: number): boolean {
  const printed = (direction - g.map.rotation[regionOf(space)] + 4) % 4;
  return ((SANDBARS[space] >> printed) & 1) === 1;
}

/** The direction in which a strong current pushes on the map as it lies, or NONE. AH-10.2 */
export function currentOf(g: Ahoy, space: number): number {
  const { current } = TERRAIN[space];
  return current === NONE ? NONE : (current + g.map.rotation[regionOf(space)]) % 4;
}

/** Where a space lies; x grows to the east, y to the south. */
export function cellOf(g: Chart, space: number): Cell {
  const region = regionOf(space);
  const { x, y, rotation } = g.map;
  return cornerCell(x[region], y[region], ((space & 3) + rotation[region]) % 4);
}

/** The space in a cell, or NONE. */
export function spaceAt(g: Chart, x: number, y: number): number {
  const { map } = g;
  for (const region of map.tiles) {
    const right = x - map.x[region];
    const down = y - map.y[region];
    if (right < 0 || right > 1 || down < 0 || down > 1) continue;
    const corner = down === 0 ? right : 3 - right;
    return region * 4 + ((corner - map.rotation[region] + 4) % 4);
  }
  return NONE;
}

export function isOnMap(g: Ahoy, region: number): boolean {
  return g.wealth[region] > 0;
}

/** Every space of the map, region by region as they were laid. */
export function allSpaces(g: Ahoy): number[] {
  return g.map.tiles.flatMap(spacesOf);
}

const TAILWINDS: readonly number[] = TERRAIN.flatMap(({ tailwind }, space) =>
  tailwind > 0 ? [space] : [],
);

/** Spaces of the map with a tailwind, of this number where one is named. AH-10.5 */
export function tailwindSpaces(g: Ahoy, value = 0): number[] {
  return TAILWINDS.filter(
    (space) => isOnMap(g, regionOf(space)) && (value === 0 || TERRAIN[space].tailwind === value),
  );
}

/** The cell beside another. */
export function beside({ x, y }: Cell, direction: number): Cell {
  return { x: x + STEP_X[direction], y: y + STEP_Y[direction] };
}

/** The cell of a corner of a block, corners counted clockwise from the north-west as they lie. */
export function cornerCell(x: number, y: number, corner: number): Cell {
  return { x: corner === 1 || corner === 2 ? x + 1 : x, y: corner >= 2 ? y + 1 : y };
}

/** The map with one more tile; the old map does not change, because copies share it. */
export function withTile(
  map: Ahoy['map'],
  tile: number,
  { x, y, rotation }: Cell & { readonly rotation: number },
): Ahoy['map'] {
  const next = {
    tiles: [...map.tiles, tile],
    x: map.x.with(tile, x),
    y: map.y.with(tile, y),
    rotation: map.rotation.with(tile, rotation),
    links: map.links.slice(),
  };
  const probe = { map: next };
  for (const space of spacesOf(tile)) {
    for (const direction of DIRS) {
      const cell = beside(cellOf(probe, space), direction);
      const other = spaceAt(probe, cell.x, cell.y);
      next.links[space * 4 + direction] = other;
      if (other !== NONE) next.links[other * 4 + ((direction + 2) % 4)] = space;
    }
  }
  return next;
}

/** Sandbars of each space in the printed position, one bit a direction. */
const SANDBARS: readonly number[] = TILES.flatMap(({ sandbars }) =>
  CORNERS.map((corner, at) => {
    let bits = 0;
    for (const [one, other] of sandbars) {
      const away = corner === one ? other : corner === other ? one : null;
      if (away !== null) bits |= 1 << directionBetween(at, CORNERS.indexOf(away));
    }
    return bits;
  }),
);

/** The direction from a corner of a tile to another beside it. */
function directionBetween(from: number, to: number): number {
  const here = cornerCell(0, 0, from);
  const there = cornerCell(0, 0, to);
  return DIRS.find((direction) => {
    const { x, y } = beside(here, direction);
    return x === there.x && y === there.y;
  })!;
}
