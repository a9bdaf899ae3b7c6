import {
  forgetCards,
  knownTo,
  mixCards,
  moveCards,
  putCard,
  type Seat,
  takeCard,
} from '@tablewright/engine';
import { ACTION_CARDS, type Use } from '../content/index.ts';
import { type Arcs, handOf, isFaceUp, NONE, pileOf } from './state.ts';
import { emit } from './vocabulary.ts';

/**
 * Takes a card out of a hand face down. Nobody else can tell any more which of the cards they knew are left,
 * so what they knew of the hand is forgotten: keeping it would betray the card that went. ARC-K3
 */
function takeUnseen(g: Arcs, seat: Seat, card: number): number {
  takeCard(handOf(g, seat), card);
  forgetCards(handOf(g, seat));
  return knownTo(seat);
}

/** Two players swap a card; only they know what is in these hands now. ARC-K1 */
export function swapCards(g: Arcs, a: Seat, ofA: number, b: Seat, ofB: number): void {
  takeCard(handOf(g, a), ofA);
  takeCard(handOf(g, b), ofB);
  putCard(handOf(g, a), ofB, knownTo(b));
  putCard(handOf(g, b), ofA, knownTo(a));
  forgetCards(handOf(g, a), knownTo(b));
  forgetCards(handOf(g, b), knownTo(a));
}

export function playCard(g: Arcs, seat: Seat, card: number, use: Use): void {
  const known = isFaceUp(use)
    ? takeCard(handOf(g, seat), card) | knownTo(seat)
    : takeUnseen(g, seat, card);
  g.played.push({ seat, card, use, known, union: NONE, unionOf: NONE });
}

/** Face down from a hand on top of the action discard pile. ARC-24.6 */
export function discardFaceDown(g: Arcs, seat: Seat, card: number): void {
  putCard(pileOf(g), card, takeUnseen(g, seat, card));
}

/** Draws from the bottom of the face-down pile; with split piles both are merged when it is too small. ARC-2.18, ARC-23.14 */
export function drawFromBottom(g: Arcs, seat: Seat, wanted: number): void {
  const pile = pileOf(g);
  if (g.pile.length < wanted && g.openPile.length > 0) {
    for (const card of g.openPile) putCard(pile, card);
    g.openPile = [];
    mixCards(pile);
  }
  const drawn = moveCards(pile, handOf(g, seat), wanted);
  emit(
    'drew',
    { player: seat, count: drawn.length, cards: [] },
    { seats: [seat], args: { cards: drawn.map((card) => ACTION_CARDS[card].id) } },
  );
}
