import type { Script } from './ask.ts';
import {
  type AtWindow,
  collect,
  type Column,
  type Deck,
  type Doings,
  doingsOf,
  find,
  type Held,
  listed,
  NOTHING,
  totalOf,
  valueFor,
} from './decks.ts';
import { LawError } from './errors.ts';
import type { Seat } from './plain.ts';

/** Something to do at a window of the game: `W` says what each window is about. */
export interface Ability<G, W, I extends keyof W = keyof W> {
  readonly window: I;
  /** A name to tell the abilities of a window apart. */
  readonly id?: string;
  /** Happens whenever it may: nobody is asked whether. `first` comes before what others of the holder do. */
  readonly mandatory?: true | 'first';
  /** Null, or the clause that forbids it now. */
  may?(g: G, seat: Seat, about: W[I], card: number): string | null;
  use(g: G, seat: Seat, about: W[I] & Held): Script;
}

/** Everything a card does: passive effects, which rules ask for by name, and abilities at windows. */
export type CardEntry<G, W, P> = Partial<P> & {
  readonly abilities?: readonly { [I in keyof W]: Ability<G, W, I> }[keyof W][];
};

/** An ability that a seat holds. */
export interface Found<G, W, I extends keyof W, D extends string> extends Held {
  readonly deck: D;
  readonly ability: Ability<G, W, I>;
}

/** An ability at a window, whatever the window is about. */
interface Doing extends Held {
  readonly deck: string;
  readonly ability: unknown;
}

/** A passive effect that is the same always, or follows from the state, the holder and what the rule asks about. */
export type Passive<G, T, C> = T | ((g: G, seat: Seat, context: C) => T);

/** The passive effects of this type. */
type Named<P, T> = {
  [N in keyof P]: P[N] extends T | ((...asked: never[]) => T) ? N : never;
}[keyof P];

/** What a rule asks about, as the last of the parameters. */
type Context<V> = [Asked<V>] extends [never] ? [] : [context: Asked<V>];
type Asked<V> = V extends (g: never, seat: never, context: infer C) => unknown ? C : never;

/**
 * What the cards of a game do. The rules that ask are themselves used by the cards, so cards are declared when all
 * modules are loaded; a question before that is an error. The index is built once.
 */
export class Abilities<G, W, P, D extends string> {
  private readonly decks: { readonly [N in D]: Deck<G> };
  private readonly names: readonly D[];
  private entries: { readonly [N in D]: readonly CardEntry<G, W, P>[] } | null = null;
  private readonly passives = new Map<keyof P, readonly Column<G, unknown>[]>();
  /** What is done at each window; in a list, as several windows can be one moment. */
  private readonly windows = new Map<keyof W, readonly [AtWindow<G, W, Doing>]>();

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

  /** What one entry does, independent of its holder. */
  of(deck: D, entry: number): CardEntry<G, W, P> {
    return this.declared()[deck][entry];
  }

  /** What one entry does at a window, independent of its holder. */
  on<I extends keyof W>(deck: D, entry: number, window: I): readonly Found<G, W, I, D>[] {
    const [{ open, hands }] = this.window(window);
    for (const { name, values } of this.decks[deck].hidden === undefined ? open : hands)
      if (name === deck) return values[entry] ?? NOTHING;
    return NOTHING;
  }

  /** The passive effect of this name on each card before the seat that has it, deck by deck. */
  all<N extends keyof P>(g: G, seat: Seat, name: N): P[N][] {
    const columns = this.passives.get(name) ?? this.nothing();
    const found: P[N][] = [];
    for (const column of columns) collect(g, seat, column as Column<G, P[N]>, found);
    return found;
  }

  first<N extends keyof P>(g: G, seat: Seat, name: N): P[N] | undefined {
    const columns = this.passives.get(name) ?? this.nothing();
    for (const column of columns) {
      const found = find(g, seat, column);
      if (found !== undefined) return found as P[N];
    }
    return undefined;
  }

  has(g: G, seat: Seat, name: keyof P): boolean {
    return this.first(g, seat, name) !== undefined;
  }

  /** What this passive number comes to on all cards before the seat, for what the rule asks about. */
  sum<N extends Named<P, number>>(g: G, seat: Seat, name: N, ...context: Context<P[N]>): number;
  sum(g: G, seat: Seat, name: keyof P, context?: unknown): number {
    let sum = 0;
    for (const column of this.passives.get(name) ?? this.nothing())
      sum += totalOf(g, seat, column, context);
    return sum;
  }

  /** Has any card before the seat this passive effect, for what the rule asks about? */
  applies<N extends Named<P, boolean>>(
    g: G,
    seat: Seat,
    name: N,
    ...context: Context<P[N]>
  ): boolean;
  applies(g: G, seat: Seat, name: keyof P, context?: unknown): boolean {
    return this.all(g, seat, name).some((value) => valueFor(value, g, seat, context) === true);
  }

  /** Has anything that holds for all this passive effect? */
  isInForce(g: G, name: keyof P): boolean {
    for (const column of this.passives.get(name) ?? this.nothing())
      if (column.deck.isCommon === true && find(g, NOBODY, column) !== undefined) return true;
    return false;
  }

  /** Null, or the clause that forbids an ability of the seat now: its card is exhausted, or its own verdict. */
  verdict<I extends keyof W>(
    g: G,
    seat: Seat,
    { deck, card, ability }: Found<G, W, I, D>,
    about: W[I],
  ): string | null {
    return (
      this.decks[deck].exhausted?.(g, seat, card) ?? ability.may?.(g, seat, about, card) ?? null
    );
  }

  /** Abilities at a window of what lies open before the seat, deck by deck; the verdict of each says whether it may be used. */
  at<I extends keyof W>(
    g: G,
    seat: Seat,
    window: I,
    order?: readonly D[],
  ): readonly Found<G, W, I, D>[] {
    const [{ open }] = this.window(window);
    const decks = order?.flatMap((deck) => open.filter(({ name }) => name === deck)) ?? open;
    return doingsOf(g, seat, decks);
  }

  /** What all cards do at windows that are one moment, whoever holds them. */
  moment<I extends keyof W>(
    window: I | readonly I[],
  ): readonly AtWindow<G, W, Found<G, W, I, D>>[] {
    return isSeveral(window) ? window.flatMap((each) => this.window(each)) : this.window(window);
  }

  private window<I extends keyof W>(window: I): readonly [AtWindow<G, W, Found<G, W, I, D>>] {
    const found = this.windows.get(window) ?? this.idle(window);
    return found as readonly [AtWindow<G, W, Found<G, W, I, D>>];
  }

  /** Is each card of the deck one of its own, whoever holds it? */
  isUnique(deck: D): boolean {
    return this.decks[deck].reads !== undefined;
  }

  /** What the seat holds in hand that does nothing at these windows; equal cards count once. */
  idleInHand(g: G, seat: Seat, windows: readonly (keyof W)[]): { deck: D; card: number }[] {
    return this.names.flatMap((name) => {
      const deck = this.decks[name];
      if (deck.hidden === undefined) return [];
      const isIdle = (card: number): boolean => {
        const entry = deck.reads?.(g, card) ?? card;
        return windows.every((window) => this.on(name, entry, window).length === 0);
      };
      return [...new Set(listed(deck.held(g, seat)))]
        .filter(isIdle)
        .map((card) => ({ deck: name, card }));
    });
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
    const isOpen = (name: D): boolean => this.decks[name].hidden === undefined;
    const open = this.names.filter(isOpen);
    const hands = this.names.filter((name) => !isOpen(name));
    for (const name of new Set(open.flatMap((deck) => decks[deck].flatMap(namesOf))))
      this.passives.set(
        name as keyof P,
        open
          .map((deck) => valuesOf(this.decks[deck], decks[deck], name as keyof P))
          .filter(({ values }) => values.some((value) => value !== undefined)),
      );
    const abilities = this.names.flatMap((deck) =>
      decks[deck].flatMap((entry) => entry.abilities ?? []),
    );
    for (const id of new Set(abilities.map(({ window }) => window))) {
      const doings = (deck: D) => doingsAt(this.decks[deck], deck, decks[deck], id);
      const isAny = ({ all }: Doings<G, Doing>): boolean => all.length > 0;
      const done = { open: open.map(doings).filter(isAny), hands: hands.map(doings).filter(isAny) };
      this.windows.set(id, [{ id, ...done }]);
    }
    const betrayed = hands.find((deck) => decks[deck].some(hasMandatory));
    if (betrayed !== undefined)
      throw new LawError(`A mandatory ability would betray a card in hand: "${betrayed}".`);
  }

  /** No card does anything at this window. */
  private idle(window: keyof W): readonly [AtWindow<G, W, never>] {
    const nothing = [{ id: window, open: this.nothing(), hands: NOTHING }] as const;
    this.windows.set(window, nothing);
    return nothing;
  }

  /** No card has this. */
  private nothing(): readonly never[] {
    this.declared();
    return NOTHING;
  }
}

/** Common things are held for no seat in particular. */
const NOBODY: Seat = -1;

const isSeveral = <T>(some: T | readonly T[]): some is readonly T[] => Array.isArray(some);

const namesOf = (entry: object): string[] => Object.keys(entry);

function hasMandatory({
  abilities = [],
}: {
  abilities?: readonly { mandatory?: unknown }[];
}): boolean {
  return abilities.some(({ mandatory }) => mandatory !== undefined);
}

function valuesOf<G, W, P>(
  deck: Deck<G>,
  entries: readonly CardEntry<G, W, P>[],
  name: keyof P,
): Column<G, unknown> {
  return { deck, values: entries.map((entry) => entry[name]) };
}

function doingsAt<G, W, P>(
  deck: Deck<G>,
  name: string,
  entries: readonly CardEntry<G, W, P>[],
  window: keyof W,
): Doings<G, Doing> {
  const values = entries.map(({ abilities }, card) => {
    const here = abilities?.filter((ability) => ability.window === window) ?? [];
    return here.length === 0 ? undefined : here.map((ability) => ({ deck: name, card, ability }));
  });
  return { deck, name, values, all: values.flatMap((doings) => doings ?? []) };
}
