import { CARDS, EDGES, FIRST_LANDSCAPE, LANDSCAPES } from '../content/index.ts';

/** The map: one grid of 6 × 6 squares under six landscape cards. A square is a number, row by row from the north-west. RO-2 */
export const SIDE = 6;
export const SQUARES = SIDE * SIDE;
export const HALF = SQUARES / 2;
export const SLOTS = 6;

/** Where a square would be if the map were larger. */
const OFF = -1;

const everySquare = Array.from({ length: SQUARES }, (_, square) => square);

export const rowOf = (square: number): number => Math.floor(square / SIDE);
export const columnOf = (square: number): number => square % SIDE;

/** A square's name: column a to f from the west, row 1 to 6 from the north. */
export const SQUARE_NAMES: readonly string[] = everySquare.map(
  (square) => `${'abcdef'[columnOf(square)]}${rowOf(square) + 1}`,
);

/** The card slot under each square. RO-2.3 */
export const SLOT_OF: readonly number[] = everySquare.map(
  (square) => 3 * Math.floor(rowOf(square) / 3) + Math.floor(columnOf(square) / 2),
);

/** The six squares of each slot. */
export const SQUARES_OF: readonly (readonly number[])[] = Array.from({ length: SLOTS }, (_, slot) =>
  everySquare.filter((square) => SLOT_OF[square] === slot),
);

/** Squares that share a side. RO-12.2 */
export const NEIGHBOURS: readonly (readonly number[])[] = everySquare.map((square) =>
  around(square, [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ]),
);

/** The eight squares around each square that has eight; none for the rim of the map. RO-13.2 */
export const SURROUNDINGS: readonly (readonly number[])[] = everySquare.map((square) => {
  const ring = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const));
  const found = around(
    square,
    ring.filter(([row, column]) => row !== 0 || column !== 0),
  );
  return found.length === 8 ? found : [];
});

/** Squares that have eight others around them. */
export const SURROUNDED: readonly number[] = everySquare.filter(
  (square) => SURROUNDINGS[square].length > 0,
);

/** Coins printed under a square when the card lies in the square's slot: northern cards are turned round. RO-2.4, RO-2.5 */
export const COINS: readonly (readonly number[])[] = CARDS.map((_, card) =>
  everySquare.map((square) => {
    const landscape = LANDSCAPES[card - FIRST_LANDSCAPE];
    if (landscape === undefined) return 0;
    const column = columnOf(square) % 2;
    const isNorthern = rowOf(square) < 3;
    return isNorthern
      ? landscape.coins[2 - rowOf(square)][1 - column]
      : landscape.coins[rowOf(square) - 3][column];
  }),
);

/** A pattern laid on the map: which squares it covers. It is what a player chooses, so it is an option. RO-2.11 */
export interface Position {
  readonly do: 'place';
  /** The one under the pattern's first normal square in reading order. */
  readonly square: number;
  readonly normal: readonly number[];
  /** Optional squares that lie on the map; those over its edge can never be filled. */
  readonly optional: readonly number[];
  /** The normal squares again, a bit each: those of the northern and of the southern half of the map. */
  readonly north: number;
  readonly south: number;
}

/** Every position of a card on a full map, by quarter turns clockwise and then in reading order. RO-2.9, RO-2.11 */
export const POSITIONS: readonly (readonly (readonly Position[])[])[] = CARDS.map(({ pattern }) =>
  EDGES.map((_, quarters) => positionsOf(turned(pattern, quarters))),
);

/** A pattern turned clockwise by a number of quarters. RO-2.9 */
export function turned(pattern: readonly string[], quarters: number): readonly string[] {
  if (quarters % 4 === 0) return pattern;
  const once = Array.from(pattern[0], (_, column) =>
    pattern
      .map((row) => row[column])
      .reverse()
      .join(''),
  );
  return turned(once, quarters - 1);
}

function positionsOf(pattern: readonly string[]): Position[] {
  const normal = cellsOf(pattern, '#');
  const optional = cellsOf(pattern, 'o');
  const [first] = normal;
  return everySquare.flatMap((square) => {
    const down = rowOf(square) - first.row;
    const right = columnOf(square) - first.column;
    const lands = (cells: Cell[]): number[] =>
      cells.map((cell) => squareAt(cell.row + down, cell.column + right));
    const covered = lands(normal);
    if (covered.includes(OFF)) return [];
    return [
      {
        do: 'place',
        square,
        normal: covered,
        optional: lands(optional).filter((found) => found !== OFF),
        north: bitsOf(covered.filter((found) => found < HALF)),
        south: bitsOf(covered.filter((found) => found >= HALF)),
      },
    ];
  });
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The squares of a pattern with this mark, in reading order. */
export function cellsOf(pattern: readonly string[], mark: string): Cell[] {
  return pattern.flatMap((line, row) =>
    Array.from(line).flatMap((drawn, column) => (drawn === mark ? [{ row, column }] : [])),
  );
}

/** The square in a row and a column, or -1 beyond the map. */
export function squareAt(row: number, column: number): number {
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? OFF : row * SIDE + column;
}

function bitsOf(squares: readonly number[]): number {
  return squares.reduce((bits, square) => bits | (1 << (square % HALF)), 0);
}

function around(square: number, steps: readonly (readonly [number, number])[]): number[] {
  return steps
    .map(([down, right]) => squareAt(rowOf(square) + down, columnOf(square) + right))
    .filter((found) => found !== OFF);
}
