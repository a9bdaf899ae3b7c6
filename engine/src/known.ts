import { LawError } from './errors.ts';
import type { Seat } from './plain.ts';
import { shuffle } from './scene.ts';

/** Cards that lie together, and who knows each of them: the two fields that `hidden(…, { known })` pairs. */
export interface Zone {
  readonly cards: number[];
  /** A bit for each seat that knows the card in the same place. */
  readonly known: number[];
}

/** The bits of these seats. */
export function knownTo(...seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

/** Known to every seat and to spectators, in a game for at most so many seats. */
export function knownToAll(seats: number): number {
  return (1 << seats) - 1;
}

export function isKnownTo(known: number, seat: Seat, seats: number): boolean {
  return known === knownToAll(seats) || (seat >= 0 && ((known >> seat) & 1) === 1);
}

/** Puts a card on top, which is the end of the list. */
export function putCard({ cards, known }: Zone, card: number, knowers = 0): void {
  cards.push(card);
  known.push(knowers);
}

/** Takes a card out, for all to see which place it leaves, and tells who knew it. */
export function takeCard({ cards, known }: Zone, card: number): number {
  const at = cards.indexOf(card);
  if (at < 0) throw new LawError(`Card ${card} does not lie here.`);
  cards.splice(at, 1);
  return known.splice(at, 1)[0];
}

/** Moves cards from the bottom of one zone to the top of another; who knows them knows them there, and so do `more`. */
export function moveCards(from: Zone, to: Zone, count = from.cards.length, more = 0): number[] {
  const moved = from.cards.splice(0, count);
  const known = from.known.splice(0, count);
  moved.forEach((card, i) => putCard(to, card, known[i] | more));
  return moved;
}

/** These seats see the last `count` cards. */
export function showCards({ cards, known }: Zone, seats: number, count = cards.length): void {
  for (let at = Math.max(0, cards.length - count); at < cards.length; at++) known[at] |= seats;
}

/** Nobody can tell these cards apart any more, except for some seats. */
export function forgetCards({ known }: Zone, except = 0): void {
  known.forEach((knowers, at) => (known[at] = knowers & except));
}

/** Chance: shuffles the last `count` cards, all if not said; nobody knows any more which is which. */
export function mixCards({ cards, known }: Zone, count = cards.length): void {
  const from = cards.length - count;
  cards.push(...shuffle(cards.splice(from)));
  known.fill(0, from);
}
