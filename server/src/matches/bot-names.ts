import { randomInt } from 'node:crypto';

/** Names that are the same in every language. */
const NAMES = [
  'Ada',
  'Boole',
  'Curie',
  'Dijkstra',
  'Euler',
  'Fermat',
  'Gauss',
  'Hypatia',
  'Kepler',
  'Lovelace',
  'Noether',
  'Pascal',
  'Ramanujan',
  'Shannon',
  'Turing',
  'Zermelo',
];

/** Picks this many different names. */
export function botNames(count: number): string[] {
  const left = NAMES.slice();
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]);
}
