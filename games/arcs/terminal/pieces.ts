import type { PieceColour, Scene } from '@tablewright/board/terminal';
import type { Building } from '../index.ts';
import type { Seat } from '@tablewright/engine';

type Tools = Pick<Scene, 'teller' | 'style'>;

export const COLOURS: readonly PieceColour[] = ['blue', 'red', 'green', 'yellow'];

/** A player, told apart by letter and colour. */
export function badge(tools: Tools, seat: Seat): string {
  return tools.style.coloured ? painted(tools, seat, '') : `(${letterOf(tools, seat)})`;
}

/** Pieces of a player behind the player's letter. */
export function painted(tools: Tools, seat: Seat, pieces: string): string {
  const text = `${letterOf(tools, seat)}${pieces}`;
  return tools.style.coloured ? tools.style.piece(COLOURS[seat], ` ${text} `) : text;
}

/** Full signs are fresh, hollow ones damaged. */
export function drawBuilding(tools: Tools, { owner, kind, damaged }: Building): string {
  const sign = SIGNS[kind][damaged ? 1 : 0];
  return painted(tools, owner, sign);
}

const SIGNS = { city: '▲△', starport: '■□' } as const;

function letterOf({ teller }: Tools, seat: Seat): string {
  return teller.name(COLOURS[seat])[0];
}
