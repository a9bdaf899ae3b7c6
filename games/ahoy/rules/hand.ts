import type { Seat } from '@tablewright/engine';
import { PLAN_CARDS, type PlanKind } from '../content/index.ts';
import type { Ahoy } from './state.ts';
import { emit } from './vocabulary.ts';

/** The first card of this kind in hand, or -1. */
export function planInHand(g: Ahoy, seat: Seat, plan: PlanKind): number {
  return g.players[seat].hand.find((card) => PLAN_CARDS[card] === plan) ?? -1;
}

/** Takes a plan out of the hand and shows it. */
export function playPlan(g: Ahoy, seat: Seat, plan: PlanKind): number {
  const { hand } = g.players[seat];
  const card = planInHand(g, seat, plan);
  hand.splice(hand.indexOf(card), 1);
  emit('planPlayed', { player: seat, plan });
  return card;
}

/** Plans that do not stay in play are discarded face up. AH-15.7 */
export function discardPlan(g: Ahoy, seat: Seat, plan: PlanKind): void {
  g.planDiscard.push(playPlan(g, seat, plan));
}
