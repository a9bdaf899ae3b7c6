import { useState } from 'react';
import type { Cell } from '../../rules/map.ts';

/**
 * Empty cells that have been asked about since the last tile was laid: they stay in sight, so that the chart does
 * not shrink and grow with every question.
 */
export function useSeenCells(tiles: number, asked: readonly Cell[]): readonly Cell[] {
  const [seen, setSeen] = useState({ tiles, cells: asked });
  const isSame = seen.tiles === tiles;
  const before = isSame ? seen.cells : [];
  const fresh = asked.filter(({ x, y }) => before.every((cell) => cell.x !== x || cell.y !== y));
  if (isSame && fresh.length === 0) return seen.cells;
  const next = { tiles, cells: [...before, ...fresh] };
  setSeen(next);
  return next.cells;
}
