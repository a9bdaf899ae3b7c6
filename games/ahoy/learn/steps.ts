import type { Core, Seat } from '@tablewright/engine';
import type { LessonStep } from '@tablewright/board/lesson';
import { BOARDS } from '../content/index.ts';
import { type Ahoy, DAMAGE } from '../rules/state.ts';
import { tileOf } from './position.ts';

/** Lights these options; a `*` stands for any ending. */
export const allow =
  (...keys: readonly string[]): LessonStep['allows'] =>
  ({ key }) =>
    keys.some((wanted) =>
      wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted,
    );

/** Lights nothing: the step is only read. */
export const readOnly: LessonStep['allows'] = () => false;

/** What the step asks for, told by the state. */
export const when =
  (isDone: (g: Ahoy) => boolean): NonNullable<LessonStep['isDone']> =>
  (state: Core) =>
    isDone(state as Ahoy);

/** The others do these things where they can, and otherwise what is offered first. */
export const play =
  (...keys: readonly string[]): NonNullable<LessonStep['others']> =>
  (offered) =>
    keys.find((key) => offered.includes(key)) ?? offered[0];

export const comradesOn = (g: Ahoy, tile: string): number => g.comrades[tileOf(tile)];

export function isDamaged(g: Ahoy, seat: Seat): boolean {
  return g.players[seat].slots.includes(DAMAGE);
}

/** What lies on a slot of a board. */
export function onBoard(g: Ahoy, seat: Seat, slot: string): number {
  const { faction, slots } = g.players[seat];
  return slots[BOARDS[faction].findIndex(({ id }) => id === slot)];
}
