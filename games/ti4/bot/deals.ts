import type { Deal, Lot, Seat } from '@tablewright/engine';
import { actionCardOf, NOTES } from '../content/index.ts';
import { planetsIn, hasShips } from '../rules/pieces.ts';
import { homeOf } from '../rules/galaxy.ts';
import { kindOfNote, notesOfOwner, ownerOfNote } from '../rules/notes.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { heldWorth } from './hand.ts';
import { isSupport, noteGain, noteLoss, SUPPORT_COST } from './notes.ts';
import { GOOD, reachesEnd } from './worth.ts';

/** A commodity buys nothing for its owner; in another's hands it is a trade good. TI-15.3 */
const OWN_COMMODITY = 0.3 * GOOD;

/** A partner may gain this many times as much, unless the match is nearly won. */
const GENEROSITY = 2;

/** From so many points below the end nobody helps another to a trade good more than to an own one. */
const NEARLY_WON = 3;

/** Points behind the first player that make a support for the throne a thing to sell, and its price. */
const FAR_BEHIND = 4;
const PRICE_OF_SUPPORT = 8 * GOOD;

/** Should the seat agree to this transaction? Nobody offers what he would not take in the other's place. */
export function deal(g: Ti4, seat: Seat, offer: Deal): boolean {
  if (!agrees(g, seat, offer)) return false;
  const { from, to, wants } = offer;
  return seat !== from || (areSeen(g, to, wants) && agrees(g, to, offer));
}

/** Nobody asks for a card that he only guesses. */
function areSeen(g: Ti4, holder: Seat, lots: readonly Lot[]): boolean {
  const { hand, notes } = g.players[holder];
  return lots.every(({ thing }) => {
    const [note, card] = [noteIn(g, thing), cardIn(thing)];
    return (note === NONE || notes.includes(note)) && (card === NONE || hand.includes(card));
  });
}

/** One side must gain, and the other not much more. */
function agrees(g: Ti4, seat: Seat, { from, to, gives, wants }: Deal): boolean {
  const isFrom = seat === from;
  const partner = isFrom ? to : from;
  const [given, got] = isFrom ? [gives, wants] : [wants, gives];
  if (reachesEnd(g, seat, supportsIn(g, got, seat))) return true;
  const mine = received(g, seat, got) - kept(g, seat, given);
  if (supportsIn(g, given, partner) > 0) {
    if (!mayLendSupport(g, seat, partner)) return false;
    if (supportsIn(g, got, seat) === 0) return isSold(g, seat, partner, mine + SUPPORT_COST);
    if (areAtWar(g, seat, partner)) return false;
  }
  const theirs = received(g, partner, given) - kept(g, partner, got);
  return mine > 0 && theirs <= (isAhead(g, seat, partner) ? 1 : GENEROSITY) * mine;
}

function isAhead(g: Ti4, seat: Seat, partner: Seat): boolean {
  const { points } = g.players[partner];
  return points >= g.variant.points - NEARLY_WON || points > g.players[seat].points + 1;
}

/** Points that these notes give to whoever takes them: supports that are not his own. */
function supportsIn(g: Ti4, lots: readonly Lot[], taker: Seat): number {
  return lots.filter(({ thing }) => {
    const note = noteIn(g, thing);
    return note !== NONE && isSupport(g, note) && ownerOfNote(note) !== taker;
  }).length;
}

/** A point for another: never one that ends the match or helps a player in front. */
function mayLendSupport(g: Ti4, seat: Seat, partner: Seat): boolean {
  return !reachesEnd(g, partner, 1) && !isAhead(g, seat, partner);
}

/** Is a support for the throne sold: far behind, well paid, and not to the next who leads? */
function isSold(g: Ti4, seat: Seat, partner: Seat, price: number): boolean {
  const first = Math.max(...g.players.map(({ points }) => points));
  const isFar = first - g.players[seat].points >= FAR_BEHIND;
  return isFar && g.players[partner].points + 1 < first && price >= PRICE_OF_SUPPORT;
}

/** Does one of them hold planets of the other's home, or stand before it? */
function areAtWar(g: Ti4, one: Seat, other: Seat): boolean {
  const raids = (raider: Seat, home: number): boolean =>
    hasShips(g, home, raider) || planetsIn(home).some((planet) => g.control[planet] === raider);
  return raids(one, homeOf(g, other)) || raids(other, homeOf(g, one));
}

/** What comes in, in points. Commodities of others are trade goods. */
function received(g: Ti4, taker: Seat, lots: readonly Lot[]): number {
  return lots.reduce((sum, { thing, count }) => sum + count * gainOf(g, taker, thing), 0);
}

function gainOf(g: Ti4, taker: Seat, thing: string): number {
  const note = noteIn(g, thing);
  if (note !== NONE) return noteGain(g, taker, note);
  const card = cardIn(thing);
  return card === NONE ? GOOD : heldWorth(g, taker, card);
}

/** What the giver could have done with them. */
function kept(g: Ti4, giver: Seat, lots: readonly Lot[]): number {
  return lots.reduce((sum, { thing, count }) => sum + count * lossOf(g, giver, thing), 0);
}

function lossOf(g: Ti4, giver: Seat, thing: string): number {
  const note = noteIn(g, thing);
  if (note !== NONE) return noteLoss(g, giver, note);
  const card = cardIn(thing);
  if (card !== NONE) return heldWorth(g, giver, card);
  return thing === 'commodities' ? OWN_COMMODITY : GOOD;
}

/** The note that a thing like `note-ceasefire-2` is, or NONE. */
function noteIn(g: Ti4, thing: string): number {
  const [, id, owner] = /^note-(.+)-(\d)$/.exec(thing) ?? [];
  if (id === undefined) return NONE;
  return notesOfOwner(Number(owner)).find((note) => NOTES[kindOfNote(g, note)].id === id) ?? NONE;
}

/** The kind of action card that a thing like `card-sabotage` is, or NONE. */
function cardIn(thing: string): number {
  const [, id] = /^card-(.+)$/.exec(thing) ?? [];
  return id === undefined ? NONE : actionCardOf(id);
}
