import type { Planned, Planning } from '@tablewright/board';
import type { Question, StepCall } from '@tablewright/engine';
import type { Arcs } from '../rules/state.ts';

const QUESTIONS = ['moveFrom', 'moveFresh', 'moveDamaged', 'moveTo'];

/** Does the question belong to a move? The first of a move may be left out, where there is nothing to choose. */
export function mayBeginMove({ prompt }: Question): boolean {
  return QUESTIONS.includes(prompt);
}

/** A whole move, by Catapult too: how many ships go from where, and which way. Nothing in it is hidden or left to chance. */
export function movePlan(
  { question, seat, rehearse }: Planning<Arcs>,
  keys: readonly string[],
): Planned<Arcs> | null {
  const step = { step: stepOf(question), args: [seat] };
  const isFirst = isSame(rehearse(step, [])?.question ?? null, question);
  return isFirst ? rehearse(step, keys) : null;
}

/** The step that asks this question. */
function stepOf({ about, options }: Question): StepCall['step'] {
  if (about['toBattle'] === true) return 'moveToBattle';
  return options.some(({ key }) => key === 'none') ? 'maybeMove' : 'move';
}

/** Is the question the first of its step? Later ones follow from answers that are given. */
function isSame(one: Question | null, other: Question): boolean {
  const textOf = ({ prompt, about, options }: Question): string =>
    JSON.stringify([prompt, about, options.map(({ key }) => key)]);
  return one !== null && textOf(one) === textOf(other);
}
