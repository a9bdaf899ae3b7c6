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

/** What a change of the match was made of. */
export interface Step {
  /** The state as it was. */
  readonly before: object;
  readonly events: readonly GameEvent[];
  /** The record that was stored with it. */
  readonly stored: RoomRecord | null;
}

/** The record as it is to be stored with a change, where it changes with it. */
export type RecordAfter = (change: {
  readonly match: Match;
  readonly undone: readonly Decided[];
}) => RoomRecord | null;

/** The match of a room and its stored journal. What is not stored has not happened. */
export class Ledger {
  private readonly game: Game;
  private readonly store: RoomStore;
  private readonly key: string;
  private length: number;
  private standing: Standing;
  /** Is the last line written, and the key in it? */
  isClosed: boolean;
  /** Called when the journal turned out to be another than the one this room knew. */
  onReread: () => void = () => {};

  private constructor(
    game: Game,
    store: RoomStore,
    key: string,
    lines: readonly string[],
    standing: Standing,
  ) {
    this.game = game;
    this.store = store;
    this.key = key;
    this.length = lines.length;
    this.isClosed = isClosing(lines);
    this.standing = standing;
    standing.match.forget();
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
    return new Ledger(game, store, key, lines, readStanding(game, lines, key));
  }

  get match(): Match {
    return this.standing.match;
  }

  get epoch(): number {
    return this.standing.epoch;
  }

  /** The number of lines: another one after every change. */
  get position(): number {
    return this.length;
  }

  /** The journal as far as this room knows it: what is being written just now has not happened yet. */
  async lines(): Promise<readonly string[]> {
    return (await this.store.read()).slice(0, this.length);
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
    const { decided } = this.standing;
    for (let i = decided.length - 1; i >= 0 && decided[i].n >= n; i--) {
      const answer = decided[i];
      if (answer.seat === seat && answer.epoch === epoch && answer.from <= n) return answer.key;
    }
    return null;
  }

  undoRight(seat: Seat): 'free' | 'consent' | 'nothing' {
    if (this.match.undoRight(seat) === 'free') return 'free';
    return this.standing.decided.some((answer) => answer.seat === seat) ? 'consent' : 'nothing';
  }

  async answer(seat: Seat, key: string, record: RecordAfter): Promise<Step> {
    const { decisions: n, asks, state } = this.match;
    const among = asks.length;
    const before = this.game.clone(state);
    // Until it is stored nobody sees it: whoever looks meanwhile sees the match as it was.
    const match = this.match.successor();
    const lines: string[] = [];
    const { events } = Recorder.continue(match, (line) => lines.push(line)).answer(seat, key);
    const stored = record({ match, undone: [] });
    await this.write(lines, stored);
    this.standing.match = match;
    match.forget();
    noteAnswer(this.standing, { seat, key, n, among, events });
    return { before, events, stored };
  }

  /** Takes back the seat's last answer alone, where nothing has been learnt since. */
  undo(seat: Seat, record: RecordAfter): Promise<Step> {
    const { decided } = this.standing;
    const undone = [decided.findLast((answer) => answer.seat === seat)!];
    const undo = (recorder: Recorder): void => recorder.undo(seat);
    return this.takeBack(this.match.fork(), undone, undo, record);
  }

  /** Takes back everything down to the seat's last answer. */
  async undoByConsent(seat: Seat, record: RecordAfter): Promise<Step> {
    const { decided } = this.standing;
    const undone = decided.slice(decided.findLastIndex((answer) => answer.seat === seat)).reverse();
    const undo = (recorder: Recorder): void => undone.forEach(() => recorder.undoByConsent());
    // The match in memory has forgotten what lies so far back, but the journal has not.
    const { match } = readStanding(this.game, await this.lines(), this.key);
    return this.takeBack(match, undone, undo, record);
  }

  /** Closes the journal of a match that its players ended: the key lies open from now on. */
  async close(): Promise<void> {
    const lines: string[] = [];
    Recorder.continue(this.match, (line) => lines.push(line)).putAside();
    await this.write(lines, null);
  }

  private async takeBack(
    match: Match,
    undone: readonly Decided[],
    undo: (recorder: Recorder) => void,
    record: RecordAfter,
  ): Promise<Step> {
    const { state: before } = this.match;
    const lines: string[] = [];
    try {
      undo(Recorder.continue(match, (line) => lines.push(line)));
    } catch (error) {
      if (error instanceof InputError)
        throw new Refusal('not-allowed', 'That lies too far back to be taken back.');
      throw error;
    }
    const stored = record({ match, undone });
    await this.write(lines, stored);
    this.standing.match = match;
    match.forget();
    for (const { seat } of undone) noteUndo(this.standing, seat);
    return { before, events: [], stored };
  }

  private async write(lines: readonly string[], record: RoomRecord | null): Promise<void> {
    try {
      if (record === null) await this.store.append(lines, this.length);
      else await this.store.append(lines, this.length, record);
    } catch {
      await this.reread();
      throw unavailable();
    }
    this.length += lines.length;
    this.isClosed = isClosing(lines);
  }

  /** A write that failed may have been stored all the same, or somebody else may have written. */
  private async reread(): Promise<void> {
    try {
      const lines = await this.store.read();
      if (lines.length === this.length) return;
      this.standing = readStanding(this.game, lines, this.key);
      this.standing.match.forget();
      this.length = lines.length;
      this.isClosed = isClosing(lines);
    } catch {
      // What this room knows was stored once, and stays the truth until the journal can be read again.
      return;
    }
    this.onReread();
  }
}

function isClosing(lines: readonly string[]): boolean {
  return /^\{"t":"(end|aside)"/.test(lines[lines.length - 1]);
}
