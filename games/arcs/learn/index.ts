import type { Lesson } from '@tablewright/board/lesson';
import { chapter } from './chapter.ts';

export const arcsLessons: readonly Lesson[] = [chapter];
