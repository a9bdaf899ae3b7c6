import type { BotHooks } from '@tablewright/engine';
import type { Parley } from '@tablewright/engine/parley';

export const parleyBot: BotHooks<Parley> = {
  evaluate: ({ players }, seat) => players[seat].favour + players[seat].goods / 10,
  lead: 1,
  slack: 0.2,
};
