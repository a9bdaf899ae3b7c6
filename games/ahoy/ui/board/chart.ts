import type { Box, Point } from '@tablewright/board';
import { ISLAND_CORNER } from '../../content/index.ts';
import { type Cell, cornerCell } from '../../rules/map.ts';
import type { Ahoy } from '../../rules/state.ts';
import { SPACE } from '../art/ink.ts';

/** A tile as it lies: the cell of its north-west corner, and quarters clockwise. */
export interface Lie extends Cell {
  readonly rotation: number;
}

export const lieOf = ({ map }: Ahoy, tile: number): Lie => ({
  x: map.x[tile],
  y: map.y[tile],
  rotation: map.rotation[tile],
});

export const islandCell = ({ x, y, rotation }: Lie): Cell =>
  cornerCell(x, y, (ISLAND_CORNER + rotation) % 4);

export const spaceBox = ({ x, y }: Cell): Box => ({
  x: x * SPACE,
  y: y * SPACE,
  width: SPACE,
  height: SPACE,
});

export const middleOf = ({ x, y }: Cell): Point => [(x + 0.5) * SPACE, (y + 0.5) * SPACE];

/** Sea around the chart, in spaces; a phone has none to spare. */
const MARGIN = { wide: 0.2, tall: 0.12 } as const;

/** However few tiles there are, they are not drawn larger than if the chart were this many spaces across. */
const LEAST = { wide: { x: 7.4, y: 5 }, tall: { x: 5, y: 5 } } as const;

/** The part of the endless sea that is shown: all tiles laid, and blocks and cells that are asked about. */
export function shownPart(
  blocks: readonly Cell[],
  cells: readonly Cell[],
  layout: 'wide' | 'tall',
): Box {
  const boxes = [
    ...blocks.map((cell) => ({ ...cell, size: 2 })),
    ...cells.map((cell) => ({ ...cell, size: 1 })),
  ];
  const span = (axis: 'x' | 'y'): { readonly from: number; readonly size: number } => {
    const low = Math.min(...boxes.map((box) => box[axis]));
    const high = Math.max(...boxes.map((box) => box[axis] + box.size));
    const size = Math.max(high - low + 2 * MARGIN[layout], LEAST[layout][axis]);
    return { from: (low + high - size) / 2, size };
  };
  const [x, y] = [span('x'), span('y')];
  return {
    x: Math.round(x.from * SPACE),
    y: Math.round(y.from * SPACE),
    width: Math.round(x.size * SPACE),
    height: Math.round(y.size * SPACE),
  };
}
