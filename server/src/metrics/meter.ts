/** What the parts of the server report to metrics. Times are in seconds. */
export interface Meter {
  /** This many writes of live matches reached the disk together. */
  committed(writes: number, seconds: number): void;
  /** This many decisions were stored. */
  decided(count: number): void;
  /** A player got the reply to an answer. */
  answered(seconds: number): void;
  /** A bot has decided. */
  thought(seconds: number): void;
}

export const NO_METER: Meter = {
  committed: () => undefined,
  decided: () => undefined,
  answered: () => undefined,
  thought: () => undefined,
};
