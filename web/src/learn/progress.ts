import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Progress {
  /** The step that was reached in each lesson, by `game/lesson`; null where it was finished. */
  readonly reached: { readonly [lesson: string]: number | null };
  readonly reach: (lesson: string, step: number, of: number) => void;
}

/** How far somebody has come in the lessons, on this device. */
export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      reached: {},
      reach: (lesson, step, of) =>
        set(({ reached }) => {
          const isDone = step >= of - 1 || reached[lesson] === null;
          return { reached: { ...reached, [lesson]: isDone ? null : step } };
        }),
    }),
    { name: 'tablewright.lessons', version: 1 },
  ),
);
