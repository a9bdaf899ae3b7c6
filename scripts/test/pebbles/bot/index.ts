import type { BotHooks } from '@tablewright/engine';
import type { Pebbles } from '../rules/state.ts';

export const pebblesBot: BotHooks<Pebbles> = {
  evaluate: ({ taken }, seat) => taken[seat],
  lead: 1,
  slack: 0.1,
};
