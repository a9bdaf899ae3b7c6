import type { Ask } from './ask.ts';
import type { Seat } from './plain.ts';
import type { Core } from './schema.ts';

/** What a game with such a state and such options tells players that think. All of it is advice: rules never ask it. */
export interface BotHooks<G extends Core, O = unknown> {
  /** How well a seat stands, in points it may expect to have at the end. Higher is better. */
  evaluate(state: G, seat: Seat): number;
  /** A lead of this many points wins about three matches in four. */
  readonly lead: number;
  /** Of two ways to finish a turn that look this many points apart the worse may as well be the better one. */
  readonly slack: number;
  /**
   * After so many tries what looks promising no longer counts for less with every try, where playouts err in the same
   * direction however many they are; without it, it fades.
   */
  readonly steady?: number;
  /** How promising an option looks at a glance; 1 is ordinary. Guides search and playouts. */
  weigh?(state: G, ask: Ask, option: O): number;
  /**
   * A playout is evaluated when this many turns are over, the present one included; without it, it goes on to the end.
   */
  readonly horizon?: number;
}
