import { DIRECTIONS, MAPS, MECATOL, TILES } from '../content/index.ts';
import { LAYOUTS, PLACES, placeAt } from './layouts.ts';

/** Here lies the home system of a player. */
export const HOME = -1;
/** Here lies nothing with this number of players. */
export const EMPTY = -2;
/** Here a tile is still missing. */
export const OPEN = -3;

export interface GalaxyMap {
  readonly seats: number;
  /** By place: a place in `TILES`, HOME, EMPTY or OPEN. */
  readonly tiles: readonly number[];
}

/** Two tiles side by side that the rules of building keep apart. */
export interface Conflict {
  readonly kind: 'anomaly' | 'wormhole';
  readonly place: number;
  readonly other: number;
}

/** Homes only, no tile placed yet. */
export function blankGalaxy(seats: number): GalaxyMap {
  const { homes, empty } = LAYOUTS[seats];
  return {
    seats,
    tiles: PLACES.map((_, place) =>
      homes.includes(place) ? HOME : empty.includes(place) ? EMPTY : OPEN,
    ),
  };
}

/** The map of a first game. */
export function printedGalaxy(seats: number): GalaxyMap {
  const tiles = [...blankGalaxy(seats).tiles];
  for (const { q, r, tile } of MAPS[seats].spaces)
    if (tile !== undefined && tile !== MECATOL) tiles[placeAt({ q, r })] = tile;
  return { seats, tiles };
}

const NEIGHBOURS: readonly (readonly number[])[] = PLACES.map(({ q, r }) =>
  DIRECTIONS.map(([dq, dr]) => placeAt({ q: q + dq, r: r + dr })).filter((place) => place >= 0),
);

/** Places side by side with a place, clockwise from the north. Mecatol Rex is none of them. */
export function neighbours(place: number): readonly number[] {
  return NEIGHBOURS[place];
}

export function isBesideMecatol(place: number): boolean {
  return PLACES[place].ring === 1;
}

/** The map with something else at a place. */
export function withTile({ seats, tiles }: GalaxyMap, place: number, tile: number): GalaxyMap {
  return { seats, tiles: tiles.with(place, tile) };
}

/** Can this tile be part of what players build? Homes and Mecatol Rex have their places. */
export function isMapTile(tile: number): boolean {
  return TILES[tile]?.kind === 'blue' || TILES[tile]?.kind === 'red';
}

export function isComplete({ tiles }: GalaxyMap): boolean {
  return !tiles.includes(OPEN);
}

/** Is the map whole, with every tile at most once and homes and gaps where they belong? */
export function isValid({ seats, tiles }: GalaxyMap): boolean {
  if (!LAYOUTS[seats] || tiles.length !== PLACES.length) return false;
  const placed = tiles.filter((tile) => tile >= 0);
  return (
    placed.every(isMapTile) &&
    new Set(placed).size === placed.length &&
    blankGalaxy(seats).tiles.every((kind, place) =>
      kind === OPEN ? tiles[place] >= 0 : tiles[place] === kind,
    )
  );
}

/** Why two tiles should not lie side by side, or null. */
export function clash(one: number, other: number): Conflict['kind'] | null {
  if (one < 0 || other < 0) return null;
  if (TILES[one].anomaly !== null && TILES[other].anomaly !== null) return 'anomaly';
  return TILES[one].wormholes.some((hole) => TILES[other].wormholes.includes(hole))
    ? 'wormhole'
    : null;
}

/** All tiles side by side that should not be, each pair once. */
export function conflictsOf({ tiles }: GalaxyMap): Conflict[] {
  const found: Conflict[] = [];
  for (const [place, tile] of tiles.entries())
    for (const other of NEIGHBOURS[place]) {
      const kind = other > place ? clash(tile, tiles[other]) : null;
      if (kind) found.push({ kind, place, other });
    }
  return found;
}
