import type { About, Seat } from '@tablewright/engine';

/** How long a table waits for reactions; docs/big-tables.md has the times. */
export const REACTION_TERMS = ['usual', 'quick', 'strict'] as const;
export type ReactionTerms = (typeof REACTION_TERMS)[number];

/**
 * Reactions are open: some seats are asked, nobody else knows which. Answers stay sealed until all are there and the
 * least time is over, or until the most time is over.
 */
export interface ReactionsView {
  readonly prompt: string;
  readonly about: About;
  /** Milliseconds since they were opened, when this was sent; a client counts on from the arrival. */
  readonly passed: number;
  /** The least and the most time in milliseconds; no most time in a match without a clock. */
  readonly least: number;
  readonly most: number | null;
  /** Somebody has used the one extension of this window. */
  readonly held: boolean;
  /** Only for the viewer's own seat. */
  readonly mine: {
    /** The key of the sealed answer, which can be changed until the answers are opened. */
    readonly sealed: string | null;
    /** The viewer has asked for more time and not yet answered. */
    readonly holding: boolean;
    /** At a device that several players share: which of its seats have still to answer. */
    readonly asked?: readonly Seat[];
  };
}
