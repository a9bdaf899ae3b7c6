/**
 * Glicko-2, step by step as in Mark Glickman's "Example of the Glicko-2 system" (2022). Two things are added that
 * change nothing where they are 1: a result may have a weight, and a period may be shorter or longer than one.
 */

export interface Rating {
  readonly rating: number;
  /** The standard deviation of the rating. */
  readonly deviation: number;
  /** How much the player's strength is expected to change. */
  readonly volatility: number;
}

export interface Outcome {
  readonly opponent: Rating;
  /** 1 for a win, 0 for a loss, a half for a tie. */
  readonly score: number;
  readonly weight: number;
}

/** Step 1. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How readily the volatility changes: between 0.3 and 1.2, lower for wilder results. */
const TAU = 0.5;

const SCALE = 173.7178;
const PRECISE_ENOUGH = 0.000001;

/** The rating after a period with these outcomes. Opponents count with their ratings from before it. */
export function rate(player: Rating, outcomes: readonly Outcome[], periods = 1): Rating {
  // Step 2: to the scale of Glicko-2.
  const mu = (player.rating - NEWCOMER.rating) / SCALE;
  const phi = player.deviation / SCALE;
  // Step 3: the variance of the rating by the outcomes alone. Step 4: the improvement they tell of.
  let precision = 0;
  let surprise = 0;
  for (const { opponent, score, weight } of outcomes) {
    const g = impactOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - NEWCOMER.rating) / SCALE)));
    precision += weight * g * g * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  if (precision === 0) return aged(player, periods);
  const variance = 1 / precision;
  // Steps 5 to 8.
  const volatility = newVolatility(player.volatility, phi, variance, variance * surprise);
  const grown = Math.hypot(phi, volatility * Math.sqrt(periods));
  const newPhi = 1 / Math.sqrt(1 / (grown * grown) + precision);
  return {
    rating: NEWCOMER.rating + SCALE * (mu + newPhi * newPhi * surprise),
    deviation: Math.min(NEWCOMER.deviation, SCALE * newPhi),
    volatility,
  };
}

/** The deviation grows while a player does not play, but never beyond a newcomer's. */
export function aged(player: Rating, periods: number): Rating {
  const grown = Math.hypot(player.deviation, SCALE * player.volatility * Math.sqrt(periods));
  return { ...player, deviation: Math.min(NEWCOMER.deviation, grown) };
}

/** Outcomes against an opponent with a large deviation count less. */
function impactOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** Step 5: the root of f, found by the Illinois variant of false position. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) {
    high = Math.log(delta * delta - phi * phi - variance);
  } else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISE_ENOUGH) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else {
      fLow /= 2;
    }
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}
