import { type Refusal, roll, type Script, type Seat } from '@tablewright/engine';
import { PLANETS, TILES, UNIT_KINDS } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { breaksFleet, enforceLimits, fleetShare, takeShip } from './limits.ts';
import { couldPlay, inHand, moment, untimely } from './moments.ts';
import { activeOrder } from './order.ts';
import { choose, type Hull, HULLS, type Option, type Way } from './options.ts';
import {
  addAfloat,
  addDamage,
  addGround,
  afloat,
  CARRIER,
  damagedAt,
  FIGHTER,
  groundAt,
  DOCK,
  hasMovers,
  hasToken,
  INFANTRY,
  kindName,
  planetsIn,
  MOVERS,
  profileOf,
  undamagedAt,
  countsOf,
} from './pieces.ts';
import { enforcePlastic } from './plastic.ts';
import { unitPower } from './powers.ts';
import { moveOf, obstacle, Routes } from './routes.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';
import { isThroughRift, usesDrive, Ways } from './ways.ts';

/** On this roll or less a gravity rift takes the ship. TI-7.9 */
export const RIFT_TAKES = 3;

/** A ship that has been declared to move, with what it carries. */
interface Mover {
  readonly from: number;
  readonly kind: number;
  readonly hull: Hull;
  readonly way: Way;
  /** The ways there were when it was declared. */
  routes: Routes;
  /** Where it picks up cargo on its way, in order. */
  stops: readonly number[];
  readonly cargo: Cargo[];
  room: number;
}

/** A unit aboard, and where it was picked up; NONE for a planet if in space. */
interface Cargo {
  readonly kind: number;
  readonly system: number;
  readonly planet: number;
}

/** Ships move into the active system: all are declared first, then they arrive together. TI-6.2, TI-7.5 */
export function* movement(g: Ti4, seat: Seat): Script {
  let plan = new Plan(g, seat);
  const about = { system: g.tactical.system, by: seat };
  for (;;) {
    const steps = plan.steps();
    // Cards that follow the activation are played before the first ship is declared.
    const isFirst = plan.isEmpty();
    const hasCards = isFirst && couldPlay(g, seat, 'system.activated', about);
    if (steps.length === 0 && !hasCards) break;
    const cards = () =>
      inHand(g, seat, 'system.activated', about).flatMap(({ option, clause }) =>
        clause === null ? [option] : [],
      );
    const choice = yield* choose(
      seat,
      'moveShips',
      () => [...steps, ...(isFirst ? cards() : []), { do: 'done' }],
      {
        accords: true,
        always: hasCards,
        about: { system: TILES[g.tactical.system].id },
        refused: () => [...plan.refused(), ...refusedCards(g, seat, about, isFirst)],
      },
    );
    if (choice.do === 'done') break;
    if ('use' in choice) {
      yield* choice.use();
      if (g.tactical.system === NONE) return;
      plan = new Plan(g, seat);
    } else plan.carryOut(choice);
  }
  const hasArrived = yield* plan.arrive();
  yield* enforcePlastic(g);
  if (!hasArrived) return;
  const others = activeOrder(g).filter((each) => each !== seat);
  const { system } = about;
  yield* moment(g, 'ships.moved', others, () => ({ system }), {
    about: { player: seat, system: TILES[system].id },
  });
}

/** Cards in hand that cannot be played now. TI-28.1 */
function refusedCards(
  g: Ti4,
  seat: Seat,
  about: { readonly system: number; readonly by: Seat },
  isFirst: boolean,
): Refusal<Option>[] {
  const cards = inHand(g, seat, 'system.activated', about).flatMap(
    ({ option, clause }): Refusal<Option>[] => {
      const verdict = isFirst ? clause : 'TI-6.3';
      return verdict === null ? [] : [{ option, clause: verdict }];
    },
  );
  return [...cards, ...untimely(g, seat, ['system.activated'])];
}

type Step = Option<'move' | 'loadFrom' | 'lift' | 'moveAll' | 'moveFit' | 'goAhead'>;

class Plan {
  private readonly g: Ti4;
  private readonly seat: Seat;
  private readonly active: number;
  private routes: Routes;
  private readonly movers: Mover[] = [];
  private ways: Ways;

  constructor(g: Ti4, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.active = g.tactical.system;
    this.routes = new Routes(g, seat);
    this.ways = new Ways(g, seat, this.routes);
  }

  /** Has no ship been declared yet? */
  isEmpty(): boolean {
    return this.movers.length === 0;
  }

  steps(): Step[] {
    const ships = this.ships();
    return [...this.shortcuts(ships), ...ships, ...this.cargo(), ...this.pioneers()];
  }

  /** Ships that can join, each with the way it would take. TI-7.1 */
  private ships(): Option<'move'>[] {
    const { g, seat, active } = this;
    const ships: Option<'move'>[] = [];
    if (g.tactical.ceasefire) return ships;
    for (const system of g.galaxy.systems) {
      if (system !== active && hasToken(g, system, seat)) continue;
      if (!hasMovers(g, system, seat)) continue;
      for (const kind of MOVERS)
        if (this.ways.couldReach(system, kind)) this.addCandidates(system, kind, ships);
    }
    return ships.filter((option) => this.mayJoin(option));
  }

  /** A ship that brings a wormhole may arrive before the others; else it moves after them. TI-26.20 */
  private pioneers(): Option<'goAhead'>[] {
    const [ship] = this.movers;
    const isAlone = this.movers.length === 1 && ship.from === this.g.tactical.beacon;
    return isAlone ? [{ do: 'goAhead' }] : [];
  }

  /** From now on the wormhole is in the active system. TI-26.20 */
  private goAhead(): void {
    const { g, seat, active } = this;
    const { driveLeft } = this.ways;
    g.tactical.beacon = active;
    this.routes = new Routes(g, seat);
    this.ways = new Ways(g, seat, this.routes);
    this.ways.driveLeft = driveLeft;
  }

  /** What the ship chosen last can still pick up. TI-8.1 */
  private cargo(): Option<'loadFrom' | 'lift'>[] {
    const ship = this.movers.at(-1);
    if (ship === undefined || ship.room === 0) return [];
    const { g, seat } = this;
    const options: Option<'loadFrom' | 'lift'>[] = [];
    for (const system of this.g.galaxy.systems) {
      if (!this.canStop(ship, system)) continue;
      for (const kind of [FIGHTER, INFANTRY])
        if (system !== this.active && afloat(g, system, seat, kind) > 0)
          options.push({ do: 'loadFrom', system, kind });
      for (const planet of planetsIn(system))
        if (groundAt(g, planet, seat) > 0) options.push({ do: 'lift', planet });
    }
    return options;
  }

  /** All ships from one system that come by their own move, loaded; or with a garrison left behind. */
  private shortcuts(ships: readonly Option<'move'>[]): Option<'moveAll' | 'moveFit'>[] {
    const { g, seat, active } = this;
    if (ships.length === 0) return [];
    const plain = ships.filter(
      (each) => isSimple(each) && each.system !== active && !this.isTooMuch(each.kind),
    );
    return [...new Set(plain.map(({ system }) => system))].flatMap((system) => {
      const garrisoned = planetsIn(system).some((planet) => groundAt(g, planet, seat) > 0);
      const all: Option<'moveAll' | 'moveFit'>[] = [{ do: 'moveAll', system }];
      return garrisoned ? [...all, { do: 'moveFit', system }] : all;
    });
  }

  carryOut(step: Step): void {
    if (step.do === 'move') this.depart(step);
    else if (step.do === 'loadFrom') this.load(step.system, step.kind);
    else if (step.do === 'lift') this.liftFrom(step.planet);
    else if (step.do === 'goAhead') this.goAhead();
    else this.departAll(step.system, step.do === 'moveFit' ? 1 : 0);
  }

  refused(): Refusal<Option>[] {
    return this.candidates()
      .filter((option) => !this.mayJoin(option))
      .map((option) => ({ option, clause: this.clauseAgainst(option) }));
  }

  /**
   * Rifts take their toll, then all ships arrive; what is left behind without room is removed, docks that lie alone
   * among ships of others are destroyed. Tells whether any ship has arrived. TI-7.9, TI-5.3, TI-13.5
   */
  *arrive(): Script<boolean> {
    const { g, seat, active, movers } = this;
    if (movers.length === 0) return false;
    const arriving = movers.filter(
      (mover) => this.isStillPossible(mover) && this.survivesRifts(mover),
    );
    g.tactical.beacon = NONE;
    g.tactical.moved = true;
    for (const from of new Set(movers.flatMap((mover) => [mover.from, ...mover.stops]))) {
      const leaving = arriving.filter((mover) => mover.from === from);
      if (leaving.length > 0)
        emit('moved', () => ({
          player: seat,
          from: TILES[from].id,
          to: TILES[active].id,
          ...countsOf(loadOf(leaving)),
        }));
      yield* enforceLimits(g, from, seat);
    }
    yield* enforceLimits(g, active, seat);
    yield* breakBlockades(g);
    return arriving.some(({ kind }) => kind !== DOCK);
  }

  /** A ship stays where it is if the wormhole on its way has been lost with the ship that went ahead. TI-26.20 */
  private isStillPossible(ship: Mover): boolean {
    const { g, seat, active } = this;
    const isAhead = g.tactical.beacon === active;
    const [pioneer] = this.movers;
    if (!isAhead || ship === pioneer || afloat(g, active, seat, pioneer.kind) > 0) return true;
    ship.routes = new Routes(withoutBeacon(g), seat);
    const move = this.ways.moveBy(ship.from, ship.kind, ship.way);
    if (this.lengthOf(ship, ship.stops) <= move) return true;
    this.turnBack(ship);
    return false;
  }

  private turnBack(ship: Mover): void {
    const { g, seat, active } = this;
    const isDamaged = ship.hull === 'damaged';
    takeShip(g, active, seat, ship.kind, isDamaged);
    addAfloat(g, ship.from, seat, ship.kind, 1);
    if (isDamaged) addDamage(g, ship.from, seat, ship.kind, 1);
    for (const unit of ship.cargo) this.unload(unit);
    emit('stayed', {
      player: seat,
      kind: kindName(ship.kind),
      count: 1,
      system: TILES[ship.from].id,
    });
  }

  private candidates(systems: readonly number[] = this.g.galaxy.systems): Option<'move'>[] {
    const { g, seat } = this;
    const found: Option<'move'>[] = [];
    for (const system of systems) {
      if (!hasMovers(g, system, seat)) continue;
      for (const kind of MOVERS) this.addCandidates(system, kind, found);
    }
    return found;
  }

  private addCandidates(system: number, kind: number, found: Option<'move'>[]): void {
    const { g, seat } = this;
    if (afloat(g, system, seat, kind) === 0 || moveOf(g, seat, system, kind) === 0) return;
    const ways = this.ways.from(system, kind);
    for (const hull of HULLS)
      if (this.waiting(system, kind, hull) > 0)
        for (const way of ways) found.push({ do: 'move', system, kind, hull, way });
  }

  /** Ships there that have not been declared; those in the active system arrive there again. */
  private waiting(system: number, kind: number, hull: Hull): number {
    const { g, seat } = this;
    const there = (hull === 'whole' ? undamagedAt : damagedAt)(g, system, seat, kind);
    if (system !== this.active) return there;
    let waiting = there;
    for (const mover of this.movers) if (mover.kind === kind && mover.hull === hull) waiting--;
    return waiting;
  }

  private mayJoin({ system, kind, way }: Option<'move'>): boolean {
    const { g, seat, active } = this;
    if (g.tactical.ceasefire) return false;
    // A ship of the active system leaves it only to fetch something. TI-7.4
    if (system === active) return this.ways.toursBy(system, kind, way) > 0;
    return !hasToken(g, system, seat) && this.ways.reaches(system, kind, way);
  }

  /** What keeps a ship from joining. */
  private clauseAgainst({ system, kind, way }: Option<'move'>): string {
    const { g, seat, active } = this;
    if (g.tactical.ceasefire) return 'TI-1.2';
    if (system === active) return 'TI-7.4';
    if (hasToken(g, system, seat)) return 'TI-7.2';
    return obstacle(g, seat, system, this.ways.moveBy(system, kind, way));
  }

  private depart({ system, kind, hull, way }: Option<'move'>): void {
    const { g, seat, active } = this;
    this.ways.forget();
    if (usesDrive(way)) this.ways.driveLeft = false;
    takeShip(g, system, seat, kind, hull === 'damaged');
    addAfloat(g, active, seat, kind, 1);
    if (hull === 'damaged') addDamage(g, active, seat, kind, 1);
    if (unitPower(g, seat, kind, 'opensDelta') && system !== active) g.tactical.beacon = system;
    const { routes } = this;
    const { capacity: room } = profileOf(g, seat, kind)!;
    this.movers.push({ from: system, kind, hull, way, routes, stops: [], cargo: [], room });
  }

  /** Can the ship pick something up there on its way? Not where its owner has a token. TI-8.1, TI-8.2 */
  private canStop(ship: Mover, system: number): boolean {
    const { g, seat, active } = this;
    if (system === active) return true;
    if (hasToken(g, system, seat)) return false;
    if (system === ship.from || ship.stops.includes(system)) return true;
    if (!ship.routes.startingIn(ship.from, ship.kind).isPassable(system)) return false;
    const move = this.ways.moveBy(ship.from, ship.kind, ship.way);
    return this.lengthOf(ship, this.withStop(ship, system)) <= move;
  }

  /** The stops of a ship with one more, where it lengthens the way least: cargo is named in any order. TI-8.1 */
  private withStop(ship: Mover, system: number): readonly number[] {
    const { stops } = ship;
    let best = [...stops, system];
    for (let at = stops.length - 1; at >= 0; at--) {
      const other = stops.toSpliced(at, 0, system);
      if (this.lengthOf(ship, other) < this.lengthOf(ship, best)) best = other;
    }
    return best;
  }

  private lengthOf({ from, kind, way, routes: all }: Mover, stops: readonly number[]): number {
    const routes = all.startingIn(from, kind);
    let length = 0;
    let at = from;
    for (const stop of [...stops, this.active]) {
      length += routes.distance(at, stop, isThroughRift(way));
      at = stop;
    }
    return length;
  }

  private load(system: number, kind: number): void {
    const { g, seat, active } = this;
    addAfloat(g, system, seat, kind, -1);
    this.stow({ kind, system, planet: NONE });
    addAfloat(g, active, seat, kind, 1);
  }

  private liftFrom(planet: number): void {
    const { g, seat, active } = this;
    addGround(g, planet, seat, -1);
    const system = PLANETS[planet].tile;
    this.stow({ kind: INFANTRY, system, planet });
    addAfloat(g, active, seat, INFANTRY, 1);
  }

  private stow(unit: Cargo): void {
    const ship = this.movers.at(-1)!;
    const { system } = unit;
    this.ways.forget();
    ship.cargo.push(unit);
    ship.room--;
    if (system !== ship.from && system !== this.active && !ship.stops.includes(system))
      ship.stops = this.withStop(ship, system);
  }

  /**
   * The largest holds first, each filled from its own system: infantry, then fighters. What the fleet pool has no room
   * for stays: whoever wants to exchange ships declares them one by one. TI-5.7
   */
  private departAll(system: number, garrison: number): void {
    for (;;) {
      const [next] = this.candidates([system])
        .filter((each) => isSimple(each) && this.mayJoin(each) && !this.isTooMuch(each.kind))
        .toSorted((one, other) => this.hold(other) - this.hold(one));
      if (next === undefined) return;
      this.depart(next);
      this.fill(system, garrison);
    }
  }

  private isTooMuch(kind: number): boolean {
    return breaksFleet(this.g, this.active, this.seat, kind);
  }

  private hold({ kind }: Option<'move'>): number {
    return profileOf(this.g, this.seat, kind)!.capacity * CARRIER + kind;
  }

  private fill(system: number, garrison: number): void {
    const { g, seat } = this;
    const ship = this.movers.at(-1)!;
    const flies = fleetShare(g, seat) !== null;
    // A unit aboard may take the place of fighters II, which then count against the fleet pool. TI-5.5
    const isSafe = (kind: number): boolean => !flies || !this.isTooMuch(kind);
    const hasRoom = (kind: number): boolean => ship.room > 0 && isSafe(kind);
    while (hasRoom(INFANTRY) && afloat(g, system, seat, INFANTRY) > 0) this.load(system, INFANTRY);
    for (const planet of planetsIn(system))
      while (hasRoom(INFANTRY) && groundAt(g, planet, seat) > garrison) this.liftFrom(planet);
    while (!flies && hasRoom(FIGHTER) && afloat(g, system, seat, FIGHTER) > 0)
      this.load(system, FIGHTER);
  }

  /** Rolls just before each exit from a rift. TI-7.9 */
  private survivesRifts(ship: Mover): boolean {
    if (!isThroughRift(ship.way)) return true;
    const move = this.ways.moveBy(ship.from, ship.kind, ship.way);
    const route = [ship.from, ...this.callsOf(ship, move), this.active];
    const exits = ship.routes.startingIn(ship.from, ship.kind).riftExits(route, move);
    for (const [leg, count] of exits.entries())
      for (let each = 0; each < count; each++)
        if (this.rollForRift(ship) <= RIFT_TAKES) {
          this.lose(ship, route.slice(0, leg + 1));
          return false;
        }
    return true;
  }

  /** Where the ship calls on its way; one of the active system that fetches nothing elsewhere turns back next to it. TI-7.4 */
  private callsOf({ from, kind, stops, cargo }: Mover, move: number): readonly number[] {
    if (from !== this.active || stops.length > 0 || cargo.length === 0) return stops;
    const round = this.ways.turningPoint(kind, move, false);
    return [round === NONE ? this.ways.turningPoint(kind, move, true) : round];
  }

  private rollForRift({ from, kind }: Mover): number {
    const die = roll(10) + 1;
    emit('riftRoll', {
      player: this.seat,
      system: TILES[from].id,
      kind: kindName(kind),
      die,
      lost: die <= RIFT_TAKES ? 1 : 0,
    });
    return die;
  }

  /** The ship goes with what it has picked up so far; what it would have fetched later, in the active system last, stays. */
  private lose(ship: Mover, passed: readonly number[]): void {
    const { g, seat, active } = this;
    takeShip(g, active, seat, ship.kind, ship.hull === 'damaged');
    for (const unit of ship.cargo) {
      const isTaken = unit.system !== active && passed.includes(unit.system);
      if (isTaken) addAfloat(g, active, seat, unit.kind, -1);
      else this.unload(unit);
    }
  }

  /** A unit that was to be picked up stays where it was. */
  private unload({ kind, system, planet }: Cargo): void {
    const { g, seat, active } = this;
    addAfloat(g, active, seat, kind, -1);
    if (planet === NONE) addAfloat(g, system, seat, kind, 1);
    else addGround(g, planet, seat, 1);
  }
}

/** A ship that comes by its own move: docks are moved one by one. */
const isSimple = ({ way, kind }: Option<'move'>): boolean => way === 'plain' && kind !== DOCK;

/** The table without a wormhole that a ship has taken ahead. */
const withoutBeacon = (g: Ti4): Ti4 => ({ ...g, tactical: { ...g.tactical, beacon: NONE } });

/** Ships and cargo, by kind. */
function loadOf(movers: readonly Mover[]): number[] {
  const counts = UNIT_KINDS.map(() => 0);
  for (const { kind, cargo } of movers) {
    counts[kind]++;
    for (const unit of cargo) counts[unit.kind]++;
  }
  return counts;
}
