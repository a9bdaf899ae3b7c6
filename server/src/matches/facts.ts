import type { ClockTerms } from '@tablewright/protocol';

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
