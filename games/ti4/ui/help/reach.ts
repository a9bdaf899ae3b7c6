import type { Seat } from '@tablewright/engine';
import { mayProduceIn, producersIn } from '../../rules/production.ts';
import {
  afloat,
  groundAt,
  hasRivalShips,
  hasToken,
  INFANTRY,
  MOVERS,
  planetsIn,
  profileOf,
} from '../../rules/pieces.ts';
import { hasDrive, moveOf, Routes } from '../../rules/routes.ts';
import type { Ti4 } from '../../rules/state.ts';
import { noTactical } from '../../rules/tactical.ts';

/** Ships of one kind, or docks in space, that could move to another in one tactical action. */
export interface Comers {
  readonly from: number;
  readonly kind: number;
  readonly count: number;
  /** An own token keeps them where they are. TI-7.2 */
  readonly isLocked: boolean;
}

/** Who could come to a system, if it were activated. */
export function comersTo(g: Ti4, seat: Seat, system: number): Comers[] {
  const turn = { ...g.turn, seat };
  const then: Ti4 = { ...g, turn, tactical: { ...noTactical(), system } };
  const routes = new Routes(then, seat);
  const more = hasDrive(g, seat) ? 1 : 0;
  return g.galaxy.systems.flatMap((from) => {
    if (from === system) return [];
    return MOVERS.flatMap((kind): Comers[] => {
      const count = afloat(g, from, seat, kind);
      const move = count === 0 ? 0 : moveOf(then, seat, from, kind);
      if (move === 0 || routes.distance(from, system, true) > move + more) return [];
      return [{ from, kind, count, isLocked: hasToken(g, from, seat) }];
    });
  });
}

/** Could ships of the seat land ground forces there, brought along from where they start? */
export function bringsForces(g: Ti4, seat: Seat, comers: readonly Comers[]): boolean {
  return comers.some(
    ({ from, kind, isLocked }) =>
      !isLocked && profileOf(g, seat, kind)!.capacity > 0 && forcesIn(g, seat, from) > 0,
  );
}

/** Ground forces in a system, aboard and on planets. */
export function forcesIn(g: Ti4, seat: Seat, system: number): number {
  return planetsIn(system).reduce(
    (sum, planet) => sum + groundAt(g, planet, seat),
    afloat(g, system, seat, INFANTRY),
  );
}

/** Could the seat produce there if it activated the system? */
export function producesIn(g: Ti4, seat: Seat, system: number): boolean {
  return (
    producersIn(g, seat, system).units > 0 &&
    !hasRivalShips(g, system, seat) &&
    mayProduceIn(g, seat, system)
  );
}

/** Forces aboard in the system could land on a planet that is not the seat's. */
export function landsIn(g: Ti4, seat: Seat, system: number): boolean {
  return (
    afloat(g, system, seat, INFANTRY) > 0 &&
    planetsIn(system).some((planet) => g.control[planet] !== seat)
  );
}

/** A rival who could land in the system before the round is over, as it stands; undefined without one. */
export function invaderOf(g: Ti4, seat: Seat, system: number): Seat | undefined {
  return [...g.players.keys()].find((other) => {
    const { tactic, passed, eliminated } = g.players[other];
    if (other === seat || tactic === 0 || passed || eliminated) return false;
    return !hasToken(g, system, other) && bringsForces(g, other, comersTo(g, other, system));
  });
}
