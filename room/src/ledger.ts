import {
  type Adaptation,
  type Decision,
  type Game,
  type GameEvent,
  InputError,
  type KeptSave,
  LawError,
  Match,
  Recorder,
  type Result,
  saveWithoutKey,
  type Seat,
} from '@tablewright/engine';
import type { RulesUpdate } from '@tablewright/protocol';
import type { Papers, RoomStore } from './dependencies.ts';
import { playersOf, type RoomRecord } from './record.ts';
import { Refusal, unavailable } from './refusal.ts';
import { lengthOf, readBack, type ReadEnd, wholeJournal, withLines } from './journal-end.ts';
import {
  beginningOf,
  type Decided,
  depthOf,
  type Happening,
  lastOf,
  needFor,
  noteAnswer,
  readEnd,
  type Reading,
  recentDepth,
  type Standing,
  standingAtStart,
} from './standing.ts';

/** What a change of the match consisted of. */
export interface Step {
  /** The state before. */
  readonly before: object;
  readonly events: readonly GameEvent[];
  /** The record that was stored with it. */
  readonly stored: RoomRecord | null;
}

/** The record to store with a change, if the record changes too. */
export type RecordAfter = (change: {
  readonly match: Match;
  readonly undone: readonly Decided[];
}) => RoomRecord | null;

/** What belongs to decisions that are made together. */
export interface Together {
  /** Papers that change with them. */
  readonly papers?: Papers;
  /** Called after each decision but the last; throws if the next one must not follow at once. */
  readonly between?: (match: Match) => void;
}

/** The match of a room and its stored journal. What is not stored has not happened. */
export class Ledger {
  private readonly game: Game;
  private readonly store: RoomStore;
  private readonly key: string;
  private length: number;
  private standing: Standing;
  /** Lines to store before the next ones: the match goes on under other rules, which is not stored yet. */
  private unwritten: readonly string[] = [];
  /** The length of the journal when the match was last saved beside it. */
  private keptAt: number;
  /** The match is over, and today's rules lead elsewhere than to its end. */
  leadsElsewhere = false;
  /** Called when the stored journal turns out to differ from what this room knew. */
  onReread: () => Promise<void> = async () => {};

  private constructor(
    game: Game,
    store: RoomStore,
    key: string,
    length: number,
    keptAt: number,
    standing: Standing,
  ) {
    this.game = game;
    this.store = store;
    this.key = key;
    this.length = length;
    this.keptAt = keptAt;
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
    const { tally } = Recorder.begin(match, (line) => lines.push(line), playersOf(seats));
    await store.append(lines, 0);
    const { length } = lines;
    return new Ledger(game, store, key, length, length, standingAtStart(match, tally));
  }

  static async open(
    game: Game,
    store: RoomStore,
    { key, ending }: RoomRecord,
    kept: KeptSave | null,
  ): Promise<Ledger> {
    const { end, standing, adapted } = await readStored(game, store, key, { kept });
    const ledger = new Ledger(game, store, key, lengthOf(end), kept?.length ?? 0, standing);
    if (adapted === null) return ledger;
    // A finished match stays under the rules it was played with.
    if (ending === null && !standing.isClosed) ledger.changeRules(adapted);
    else ledger.leadsElsewhere = true;
    return ledger;
  }

  get match(): Match {
    return this.standing.match;
  }

  /** Is the last line, with the key, written? */
  get isClosed(): boolean {
    return this.standing.isClosed;
  }

  /** How the match ended by its rules, or null. */
  get result(): Result | null {
    return this.standing.result ?? this.match.result;
  }

  /** The version of the rules that the match is played under. */
  get rules(): number {
    return this.standing.rules;
  }

  /** When the rules changed last while it was played. */
  get update(): RulesUpdate | null {
    return this.standing.tally.update ?? null;
  }

  /** Has opening the match changed it in a way that is not stored yet? */
  get isUnsettled(): boolean {
    return this.unwritten.length > 0;
  }

  get epoch(): number {
    return this.standing.epoch;
  }

  /** The number of lines, which differs after every change. */
  get position(): number {
    return this.length;
  }

  /** The journal as this room knows it, without lines that are still being written. */
  async lines(): Promise<readonly string[]> {
    return (await this.store.read()).slice(0, this.length);
  }

  /** Recent happenings, the latest last. */
  get recent(): Standing['recent'] {
    return this.standing.recent;
  }

  /** Identifies the question a seat is asked now. */
  questionOf(seat: Seat): string | null {
    const since = this.standing.asked.get(seat);
    return since === undefined ? null : `${this.epoch}.${since}`;
  }

  /** The decision since which the seat has had its question. */
  askedSince(seat: Seat): number {
    return this.standing.asked.get(seat) ?? this.match.decisions;
  }

  /** Is the seat's current question the one it was asked in that position? */
  isOpen(seat: Seat, n: number, epoch: number): boolean {
    const since = this.standing.asked.get(seat);
    return epoch === this.epoch && since !== undefined && since <= n && n <= this.match.decisions;
  }

  /** Are these the answers that the seat gave from that position on, as far as they stand and are recent? */
  isGiven(seat: Seat, n: number, epoch: number, keys: readonly string[]): boolean {
    const { recent } = this.standing;
    const first = recent.findLastIndex(
      ({ answer }) =>
        answer?.seat === seat && answer.epoch === epoch && answer.from <= n && n <= answer.n,
    );
    return first >= 0 && keys.every((key, i) => recent[first + i]?.answer?.key === key);
  }

  undoRight(seat: Seat): 'free' | 'consent' | 'nothing' {
    const { standing } = this;
    const at = lastOf(standing, seat);
    if (this.match.undoRight(seat) === 'free' && isOwn(standing, seat, at)) return 'free';
    return (standing.tally.given[seat] ?? 0) > 0 ? 'consent' : 'nothing';
  }

  /** Makes decisions in one go: all or none. */
  async decide(
    decisions: readonly Decision[],
    record: RecordAfter,
    { papers, between }: Together = {},
  ): Promise<Step> {
    const before = this.game.clone(this.match.state);
    // Nobody sees the change before it is stored: until then, views show the match as it was.
    const match = this.match.successor();
    const lines: string[] = [];
    const recorder = this.recorder(match, lines);
    const last = decisions.length - 1;
    const made = decisions.map((each, i) => {
      const decision: Decision = i < last ? { ...each, more: true } : each;
      const { decisions: n, asks } = match;
      const quiet = asks.some(({ details }) => details.quiet === true);
      const consequence = recorder.decide(decision);
      if (i < last) between?.(match);
      const asked = match.asks.map((ask) => ask.seat);
      return { line: { ...decision, n }, among: asks.length, quiet, asked, consequence };
    });
    const stored = record({ match, undone: [] });
    // A new turn is kept with its first lines: it is what a change of the rules goes back to after a crash.
    const isNewTurn = this.game.turns(match.state) !== this.game.turns(before);
    await this.write(lines, stored, papers, isNewTurn && !match.over ? match : null);
    this.standing.match = match;
    this.standing.tally = recorder.tally;
    this.standing.isClosed = match.over;
    match.forget();
    for (const each of made) noteAnswer(this.standing, each);
    return { before, events: made.flatMap(({ consequence }) => consequence.events), stored };
  }

  /** Takes back only the seat's last answer and what it planned with it, if nothing has been revealed since. */
  async undo(seat: Seat, record: RecordAfter): Promise<Step> {
    const { standing } = this;
    const at = lastOf(standing, seat);
    const undone = at < 0 ? [] : standing.recent.slice(beginningOf(standing, at), at + 1);
    const undo = (recorder: Recorder): void => {
      recorder.undo(seat);
      for (let n = 1; n < undone.length && recorder.match.undoRight(seat) === 'free'; n++)
        recorder.undo(seat);
    };
    await this.settle();
    const end = await readBack(this.store, needFor(undone.length), this.length);
    return this.takeBack(end, this.match.fork(), undone, undo, record);
  }

  /** Takes back everything down to the seat's last answer, and what was decided together with it. */
  async undoByConsent(seat: Seat, record: RecordAfter): Promise<Step> {
    await this.settle();
    const depth = recentDepth(this.standing, seat) ?? depthOf(await this.whole(), seat);
    if (depth === 0) throw tooFarBack();
    // The match in memory does not reach back that far, but the journal does.
    const { game, store, key, length } = this;
    const { end, standing } = await readStored(game, store, key, { reach: depth, length });
    const undone = standing.recent.slice(-depth).reverse();
    const undo = (recorder: Recorder): void => recorder.undoByConsent(depth);
    return this.takeBack(end, standing.match, undone, undo, record);
  }

  /** Stores a pending change of rules, if there is one, with the record. */
  async settle(record: RoomRecord | null = null): Promise<void> {
    if (this.isUnsettled) await this.write([], record);
  }

  /** Saves the match beside its journal, so that it can go on from exactly here even if the rules change. */
  async keep(): Promise<void> {
    if (this.keptAt === this.length || this.isUnsettled) return;
    const { length } = this;
    await this.store.keep({ length, save: saveWithoutKey(this.match) });
    this.keptAt = length;
  }

  /** Closes the journal of a match that its players ended, which reveals the key. */
  async close(): Promise<void> {
    const lines: string[] = [];
    this.recorder(this.match, lines).putAside();
    await this.write(lines, null);
    this.standing.isClosed = true;
  }

  private changeRules({ from, dropped }: Adaptation): void {
    const { standing } = this;
    const lines: string[] = [];
    const recorder = this.recorder(standing.match, lines);
    recorder.changeRules(from, dropped);
    this.unwritten = lines;
    standing.tally = recorder.tally;
    standing.rules = this.game.rulesVersion;
  }

  /** Writes into `lines` what happens to a match that goes on from this journal. */
  private recorder(match: Match, lines: string[]): Recorder {
    return Recorder.continue(match, (line) => lines.push(line), this.standing.tally);
  }

  private async takeBack(
    before: ReadEnd,
    match: Match,
    undone: readonly Happening[],
    undo: (recorder: Recorder) => void,
    record: RecordAfter,
  ): Promise<Step> {
    const { state } = this.match;
    const lines: string[] = [];
    try {
      undo(this.recorder(match, lines));
    } catch (error) {
      if (error instanceof InputError) throw tooFarBack();
      throw error;
    }
    // Store only what the next opening can read, and go on with the match as that opening would give it.
    const { standing, adapted } = await this.readWith(before, lines);
    if (adapted !== null || standing.match.hash() !== match.hash())
      throw new LawError('The journal would not lead to the state that undo has led to.');
    const stored = record({ match, undone: undone.flatMap(({ answer }) => answer ?? []) });
    // The state that was kept before may be one that is taken back.
    await this.write(lines, stored, undefined, standing.match);
    this.standing = standing;
    standing.match.forget();
    return { before: state, events: [], stored };
  }

  /** The match as the next opening gives it once these lines are stored. */
  private async readWith(before: ReadEnd, added: readonly string[]): Promise<Reading> {
    const { game, key } = this;
    const reading = readEnd(game, withLines(before, added), key);
    return reading ?? readEnd(game, withLines(await this.whole(), added), key)!;
  }

  private async whole(): Promise<ReadEnd> {
    return wholeJournal(await this.lines());
  }

  private async write(
    added: readonly string[],
    record: RoomRecord | null,
    papers?: Papers,
    keeps: Match | null = null,
  ): Promise<void> {
    const lines = [...this.unwritten, ...added];
    const length = this.length + lines.length;
    const kept = keeps && { length, save: saveWithoutKey(keeps) };
    try {
      await this.store.append(lines, this.length, record, papers, kept);
    } catch {
      await this.reread();
      throw unavailable();
    }
    this.unwritten = [];
    this.length = length;
    if (kept !== null) this.keptAt = length;
  }

  /** A write that failed may have been stored anyway, or another writer may have been first. */
  private async reread(): Promise<void> {
    try {
      const { end, standing } = await readStored(this.game, this.store, this.key);
      if (lengthOf(end) === this.length) return;
      this.standing = standing;
      this.unwritten = [];
      standing.match.forget();
      this.length = lengthOf(end);
    } catch {
      // What this room knows was stored, and counts until the journal can be read again.
      return;
    }
    await this.onReread();
  }
}

interface Reach {
  readonly kept?: KeptSave | null;
  /** How many decisions will be taken back. */
  readonly reach?: number;
  /** The length of the journal, if more may be stored that does not count. */
  readonly length?: number;
}

/** Reads as much of a stored journal as is needed. */
async function readStored(
  game: Game,
  store: RoomStore,
  key: string,
  { kept = null, reach = 0, length }: Reach = {},
): Promise<Reading & { readonly end: ReadEnd }> {
  const end = await readBack(store, needFor(reach), length);
  const reading = readEnd(game, end, key, kept, reach);
  if (reading !== null) return { ...reading, end };
  const whole = wholeJournal((await store.read()).slice(0, length));
  return { ...readEnd(game, whole, key, kept, reach)!, end: whole };
}

/** Were all decisions that were made together with the one at this place the seat's own? */
function isOwn(standing: Standing, seat: Seat, at: number): boolean {
  return standing.recent
    .slice(beginningOf(standing, at), at + 1)
    .every(({ answer }) => answer?.seat === seat);
}

function tooFarBack(): Refusal {
  return new Refusal('not-allowed', 'That lies too far back to be taken back.');
}
