import { CARDS, EDGES, FIRST_LANDSCAPE, LANDSCAPES } from '@tablewright/roam/content';

/** The map of the peer's Roam: 36 squares row by row from the north-west, worked out once from the cards. */
const SIDE = 6;
export const SLOTS = 6;
export const NONE = -1;

export const ALL_SQUARES: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, i) => i);

export const SLOT_OF: readonly number[] = ALL_SQUARES.map(
  (square) => 3 * Math.floor(square / 18) + Math.floor((square % SIDE) / 2),
);

export const SQUARES_OF: readonly (readonly number[])[] = Array.from({ length: SLOTS }, (_, slot) =>
  ALL_SQUARES.filter((square) => SLOT_OF[square] === slot),
);

export function squareName(square: number): string {
  return `${'abcdef'[square % SIDE]}${Math.floor(square / SIDE) + 1}`;
}

/** Coins under each square, by the card that lies there; northern cards are turned round. */
export const COINS: readonly (readonly number[])[] = CARDS.map((_, card) =>
  ALL_SQUARES.map((square) => {
    if (card < FIRST_LANDSCAPE) return 0;
    const { coins } = LANDSCAPES[card - FIRST_LANDSCAPE];
    const row = Math.floor(square / SIDE);
    const column = square % 2;
    return row < 3 ? coins[2 - row][1 - column] : coins[row - 3][column];
  }),
);

export interface Position {
  readonly normal: readonly number[];
  readonly optional: readonly number[];
}

/** Positions by card, edge and the square under the first normal square; null where the pattern does not fit. */
export const POSITIONS: readonly (readonly (readonly (Position | null)[])[])[] = CARDS.map(
  ({ pattern }) => EDGES.map((_, edge) => ALL_SQUARES.map((anchor) => lay(pattern, edge, anchor))),
);

function lay(pattern: readonly string[], edge: number, anchor: number): Position | null {
  const normal = cells(pattern, edge, '#');
  const [first] = normal;
  const down = Math.floor(anchor / SIDE) - first[0];
  const right = (anchor % SIDE) - first[1];
  const squares = (from: readonly Cell[]): number[] =>
    from
      .map(([row, column]): Cell => [row + down, column + right])
      .filter(([row, column]) => Math.min(row, column) >= 0 && Math.max(row, column) < SIDE)
      .map(([row, column]) => row * SIDE + column);
  const covered = squares(normal);
  if (covered.length < normal.length) return null;
  return { normal: covered, optional: squares(cells(pattern, edge, 'o')) };
}

type Cell = readonly [row: number, column: number];

/** Cells of one kind in the pattern as its owner's edge turns it, in reading order. */
function cells(pattern: readonly string[], edge: number, kind: string): Cell[] {
  const height = pattern.length;
  const width = pattern[0].length;
  const found: Cell[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (pattern[row][column] !== kind) continue;
      if (edge === 0) found.push([row, column]);
      else if (edge === 1) found.push([column, height - 1 - row]);
      else if (edge === 2) found.push([height - 1 - row, width - 1 - column]);
      else found.push([width - 1 - column, row]);
    }
  }
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
