// Of all that Node and browsers offer, the only thing thinking needs.
declare const performance: { now(): number };

export function now(): number {
  return performance.now();
}
