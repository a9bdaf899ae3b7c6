import { type BotHooks, type Core, InputError } from '@tablewright/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search.ts';

/** A bot as written: a level, `random`, `greedy`, `search`, `search:500` (playouts) or `search:200ms`. */
export interface BotSpec {
  readonly kind: 'random' | 'greedy' | 'search';
  readonly budget?: Budget;
  /** As it was written. */
  readonly name: string;
}

/** The levels that people choose from, and the bots behind them. */
export const BOT_LEVELS = {
  beginner: 'random',
  easy: 'greedy',
  medium: 'search:300',
  hard: 'search:800ms',
  master: 'search:3s',
} as const;

export type BotLevel = keyof typeof BOT_LEVELS;

const USUAL_BUDGET: Budget = { milliseconds: 500 };

export function parseBot(written: string): BotSpec {
  const name = written.trim();
  if (isLevel(name)) return { ...parseBot(BOT_LEVELS[name]), name };
  if (name === 'random' || name === 'greedy') return { kind: name, name };
  const found = /^search(?::(\d{1,8})(ms|s)?)?$/.exec(name);
  if (found === null) {
    throw new InputError(
      `There is no bot "${name}"; choose a level (${Object.keys(BOT_LEVELS).join(', ')}), random, greedy, search, search:500 (playouts) or search:200ms.`,
    );
  }
  const [, amount, unit] = found;
  if (amount === undefined) return { kind: 'search', name, budget: USUAL_BUDGET };
  const count = Number(amount);
  if (count === 0)
    throw new InputError(`The bot "${name}" would not think at all; give it at least 1.`);
  if (unit === undefined) return { kind: 'search', name, budget: { iterations: count } };
  return { kind: 'search', name, budget: { milliseconds: unit === 's' ? count * 1000 : count } };
}

function isLevel(name: string): name is BotLevel {
  return Object.hasOwn(BOT_LEVELS, name);
}

export function createBot<G extends Core>(
  spec: BotSpec,
  hooks: BotHooks<G> | undefined,
  seed = 1,
): Bot {
  return { ...plainBot(spec, hooks, seed), name: spec.name };
}

function plainBot<G extends Core>(
  spec: BotSpec,
  hooks: BotHooks<G> | undefined,
  seed: number,
): Bot {
  switch (spec.kind) {
    case 'random':
      return randomBot(seed);
    case 'greedy':
      if (hooks === undefined)
        throw new InputError(
          'The greedy bot needs an evaluation, which this game does not have yet.',
        );
      return greedyBot(hooks, seed);
    case 'search':
      return searchBot(hooks, spec.budget ?? USUAL_BUDGET, seed);
  }
}
