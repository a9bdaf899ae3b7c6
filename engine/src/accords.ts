import type { Ask, Message, Script } from './ask.ts';
import type { Chance } from './chance.ts';
import { LawError } from './errors.ts';
import type { Seat } from './plain.ts';

/** What seats can agree on beside the questions of the rules. */
export interface Accords<G> {
  /**
   * Is every question open to accords now, unless its details say otherwise? Reads only what everybody knows. Without
   * it, only questions are that say so.
   */
  open?(state: G): boolean;
  /** The seats that must sign; null if no accord has this key. */
  parties(state: G, key: string): readonly Seat[] | null;
  /** The clause that forbids it now, or null. */
  forbids(state: G, key: string): string | null;
  /** Carries it out: may ask and emit, but neither schedule nor roll. */
  carryOut(state: G, key: string): Script;
  /** Some accords that are legal now, for bots and for laws. */
  examples(state: G, chance: Chance): readonly string[];
}

/** Some of a thing that can be given away: `goods`, `note-ceasefire`. */
export interface Lot {
  readonly thing: string;
  readonly count: number;
}

/** An exchange between two seats. */
export interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly gives: readonly Lot[];
  readonly wants: readonly Lot[];
}

/** A thing that one seat could give another, as far as somebody can see. */
export interface Tradable {
  readonly thing: string;
  /** How many there can be at most: the true number, unless it is hidden. */
  readonly most: number;
  readonly message: Message;
  /** What on the board stands for it, as `kind:id`. */
  readonly target?: string;
}

/** How a game's deals look to its players. Reads only what the viewer can see. */
export interface DealBook<G> {
  tradable(view: G, giver: Seat, taker: Seat): readonly Tradable[];
  /** The clause that forbids the deal now, as far as the viewer can see; null if it can be carried out. */
  forbids(view: G, deal: Deal, viewer: Seat): string | null;
}

/** Lots on one side of a deal. */
export const MOST_LOTS = 12;

const LOT = /^([a-z][a-zA-Z0-9.-]*)\*([1-9]\d{0,2})$/;
const DEAL = /^deal:(\d{1,2}):(\d{1,2}):([^:]*):([^:]*)$/;

/** The accord that carries out a deal: `deal:0:3:goods*2:veto*1`. */
export function dealKey({ from, to, gives, wants }: Deal): string {
  return `deal:${from}:${to}:${written(gives)}:${written(wants)}`;
}

/** The deal with this key, or null. */
export function readDeal(key: string): Deal | null {
  const [, from, to, gives, wants] = DEAL.exec(key) ?? [];
  if (from === undefined || from === to) return null;
  const deal = { from: Number(from), to: Number(to), gives: lotsIn(gives), wants: lotsIn(wants) };
  const { gives: given, wants: wanted } = deal;
  if (given === null || wanted === null || given.length + wanted.length === 0) return null;
  const read: Deal = { ...deal, gives: given, wants: wanted };
  return dealKey(read) === key ? read : null;
}

function written(lots: readonly Lot[]): string {
  return lots.map(({ thing, count }) => `${thing}*${count}`).join('+');
}

/** Each thing at most once. */
function lotsIn(text: string): Lot[] | null {
  if (text === '') return [];
  const lots: Lot[] = [];
  for (const part of text.split('+')) {
    const [, thing, count] = LOT.exec(part) ?? [];
    if (thing === undefined || lots.some((lot) => lot.thing === thing)) return null;
    lots.push({ thing, count: Number(count) });
  }
  return lots.length > MOST_LOTS ? null : lots;
}

/** May seats agree on something at these questions, as everybody can see? */
export function opensToAccords<G>(
  { accords }: { readonly accords?: Accords<G> },
  state: G,
  asks: readonly Ask[],
): boolean {
  if (accords === undefined || asks.length === 0) return false;
  return asks.every(({ details }) => details.accords ?? accords.open?.(state) ?? false);
}

/** For accords, which both sides have agreed to as they saw them, and for rehearsals. */
export const NO_CHANCE: Chance = {
  position: 0,
  below(): never {
    throw new LawError('Nothing is left to chance here.');
  },
};
