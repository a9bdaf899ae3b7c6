import type { Script, Seat } from '@tablewright/engine';
import { PLAN_CARDS, type PlanKind } from '../content/index.ts';
import { planEntry } from './abilities.ts';
import { discardPlan, playPlan } from './hand.ts';
import type { Ahoy } from './state.ts';

/** Kinds of plan in hand, each once. */
export function plansInHand(g: Ahoy, seat: Seat): PlanKind[] {
  return [...new Set(g.players[seat].hand.map((card) => PLAN_CARDS[card]))];
}

/** What forbids playing this plan as an action now? AH-15.7 */
export function planVerdict(g: Ahoy, seat: Seat, plan: PlanKind): string | null {
  const { act } = planEntry(plan).on;
  return act === undefined ? 'AH-15.7' : (act.may?.(g, seat, NOTHING) ?? null);
}

export function* playAction(g: Ahoy, seat: Seat, plan: PlanKind): Script {
  const { stays, on } = planEntry(plan);
  if (stays === true) playPlan(g, seat, plan);
  else discardPlan(g, seat, plan);
  if (on.act !== undefined) yield* on.act.use(g, seat, NOTHING);
}

const NOTHING = {};
