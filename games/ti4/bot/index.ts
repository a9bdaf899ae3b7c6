import type { BotHooks } from '@tablewright/engine';
import type { Option } from '../rules/options.ts';
import type { Ti4 } from '../rules/state.ts';
import { deal } from './deals.ts';
import { evaluate } from './evaluate.ts';
import { weigh } from './weigh.ts';

/** How bots judge Twilight Imperium. */
export const ti4Bot: BotHooks<Ti4, Option> = {
  evaluate,
  weigh,
  deal,
  lead: 2.5,
  slack: 0.15,
  horizon: 1,
  pastOthers: true,
  looks: 3,
  evaluations: 40,
};
