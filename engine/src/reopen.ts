import { commitment } from './chance.ts';
import type { Game } from './game.ts';
import { at, JournalError } from './journal-error.ts';
import {
  deepestUndo,
  type GivenAnswer,
  type Journal,
  type JournalEnd,
  type JournalLine,
  keyIn,
  keyOf,
  otherGame,
  outcomesOf,
  rulesOf,
} from './journal.ts';
import { type Consequence, Match } from './match.ts';
import type { Seat } from './plain.ts';
import { decide } from './recorder.ts';
import { apply } from './replay.ts';
import { loadMatch, type SaveWithoutKey } from './save.ts';
import type { Core } from './schema.ts';

/** The journal goes on under newer rules than are known here. */
export class NewerRulesError extends JournalError {
  override name = 'NewerRulesError';
}

/** A save beside the journal, with the number of lines, header included, that the journal had then. */
export interface KeptSave {
  readonly length: number;
  readonly save: SaveWithoutKey;
}

export interface Reopening {
  /** Required if the journal does not hold it. */
  readonly key?: string | null;
  readonly kept?: KeptSave | null;
  /** Follow at least this many decisions, so that they can be taken back, if there are that many under these rules. */
  readonly reach?: number;
  /** Follow about this many, if they are not among far more lines of taking back and answering again. */
  readonly window?: number;
}

/** A line that was followed, with what a host wants to remember of it. */
export interface Followed {
  readonly line: Extract<JournalLine, { t: 'answer' | 'undo' }>;
  /** How many seats were asked before it. */
  readonly among: number;
  /** Was it the answer to a quiet question? */
  readonly quiet: boolean;
  /** Who is asked after it. */
  readonly asked: readonly Seat[];
  readonly consequence: Consequence;
}

export interface Reopened<G extends Core> {
  readonly match: Match<G>;
  /** The index of the line from which the journal was followed: the opening, a save or a change of rules. */
  readonly from: number;
  /** Who was asked there, and after how many decisions. */
  readonly begun: { readonly decisions: number; readonly asked: readonly Seat[] };
  readonly followed: readonly Followed[];
  /** Null if the match is exactly what was recorded. */
  readonly adapted: Adaptation | null;
}

/** The match goes on under other rules than it was recorded with. */
export interface Adaptation {
  readonly from: number;
  /** Answers that today's rules do not offer, and those given after them. */
  readonly dropped: readonly GivenAnswer[];
}

/** For the window, no more lines than this are followed where a save is nearer. */
const MOST_LINES = 1000;

/**
 * Opens a journal at its end under today's rules. What was recorded under other rules, or leads elsewhere under
 * today's, goes on from the latest state that was stored, with the answers since as far as they are still offered.
 */
export function reopenJournal<G extends Core>(
  game: Game<G>,
  journal: Journal,
  { key: known = keyIn(journal.lines), kept = null, reach = 0, window = 0 }: Reopening = {},
): Reopened<G> {
  const { header, lines } = journal;
  const key = keyOf(known);
  if (commitment(key) !== header.commitment)
    throw new JournalError('foreignKey', 'The key does not belong to this journal.');
  if (header.game !== game.id) throw otherGame(header.game, game.id);
  const rules = rulesOf(journal);
  if (rules > game.rulesVersion)
    throw new NewerRulesError(
      'rules',
      `This match is played under rules ${rules} of ${game.id}; this program knows rules ${game.rulesVersion}.`,
      { rules, known: game.rulesVersion },
    );
  checkOrder(lines);
  const opened = { game, journal, key, rules, skipped: 0 };
  // A whole journal has a line to start from: the opening, if nothing else.
  const faithful = attempt(() => follow(opened, startingLine(lines, reach, window)!, reach));
  if (faithful !== null && isAsRecorded(opened, kept, faithful.match)) {
    const adapted = rules === game.rulesVersion ? null : { from: rules, dropped: [] };
    return { ...faithful, adapted };
  }
  return adapt(opened, kept);
}

/**
 * Opens a journal from its end, if that leads exactly to what was recorded. Otherwise null: the whole journal tells
 * how the match goes on.
 */
export function reopenEnd<G extends Core>(
  game: Game<G>,
  { header, lines, skipped }: JournalEnd,
  key: string,
  { kept = null, reach = 0, window = 0 }: Omit<Reopening, 'key'> = {},
): Reopened<G> | null {
  const from = startingLine(lines, reach, window);
  const start = from === null ? undefined : lines[from];
  if (from === null || start?.t !== 'save' || start.past === undefined) return null;
  const rules = start.save.rules;
  const isOurs = header.game === game.id && commitment(key) === header.commitment;
  if (!isOurs || rules !== game.rulesVersion) return null;
  const opened = { game, journal: { header, lines }, key, rules, skipped };
  const faithful = attempt(() => {
    checkOrder(lines.slice(from), start.n);
    return follow(opened, from, reach);
  });
  const isFaithful = faithful !== null && isAsRecorded(opened, kept, faithful.match);
  return isFaithful ? { ...faithful, adapted: null } : null;
}

/** Can a journal be opened from these lines, which are its last? */
export function reachesBack(
  lines: readonly JournalLine[],
  { reach = 0, window = 0 }: Reopening,
): boolean {
  const from = startingLine(lines, reach, window);
  const start = from === null ? undefined : lines[from];
  return start?.t === 'save' && start.past !== undefined;
}

interface Opened<G extends Core> {
  readonly game: Game<G>;
  readonly journal: Journal;
  readonly key: string;
  /** The version that the journal is played under at its end. */
  readonly rules: number;
  /** How many lines of the journal come before those that are given. */
  readonly skipped: number;
}

function follow<G extends Core>(
  opened: Opened<G>,
  from: number,
  reach: number,
): Omit<Reopened<G>, 'adapted'> {
  const { lines } = opened.journal;
  const { skipped } = opened;
  const match = at(skipped + from + 2, () => matchAt(opened, from));
  match.reachBack(Math.max(reach, deepestUndo(lines.slice(from))));
  const begun = standingOf(match);
  const followed: Followed[] = [];
  for (let i = from + 1; i < lines.length; i++) {
    const line = lines[i];
    const before = askedBefore(match);
    const consequence = at(skipped + i + 2, () => apply(match, line));
    if (line.t === 'answer' || line.t === 'undo')
      followed.push({ line, ...before, asked: askedIn(match), consequence });
  }
  return { match, from, begun, followed };
}

function matchAt<G extends Core>({ game, journal, key }: Opened<G>, from: number): Match<G> {
  const line = journal.lines[from];
  return line.t === 'save' || line.t === 'rules'
    ? loadMatch(game, { ...line.save, key }, { adapt: true }).match
    : Match.start(game, { ...journal.header, key });
}

/** Does the match stand where the journal says, as far as that can be known? */
function isAsRecorded<G extends Core>(
  { game, journal, key, rules, skipped }: Opened<G>,
  kept: KeptSave | null,
  match: Match<G>,
): boolean {
  const { lines } = journal;
  if (kept !== null && kept.length === skipped + lines.length + 1) {
    const stored = attempt(() => loadMatch(game, { ...kept.save, key }, { adapt: true }).match);
    return stored !== null && stored.hash() === match.hash();
  }
  if (!isSameShape(game, rules)) return true;
  const last = lines.findLast((line) => 'hash' in line);
  return last === undefined || last.hash === match.hash();
}

/** Do states have the same shape, and so the same hashes, as under those rules? */
export function isSameShape<G extends Core>(
  { migrations, rulesVersion }: Game<G>,
  rules: number,
): boolean {
  return !Object.keys(migrations ?? {}).some(
    (version) => Number(version) >= rules && Number(version) < rulesVersion,
  );
}

/** Where to go on from: a stored state, and the answers that were given since and stand. */
interface Base {
  readonly save: SaveWithoutKey | null;
  readonly from: number;
  readonly answers: readonly AnswerLine[];
}

export type AnswerLine = Extract<JournalLine, { t: 'answer' }>;

function adapt<G extends Core>(opened: Opened<G>, kept: KeptSave | null): Reopened<G> {
  let cause: Error | null = null;
  for (const base of basesIn(opened.journal.lines, kept)) {
    try {
      return goOn(opened, base);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      cause ??= error;
    }
  }
  const line = opened.journal.lines.length + 1;
  throw cause ?? new JournalError('order', 'Answers that were taken back are missing.', { line });
}

/** The latest state first; the opening last, because every match can begin there. */
function* basesIn(lines: readonly JournalLine[], kept: KeptSave | null): Generator<Base> {
  if (kept !== null) {
    const answers = answersWithin(lines, kept.length - 1);
    if (answers !== null) yield { save: kept.save, from: kept.length - 2, answers };
  }
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line.t !== 'save' && line.t !== 'rules' && i > 0) continue;
    const answers = answersWithin(lines, i + 1);
    const save = line.t === 'save' || line.t === 'rules' ? line.save : null;
    if (answers !== null) yield { save, from: i, answers };
  }
}

/** The answers of these lines that stand; null if players have taken back earlier ones. */
export function answersWithin(
  lines: readonly JournalLine[],
  from: number,
  to = lines.length,
): readonly AnswerLine[] | null {
  const answers: AnswerLine[] = [];
  for (const line of lines.slice(from, to)) {
    if (line.t === 'answer') {
      answers.push(line);
    } else if (line.t === 'undo') {
      const undone = answers.findLastIndex(({ seat }) => seat === line.seat);
      if (undone < 0) return null;
      answers.splice(undone, 1);
    } else if (line.t === 'rules') {
      if (line.dropped.length > answers.length) return null;
      answers.length -= line.dropped.length;
    }
  }
  return answers;
}

function goOn<G extends Core>(
  { game, journal, key }: Opened<G>,
  { save, from, answers }: Base,
): Reopened<G> {
  const { match, dropped: fallen } =
    save === null
      ? { match: Match.start(game, { ...journal.header, key }), dropped: [] }
      : loadMatch(game, { ...save, key }, { adapt: true });
  const begun = standingOf(match);
  const followed: Followed[] = [];
  const taken = fallen.length > 0 ? 0 : takeAnswers(match, answers, followed);
  let dropped: GivenAnswer[] = [...fallen];
  if (taken < answers.length) {
    // If one answer of a step can no longer be given as it was, the whole step is asked again.
    const undone = match.backToCheckpoint();
    followed.length -= Math.min(followed.length, undone.length);
    dropped = [...dropped, ...undone, ...answers.slice(taken)];
  }
  const given = dropped.map(({ seat, key: answer }) => ({ seat, key: answer }));
  return { match, from, begun, followed, adapted: { from: rulesOf(journal), dropped: given } };
}

/** Gives answers as long as they are offered and chance matches what everybody saw. */
function takeAnswers<G extends Core>(
  match: Match<G>,
  answers: Base['answers'],
  followed: Followed[],
): number {
  for (const [i, line] of answers.entries()) {
    const before = askedBefore(match);
    const n = match.decisions;
    const consequence = attempt(() => decide(match, line));
    if (consequence === null) return i;
    if (!isSameChance(outcomesOf(line), consequence.outcomes)) {
      match.undoByConsent();
      return i;
    }
    followed.push({ line: { ...line, n }, ...before, asked: askedIn(match), consequence });
  }
  return answers.length;
}

function isSameChance(recorded: readonly number[], drawn: readonly number[]): boolean {
  return recorded.length === drawn.length && recorded.every((outcome, i) => outcome === drawn[i]);
}

/** The last save that is far enough back and that no undo has gone behind; null if it is before these lines. */
function startingLine(lines: readonly JournalLine[], reach: number, window: number): number | null {
  const decisions = decisionsIn(lines);
  let lowest = decisions - reach;
  let nearest: number | null = null;
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    const isFloor = line.t === 'opening' || line.t === 'rules';
    if (line.t === 'undo') lowest = Math.min(lowest, line.n);
    if (!isFloor && (line.t !== 'save' || line.n > lowest)) continue;
    if (nearest !== null && lines.length - i > MOST_LINES) return nearest;
    // Where the rules have changed, a save that tells of its past comes next.
    if (line.t === 'rules' && lines[i + 1]?.t === 'save') return i + 1;
    if (isFloor || line.n <= decisions - window) return i;
    nearest = i;
  }
  return null;
}

function decisionsIn(lines: readonly JournalLine[]): number {
  const last = lines[lines.length - 1];
  if (last === undefined || last.t === 'opening') return 0;
  return last.n + (last.t === 'answer' ? 1 : 0);
}

/** Is every line there, independent of the rules? */
function checkOrder(lines: readonly JournalLine[], begun = 0): void {
  let decisions = begun;
  for (const [i, line] of lines.entries()) {
    if (line.t === 'opening') continue;
    if (line.t === 'undo') decisions--;
    if (line.t === 'rules') decisions = line.n;
    if (line.n !== decisions)
      throw new JournalError(
        'order',
        `Line ${i + 2}: it belongs after ${line.n} decisions, but ${decisions} have been made: a line is missing or out of place.`,
        { line: i + 2 },
      );
    if (line.t === 'answer') decisions++;
  }
}

function standingOf<G extends Core>(match: Match<G>): Reopened<G>['begun'] {
  return { decisions: match.decisions, asked: askedIn(match) };
}

function askedBefore<G extends Core>({ asks }: Match<G>): Pick<Followed, 'among' | 'quiet'> {
  return { among: asks.length, quiet: asks.some(({ details }) => details.quiet === true) };
}

function askedIn<G extends Core>(match: Match<G>): Seat[] {
  return match.asks.map(({ seat }) => seat);
}

function attempt<T>(go: () => T): T | null {
  try {
    return go();
  } catch {
    return null;
  }
}
