/** What the secondary ability costs: the token goes to reinforcements or onto the board. TI-3.2 */
export interface SecondaryCost {
  readonly tokens: number;
  readonly resources: number;
  readonly placed: boolean;
}

export interface StrategyCard {
  readonly id: string;
  /** TI-2.3 */
  readonly number: number;
  readonly secondary: SecondaryCost;
}

function card(number: number, id: string, cost: Partial<SecondaryCost> = {}): StrategyCard {
  return { id, number, secondary: { tokens: 1, resources: 0, placed: false, ...cost } };
}

/** TI-3.3, TI-3.4, TI-3.5, TI-3.6, TI-3.7, TI-3.8, TI-3.9, TI-3.10 */
export const STRATEGY_CARDS: readonly StrategyCard[] = [
  card(1, 'leadership', { tokens: 0 }),
  card(2, 'diplomacy'),
  card(3, 'politics'),
  card(4, 'construction', { placed: true }),
  card(5, 'trade'),
  card(6, 'warfare'),
  card(7, 'technology', { resources: 4 }),
  card(8, 'imperial'),
];
