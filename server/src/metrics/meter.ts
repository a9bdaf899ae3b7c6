/** What the parts of the house tell whoever measures it. Times are seconds. */
export interface Meter {
  /** So many writes of live matches have reached the disk together. */
  committed(writes: number, seconds: number): void;
  /** So many decisions have been stored. */
  decided(count: number): void;
  /** A player has heard what became of an answer. */
  answered(seconds: number): void;
  /** A bot has made up its mind. */
  thought(seconds: number): void;
}

export const NO_METER: Meter = {
  committed: () => undefined,
  decided: () => undefined,
  answered: () => undefined,
  thought: () => undefined,
};
