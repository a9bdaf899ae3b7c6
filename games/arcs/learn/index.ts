import type { Lesson } from '@tablewright/web/lesson';
import { chapter } from './chapter.ts';

export const arcsLessons: readonly Lesson[] = [chapter];
