// The only API of Node and browsers that bots need.
declare const performance: { now(): number };

export function now(): number {
  return performance.now();
}
