import type { Refusal } from '@tablewright/engine';
import { canExplore } from './explore.ts';
import { type Figure, FLAGSHIP } from './figures.ts';
import { beside, cellOf, DIRS, hasSandbar, neighbour, tailwindSpaces } from './map.ts';
import type { Option } from './options.ts';
import { powers } from './powers.ts';
import { type Ahoy, NONE } from './state.ts';

/** Where a figure may go next. */
export type Heading = Option<'step' | 'push' | 'explore' | 'witch'>;

export const straightTo = (space: number): Option<'go'> => ({ do: 'go', space });

/** Which ways are open: over sandbars nobody, off the map only explorers. AH-7.1, AH-8.4, AH-10.6 */
export function headingsFrom(
  g: Ahoy,
  figure: Figure,
  verb: 'step' | 'push',
  leavesMap: boolean,
  directions: readonly number[] = DIRS,
): Heading[] {
  const headings: Heading[] = [];
  for (const direction of directions) {
    const to = neighbour(g, figure.at, direction);
    if (to !== NONE) {
      if (!hasSandbar(g, figure.at, direction)) headings.push({ do: verb, direction, space: to });
    } else if (leavesMap && canExplore(g, figure.at, direction)) {
      headings.push(offMap(g, figure, direction));
    }
  }
  if (leavesMap && figure.kind === FLAGSHIP && powers.has(g, figure.seat, 'crossesEdges')) {
    addJumps(g, figure, directions, headings);
  }
  return headings;
}

/** The ways that are closed, each with its clause. */
export function closedHeadings(g: Ahoy, figure: Figure, mustMove: boolean): Refusal<Option>[] {
  const closed = DIRS.flatMap((direction): Refusal<Option>[] => {
    const to = neighbour(g, figure.at, direction);
    if (to === NONE) {
      if (canExplore(g, figure.at, direction)) return [];
      return [{ option: offMap(g, figure, direction), clause: 'AH-8.4' }];
    }
    if (!hasSandbar(g, figure.at, direction)) return [];
    return [{ option: { do: 'step', direction, space: to }, clause: 'AH-10.6' }];
  });
  if (mustMove) closed.push({ option: { do: 'stop' }, clause: 'AH-6.1' });
  return closed;
}

/** Tailwinds that do not serve now. AH-6.2 */
export function otherWinds(g: Ahoy, open: readonly number[]): Refusal<Option>[] {
  return tailwindSpaces(g)
    .filter((space) => !open.includes(space))
    .map((space) => ({ option: straightTo(space), clause: 'AH-6.2' }));
}

function offMap(g: Ahoy, figure: Figure, direction: number): Option<'explore'> {
  const { x, y } = beside(cellOf(g, figure.at), direction);
  return { do: 'explore', direction, x, y };
}

/**
 * Off the map and on again at the far end of the row or column, up to the first gap.
 * Where a plain step leads to the same space there is nothing to choose.
 */
function addJumps(
  g: Ahoy,
  figure: Figure,
  directions: readonly number[],
  headings: Heading[],
): void {
  for (const direction of directions) {
    if (neighbour(g, figure.at, direction) !== NONE) continue;
    const back = (direction + 2) % 4;
    let to = figure.at;
    for (let next = to; next !== NONE; next = neighbour(g, next, back)) to = next;
    if (headings.some((heading) => heading.do !== 'explore' && heading.space === to)) continue;
    headings.push({ do: 'witch', direction, space: to });
  }
}
