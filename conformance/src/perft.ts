import type { Core, Match } from '@tablewright/engine';

/** Counts the ways to give the next answers: one answer, two answers, and so on up to `depth`. */
export function perft<G extends Core>(match: Match<G>, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  count(match, 0, counts);
  return counts;
}

function count<G extends Core>(match: Match<G>, depth: number, counts: number[]): void {
  if (match.over) return;
  const { seat, prompt, options } = match.asks[0];
  counts[depth] += options.length;
  if (depth + 1 === counts.length) return;
  for (const option of options) {
    const next = match.fork();
    next.answer(seat, prompt.key(option));
    count(next, depth + 1, counts);
  }
}
