import type { PieceColour, Scene } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import { FACTIONS, UNIT_KINDS } from '../content/index.ts';
import { NONE, type Ti4 } from '../rules/state.ts';

type Tools = Pick<Scene<Ti4>, 'state' | 'teller' | 'style'>;

/** As on the board in the browser. */
const COLOURS: readonly PieceColour[] = ['red', 'blue', 'green', 'yellow', 'violet', 'white'];

const TAG = 3;

/** A player, told apart by the beginning of the faction's name and by colour. */
export function badge(tools: Tools, seat: Seat): string {
  return tools.style.coloured ? painted(tools, seat, '') : `(${tagOf(tools, seat)})`;
}

/** Something of a player, behind the player's tag. */
export function painted(tools: Tools, seat: Seat, pieces: string): string {
  const text = `${tagOf(tools, seat)}${pieces}`;
  return tools.style.coloured ? tools.style.piece(COLOURS[seat], text) : text;
}

export function factionId(state: Ti4, seat: Seat): string {
  return FACTIONS[state.players[seat].faction].id;
}

/** «2 carriers, 3 fighters» */
export function unitWords(
  { teller }: Pick<Scene<Ti4>, 'teller'>,
  counts: readonly { readonly kind: number; readonly count: number }[],
): string {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => teller.say('ui.units', { count, unit: UNIT_KINDS[kind] }))
    .join(', ');
}

/** The first letters of a faction's short name are its own: Sol, Sar, Xxc. */
function tagOf({ state }: Tools, seat: Seat): string {
  if (state.players[seat].faction === NONE) return String(seat + 1);
  const id = factionId(state, seat);
  return id[0].toUpperCase() + id.slice(1, TAG);
}

/** A name that is not broken over two lines. */
export function solid(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}
