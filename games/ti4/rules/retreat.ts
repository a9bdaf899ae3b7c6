import { judge, type Refusal, type Script, type Seat } from '@tablewright/engine';
import { PLANETS, TILES } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { placeToken } from './command.ts';
import { rollDie } from './dice.ts';
import { adjacentForMove, adjacentTo, isAnomaly } from './galaxy.ts';
import { BIG_SHIPS } from './hits.ts';
import { enlistedFrom, standDown, stayAboard } from './joining.ts';
import { capacityIn, enforceLimits, takeShip } from './limits.ts';
import { RIFT_TAKES } from './movement.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  addDamage,
  addGround,
  afloat,
  controls,
  damagedAt,
  DOCK,
  FIGHTER,
  groundAt,
  hasRivalShips,
  hasUnits,
  INFANTRY,
  joinedIn,
  kindName,
  planetsIn,
  profileOf,
} from './pieces.ts';
import { powers } from './powers.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Systems to go to, and those that are not allowed, with their clauses. */
interface Refuges<V extends 'retreat' | 'chooseSystem'> {
  readonly options: Option<V>[];
  readonly refused: () => Refusal<Option<V>>[];
}

/** Adjacent systems to retreat to. TI-10.4, TI-10.8 */
export function retreats(g: Ti4, seat: Seat): Refuges<'retreat'> {
  const from = g.combat.system;
  return judge(
    adjacentTo(g, from, seat).map((system) => ({ do: 'retreat', system }) as const),
    ({ system }) => {
      const ofEffect = isEligible(g, seat, system) ? null : 'TI-10.8';
      return verdict(g, seat, { from, to: system }, ofEffect);
    },
  );
}

/** Adjacent systems to withdraw to with an effect that is no retreat. TI-10.13 */
export function withdrawals(g: Ti4, seat: Seat, from: number): Refuges<'chooseSystem'> {
  return judge(
    adjacentTo(g, from, seat).map((system) => ({ do: 'chooseSystem', system }) as const),
    ({ system }) => {
      const ofEffect = hasRivalShips(g, system, seat) ? 'TI-10.13' : null;
      return verdict(g, seat, { from, to: system }, ofEffect);
    },
  );
}

export function refugesOf(g: Ti4, seat: Seat): number[] {
  return retreats(g, seat).options.map(({ system }) => system);
}

/** Without ships of others, and with a unit or a planet of one's own. TI-10.8 */
function isEligible(g: Ti4, seat: Seat, system: number): boolean {
  if (hasRivalShips(g, system, seat)) return false;
  return hasUnits(g, system, seat) || planetsIn(system).some((each) => controls(g, seat, each));
}

/** Null, or the clause that closes a system: what the effect itself says, a law, or an anomaly. TI-26.8, TI-7.13 */
function verdict(
  g: Ti4,
  seat: Seat,
  { from, to }: { readonly from: number; readonly to: number },
  ofEffect: string | null,
): string | null {
  if (!adjacentForMove(g, from, seat).includes(to)) return 'TI-26.8';
  if (ofEffect !== null) return ofEffect;
  const isClosed =
    isAnomaly(to, 'nebula') ||
    (isAnomaly(to, 'supernova') && !powers.has(g, seat, 'entersSupernovas')) ||
    (isAnomaly(to, 'asteroid-field') && !powers.has(g, seat, 'passesAsteroids'));
  return isClosed ? 'TI-7.13' : null;
}

/** A ship that retreats, with what it carries. */
interface Vessel {
  readonly kind: number;
  readonly isDamaged: boolean;
  readonly cargo: number[];
  room: number;
}

/** All ships with a move value go to one system together, docks in space too; a command token goes with them. TI-10.8, TI-13.5 */
export function* retreat(g: Ti4): Script {
  const { system, retreating: seat } = g.combat;
  const refuges = refugesOf(g, seat);
  if (refuges.length === 0) return;
  const refuge = yield* settleRefuge(g, seat, refuges);
  const fly = profileOf(g, seat, FIGHTER)!.move !== null;
  const from = { seat, system, fly, lifts: false };
  if ((yield* leave(g, from, refuge)) > 0) yield* placeToken(g, seat, refuge);
  yield* enforceLimits(g, refuge, seat);
  yield* breakBlockades(g);
}

/** All ships go, fighters without transport. A command token follows, whatever has arrived. TI-10.13 */
export function* withdraw(g: Ti4, seat: Seat, refuge: number): Script {
  yield* leave(g, { seat, system: g.combat.system, fly: true, lifts: true }, refuge);
  yield* placeToken(g, seat, refuge);
  yield* enforceLimits(g, refuge, seat);
  yield* breakBlockades(g);
}

/** All ships go, fighters without transport, to where their command token has been placed. TI-10.13 */
export function* evade(g: Ti4, seat: Seat, system: number, refuge: number): Script {
  yield* leave(g, { seat, system, fly: true, lifts: true }, refuge);
  yield* enforceLimits(g, refuge, seat);
  yield* breakBlockades(g);
}

/**
 * Ground forces of planets that shall come along lie with the ships from the announcement on; if there is no retreat
 * they stay in space. TI-10.9
 */
export function* liftForces(g: Ti4, seat: Seat): Script {
  const { system } = g.combat;
  for (let room = capacityIn(g, system, seat); room > 0; room--) {
    const planets = planetsIn(system).filter((planet) => forcesOf(g, seat, planet) > 0);
    if (planets.length === 0) return;
    const choice = yield* choose(
      seat,
      'liftForces',
      [...planets.map((planet) => ({ do: 'bring', planet }) as const), { do: 'done' }],
      { about: { room } },
    );
    if (choice.do === 'done') return;
    const { planet } = choice;
    if (groundAt(g, planet, seat) > 0) lift(g, seat, planet);
    else stayAboard(g, planet);
  }
}

/** Those that fight as ships lie in space already, and can stay there. TI-26.4 */
function forcesOf(g: Ti4, seat: Seat, planet: number): number {
  return (
    groundAt(g, planet, seat) +
    (joinedIn(g, g.combat.system, seat) > 0 ? enlistedFrom(g, planet) : 0)
  );
}

function lift(g: Ti4, seat: Seat, planet: number): void {
  addGround(g, planet, seat, -1);
  addAfloat(g, PLANETS[planet].tile, seat, INFANTRY, 1);
}

/** The fleet that leaves a system. */
interface Departing {
  readonly seat: Seat;
  readonly system: number;
  /** Fighters need no transport. */
  readonly fly: boolean;
  /** Ground forces of planets are picked up now; in a retreat they have been. TI-10.9, TI-7.12 */
  readonly lifts: boolean;
}

/** The fleet goes from one system to another; tells how many ships have arrived. TI-7.12, TI-7.14 */
function* leave(g: Ti4, from: Departing, refuge: number): Script<number> {
  const { seat, system } = from;
  yield* standDown(g, seat);
  const vessels = yield* embark(g, from);
  const safe = isAnomaly(system, 'gravity-rift')
    ? vessels.filter((vessel) => braves(seat, system, vessel))
    : vessels;
  for (const vessel of safe) arrive(g, seat, refuge, vessel);
  abandon(g, seat, system);
  if (safe.length > 0) emit('retreated', { player: seat, system: TILES[refuge].id });
  return safe.length;
}

/** If the announced system is closed by now, another one is taken. TI-10.18 */
function* settleRefuge(g: Ti4, seat: Seat, refuges: readonly number[]): Script<number> {
  if (refuges.includes(g.combat.refuge)) return g.combat.refuge;
  const options = refuges.map((system) => ({ do: 'retreat', system }) as const);
  const { system } = yield* choose(seat, 'retreat', options);
  return system;
}

/** Settles what is carried, and takes the ships off the system. TI-10.16, TI-7.14 */
function* embark(g: Ti4, from: Departing): Script<Vessel[]> {
  const { seat, system, fly } = from;
  const isRift = isAnomaly(system, 'gravity-rift');
  const carriers = [...BIG_SHIPS, DOCK].flatMap((kind) => vesselsOf(g, from, kind));
  if (hasLoadChoice(g, from, carriers)) {
    const groups = isRift ? carriers.map((vessel) => [vessel]) : [carriers];
    for (const group of groups) yield* load(g, from, group);
  }
  fill(g, from, carriers);
  const vessels = fly ? [...carriers, ...vesselsOf(g, from, FIGHTER)] : carriers;
  for (const { kind, isDamaged } of vessels) takeShip(g, system, seat, kind, isDamaged);
  return vessels;
}

function vesselsOf(g: Ti4, { seat, system }: Departing, kind: number): Vessel[] {
  const ships = afloat(g, system, seat, kind);
  if (ships === 0) return [];
  const { capacity } = profileOf(g, seat, kind)!;
  const damaged = damagedAt(g, system, seat, kind);
  return Array.from({ length: ships }, (_, at) => ({
    kind,
    isDamaged: at < damaged,
    cargo: [],
    room: capacity,
  }));
}

const roomIn = (vessels: readonly Vessel[]): number =>
  vessels.reduce((sum, { room }) => sum + room, 0);

/** Is there anything to decide: too much to carry, units on planets, or a rift and several ships? TI-10.16, TI-7.14 */
function hasLoadChoice(g: Ti4, from: Departing, vessels: readonly Vessel[]): boolean {
  const { seat, system, fly } = from;
  const room = roomIn(vessels);
  if (room === 0) return false;
  if (garrisons(g, from).length > 0) return true;
  const isRift = isAnomaly(system, 'gravity-rift');
  const fighters = fly && !isRift ? 0 : afloat(g, system, seat, FIGHTER);
  const waiting = fighters + afloat(g, system, seat, INFANTRY);
  if (waiting > room) return true;
  return isRift && waiting > 0 && (fly || vessels.filter((each) => each.room > 0).length > 1);
}

function* load(g: Ti4, from: Departing, vessels: readonly Vessel[]): Script {
  const { seat } = from;
  for (;;) {
    const ship = vessels.find(({ room }) => room > 0);
    const cargo = cargoOf(g, from);
    if (ship === undefined || cargo.length === 0) return;
    const choice = yield* choose(seat, 'loadRetreat', [...cargo, { do: 'done' }], {
      about: { room: roomIn(vessels), kind: vessels.length === 1 ? kindName(ship.kind) : '' },
    });
    if (choice.do === 'done') return;
    if (choice.do === 'carry') stow(g, from, ship, choice.kind);
    else {
      lift(g, seat, choice.planet);
      stow(g, from, ship, INFANTRY);
    }
  }
}

/** Planets of the system from which ground forces can be picked up now. TI-7.12 */
function garrisons(g: Ti4, { seat, system, lifts }: Departing): number[] {
  return lifts ? planetsIn(system).filter((planet) => groundAt(g, planet, seat) > 0) : [];
}

/** Units of the system that a ship can take along. TI-7.12, TI-10.16 */
function cargoOf(g: Ti4, from: Departing): Option<'carry' | 'bring'>[] {
  const { seat, system, fly } = from;
  const carriesFighters = !fly || isAnomaly(system, 'gravity-rift');
  const cargo: Option<'carry' | 'bring'>[] = [];
  if (afloat(g, system, seat, INFANTRY) > 0) cargo.push({ do: 'carry', kind: INFANTRY });
  if (carriesFighters && afloat(g, system, seat, FIGHTER) > 0)
    cargo.push({ do: 'carry', kind: FIGHTER });
  for (const planet of garrisons(g, from)) cargo.push({ do: 'bring', planet });
  return cargo;
}

function stow(g: Ti4, { seat, system }: Departing, ship: Vessel, kind: number): void {
  addAfloat(g, system, seat, kind, -1);
  ship.cargo.push(kind);
  ship.room--;
}

/** Nothing in the space area stays behind while there is room. TI-10.16 */
function fill(g: Ti4, from: Departing, vessels: readonly Vessel[]): void {
  const { seat, system, fly } = from;
  const kinds = fly ? [INFANTRY] : [INFANTRY, FIGHTER];
  for (const ship of vessels)
    for (const kind of kinds)
      while (ship.room > 0 && afloat(g, system, seat, kind) > 0) stow(g, from, ship, kind);
}

/** A ship that leaves a gravity rift rolls for itself and its cargo. TI-7.14 */
function braves(seat: Seat, system: number, { kind, cargo }: Vessel): boolean {
  const die = rollDie();
  const isLost = die <= RIFT_TAKES;
  const at = { player: seat, system: TILES[system].id };
  emit('riftRoll', { ...at, kind: kindName(kind), die, lost: isLost ? 1 : 0 });
  if (isLost)
    for (const lost of [kind, ...cargo]) emit('removed', { ...at, kind: kindName(lost), count: 1 });
  return !isLost;
}

function arrive(g: Ti4, seat: Seat, refuge: number, { kind, isDamaged, cargo }: Vessel): void {
  for (const each of [kind, ...cargo]) addAfloat(g, refuge, seat, each, 1);
  if (isDamaged) addDamage(g, refuge, seat, kind, 1);
}

/** Fighters and ground forces that nobody carries are removed. TI-10.8, TI-10.17 */
function abandon(g: Ti4, seat: Seat, system: number): void {
  for (const kind of [FIGHTER, INFANTRY]) {
    const count = afloat(g, system, seat, kind);
    if (count === 0) continue;
    addAfloat(g, system, seat, kind, -count);
    emit('removed', { player: seat, kind: kindName(kind), count, system: TILES[system].id });
  }
}
