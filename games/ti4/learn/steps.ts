import { allow, type LessonStep, when as whenOf } from '@tablewright/board/lesson';
import type { Seat } from '@tablewright/engine';
import { actionCardOf, tileOf, UNIT_KINDS, type UnitKind } from '../content/index.ts';
import { afloat } from '../rules/pieces.ts';
import type { Ti4 } from '../rules/state.ts';

export const when = whenOf<Ti4>;

/** A part of a step: what is lit until something is true of the table. */
interface Stage {
  readonly light: readonly string[];
  readonly until: (g: Ti4) => boolean;
}

/** Lights one stage after the other, and at last what ends the step. */
export const inTurn =
  (stages: readonly Stage[], ...last: readonly string[]): LessonStep['allows'] =>
  (option, state) => {
    const stage = stages.find(({ until }) => !until(state as Ti4));
    return allow(...(stage?.light ?? last))(option, state);
  };

/** Lights options as soon as something is true of the table. */
export const allowOnce =
  (isReady: (g: Ti4) => boolean, ...keys: readonly string[]): LessonStep['allows'] =>
  (option, state) =>
    isReady(state as Ti4) && allow(...keys)(option, state);

export const either =
  (...all: readonly LessonStep['allows'][]): LessonStep['allows'] =>
  (option, state) =>
    all.some((allows) => allows(option, state));

export const inSystem = (g: Ti4, seat: Seat, tile: string, kind: UnitKind): number =>
  afloat(g, tileOf(tile), seat, UNIT_KINDS.indexOf(kind));

export const discardsOf = (g: Ti4, card: string): number => g.discarded[actionCardOf(card)];
