import type { BotHooks, Core } from '@tablewright/engine';

/** For a game in development that has no hooks yet: every position looks alike. */
export const NO_HOOKS: BotHooks<Core> = { evaluate: () => 0, lead: 1, slack: 1 };
