import type { BotLevel } from '@tablewright/room';

/** How well a bot plays, weakest first. */
export const LEVELS = [
  'beginner',
  'easy',
  'medium',
  'hard',
  'master',
] as const satisfies readonly BotLevel[];

export type Level = (typeof LEVELS)[number];
