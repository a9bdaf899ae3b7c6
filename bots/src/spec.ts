import { type BotHooks, type Core, InputError } from '@tablewright/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search.ts';

/** A bot as written: `random`, `greedy`, `search`, `search:500` (playouts) or `search:200ms`. */
export interface BotSpec {
  readonly kind: 'random' | 'greedy' | 'search';
  readonly budget?: Budget;
  /** As it was written. */
  readonly name: string;
}

const USUAL_BUDGET: Budget = { milliseconds: 500 };

export function parseBot(written: string): BotSpec {
  const name = written.trim();
  if (name === 'random' || name === 'greedy') return { kind: name, name };
  const found = /^search(?::(\d{1,8})(ms|s)?)?$/.exec(name);
  if (found === null) {
    throw new InputError(
      `There is no bot "${name}"; choose random, greedy, search, search:500 (playouts) or search:200ms.`,
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
        throw new InputError('This game has no evaluation yet, which the greedy bot needs.');
      return greedyBot(hooks, seed);
    case 'search':
      return searchBot(hooks, spec.budget ?? USUAL_BUDGET, seed);
  }
}
