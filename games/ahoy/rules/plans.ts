import type { Script, Seat } from '@tablewright/engine';
import { PLAN_CARDS, type PlanKind } from '../content/index.ts';
import { discardPlan, playPlan } from './hand.ts';
import { planNumber, powers } from './powers.ts';
import type { Ahoy } from './state.ts';

/** Kinds of plan in hand, each once. */
export function plansInHand(g: Ahoy, seat: Seat): PlanKind[] {
  return [...new Set(g.players[seat].hand.map((card) => PLAN_CARDS[card]))];
}

/** What forbids playing this plan as an action now? AH-15.7 */
export function planVerdict(g: Ahoy, seat: Seat, plan: PlanKind): string | null {
  const card = planNumber(plan);
  const [action] = powers.on('plans', card, 'act');
  return action === undefined ? 'AH-15.7' : (action.ability.may?.(g, seat, {}, card) ?? null);
}

export function* playAction(g: Ahoy, seat: Seat, plan: PlanKind): Script {
  const card = planNumber(plan);
  if (powers.of('plans', card).stays === true) playPlan(g, seat, plan);
  else discardPlan(g, seat, plan);
  for (const { ability } of powers.on('plans', card, 'act')) yield* ability.use(g, seat, { card });
}
