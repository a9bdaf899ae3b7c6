import type { Match, Seat } from '@tablewright/engine';

/** A player program. It sees a match only as its seat could believe it to be. */
export interface Bot {
  readonly name: string;
  /** Its answer to the current question of its seat, with reasons. */
  advise(match: Match, seat: Seat): Advice | Promise<Advice>;
  /** Releases threads and other resources. */
  close?(): Promise<void>;
}

export interface Advice {
  readonly key: string;
  /** The options it considered, the best first. */
  readonly options: readonly Judgement[];
  /** Playouts made, for bots that make any. */
  readonly iterations?: number;
}

/** What a bot thinks of an option. */
export interface Judgement {
  readonly key: string;
  readonly visits: number;
  /** Searched: the expected share of the win, 0 to 1. Greedy: expected points. */
  readonly value: number;
  /** Half the width of the 95 % interval around the value. */
  readonly confidence: number;
}
