import { parseBot } from '@tablewright/bots';

/** Milliseconds that a bot which answers at once may take. */
export const QUICK = 20;

/** Milliseconds of a search short enough for others to wait for. */
export const SHORT = 1000;

/** Roughly how long a playout takes in the slowest game. */
const PLAYOUT = 0.5;

/** How many milliseconds a bot will probably think. */
export function costOf(written: string): number {
  const { budget } = parseBot(written);
  if (budget === undefined) return QUICK;
  return 'iterations' in budget ? budget.iterations * PLAYOUT : budget.milliseconds;
}

export function isQuick(written: string): boolean {
  return costOf(written) <= QUICK;
}
