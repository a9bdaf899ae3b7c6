import type { Seat } from './plain.ts';

/** A card, which is none below 0, or several. */
export type Cards = number | readonly number[];

/** Things of one kind. Who holds them is plain data in the state. */
export interface Deck<G> {
  readonly ids: readonly string[];
  /** The cards before a seat, or in its hand. */
  held(g: G, seat: Seat): Cards;
  /** Nobody holds them and they hold for all, whichever seat is asked about. */
  readonly isCommon?: true;
  /**
   * The number of the entry that says what a card does, where cards are not such numbers but each one of its own: that
   * of its kind, wherever it lies, or of another card that it copies.
   */
  reads?(g: G, card: number): number;
  /** Null, or the clause that keeps an exhausted card from being used. Its passive effects stay. */
  exhausted?(g: G, seat: Seat, card: number): string | null;
  /**
   * For cards that lie hidden in hands: what everybody knows of them. Who is asked follows from it. Passive effects are
   * only those of what lies open.
   */
  readonly hidden?: {
    /** Does the seat hold none, as far as everybody knows? */
    isEmpty(g: G, seat: Seat): boolean;
    /** The cards with this entry that it could hold otherwise. */
    couldHold(g: G, seat: Seat, entry: number): Cards;
  };
}

/** The card, leader or technology behind an ability. */
export interface Held {
  readonly card: number;
}

/** What each entry of a deck has under some name, or undefined. */
export interface Column<G, T> {
  readonly deck: Deck<G>;
  readonly values: readonly (T | undefined)[];
}

/** What each entry of a deck does at a window, and all of that in one list. */
export interface Doings<G, F extends Held> extends Column<G, readonly F[]> {
  readonly name: string;
  readonly all: readonly F[];
}

/** What decks do at a window: those that lie open, and those that lie hidden in hands. */
export interface AtWindow<G, W, F extends Held> {
  readonly id: keyof W;
  readonly open: readonly Doings<G, F>[];
  readonly hands: readonly Doings<G, F>[];
}

export const NOTHING: readonly never[] = [];

/** What a card has in a column. */
function valueOf<G, T>(g: G, { deck, values }: Column<G, T>, card: number): T | undefined {
  if (deck.reads === undefined) return values[card];
  return card < 0 ? undefined : values[deck.reads(g, card)];
}

/** What the first card of the seat has that has anything in the column. */
export function find<G, T>(g: G, seat: Seat, column: Column<G, T>): T | undefined {
  const held = column.deck.held(g, seat);
  if (typeof held === 'number') return valueOf(g, column, held);
  for (let at = 0; at < held.length; at++) {
    const value = valueOf(g, column, held[at]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Adds what the cards of the seat have in a column. */
export function collect<G, T>(g: G, seat: Seat, column: Column<G, T>, found: T[]): void {
  const held = column.deck.held(g, seat);
  if (typeof held === 'number') {
    const value = valueOf(g, column, held);
    if (value !== undefined) found.push(value);
    return;
  }
  for (let at = 0; at < held.length; at++) {
    const value = valueOf(g, column, held[at]);
    if (value !== undefined) found.push(value);
  }
}

/** What a number in the column comes to on all cards of the seat, for what a rule asks about. */
export function totalOf<G>(g: G, seat: Seat, column: Column<G, unknown>, context: unknown): number {
  let total = 0;
  for (const card of listed(column.deck.held(g, seat))) {
    const value = valueOf(g, column, card);
    if (value !== undefined) total += valueFor(value, g, seat, context) as number;
  }
  return total;
}

/** What a passive effect is for what a rule asks about. */
export function valueFor<G>(value: unknown, g: G, seat: Seat, context: unknown): unknown {
  return typeof value === 'function' ? value(g, seat, context) : value;
}

/** What the cards of the seat do, deck by deck. */
export function doingsOf<G, F extends Held>(
  g: G,
  seat: Seat,
  decks: readonly Doings<G, F>[],
): readonly F[] {
  let found: readonly F[] = NOTHING;
  for (const doings of decks)
    for (const card of listed(doings.deck.held(g, seat))) {
      const more = valueOf(g, doings, card);
      if (more === undefined) continue;
      const own = doings.deck.reads === undefined ? more : more.map((each) => withCard(each, card));
      found = joined(found, own);
    }
  return found;
}

/** What the cards in the hand of the seat do. Equal ones count once, in the order of the deck. */
export function inHandOf<G, F extends Held>(
  g: G,
  seat: Seat,
  hands: readonly Doings<G, F>[],
): readonly F[] {
  return hands.flatMap((doings) => {
    if (doings.deck.reads !== undefined) return doingsOf(g, seat, [doings]);
    const held = listed(doings.deck.held(g, seat));
    return doings.all.filter(({ card }) => held.includes(card));
  });
}

export function listed(cards: Cards): readonly number[] {
  if (typeof cards !== 'number') return cards;
  return cards < 0 ? NOTHING : [cards];
}

export function withCard<F extends Held>(found: F, card: number): F {
  return found.card === card ? found : { ...found, card };
}

export function joined<T>(some: readonly T[], more: readonly T[]): readonly T[] {
  if (some.length === 0) return more;
  return more.length === 0 ? some : [...some, ...more];
}
