import { commitment, isKey, KeyedChance, ReplayedChance } from './chance.ts';
import { InputError } from './errors.ts';
import type { Game, Result, Setup } from './game.ts';
import { type Consequence, Match } from './match.ts';
import type { Plain, Seat } from './plain.ts';
import { loadMatch, saveWithoutKey, type SaveWithoutKey } from './save.ts';
import { type Core, int, list, record, text } from './schema.ts';
import { checkSeal, type Seal, sealHeader } from './seal.ts';
import { checkShape, show } from './shape.ts';

export const JOURNAL_FORMAT = 'tablewright-journal';
export const JOURNAL_VERSION = 1;

/** Decisions between two saves in the journal, so that opening does not take longer as the match grows. */
const DECISIONS_BETWEEN_SAVES = 100;
/** The same in lines, for players who undo again and again: the journal grows, the number of decisions does not. */
const LINES_BETWEEN_SAVES = 100;

/** First line: which match this is. */
export interface JournalHeader extends Seal {
  readonly format: typeof JOURNAL_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly setup: Setup;
  readonly commitment: string;
  /** Who sat where, in the host's own format. */
  readonly players?: readonly Plain[];
}

export interface GivenAnswer {
  readonly seat: Seat;
  readonly key: string;
}

export type JournalLine =
  /** What chance brought before the first decision. */
  | { readonly t: 'opening'; readonly outcomes?: readonly number[]; readonly hash: string }
  /** Decision `n` by a seat, what chance brought after it, and the hash of the state it led to. */
  | {
      readonly t: 'answer';
      readonly n: number;
      readonly seat: Seat;
      readonly key: string;
      readonly outcomes?: readonly number[];
      readonly hash: string;
    }
  /** The last answer of a seat is taken back; `n` decisions stand. */
  | { readonly t: 'undo'; readonly n: number; readonly seat: Seat; readonly hash: string }
  | { readonly t: 'save'; readonly n: number; readonly save: SaveWithoutKey }
  /** From here on the match is played under other rules; `dropped` answers are gone, and `n` decisions stand. */
  | {
      readonly t: 'rules';
      readonly n: number;
      readonly from: number;
      readonly rules: number;
      readonly dropped: readonly GivenAnswer[];
      readonly hash: string;
      readonly save: SaveWithoutKey;
    }
  /** The match is over and its key revealed; or it is suspended, and the key lets its owner go on. */
  | { readonly t: 'end'; readonly n: number; readonly result: Result; readonly key: string }
  | { readonly t: 'aside'; readonly n: number; readonly key: string };

/** A match that records everything that happens, line by line. */
export class Recorder<G extends Core = Core> {
  readonly match: Match<G>;
  private readonly write: (line: string) => void;
  /** Lines written since the last save in the journal. */
  linesSinceSave: number;

  private constructor(match: Match<G>, write: (line: string) => void, linesSinceSave: number) {
    this.match = match;
    this.write = write;
    this.linesSinceSave = linesSinceSave;
  }

  /** Records a match from its beginning. */
  static begin<G extends Core>(
    match: Match<G>,
    write: (line: string) => void,
    players?: readonly Plain[],
  ): Recorder<G> {
    const recorder = new Recorder(match, write, 0);
    const header: JournalHeader = {
      format: JOURNAL_FORMAT,
      version: JOURNAL_VERSION,
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

  /** Continues the journal of an opened match, which has this many lines since its last save. */
  static continue<G extends Core>(
    match: Match<G>,
    write: (line: string) => void,
    linesSinceSave = 0,
  ): Recorder<G> {
    return new Recorder(match, write, linesSinceSave);
  }

  answer(seat: Seat, key: string): Consequence {
    const { match } = this;
    const n = match.decisions;
    const consequence = match.answer(seat, key);
    const { outcomes } = consequence;
    const hash = match.hash();
    if (outcomes.length > 0) this.add({ t: 'answer', n, seat, key, outcomes, hash });
    else this.add({ t: 'answer', n, seat, key, hash });
    if (match.over) this.add({ t: 'end', n: n + 1, result: match.result!, key: match.secretKey });
    else if ((n + 1) % DECISIONS_BETWEEN_SAVES === 0) this.save();
    return consequence;
  }

  undo(seat: Seat): void {
    this.match.undo(seat);
    this.undone(seat);
  }

  /** Every seat has agreed to take back the last answer. */
  undoByConsent(): void {
    this.undone(this.match.undoByConsent());
  }

  /** The match goes on under other rules than before. */
  changeRules(from: number, dropped: readonly GivenAnswer[]): void {
    const { match } = this;
    const { decisions: n, game } = match;
    const save = saveWithoutKey(match);
    const hash = match.hash();
    this.add({ t: 'rules', n, from, rules: game.rulesVersion, dropped, hash, save });
    this.linesSinceSave = 0;
  }

  /** Closes a journal that will be opened again: only its owner should have the key in it. */
  putAside(): void {
    this.add({ t: 'aside', n: this.match.decisions, key: this.match.secretKey });
  }

  private undone(seat: Seat): void {
    this.add({ t: 'undo', n: this.match.decisions, seat, hash: this.match.hash() });
    if (this.linesSinceSave >= LINES_BETWEEN_SAVES) this.save();
  }

  private save(): void {
    this.add({ t: 'save', n: this.match.decisions, save: saveWithoutKey(this.match) });
    this.linesSinceSave = 0;
  }

  private add(line: JournalLine): void {
    this.write(JSON.stringify(line));
    this.linesSinceSave++;
  }
}

export interface Journal {
  readonly header: JournalHeader;
  readonly lines: readonly JournalLine[];
}

/** Reads a journal; the error names a damaged or truncated line. */
export function parseJournal(source: string): Journal {
  const [first, ...rest] = source
    .split('\n')
    .filter((line, i, all) => line.trim() !== '' || i < all.length - 1);
  const header = parseLine(first ?? '', 1) as JournalHeader;
  checkHeader(header);
  const lines = rest.map((line, i) => checkLine(parseLine(line, i + 2), i + 2));
  if (lines[0]?.t !== 'opening') throw new InputError('Line 2 should be the opening of the match.');
  return { header, lines };
}

/** One moment of a replayed journal: the line, and the match after it. */
export interface Moment<G extends Core> {
  /** Number of the line in the file. */
  readonly number: number;
  readonly line: JournalLine;
  /** The same object in every moment; it advances when the next moment is requested. */
  readonly match: Match<G>;
  readonly consequence: Consequence;
}

/**
 * Plays a journal again, moment by moment, from where it is played under today's rules. With the key, chance is
 * drawn anew from it; without, the recorded outcomes stand in for chance.
 */
export function* replayJournal<G extends Core>(
  game: Game<G>,
  { header, lines }: Journal,
  key: string | null = null,
): Generator<Moment<G>> {
  checkGame(game, { header, lines });
  const recorded: number[] = [];
  const stream = key === null ? new ReplayedChance(recorded) : KeyedChance.from(key);
  const from = lastRulesLine(lines);
  const first = lines[from];
  recorded.push(...outcomesOf(first));
  const match = at(from + 2, () =>
    first.t === 'rules'
      ? loadMatch(game, { ...first.save, key: keyOf(key) }).match
      : Match.startWith(game, { ...header, key }, stream),
  );
  yield { number: from + 2, line: first, match, consequence: match.opening };
  for (let i = from + 1; i < lines.length; i++) {
    const line = lines[i];
    if (key === null) {
      // After an undo the stream of chance is read again from an earlier position.
      recorded.length = match.position;
      recorded.push(...outcomesOf(line));
    }
    yield { number: i + 2, line, match, consequence: at(i + 2, () => apply(match, line)) };
  }
}

export interface Verification {
  /** Is the key known, so that chance can be checked against it? */
  readonly keyed: boolean;
  readonly over: boolean;
  /** Is there a line that ends it? Without one the match was running, or lines are missing. */
  readonly closed: boolean;
  readonly decisions: number;
  readonly outcomes: number;
  readonly hashes: number;
  /** Decisions at the beginning made under other rules; a program with those rules can verify them. */
  readonly skipped: { readonly decisions: number; readonly rules: readonly number[] } | null;
}

/**
 * Replays a journal and checks every answer, outcome of chance, hash and save. Names the first fault with its line.
 * The key is in the journal of a match that is over; the host of a running one may know it.
 */
export function verifyJournal<G extends Core>(
  game: Game<G>,
  journal: Journal,
  key: string | null = keyIn(journal.lines),
): Verification {
  checkSeal(journal.header, journal.lines.length + 1);
  journal.lines.forEach((line, i) => {
    if (isClosing(line) && commitment(line.key) !== journal.header.commitment) {
      throw new InputError(
        `Line ${i + 2}: the revealed key is not the one that the match was bound to at its start.`,
      );
    }
  });
  const found = {
    keyed: key !== null,
    over: false,
    closed: isClosing(journal.lines[journal.lines.length - 1]),
    decisions: 0,
    outcomes: 0,
    hashes: 0,
    skipped: skippedIn(journal),
  };
  for (const moment of replayJournal(game, journal, key)) {
    checkMoment(moment, key !== null);
    found.decisions = moment.match.decisions;
    found.over = moment.match.over;
    found.outcomes += moment.consequence.outcomes.length;
    if ('hash' in moment.line) found.hashes++;
  }
  return found;
}

function checkMoment<G extends Core>(
  { number, line, match, consequence }: Moment<G>,
  keyed: boolean,
): void {
  const fault = (what: string): InputError => new InputError(`Line ${number}: ${what}`);
  const recorded = outcomesOf(line);
  const differs = recorded.findIndex((outcome, i) => outcome !== consequence.outcomes[i]);
  if (differs >= 0)
    throw fault(
      `chance brought ${consequence.outcomes[differs] ?? 'nothing'}, the journal says ${recorded[differs]}.`,
    );
  if (recorded.length < consequence.outcomes.length)
    throw fault('an outcome of chance is missing.');
  if ('hash' in line && line.hash !== match.hash()) {
    throw fault(`the state has the hash ${match.hash()}, the journal says ${line.hash}.`);
  }
  if (line.t === 'save' && !isSaveOf(line.save, saveWithoutKey(match), keyed))
    throw fault('the save is not of the match that the answers lead to.');
  if (line.t === 'end') {
    if (!match.over) throw fault('the journal ends the match here, but by the rules it goes on.');
    if (!isSame(line.result, match.result))
      throw fault('the result is not the one the answers lead to.');
  }
}

export function apply<G extends Core>(match: Match<G>, line: JournalLine): Consequence {
  if (line.t === 'opening') throw new InputError('a match opens but once.');
  const expected = line.n;
  if (line.t === 'undo') {
    if (match.undoRight(line.seat) === 'free') match.undo(line.seat);
    else if (match.undoByConsent() !== line.seat)
      throw new InputError(`the last answer was not that of seat ${line.seat}.`);
  }
  if (match.decisions !== expected) {
    throw new InputError(
      `it belongs after ${expected} decisions, but ${match.decisions} have been made: a line is missing or out of place.`,
    );
  }
  return line.t === 'answer' ? match.answer(line.seat, line.key) : { events: [], outcomes: [] };
}

/** Runs a function and adds the line to its error. */
export function at<T>(number: number, go: () => T): T {
  try {
    return go();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`Line ${number}: ${why}`, { cause: error });
  }
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new InputError(`Line ${number} is damaged or cut off.`);
  }
}

function checkHeader(header: JournalHeader): void {
  if (typeof header !== 'object' || header === null || header.format !== JOURNAL_FORMAT) {
    throw new InputError('This is not a journal of a Tablewright match.');
  }
  if (header.version !== JOURNAL_VERSION) {
    throw new InputError(
      `This journal is of version ${show(header.version)}; this program reads version ${JOURNAL_VERSION}.`,
    );
  }
  checkShape(
    record({ game: text(), rules: int, seats: int, commitment: text() }),
    {
      game: header.game,
      rules: header.rules,
      seats: header.seats,
      commitment: header.commitment,
    },
    'header',
  );
}

function checkGame(game: Pick<Game, 'id' | 'rulesVersion'>, journal: Journal): void {
  const { header } = journal;
  if (header.game !== game.id)
    throw new InputError(`This is a match of ${header.game}, not of ${game.id}.`);
  const rules = rulesOf(journal);
  if (rules !== game.rulesVersion) {
    throw new InputError(
      `This match was played under rules ${rules} of ${game.id}; this program knows rules ${game.rulesVersion}. Use a release with rules ${rules}.`,
    );
  }
}

/** The version of the rules that a journal is played under at its end. */
export function rulesOf({ header, lines }: Journal): number {
  const last = lines[lastRulesLine(lines)];
  return last.t === 'rules' ? last.rules : header.rules;
}

/** Where the rules changed last; 0, which is the opening, where they never did. */
export function lastRulesLine(lines: readonly JournalLine[]): number {
  return Math.max(
    0,
    lines.findLastIndex(({ t }) => t === 'rules'),
  );
}

function skippedIn({ lines }: Journal): Verification['skipped'] {
  const changes = lines.flatMap((line) => (line.t === 'rules' ? [line] : []));
  if (changes.length === 0) return null;
  return { decisions: changes[changes.length - 1].n, rules: changes.map(({ from }) => from) };
}

function keyOf(key: string | null): string {
  if (key === null)
    throw new InputError('This journal does not hold its key, so the match cannot go on from it.');
  return key;
}

const GIVEN = record({ seat: int, key: text() });

const LINES = {
  opening: record({ t: text(), outcomes: list(int), hash: text() }),
  answer: record({ t: text(), n: int, seat: int, key: text(), outcomes: list(int), hash: text() }),
  undo: record({ t: text(), n: int, seat: int, hash: text() }),
  rules: record({ t: text(), n: int, from: int, rules: int, dropped: list(GIVEN), hash: text() }),
  aside: record({ t: text(), n: int, key: text() }),
} as const;

function checkLine(value: unknown, number: number): JournalLine {
  const line = Object(value) as JournalLine;
  if (line.t === 'opening' || line.t === 'answer')
    checkShape(LINES[line.t], { outcomes: [], ...line }, `line ${number}`);
  else if (line.t === 'undo' || line.t === 'aside')
    checkShape(LINES[line.t], line, `line ${number}`);
  else if (line.t === 'rules') {
    const { save: _save, ...rest } = line;
    checkShape(LINES.rules, rest, `line ${number}`);
  } else if (line.t !== 'save' && line.t !== 'end')
    throw new InputError(`Line ${number} is of a kind that this program does not know.`);
  if ((line.t === 'save' || line.t === 'rules') && !Array.isArray(line.save?.checkpoints))
    throw new InputError(`Line ${number} should hold a saved match.`);
  if (isClosing(line) && !(typeof line.key === 'string' && isKey(line.key)))
    throw new InputError(`Line ${number} should hold a key of 64 hexadecimal digits.`);
  return line;
}

/** The key is in the last line if the match is over or suspended. */
export function keyIn(lines: readonly JournalLine[]): string | null {
  return lines.findLast(isClosing)?.key ?? null;
}

function isClosing(line: JournalLine): line is Extract<JournalLine, { t: 'end' | 'aside' }> {
  return line.t === 'end' || line.t === 'aside';
}

/** A save holds the checkpoints that its writer had in memory, which may be fewer than there are. */
function isSaveOf(save: SaveWithoutKey, found: SaveWithoutKey, keyed: boolean): boolean {
  const checkpoints = found.checkpoints.slice(-save.checkpoints.length);
  // Without the key, nobody knows which words of the stream were skipped, so positions differ.
  return isSame(save, { ...found, checkpoints }, keyed ? null : 'position');
}

/** Are two pieces of plain data equal, in whatever order their fields were written? */
function isSame(one: unknown, other: unknown, passedOver: string | null = null): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys({ ...a, ...b }).every(
    (name) => name === passedOver || isSame(a[name], b[name], passedOver),
  );
}

export function outcomesOf(line: JournalLine): readonly number[] {
  return ('outcomes' in line ? line.outcomes : undefined) ?? [];
}

function drawn({ outcomes }: Consequence): { outcomes?: readonly number[] } {
  return outcomes.length > 0 ? { outcomes } : {};
}
