/** Suits of islands and market cards. AH-1.3 */
export const SUITS = ['fish', 'swords', 'compass', 'skull', 'tree', 'parrot'] as const;

export type Suit = (typeof SUITS)[number];

/** Corners of a tile, clockwise: a quarter turn moves each to the next. */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;

export type Corner = (typeof CORNERS)[number];

/** Directions, clockwise. */
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** What is printed on a space, as the tile lies in the box. AH-10 */
export interface Terrain {
  readonly island: boolean;
  readonly wreckage: boolean;
  readonly harbor: boolean;
  readonly fog: boolean;
  /** Where a figure is pushed, as an index of DIRECTIONS, or -1. */
  readonly current: number;
  /** Gold that a flagship takes when it anchors. */
  readonly treasure: number;
  /** The die value of its tailwind, or 0. */
  readonly tailwind: number;
}

export interface Tile {
  readonly id: string;
  readonly suit: Suit;
  /** In the order of CORNERS; the island is always in the south-east. */
  readonly spaces: readonly Terrain[];
  /** Pairs of corners with a sandbar between them. AH-10.6 */
  readonly sandbars: readonly (readonly [Corner, Corner])[];
}

/** The corner of the island in the printed position. */
export const ISLAND_CORNER = 2;

/** The twelve region tiles. AH-2.1 */
export const TILES: readonly Tile[] = [
  tile(
    'fish-a',
    [{ fog: true }, { wreckage: true, treasure: 2 }, { island: true }, { tailwind: 6 }],
    [],
  ),
  tile('fish-b', [{ treasure: 2 }, {}, { island: true }, { current: 's' }], [['nw', 'ne']]),
  tile(
    'swords-a',
    [{}, { fog: true, tailwind: 6 }, { island: true }, { wreckage: true, treasure: 2 }],
    [],
  ),
  tile(
    'swords-b',
    [{}, { wreckage: true, treasure: 2 }, { island: true }, { fog: true, tailwind: 6 }],
    [],
  ),
  tile(
    'compass-a',
    [{ harbor: true }, { wreckage: true, treasure: 1, tailwind: 5 }, { island: true }, {}],
    [],
  ),
  tile('compass-b', [{}, {}, { island: true }, { tailwind: 2 }], [['nw', 'sw']]),
  tile('skull-a', [{ current: 's' }, { harbor: true }, { island: true }, { tailwind: 2 }], []),
  tile('skull-b', [{ harbor: true }, { treasure: 1 }, { island: true }, { treasure: 1 }], []),
  tile('tree-a', [{}, { fog: true }, { island: true }, { current: 'n' }], []),
  tile(
    'tree-b',
    [
      { wreckage: true, treasure: 1, tailwind: 3 },
      {},
      { island: true },
      { wreckage: true, treasure: 1, tailwind: 4 },
    ],
    [],
  ),
  tile(
    'parrot-a',
    [{ current: 's' }, { wreckage: true, treasure: 1, tailwind: 5 }, { island: true }, {}],
    [],
  ),
  tile(
    'parrot-b',
    [{}, { harbor: true, treasure: 1 }, { island: true }, { tailwind: 4 }],
    [['sw', 'se']],
  ),
];

interface Print {
  readonly island?: true;
  readonly wreckage?: true;
  readonly harbor?: true;
  readonly fog?: true;
  readonly current?: Direction;
  readonly treasure?: number;
  readonly tailwind?: number;
}

function tile(id: string, prints: readonly Print[], sandbars: Tile['sandbars']): Tile {
  return { id, suit: id.split('-')[0] as Suit, spaces: prints.map(terrain), sandbars };
}

function terrain(print: Print): Terrain {
  return {
    island: print.island ?? false,
    wreckage: print.wreckage ?? false,
    harbor: print.harbor ?? false,
    fog: print.fog ?? false,
    current: print.current === undefined ? -1 : DIRECTIONS.indexOf(print.current),
    treasure: print.treasure ?? 0,
    tailwind: print.tailwind ?? 0,
  };
}

/** A space is named by its tile and its corner as printed: `fish-a.nw`. */
export const SPACE_NAMES: readonly string[] = TILES.flatMap(({ id }) =>
  CORNERS.map((corner) => `${id}.${corner}`),
);
