import type { Seat } from '@tablewright/engine';
import {
  BLUEFIN,
  CELL_NEIGHBOURS,
  MARKET,
  type Reward,
  REWARDS,
  type Suit,
  TILES,
  UNION,
} from '../content/index.ts';
import { controllerOf } from '../rules/score.ts';
import { PLEDGED_SQUADRON, pledgesOf } from '../rules/smugglers.ts';
import type { Ahoy, Player } from '../rules/state.ts';
import { stepsFrom, stepsTo } from './distance.ts';

/** A delivery still before the bow; once it is done, fame, reward and pledge are worth more. AH-16.6 */
const DELIVERY = 2.3;
/** What is left of its worth for each step that it is away. */
const FADE = 0.82;
/** Its island is not on the map yet. */
const UNKNOWN = 0.2;
/** A card to be fetched first, beside one in the hold. */
const TO_FETCH = 0.5;

/** What the freight of a Smuggler is worth. */
export function freightProspect(g: Ahoy, player: Player): number {
  return freightFrom(g, player, player.flagship);
}

/** The same, were the flagship somewhere else. Cargo, the nearer to its island the better; and the best card to fetch. */
export function freightFrom(g: Ahoy, { cargo }: Player, space: number): number {
  const steps = stepsFrom(g, space);
  let value = 0;
  for (const card of cargo) value += nearness(stepsTo(g, steps, MARKET[card].destination));
  if (cargo.length < 2) {
    let best = 0;
    for (const card of g.market) {
      const { suit, destination } = MARKET[card];
      const away = stepsTo(g, steps, suit);
      const isKnown = stepsTo(g, steps, destination) < Infinity;
      best = Math.max(best, nearness(away) * (isKnown ? TO_FETCH : UNKNOWN));
    }
    value += best;
  }
  return DELIVERY * value;
}

/** 1 on the island, less the farther it is. */
function nearness(steps: number): number {
  return steps === Infinity ? UNKNOWN : FADE ** steps;
}

/** The best reward within reach of the white marker. AH-16.7 */
export function rewardProspect({ white, black }: Player): number {
  let best = 0;
  for (const cell of CELL_NEIGHBOURS[white]) {
    if (cell !== black) best = Math.max(best, worthOf(REWARDS[cell]));
  }
  return 0.4 * best;
}

function worthOf(reward: Reward): number {
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

/** What the pledges would earn as things stand. AH-17.2 */
export function pledgeProspect(g: Ahoy, seat: Seat): number {
  const [pledges, piles] = pledgesOf(g, seat);
  let value = 0;
  piles.forEach((pile, at) => {
    const faction = pledges[at] === PLEDGED_SQUADRON ? BLUEFIN : UNION;
    for (const card of pile) value += 0.6 + 0.7 * controlled(g, MARKET[card].suit, faction);
  });
  return value;
}

function controlled(g: Ahoy, suit: Suit, faction: number): number {
  let count = 0;
  for (const region of g.map.tiles) {
    if (TILES[region].suit !== suit) continue;
    const controller = controllerOf(g, region);
    if (controller >= 0 && g.players[controller].faction === faction) count++;
  }
  return count;
}
