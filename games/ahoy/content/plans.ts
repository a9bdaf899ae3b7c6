/** When a plan is played: as an action, or when a battle of an own ship begins. AH-15.7 */
export type PlanTiming = 'action' | 'battle';

/** The nine kinds of plan. */
export const PLAN_KINDS = [
  'evacuation',
  'secret-weapon',
  'close-call',
  'weapons-cache',
  'sneak-attack',
  'enlist',
  'dynamic-entry',
  'cutter',
  'gunship',
] as const;

export type PlanKind = (typeof PLAN_KINDS)[number];

export interface Plan {
  readonly kind: PlanKind;
  readonly count: number;
  readonly timing: PlanTiming;
}

/** How many of each there are. */
export const PLANS: readonly Plan[] = [
  { kind: 'evacuation', count: 1, timing: 'action' },
  { kind: 'secret-weapon', count: 1, timing: 'battle' },
  { kind: 'close-call', count: 1, timing: 'battle' },
  { kind: 'weapons-cache', count: 2, timing: 'battle' },
  { kind: 'sneak-attack', count: 2, timing: 'action' },
  { kind: 'enlist', count: 1, timing: 'action' },
  { kind: 'dynamic-entry', count: 2, timing: 'action' },
  { kind: 'cutter', count: 1, timing: 'action' },
  { kind: 'gunship', count: 1, timing: 'action' },
];

/** The twelve plan cards, each as its kind. AH-2.3 */
export const PLAN_CARDS: readonly PlanKind[] = PLANS.flatMap(({ kind, count }) =>
  Array.from({ length: count }, () => kind),
);

export function timingOf(kind: PlanKind): PlanTiming {
  return PLANS[PLAN_KINDS.indexOf(kind)].timing;
}
