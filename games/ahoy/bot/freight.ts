import type { Seat } from '@tablewright/engine';
import {
  CARGO_LIMIT,
  CELL_NEIGHBOURS,
  MARKET,
  type Reward,
  REWARDS,
  type Suit,
} from '../content/index.ts';
import { PLEDGED_SQUADRON, pledgesOf } from '../rules/smugglers.ts';
import type { Ahoy, Player } from '../rules/state.ts';
import { NO_WAY, regionsOf, stepsFrom, stepsToTrade } from './distance.ts';

/** A delivery still before the bow; once it is done, fame, reward and pledge are worth more. AH-16.6 */
const DELIVERY = 3;
/** What is left of its worth for each step that it is away. */
const FADE = 0.82;
/** Its island is not on the map yet. */
const UNKNOWN = 0.2;
/** A card to be fetched first, beside one in the hold. */
const TO_FETCH = 0.5;

const NEARNESS: readonly number[] = Array.from({ length: NO_WAY }, (_, steps) => FADE ** steps);

/** 1 on the island, less the farther it is. */
function nearness(steps: number): number {
  return steps >= NO_WAY ? UNKNOWN : NEARNESS[steps];
}

/** What the freight of a Smuggler is worth, were the flagship on this space: cargo, and the best card to fetch. */
export function freightFrom(g: Ahoy, cargo: readonly number[], space: number): number {
  const steps = stepsFrom(g, space);
  let value = 0;
  for (const card of cargo) value += nearness(stepsToTrade(g, steps, MARKET[card].destination));
  if (cargo.length < CARGO_LIMIT) {
    let best = 0;
    for (const card of g.market) {
      const { suit, destination } = MARKET[card];
      const isKnown = stepsToTrade(g, steps, destination) < NO_WAY;
      const there = nearness(stepsToTrade(g, steps, suit)) * (isKnown ? TO_FETCH : UNKNOWN);
      if (there > best) best = there;
    }
    value += best;
  }
  return DELIVERY * value;
}

/** A card more in the hold, or one for another. AH-16.4, AH-16.5 */
export function smuggleGain(g: Ahoy, { cargo, flagship }: Player, card: number): number {
  if (cargo.length < CARGO_LIMIT) return 3;
  const worthOf = (each: number): number => freightFrom(g, [each, each], flagship);
  return worthOf(card) > Math.min(...cargo.map(worthOf)) + 0.3 ? 2 : -2;
}

/** The best reward within reach of the white marker. AH-16.7 */
export function rewardProspect({ white, black }: Player): number {
  let best = 0;
  for (const cell of CELL_NEIGHBOURS[white]) {
    if (cell !== black) best = Math.max(best, rewardWorth(REWARDS[cell]));
  }
  return 0.4 * best;
}

export function rewardWorth(reward: Reward): number {
  switch (reward.kind) {
    case 'fame':
      return reward.amount;
    case 'gold':
      return 0.35 * reward.amount;
    case 'fame-and-wealth':
      return 4;
    default:
      return 0.8;
  }
}

/** What the pledges may earn: as things stand at the end, something for each before. AH-17.2 */
export function pledgeProspect(
  g: Ahoy,
  seat: Seat,
  leads: readonly number[],
  later: number,
): number {
  const [pledges, piles] = pledgesOf(g, seat);
  const open = Math.min(1, later);
  let value = 0;
  for (let at = 0; at < piles.length; at++) {
    const side = pledges[at] === PLEDGED_SQUADRON ? 1 : -1;
    for (const card of piles[at])
      value += 0.6 * open + (1 - 0.4 * open) * controlled(g, MARKET[card].suit, leads, side);
  }
  return value;
}

/** Regions of a suit that a side controls now. */
export function controlled(g: Ahoy, suit: Suit, leads: readonly number[], side: 1 | -1): number {
  let count = 0;
  for (const region of regionsOf(suit))
    if (g.wealth[region] > 0 && side * leads[region] > 0) count++;
  return count;
}
