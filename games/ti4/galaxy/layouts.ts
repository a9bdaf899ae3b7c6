import { type Deal, MAPS } from '../content/index.ts';

/** A position on the board on axial coordinates: `q` grows to the right, `r` downwards, flat sides up. */
export interface Place {
  readonly q: number;
  readonly r: number;
  /** Steps from Mecatol Rex. */
  readonly ring: number;
}

export interface Layout {
  readonly places: readonly Place[];
  /** Places of the home systems by seat, clockwise. */
  readonly homes: readonly number[];
  /** Places that stay empty with this number of players. */
  readonly empty: readonly number[];
  /** Places for tiles, inner rings first. */
  readonly tiles: readonly number[];
  readonly deal: Deal;
  /** Trade goods at the start, by seat. */
  readonly bonus: readonly number[];
}

export const SEATS = [3, 4, 5, 6] as const;

const WHOLE = MAPS[6].spaces.slice(1);

/**
 * All positions around Mecatol Rex in the order of map strings: ring 1 clockwise from the top, then
 * rings 2 and 3. Mecatol Rex is left out.
 */
export const PLACES: readonly Place[] = WHOLE.map(({ q, r }) => ({ q, r, ring: distance(q, r) }));

export const LAYOUTS: { readonly [seats: number]: Layout } = Object.fromEntries(
  SEATS.map((seats) => [seats, layout(seats)]),
);

function layout(seats: number): Layout {
  const { spaces, homes, deal, bonus } = MAPS[seats];
  const places = [...PLACES.keys()];
  const used = spaces.slice(1).map(placeAt);
  const taken = homes.map((at) => placeAt(spaces[at]));
  return {
    places: PLACES,
    homes: taken,
    empty: places.filter((place) => !used.includes(place)),
    tiles: places.filter((place) => used.includes(place) && !taken.includes(place)),
    deal,
    bonus,
  };
}

/** The place with these coordinates, or -1. */
export function placeAt({ q, r }: { readonly q: number; readonly r: number }): number {
  return PLACES.findIndex((place) => place.q === q && place.r === r);
}

/** Where a place comes to lie when the board is turned clockwise by so many sixths. */
export function turnedPlace(place: number, sixths: number): number {
  const { ring } = PLACES[place];
  const first = PLACES.findIndex((other) => other.ring === ring);
  return first + ((place - first + ring * sixths) % (6 * ring));
}

/** Steps between the middle and a place. */
function distance(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * Places that make the slice of each home, by seat: two beside it in ring 3, two in ring 2, one beside
 * Mecatol Rex. A column has the same part in every slice and touches the same columns, so that slices
 * can change hands.
 */
// oxfmt-ignore
const SLICES: { readonly [seats: number]: readonly (readonly number[])[] } = {
  3: [
    [20, 22, 8, 9, 1],
    [26, 28, 12, 13, 3],
    [32, 34, 16, 17, 5],
  ],
  4: [
    [21, 23, 8, 9, 1],
    [27, 25, 12, 11, 3],
    [30, 32, 14, 15, 4],
    [18, 34, 6, 17, 0],
  ],
  5: [
    [20, 22, 8, 9, 1],
    [23, 25, 10, 11, 2],
    [26, 28, 12, 13, 3],
    [30, 32, 14, 15, 4],
    [18, 34, 6, 17, 0],
  ],
  6: [
    [35, 19, 6, 7, 0],
    [20, 22, 8, 9, 1],
    [23, 25, 10, 11, 2],
    [26, 28, 12, 13, 3],
    [29, 31, 14, 15, 4],
    [32, 34, 16, 17, 5],
  ],
};

/** The slice of each seat, as many places for each; with fewer than six players there are common places too. */
export function slicePlaces(seats: number): readonly (readonly number[])[] {
  return SLICES[seats];
}

/** Places for tiles that belong to no slice. */
export function commonPlaces(seats: number): readonly number[] {
  const owned = SLICES[seats].flat();
  return LAYOUTS[seats].tiles.filter((place) => !owned.includes(place));
}
