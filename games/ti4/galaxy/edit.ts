import { TILES } from '../content/index.ts';
import { mapStringOf, parseMapString } from './map-string.ts';
import { blankGalaxy, type GalaxyMap, isMapTile, OPEN, withTile } from './map.ts';

/** The tile on the place; what lay there goes to where the tile came from. */
export function put(map: GalaxyMap, place: number, tile: number): GalaxyMap {
  const from = map.tiles.indexOf(tile);
  if (from >= 0) return swapped(map, place, from);
  return isForTiles(map, place) ? withTile(map, place, tile) : map;
}

/** What lies on two places changes sides. */
export function swapped(map: GalaxyMap, one: number, other: number): GalaxyMap {
  if (!isForTiles(map, one) || !isForTiles(map, other)) return map;
  const { seats, tiles } = map;
  return { seats, tiles: tiles.with(one, tiles[other]).with(other, tiles[one]) };
}

export function cleared(map: GalaxyMap, place: number): GalaxyMap {
  return isForTiles(map, place) ? withTile(map, place, OPEN) : map;
}

/** The map for another number of players, with all tiles that have a place there too. */
export function resized({ tiles }: GalaxyMap, seats: number): GalaxyMap {
  return {
    seats,
    tiles: blankGalaxy(seats).tiles.map((kind, place) =>
      kind === OPEN && tiles[place] >= 0 ? tiles[place] : kind,
    ),
  };
}

/** Homes and empty places are where they are. */
export function isForTiles({ tiles }: GalaxyMap, place: number): boolean {
  return tiles[place] === OPEN || tiles[place] >= 0;
}

/** Tiles of the box that are not on the map. */
export function spareTiles({ tiles }: GalaxyMap): number[] {
  return [...TILES.keys()].filter((tile) => isMapTile(tile) && !tiles.includes(tile));
}

const DEFAULT_SEATS = 6;

/** The map as the query of an address. */
export function toSearch(map: GalaxyMap): string {
  return `map=${mapStringOf(map).replaceAll(' ', '.')}`;
}

/** The map of an address; a blank one if it has none that makes sense. */
export function fromSearch(search: string): GalaxyMap {
  const [, text = ''] = /(?:^|[?&])map=([^&]*)/.exec(search) ?? [];
  return (
    parseMapString(text.replaceAll('.', ' '), { withGaps: true }).map ?? blankGalaxy(DEFAULT_SEATS)
  );
}
