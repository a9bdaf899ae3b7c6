import type { Seat } from '@tablewright/engine';
import { BLUEFIN, FACTIONS, UNION } from '../../content/index.ts';
import { allSpaces, cellOf, regionOf, TERRAIN } from '../../rules/map.ts';
import { loadedCannons, seatOf } from '../../rules/slots.ts';
import { type Ahoy, NONE } from '../../rules/state.ts';

export type PieceKind = 'flagship' | 'cutter' | 'gunship' | 'patrol' | 'stronghold';

/** A piece on the map, where it stands within its space, in units from the middle. */
export interface Piece {
  /** Its own name, so that it can be seen moving. */
  readonly id: string;
  /** One that left and one that came are the same on its way. */
  readonly like?: string;
  readonly kind: PieceKind;
  readonly seat: Seat;
  readonly faction: string;
  /** There is a die on its owner's Cannons. Strongholds and the Gunship need none. */
  readonly isLoaded: boolean;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Standing {
  readonly space: number;
  readonly pieces: readonly Piece[];
  /** Patrols that are not drawn one by one. */
  readonly patrols: number;
  readonly comrades: number;
  /** How far down things at the bottom lie: the wealth die must not cover them. */
  readonly low: number;
}

type Place = readonly [x: number, y: number, scale: number];

/** Ships at sea, by how many there are. */
const AT_SEA: readonly (readonly Place[])[] = [
  [[-3, 0, 0.98]],
  [
    [-25, 8, 0.76],
    [22, -4, 0.76],
  ],
  [
    [-26, -18, 0.62],
    [24, -14, 0.62],
    [-2, 22, 0.62],
  ],
  [
    [-27, -22, 0.54],
    [4, -24, 0.54],
    [-24, 14, 0.54],
    [12, 14, 0.54],
    [34, -4, 0.54],
    [36, 26, 0.54],
  ],
];

/** At an island they lie around its seal. */
const AT_ISLAND: readonly (readonly Place[])[] = [
  [[-25, -19, 0.7]],
  [
    [-27, -21, 0.62],
    [25, -23, 0.62],
  ],
  [
    [-33, -22, 0.52],
    [0, -30, 0.52],
    [33, -22, 0.52],
  ],
  [
    [-35, -24, 0.46],
    [-12, -31, 0.46],
    [12, -31, 0.46],
    [35, -24, 0.46],
    [-37, 4, 0.46],
    [37, 4, 0.46],
  ],
];

const STRONGHOLDS_AT: readonly Place[] = [
  [34, 8, 0.78],
  [-35, 6, 0.78],
  [34, -22, 0.7],
];

const PATROLS_DRAWN = 3;

/** What stands on each space of the map. */
export function standings(g: Ahoy): readonly Standing[] {
  const ships = shipsOf(g);
  const squadron = seatOf(g, BLUEFIN);
  return allSpaces(g).map((space): Standing => {
    const isIsland = TERRAIN[space].island;
    const low = isUpper(g, space) ? 22 : 27;
    const here = ships.filter((ship) => ship.space === space);
    const places = (isIsland ? AT_ISLAND : AT_SEA)[Math.min(here.length, 4) - 1];
    const patrols = g.patrols.filter((at) => at === space).length;
    const pieces = [
      ...here.map(({ kind, seat, faction }, i): Piece => {
        const [x, y, scale] = places[i];
        const isLoaded = kind === 'flagship' && hasLoaded(g, seat);
        return { id: `${kind}:${seat}`, kind, seat, faction, isLoaded, x, y, scale };
      }),
      ...g.strongholds
        .filter((at) => at === space)
        .map((_at, i): Piece => {
          const [x, y, scale] = STRONGHOLDS_AT[i];
          return {
            id: `stronghold:${space}:${i}`,
            kind: 'stronghold',
            seat: squadron,
            faction: FACTIONS[BLUEFIN],
            isLoaded: false,
            x,
            y,
            scale,
          };
        }),
      ...Array.from({ length: patrols > PATROLS_DRAWN ? 1 : patrols }, (_at, i): Piece => ({
        id: `patrol:${space}:${i}`,
        like: 'patrol',
        kind: 'patrol',
        seat: squadron,
        faction: FACTIONS[BLUEFIN],
        isLoaded: hasLoaded(g, squadron),
        x: -27 + 17 * i,
        y: low,
        scale: 0.92,
      })),
    ];
    return {
      space,
      pieces,
      patrols: patrols > PATROLS_DRAWN ? patrols : 0,
      low,
      comrades: isIsland ? g.comrades[regionOf(space)] : 0,
    };
  });
}

const hasLoaded = (g: Ahoy, seat: Seat): boolean => loadedCannons(g, seat).length > 0;

/** Does it lie in the northern half of its tile, with the wealth die below? */
function isUpper(g: Ahoy, space: number): boolean {
  return cellOf(g, space).y === g.map.y[regionOf(space)];
}

function shipsOf(g: Ahoy) {
  const union = seatOf(g, UNION);
  return [
    ...g.players.map(({ faction, flagship }, seat) => ({
      kind: 'flagship' as const,
      seat,
      faction: FACTIONS[faction] as string,
      space: flagship,
    })),
    { kind: 'cutter' as const, seat: union, faction: FACTIONS[UNION] as string, space: g.cutter },
    { kind: 'gunship' as const, seat: union, faction: FACTIONS[UNION] as string, space: g.gunship },
  ].filter(({ space }) => space !== NONE);
}
