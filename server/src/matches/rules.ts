import { setImmediate } from 'node:timers/promises';
import { type Allowances, USUAL_ALLOWANCES } from './allowances.ts';

export interface MatchRules {
  readonly now: () => number;
  /** Bots wait at least this long after the previous move, so that people can follow. */
  readonly pace: number;
  /** A match that nobody has open leaves memory after this time. */
  readonly idleAfter: number;
  /** How often to unload idle matches, and to open stored ones whose clock runs out or whose bot is to move. */
  readonly sweepEvery: number;
  readonly allowances: Allowances;
  /** Long work awaits this now and then; it resolves once other pending work has had its turn. */
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
