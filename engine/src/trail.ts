import {
  type Answer,
  type Checkpoint,
  copyCheckpoint,
  countAnswers,
  withinUndo,
} from './checkpoint.ts';
import type { Seat } from './plain.ts';

/** Undo by consent reaches back this many steps; the journal serves undo further back. */
const LONGEST = 64;

/** What a match remembers: its checkpoints, the current one last, and the answers since each. */
export class Trail<G> {
  private readonly list: Checkpoint<G>[];
  private longest = LONGEST;

  constructor(checkpoints: readonly Checkpoint<G>[]) {
    this.list = checkpoints.slice();
  }

  get checkpoints(): readonly Checkpoint<G>[] {
    return this.list;
  }

  get present(): Checkpoint<G> {
    return this.list[this.list.length - 1];
  }

  /** Decisions made so far. */
  get decisions(): number {
    const { decisions, since } = this.present;
    return decisions + countAnswers(since);
  }

  get lastAnswer(): Answer | null {
    for (let i = this.list.length - 1; i >= 0; i--) {
      const last = this.list[i].since.findLast((entry) => entry.kind === 'answer');
      if (last !== undefined) return last;
    }
    return null;
  }

  /** The same checkpoints; the current one is a copy, so that either trail can grow. */
  copy(): Trail<G> {
    return new Trail(this.list.with(-1, copyCheckpoint(this.present)));
  }

  /** Between two steps the state alone is the match. */
  add(state: G): void {
    const isFirst = this.list.length === 0;
    const decisions = isFirst ? 0 : this.decisions;
    if (!isFirst && this.present.since.length === 0) this.list.pop();
    this.list.push({ state, decisions, since: [], outcomes: [] });
    if (this.list.length > this.longest) this.list.shift();
  }

  /** Drops the last answer of a seat, and what chance brought after it. */
  takeBack(seat: Seat): Answer {
    while (countAnswers(this.present.since) === 0) this.list.pop();
    // Forks share the checkpoints behind their present one, so it is copied before it is shortened.
    const present = copyCheckpoint(this.list.pop()!);
    const at = present.since.findLastIndex(
      (entry) => entry.kind === 'answer' && entry.seat === seat,
    );
    const [dropped] = present.since.splice(at, 1) as [Answer];
    present.outcomes.length = dropped.outcomes;
    this.list.push(present);
    return dropped;
  }

  /** Remembers the steps of so many more answers from now on. */
  reachBack(answers: number): void {
    this.longest = LONGEST + answers;
  }

  /** Drops what only undo by consent needs. */
  forget(): void {
    if (this.list.length === 1) return;
    const kept = withinUndo(this.list);
    this.list.splice(0, this.list.length - kept.length);
  }
}
