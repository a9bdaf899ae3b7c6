import type { Message } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';

/** The exact odds of one battle. */
export interface OddsAnswer {
  /** For programs. */
  readonly json: object;
  /** For people. */
  lines(teller: Teller): string[];
}

/** The odds of battles that are written as JSON. */
export interface OddsDesk {
  /** The odds of a battle, or what is wrong with it; `place` is where it stands in its file. */
  answer(battle: unknown, place: string): OddsAnswer | { readonly fault: Message };
}
