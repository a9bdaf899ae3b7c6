import { when as whenOf } from '@tablewright/board/lesson';
import type { Seat } from '@tablewright/engine';
import { BOARDS } from '../content/index.ts';
import { type Ahoy, DAMAGE } from '../rules/state.ts';
import { tileOf } from './position.ts';

export const when = whenOf<Ahoy>;

export const comradesOn = (g: Ahoy, tile: string): number => g.comrades[tileOf(tile)];

export function isDamaged(g: Ahoy, seat: Seat): boolean {
  return g.players[seat].slots.includes(DAMAGE);
}

/** What lies on a slot of a board. */
export function onBoard(g: Ahoy, seat: Seat, slot: string): number {
  const { faction, slots } = g.players[seat];
  return slots[BOARDS[faction].findIndex(({ id }) => id === slot)];
}
