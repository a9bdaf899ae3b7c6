import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { takeOut } from './hits.ts';
import { type Option } from './options.ts';
import {
  addAfloat,
  addGround,
  damagedAt,
  DOCK,
  docksOf,
  groundAt,
  INFANTRY,
  MOVERS,
  PDS,
  pdsOf,
  planetsIn,
  SHIPS,
  undamagedAt,
} from './pieces.ts';
import type { Loss } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';

/** A unit that the rules destroy: in a space area, or on a planet. */
type Victim = Option<'destroy' | 'destroyOn'>;

/** Ships of these kinds, everywhere. */
export function shipsAnywhere(g: Ti4, seat: Seat, kinds: readonly number[]): Victim[] {
  return g.galaxy.systems.flatMap((system) => shipsIn(g, seat, system, kinds));
}

function shipsIn(g: Ti4, seat: Seat, system: number, kinds: readonly number[]): Victim[] {
  const found: Victim[] = [];
  for (const kind of kinds) {
    const ship = { do: 'destroy', system, player: seat, kind } as const;
    if (damagedAt(g, system, seat, kind) > 0) found.push({ ...ship, hull: 'damaged' });
    if (undamagedAt(g, system, seat, kind) > 0) found.push({ ...ship, hull: 'whole' });
  }
  return found;
}

/** All kinds of units of a player in a system. */
export function unitsIn(g: Ti4, seat: Seat, system: number): Victim[] {
  return [
    ...shipsIn(g, seat, system, [...MOVERS, INFANTRY]),
    ...planetsIn(system).flatMap((planet) => unitsOn(g, seat, planet)),
  ];
}

function unitsOn(g: Ti4, seat: Seat, planet: number): Victim[] {
  return [INFANTRY, PDS, DOCK]
    .filter((kind) => countOn(g, seat, planet, kind) > 0)
    .map((kind) => ({ do: 'destroyOn', planet, kind }));
}

/** Units of a kind on planets, everywhere. */
export function onPlanets(g: Ti4, seat: Seat, kind: number): Victim[] {
  return [...PLANETS.keys()]
    .filter((planet) => countOn(g, seat, planet, kind) > 0)
    .map((planet) => ({ do: 'destroyOn', planet, kind }));
}

function countOn(g: Ti4, seat: Seat, planet: number, kind: number): number {
  if (kind === INFANTRY) return groundAt(g, planet, seat);
  return kind === PDS ? pdsOf(g, planet, seat) : docksOf(g, planet, seat);
}

function countOf(g: Ti4, seat: Seat, victim: Victim): number {
  if (victim.do === 'destroyOn') return countOn(g, seat, victim.planet, victim.kind);
  const { system, kind, hull } = victim;
  return hull === 'damaged' ? damagedAt(g, system, seat, kind) : undamagedAt(g, system, seat, kind);
}

/** Chooses units and takes them off the board, one by one: `ask` which of some. Nobody is asked where all of them go. */
export function* giveUp(
  g: Ti4,
  seat: Seat,
  count: number,
  victims: () => Victim[],
  ask: (offered: readonly Victim[], left: number) => Script<Victim>,
): Script<Loss[]> {
  const losses: Loss[] = [];
  for (let left = count; left > 0; left--) {
    const found = victims();
    if (found.length === 0) break;
    const total = found.reduce((sum, each) => sum + countOf(g, seat, each), 0);
    const offered = left >= total ? found.slice(0, 1) : found;
    const victim = yield* ask(offered, left);
    losses.push(takeUnits(g, seat, victim, 1));
  }
  return losses;
}

/** Takes all units of a player on a planet off the board. */
export function clearPlanet(g: Ti4, seat: Seat, planet: number): Loss[] {
  return unitsOn(g, seat, planet).map((each) => takeUnits(g, seat, each, countOf(g, seat, each)));
}

/** Takes all units of a player in a system off the board. */
export function clearSystem(g: Ti4, seat: Seat, system: number): Loss[] {
  return unitsIn(g, seat, system).map((each) => takeUnits(g, seat, each, countOf(g, seat, each)));
}

/** Takes all ships of a player in a system off the board. */
export function clearShips(g: Ti4, seat: Seat, system: number): Loss[] {
  return shipsIn(g, seat, system, SHIPS).map((each) =>
    takeUnits(g, seat, each, countOf(g, seat, each)),
  );
}

/** The rules destroy them, nobody else. */
function takeUnits(g: Ti4, seat: Seat, victim: Victim, count: number): Loss {
  if (victim.do === 'destroyOn') return takeFromPlanet(g, seat, victim, count);
  const { system, kind, hull } = victim;
  if (kind === INFANTRY) addAfloat(g, system, seat, kind, -count);
  else
    for (let left = count; left > 0; left--)
      takeOut(g, { seat, system, by: NONE }, kind, hull === 'damaged');
  return { seat, by: NONE, kind, system, planet: NONE, count };
}

function takeFromPlanet(
  g: Ti4,
  seat: Seat,
  { planet, kind }: Option<'destroyOn'>,
  count: number,
): Loss {
  if (kind === INFANTRY) addGround(g, planet, seat, -count);
  else (kind === PDS ? g.pds : g.docks)[planet] -= count;
  return { seat, by: NONE, kind, system: PLANETS[planet].tile, planet, count };
}
