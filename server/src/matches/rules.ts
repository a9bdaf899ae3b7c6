export interface MatchRules {
  readonly now: () => number;
  /** Bots answer no sooner than this after the move before, so that people can follow. */
  readonly pace: number;
  /** A match that nobody looks at leaves memory after this time. */
  readonly idleAfter: number;
  /** How often that is looked after, and whether a clock has run out in a match that is not in memory. */
  readonly lookEvery: number;
}

export const USUAL_RULES: MatchRules = {
  now: Date.now,
  pace: 400,
  idleAfter: 120_000,
  lookEvery: 10_000,
};
