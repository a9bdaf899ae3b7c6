import type { Seat } from '@tablewright/engine';
import { adjacentForMove } from './galaxy.ts';
import { type Way, WAYS } from './options.ts';
import { afloat, FIGHTER, groundAt, hasToken, INFANTRY, planetsIn, profileOf } from './pieces.ts';
import { hasDrive, moveOf, type Routes, slipsThrough } from './routes.ts';
import { NONE, type Ti4 } from './state.ts';

/** The ways that take less than a way does. */
const LESSER: { readonly [W in Way]: readonly Way[] } = {
  plain: [],
  drive: ['plain'],
  rift: ['plain'],
  'drive-rift': ['drive', 'rift'],
};

/** More than any ship's move value. */
const MOST_MOVE = 16;

/** How ships of one seat get to the active system: directly, or by a detour to fetch something. */
export class Ways {
  /** Has no ship of this action used Gravity Drive yet? */
  driveLeft: boolean;
  private readonly g: Ti4;
  private readonly seat: Seat;
  private readonly active: number;
  private readonly routes: Routes;
  /** Systems with something to fetch, and how many tours there are; null until needed again. */
  private sources: readonly number[] | null = null;
  private readonly known = new Map<number, number>();

  constructor(g: Ti4, seat: Seat, routes: Routes) {
    this.g = g;
    this.seat = seat;
    this.active = g.tactical.system;
    this.routes = routes;
    this.driveLeft = hasDrive(g, seat);
  }

  /** Units have been picked up or have left. */
  forget(): void {
    this.sources = null;
    this.known.clear();
  }

  /** Is a ship of this kind there, and near enough by the longest way that it could take? */
  couldReach(system: number, kind: number): boolean {
    const { g, seat } = this;
    if (afloat(g, system, seat, kind) === 0) return false;
    return this.reaches(system, kind, this.driveLeft ? 'drive-rift' : 'rift');
  }

  /** The direct ways, and those that take more than they must if something can be fetched so. TI-7.1, TI-8.1 */
  from(system: number, kind: number): Way[] {
    const direct = this.directWays(system, kind);
    if (profileOf(this.g, this.seat, kind)!.capacity === 0) return direct;
    const opens = (way: Way): boolean =>
      this.toursBy(system, kind, way) >
      Math.max(...LESSER[way].map((less) => this.toursBy(system, kind, less)));
    return WAYS.filter((way) => direct.includes(way) || (way !== 'plain' && opens(way)));
  }

  /** By its own move if that is enough; else what else it takes. A rift only where there is no way round it. TI-7.9 */
  private directWays(system: number, kind: number): Way[] {
    if (this.reaches(system, kind, 'plain')) return ['plain'];
    const ways: Way[] = [];
    if (this.reaches(system, kind, 'drive')) ways.push('drive');
    if (this.reaches(system, kind, 'rift')) ways.push('rift');
    if (ways.length > 0) return ways;
    return this.reaches(system, kind, 'drive-rift') ? ['drive-rift'] : ['plain'];
  }

  reaches(system: number, kind: number, way: Way): boolean {
    if (usesDrive(way) && !this.driveLeft) return false;
    const routes = this.routes.startingIn(system, kind);
    return routes.isWithin(this.moveBy(system, kind, way), system, isThroughRift(way));
  }

  moveBy(system: number, kind: number, way: Way): number {
    return moveOf(this.g, this.seat, system, kind) + (usesDrive(way) ? 1 : 0);
  }

  /** How many ways with stops for cargo the ship has. */
  toursBy(system: number, kind: number, way: Way): number {
    const { g, seat, active } = this;
    if (profileOf(g, seat, kind)!.capacity === 0 || !this.reaches(system, kind, way)) return 0;
    const move = this.moveBy(system, kind, way);
    const rifts = isThroughRift(way);
    const slips = slipsThrough(g, seat, kind);
    const place = ((system * MOST_MOVE + move) * 2 + Number(rifts)) * 2 + Number(slips);
    let count = this.known.get(place);
    if (count === undefined) {
      this.sources ??= g.galaxy.systems.filter((each) => each !== active && this.hasCargo(each));
      const stops = this.sources.filter((each) => each !== system);
      count =
        this.tours(this.routes.startingIn(system, kind), system, move, rifts, stops) +
        this.roundTrips(system, kind, move, rifts);
      this.known.set(place, count);
    }
    return count;
  }

  private tours(
    routes: Routes,
    at: number,
    move: number,
    rifts: boolean,
    stops: readonly number[],
  ): number {
    let count = 0;
    for (const stop of stops) {
      if (!routes.isWithin(move, stop, rifts)) continue;
      const left = move - routes.distance(at, stop, rifts);
      if (!routes.isWithin(left, stop, rifts)) continue;
      const others = stops.filter((each) => each !== stop);
      count += 1 + this.tours(routes, stop, left, rifts, others);
    }
    return count;
  }

  /** A ship of the active system can also leave it and come back for ground forces on its planets. TI-7.4, TI-8.1 */
  private roundTrips(system: number, kind: number, move: number, rifts: boolean): number {
    if (system !== this.active || !this.hasGround(system)) return 0;
    return this.turningPoint(kind, move, rifts) === NONE ? 0 : 1;
  }

  /** The nearest system in which a ship of the active one can turn back; NONE if its move is too short. TI-7.4 */
  turningPoint(kind: number, move: number, rifts: boolean): number {
    const { g, seat, active } = this;
    const routes = this.routes.startingIn(active, kind);
    let [nearest, least] = [NONE, move];
    for (const system of adjacentForMove(g, active, seat)) {
      const there = routes.distance(active, system, rifts);
      const length = there + routes.distance(system, active, rifts);
      if (length < least || (length === least && nearest === NONE))
        [nearest, least] = [system, length];
    }
    return nearest;
  }

  private hasCargo(system: number): boolean {
    const { g, seat } = this;
    return (
      !hasToken(g, system, seat) &&
      (afloat(g, system, seat, FIGHTER) > 0 ||
        afloat(g, system, seat, INFANTRY) > 0 ||
        this.hasGround(system))
    );
  }

  private hasGround(system: number): boolean {
    const { g, seat } = this;
    return planetsIn(system).some((planet) => groundAt(g, planet, seat) > 0);
  }
}

export const isThroughRift = (way: Way): boolean => way === 'rift' || way === 'drive-rift';
export const usesDrive = (way: Way): boolean => way === 'drive' || way === 'drive-rift';
