import type { Lesson } from '@tablewright/board/lesson';
import { council } from './council.ts';
import { turn } from './turn.ts';
import { war } from './war.ts';

export const ti4Lessons: readonly Lesson[] = [turn, war, council];
