import type { Seat } from '@tablewright/engine';
import { COMMON_NOTES, FACTIONS, NOTES, NOTES_EACH } from '../content/index.ts';
import { EVERYBODY, NONE, type Ti4 } from './state.ts';

/** A note is known by its owner and its place among the owner's notes: those of the colour, then that of the faction. */
export const noteOfOwner = (owner: Seat, place: number): number => owner * NOTES_EACH + place;

export const ownerOfNote = (note: number): Seat => Math.floor(note / NOTES_EACH);

/** The kind of each faction's own note. */
const KINDS_OF_FACTIONS = FACTIONS.map((_, faction) =>
  NOTES.findIndex((kind) => kind.faction === faction),
);

/** The kind of a note: its place in `NOTES`. */
export function kindOfNote(g: Ti4, note: number): number {
  const place = note % NOTES_EACH;
  return place < COMMON_NOTES ? place : KINDS_OF_FACTIONS[g.players[ownerOfNote(note)].faction];
}

/** The note of this kind that a player owns, or `NONE`. */
export function noteOfKind(g: Ti4, owner: Seat, kind: number): number {
  if (kind < COMMON_NOTES) return noteOfOwner(owner, kind);
  return g.players[owner].faction === NOTES[kind].faction ? noteOfOwner(owner, COMMON_NOTES) : NONE;
}

/** All notes of a player, in the order of `NOTES`. TI-17.1 */
export function notesOfOwner(owner: Seat): number[] {
  return Array.from({ length: NOTES_EACH }, (_, place) => noteOfOwner(owner, place));
}

/** Does everybody know that the seat holds no note of somebody else? */
export function holdsNone(g: Ti4, seat: Seat): boolean {
  const { notes, notesKnown } = g.players[seat];
  for (let at = 0; at < notes.length; at++)
    if (notesKnown[at] !== EVERYBODY || ownerOfNote(notes[at]) !== seat) return false;
  return true;
}

/** Notes of this kind that the seat could hold, by what everybody knows. TI-28.2 */
export function couldHoldOfKind(g: Ti4, seat: Seat, kind: number): number[] {
  const found: number[] = [];
  for (let owner = 0; owner < g.players.length; owner++) {
    const note = owner === seat ? NONE : noteOfKind(g, owner, kind);
    if (note !== NONE && couldHold(g, seat, note)) found.push(note);
  }
  return found;
}

/**
 * Could the seat hold this note, by what everybody knows? Where a note is that nobody could have moved is known; the
 * others may be wherever a note changed hands face down. TI-27.2
 */
export function couldHold(g: Ti4, seat: Seat, note: number): boolean {
  const { notes, notesKnown } = g.players[seat];
  if (notes.includes(note)) return true;
  return notesKnown.some((known) => known !== EVERYBODY) && !isOpen(g, note);
}

/** Does everybody know where the note is? */
function isOpen(g: Ti4, note: number): boolean {
  return g.players.some(({ notes, notesKnown, displayed, eliminated }, seat) => {
    if (displayed.includes(note) || (eliminated && ownerOfNote(note) === seat)) return true;
    const at = notes.indexOf(note);
    return at >= 0 && notesKnown[at] === EVERYBODY;
  });
}
