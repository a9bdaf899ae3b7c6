import type { Match, Seat } from '@tablewright/engine';

/** A player that thinks. It sees a match only through what its seat could believe. */
export interface Bot {
  readonly name: string;
  /** What it would answer to the question its seat is asked now, and why. */
  advise(match: Match, seat: Seat): Advice | Promise<Advice>;
  /** Gives back threads and the like. */
  close?(): Promise<void>;
}

export interface Advice {
  readonly key: string;
  /** The options it looked at, the best first. */
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
