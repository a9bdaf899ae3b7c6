import type { Ending, ChatLine, ClockTerms } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** What others in the house may know of a match. */
export interface MatchFacts {
  readonly id: string;
  readonly game: string;
  readonly open: boolean;
  readonly rated: boolean;
  readonly clock: ClockTerms;
  readonly started: number;
  /** Seat by seat; a person has a guest, a bot a level. */
  readonly players: readonly {
    readonly name: string;
    readonly guest: string | null;
    readonly level: string | null;
  }[];
}

/** What the rest of the house does when something happens in a match. */
export interface MatchHooks {
  /** In the transaction that notes the end: results and ratings. Called again for the same match, it changes nothing. */
  settle(db: Transaction<Schema>, match: MatchFacts, ending: Ending): Promise<void>;
  started(match: MatchFacts): void;
  /** These guests are asked now and were not before, and do not look at the match. */
  asked(match: MatchFacts, guests: readonly string[]): void;
  over(match: MatchFacts, ending: Ending): void;
  said(match: MatchFacts, line: ChatLine): void;
}
