import type { Match } from '@tablewright/engine';

/** Must nobody learn who is asked now? */
export function isQuiet({ asks }: Match): boolean {
  return asks.some(({ details }) => details.quiet === true);
}
