import type { Seat } from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { adjacentForMove, adjacentTo, isAnomaly } from './galaxy.ts';
import { hasRivalShips, profileOf } from './pieces.ts';
import { powers, unitPower } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';

/** The move value of a kind of ship that starts here; 0 if it cannot move by itself. TI-7.1, TI-7.8 */
export function moveOf(g: Ti4, seat: Seat, system: number, kind: number): number {
  const move = profileOf(g, seat, kind)?.move ?? 0;
  if (move === 0) return 0;
  const added = seat === g.turn.seat ? g.tactical.speed : 0;
  return (isAnomaly(system, 'nebula') ? 1 : move) + added + powers.sum(g, seat, 'moveFrom', system);
}

/** May one ship of this action move farther? Gravity Drive */
export function hasDrive(g: Ti4, seat: Seat): boolean {
  return powers.has(g, seat, 'drive');
}

/** Does this kind of ship pass ships of others by itself? TI-7.3 */
export function slipsThrough(g: Ti4, seat: Seat, kind: number): boolean {
  return kind !== NONE && unitPower(g, seat, kind, 'slipsThrough') !== undefined;
}

/** What may be left out of sight to find what cuts a way off. */
type Obstacle = 'ships' | 'asteroid-field' | 'supernova' | 'nebula' | 'closed-wormholes';

/** May ships of the seat pass through? TI-7.6, TI-7.7, TI-7.8 */
export function passesAnomaly(
  g: Ti4,
  seat: Seat,
  system: number,
  ignored: Obstacle | null = null,
): boolean {
  const { anomaly } = TILES[system];
  if (anomaly === null || anomaly === 'gravity-rift' || anomaly === ignored) return true;
  if (anomaly === 'nebula') return powers.has(g, seat, 'passesNebulae');
  return powers.has(g, seat, anomaly === 'supernova' ? 'passesSupernovas' : 'passesAsteroids');
}

/** May ships of the seat end their move in the active system? A nebula can be entered so. TI-7.6, TI-7.7 */
export function enters(
  g: Ti4,
  seat: Seat,
  system: number,
  ignored: Obstacle | null = null,
): boolean {
  const { anomaly } = TILES[system];
  if (anomaly === 'supernova')
    return ignored === 'supernova' || powers.has(g, seat, 'entersSupernovas');
  if (anomaly !== 'asteroid-field') return true;
  return ignored === 'asteroid-field' || powers.has(g, seat, 'passesAsteroids');
}

/** Distances to the active system as far as they have been looked for. */
interface Gathered {
  readonly most: number;
  readonly distances: readonly number[];
}

/** Distances for the ships of one seat during one movement step. Nothing that moves then cuts off its own way. */
export class Routes {
  private readonly g: Ti4;
  private readonly seat: Seat;
  private readonly ignored: Obstacle | null;
  /** The ships pass those of others without a technology. In the Silence of Space */
  private readonly isSilent: boolean;
  private silent: Routes | undefined;
  private readonly plain: (number[] | undefined)[] = [];
  private readonly throughRifts: (number[] | undefined)[] = [];
  private readonly toActive: (Gathered | undefined)[] = [];
  private readonly passable: (boolean | undefined)[] = [];

  constructor(g: Ti4, seat: Seat, ignored: Obstacle | null = null, isSilent = false) {
    this.g = g;
    this.seat = seat;
    this.ignored = ignored;
    this.isSilent = isSilent;
  }

  /** The routes of ships that start in this system; some kinds have better ones. */
  startingIn(system: number, kind: number = NONE): Routes {
    const { g, seat, ignored } = this;
    const isSilent = system === g.tactical.silent && seat === g.turn.seat;
    if (!isSilent && !slipsThrough(g, seat, kind)) return this;
    return (this.silent ??= new Routes(g, seat, ignored, true));
  }

  /** Move value that the way takes: systems entered, less one for each rift left. Infinity without a way. TI-7.1, TI-7.9 */
  distance(from: number, to: number, throughRifts: boolean): number {
    if (to === this.g.tactical.system) return this.distancesWithin(Infinity, throughRifts)[from];
    const known = throughRifts ? this.throughRifts : this.plain;
    const distances = (known[from] ??= this.spread(from, throughRifts));
    return distances[to];
  }

  /** Is this move enough to get to the active system? Looks no farther than the move. */
  isWithin(move: number, from: number, throughRifts: boolean): boolean {
    return this.distancesWithin(move, throughRifts)[from] <= move;
  }

  /** Distances to the active system that are not greater than this; all others may be Infinity. */
  private distancesWithin(most: number, throughRifts: boolean): readonly number[] {
    const known = this.toActive[Number(throughRifts)];
    if (known !== undefined && known.most >= most) return known.distances;
    const distances = this.gather(most, throughRifts);
    this.toActive[Number(throughRifts)] = { most, distances };
    return distances;
  }

  /** How often a ship with this move leaves a rift on each leg of its route: as seldom as it can. TI-7.9 */
  riftExits(route: readonly number[], move: number): number[] {
    const legs = route.slice(1).map((to, at) => {
      const from = route[at];
      const [plain, short] = [this.distance(from, to, false), this.distance(from, to, true)];
      return { from, to, plain, short, isShort: false };
    });
    for (const leg of legs.toSorted(
      (one, other) => other.plain - other.short - one.plain + one.short,
    )) {
      const length = legs.reduce((sum, each) => sum + (each.isShort ? each.short : each.plain), 0);
      if (length <= move) break;
      leg.isShort = true;
    }
    return legs.map(({ from, to, isShort }) => (isShort ? this.rifts(from, to) : 0));
  }

  /** Rifts left on the shortest way. */
  private rifts(from: number, to: number): number {
    const length = this.distance(from, to, true);
    return this.g.galaxy.systems.filter(
      (system) =>
        isAnomaly(system, 'gravity-rift') &&
        system !== to &&
        this.distance(from, system, true) + this.distance(system, to, true) === length,
    ).length;
  }

  isPassable(system: number): boolean {
    return (this.passable[system] ??= this.passes(system));
  }

  private passes(system: number): boolean {
    const { g, seat, ignored } = this;
    return this.passesShips(system) && passesAnomaly(g, seat, system, ignored);
  }

  /** TI-7.3 */
  private passesShips(system: number): boolean {
    const { g, seat, ignored, isSilent } = this;
    return (
      ignored === 'ships' ||
      isSilent ||
      !hasRivalShips(g, system, seat) ||
      powers.has(g, seat, 'passesShips')
    );
  }

  private near(system: number): readonly number[] {
    return this.ignored === 'closed-wormholes'
      ? adjacentTo(this.g, system, this.seat)
      : adjacentForMove(this.g, system, this.seat);
  }

  /** Distances to the active system, from there outward as far as `most`. */
  private gather(most: number, throughRifts: boolean): number[] {
    const { g, seat } = this;
    const active = g.tactical.system;
    const distances = new Array<number>(TILES.length).fill(Infinity);
    distances[active] = 0;
    if (!enters(g, seat, active, this.ignored)) return distances;
    const edge = [active];
    for (let at = 0; at < edge.length; at++) {
      const there = edge[at];
      for (const here of this.near(there)) {
        const isRift = isAnomaly(here, 'gravity-rift');
        if (isRift && !throughRifts) continue;
        const length = distances[there] + (isRift ? 0 : 1);
        if (length > most || distances[here] <= length) continue;
        if (there !== active && !this.isPassable(there)) break;
        distances[here] = length;
        edge.push(here);
      }
    }
    return distances;
  }

  private spread(from: number, throughRifts: boolean): number[] {
    const { g, seat } = this;
    const active = g.tactical.system;
    const distances = new Array<number>(TILES.length).fill(Infinity);
    distances[from] = 0;
    let edge = [from];
    while (edge.length > 0) {
      const next: number[] = [];
      for (const here of edge) {
        const isRift = isAnomaly(here, 'gravity-rift');
        if (isRift && !throughRifts) continue;
        if (here !== from && !this.isPassable(here)) continue;
        const cost = distances[here] + (isRift ? 0 : 1);
        for (const there of this.near(here)) {
          if (distances[there] <= cost) continue;
          if (there === active ? !enters(g, seat, there, this.ignored) : !this.isPassable(there))
            continue;
          distances[there] = cost;
          next.push(there);
        }
      }
      edge = next;
    }
    return distances;
  }
}

const OBSTACLES: readonly (readonly [Obstacle, clause: string])[] = [
  ['ships', 'TI-7.3'],
  ['asteroid-field', 'TI-7.6'],
  ['supernova', 'TI-7.7'],
  ['nebula', 'TI-7.8'],
  ['closed-wormholes', 'TI-26.8'],
];

/** The clause that keeps a ship from getting to the active system: what cuts its way off, or the distance. */
export function obstacle(g: Ti4, seat: Seat, from: number, move: number): string {
  for (const [ignored, clause] of OBSTACLES) {
    const routes = new Routes(g, seat, ignored).startingIn(from);
    if (routes.distance(from, g.tactical.system, true) <= move) return clause;
  }
  return 'TI-7.1';
}
