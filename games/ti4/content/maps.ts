import { MECATOL, tileOf } from './systems.ts';

/** A space of the galaxy on axial coordinates: `q` grows to the right, `r` downwards, flat sides up. */
export interface Space {
  readonly q: number;
  readonly r: number;
  /** Place in `TILES` of the tile that is printed there. */
  readonly tile?: number;
  /** Whose home system lies there, in clockwise order. */
  readonly seat?: number;
}

/** Tiles that each player is dealt to build a galaxy, and red ones that the speaker places before. */
export interface Deal {
  readonly blue: number;
  readonly red: number;
  readonly speakerRed: number;
}

export interface GalaxyMap {
  /** Mecatol Rex, then ring by ring, each clockwise from the north. */
  readonly spaces: readonly Space[];
  /** Places of the home systems in `spaces`, by seat. */
  readonly homes: readonly number[];
  /** Trade goods at the start, by seat. */
  readonly bonus: readonly number[];
  readonly deal: Deal;
}

/** Steps to the six neighbours, clockwise from the north. */
export const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Numbers of tiles in each ring; a dash where the galaxy has no space. */
function galaxy(rings: readonly string[], deal: Deal, bonus?: readonly number[]): GalaxyMap {
  const spaces: Space[] = [{ q: 0, r: 0, tile: MECATOL, seat: undefined }];
  const homes: number[] = [];
  for (const [index, ring] of rings.entries()) {
    const prints = ring.split(' ');
    for (const [at, { q, r }] of around(index + 1).entries()) {
      if (prints[at] === '-') continue;
      const isHome = prints[at] === 'home';
      spaces.push({
        q,
        r,
        tile: isHome ? undefined : tileOf(prints[at]),
        seat: isHome ? homes.length : undefined,
      });
      if (isHome) homes.push(spaces.length - 1);
    }
  }
  return { spaces, homes, bonus: bonus ?? homes.map(() => 0), deal };
}

/** Walks each side of a ring: south-east from the north, then turning clockwise. */
function around(radius: number): { q: number; r: number }[] {
  const found = [];
  let [q, r] = [0, -radius];
  for (let side = 0; side < 6; side++) {
    const [dq, dr] = DIRECTIONS[(side + 2) % 6];
    for (let step = 0; step < radius; step++) {
      found.push({ q, r });
      q += dq;
      r += dr;
    }
  }
  return found;
}

/** The maps of a first game, by number of players; galaxies that players build have the same spaces. */
export const MAPS: { readonly [players: number]: GalaxyMap } = {
  3: galaxy(
    [
      '22 44 19 42 24 45',
      '35 23 36 39 38 25 33 47 27 26 30 40',
      '- - 50 home 31 - - - 29 home 34 - - - 28 home 21 -',
    ],
    { blue: 6, red: 2, speakerRed: 0 },
  ),
  4: galaxy(
    [
      '46 44 38 42 28 45',
      '23 26 32 34 49 33 36 39 27 30 48 35',
      '24 41 47 31 home 20 25 37 home 22 43 29 50 home 19 40 21 home',
    ],
    { blue: 5, red: 3, speakerRed: 0 },
  ),
  5: galaxy(
    [
      '22 45 19 42 24 44',
      '35 23 36 39 38 25 33 50 20 26 30 40',
      '32 43 49 home 31 46 home 37 29 home 34 27 48 home 21 28 47 home',
    ],
    { blue: 4, red: 2, speakerRed: 1 },
    [2, 4, 2, 0, 0],
  ),
  6: galaxy(
    [
      '22 44 19 42 24 45',
      '35 23 36 39 38 25 33 46 27 26 30 40',
      'home 32 50 home 31 47 home 37 29 home 34 20 home 49 28 home 21 43',
    ],
    { blue: 3, red: 2, speakerRed: 0 },
  ),
};
