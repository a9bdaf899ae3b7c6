import type { Refusal } from '@tablewright/engine';
import { DIRECTIONS } from '../content/index.ts';
import { canExplore } from './explore.ts';
import { type Figure, FLAGSHIP } from './figures.ts';
import { beside, cellOf, DIRS, hasSandbar, neighbour, SPACE_NAMES, tailwindSpaces } from './map.ts';
import { promptOf } from './options.ts';
import { type Ahoy, NONE } from './state.ts';
import { hasCrew } from './supply.ts';

/** Where a figure may go next, or that it goes no further. */
export interface Heading {
  readonly do:
    | 'step'
    | 'push'
    | 'explore'
    | 'witch'
    | 'go'
    | 'stop'
    | 'stay'
    | 'decline'
    | 'ignore';
  readonly direction: number;
  /** The space it leads to; NONE off the map. */
  readonly to: number;
  readonly x: number;
  readonly y: number;
}

export function plainly(verb: 'stop' | 'stay' | 'decline' | 'ignore'): Heading {
  return { do: verb, direction: NONE, to: NONE, x: 0, y: 0 };
}

export function straightTo(to: number): Heading {
  return { do: 'go', direction: NONE, to, x: 0, y: 0 };
}

export function headingKey({ do: verb, direction, to, x, y }: Heading): string {
  if (verb === 'go') return `go:${SPACE_NAMES[to]}`;
  if (verb === 'explore') return `explore:${DIRECTIONS[direction]}:${x},${y}`;
  return to === NONE ? verb : `${verb}:${DIRECTIONS[direction]}:${SPACE_NAMES[to]}`;
}

export const sailPrompt = promptOf<Heading>('sail', headingKey);
export const windPrompt = promptOf<Heading>('wind', headingKey);
export const driftPrompt = promptOf<Heading>('drift', headingKey);
export const edgePrompt = promptOf<Heading>('edge', headingKey);
export const batterPrompt = promptOf<Heading>('batter', headingKey);

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
      if (!hasSandbar(g, figure.at, direction))
        headings.push({ do: verb, direction, to, x: 0, y: 0 });
    } else if (leavesMap && canExplore(g, figure.at, direction)) {
      headings.push(offMap(g, figure, direction));
    }
  }
  if (leavesMap && figure.kind === FLAGSHIP && hasCrew(g, figure.seat, 'sea-witch')) {
    addJumps(g, figure, directions, headings);
  }
  return headings;
}

/** The ways that are closed, each with its clause. */
export function closedHeadings(g: Ahoy, figure: Figure, mustMove: boolean): Refusal<Heading>[] {
  const closed = DIRS.flatMap((direction): Refusal<Heading>[] => {
    const to = neighbour(g, figure.at, direction);
    if (to === NONE) {
      if (canExplore(g, figure.at, direction)) return [];
      return [{ option: offMap(g, figure, direction), clause: 'AH-8.4' }];
    }
    if (!hasSandbar(g, figure.at, direction)) return [];
    return [{ option: { do: 'step', direction, to, x: 0, y: 0 }, clause: 'AH-10.6' }];
  });
  if (mustMove) closed.push({ option: plainly('stop'), clause: 'AH-6.1' });
  return closed;
}

/** Tailwinds that do not serve now. AH-6.2 */
export function otherWinds(g: Ahoy, open: readonly number[]): Refusal<Heading>[] {
  return tailwindSpaces(g)
    .filter((space) => !open.includes(space))
    .map((space) => ({ option: straightTo(space), clause: 'AH-6.2' }));
}

function offMap(g: Ahoy, figure: Figure, direction: number): Heading {
  const { x, y } = beside(cellOf(g, figure.at), direction);
  return { do: 'explore', direction, to: NONE, x, y };
}

/**
 * The Sea Witch: off the map and on again at the far end of the row or column, up to the first gap.
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
    if (headings.some((heading) => heading.to === to)) continue;
    headings.push({ do: 'witch', direction, to, x: 0, y: 0 });
  }
}
