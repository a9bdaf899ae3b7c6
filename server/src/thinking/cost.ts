import { parseBot } from '@tablewright/bots';

/** Milliseconds of a bot that answers at once. */
export const QUICK = 20;

/** Milliseconds of a search that others may well wait for. */
export const SHORT = 1000;

/** Roughly what a playout takes, in the slowest of the games. */
const PLAYOUT = 0.5;

/** How many milliseconds a bot is expected to think. */
export function costOf(written: string): number {
  const { budget } = parseBot(written);
  if (budget === undefined) return QUICK;
  return 'iterations' in budget ? budget.iterations * PLAYOUT : budget.milliseconds;
}

export function isQuick(written: string): boolean {
  return costOf(written) <= QUICK;
}
