import type { Script } from './ask.ts';
import { LawError } from './errors.ts';
import type { Grammar } from './grammar.ts';
import type { Seat } from './plain.ts';
import type { AnyOption } from './speech.ts';
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
  /** Null, or the clause that forbids it now. */
  may?(g: G, seat: Seat, about: W[I] & Held): string | null;
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

/** What each card of a deck has under some name, or undefined; null for a deck where no card has it. */
type Column<T> = readonly (T | undefined)[] | null;

/**
 * What the cards of a game do. The rules that ask are themselves used by the cards, so cards are declared when all
 * modules are loaded; a question before that is an error. The index is built once.
 */
export class Abilities<G, W, P, D extends string> {
  private readonly decks: { readonly [N in D]: Deck<G> };
  private readonly names: readonly D[];
  private entries: { readonly [N in D]: readonly CardEntry<G, W, P>[] } | null = null;
  private readonly passives = new Map<keyof P, readonly Column<unknown>[]>();
  private readonly windows = new Map<keyof W, readonly Column<unknown>[]>();

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
    const found = columns[this.names.indexOf(deck)]?.[card];
    return (found ?? []) as readonly Found<G, W, I, D>[];
  }

  /** The passive effect of this name on each card of the seat that has it, deck by deck. */
  all<N extends keyof P>(g: G, seat: Seat, name: N): P[N][] {
    const found: P[N][] = [];
    this.visit(g, seat, name, (value) => {
      found.push(value as P[N]);
      return false;
    });
    return found;
  }

  first<N extends keyof P>(g: G, seat: Seat, name: N): P[N] | undefined {
    let first: P[N] | undefined;
    this.visit(g, seat, name, (value) => {
      first = value as P[N];
      return true;
    });
    return first;
  }

  has(g: G, seat: Seat, name: keyof P): boolean {
    return this.visit(g, seat, name, isFound);
  }

  sum(g: G, seat: Seat, name: Named<P, number>): number {
    let sum = 0;
    this.visit(g, seat, name, (value) => {
      sum += value as number;
      return false;
    });
    return sum;
  }

  /** The seat's abilities at a window, deck by deck; each ability's verdict says whether it may be used. */
  at<I extends keyof W>(
    g: G,
    seat: Seat,
    window: I,
    order: readonly D[] = this.names,
  ): Found<G, W, I, D>[] {
    const columns = this.windows.get(window) ?? this.nowhere();
    const found: Found<G, W, I, D>[] = [];
    for (const name of order) {
      const column = columns[this.names.indexOf(name)] ?? null;
      this.visitDeck(g, seat, name, column, (abilities) => {
        found.push(...(abilities as readonly Found<G, W, I, D>[]));
        return false;
      });
    }
    return found;
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
  ): readonly Column<unknown>[] {
    return this.names.map((name) => {
      const column = decks[name].map((entry, card) => read(entry, name, card));
      return column.some((value) => value !== undefined) ? column : null;
    });
  }

  /** No card has this. */
  private nowhere(): readonly Column<unknown>[] {
    this.declared();
    return [];
  }

  /** Visits a passive effect of the cards that a seat holds, until the visitor has seen enough. */
  private visit(g: G, seat: Seat, name: keyof P, visitor: Visitor): boolean {
    const columns = this.passives.get(name) ?? this.nowhere();
    for (let i = 0; i < columns.length; i++)
      if (this.visitDeck(g, seat, this.names[i], columns[i], visitor)) return true;
    return false;
  }

  private visitDeck(g: G, seat: Seat, name: D, column: Column<unknown>, visitor: Visitor): boolean {
    if (column === null) return false;
    const held = this.decks[name].held(g, seat);
    if (typeof held === 'number') return column[held] !== undefined && visitor(column[held]);
    for (let at = 0; at < held.length; at++) {
      const value = column[held[at]];
      if (value !== undefined && visitor(value)) return true;
    }
    return false;
  }
}

/** Returns true to stop the visit. */
type Visitor = (value: unknown) => boolean;

const isFound = (): boolean => true;

/** Effects that happen at one moment. */
export interface Simultaneous<O> {
  /** The question asked. */
  readonly id: string;
  /** Who orders them: the seat whose turn it is, or the one that the rule names. */
  readonly seat: Seat;
  /** Effects of the moment, gathered again after each: one may remove the cause of another. */
  effects(): readonly (O & Usable)[];
  /** Does the order make no difference? Then nobody is asked. */
  commute?(effects: readonly O[]): boolean;
}

/** Carries out each effect of a moment once, in an order that one player chooses where it can matter. */
export function* settle<O extends AnyOption>(
  grammar: Pick<Grammar<O>, 'key' | 'choose'>,
  moment: Simultaneous<O>,
): Script {
  const settled = new Set<string>();
  for (;;) {
    const due = moment.effects().filter((effect) => !settled.has(grammar.key(effect)));
    if (due.length === 0) return;
    const [first] = due;
    const matters = due.length > 1 && moment.commute?.(due) !== true;
    const next = matters ? yield* grammar.choose(moment.seat, moment.id, due) : first;
    settled.add(grammar.key(next));
    yield* next.use();
  }
}
