import type { Core, OfferedOption } from '@tablewright/engine';

/** A lesson: positions of the real game, each with something to do in it. */
export interface Lesson {
  readonly game: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** Texts: `learn.<game>.<id>.title`, `.body` and `.done`. */
  readonly id: string;
  readonly state: Core;
  /** Which of the offered options are lit; the rest waits for another day. */
  allows(option: OfferedOption): boolean;
}
