import { NO_CHANCE } from './accords.ts';
import type { Question } from './ask.ts';
import { LawError } from './errors.ts';
import type { Game } from './game.ts';
import { questionOf } from './observation.ts';
import type { Seat } from './plain.ts';
import { Run } from './run.ts';
import type { Core, StepCall } from './schema.ts';

/** Where answers that were not given yet would lead. */
export interface Rehearsal<G> {
  readonly state: G;
  /** What the seat would be asked next; null when the step asks it nothing more. */
  readonly question: Question | null;
}

/**
 * Plays a step on a copy of what a seat sees, up to the question after these answers. For steps that need neither
 * chance nor anything hidden; null for others, and where an answer is not offered.
 */
export function rehearse<G extends Core>(
  game: Game<G>,
  view: G,
  step: StepCall,
  seat: Seat,
  keys: readonly string[],
): Rehearsal<G> | null {
  const state = game.clone(view);
  state.agenda = [step];
  const run = new Run(game, state, NO_CHANCE);
  try {
    run.start();
    for (const key of keys) {
      const ask = run.asks.find((open) => open.seat === seat);
      const option = ask?.options.find((each) => ask.prompt.key(each) === key);
      if (ask === undefined || option === undefined) return null;
      run.give(ask, option);
    }
  } catch (error) {
    if (error instanceof LawError) return null;
    throw error;
  }
  const next = run.asks.find((open) => open.seat === seat);
  return { state: run.state, question: next === undefined ? null : questionOf(next) };
}
