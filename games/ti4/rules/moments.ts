import type { Details, DetailsOf, Refusal, Script, Seat } from '@tablewright/engine';
import { ABILITIES, ACTION_CARDS, PROFILES, TECHNOLOGIES } from '../content/index.ts';
import { couldHold, couldHoldAny, kindOfNote, noteOfKind, ownerOfNote } from './notes.ts';
import { choose, type Option, options, POWER_NAMES } from './options.ts';
import { type Deck, type Ti4Ability, type WindowId, type Windows, powers } from './powers.ts';
import type { Prompts } from './prompts.ts';
import { NONE, SEATS, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Where each deck begins in the list of all abilities of things in play. */
const OFFSETS: { readonly [D in Deck]: number } = {
  technology: 0,
  faction: TECHNOLOGIES.length,
  unit: TECHNOLOGIES.length + ABILITIES.length,
  law: TECHNOLOGIES.length + ABILITIES.length + PROFILES.length,
  office: TECHNOLOGIES.length + ABILITIES.length + PROFILES.length,
  // Cards and notes are played from the hand and have options of their own.
  note: 1000,
  card: 2000,
};

/** Something that a seat can use at a moment. */
interface Ready<I extends WindowId> {
  readonly deck: Deck;
  /** The number of the technology, ability, unit, law or kind of card; for notes in hand the note itself. */
  readonly card: number;
  readonly ability: Ti4Ability<I>;
}

const numberOf = ({ deck, card }: { deck: Deck; card: number }): number => OFFSETS[deck] + card;

const nameOf = (held: { deck: Deck; card: number }): string => POWER_NAMES[numberOf(held)];

/** What has abilities of its own while it lies open; a note that is laid out has only passive ones left. */
const IN_PLAY: readonly Deck[] = ['technology', 'faction', 'unit', 'law', 'office'];

/** Cards and notes in hand can be used like what lies open, but only their holder knows of them. */
const isInHand = ({ deck }: { deck: Deck }): boolean => deck === 'card' || deck === 'note';

function optionOf(g: Ti4, ready: Ready<WindowId>): Option<'use' | 'play' | 'playNote'> {
  const { deck, card } = ready;
  if (deck === 'card') return { do: 'play', actionCard: card };
  if (deck === 'note')
    return { do: 'playNote', note: kindOfNote(g, card), player: ownerOfNote(card) };
  return { do: 'use', ability: numberOf(ready) };
}

/**
 * A moment at which abilities are used; two windows may be one moment. Mandatory ones happen in order; of the others
 * each player uses one a turn of the circle, until all decline in a row. Each ability works once. Where somebody could
 * use something from the hand, all who could react are asked together and in secret. TI-1.8, TI-27.3, TI-28.2,
 * TI-28.3, TI-28.5, TI-28.6
 */
export function moment<I extends WindowId>(
  g: Ti4,
  window: I | readonly [I, I],
  order: readonly Seat[],
  aboutOf: (seat: Seat) => Windows[I],
  ...details: DetailsOf<Prompts, I & keyof Prompts, Circumstances>
): Script | Nobody;
export function moment<I extends WindowId>(
  g: Ti4,
  window: I | readonly [I, I],
  order: readonly Seat[],
  aboutOf: (seat: Seat) => Windows[I],
  circumstances: Circumstances = NOTHING,
): Script | Nobody {
  const windows: readonly I[] = typeof window === 'string' ? [window] : window;
  return isAnybodyConcerned(g, windows, order, aboutOf, circumstances)
    ? happens(g, windows, order, aboutOf, circumstances)
    : NOBODY;
}

/** A script in which nothing happens. Most moments concern nobody, so that they must cost next to nothing. */
type Nobody = readonly never[];

const NOBODY: Nobody = [];

/** Does anything have to be used, or could anybody use something? */
function isAnybodyConcerned<I extends WindowId>(
  g: Ti4,
  windows: readonly I[],
  order: readonly Seat[],
  aboutOf: (seat: Seat) => Windows[I],
  circumstances: Circumstances,
): boolean {
  const isPlayed = isFromHand(windows);
  for (const seat of order) {
    const isOpen = hasOpenly(g, seat, windows);
    if (isOpen && hasMandatory(g, seat, windows)) return true;
    if (isOpen && mayUse(g, seat, windows, aboutOf, circumstances, NOTHING_USED)) return true;
    if (isPlayed && mayPlay(g, seat, windows, aboutOf, circumstances, NOTHING_USED)) return true;
  }
  return false;
}

/** What has to be used is used; then all who could react are asked. */
function* happens<I extends WindowId>(
  g: Ti4,
  windows: readonly I[],
  order: readonly Seat[],
  aboutOf: (seat: Seat) => Windows[I],
  circumstances: Circumstances,
): Script {
  const { fits = always } = circumstances;
  for (const seat of order)
    if (hasOpenly(g, seat, windows)) yield* mandatory(g, windows, seat, aboutOf(seat), fits);
  if (order.some((seat) => mayReact(g, seat, windows, aboutOf, circumstances, NOTHING_USED)))
    yield* askAround(g, windows, order, aboutOf, circumstances);
}

/** Asks about what need not be used, until all decline. TI-28.2, TI-28.3 */
function* askAround<I extends WindowId>(
  g: Ti4,
  windows: readonly I[],
  order: readonly Seat[],
  aboutOf: (seat: Seat) => Windows[I],
  circumstances: Circumstances,
): Script {
  const { fromHand = always, fits = always, accords = false, about = NOTHING } = circumstances;
  const used = new Set<number>();
  const isFresh = (seat: Seat, ready: { deck: Deck; card: number }): boolean =>
    !used.has(useKey(seat, ready));
  const allowed = (seat: Seat): Ready<I>[] => {
    const its = aboutOf(seat);
    const open = openlyAt(g, seat, windows).filter(({ ability }) => isOptional(ability, fits));
    const inHand = fromHand(seat) ? inHandAt(g, seat, windows) : [];
    return [...open, ...inHand].filter(
      (ready) => isFresh(seat, ready) && verdictOf(g, seat, ready, its) === null,
    );
  };
  const shared = {
    // `moment` takes what the prompt of its window tells.
    id: windows.at(-1) as keyof Prompts,
    order,
    mayReact: (seat: Seat) => mayReact(g, seat, windows, aboutOf, circumstances, used),
    abilities: (seat: Seat) =>
      allowed(seat).map((ready) => ({
        ...optionOf(g, ready),
        *use(): Script {
          yield* useOf(g, seat, ready, aboutOf(seat));
          if (!isInHand(ready) || !g.cancelled) used.add(useKey(seat, ready));
        },
      })),
    refused: (seat: Seat) => {
      const its = aboutOf(seat);
      return refusalsAt(g, windows, seat, (ready) =>
        isFresh(seat, ready) ? verdictOf(g, seat, ready, its) : onceOnly(ready),
      );
    },
    about: about as never,
    pass: { do: 'decline' },
    lock: { do: 'lock' },
    accords,
  } as const;
  const isPlayed = order.some((seat) => mayPlay(g, seat, windows, aboutOf, circumstances, used));
  if (accords || isPlayed) yield* options.openJointWindow(shared);
  else yield* options.openWindow(shared);
}

const NOTHING_USED: ReadonlySet<number> = new Set();

/** Could the seat still use something that it need not use, by what everybody knows? TI-28.2 */
function mayReact<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  windows: readonly I[],
  aboutOf: (seat: Seat) => Windows[I],
  circumstances: Circumstances,
  used: ReadonlySet<number>,
): boolean {
  return (
    mayUse(g, seat, windows, aboutOf, circumstances, used) ||
    mayPlay(g, seat, windows, aboutOf, circumstances, used)
  );
}

/** Could the seat use something that lies open? */
function mayUse<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  windows: readonly I[],
  aboutOf: (seat: Seat) => Windows[I],
  { lasts = always, fits = always }: Circumstances,
  used: ReadonlySet<number>,
): boolean {
  if (!lasts()) return false;
  const about = aboutOf(seat);
  for (const ready of openlyAt(g, seat, windows))
    if (isOptional(ready.ability, fits) && isUsable(g, seat, ready, about, used)) return true;
  return false;
}

/** Could the seat play something from its hand, if it is asked about its hand at all? */
function mayPlay<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  windows: readonly I[],
  aboutOf: (seat: Seat) => Windows[I],
  { lasts = always, fromHand = always }: Circumstances,
  used: ReadonlySet<number>,
): boolean {
  return lasts() && fromHand(seat) && couldPlay(g, seat, windows, aboutOf, used);
}

const isOptional = <I extends WindowId>(
  ability: Ti4Ability<I>,
  fits: (ability: Ti4Ability<I>) => boolean,
): boolean => ability.mandatory !== true && fits(ability);

/** Is it allowed, and not used yet at this moment? TI-27.3 */
function isUsable<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  ready: Ready<I>,
  about: Windows[I],
  used: ReadonlySet<number>,
): boolean {
  return verdictOf(g, seat, ready, about) === null && !used.has(useKey(seat, ready));
}

const always = (): boolean => true;

const NOTHING = {};

/** A note works once in a window, also if it has changed hands since. TI-27.3 */
const useKey = (seat: Seat, ready: { deck: Deck; card: number }): number =>
  numberOf(ready) * SEATS + (ready.deck === 'note' ? 0 : seat);

/** What is special about a moment. */
interface Circumstances {
  /** Who is asked here about cards in hand. */
  readonly fromHand?: (seat: Seat) => boolean;
  /** Which abilities of the window are meant: some of them come before the others. TI-28.9 */
  readonly fits?: (ability: { readonly id?: string }) => boolean;
  /** Nobody is asked any more once it is over. */
  readonly lasts?: () => boolean;
  /** Transactions are possible meanwhile. TI-16.6 */
  readonly accords?: boolean;
  /** What the question tells everybody. */
  readonly about?: { readonly [name: string]: string | number };
}

/** The clause by which nothing works twice at one moment. */
const onceOnly = ({ deck }: { deck: Deck }): string => (deck === 'card' ? 'TI-19.2' : 'TI-27.3');

/** Carries out an ability. Cards and notes tell by themselves that they are played. */
function* useOf<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  ready: Ready<I>,
  about: Windows[I],
): Script {
  g.cancelled = false;
  if (!isInHand(ready)) emit('used', { player: seat, power: nameOf(ready) });
  yield* ready.ability.use(g, seat, { ...about, card: ready.card });
}

/** Does anything that lies open before the seat do something at these windows? */
function hasOpenly(g: Ti4, seat: Seat, windows: readonly WindowId[]): boolean {
  for (const window of windows) if (powers.reacts(g, seat, window, IN_PLAY)) return true;
  return false;
}

/** Does anything that lies open before the seat have to be used at these windows, if it may? */
function hasMandatory(g: Ti4, seat: Seat, windows: readonly WindowId[]): boolean {
  return openlyAt(g, seat, windows).some(({ ability }) => ability.mandatory === true);
}

/** Do any cards or notes do something at these windows when they are played? */
function isFromHand(windows: readonly WindowId[]): boolean {
  for (const window of windows)
    if (powers.inDeck('card', window).length + powers.inDeck('note', window).length > 0)
      return true;
  return false;
}

function openlyAt<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  windows: readonly I[],
): readonly Ready<I>[] {
  if (windows.length === 1) return powers.at(g, seat, windows[0], IN_PLAY);
  return windows.flatMap((window) => powers.at(g, seat, window, IN_PLAY));
}

/** What the seat holds in hand for these windows; cards of a kind count once. */
function inHandAt<I extends WindowId>(g: Ti4, seat: Seat, windows: readonly I[]): Ready<I>[] {
  const { hand, notes } = g.players[seat];
  const found: Ready<I>[] = [];
  for (const window of windows) {
    for (const ready of powers.inDeck('card', window))
      if (hand.includes(ready.card)) found.push(ready);
    for (const note of notes)
      if (ownerOfNote(note) !== seat)
        for (const { ability } of powers.on('note', kindOfNote(g, note), window))
          found.push({ deck: 'note', card: note, ability });
  }
  return found;
}

/** Could the seat play something from its hand, by what everybody knows? TI-28.2 */
function couldPlay<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  windows: readonly I[],
  aboutOf: (seat: Seat) => Windows[I],
  used: ReadonlySet<number>,
): boolean {
  for (const window of windows)
    if (
      couldPlayCard(g, seat, window, aboutOf, used) ||
      couldPlayNote(g, seat, window, aboutOf, used)
    )
      return true;
  return false;
}

function couldPlayCard<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  window: I,
  aboutOf: (seat: Seat) => Windows[I],
  used: ReadonlySet<number>,
): boolean {
  if (g.players[seat].hand.length === 0) return false;
  const cards = powers.inDeck('card', window);
  if (cards.length === 0) return false;
  const about = aboutOf(seat);
  for (const ready of cards)
    if (isUnseen(g, ready.card) && isUsable(g, seat, ready, about, used)) return true;
  return false;
}

/** Is a copy of the card somewhere else than in the discard pile? */
export function isUnseen(g: Ti4, card: number): boolean {
  return g.discarded[card] < ACTION_CARDS[card].count;
}

function couldPlayNote<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  window: I,
  aboutOf: (seat: Seat) => Windows[I],
  used: ReadonlySet<number>,
): boolean {
  const kinds = powers.inDeck('note', window);
  if (kinds.length === 0 || !couldHoldAny(g, seat)) return false;
  const about = aboutOf(seat);
  for (const { card: kind, ability } of kinds)
    for (let owner = 0; owner < g.players.length; owner++) {
      const note = owner === seat ? NONE : noteOfKind(g, owner, kind);
      if (note === NONE || !couldHold(g, seat, note)) continue;
      if (isUsable(g, seat, { deck: 'note', card: note, ability }, about, used)) return true;
    }
  return false;
}

/** Can the seat use neither action cards nor faction abilities for now? Political Secret */
export function isSilent(g: Ti4, seat: Seat): boolean {
  return (g.council.silenced & (1 << seat)) !== 0;
}

/** Can the seat use nothing of its faction's in this tactical action? Greyfire Mutagen */
export function isMuted(g: Ti4, seat: Seat): boolean {
  return (g.tactical.muted & (1 << seat)) !== 0;
}

function isOfFaction(deck: Deck, card: number): boolean {
  return deck === 'faction' || (deck === 'technology' && TECHNOLOGIES[card].faction !== null);
}

/** Has the seat passed, and may play no action cards on this turn? Transparasteel Plating */
export function isShutOut(g: Ti4, seat: Seat): boolean {
  return (
    g.phase === 'action' &&
    g.players[seat].passed &&
    seat !== g.turn.seat &&
    powers.has(g, g.turn.seat, 'silencesPassed')
  );
}

function verdictOf<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  { deck, card, ability }: Ready<I>,
  about: Windows[I],
): string | null {
  if (isSilent(g, seat) && (deck === 'card' || (deck === 'faction' && ability.mandatory !== true)))
    return 'TI-23.11';
  if (isMuted(g, seat) && isOfFaction(deck, card)) return 'TI-1.2';
  if (deck === 'card' && isShutOut(g, seat)) return 'TI-1.2';
  if (ability.may === undefined) return null;
  return ability.may(g, seat, about, card);
}

function* mandatory<I extends WindowId>(
  g: Ti4,
  windows: readonly I[],
  seat: Seat,
  about: Windows[I],
  fits: (ability: Ti4Ability<I>) => boolean,
): Script {
  // Everybody would do first what other effects count. TI-28.5
  const isFirst = ({ ability }: Ready<I>): number => Number(ability.id === 'first');
  const found = openlyAt(g, seat, windows).toSorted((one, other) => isFirst(other) - isFirst(one));
  for (const ready of found) {
    const { ability } = ready;
    if (ability.mandatory === true && fits(ability) && verdictOf(g, seat, ready, about) === null)
      yield* useOf(g, seat, ready, about);
  }
}

function refusalsAt<I extends WindowId>(
  g: Ti4,
  windows: readonly I[],
  seat: Seat,
  verdict: (ready: Ready<I>) => string | null,
): Refusal<Option>[] {
  const refused = [...openlyAt(g, seat, windows), ...inHandAt(g, seat, windows)].flatMap(
    (ready): Refusal<Option>[] => {
      const clause = verdict(ready);
      return clause === null ? [] : [{ option: optionOf(g, ready), clause }];
    },
  );
  return [...refused, ...untimely(g, seat, windows)];
}

/** Cards and notes in hand that wait for another moment. TI-28.1 */
export function untimely(
  g: Ti4,
  seat: Seat,
  windows: readonly WindowId[],
): { option: Option<'play' | 'playNote'>; clause: string }[] {
  const { hand, notes } = g.players[seat];
  const cards = [...new Set(hand)].filter((card) =>
    windows.every((window) => powers.on('card', card, window).length === 0),
  );
  const others = notes.filter(
    (note) =>
      ownerOfNote(note) !== seat &&
      windows.every((window) => powers.on('note', kindOfNote(g, note), window).length === 0),
  );
  return [
    ...cards.map((card) => ({
      option: { do: 'play', actionCard: card } as const,
      clause: 'TI-28.1',
    })),
    ...others.map((note) => ({
      option: { do: 'playNote', note: kindOfNote(g, note), player: ownerOfNote(note) } as const,
      clause: 'TI-28.1',
    })),
  ];
}

/** What a seat could play from its hand at a window among the options of another question. */
export function playable<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  window: I,
  about: Windows[I],
): { option: Option<'play' | 'playNote'>; clause: string | null }[] {
  return inHandAt(g, seat, [window]).map((ready) => ({
    option: optionOf(g, ready) as Option<'play' | 'playNote'>,
    clause: verdictOf(g, seat, ready, about),
  }));
}

/** Could the seat play something at a window, by what everybody knows? TI-28.2 */
export function mayPlayAt<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  window: I,
  about: Windows[I],
): boolean {
  return couldPlay(g, seat, [window], () => about, NOTHING_USED);
}

/** Plays a card or note that was chosen among other options. Tells whether it was cancelled. */
export function* playChosen<I extends WindowId>(
  g: Ti4,
  seat: Seat,
  window: I,
  about: Windows[I],
  chosen: Option<'play' | 'playNote'>,
): Script<boolean> {
  const key = options.key(chosen);
  const ready = inHandAt(g, seat, [window]).find((each) => options.key(optionOf(g, each)) === key)!;
  yield* useOf(g, seat, ready, about);
  return g.cancelled;
}

/** The component actions of a seat, allowed or not, with their clauses. TI-2.11 */
export function componentActions(
  g: Ti4,
  seat: Seat,
): { option: Option<'component' | 'play' | 'playNote'>; clause: string | null }[] {
  const about = {};
  const open = openlyAt(g, seat, ['action']).map((ready) => ({
    option: { do: 'component', ability: numberOf(ready) } as const,
    clause: verdictOf(g, seat, ready, about),
  }));
  return [...open, ...playable(g, seat, 'action', {})];
}

/** Tells whether the action was cancelled: then it is not used up. TI-2.11 */
export function* componentAction(
  g: Ti4,
  seat: Seat,
  chosen: Option<'component' | 'play' | 'playNote'>,
): Script<boolean> {
  if (chosen.do !== 'component') return yield* playChosen(g, seat, 'action', {}, chosen);
  const found = openlyAt(g, seat, ['action']).find((each) => numberOf(each) === chosen.ability)!;
  emit('component', { player: seat, power: nameOf(found) });
  yield* found.ability.use(g, seat, { card: found.card });
  return false;
}

/** Is this technology of the seat readied? An exhausted one keeps its passive text only. TI-18.5 */
export function isReady(g: Ti4, seat: Seat, technology: number): boolean {
  return !g.players[seat].spent.includes(technology);
}

/** Null, or the clause that keeps an exhausted technology from being used. TI-18.5 */
export function readiness(g: Ti4, seat: Seat, technology: number): string | null {
  return isReady(g, seat, technology) ? null : 'TI-18.5';
}

export function exhaustTechnology(g: Ti4, seat: Seat, technology: number): void {
  g.players[seat].spent.push(technology);
}

/** Asks whether to do something that "may" be done. */
export function* wants<I extends keyof Prompts>(
  seat: Seat,
  prompt: I,
  ...details: DetailsOf<Prompts, I, Details<Option>>
): Script<boolean> {
  const choice = yield* choose(seat, prompt, [{ do: 'accept' }, { do: 'decline' }], ...details);
  return choice.do === 'accept';
}
