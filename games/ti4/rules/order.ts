import type { Seat } from '@tablewright/engine';
import { clockwiseFrom } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';

/** The active player first, then the other combatant: the order of a combat's windows. TI-1.8 */
export function combatants(g: Ti4): Seat[] {
  return [g.combat.attacker, g.combat.defender];
}

/** Initiative order, from its beginning; who holds no card comes last. TI-2.3, TI-2.4 */
export function initiativeOrder(g: Ti4): Seat[] {
  const order: Seat[] = [];
  if (g.zero !== NONE) addInOrder(g, g.zero, order);
  for (const { owner } of g.strategy) if (owner !== NONE) addInOrder(g, owner, order);
  for (const seat of clockwiseFrom(g, g.speaker)) addInOrder(g, seat, order);
  return order;
}

function addInOrder(g: Ti4, seat: Seat, order: Seat[]): void {
  if (!g.players[seat].eliminated && !order.includes(seat)) order.push(seat);
}

/** The lowest number on the seat's strategy cards; without one, by the way from the speaker. TI-2.3, TI-2.4, TI-21.2 */
export function initiativeOf(g: Ti4, seat: Seat): number {
  if (g.zero === seat) return 0;
  const { seating, speaker, strategy } = g;
  const card = strategy.findIndex(({ owner }) => owner === seat);
  const steps = seating.indexOf(seat) - seating.indexOf(speaker) + seating.length;
  return card < 0 ? 9 + (steps % seating.length) : card + 1;
}

/** Initiative order beginning with the active player. TI-1.8 */
export function activeOrder(g: Ti4): Seat[] {
  const order = initiativeOrder(g);
  // Whoever comes before the active player goes to the end.
  for (let before = order.indexOf(g.turn.seat); before > 0; before--) order.push(order.shift()!);
  return order;
}

/** The order of the phase that is under way. TI-28.3 */
export function phaseOrder(g: Ti4): Seat[] {
  if (g.phase === 'action') return activeOrder(g);
  if (g.phase === 'status') return initiativeOrder(g);
  return speakerOrder(g);
}

/** Clockwise from the speaker. TI-1.8 */
export function speakerOrder(g: Ti4): Seat[] {
  return clockwiseFrom(g, g.speaker);
}
