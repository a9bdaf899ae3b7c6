import type { Seat } from '@tablewright/engine';
import type { Roam } from '../../rules/state.ts';

/** How patterns lie for a seat, in quarters clockwise; as printed for somebody who watches or has no edge yet. */
export function quartersOf(g: Roam, seat: Seat): number {
  return Math.max(0, g.players[seat]?.edge ?? 0);
}
