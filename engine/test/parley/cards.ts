import { mixCards, putCard, type Seat, takeCard } from '@tablewright/engine';
import { CARDS, type Wile, WILES } from './content.ts';
import { deckOf, type Parley } from './state.ts';
import { emit } from './vocabulary.ts';

/** The wiles in a hand; cards that are alike count once. */
export function wilesOf(g: Parley, seat: Seat): Wile[] {
  return WILES.filter((wile) => cardIn(g, seat, wile) >= 0);
}

/** The top card of the deck; where there is none left, the discards are shuffled. */
export function drawCard(g: Parley, seat: Seat): void {
  if (g.deck.length === 0) {
    for (const card of g.discard.splice(0)) putCard(deckOf(g), card);
    mixCards(deckOf(g));
    emit('reshuffled', { cards: g.deck.length });
  }
  const card = g.deck.at(-1);
  if (card === undefined) return;
  takeCard(deckOf(g), card);
  g.players[seat].hand.push(card);
  emit('drew', { player: seat }, { seats: [seat], args: { card: CARDS[card].id } });
}

/** The place of a card of this kind in the hand, or -1. */
export function cardIn(g: Parley, seat: Seat, wile: Wile): number {
  return g.players[seat].hand.findIndex((card) => CARDS[card] === wile);
}

export function discard(g: Parley, seat: Seat, wile: Wile): void {
  g.discard.push(...g.players[seat].hand.splice(cardIn(g, seat, wile), 1));
}
