import type { Seat } from '@tablewright/engine';
import { TILES, type Wormhole } from '../../content/index.ts';
import { wormholesOf } from '../../rules/galaxy.ts';
import {
  afloat,
  damagedAt,
  DOCK,
  docksOf,
  FIGHTER,
  groundAt,
  hasToken,
  INFANTRY,
  pdsOf,
  planetsIn,
  SHIPS,
} from '../../rules/pieces.ts';
import { influenceOf, resourcesOf } from '../../rules/spending.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

/** Ships of one kind, infantry aboard, or docks that float. */
export interface Squadron {
  readonly kind: number;
  readonly count: number;
  readonly damaged: number;
}

/** What a seat has in a space area. */
export interface Fleet {
  readonly seat: Seat;
  /** The largest ships first, then docks; fighters and infantry last. */
  readonly squadrons: readonly Squadron[];
  /** Ships other than fighters. */
  readonly ships: number;
  /** Docks that float. TI-13.5 */
  readonly docks: number;
  readonly fighters: number;
  readonly damaged: number;
}

export interface Garrison {
  readonly planet: number;
  /** With what laws add. TI-15.1 */
  readonly resources: number;
  readonly influence: number;
  readonly owner: Seat;
  /** Ground forces by seat, those of the controller first. */
  readonly forces: readonly { readonly seat: Seat; readonly count: number }[];
  readonly pds: number;
  readonly docks: number;
  readonly isExhausted: boolean;
}

/** Everything in a system, as far as it can be seen. */
export interface Contents {
  readonly fleets: readonly Fleet[];
  readonly garrisons: readonly Garrison[];
  readonly tokens: readonly Seat[];
  /** Wormholes that are not printed there: those of tokens and ships. */
  readonly wormholes: readonly Wormhole[];
  /** Who holds its planets alone, or NONE. */
  readonly holder: Seat;
}

export function contentsOf(g: Ti4, system: number): Contents {
  const seats = g.players.map((_, seat) => seat);
  const garrisons = planetsIn(system).map((planet) => garrisonOf(g, planet));
  const owners = new Set(garrisons.map(({ owner }) => owner).filter((owner) => owner !== NONE));
  return {
    fleets: seats.flatMap((seat) => fleetOf(g, system, seat) ?? []),
    garrisons,
    tokens: seats.filter((seat) => hasToken(g, system, seat)),
    wormholes: wormholesOf(g, system).filter((hole) => !TILES[system].wormholes.includes(hole)),
    holder: owners.size === 1 ? [...owners][0] : NONE,
  };
}

const LARGEST_FIRST: readonly number[] = [
  ...SHIPS.filter((kind) => kind !== FIGHTER).toReversed(),
  DOCK,
  FIGHTER,
  INFANTRY,
];

export function fleetOf(g: Ti4, system: number, seat: Seat): Fleet | null {
  const squadrons = LARGEST_FIRST.map((kind) => ({
    kind,
    count: afloat(g, system, seat, kind),
    damaged: damagedAt(g, system, seat, kind),
  })).filter(({ count }) => count > 0);
  if (squadrons.length === 0) return null;
  const total = (wanted: (kind: number) => boolean): number =>
    squadrons.reduce((sum, { kind, count }) => (wanted(kind) ? sum + count : sum), 0);
  return {
    seat,
    squadrons,
    ships: total((kind) => kind !== FIGHTER && kind !== INFANTRY && kind !== DOCK),
    docks: total((kind) => kind === DOCK),
    fighters: total((kind) => kind === FIGHTER),
    damaged: squadrons.reduce((sum, { damaged }) => sum + damaged, 0),
  };
}

function garrisonOf(g: Ti4, planet: number): Garrison {
  const owner = g.control[planet];
  const forces = g.players
    .map((_, seat) => ({ seat, count: groundAt(g, planet, seat) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.seat === owner) - Number(one.seat === owner));
  return {
    planet,
    resources: resourcesOf(g, planet),
    influence: influenceOf(g, planet),
    owner,
    forces,
    pds: owner === NONE ? 0 : pdsOf(g, planet, owner),
    docks: owner === NONE ? 0 : docksOf(g, planet, owner),
    isExhausted: g.exhausted[planet],
  };
}
