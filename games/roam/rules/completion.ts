import type { Script, Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { auction } from './auction.ts';
import { SLOTS, SQUARES_OF } from './map.ts';
import { NONE, type Roam } from './state.ts';
import { tokensOf } from './tokens.ts';
import { emit, schedule } from './vocabulary.ts';

/** Completed cards, one after another in the order of their slots. RO-8.1, RO-8.2 */
export function* resolveCards(g: Roam, from: number): Script {
  for (let slot = from; slot < SLOTS; slot++) {
    if (isComplete(g, slot)) {
      yield* resolveCard(g, slot);
      schedule(g, 'resolveCards', slot + 1);
      return;
    }
  }
}

/** Every square of the card holds a token. RO-8.1, RO-14.3 */
export function isComplete(g: Roam, slot: number): boolean {
  if (g.slots[slot] === NONE) return false;
  for (const square of SQUARES_OF[slot]) if (g.squares[square] === 0) return false;
  return true;
}

/** Winner, tokens home, consolation, replacement. RO-8.3 to RO-8.7 */
function* resolveCard(g: Roam, slot: number): Script {
  const card = g.slots[slot];
  const counts = countTokens(g, slot);
  const most = Math.max(...counts);
  const tied = clockwiseFromActive(g).filter((seat) => counts[seat] === most);
  const winner = tied.length === 1 ? tied[0] : yield* auction(g, slot, tied);

  returnTokens(g, slot, counts);
  g.players[winner].faceUp.push(card);
  emit('claimed', { player: winner, card: CARDS[card].id, slot, tokens: most });
  const consoled = g.order.filter((seat) => seat !== winner && counts[seat] > 0);
  for (const seat of consoled) g.players[seat].coins++;
  if (consoled.length > 0) emit('consoled', { players: consoled });
  replaceCard(g, slot);
}

/** Tokens of each seat on a card. */
export function countTokens(g: Roam, slot: number): number[] {
  let tally = 0;
  for (const square of SQUARES_OF[slot]) tally += g.squares[square];
  return g.players.map((_, seat) => tokensOf(tally, seat));
}

function clockwiseFromActive(g: Roam): Seat[] {
  const first = g.order.indexOf(g.active);
  return g.order.map((_, i) => g.order[(first + i) % g.order.length]);
}

function returnTokens(g: Roam, slot: number, counts: readonly number[]): void {
  for (const square of SQUARES_OF[slot]) g.squares[square] = 0;
  counts.forEach((count, seat) => (g.players[seat].tokens += count));
}

/** The top card of the pile, turned like the one before it; without one the slot leaves the map. RO-8.7, RO-15.3 */
function replaceCard(g: Roam, slot: number): void {
  g.slots[slot] = g.pile.pop() ?? NONE;
  if (g.slots[slot] === NONE) emit('vacant', { slot });
  else emit('replaced', { slot, card: CARDS[g.slots[slot]].id });
}
