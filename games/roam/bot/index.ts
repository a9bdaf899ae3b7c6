import type { BotHooks } from '@tablewright/engine';
import type { Roam } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { type Offered, weigh } from './weigh.ts';

/** How bots judge Roam. The figures were found by letting bots play each other. */
export const roamBot: BotHooks<Roam, Offered> = {
  evaluate,
  weigh,
  lead: 6,
  slack: 0.2,
  horizon: 8,
};
