import {
  type Decision,
  type GivenAnswer,
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  type JournalHeader,
  type JournalLine,
} from './journal.ts';
import type { Consequence, Match } from './match.ts';
import { type Plain, type Seat, TABLE } from './plain.ts';
import { saveWithoutKey } from './save.ts';
import type { Core } from './schema.ts';
import { sealHeader } from './seal.ts';
import { counted, EMPTY, type RunningTally } from './tally.ts';

/** A save is considered after this many decisions, so that opening does not take longer as the match grows. */
const DECISIONS_BETWEEN_SAVES = 100;
/** The same in lines, for players who undo again and again: the journal grows, the number of decisions does not. */
const LINES_BETWEEN_SAVES = 100;
/** A save is no longer than the lines since the last one, unless these are so many. */
const MOST_LINES_BETWEEN_SAVES = 600;

/** A match that records everything that happens, line by line. */
export class Recorder<G extends Core = Core> {
  readonly match: Match<G>;
  private readonly write: (line: string) => void;
  tally: RunningTally;
  /** Is the tally that of the whole journal? */
  private readonly isWhole: boolean;

  private constructor(match: Match<G>, write: (line: string) => void, tally: RunningTally | null) {
    this.match = match;
    this.write = write;
    this.tally = tally ?? EMPTY;
    this.isWhole = tally !== null;
  }

  /** Records a match from its beginning. */
  static begin<G extends Core>(
    match: Match<G>,
    write: (line: string) => void,
    players?: readonly Plain[],
  ): Recorder<G> {
    const recorder = new Recorder(match, write, EMPTY);
    const header: JournalHeader = {
      format: JOURNAL_FORMAT,
      version: match.game.accords === undefined ? 1 : JOURNAL_VERSION,
      game: match.game.id,
      rules: match.game.rulesVersion,
      seats: match.seats,
      setup: match.setup,
      commitment: match.commitment,
      ...(players && { players }),
    };
    write(JSON.stringify(players ? sealHeader(header) : header));
    recorder.add({ t: 'opening', ...drawn(match.opening), hash: match.hash() });
    return recorder;
  }

  /** Continues the journal of an opened match. Without a tally of what it holds, saves do not tell of their past. */
  static continue<G extends Core>(
    match: Match<G>,
    write: (line: string) => void,
    tally: RunningTally | null = null,
  ): Recorder<G> {
    return new Recorder(match, write, tally);
  }

  answer(seat: Seat, key: string): Consequence {
    return this.decide({ seat, key });
  }

  accord(key: string, signed: readonly Seat[]): Consequence {
    return this.decide({ seat: TABLE, key, signed });
  }

  decide(decision: Decision): Consequence {
    const { match } = this;
    const n = match.decisions;
    const consequence = decide(match, decision);
    const { seat, key, signed, more } = decision;
    this.add({
      t: 'answer',
      n,
      seat,
      key,
      ...(signed && { signed }),
      ...(more && { more }),
      ...drawn(consequence),
      hash: match.hash(),
    });
    if (match.over) this.add({ t: 'end', n: n + 1, result: match.result!, key: match.secretKey });
    else if ((n + 1) % DECISIONS_BETWEEN_SAVES === 0) this.save();
    return consequence;
  }

  undo(seat: Seat): void {
    this.match.undo(seat);
    this.undone(seat);
    this.saveAfterUndo();
  }

  /** Every seat has agreed to take back the last answers. Behind many of them, the journal can be opened from here. */
  undoByConsent(answers = 1): void {
    for (let i = 0; i < answers; i++) this.undone(this.match.undoByConsent());
    if (answers >= LINES_BETWEEN_SAVES) this.add(this.saveLine());
    else this.saveAfterUndo();
  }

  /** The match goes on under other rules than before. */
  changeRules(from: number, dropped: readonly GivenAnswer[]): void {
    const { match } = this;
    const { decisions: n, game } = match;
    const save = saveWithoutKey(match);
    const hash = match.hash();
    this.add({ t: 'rules', n, from, rules: game.rulesVersion, dropped, hash, save });
    // Older programs allow no other field in that line.
    if (this.isWhole) this.add(this.saveLine());
  }

  /** Closes a journal that will be opened again: only its owner should have the key in it. */
  putAside(): void {
    this.add({ t: 'aside', n: this.match.decisions, key: this.match.secretKey });
  }

  private undone(seat: Seat): void {
    this.add({ t: 'undo', n: this.match.decisions, seat, hash: this.match.hash() });
  }

  private saveAfterUndo(): void {
    if (this.tally.sinceSave.lines >= LINES_BETWEEN_SAVES) this.save();
  }

  private save(): void {
    const { lines, characters } = this.tally.sinceSave;
    const line = this.saveLine();
    const text = JSON.stringify(line);
    if (text.length <= characters || lines >= MOST_LINES_BETWEEN_SAVES) this.add(line, text);
  }

  private saveLine(): JournalLine {
    const { match, tally, isWhole } = this;
    const { sinceSave: _running, ...past } = tally;
    const save = saveWithoutKey(match);
    return { t: 'save', n: match.decisions, save, ...(isWhole && { past }) };
  }

  private add(line: JournalLine, text = JSON.stringify(line)): void {
    this.write(text);
    this.tally = counted(this.tally, line, text.length);
  }
}

/** Makes a decision as it was recorded. */
export function decide<G extends Core>(
  match: Match<G>,
  { seat, key, signed }: Decision,
): Consequence {
  return signed === undefined ? match.answer(seat, key) : match.accord(key, signed);
}

function drawn({ outcomes }: Consequence): { outcomes?: readonly number[] } {
  return outcomes.length > 0 ? { outcomes } : {};
}
