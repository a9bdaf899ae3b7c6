import type { Ask, BotHooks, Core, FastChance, Run } from '@tablewright/engine';

/** Options drawn, of which the one that looks best is taken. */
const GLANCES = 6;

/** An option that the quick estimate prefers; any option if the game has no estimate. */
export function glance<G extends Core>(
  run: Run<G>,
  ask: Ask,
  hooks: BotHooks<G> | undefined,
  chance: FastChance,
): unknown {
  let best = ask.draw(chance);
  if (hooks?.weigh === undefined) return best;
  let bestWeight = hooks.weigh(run.state, ask, best);
  for (let i = 1; i < GLANCES; i++) {
    const other = ask.draw(chance);
    if (other === best) continue;
    const weight = hooks.weigh(run.state, ask, other);
    if (weight > bestWeight) {
      best = other;
      bestWeight = weight;
    }
  }
  return best;
}

/** The option that the quick estimate likes best; the first if the game has no estimate. */
export function favourite<G extends Core>(run: Run<G>, ask: Ask, hooks: BotHooks<G>): unknown {
  let best = ask.options[0];
  let most = -Infinity;
  for (const option of ask.options) {
    const weight = hooks.weigh?.(run.state, ask, option) ?? 1;
    if (weight > most) {
      most = weight;
      best = option;
    }
  }
  return best;
}
