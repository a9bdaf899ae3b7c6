import type { Abilities, Found } from './abilities.ts';
import type { About, Script } from './ask.ts';
import type { Held } from './decks.ts';
import type { Grammar } from './grammar.ts';
import type { Seat } from './plain.ts';
import type { Asking, PromptTable } from './prompts.ts';
import type { AnyOption } from './speech.ts';

/** A card of a deck. */
export interface CardOf<D> extends Held {
  readonly deck: D;
}

/**
 * How the abilities of a game are used at its moments, said once. `U` are the options by which they are used; of the
 * prompts `Q` those are asked whose names are windows.
 */
export interface Manner<
  G,
  W,
  P,
  D extends string,
  O extends AnyOption,
  Q extends PromptTable<Q>,
  U extends O,
> {
  readonly abilities: Abilities<G, W, P, D>;
  readonly grammar: Grammar<O> & Asking<O, Q>;
  /** What a player chooses to use a card when a window asks. */
  readonly option: (g: G, card: CardOf<D>, window: keyof W) => U;
  /** What a player chooses to use nothing. */
  readonly pass: (window: keyof W) => NoInfer<O>;
  /** And nothing for the rest of the window. Without it players are always asked one after the other. */
  readonly lock?: (window: keyof W) => NoInfer<O>;
  /** The clause that keeps a seat from using a card, whatever the verdict of the ability. */
  readonly forbids?: <I extends keyof W>(
    g: G,
    seat: Seat,
    found: Found<G, W, I, D>,
  ) => string | null;
  /** Carries out an ability. Tells whether it is used, or was prevented and can be tried again at this moment. */
  readonly use?: <I extends keyof W>(
    g: G,
    seat: Seat,
    found: Found<G, W, I, D>,
    about: W[I],
  ) => Script<boolean>;
  /** The clause by which a card works once at a moment. Without it, it works as often as its verdict allows. */
  readonly once?: (card: CardOf<D>) => string;
  /** The clause that keeps cards in hand for another moment. Without it nothing is said about them. */
  readonly untimely?: string;
}

/** What is special about a moment. */
export interface Circumstances {
  /** Who is asked here about cards in hand. */
  readonly fromHand?: (seat: Seat) => boolean;
  /** Which abilities of the window are meant: some of them come before the others. */
  readonly fits?: (ability: { readonly id?: string }) => boolean;
  /** Nobody is asked any more once it is over. */
  readonly lasts?: () => boolean;
  /** May seats agree on something meanwhile? Then all are asked together. Without it the game says. */
  readonly accords?: boolean;
  /** What the question tells everybody. */
  readonly about?: About;
  /** Who is asked is nobody else's business, also where players are asked one after the other. */
  readonly quiet?: boolean;
}

/** An ability among the options of another question, with the clause that forbids it. */
export interface Candidate<U> {
  readonly option: U & { use(): Script<boolean> };
  readonly clause: string | null;
}
