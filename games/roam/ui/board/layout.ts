import type { Box, Size } from '@tablewright/board';
import { columnOf, rowOf, SIDE, SQUARES, SQUARES_OF } from '../../rules/map.ts';

/** Where everything lies on the board: landscape for a desk, portrait for a phone. */
export interface Layout {
  readonly kind: 'wide' | 'tall';
  readonly size: Size;
  /** The side of a square. */
  readonly side: number;
  /** The height of a card's plate, on the outer edge of the map. */
  readonly plate: number;
  readonly squares: readonly Box[];
  /** Whole cards, plates included. */
  readonly slots: readonly Box[];
  /** South, west, north, east: strips beside the map. */
  readonly edges: readonly Box[];
  readonly pile: Box;
  readonly patrol: Box;
}

interface Measures {
  readonly size: Size;
  readonly side: number;
  readonly gap: number;
  readonly plate: number;
  readonly west: number;
  readonly north: number;
  readonly strip: number;
  readonly pile: Box;
  readonly patrol: Box;
}

export const LAYOUTS: { readonly [K in Layout['kind']]: Layout } = {
  wide: lay('wide', {
    size: { width: 900, height: 648 },
    side: 89,
    gap: 5,
    plate: 34,
    west: 178,
    north: 20,
    strip: 18,
    pile: { x: 32, y: 226, width: 100, height: 150 },
    patrol: { x: 768, y: 236, width: 96, height: 128 },
  }),
  tall: lay('tall', {
    size: { width: 390, height: 492 },
    side: 60,
    gap: 3,
    plate: 26,
    west: 12,
    north: 13,
    strip: 11,
    pile: { x: 12, y: 446, width: 232, height: 40 },
    patrol: { x: 258, y: 446, width: 120, height: 40 },
  }),
};

function lay(kind: Layout['kind'], m: Measures): Layout {
  const { side, gap, plate, west, north, strip } = m;
  const width = 6 * side + 2 * gap;
  const height = 6 * side + gap + 2 * plate;
  const squares = Array.from({ length: SQUARES }, (_, square): Box => ({
    x: west + columnOf(square) * side + Math.floor(columnOf(square) / 2) * gap,
    y: north + plate + rowOf(square) * side + (rowOf(square) > 2 ? gap : 0),
    width: side,
    height: side,
  }));
  const slots = SQUARES_OF.map(([first], slot): Box => {
    const { x, y } = squares[first];
    return { x, y: isNorthern(slot) ? y - plate : y, width: 2 * side, height: 3 * side + plate };
  });
  const along = { x: west, width, height: strip };
  const beside = { y: north, width: strip, height };
  return {
    kind,
    size: m.size,
    side,
    plate,
    squares,
    slots,
    edges: [
      { ...along, y: north + height + 1 },
      { ...beside, x: west - strip - 1 },
      { ...along, y: north - strip - 1 },
      { ...beside, x: west + width + 1 },
    ],
    pile: m.pile,
    patrol: m.patrol,
  };
}

export function isNorthern(slot: number): boolean {
  return slot < 3;
}

export const viewBoxOf = ({ size: { width, height } }: Layout): string => `0 0 ${width} ${height}`;

/** The box of a square, also where the map has ended. */
export function boxAt({ squares, side }: Layout, row: number, column: number): Box {
  const inside = (place: number): number => Math.min(Math.max(place, 0), SIDE - 1);
  const box = squares[inside(row) * SIDE + inside(column)];
  return {
    ...box,
    x: box.x + (column - inside(column)) * side,
    y: box.y + (row - inside(row)) * side,
  };
}

export const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];
