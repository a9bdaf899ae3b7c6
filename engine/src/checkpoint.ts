import type { Ask } from './ask.ts';
import { type Chance, FastChance, OTHER_CHANCE, ReplayedChance } from './chance.ts';
import { InputError, LawError } from './errors.ts';
import type { Game } from './game.ts';
import type { Seat } from './plain.ts';
import { Run } from './run.ts';
import type { Core } from './schema.ts';

/**
 * A state between two steps, and the answers since.
 * A match is nothing more: saving writes it, forking copies it, undo shortens it.
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
  /** The option's index among those offered; -1 if only the key is known, as in a save. */
  readonly index: number;
  /** The position in the stream of chance, and the number of outcomes, before the answer. */
  readonly position: number;
  readonly outcomes: number;
  /** The answer revealed something: chance, a hidden value, or what others answered at the same time. */
  readonly barrier: boolean;
  /** Of an accord: who signed it. */
  readonly signed?: readonly Seat[];
}

/** In a sampled match: the hidden zones were dealt anew for a seat at this point. */
export interface Redeal {
  readonly kind: 'redeal';
  readonly seat: Seat;
  readonly seed: number;
}

/** Runs a checkpoint's answers again, without the last `butLast`. */
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
    if (entry.kind === 'redeal') {
      run.redeal(entry.seat, new FastChance(entry.seed));
    } else {
      checkDrawn(run, entry.outcomes);
      answerAgain(run, entry);
    }
  }
  checkDrawn(run, outcomes.length);
  return run;
}

/** Outcomes that a script leaves unread would be taken for later ones next time. */
function checkDrawn<G extends Core>({ chance }: Run<G>, outcomes: number): void {
  if (chance.position !== outcomes) throw new LawError(OTHER_CHANCE);
}

function answerAgain<G extends Core>(run: Run<G>, answer: Answer): void {
  if (answer.signed !== undefined) {
    if (!run.isOpenToAccords || run.game.accords!.forbids(run.state, answer.key) !== null)
      throw new InputError(`The stored accord "${answer.key}" is not open.`);
    run.accord(answer.key);
    return;
  }
  const ask = run.asks.find((open) => open.seat === answer.seat);
  const index = ask === undefined ? -1 : placeOf(answer, ask);
  if (ask === undefined || index < 0 || index >= ask.options.length) {
    throw new InputError(
      `The stored answer "${answer.key}" of seat ${answer.seat} is not offered.`,
    );
  }
  run.give(ask, ask.options[index]);
}

/** The index of an answer among the options, or -1 if it is not offered. */
function placeOf({ index, key }: Answer, ask: Ask): number {
  return index >= 0 ? index : ask.options.findIndex((option) => ask.prompt.key(option) === key);
}

/**
 * Gives a run anew the answers that wait for those of others: the seat's own stand, the others' are drawn, because their
 * true ones would reveal what they hold. Everybody knows how many they are, and who is still asked.
 */
export function answerPending<G extends Core>(
  run: Run<G>,
  pending: readonly Answer[],
  asked: readonly Ask[],
  seat: Seat,
  chance: Chance,
): Answer[] {
  const rows = new Map<Seat, string[]>();
  for (const { seat: other } of pending) {
    if (other === seat || rows.has(other)) continue;
    const count = pending.filter((answer) => answer.seat === other).length;
    const isDone = asked.every((ask) => ask.seat !== other);
    rows.set(other, [...run.drawRow(other, count, isDone, chance)]);
  }
  const given: Answer[] = [];
  for (const answer of pending) {
    const ask = run.asks.find((open) => open.seat === answer.seat);
    const row = rows.get(answer.seat);
    if (ask === undefined || row?.length === 0) continue;
    const anew = row === undefined ? answer : { ...answer, index: -1, key: row.shift()! };
    const index = placeOf(anew, ask);
    given.push({ ...anew, index });
    run.give(ask, ask.options[index]);
  }
  return given;
}

export function copyCheckpoint<G>(checkpoint: Checkpoint<G>): Checkpoint<G> {
  const { state, decisions, since, outcomes } = checkpoint;
  return { state, decisions, since: since.slice(), outcomes: outcomes.slice() };
}

export function countAnswers(entries: readonly Entry[]): number {
  let count = 0;
  for (const entry of entries) if (entry.kind === 'answer') count++;
  return count;
}

/** The checkpoints that free undo needs, which must survive a reload; the journal serves undo behind a barrier. */
export function withinFreeUndo<G>(trail: readonly Checkpoint<G>[]): readonly Checkpoint<G>[] {
  let from = trail.length - 1;
  let seat: Seat | null = null;
  for (let i = trail.length - 1; i >= 0; i--) {
    const answers = trail[i].since.filter((entry) => entry.kind === 'answer');
    seat ??= answers[answers.length - 1]?.seat ?? null;
    if (
      answers.length > 0 &&
      (answers[answers.length - 1].barrier || answers[answers.length - 1].seat !== seat)
    )
      break;
    from = i;
    if (answers.some((answer) => answer.barrier || answer.seat !== seat)) break;
  }
  return trail.slice(from);
}

/** The same, always with the last answer, so that a request to undo it learns that it needs consent. */
export function withinUndo<G>(trail: readonly Checkpoint<G>[]): readonly Checkpoint<G>[] {
  const last = trail.findLastIndex(({ since }) => countAnswers(since) > 0);
  const free = trail.length - withinFreeUndo(trail).length;
  return trail.slice(last < 0 ? free : Math.min(last, free));
}
