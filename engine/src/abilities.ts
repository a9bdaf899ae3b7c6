import { choose, type Prompt, type Script } from './ask.ts';
import { LawError } from './errors.ts';
import type { Seat } from './plain.ts';
import type { Usable } from './window.ts';

/** The card, leader or technology behind an ability, by its number in its deck. */
export interface Held {
  readonly card: number;
}

/** Something to do at a window of the game: `W` says what each window is about. */
export interface Ability<G, W, I extends keyof W = keyof W> {
  readonly window: I;
  /** A name to tell the abilities of a window apart. */
  readonly id?: string;
  /** Happens whenever it may: nobody is asked whether. */
  readonly mandatory?: true;
  /** Null, or the clause that forbids it now. */
  may?(g: G, seat: Seat, about: W[I], card: number): string | null;
  use(g: G, seat: Seat, about: W[I] & Held): Script;
}

/** Everything a card does: passive effects, which rules ask for by name, and abilities at windows. */
export type CardEntry<G, W, P> = Partial<P> & {
  readonly abilities?: readonly { [I in keyof W]: Ability<G, W, I> }[keyof W][];
};

/** Things of one kind. Who holds them is plain data in the state. */
export interface Deck<G> {
  readonly ids: readonly string[];
  /** Numbers of the cards in play before a seat; a number below 0 is no card. */
  held(g: G, seat: Seat): number | readonly number[];
}

/** An ability that a seat holds. */
export interface Found<G, W, I extends keyof W, D extends string> extends Held {
  readonly deck: D;
  readonly ability: Ability<G, W, I>;
}

type Named<P, T> = { [N in keyof P]: P[N] extends T ? N : never }[keyof P];

/** What each card of a deck has under some name, or undefined. */
interface Column<G, D> {
  readonly name: D;
  readonly deck: Deck<G>;
  readonly values: readonly unknown[];
  /** The values of the cards that have any; of lists, what they hold. */
  readonly present: readonly unknown[];
}

/** The decks in which any card has something under a name. */
type Columns<G, D> = readonly Column<G, D>[];

/**
 * What the cards of a game do. The rules that ask are themselves used by the cards, so cards are declared when all
 * modules are loaded; a question before that is an error. The index is built once.
 */
export class Abilities<G, W, P, D extends string> {
  private readonly decks: { readonly [N in D]: Deck<G> };
  private readonly names: readonly D[];
  private entries: { readonly [N in D]: readonly CardEntry<G, W, P>[] } | null = null;
  private readonly passives = new Map<keyof P, Columns<G, D>>();
  private readonly windows = new Map<keyof W, Columns<G, D>>();

  constructor(decks: { readonly [N in D]: Deck<G> }) {
    this.decks = decks;
    this.names = Object.keys(decks) as D[];
  }

  /** Declares every card of every deck, by its id. */
  declare(decks: { readonly [N in D]: { readonly [id: string]: CardEntry<G, W, P> } }): void {
    if (this.entries !== null) throw new LawError('The cards are declared already.');
    const numbered = this.names.map((name) => [name, this.inOrder(name, decks[name])] as const);
    this.entries = Object.fromEntries(numbered) as { [N in D]: readonly CardEntry<G, W, P>[] };
    this.index(this.entries);
  }

  /** What one card does, independent of its holder. */
  of(deck: D, card: number): CardEntry<G, W, P> {
    return this.declared()[deck][card];
  }

  /** What one card does at a window, independent of its holder. */
  on<I extends keyof W>(deck: D, card: number, window: I): readonly Found<G, W, I, D>[] {
    const columns = this.windows.get(window) ?? this.nowhere();
    const found = columns.find(({ name }) => name === deck)?.values[card];
    return (found ?? []) as readonly Found<G, W, I, D>[];
  }

  /** What the cards of a deck do at a window, whoever holds them. */
  inDeck<I extends keyof W>(deck: D, window: I): readonly Found<G, W, I, D>[] {
    for (const { name, present } of this.windows.get(window) ?? NOTHING)
      if (name === deck) return present as readonly Found<G, W, I, D>[];
    return NOTHING;
  }

  /** The passive effect of this name on each card of the seat that has it, deck by deck. */
  all<N extends keyof P>(g: G, seat: Seat, name: N): P[N][] {
    const columns = this.passives.get(name) ?? this.nowhere();
    const found: P[N][] = [];
    for (const column of columns) collect(g, seat, column, found);
    return found;
  }

  first<N extends keyof P>(g: G, seat: Seat, name: N): P[N] | undefined {
    const columns = this.passives.get(name) ?? this.nowhere();
    for (const column of columns) {
      const found = find(g, seat, column);
      if (found !== undefined) return found as P[N];
    }
    return undefined;
  }

  has(g: G, seat: Seat, name: keyof P): boolean {
    return this.first(g, seat, name) !== undefined;
  }

  sum(g: G, seat: Seat, name: Named<P, number>): number {
    let sum = 0;
    for (const value of this.all(g, seat, name)) sum += value as number;
    return sum;
  }

  /** Does the seat hold any ability at a window in these decks? */
  reacts(g: G, seat: Seat, window: keyof W, decks: readonly D[] = this.names): boolean {
    const columns = this.windows.get(window) ?? this.nowhere();
    for (const column of columns)
      if (decks.includes(column.name) && find(g, seat, column) !== undefined) return true;
    return false;
  }

  /** The seat's abilities at a window, deck by deck; each ability's verdict says whether it may be used. */
  at<I extends keyof W>(
    g: G,
    seat: Seat,
    window: I,
    order: readonly D[] = this.names,
  ): readonly Found<G, W, I, D>[] {
    const columns = this.windows.get(window) ?? this.nowhere();
    const found: (readonly Found<G, W, I, D>[])[] = [];
    for (const name of order)
      for (const column of columns) if (column.name === name) collect(g, seat, column, found);
    return found.length < 2 ? (found[0] ?? []) : found.flat();
  }

  private declared(): { readonly [N in D]: readonly CardEntry<G, W, P>[] } {
    if (this.entries === null) throw new LawError('The cards are not declared yet.');
    return this.entries;
  }

  private inOrder(
    name: D,
    entries: { readonly [id: string]: CardEntry<G, W, P> },
  ): readonly CardEntry<G, W, P>[] {
    const { ids } = this.decks[name];
    const unknown = Object.keys(entries).filter((id) => !ids.includes(id));
    const missing = ids.filter((id) => entries[id] === undefined);
    if (unknown.length + missing.length > 0)
      throw new LawError(`Entries of "${name}": ${[...unknown, ...missing].join(', ')}?`);
    return ids.map((id) => entries[id]);
  }

  private index(decks: { readonly [N in D]: readonly CardEntry<G, W, P>[] }): void {
    const entries = this.names.flatMap((name) => decks[name]);
    const passives = entries.flatMap((entry) => Object.keys(entry) as (keyof P)[]);
    for (const name of new Set(passives))
      this.passives.set(
        name,
        this.columns(decks, (entry) => entry[name]),
      );
    const abilities = entries.flatMap((entry) => entry.abilities ?? []);
    for (const window of new Set(abilities.map((ability) => ability.window)))
      this.windows.set(
        window,
        this.columns(decks, (entry, deck, card) => {
          const found = entry.abilities?.filter((ability) => ability.window === window) ?? [];
          return found.length === 0 ? undefined : found.map((ability) => ({ deck, card, ability }));
        }),
      );
  }

  private columns(
    decks: { readonly [N in D]: readonly CardEntry<G, W, P>[] },
    read: (entry: CardEntry<G, W, P>, deck: D, card: number) => unknown,
  ): Columns<G, D> {
    const columns = this.names.map((name) => {
      const values = decks[name].map((entry, card) => read(entry, name, card));
      const present = values.filter((value) => value !== undefined).flat();
      return { name, deck: this.decks[name], values, present };
    });
    return columns.filter(({ present }) => present.length > 0);
  }

  /** No card has this. */
  private nowhere(): Columns<G, D> {
    this.declared();
    return NOTHING;
  }
}

const NOTHING: readonly never[] = [];

/** What the first card of the seat has that has anything in the column. */
function find<G, D>(g: G, seat: Seat, { deck, values }: Column<G, D>): unknown {
  const held = deck.held(g, seat);
  if (typeof held === 'number') return values[held];
  for (let at = 0; at < held.length; at++)
    if (values[held[at]] !== undefined) return values[held[at]];
  return undefined;
}

/** Adds what the cards of the seat have in a column. */
function collect<G, D, T>(g: G, seat: Seat, { deck, values }: Column<G, D>, found: T[]): void {
  const held = deck.held(g, seat);
  if (typeof held === 'number') {
    if (values[held] !== undefined) found.push(values[held] as T);
    return;
  }
  for (let at = 0; at < held.length; at++) {
    const value = values[held[at]];
    if (value !== undefined) found.push(value as T);
  }
}

/** What happens at a moment along with other things. */
export interface Effect extends Usable {
  /** What brings it, among things whose effects have one key: which of two equal units, say. */
  readonly source?: number;
}

/** Effects that happen at one moment. */
export interface Simultaneous<O> {
  /** Who orders them: the seat whose turn it is, or the one that the rule names. */
  readonly seat: Seat;
  /** Effects of the moment, gathered again after each: one may remove the cause of another. */
  effects(): readonly (O & Effect)[];
  /** Does the order make no difference? Then nobody is asked. */
  commute?(effects: readonly O[]): boolean;
}

/** Carries out each effect of a moment once, in an order that one player chooses where it can matter. */
export function* settle<O>(prompt: Prompt<O>, moment: Simultaneous<O>): Script {
  const settled = new Set<string>();
  const nameOf = (effect: O & Effect): string => `${prompt.key(effect)}|${effect.source ?? ''}`;
  for (;;) {
    const due = moment.effects().filter((effect) => !settled.has(nameOf(effect)));
    if (due.length === 0) return;
    // Equal effects are one option.
    const keys = due.map((effect) => prompt.key(effect));
    const options = due.filter((_, i) => keys.indexOf(keys[i]) === i);
    const matters = options.length > 1 && moment.commute?.(due) !== true;
    const next = matters ? yield* choose<O & Effect>(moment.seat, prompt, options) : due[0];
    settled.add(nameOf(next));
    yield* next.use();
  }
}
