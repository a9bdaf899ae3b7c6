import { LawError, type Seat } from '@tablewright/engine';
import {
  BOX,
  CARRIER,
  DOCK,
  FIGHTER,
  INFANTRY,
  PDS,
  PLANETS,
  type Profile,
  PROFILES,
  SHIPS,
  TILES,
  UNIT_KINDS,
  WAR_SUN,
} from '../content/index.ts';
import {
  AFLOAT,
  COUNT_BITS,
  COUNTS,
  DAMAGE_BITS,
  FLEET_WORDS,
  NONE,
  SEATS,
  type Ti4,
} from './state.ts';
import type { Counts } from './vocabulary.ts';

export {
  CARRIER,
  DESTROYER,
  DOCK,
  DREADNOUGHT,
  FIGHTER,
  FLAGSHIP,
  INFANTRY,
  PDS,
  SHIPS,
  WAR_SUN,
} from '../content/index.ts';

/** Command tokens of a faction. TI-4.1 */
export const COMMAND_TOKENS = 16;

/** Where the counts of a seat's units in a space area begin. */
const fleetIndex = (system: number, seat: Seat): number => (system * SEATS + seat) * FLEET_WORDS;

const spaceIndex = (system: number, seat: Seat, kind: number): number =>
  fleetIndex(system, seat) + Math.floor(kind / COUNTS);

const countShift = (kind: number): number => (kind % COUNTS) * COUNT_BITS;

const COUNT_MASK = (1 << COUNT_BITS) - 1;

/** All but the infantry, which comes last. */
const SHIPS_MASK = (1 << countShift(INFANTRY)) - 1;

const damageIndex = (system: number, seat: Seat): number => system * SEATS + seat;

const damageShift = (kind: number): number => (kind - CARRIER) * DAMAGE_BITS;

const DAMAGE_MASK = (1 << DAMAGE_BITS) - 1;

/** What moves as ships do. TI-13.5 */
export const MOVERS: readonly number[] = [...SHIPS, DOCK];

/** Units of this kind in a space area: ships, infantry aboard, or docks that float. */
export function afloat(g: Ti4, system: number, seat: Seat, kind: number): number {
  if (kind === DOCK) return floatingAt(g, system, seat);
  return (g.space[spaceIndex(system, seat, kind)] >> countShift(kind)) & COUNT_MASK;
}

export function damagedAt(g: Ti4, system: number, seat: Seat, kind: number): number {
  if (kind < CARRIER || kind > WAR_SUN) return 0;
  return (g.damaged[damageIndex(system, seat)] >> damageShift(kind)) & DAMAGE_MASK;
}

export function undamagedAt(g: Ti4, system: number, seat: Seat, kind: number): number {
  return afloat(g, system, seat, kind) - damagedAt(g, system, seat, kind);
}

/** Adds units to a space area, or takes them away with a negative count; undamaged ones. */
export function addAfloat(g: Ti4, system: number, seat: Seat, kind: number, count: number): void {
  if (kind === DOCK) addFloating(g, system, seat, count);
  else {
    const after = afloat(g, system, seat, kind) + count;
    if (after < 0 || after > COUNT_MASK) throw new LawError(`There are ${after} units of a kind.`);
    g.space[spaceIndex(system, seat, kind)] += count << countShift(kind);
  }
}

function floatingAt(g: Ti4, system: number, seat: Seat): number {
  const place = system * SEATS + seat;
  let count = 0;
  for (const each of g.floating) if (each === place) count++;
  return count;
}

/** The list stays in order, so that a dock that is moved on trial and back leaves no trace. */
function addFloating(g: Ti4, system: number, seat: Seat, count: number): void {
  const place = system * SEATS + seat;
  for (let left = count; left > 0; left--) g.floating.push(place);
  for (let left = count; left < 0; left++) g.floating.splice(g.floating.indexOf(place), 1);
  g.floating.sort((one, other) => one - other);
}

/** Where each floating dock lies, and whose it is. TI-13.5 */
export function floatingDocks(g: Ti4): { readonly system: number; readonly seat: Seat }[] {
  return g.floating.map((place) => ({ system: Math.floor(place / SEATS), seat: place % SEATS }));
}

/** Marks ships as damaged, or as repaired with a negative count. They stay where they are. */
export function addDamage(g: Ti4, system: number, seat: Seat, kind: number, count: number): void {
  g.damaged[damageIndex(system, seat)] += count << damageShift(kind);
}

/** Ground forces that fight as ships in the combat of this space area. TI-26.4 */
export function joinedIn(g: Ti4, system: number, seat: Seat): number {
  const { combat } = g;
  if (combat.system !== system) return 0;
  if (combat.attacker === seat) return combat.joined[0];
  return combat.defender === seat ? combat.joined[1] : 0;
}

/** The sum of all counts in a number. */
function countAll(counts: number): number {
  let sum = 0;
  for (let left = counts; left > 0; left >>= COUNT_BITS) sum += left & COUNT_MASK;
  return sum;
}

/** Ships of a seat, fighters included, and what fights as a ship. */
export function shipsOf(g: Ti4, system: number, seat: Seat): number {
  const { space } = g;
  const at = fleetIndex(system, seat);
  const joined = joinedIn(g, system, seat);
  return joined + countAll(space[at]) + countAll(space[at + 1] & SHIPS_MASK);
}

/** Ships that are no fighters. */
export function bigShipsOf(g: Ti4, system: number, seat: Seat): number {
  return shipsOf(g, system, seat) - afloat(g, system, seat, FIGHTER);
}

export function hasShips(g: Ti4, system: number, seat: Seat): boolean {
  const { space } = g;
  const at = fleetIndex(system, seat);
  if ((space[at] | (space[at + 1] & SHIPS_MASK)) !== 0) return true;
  return joinedIn(g, system, seat) > 0;
}

/** Ships, or docks that move as they do? TI-13.5 */
export function hasMovers(g: Ti4, system: number, seat: Seat): boolean {
  return hasShips(g, system, seat) || floatingAt(g, system, seat) > 0;
}

/** Units of a kind that fight in a space area: ships, and ground forces that have joined them. TI-26.4 */
export function fightingIn(g: Ti4, system: number, seat: Seat, kind: number): number {
  return kind === INFANTRY ? joinedIn(g, system, seat) : afloat(g, system, seat, kind);
}

/** Kinds that can fight in space; the usual losses come in this order. */
export const FIGHTING: readonly number[] = [
  FIGHTER,
  INFANTRY,
  ...SHIPS.filter((kind) => kind !== FIGHTER),
];

/** Another player with ships in the system, or NONE. There is at most one outside of a tactical action. */
export function rivalIn(g: Ti4, system: number, seat: Seat): Seat {
  for (let other = 0; other < g.players.length; other++)
    if (other !== seat && hasShips(g, system, other)) return other;
  return NONE;
}

export function hasRivalShips(g: Ti4, system: number, seat: Seat): boolean {
  return rivalIn(g, system, seat) !== NONE;
}

export function groundAt(g: Ti4, planet: number, seat: Seat): number {
  return g.ground[planet * SEATS + seat];
}

export function addGround(g: Ti4, planet: number, seat: Seat, count: number): void {
  g.ground[planet * SEATS + seat] += count;
}

/** Another player with ground forces on the planet, or NONE. */
export function rivalOn(g: Ti4, planet: number, seat: Seat): Seat {
  for (let other = 0; other < g.players.length; other++)
    if (other !== seat && groundAt(g, planet, other) > 0) return other;
  return NONE;
}

export function controls(g: Ti4, seat: Seat, planet: number): boolean {
  return g.control[planet] === seat;
}

/** Planets of a system, by number. */
export function planetsIn(system: number): readonly number[] {
  return TILES[system].planets;
}

/** Planets that a seat controls. */
export function planetsOf(g: Ti4, seat: Seat): number[] {
  const planets: number[] = [];
  for (let planet = 0; planet < PLANETS.length; planet++)
    if (g.control[planet] === seat) planets.push(planet);
  return planets;
}

/** Structures on a planet belong to its controller. */
export function pdsOf(g: Ti4, planet: number, seat: Seat): number {
  return g.control[planet] === seat ? g.pds[planet] : 0;
}

export function docksOf(g: Ti4, planet: number, seat: Seat): number {
  return g.control[planet] === seat ? g.docks[planet] : 0;
}

/** All docks of a seat in a system: on its planets, and in its space area. TI-13.5 */
export function docksAt(g: Ti4, system: number, seat: Seat): number {
  let docks = floatingAt(g, system, seat);
  for (const planet of planetsIn(system)) docks += docksOf(g, planet, seat);
  return docks;
}

/** Do the docks of the seat lie in space? TI-13.5 */
export function floats(g: Ti4, seat: Seat): boolean {
  return profileOf(g, seat, DOCK)?.inSpace === true;
}

/** New docks of a seat stand on the planet, or lie in the space area around it. TI-13.5 */
export function placeDocks(g: Ti4, seat: Seat, planet: number, count: number): void {
  if (floats(g, seat)) addFloating(g, PLANETS[planet].tile, seat, count);
  else g.docks[planet] += count;
}

/** Docks that float from now on leave their planets. TI-13.5 */
export function launchDocks(g: Ti4, seat: Seat): void {
  if (!floats(g, seat)) return;
  for (const planet of planetsOf(g, seat)) {
    const docks = g.docks[planet];
    g.docks[planet] = 0;
    placeDocks(g, seat, planet, docks);
  }
}

/** Does the seat have any unit in the space area? */
export function hasAfloat(g: Ti4, system: number, seat: Seat): boolean {
  const at = fleetIndex(system, seat);
  return (g.space[at] | g.space[at + 1]) !== 0 || floatingAt(g, system, seat) > 0;
}

/** Does the seat have any unit in the system, in space or on a planet? */
export function hasUnits(g: Ti4, system: number, seat: Seat): boolean {
  if (hasAfloat(g, system, seat)) return true;
  return planetsIn(system).some(
    (planet) =>
      groundAt(g, planet, seat) > 0 || pdsOf(g, planet, seat) > 0 || docksOf(g, planet, seat) > 0,
  );
}

/** The values of a kind of unit for a seat; undefined for a kind that cannot be had yet. */
export function profileOf(g: Ti4, seat: Seat, kind: number): Profile | undefined {
  return PROFILES[g.players[seat].profiles[kind]];
}

export function hasToken(g: Ti4, system: number, seat: Seat): boolean {
  return (g.tokens[system] & (1 << seat)) !== 0;
}

export function putToken(g: Ti4, system: number, seat: Seat): void {
  g.tokens[system] |= 1 << seat;
}

export function takeToken(g: Ti4, system: number, seat: Seat): void {
  g.tokens[system] &= ~(1 << seat);
}

export function tokensOnBoard(g: Ti4, seat: Seat): number {
  let count = 0;
  for (const system of g.galaxy.systems) if (hasToken(g, system, seat)) count++;
  return count;
}

/** Command tokens in reinforcements. TI-4.1 */
export function tokensLeft(g: Ti4, seat: Seat): number {
  const { tactic, fleet, strategy } = g.players[seat];
  return COMMAND_TOKENS - tactic - fleet - strategy - tokensOnBoard(g, seat);
}

/** Units of a kind on the board. */
export function onBoard(g: Ti4, seat: Seat, kind: number): number {
  let count = 0;
  if (kind === DOCK) for (const place of g.floating) if (place % SEATS === seat) count++;
  if (kind < AFLOAT) for (const system of g.galaxy.systems) count += afloat(g, system, seat, kind);
  if (kind < INFANTRY) return count;
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if (kind === INFANTRY) count += groundAt(g, planet, seat);
    else if (kind === PDS) count += pdsOf(g, planet, seat);
    else count += docksOf(g, planet, seat);
  }
  return count;
}

/** Pieces of a kind in reinforcements; tokens stand in for fighters and infantry without end. TI-25.3, TI-14.8 */
export function inReinforcements(g: Ti4, seat: Seat, kind: number): number {
  if (kind === FIGHTER || kind === INFANTRY) return Infinity;
  return BOX[kind] - onBoard(g, seat, kind);
}

/** Units by the names of their kinds, for events. */
export function countsOf(counts: readonly number[]): Counts {
  const [fighter, destroyer, cruiser, carrier, dreadnought, flagship, warsun, infantry] = counts;
  const dock = counts[DOCK];
  const ships = { fighter, destroyer, cruiser, carrier, dreadnought, flagship, warsun };
  const largest = dock > 0 ? DOCK : (SHIPS.findLast((kind) => counts[kind] > 0) ?? INFANTRY);
  return { ...ships, infantry, dock, first: UNIT_KINDS[largest] };
}

export const kindName = (kind: number): string => UNIT_KINDS[kind];

/** Seats in turn order from this one, clockwise. */
export function clockwiseFrom(g: Ti4, seat: Seat): Seat[] {
  const { seating, players } = g;
  const { length } = seating;
  const from = seating.indexOf(seat);
  const seats: Seat[] = [];
  for (let step = 0; step < length; step++) {
    const each = seating[(from + step) % length];
    if (!players[each].eliminated) seats.push(each);
  }
  return seats;
}
