import type { Deal } from './accords.ts';
import type { Ask } from './ask.ts';
import type { Seat } from './plain.ts';
import type { Core } from './schema.ts';

/** What a game tells bots. All of it is advice that rules never use. */
export interface BotHooks<G extends Core, O = unknown> {
  /** The points that a seat can expect at the end. Higher is better. */
  evaluate(state: G, seat: Seat): number;
  /** A lead of this many points wins about three matches in four. */
  readonly lead: number;
  /** An option that looks this many points worse than the best gets half of its weight at first. */
  readonly slack: number;
  /**
   * The weight of an option fades with every try, but no further after this many tries. For games whose playouts all
   * err in the same direction; without it, the weight keeps fading.
   */
  readonly steady?: number;
  /**
   * How promising an option looks at a glance; 1 is ordinary. Guides search and playouts. An option that weighs 0 is
   * plainly worse than another one, so that no look ahead, which sees a single dice roll, is needed.
   */
  weigh?(state: G, ask: Ask, option: O): number;
  /** Should the seat agree to this deal, from what it sees? Without it, bots compare evaluations before and after. */
  deal?(view: G, seat: Seat, deal: Deal): boolean;
  /**
   * A playout is evaluated after this many turns, including the current one; without it, a playout goes on to the end.
   */
  readonly horizon?: number;
  /** In one player's turn others are asked too: looks ahead go past their questions, which they answer at a glance. */
  readonly pastOthers?: true;
  /** About how many positions a look ahead evaluates for one answer. */
  readonly evaluations?: number;
  /** Over how many dice rolls the best options are compared; one by default. */
  readonly looks?: number;
}
