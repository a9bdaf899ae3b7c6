import type { Deal, Seat, Tradable } from '@tablewright/engine';

export const LONGEST_WORDS = 200;

/** Open offers of one seat at most. */
export const MOST_OFFERS = 20;

/** The longest term of an offer: 60 days. */
export const LONGEST_TERM = 60 * 86_400_000;

/** What has become of an offer. */
export type OfferState =
  /** Waits for the other to sign. */
  | 'open'
  /** Signed by both; carried out at the first moment at which the game allows it. Both may still withdraw. */
  | 'signed'
  | 'done'
  | 'refused'
  | 'withdrawn'
  | 'lapsed'
  /** Replaced by a counter-offer. */
  | 'countered';

/** An offer, for its two parties alone. */
export interface OfferView extends Deal {
  readonly id: number;
  readonly made: number;
  /** Lapses then; null if it stands until the end of the match. */
  readonly until: number | null;
  /** Not binding. */
  readonly words: string;
  readonly state: OfferState;
  /** The offer that this one answers. */
  readonly counters: number | null;
  /** The answer of the proposer that the deal is tied to: both happen or neither. */
  readonly on: string | null;
  /** Why it cannot be carried out now, as far as the viewer can see: a clause; null if it can be. */
  readonly waits: string | null;
}

/** What the deal desk shows: what two seats could exchange, as far as the viewer can see. */
export interface DeskView {
  readonly offers: readonly OfferView[];
  /** By the other seat: what the viewer could give it, and it the viewer. */
  readonly partners: readonly {
    readonly seat: Seat;
    readonly mine: readonly Tradable[];
    readonly theirs: readonly Tradable[];
  }[];
}
