import {
  forgetCards,
  knownTo,
  putCard,
  type Script,
  type Seat,
  takeCard,
  type Zone,
} from '@tablewright/engine';
import { NOTES, type NoteKind } from '../content/index.ts';
import { kindOfNote, ownerOfNote } from './notes.ts';
import { hasUnits } from './pieces.ts';
import { type Entry, powers, type Ti4Ability, type WindowId, type Windows } from './powers.ts';
import { EVERYBODY, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** What a promissory note does at a window. `owner` is the player whose note it is. */
interface NoteSpec<I extends WindowId> {
  readonly window: I | readonly I[];
  /** Null, or the clause that forbids it now. It reads only what everybody knows. TI-28.2 */
  may?(g: Ti4, seat: Seat, about: Windows[I] & OfOwner): string | null;
  effect(g: Ti4, seat: Seat, about: Windows[I] & OfOwner): Script;
}

interface OfOwner {
  readonly owner: Seat;
}

/** The entry of a note that works once and goes back to its owner. TI-17.3 */
export function note<I extends WindowId>(
  spec: NoteSpec<I>,
  more: Omit<Entry, 'abilities'> = {},
): Entry {
  return entryOf(spec, more, (g, seat, played) => {
    emit('playedNote', eventOf(g, seat, played));
    giveBack(g, seat, played);
  });
}

/** The entry of a note that is laid face up before its holder and stays there. TI-17.3 */
export function displayedNote<I extends WindowId>(
  spec: NoteSpec<I>,
  more: Omit<Entry, 'abilities'> = {},
): Entry {
  return entryOf(spec, more, displayNote);
}

function entryOf<I extends WindowId>(
  spec: NoteSpec<I>,
  more: Omit<Entry, 'abilities'>,
  lay: (g: Ti4, seat: Seat, played: number) => void,
): Entry {
  const windows = (typeof spec.window === 'string' ? [spec.window] : spec.window) as readonly I[];
  const abilities = windows.map((window): Ti4Ability<I> => ({
    window,
    ...(spec.may && {
      may: (g, seat, about, card) => spec.may!(g, seat, { ...about, owner: ownerOfNote(card) }),
    }),
    *use(g, seat, about) {
      lay(g, seat, about.card);
      yield* spec.effect(g, seat, { ...about, owner: ownerOfNote(about.card) });
      g.cancelled = false;
    },
  }));
  return { ...more, abilities: abilities as unknown as Entry['abilities'] };
}

function eventOf(
  g: Ti4,
  player: Seat,
  played: number,
): { player: Seat; note: string; other: Seat } {
  return { player, note: NOTES[kindOfNote(g, played)].id, other: ownerOfNote(played) };
}

export function notesOf(g: Ti4, seat: Seat): Zone {
  const { notes, notesKnown } = g.players[seat];
  return { cards: notes, known: notesKnown };
}

/** A note that everybody has seen goes back into the hand of its owner. TI-17.3 */
export function giveBack(g: Ti4, seat: Seat, played: number): void {
  const player = g.players[seat];
  const at = player.displayed.indexOf(played);
  if (at >= 0) player.displayed.splice(at, 1);
  else takeCard(notesOf(g, seat), played);
  putCard(notesOf(g, ownerOfNote(played)), played, EVERYBODY);
  emit('returnedNote', eventOf(g, seat, played));
}

/**
 * A note changes hands: which one, only the two know, and nobody else can tell any more what the giver still holds.
 * A note that is laid out at once is seen by all. TI-27.2
 */
export function passNote(g: Ti4, from: Seat, to: Seat, passed: number): void {
  const { received } = powers.of('note', kindOfNote(g, passed));
  const given = notesOf(g, from);
  if (received === undefined && given.cards.length > 1) forgetCards(given, knownTo(from, to));
  const known = takeCard(given, passed);
  putCard(notesOf(g, to), passed, known | knownTo(from, to));
  received?.(g, to, passed);
}

/** Lays a note face up before its holder. TI-17.3 */
export function displayNote(g: Ti4, seat: Seat, note: number): void {
  takeCard(notesOf(g, seat), note);
  g.players[seat].displayed.push(note);
  emit('displayedNote', eventOf(g, seat, note));
}

/** Notes before a player whose owners have units in a system: they go back if the player activates it. TI-6.4 */
export function notesReturningFrom(g: Ti4, seat: Seat, system: number): number[] {
  return g.players[seat].displayed.filter(
    (note) =>
      NOTES[kindOfNote(g, note)].returns?.includes('system.activated') === true &&
      hasUnits(g, system, ownerOfNote(note)),
  );
}

/** Notes before the active player go back after an activation. TI-6.4 */
export function returnNotes(g: Ti4, seat: Seat, system: number): void {
  for (const note of notesReturningFrom(g, seat, system)) {
    giveBack(g, seat, note);
    powers.of('note', kindOfNote(g, note)).returned?.(g, seat);
  }
}

/** Notes that lie before players until a moment of the round go back. TI-17.3 */
export function returnNotesAt(g: Ti4, window: NonNullable<NoteKind['returns']>[number]): void {
  for (const [seat, { displayed }] of g.players.entries())
    for (const each of displayed.slice())
      if (NOTES[kindOfNote(g, each)].returns?.includes(window) === true) giveBack(g, seat, each);
}

/** Everybody's notes of an eliminated player leave the game; notes of others go back to them. TI-17.4 */
export function dissolveNotes(g: Ti4, seat: Seat): void {
  for (const each of [...g.players[seat].displayed, ...g.players[seat].notes])
    if (ownerOfNote(each) !== seat) giveBack(g, seat, each);
  for (const [holder, player] of g.players.entries()) {
    for (const each of player.displayed.filter((note) => ownerOfNote(note) === seat))
      powers.of('note', kindOfNote(g, each)).returned?.(g, holder);
    player.displayed = player.displayed.filter((each) => ownerOfNote(each) !== seat);
    const stays = player.notes.map((each) => ownerOfNote(each) !== seat);
    player.notes = player.notes.filter((_, at) => stays[at]);
    player.notesKnown = player.notesKnown.filter((_, at) => stays[at]);
  }
}
