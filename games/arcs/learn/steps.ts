import type { Core, Seat } from '@tablewright/engine';
import type { LessonStep } from '@tablewright/board/lesson';
import { type Resource, RESOURCES } from '../content/index.ts';
import { systemNumber } from '../rules/map.ts';
import { freshAt } from '../rules/pieces.ts';
import { type Arcs, NONE } from '../rules/state.ts';

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
  (isDone: (g: Arcs) => boolean): NonNullable<LessonStep['isDone']> =>
  (state: Core) =>
    isDone(state as Arcs);

export const freshIn = (g: Arcs, seat: Seat, system: string): number =>
  freshAt(g, seat, systemNumber(system));

export function tokensOf(g: Arcs, seat: Seat, resource: Resource): number {
  const type = RESOURCES.indexOf(resource);
  return g.players[seat].slots.filter((token) => token === type).length;
}

export const isBattleOver = (g: Arcs): boolean => g.battle.system === NONE;
