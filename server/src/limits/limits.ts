/** So many at once, and then one in so many seconds. */
export interface Rate {
  readonly atOnce: number;
  readonly seconds: number;
}

/** How often something happened in a stretch of time, and how many milliseconds of it are left. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** How often somebody has done what nobody may do too often: at all nodes of the house together. */
export interface Limits {
  /** Whether somebody may do it once more. */
  take(what: string, who: string, rate: Rate, now: number): Promise<boolean>;
  /** Counts it, in stretches of so many milliseconds that begin with the first time. */
  count(what: string, who: string, ms: number): Promise<Counted>;
  close(): void;
}
