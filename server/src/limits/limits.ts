/** A burst, and then one in this many seconds. */
export interface Rate {
  readonly atOnce: number;
  readonly seconds: number;
}

/** The count within a time window, and how many milliseconds of the window are left. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** Counts actions that are limited, across all nodes of the server. */
export interface Limits {
  /** Whether the action is allowed once more. */
  take(what: string, who: string, rate: Rate, now: number): Promise<boolean>;
  /** Counts the action in windows of this many milliseconds; a window starts with its first action. */
  count(what: string, who: string, ms: number): Promise<Counted>;
  close(): void;
}
