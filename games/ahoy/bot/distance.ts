import { type Suit, TILES } from '../content/index.ts';
import { hasSandbar, islandOf, neighbour } from '../rules/map.ts';
import { type Ahoy, NONE } from '../rules/state.ts';

const SPACES = TILES.length * 4;

/** Steps from a space to every other, around the sandbars; Infinity where no way leads. */
export function stepsFrom(g: Ahoy, start: number): readonly number[] {
  const steps = new Array<number>(SPACES).fill(Infinity);
  steps[start] = 0;
  const reached = [start];
  for (let next = 0; next < reached.length; next++) {
    const space = reached[next];
    for (let direction = 0; direction < 4; direction++) {
      const to = neighbour(g, space, direction);
      if (to === NONE || steps[to] !== Infinity || hasSandbar(g, space, direction)) continue;
      steps[to] = steps[space] + 1;
      reached.push(to);
    }
  }
  return steps;
}

/** Steps to the nearest island of a suit; Infinity where none is on the map. */
export function stepsTo(g: Ahoy, steps: readonly number[], suit: Suit): number {
  let least = Infinity;
  for (const region of g.map.tiles) {
    if (TILES[region].suit === suit) least = Math.min(least, steps[islandOf(region)]);
  }
  return least;
}
