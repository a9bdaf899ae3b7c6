import { type Seat, shuffle } from '@tablewright/engine';
import { ACTION_CARDS, type Use } from '../content/index.ts';
import { type Arcs, isFaceUp, NONE } from './state.ts';
import { emit } from './vocabulary.ts';

/** Takes a card out of a hand for all to see, and tells who knew it, its owner included. */
function takeFromHand(g: Arcs, seat: Seat, card: number): number {
  const { hand, known } = g.players[seat];
  const at = hand.indexOf(card);
  hand.splice(at, 1);
  const [others] = known.splice(at, 1);
  return others | (1 << seat);
}

/**
 * Takes a card out of a hand face down. Nobody else can tell any more which of the cards they knew are left,
 * so what they knew of the hand is forgotten: keeping it would betray the card that went. ARC-K3
 */
export function takeUnseen(g: Arcs, seat: Seat, card: number): number {
  takeFromHand(g, seat, card);
  g.players[seat].known.fill(0);
  return 1 << seat;
}

/** Two players swap a card; only they know what is in these hands now. ARC-K1 */
export function swapCards(g: Arcs, a: Seat, ofA: number, b: Seat, ofB: number): void {
  takeFromHand(g, a, ofA);
  takeFromHand(g, b, ofB);
  addToHand(g, a, ofB, 1 << b);
  addToHand(g, b, ofA, 1 << a);
  g.players[a].known = g.players[a].known.map((known) => known & (1 << b));
  g.players[b].known = g.players[b].known.map((known) => known & (1 << a));
}

export function addToHand(g: Arcs, seat: Seat, card: number, known: number): void {
  g.players[seat].hand.push(card);
  g.players[seat].known.push(known);
}

export function playCard(g: Arcs, seat: Seat, card: number, use: Use): void {
  const known = isFaceUp(use) ? takeFromHand(g, seat, card) : takeUnseen(g, seat, card);
  g.played.push({ seat, card, use, known, union: NONE, unionOf: NONE });
}

/** Face down on top of the action discard pile. ARC-24.6 */
export function discardFaceDown(g: Arcs, card: number, known: number): void {
  g.pile.push(card);
  g.pileKnown.push(known);
}

/** Draws from the bottom of the face-down pile; with split piles both are merged when it is too small. ARC-2.18, ARC-23.14 */
export function drawFromBottom(g: Arcs, seat: Seat, wanted: number): void {
  if (g.pile.length < wanted && g.openPile.length > 0) {
    g.pile.push(...g.openPile);
    g.openPile = [];
    shuffle(g.pile);
    g.pileKnown = g.pile.map(() => 0);
  }
  const drawn = g.pile.splice(0, wanted);
  const known = g.pileKnown.splice(0, wanted);
  drawn.forEach((card, i) => addToHand(g, seat, card, known[i]));
  emit(
    'drew',
    { player: seat, count: drawn.length, cards: [] },
    { seats: [seat], args: { cards: drawn.map((card) => ACTION_CARDS[card].id) } },
  );
}
