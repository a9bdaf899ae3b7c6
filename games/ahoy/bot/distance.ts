import { type Suit, SUITS, TILES } from '../content/index.ts';
import { currentOf, hasSandbar, islandOf, neighbour } from '../rules/map.ts';
import { type Ahoy, NONE } from '../rules/state.ts';

export const SPACES = TILES.length * 4;

/** Farther than any way on the map. */
export const NO_WAY = 99;

/** Rows of distances by starting space. States share their map until it grows, so that rows serve many of them. */
const known = new WeakMap<Ahoy['map'], (Int8Array | undefined)[]>();

/** Steps from a space to every other, around sandbars and with the currents. */
export function stepsFrom(g: Ahoy, start: number): Int8Array {
  let rows = known.get(g.map);
  if (rows === undefined) known.set(g.map, (rows = []));
  return (rows[start] ??= measure(g, start));
}

function measure(g: Ahoy, start: number): Int8Array {
  const steps = new Int8Array(SPACES).fill(NO_WAY);
  steps[start] = 0;
  const reached = [start];
  for (let next = 0; next < reached.length; next++) {
    const space = reached[next];
    for (let direction = 0; direction < 4; direction++) {
      const beside = neighbour(g, space, direction);
      if (beside === NONE || hasSandbar(g, space, direction)) continue;
      const to = carried(g, beside);
      if (steps[to] !== NO_WAY) continue;
      steps[to] = steps[space] + 1;
      reached.push(to);
    }
  }
  return steps;
}

/** Where the currents take a ship that enters a space. AH-10.2 */
export function carried(g: Ahoy, space: number): number {
  let at = space;
  for (let pushes = 0; pushes < 4; pushes++) {
    const current = currentOf(g, at);
    if (current === NONE || hasSandbar(g, at, current)) return at;
    const to = neighbour(g, at, current);
    if (to === NONE) return at;
    at = to;
  }
  return at;
}

const REGIONS_OF: { readonly [suit: string]: readonly number[] } = Object.fromEntries(
  SUITS.map((suit) => [
    suit,
    TILES.flatMap((tile, region) => (tile.suit === suit ? [region] : [])),
  ]),
);

export function regionsOf(suit: Suit): readonly number[] {
  return REGIONS_OF[suit];
}

/** Steps to the nearest island of a suit where a Smuggler may trade; NO_WAY where there is none. AH-12.2 */
export function stepsToTrade(g: Ahoy, steps: Int8Array, suit: Suit): number {
  let least = NO_WAY;
  for (const region of REGIONS_OF[suit]) {
    const island = islandOf(region);
    if (g.wealth[region] === 0 || steps[island] >= least) continue;
    if (!g.strongholds.includes(island)) least = steps[island];
  }
  return least;
}
