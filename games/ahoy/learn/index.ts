import type { Lesson } from '@tablewright/board/lesson';
import { smuggler } from './smuggler.ts';
import { squadron } from './squadron.ts';
import { union } from './union.ts';

export const ahoyLessons: readonly Lesson[] = [squadron, union, smuggler];
