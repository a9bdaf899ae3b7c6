import { type GalaxyMap, PLACES, type Random } from '../galaxy/index.ts';

/** Chance that is the same on every run. */
export function chance(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Do two places touch? From the middles of their hexes on paper, not from the grid. */
export function touches(one: number, other: number): boolean {
  const [x, y] = middle(one);
  const [toX, toY] = middle(other);
  return Math.abs(Math.hypot(toX - x, toY - y) - Math.sqrt(3)) < 0.01;
}

function middle(place: number): [number, number] {
  const { q, r } = PLACES[place];
  return [1.5 * q, Math.sqrt(3) * (r + q / 2)];
}

/** All pairs of places with tiles that touch. */
export function pairs({ tiles }: GalaxyMap): [number, number][] {
  const found: [number, number][] = [];
  for (const one of tiles.keys())
    for (const other of tiles.keys())
      if (one < other && tiles[one] >= 0 && tiles[other] >= 0 && touches(one, other))
        found.push([tiles[one], tiles[other]]);
  return found;
}
