import { FastChance, ReplayedChance } from './chance.ts';
import { InputError } from './errors.ts';
import type { Game } from './game.ts';
import type { Seat } from './plain.ts';
import { Run } from './run.ts';
import type { Core } from './schema.ts';

/**
 * A state between two steps, and what has been answered since.
 * A match is no more than that: saving writes it, forking copies it, undo shortens it.
 */
export interface Checkpoint<G> {
  readonly state: G;
  /** Decisions made before it. */
  readonly decisions: number;
  readonly since: Entry[];
  /** Every outcome of chance since, so that re-execution needs no key. */
  readonly outcomes: number[];
}

export type Entry = Answer | Redeal;

export interface Answer {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly key: string;
  /** The option's place in the list that was offered; -1 where only the key is known, as in a save. */
  readonly index: number;
  /** How far the stream of chance had been read, and how many outcomes it had brought, before the answer. */
  readonly position: number;
  readonly outcomes: number;
  /** Something new was learnt through it: chance was consumed, or something hidden was revealed to anybody. */
  readonly barrier: boolean;
}

/** In a sampled match: here the hidden zones were dealt anew for a seat. */
export interface Redeal {
  readonly kind: 'redeal';
  readonly seat: Seat;
  readonly seed: number;
}

/** Runs a checkpoint's answers again, all but the last few where told so. */
export function execute<G extends Core>(
  game: Game<G>,
  checkpoint: Checkpoint<G>,
  butLast = 0,
): Run<G> {
  const { since, outcomes } = checkpoint;
  const run = new Run(game, game.clone(checkpoint.state), new ReplayedChance(outcomes));
  run.start();
  for (let i = 0; i < since.length - butLast; i++) {
    const entry = since[i];
    if (entry.kind === 'redeal') run.redeal(entry.seat, new FastChance(entry.seed));
    else answerAgain(run, entry);
  }
  return run;
}

function answerAgain<G extends Core>(run: Run<G>, { seat, index, key }: Answer): void {
  const ask = run.asks.find((open) => open.seat === seat);
  const option =
    index >= 0
      ? ask?.options[index]
      : ask?.options.find((candidate) => ask.prompt.key(candidate) === key);
  if (ask === undefined || option === undefined) {
    throw new InputError(`The stored answer "${key}" of seat ${seat} is not offered.`);
  }
  run.give(ask, option);
}

export function copyCheckpoint<G>(checkpoint: Checkpoint<G>): Checkpoint<G> {
  return { ...checkpoint, since: checkpoint.since.slice(), outcomes: checkpoint.outcomes.slice() };
}

export function countAnswers(entries: readonly Entry[]): number {
  let count = 0;
  for (const entry of entries) if (entry.kind === 'answer') count++;
  return count;
}
