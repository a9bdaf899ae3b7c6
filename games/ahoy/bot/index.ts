import type { BotHooks } from '@tablewright/engine';
import type { Option } from '../rules/options.ts';
import type { Ahoy } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { weigh } from './weigh.ts';

/** How bots judge Ahoy. The figures were found by letting bots play each other. */
export const ahoyBot: BotHooks<Ahoy, Option> = {
  evaluate,
  weigh,
  lead: 6,
  slack: 0.5,
  horizon: 1,
};
