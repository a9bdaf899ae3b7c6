import type { Ask, Seat } from '@tablewright/engine';
import { ARTIFACTS, CARDS } from '../content/index.ts';
import { COINS, type Position, POSITIONS, SLOT_OF, SLOTS, SQUARES_OF } from '../rules/map.ts';
import type { Option } from '../rules/options.ts';
import type { Roam } from '../rules/state.ts';
import { isFree, tokensOf } from '../rules/tokens.ts';

/** What is offered: a place to lay a pattern comes with the squares it covers. */
export type Offered = Exclude<Option, { readonly do: 'place' }> | Position;

/** How promising an option looks at a glance; 1 is ordinary. */
export function weigh(g: Roam, { seat }: Ask, option: Offered): number {
  switch (option.do) {
    case 'place':
      return weighPosition(g, seat, option);
    case 'use':
      return POSITIONS[option.card][0][0].normal.length / 4;
    case 'rest':
      return 0.4;
    case 'fill':
    case 'swap':
    case 'swapPay':
    case 'swapFill':
      return 2;
    case 'buy':
      return 0.5 + ARTIFACTS[option.artifact].points;
    case 'bid':
      return 2 / (2 + option.coins);
    case 'artifact':
      return option.ability === 'COIN' ? 3 : 0.4;
    case 'refresh':
    case 'nothing':
    case 'done':
    case 'pass':
    case 'noPurchase':
      return 0.7;
    default:
      return 1;
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
