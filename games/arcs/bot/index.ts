import type { BotHooks } from '@tablewright/engine';
import type { Option } from '../rules/options.ts';
import type { Arcs } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { weigh } from './weigh.ts';

/** How bots judge Arcs. The figures were found by letting bots play each other. */
export const arcsBot: BotHooks<Arcs, Option> = {
  evaluate,
  weigh,
  lead: 7,
  slack: 0.23,
  steady: 200,
  horizon: 2,
};
