import type { Box, Point } from '@tablewright/board';
import type { Cell } from '../../rules/map.ts';
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

export const spaceBox = ({ x, y }: Cell): Box => ({
  x: x * SPACE,
  y: y * SPACE,
  width: SPACE,
  height: SPACE,
});

export const middleOf = ({ x, y }: Cell): Point => [(x + 0.5) * SPACE, (y + 0.5) * SPACE];

/** Sea around the chart, in spaces. */
const MARGIN = 0.2;

/**
 * How much sea is shown along the shorter side of the window, in spaces. The first holds more than nine of ten charts
 * from the first tile to the last, so that nothing changes its size while they grow; the others are for charts that
 * stretch.
 */
const SHORTER_SIDES = [11.8, 14.8, 18.8];

/**
 * The part of the endless sea that is shown. It keeps its place and size as long as all tiles laid, and blocks and cells
 * that are asked about, lie in it; else it moves no farther than it must, and grows only where moving does not help.
 * `aspect`: width of the window by its height.
 */
export function shownPart(
  blocks: readonly Cell[],
  cells: readonly Cell[],
  aspect: number,
  before: Box | null,
): Box {
  const boxes = [
    ...blocks.map((cell) => ({ ...cell, size: 2 })),
    ...cells.map((cell) => ({ ...cell, size: 1 })),
  ];
  const needed = (axis: 'x' | 'y'): Span => {
    const from = Math.min(...boxes.map((box) => box[axis])) - MARGIN;
    const to = Math.max(...boxes.map((box) => box[axis] + box.size)) + MARGIN;
    return { from: from * SPACE, size: (to - from) * SPACE };
  };
  const [x, y] = [needed('x'), needed('y')];
  const size = sizeFor(x.size, y.size, aspect, before);
  const across = placed(x, size.width, before && { from: before.x, size: before.width });
  const down = placed(y, size.height, before && { from: before.y, size: before.height });
  return { ...size, x: across, y: down };
}

interface Span {
  readonly from: number;
  readonly size: number;
}

function sizeFor(
  width: number,
  height: number,
  aspect: number,
  before: Box | null,
): Pick<Box, 'width' | 'height'> {
  const sizes = SHORTER_SIDES.map((side) => ({
    width: Math.round(side * Math.max(1, aspect) * SPACE),
    height: Math.round(side * Math.max(1, 1 / aspect) * SPACE),
  }));
  const holds = (size: Pick<Box, 'width' | 'height'>): boolean =>
    size.width >= Math.max(width, before?.width ?? 0) &&
    size.height >= Math.max(height, before?.height ?? 0);
  const all = { width: Math.ceil(width), height: Math.ceil(height) };
  return sizes.find(holds) ?? (before !== null && holds(before) ? before : all);
}

/** Where the frame begins: around the middle at first, then as near to where it was as it may. */
function placed({ from, size }: Span, frame: number, before: Span | null): number {
  if (before === null) return Math.round(from + (size - frame) / 2);
  const start = before.from + (before.size - frame) / 2;
  return Math.round(Math.min(from, Math.max(start, from + size - frame)));
}
