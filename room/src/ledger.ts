import {
  type Game,
  type GameEvent,
  InputError,
  Match,
  Recorder,
  type Seat,
} from '@tablewright/engine';
import type { RoomStore } from './dependencies.ts';
import { playersOf, type RoomRecord } from './record.ts';
import { Refusal, unavailable } from './refusal.ts';
import {
  type Decided,
  noteAnswer,
  noteUndo,
  readStanding,
  type Standing,
  standingAtStart,
} from './standing.ts';

/** The match of a room and its stored journal. What is not stored has not happened. */
export class Ledger {
  private readonly game: Game;
  private readonly store: RoomStore;
  private readonly key: string;
  private stored: string[];
  private standing: Standing;
  /** Called when the journal turned out to be another than the one this room knew. */
  onReread: () => void = () => {};

  private constructor(
    game: Game,
    store: RoomStore,
    key: string,
    lines: string[],
    standing: Standing,
  ) {
    this.game = game;
    this.store = store;
    this.key = key;
    this.stored = lines;
    this.standing = standing;
  }

  static async begin(
    game: Game,
    store: RoomStore,
    { key, seats }: RoomRecord,
    setup: Match['setup'],
  ): Promise<Ledger> {
    const match = Match.start(game, { seats: seats.length, setup, key });
    const lines: string[] = [];
    Recorder.begin(match, (line) => lines.push(line), playersOf(seats));
    await store.append(lines, 0);
    return new Ledger(game, store, key, lines, standingAtStart(match));
  }

  static open(game: Game, store: RoomStore, key: string, lines: readonly string[]): Ledger {
    return new Ledger(game, store, key, lines.slice(), readStanding(game, lines, key));
  }

  get match(): Match {
    return this.standing.match;
  }

  get epoch(): number {
    return this.standing.epoch;
  }

  get lines(): readonly string[] {
    return this.stored;
  }

  /** Is the last line written, and the key in it? */
  get isClosed(): boolean {
    return /^\{"t":"(end|aside)"/.test(this.stored[this.stored.length - 1]);
  }

  /** What happened of late, the last at the end. */
  get happened(): Standing['happened'] {
    return this.standing.happened;
  }

  /** Names the question a seat is asked now: the same as long as it is the same question. */
  questionOf(seat: Seat): string | null {
    const since = this.standing.asked.get(seat);
    return since === undefined ? null : `${this.epoch}.${since}`;
  }

  /** Is the seat's present question the one that it was asked in that position? */
  isOpen(seat: Seat, n: number, epoch: number): boolean {
    const since = this.standing.asked.get(seat);
    return epoch === this.epoch && since !== undefined && since <= n && n <= this.match.decisions;
  }

  /** The answer that the seat gave in that position, where it stands and is not long past. */
  answerGiven(seat: Seat, n: number, epoch: number): string | null {
    const given = this.standing.decided.findLast(
      (answer) =>
        answer.seat === seat && answer.epoch === epoch && answer.from <= n && n <= answer.n,
    );
    return given?.key ?? null;
  }

  undoRight(seat: Seat): 'free' | 'consent' | 'nothing' {
    const right = this.match.undoRight(seat);
    if (right !== 'consent') return right;
    return this.standing.decided.some((answer) => answer.seat === seat) ? 'consent' : 'nothing';
  }

  async answer(seat: Seat, key: string): Promise<readonly GameEvent[]> {
    const { match } = this;
    const next = match.fork();
    const lines: string[] = [];
    const { events } = Recorder.continue(next, (line) => lines.push(line)).answer(seat, key);
    await this.write(lines);
    this.standing.match = next;
    noteAnswer(this.standing, { seat, key, n: match.decisions, among: match.asks.length, events });
    return events;
  }

  /** Takes back the seat's last answer alone, where nothing has been learnt since. */
  undo(seat: Seat): Promise<Decided[]> {
    return this.takeBack([seat], (recorder) => recorder.undo(seat));
  }

  /** Takes back everything down to the seat's last answer. */
  undoByConsent(seat: Seat): Promise<Decided[]> {
    const { decided } = this.standing;
    const last = decided.findLastIndex((answer) => answer.seat === seat);
    const seats = decided
      .slice(last)
      .map((answer) => answer.seat)
      .reverse();
    return this.takeBack(seats, (recorder) => seats.forEach(() => recorder.undoByConsent()));
  }

  /** Closes the journal of a match that its players ended: the key lies open from now on. */
  async close(): Promise<void> {
    const lines: string[] = [];
    Recorder.continue(this.match, (line) => lines.push(line)).putAside();
    await this.write(lines);
  }

  private async takeBack(
    seats: readonly Seat[],
    undo: (recorder: Recorder) => void,
  ): Promise<Decided[]> {
    const next = this.match.fork();
    const lines: string[] = [];
    try {
      undo(Recorder.continue(next, (line) => lines.push(line)));
    } catch (error) {
      if (error instanceof InputError)
        throw new Refusal('not-allowed', 'That lies too far back to be taken back.');
      throw error;
    }
    await this.write(lines);
    this.standing.match = next;
    return seats.map((seat) => noteUndo(this.standing, seat));
  }

  private async write(lines: readonly string[]): Promise<void> {
    try {
      await this.store.append(lines, this.stored.length);
    } catch {
      await this.reread();
      throw unavailable();
    }
    this.stored.push(...lines);
  }

  /** A write that failed may have been stored all the same, or somebody else may have written. */
  private async reread(): Promise<void> {
    try {
      const lines = await this.store.read?.();
      if (lines === undefined || lines.length === this.stored.length) return;
      this.standing = readStanding(this.game, lines, this.key);
      this.stored = lines.slice();
    } catch {
      // What this room knows was stored once, and stays the truth until the journal can be read again.
      return;
    }
    this.onReread();
  }
}
