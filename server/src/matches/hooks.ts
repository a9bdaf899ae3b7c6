import type { Ending, ChatLine, ClockTerms } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** What other parts of the server may know about a match. */
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

/** What the rest of the server does when something happens in a match. */
export interface MatchHooks {
  /** Stores results and ratings in the transaction of the end. A second call for the same match changes nothing. */
  settle(db: Transaction<Schema>, match: MatchFacts, ending: Ending): Promise<void>;
  started(match: MatchFacts): void;
  /** These guests have just become the ones to move and do not have the match open. */
  asked(match: MatchFacts, guests: readonly string[]): void;
  over(match: MatchFacts, ending: Ending): void;
  said(match: MatchFacts, line: ChatLine): void;
}
