import type { Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { scoreOf } from '../rules/end.ts';
import { SLOTS, SQUARES_OF } from '../rules/map.ts';
import { NONE, type Roam } from '../rules/state.ts';
import { tokensOf } from '../rules/tokens.ts';

/** What a new adventurer is worth beside its points: a pattern more, and the end nearer. */
const ADVENTURER = 1.5;
const COIN = 0.35;
/** Coins beyond these find little to buy before the end. */
const COINS_OF_USE = 10;
const FACE_UP = 0.3;
const CONSOLATION = 0.3;
/**
 * A card that nobody can take away is still far from owned: until it is completed it binds tokens, lends no pattern and
 * brings the end no nearer. Valued almost like an owned one, it was left lying.
 */
const SAFE = 0.6;

/** Points a seat may expect: those it owns, and its prospects on every card of the map. */
export function evaluate(g: Roam, seat: Seat): number {
  const player = g.players[seat];
  const owned = player.faceUp.length + player.faceDown.length;
  let value = scoreOf(g, seat) + ADVENTURER * owned;
  value += COIN * Math.min(player.coins, COINS_OF_USE) + FACE_UP * player.faceUp.length;
  for (let slot = 0; slot < SLOTS; slot++)
    if (g.slots[slot] !== NONE) value += prospect(g, seat, slot);
  return value;
}

/** A share of the card by tokens, the surer the fuller the card. */
function prospect(g: Roam, seat: Seat, slot: number): number {
  let tally = 0;
  let filled = 0;
  for (const square of SQUARES_OF[slot]) {
    const tokens = g.squares[square];
    tally += tokens;
    if (tokens !== 0) filled++;
  }
  const own = tokensOf(tally, seat);
  if (own === 0) return 0;
  let strongest = 0;
  let strength = 0;
  for (let other = 0; other < g.players.length; other++) {
    const count = tokensOf(tally, other);
    strength += count * count;
    if (other !== seat && count > strongest) strongest = count;
  }
  const empty = 6 - filled;
  const isSafe = own > strongest + empty && !g.variant.advanced;
  const chance = isSafe
    ? SAFE
    : ((own * own) / strength) * (filled / 6) * (own > strongest ? 0.9 : 0.7);
  return (
    chance * (CARDS[g.slots[slot]].points + ADVENTURER) + (1 - chance) * CONSOLATION * (filled / 6)
  );
}
