import type { Ask, Game } from '@tablewright/engine';
import type { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';

export type Ti4 = typeof ti4 extends Game<infer G> ? G : never;

/** How promising an option looks at a glance. */
export function weigh(g: Ti4, ask: Ask, option: unknown): number {
  return ti4Bot.weigh!(g, ask, option as never);
}
