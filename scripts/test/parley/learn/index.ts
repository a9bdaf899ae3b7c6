import type { Lesson } from '@tablewright/board/lesson';

export const parleyLessons: readonly Lesson[] = [];
