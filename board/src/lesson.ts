import type { Ask, Core, Deal, OfferedOption, Seat } from '@tablewright/engine';

/**
 * A lesson: positions of the real game, each with something to do in it.
 * Texts, in the game's `lessons`: `<lesson>.title` and `.about`, `<lesson>.<step>.title`, `.body` and `.done`.
 */
export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly seats: number;
  /** The pupil's seat. */
  readonly pupil: Seat;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly id: string;
  readonly state: Core;
  /**
   * Which of the options are lit as the match stands now; the others are not available. A step that lights nothing is
   * only read.
   */
  allows(option: OfferedOption, state: Core): boolean;
  /** Has the pupil completed the step? Without it: when the turn is over. */
  isDone?(state: Core): boolean;
  /** What the other players answer where it matters for the lesson. */
  others?(keys: readonly string[]): string | undefined;
  /** What somebody offers the pupil, who can sign it. */
  readonly offer?: Deal;
}

/** Lights these options; a `*` stands for any ending. */
export const allow =
  (...keys: readonly string[]): LessonStep['allows'] =>
  ({ key }) =>
    keys.some((wanted) =>
      wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted,
    );

/** Lights nothing: the step is only read. */
export const readOnly: LessonStep['allows'] = () => false;

/** Whether the step is completed, from the state. */
export const when =
  <G extends Core>(isDone: (g: G) => boolean): NonNullable<LessonStep['isDone']> =>
  (state) =>
    isDone(state as G);

/** The other players choose these options if they can. */
export const play =
  (...keys: readonly string[]): NonNullable<LessonStep['others']> =>
  (offered) =>
    keys.find((key) => offered.includes(key));

/** Another player's answer: as the step wants it, or else the question's default, as when nobody answers. */
export function answerOfOthers(step: LessonStep, { options, otherwise, prompt }: Ask): string {
  const keys = options.map((option) => prompt.key(option));
  const wanted = step.others?.(keys);
  if (wanted !== undefined) return wanted;
  if (otherwise !== null) return prompt.key(otherwise);
  return keys.includes('pass') ? 'pass' : keys[0];
}
