import type { Found } from './abilities.ts';
import type { About, Refusal, Script } from './ask.ts';
import {
  type AtWindow,
  type Cards,
  doingsOf,
  inHandOf,
  joined,
  NOTHING,
  withCard,
} from './decks.ts';
import type { Candidate, CardOf, Circumstances, Manner } from './manner.ts';
import type { Seat } from './plain.ts';
import type { PromptTable } from './prompts.ts';
import type { AnyOption } from './speech.ts';
import type { JointWindow, Usable } from './window.ts';

/** One moment. It is itself the window that asks. */
export class Moment<
  G,
  W,
  P,
  D extends string,
  O extends AnyOption,
  Q extends PromptTable<Q>,
  U extends O,
  I extends keyof W,
> implements JointWindow<O> {
  readonly order: readonly Seat[];
  private readonly manner: Manner<G, W, P, D, O, Q, U>;
  private readonly g: G;
  private readonly windows: readonly AtWindow<G, W, Found<G, W, I, D>>[];
  private readonly aboutOf: (seat: Seat) => W[I];
  private readonly circumstances: Circumstances;
  /** How many abilities can still be used before the moment is over. */
  private left: number;
  /** What has been used at this moment, and by whom. */
  private used: readonly (CardOf<D> & { readonly seat: Seat })[] = NOTHING;

  constructor(
    manner: Manner<G, W, P, D, O, Q, U>,
    g: G,
    windows: readonly AtWindow<G, W, Found<G, W, I, D>>[],
    order: readonly Seat[],
    aboutOf: (seat: Seat) => W[I],
    circumstances: Circumstances,
    most = Infinity,
  ) {
    this.manner = manner;
    this.g = g;
    this.windows = windows;
    this.order = order;
    this.aboutOf = aboutOf;
    this.circumstances = circumstances;
    this.left = most;
  }

  get id(): string {
    return String(this.window);
  }

  get pass(): O {
    return this.manner.pass(this.window);
  }

  get lock(): O {
    return this.manner.lock!(this.window);
  }

  get about(): About {
    return this.circumstances.about ?? NO_ABOUT;
  }

  get accords(): boolean | undefined {
    return this.circumstances.accords;
  }

  get quiet(): boolean {
    return this.circumstances.quiet ?? false;
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  /** Does anything have to be used, or could anybody use something? */
  concernsAnybody(): boolean {
    for (const seat of this.order) {
      const open = this.open(seat);
      if (open.some(isMandatory) || this.mayReact(seat, open)) return true;
    }
    return false;
  }

  /** What has to be used is used; then players are asked about the rest, until all decline. */
  *happen(): Script {
    for (const seat of this.order)
      if (this.open(seat).some(isMandatory)) yield* this.carryOut(seat);
    if (!this.order.some((seat) => this.mayReact(seat))) return;
    const { grammar, lock } = this.manner;
    const isTogether = this.accords === true || this.order.some((seat) => this.mayPlay(seat));
    // `moment` takes what the prompt of its window tells.
    const window = this as never;
    if (isTogether && lock !== undefined) yield* grammar.openJointWindow(window);
    else yield* grammar.openWindow(window);
  }

  /** Could the seat still use something, by what everybody knows? */
  mayReact(seat: Seat, open = this.open(seat)): boolean {
    const { lasts = always } = this.circumstances;
    return !this.isOver && lasts() && (this.mayUse(seat, open) || this.mayPlay(seat));
  }

  /** Could the seat play something from its hand, if it is asked about its hand at all? */
  mayPlay(seat: Seat): boolean {
    const { g, circumstances } = this;
    const { fromHand = always } = circumstances;
    for (const { hands } of this.windows)
      for (const { deck, all } of hands) {
        if (deck.hidden!.isEmpty(g, seat) || !fromHand(seat)) continue;
        const about = this.aboutOf(seat);
        for (const found of all)
          if (this.couldUse(seat, found, deck.hidden!.couldHold(g, seat, found.card), about))
            return true;
      }
    return false;
  }

  /** What the seat can really use. */
  abilities(seat: Seat): (U & Usable)[] {
    const { fromHand = always } = this.circumstances;
    const about = this.aboutOf(seat);
    const inHand = fromHand(seat) ? this.inHand(seat) : NOTHING;
    const deeds: (U & Usable)[] = [];
    for (const found of [...this.open(seat), ...inHand])
      if (this.isUsable(seat, found, about))
        deeds.push({ ...this.option(found), use: () => this.useOnce(seat, found) });
    return deeds;
  }

  refused(seat: Seat): Refusal<U>[] {
    const { g, manner, windows } = this;
    const about = this.aboutOf(seat);
    const refused = [...this.open(seat), ...this.inHand(seat)].flatMap((found): Refusal<U>[] => {
      const clause = this.usedUp(seat, found) ?? this.verdict(seat, found, about);
      return clause === null ? [] : [{ option: this.option(found), clause }];
    });
    const ids = windows.map(({ id }) => id);
    return [...refused, ...untimely(manner, g, seat, ids)];
  }

  candidates(seat: Seat): Candidate<U>[] {
    return [...this.judged(seat, this.open(seat)), ...this.candidatesInHand(seat)];
  }

  candidatesInHand(seat: Seat): Candidate<U>[] {
    return this.judged(seat, this.inHand(seat));
  }

  private judged(seat: Seat, found: readonly Found<G, W, I, D>[]): Candidate<U>[] {
    const about = this.aboutOf(seat);
    return found.map((each) => ({
      option: { ...this.option(each), use: () => this.use(seat, each) },
      clause: this.verdict(seat, each, about),
    }));
  }

  /** What has to be used is used. */
  private *carryOut(seat: Seat): Script {
    const { fits = always } = this.circumstances;
    const found = this.open(seat).filter((each) => isMandatory(each) && fits(each.ability));
    if (found.length === 0) return;
    const about = this.aboutOf(seat);
    for (const each of found.toSorted((one, other) => isFirst(other) - isFirst(one)))
      if (!this.isOver && this.verdict(seat, each, about) === null)
        if (yield* this.use(seat, each)) this.left--;
  }

  /** Could the seat use something that lies open? */
  private mayUse(seat: Seat, open: readonly Found<G, W, I, D>[]): boolean {
    if (open.length === 0) return false;
    const about = this.aboutOf(seat);
    return open.some((found) => this.isUsable(seat, found, about));
  }

  private couldUse(seat: Seat, found: Found<G, W, I, D>, cards: Cards, about: W[I]): boolean {
    if (typeof cards === 'number')
      return cards >= 0 && this.isUsable(seat, withCard(found, cards), about);
    return cards.some((card) => this.isUsable(seat, withCard(found, card), about));
  }

  private isUsable(seat: Seat, found: Found<G, W, I, D>, about: W[I]): boolean {
    const { fits = always } = this.circumstances;
    return (
      !isMandatory(found) &&
      fits(found.ability) &&
      this.verdict(seat, found, about) === null &&
      this.usedUp(seat, found) === null
    );
  }

  private verdict(seat: Seat, found: Found<G, W, I, D>, about: W[I]): string | null {
    const { g, manner } = this;
    return manner.forbids?.(g, seat, found) ?? manner.abilities.verdict(g, seat, found, about);
  }

  /** The clause that keeps a card from being used twice; one that is not like any other, also by somebody else. */
  private usedUp(seat: Seat, { deck, card }: CardOf<D>): string | null {
    const { abilities, once } = this.manner;
    if (this.used.length === 0) return null;
    const isUsed = this.used.some(
      (each) =>
        each.deck === deck &&
        each.card === card &&
        (each.seat === seat || abilities.isUnique(deck)),
    );
    return isUsed ? (once?.({ deck, card }) ?? null) : null;
  }

  private *useOnce(seat: Seat, found: Found<G, W, I, D>): Script {
    if (!(yield* this.use(seat, found))) return;
    this.used = [...this.used, { deck: found.deck, card: found.card, seat }];
    this.left--;
  }

  private use(seat: Seat, found: Found<G, W, I, D>): Script<boolean> {
    const { g, manner } = this;
    const { use = useAnyhow } = manner;
    return use(g, seat, found, this.aboutOf(seat));
  }

  private option(card: CardOf<D>): U {
    return this.manner.option(this.g, card, this.window);
  }

  /** Where several windows are one moment, the last one asks. */
  private get window(): keyof W {
    return this.windows[this.windows.length - 1].id;
  }

  /** What lies open before the seat. */
  private open(seat: Seat): readonly Found<G, W, I, D>[] {
    let found: readonly Found<G, W, I, D>[] = NOTHING;
    for (const { open } of this.windows) found = joined(found, doingsOf(this.g, seat, open));
    return found;
  }

  private inHand(seat: Seat): readonly Found<G, W, I, D>[] {
    return this.windows.flatMap(({ hands }) => inHandOf(this.g, seat, hands));
  }
}

/** Nothing can prevent it. */
function* useAnyhow<G, W, I extends keyof W, D extends string>(
  g: G,
  seat: Seat,
  { card, ability }: Found<G, W, I, D>,
  about: W[I],
): Script<boolean> {
  yield* ability.use(g, seat, { ...about, card });
  return true;
}

const isMandatory = ({ ability }: { ability: { mandatory?: true | 'first' } }): boolean =>
  ability.mandatory !== undefined;

const isFirst = ({ ability }: { ability: { mandatory?: true | 'first' } }): number =>
  Number(ability.mandatory === 'first');

/** What a seat has in hand that does nothing at these windows. */
export function untimely<
  G,
  W,
  P,
  D extends string,
  O extends AnyOption,
  Q extends PromptTable<Q>,
  U extends O,
>(
  { abilities, option, untimely: clause }: Manner<G, W, P, D, O, Q, U>,
  g: G,
  seat: Seat,
  windows: readonly (keyof W)[],
): Refusal<U>[] {
  if (clause === undefined) return [];
  const window = windows[windows.length - 1];
  return abilities
    .idleInHand(g, seat, windows)
    .map((card) => ({ option: option(g, card, window), clause }));
}

const NO_ABOUT: About = {};
const always = (): boolean => true;
