import { setImmediate } from 'node:timers/promises';
import { type Allowances, USUAL_ALLOWANCES } from './allowances.ts';

export interface MatchRules {
  readonly now: () => number;
  /** Bots answer no sooner than this after the move before, so that people can follow. */
  readonly pace: number;
  /** A match that nobody looks at leaves memory after this time. */
  readonly idleAfter: number;
  /** How often that is looked after, and whether a clock has run out in a match that is not in memory. */
  readonly sweepEvery: number;
  readonly allowances: Allowances;
  /** Long work waits for this now and then: it resolves when whatever else has to be done has been done. */
  readonly nextTurn: () => Promise<void>;
}

export const USUAL_RULES: MatchRules = {
  now: Date.now,
  pace: 400,
  idleAfter: 120_000,
  sweepEvery: 10_000,
  allowances: USUAL_ALLOWANCES,
  nextTurn: () => setImmediate(),
};
