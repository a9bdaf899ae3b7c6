import { SHIPS } from '../content/index.ts';

export const SUSTAINS = ['first', 'late'] as const;

/** How a side chooses where the rules leave it the choice. */
export interface Policy {
  /** Kinds of ships, first lost first; of a kind, damaged ships go before the others. */
  readonly losses: readonly number[];
  /**
   * First: ships sustain damage while they can. Late: only those that would be lost next, so that everything before
   * them in the order of losses goes before they are damaged.
   */
  readonly sustain: (typeof SUSTAINS)[number];
}

/** The shortcuts of the rules: the usual losses, and Sustain Damage while it is offered. */
export const USUAL: Policy = { losses: SHIPS, sustain: 'first' };
