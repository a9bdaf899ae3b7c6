import type { JournalLine, Seat } from '@tablewright/engine';
import type { Sitting } from './sitting.ts';

/** Answers in one line, at most. */
export const LONGEST_PLAN = 64;

/** What is wrong with a plan, as a text of the terminal. */
export interface PlanFault {
  readonly id: 'play.longPlan' | 'play.noPlan' | 'play.planEnds' | 'play.planLearns';
  readonly values: { readonly [name: string]: number };
}

/**
 * The answers of a plan, each by its number among the options at that point; or what is wrong with the first that is.
 * A plan ends where something new is learnt: what comes after that is decided by whoever knows it.
 */
export function planOf(
  { recorder, me }: Sitting,
  numbers: readonly number[],
): readonly string[] | PlanFault {
  const { length: count } = numbers;
  if (count > LONGEST_PLAN) return { id: 'play.longPlan', values: { most: LONGEST_PLAN, count } };
  const fork = recorder.match.fork();
  const keys: string[] = [];
  for (const [i, number] of numbers.entries()) {
    const about = { place: i + 1, number };
    if (i > 0 && fork.undoRight(me) !== 'free') return { id: 'play.planLearns', values: about };
    const options = fork.observe(me).question?.options;
    if (options === undefined) return { id: 'play.planEnds', values: about };
    const option = options[number - 1];
    if (option === undefined)
      return { id: 'play.noPlan', values: { ...about, count: options.length } };
    keys.push(option.key);
    fork.answer(me, option.key);
  }
  return keys;
}

export function isFault(plan: readonly string[] | PlanFault): plan is PlanFault {
  return 'id' in plan;
}

/** How many answers undo takes back for the person: the last one, and those given in one line with it. */
export function plannedWithLast(sitting: Sitting): number {
  const standing = standingAnswers(sitting.keeper.journal());
  const at = standing.findLastIndex((answer) => answer?.seat === sitting.me);
  let from = at;
  while (from > 0 && isPlannedWithNext(standing[from - 1], sitting.me)) from--;
  return at - from + 1;
}

interface Standing {
  readonly seat: Seat;
  /** Was the next one given in one line with it? */
  isContinued: boolean;
}

const isPlannedWithNext = (answer: Standing | null, seat: Seat): boolean =>
  answer !== null && answer.isContinued && answer.seat === seat;

/** The answers of a journal that stand, by their numbers; null for those that a change of the rules has left behind. */
function standingAnswers(lines: readonly JournalLine[]): (Standing | null)[] {
  const standing: (Standing | null)[] = [];
  for (const line of lines) {
    if (line.t === 'answer') {
      standing.push({ seat: line.seat, isContinued: line.more === true });
    } else if (line.t === 'undo') {
      const at = standing.findLastIndex((answer) => answer?.seat === line.seat);
      standing.splice(at, 1);
      // What was given next is gone, and what comes instead is no part of the line.
      const before = standing[at - 1];
      if (before) before.isContinued = false;
    } else if (line.t === 'rules') {
      standing.splice(0, standing.length, ...nobody(line.n));
    }
  }
  return standing;
}

const nobody = (count: number): null[] => Array.from({ length: count }, () => null);
