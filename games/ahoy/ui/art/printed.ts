import { CORNERS, type Corner, type Terrain, TILES } from '../../content/regions.ts';

/** What is printed on a space, as it lies on the map. */
export interface Printed extends Terrain {
  readonly suit: string;
}

/** A tile turned as it lies: its spaces in reading order. */
export interface PrintedTile {
  readonly seed: number;
  /** There are two of each suit. */
  readonly numeral: string;
  readonly spaces: readonly Printed[];
  /** Middles of the closed borders, in spaces from the tile's corner. */
  readonly sandbars: readonly Bar[];
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
}

/** Where each corner lies, in spaces; in the order of CORNERS. */
const CORNER_AT = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Every tile in each of its four turns; drawn once, they stay the same objects. */
const PRINTED: readonly (readonly PrintedTile[])[] = TILES.map((_, tile) =>
  [0, 1, 2, 3].map((quarters) => turned(tile, quarters)),
);

export const printedTile = (tile: number, quarters: number): PrintedTile => PRINTED[tile][quarters];

function turned(tile: number, quarters: number): PrintedTile {
  const { suit, spaces, sandbars } = TILES[tile];
  const placed: Printed[] = [];
  spaces.forEach((terrain, corner) => {
    const [x, y] = CORNER_AT[(corner + quarters) % 4];
    const current = terrain.current < 0 ? -1 : (terrain.current + quarters) % 4;
    placed[y * 2 + x] = { ...terrain, current, suit };
  });
  const at = (corner: Corner): readonly [number, number] =>
    CORNER_AT[(CORNERS.indexOf(corner) + quarters) % 4];
  return {
    seed: tile * 5 + 1,
    numeral: TILES[tile].id.endsWith('a') ? 'I' : 'II',
    spaces: placed,
    sandbars: sandbars.map(([a, b]) => {
      const [[ax, ay], [bx, by]] = [at(a), at(b)];
      return { x: (ax + bx + 1) / 2, y: (ay + by + 1) / 2, isUpright: ay === by };
    }),
  };
}
