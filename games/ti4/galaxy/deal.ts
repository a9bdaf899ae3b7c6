import { TILES } from '../content/index.ts';
import { LAYOUTS } from './layouts.ts';
import { blankGalaxy, conflictsOf, type GalaxyMap } from './map.ts';

/** A whole number from 0 to `below` less one, each as likely. */
export type Random = (below: number) => number;

export const BLUE: readonly number[] = tilesOf('blue');
export const RED: readonly number[] = tilesOf('red');

function tilesOf(kind: 'blue' | 'red'): number[] {
  return [...TILES.keys()].filter((tile) => TILES[tile].kind === kind);
}

/** A galaxy of tiles dealt and laid at random, without anomalies or equal wormholes side by side. */
export function randomGalaxy(seats: number, random: Random): GalaxyMap {
  const { deal, tiles: places } = LAYOUTS[seats];
  const dealt = [
    ...shuffled(BLUE, random).slice(0, deal.blue * seats),
    ...shuffled(RED, random).slice(0, deal.red * seats + deal.speakerRed),
  ];
  return laid(blankGalaxy(seats), places, dealt, random);
}

/** The most less the least. */
export function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

export function swap(list: number[], one: number, other: number): void {
  [list[one], list[other]] = [list[other], list[one]];
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)];
}

export function shuffled(list: readonly number[], random: Random): number[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) swap(all, at, random(at + 1));
  return all;
}

const TRIES = 1000;

/** Lays the tiles on the places at random, then swaps those that clash until none does. */
export function laid(
  map: GalaxyMap,
  places: readonly number[],
  dealt: readonly number[],
  random: Random,
): GalaxyMap {
  const tiles = [...map.tiles];
  for (const [at, tile] of shuffled(dealt, random).entries()) tiles[places[at]] = tile;
  const made = { seats: map.seats, tiles };
  let clashes = conflictsOf(made);
  for (let tried = 0; tried < TRIES && clashes.length > 0; tried++) {
    const { place, other } = pick(clashes, random);
    const one = places.includes(place) ? place : other;
    if (!places.includes(one)) break;
    const to = pick(places, random);
    swap(tiles, one, to);
    const left = conflictsOf(made);
    if (left.length <= clashes.length) clashes = left;
    else swap(tiles, one, to);
  }
  return made;
}
