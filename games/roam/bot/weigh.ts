import type { Ask, Seat } from '@tablewright/engine';
import { ARTIFACTS, CARDS } from '../content/index.ts';
import { COINS, type Position, POSITIONS, SLOT_OF, SLOTS, SQUARES_OF } from '../rules/map.ts';
import type * as option from '../rules/options.ts';
import type { Roam } from '../rules/state.ts';
import { isFree, tokensOf } from '../rules/tokens.ts';

type Weighed =
  | Position
  | option.UseAdventurer
  | option.UseArtifact
  | option.FillOptional
  | option.SwapToken
  | option.BuyArtifact
  | option.Bid
  | option.Plainly<'rest' | 'refresh' | 'nothing' | 'done' | 'pass' | 'noPurchase'>;

/** How promising an option looks at a glance; 1 is ordinary. */
export function weigh(g: Roam, ask: Ask, candidate: unknown): number {
  // Tokens, squares and edges are bare numbers or records: nothing at a glance tells them apart.
  if (typeof candidate !== 'object' || !('key' in candidate!)) return 1;
  const choice = candidate as Weighed;
  if (!('do' in choice)) return weighPosition(g, ask.seat, choice);
  switch (choice.do) {
    case 'use':
      return POSITIONS[choice.card][0][0].normal.length / 4;
    case 'rest':
      return 0.4;
    case 'fill':
      return choice.means === 'FILL' ? 2 : 1;
    case 'swap':
      return 2;
    case 'buy':
      return 0.5 + ARTIFACTS[choice.artifact].points;
    case 'bid':
      return 2 / (2 + choice.coins);
    case 'artifact':
      return choice.ability === 'COIN' ? 3 : 0.4;
    default:
      return 0.7;
  }
}

/** Tokens placed, coins taken, cards won or given away. */
function weighPosition(g: Roam, seat: Seat, { normal }: Position): number {
  let weight = 0;
  let touched = 0;
  for (const square of normal) {
    if (!isFree(g, square)) continue;
    const slot = SLOT_OF[square];
    weight += 1 + 0.5 * COINS[g.slots[slot]][square];
    touched += 1 << (3 * slot);
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const more = (touched >> (3 * slot)) & 7;
    if (more > 0) weight += outcome(g, seat, slot, more);
  }
  return Math.max(0.2, weight * weight) / 16;
}

/** What becomes of a card that gets so many more tokens of this seat. */
function outcome(g: Roam, seat: Seat, slot: number, more: number): number {
  let tally = 0;
  let filled = 0;
  for (const square of SQUARES_OF[slot]) {
    const tokens = g.squares[square];
    tally += tokens;
    if (tokens !== 0) filled++;
  }
  const own = tokensOf(tally, seat) + more;
  let strongest = 0;
  for (let other = 0; other < g.players.length; other++) {
    if (other !== seat) strongest = Math.max(strongest, tokensOf(tally, other));
  }
  const { points } = CARDS[g.slots[slot]];
  if (filled + more >= 6) return own > strongest ? 2 + points : own === strongest ? 0.5 : -2;
  return own > strongest ? 0.3 * more : 0;
}
