import { when as whenOf } from '@tablewright/board/lesson';
import type { Seat } from '@tablewright/engine';
import { type Resource, RESOURCES } from '../content/index.ts';
import { systemNumber } from '../rules/map.ts';
import { freshAt } from '../rules/pieces.ts';
import { type Arcs, NONE } from '../rules/state.ts';

export const when = whenOf<Arcs>;

export const freshIn = (g: Arcs, seat: Seat, system: string): number =>
  freshAt(g, seat, systemNumber(system));

export function tokensOf(g: Arcs, seat: Seat, resource: Resource): number {
  const type = RESOURCES.indexOf(resource);
  return g.players[seat].slots.filter((token) => token === type).length;
}

export const isBattleOver = (g: Arcs): boolean => g.battle.system === NONE;
