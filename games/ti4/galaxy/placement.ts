import { PLACES } from './layouts.ts';
import { clash, type Conflict, type GalaxyMap, neighbours, OPEN } from './map.ts';

/**
 * What keeps a tile from a place while players build the galaxy:
 * - `taken`: no tile is missing there;
 * - `ring`: an inner ring is not full yet;
 * - `anomaly`: an anomaly would touch another;
 * - `wormhole`: a wormhole would touch one of the same kind.
 */
export type Bar = 'taken' | 'ring' | Conflict['kind'];

export interface Placement {
  readonly place: number;
  readonly tile: number;
}

/** Where the next tile can go: a ring must be full before a tile goes to the next one. */
export function openPlaces({ tiles }: GalaxyMap): number[] {
  const missing = [...tiles.keys()].filter((place) => tiles[place] === OPEN);
  const ring = missing.length > 0 ? PLACES[missing[0]].ring : 0;
  return missing.filter((place) => PLACES[place].ring === ring);
}

/** What keeps the tile from the place, whatever else its player could do; null if nothing does. */
export function barAt(map: GalaxyMap, place: number, tile: number): Bar | null {
  if (map.tiles[place] !== OPEN) return 'taken';
  if (!openPlaces(map).includes(place)) return 'ring';
  return clashAt(map, place, tile);
}

/** What a player with these tiles may place now; tiles that clash only when there is no other option. */
export function placements(map: GalaxyMap, hand: readonly number[]): Placement[] {
  const all = openPlaces(map).flatMap((place) => hand.map((tile) => ({ place, tile })));
  const clean = all.filter(({ place, tile }) => clashAt(map, place, tile) === null);
  return clean.length > 0 ? clean : all;
}

/** Why a player with these tiles may not place one of them there now; null if that is allowed. */
export function refusal(
  map: GalaxyMap,
  hand: readonly number[],
  { place, tile }: Placement,
): Bar | null {
  const bar = barAt(map, place, tile);
  if (bar !== 'anomaly' && bar !== 'wormhole') return bar;
  return placements(map, hand).some((one) => one.place === place && one.tile === tile) ? null : bar;
}

function clashAt({ tiles }: GalaxyMap, place: number, tile: number): Conflict['kind'] | null {
  for (const next of neighbours(place)) {
    const kind = clash(tile, tiles[next]);
    if (kind) return kind;
  }
  return null;
}
