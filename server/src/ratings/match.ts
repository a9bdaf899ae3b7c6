import { type Outcome, rate, type Rating } from './glicko2.ts';

export interface Standing {
  /** The same for two seats of the same bot. */
  readonly player: string;
  /** 1 for the best; seats that share a place have the same number. */
  readonly place: number;
}

/**
 * What a match changes, by player. Every pair of seats is a result: the better place has won, a shared one is a tie.
 * Each counts 1/(n-1), so that a match of any size weighs as much for a seat as a match of two.
 * Seats of the same player say nothing about each other; a player with several seats has the results of all.
 */
export function rateMatch(
  seats: readonly Standing[],
  before: (player: string) => { readonly rating: Rating; readonly periods: number },
): Map<string, Rating> {
  const weight = 1 / (seats.length - 1);
  const after = new Map<string, Rating>();
  for (const { player } of seats) {
    if (after.has(player)) continue;
    const outcomes = seats
      .filter((own) => own.player === player)
      .flatMap((own) =>
        seats
          .filter((other) => other.player !== player)
          .map((other): Outcome => ({
            opponent: before(other.player).rating,
            score: own.place < other.place ? 1 : own.place > other.place ? 0 : 0.5,
            weight,
          })),
      );
    const { rating, periods } = before(player);
    if (outcomes.length > 0) after.set(player, rate(rating, outcomes, periods));
  }
  return after;
}
