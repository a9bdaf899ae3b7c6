import type { Seat } from '@tablewright/engine';
import { type Anomaly, MECATOL, TILES, type Wormhole, WORMHOLES } from '../content/index.ts';
import { type GalaxyMap, HOME, LAYOUTS, OPEN, PLACES, printedGalaxy } from '../galaxy/index.ts';
import { afloat, FLAGSHIP, hasUnits, planetsIn } from './pieces.ts';
import { powers, unitPower } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';

const OFF_BOARD = 99;

type Galaxy = Ti4['galaxy'];

/** Axial coordinates by tile. */
interface Places {
  readonly q: readonly number[];
  readonly r: readonly number[];
}

interface Place {
  readonly q: number;
  readonly r: number;
}

/** A tile and where it lies. */
interface Laid extends Place {
  readonly tile: number;
}

export const EMPTY_GALAXY: Galaxy = {
  systems: [],
  q: [],
  r: [],
  adjacent: [],
  homes: [],
  apart: [],
};

/**
 * Lays a map, the printed one for want of another, with the home systems by seat: NONE where they are not known yet.
 * `seating` has the seats clockwise from the first home place.
 */
export function layGalaxy(
  homes: readonly number[],
  map: GalaxyMap = printedGalaxy(homes.length),
  seating: readonly Seat[] = [...homes.keys()],
): Galaxy {
  const laid: Laid[] = [{ tile: MECATOL, q: 0, r: 0 }];
  const missing: Place[] = [];
  for (const [place, { q, r }] of PLACES.entries()) {
    let tile = map.tiles[place];
    if (tile === HOME) {
      const home = homes[seating[LAYOUTS[map.seats].homes.indexOf(place)]];
      tile = home === NONE ? OPEN : doorTo(home);
    }
    if (tile >= 0) laid.push({ tile, q, r });
    if (tile === OPEN) missing.push({ q, r });
  }
  return layTiles(laid, homes.includes(NONE) ? [] : homes, missing);
}

/** The tile that lies on the map for a home system: its gate if it has one. TI-7.11 */
export function doorTo(home: number): number {
  const { faction } = TILES[home];
  const gate = TILES.findIndex((tile) => tile.kind === 'gate' && tile.faction === faction);
  return gate < 0 ? home : gate;
}

/** Lays tiles where they are to lie; a home system that is none of them lies beside the map, and what is missing there. TI-7.11 */
export function layTiles(
  tiles: readonly Laid[],
  homes: readonly number[],
  missing: readonly Place[] = [],
): Galaxy {
  const q = TILES.map(() => OFF_BOARD);
  const r = TILES.map(() => OFF_BOARD);
  const laid = [...tiles];
  const apart = homes.filter((home) => tiles.every(({ tile }) => tile !== home));
  for (const home of apart) laid.push(besideMap(laid, missing, home));
  const systems = laid.map(({ tile }) => tile);
  for (const each of laid) {
    q[each.tile] = each.q;
    r[each.tile] = each.r;
  }
  return { systems, q, r, adjacent: adjacency(systems, q, r), homes: [...homes], apart };
}

/** A place that touches no tile, makes the whole as little higher as it can, and is near the gate. */
function besideMap(laid: readonly Laid[], missing: readonly Place[], home: number): Laid {
  const taken = [...laid, ...missing];
  const height = ({ q, r }: Place): number => Math.abs(2 * r + q);
  const tallest = Math.max(...taken.map(height));
  const columns = taken.map(({ q }) => q);
  const gate = laid.find(({ tile }) => tile === doorTo(home)) ?? laid[0];
  let best = { tile: home, q: OFF_BOARD, r: OFF_BOARD };
  let least = Infinity;
  for (let q = Math.min(...columns); q <= Math.max(...columns); q++)
    for (let r = -tallest - 2; r <= tallest + 2; r++) {
      const here = { tile: home, q, r };
      if (taken.some((each) => distance(each, here) < 2)) continue;
      const worse = 1000 * Math.max(0, height(here) - tallest) + distance(gate, here);
      if (worse < least) [best, least] = [here, worse];
    }
  return best;
}

function distance(one: Place, other: Place): number {
  const dq = other.q - one.q;
  const dr = other.r - one.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Sides first, then equal wormholes. No system is adjacent to itself. TI-7.10 */
function adjacency(
  systems: readonly number[],
  q: readonly number[],
  r: readonly number[],
): number[][] {
  const adjacent = TILES.map((): number[] => []);
  for (const here of systems)
    for (const there of systems) if (touch({ q, r }, here, there)) adjacent[here].push(there);
  for (const here of systems)
    for (const there of systems) {
      if (here === there || adjacent[here].includes(there)) continue;
      if ((PRINTED[here] & PRINTED[there]) !== 0) adjacent[here].push(there);
    }
  return adjacent;
}

/** Do the two tiles lie side by side? */
function touch({ q, r }: Places, one: number, other: number): boolean {
  return distance({ q: q[one], r: r[one] }, { q: q[other], r: r[other] }) === 1;
}

/** Wormholes as bits. */
const ALPHA = 1;
const BETA = 2;
const DELTA = 4;
const EITHER = ALPHA | BETA;

const BITS: { readonly [W in Wormhole]: number } = { alpha: ALPHA, beta: BETA, delta: DELTA };

const PRINTED: readonly number[] = TILES.map(({ wormholes }) =>
  wormholes.reduce((holes, hole) => holes | BITS[hole], 0),
);

/** Can wormholes be anywhere else than where they are printed? Only then anybody looks for them. */
const isShifting = (g: Ti4): boolean => g.galaxy.apart.length > 0 || isFolded(g);

/** Does Mecatol Rex have an alpha and a beta wormhole in this tactical action, for everybody? Lazax Gate Folding */
function isFolded(g: Ti4): boolean {
  if (g.tactical.system === NONE) return false;
  const { seat } = g.turn;
  return (
    powers.has(g, seat, 'opensGates') &&
    planetsIn(MECATOL).every((planet) => g.control[planet] !== seat)
  );
}

/** The wormholes of a system, with those of tokens and ships. TI-7.10 */
function holesIn(g: Ti4, system: number, beacon: number): number {
  let holes = PRINTED[system];
  if (g.wormholes[0] === system) holes |= ALPHA;
  if (g.wormholes[1] === system) holes |= BETA;
  if (system === MECATOL && isFolded(g)) holes |= EITHER;
  return system === beacon ? holes | DELTA : holes;
}

/** Where a ship brings a delta wormhole to: one that moves leaves it behind or takes it ahead; NONE without one. TI-26.20 */
function beaconOf(g: Ti4): number {
  if (g.tactical.beacon !== NONE) return g.tactical.beacon;
  for (let seat = 0; seat < g.players.length; seat++) {
    if (unitPower(g, seat, FLAGSHIP, 'opensDelta') === undefined) continue;
    for (const system of g.galaxy.systems) if (afloat(g, system, seat, FLAGSHIP) > 0) return system;
  }
  return NONE;
}

/** All wormholes of a system as bits. */
function holesOf(g: Ti4, system: number): number {
  return isShifting(g) ? holesIn(g, system, beaconOf(g)) : PRINTED[system];
}

/**
 * What lies next to a system for every purpose, with what cards, laws and ships change. Some of it holds for one seat
 * only; `NONE` asks for what holds for everybody. TI-7.10, TI-26.9
 */
export function adjacentTo(g: Ti4, system: number, seat: Seat): readonly number[] {
  const near = g.galaxy.adjacent[system];
  if (g.galaxy.apart.length === 0 && PRINTED[system] === 0 && system !== MECATOL)
    return withConduit(g, system, near);
  if (isShifting(g)) return withConduit(g, system, withHoles(g, system, seat, near));
  const isJoined = (PRINTED[system] & EITHER) !== 0 && areJoined(g, seat);
  return withConduit(g, system, isJoined ? withPortals(g, system) : near);
}

export function areAdjacent(g: Ti4, one: number, other: number, seat: Seat): boolean {
  return adjacentTo(g, one, seat).includes(other);
}

/** Where ships can move from a system: wormholes may be closed to them, unless something joins them. TI-26.8 */
export function adjacentForMove(g: Ti4, system: number, seat: Seat): readonly number[] {
  if (!powers.isInForce(g, 'closesWormholes')) return adjacentTo(g, system, seat);
  if ((holesOf(g, system) & EITHER) === 0 || areJoined(g, seat)) return adjacentTo(g, system, seat);
  const beacon = beaconOf(g);
  const isDelta = (each: number): boolean => (holesIn(g, each, beacon) & DELTA) !== 0;
  const open = g.galaxy.systems.filter(
    (other) =>
      touch(g.galaxy, system, other) || (other !== system && isDelta(system) && isDelta(other)),
  );
  return withConduit(g, system, open);
}

/** Systems next to this one that its wormholes lead to. TI-7.10 */
export function throughWormholes(g: Ti4, system: number, seat: Seat): number[] {
  const holes = holesOf(g, system);
  const isJoined = (holes & EITHER) !== 0 && areJoined(g, seat);
  return adjacentTo(g, system, seat).filter((other) => leads(holes, holesOf(g, other), isJoined));
}

/** Do wormholes lead from one system to the other? */
function leads(here: number, there: number, isJoined: boolean): boolean {
  return (here & there) !== 0 || (isJoined && (there & EITHER) !== 0);
}

/** Are all systems with alpha or beta wormholes adjacent for now, or for this seat? TI-26.8, TI-26.9 */
function areJoined(g: Ti4, seat: Seat): boolean {
  return (
    g.tactical.chart ||
    powers.isInForce(g, 'joinsWormholes') ||
    (g.galaxy.apart.length > 0 && seat !== NONE && powers.has(g, seat, 'joinsOwnWormholes'))
  );
}

function withHoles(g: Ti4, system: number, seat: Seat, near: readonly number[]): readonly number[] {
  const beacon = beaconOf(g);
  const holes = holesIn(g, system, beacon);
  if (holes === 0) return near;
  const isJoined = (holes & EITHER) !== 0 && areJoined(g, seat);
  const linked = g.galaxy.systems.filter(
    (other) =>
      other !== system &&
      leads(holes, holesIn(g, other, beacon), isJoined) &&
      !near.includes(other),
  );
  return linked.length === 0 ? near : [...near, ...linked];
}

function withPortals(g: Ti4, system: number): number[] {
  const near = g.galaxy.adjacent[system];
  const joined = g.galaxy.systems.filter(
    (other) => (PRINTED[other] & EITHER) !== 0 && other !== system && !near.includes(other),
  );
  return [...near, ...joined];
}

/** The active system is next to every system with units of the active player. Spacial Conduit Cylinder */
function withConduit(g: Ti4, system: number, near: readonly number[]): readonly number[] {
  const { conduit, system: active } = g.tactical;
  if (!conduit) return near;
  const isLinked = (other: number): boolean => hasUnits(g, other, g.turn.seat);
  if (system !== active)
    return near.includes(active) || !isLinked(system) ? near : [...near, active];
  const linked = g.galaxy.systems.filter(
    (other) => other !== system && !near.includes(other) && isLinked(other),
  );
  return [...near, ...linked];
}

export function isAnomaly(system: number, anomaly: Anomaly): boolean {
  return TILES[system].anomaly === anomaly;
}

/** Does the system have this wormhole: printed, of a token, or of a ship? TI-7.10 */
export function hasWormhole(g: Ti4, system: number, wormhole: Wormhole): boolean {
  return (holesOf(g, system) & BITS[wormhole]) !== 0;
}

export function hasAnyWormhole(g: Ti4, system: number): boolean {
  return holesOf(g, system) !== 0;
}

/** An alpha or a beta wormhole. */
export function isPortal(g: Ti4, system: number): boolean {
  return (holesOf(g, system) & EITHER) !== 0;
}

export function wormholesOf(g: Ti4, system: number): Wormhole[] {
  const holes = holesOf(g, system);
  return WORMHOLES.filter((wormhole) => (holes & BITS[wormhole]) !== 0);
}

/** Is it anybody's home system? An eliminated player's stays one. TI-27.9 */
export function isHome(g: Ti4, system: number): boolean {
  return g.galaxy.homes.includes(system);
}

export function homeOf(g: Ti4, seat: Seat): number {
  return g.galaxy.homes[seat];
}

/** Both have a unit or a controlled planet in the same system or in ones that are adjacent for either. TI-16.1 */
export function areNeighbours(g: Ti4, one: Seat, other: Seat): boolean {
  // Who joins wormholes for himself sees all that the other sees, and more.
  const viewer = isShifting(g) && powers.has(g, other, 'joinsOwnWormholes') ? other : one;
  return g.galaxy.systems.some(
    (system) =>
      isPresent(g, system, one) &&
      (isPresent(g, system, other) ||
        adjacentTo(g, system, viewer).some((next) => isPresent(g, next, other))),
  );
}

function isPresent(g: Ti4, system: number, seat: Seat): boolean {
  return (
    hasUnits(g, system, seat) || planetsIn(system).some((planet) => g.control[planet] === seat)
  );
}
