import {
  begun,
  type Core,
  type Decision,
  type Adaptation,
  type Followed,
  type Game,
  type GameEvent,
  type JournalLine,
  type KeptSave,
  type Match,
  reopenEnd,
  type Reopened,
  reopenJournal,
  type Result,
  type RunningTally,
  type Seat,
  tallyOf,
} from '@tablewright/engine';
import { type Need, type ReadEnd, wholeJournal } from './journal-end.ts';

/** The position of a match, and the recent decisions that led there. */
export interface Standing {
  match: Match;
  /** Raised whenever decisions are taken back, by players or by a change of the rules. */
  epoch: number;
  /** The decision since which each asked seat has had its current question. */
  asked: ReadonlyMap<Seat, number>;
  /** The latest answers that stand, without a gap, the last one last; before them the opening, until it is trimmed. */
  readonly recent: Happening[];
  /** Of the journal. */
  tally: RunningTally;
  /** Is the last line of the journal, with the key, written? */
  isClosed: boolean;
  /** How the match ended by its rules, as recorded. */
  result: Result | null;
  /** The version of the rules it is played under. */
  rules: number;
}

/** An answer, with the positions in which it could have been given. */
export interface Decided {
  readonly seat: Seat;
  readonly key: string;
  readonly epoch: number;
  readonly from: number;
  readonly n: number;
  /** Was the seat asked nothing more after it? */
  readonly handedOn: boolean;
  /** The next one was decided together with it. */
  readonly more: boolean;
  /** The answer to a quiet question: nobody learns who gave it. */
  readonly quiet: boolean;
}

/** What the log of a snapshot shows of a happening. */
export interface Told {
  /** Null for the opening of the match. */
  readonly answer: Pick<Decided, 'seat' | 'n' | 'quiet'> | null;
  /** Events as JSON, which takes a quarter of the memory; null once they are too old for the log. */
  readonly events: string | null;
}

export interface Happening extends Told {
  readonly answer: Decided | null;
  /** The number of events. */
  readonly count: number;
  events: string | null;
}

/** Opening goes back about this many decisions, for the log. */
const WINDOW = 100;
/** More than the longest plan has answers, for it is undone whole. */
const MOST_KEPT = 100;
/** The number of events in the log of a snapshot. */
export const LOG = 50;

export function standingAtStart(match: Match, tally: RunningTally): Standing {
  return {
    match,
    epoch: 0,
    asked: askedNow(match),
    recent: [happening(null, match.opening)],
    tally,
    isClosed: false,
    result: null,
    rules: match.game.rulesVersion,
  };
}

export interface Reading {
  readonly standing: Standing;
  /** Set if today's rules lead elsewhere than what was recorded. */
  readonly adapted: Adaptation | null;
}

/** How far back a journal is read to take back so many decisions, and for the log. */
export const needFor = (decisions: number): Need => ({
  reach: decisions,
  window: decisions + WINDOW,
});

/** Reads a whole journal. */
export function readStanding(
  game: Game,
  lines: readonly string[],
  key: string,
  kept: KeptSave | null = null,
): Reading {
  return readEnd(game, wholeJournal(lines), key, kept)!;
}

/**
 * Reads a journal from a save not too far behind its end; null if only the whole journal tells how the match goes on.
 * `reach` decisions are among the recent ones, if the rules have not changed since, and the match can take them back
 * until it forgets them.
 */
export function readEnd(
  game: Game,
  end: ReadEnd,
  key: string,
  kept: KeptSave | null = null,
  reach = 0,
): Reading | null {
  const need = needFor(reach);
  const opened =
    end.skipped === 0
      ? reopenJournal(game, end, { key, kept, ...need })
      : reopenEnd(game, end, key, { kept, ...need });
  return opened && readingOf(opened, end, reach);
}

function readingOf(
  { match, from, begun: at, followed, adapted }: Reopened<Core>,
  end: ReadEnd,
  reach: number,
): Reading {
  const { lines, texts, skipped } = end;
  const before = tallyAt(end, from);
  const standing: Standing = {
    match,
    epoch: before.takingsBack,
    asked: askedSince(at.decisions, at.asked),
    recent: from + skipped === 0 ? [happening(null, match.opening)] : [],
    tally: tallyOf(lines.slice(from + 1), texts.slice(from + 1), before),
    ...endOf(lines),
    rules: match.game.rulesVersion,
  };
  for (const { line, ...step } of followed) {
    if (line.t === 'undo') noteUndo(standing, line, step.asked);
    else noteAnswer(standing, { line, ...step }, reach);
  }
  if (adapted !== null) {
    standing.epoch = standing.tally.takingsBack + 1;
    standing.rules = adapted.from;
    // Answers before the followed ones may have been dropped.
    standing.asked = askedNow(match);
  }
  return { standing, adapted };
}

/** The tally up to this line, with the help of the past that a save tells of. */
function tallyAt({ lines, texts }: ReadEnd, at: number): RunningTally {
  const line = lines[at];
  const past = line.t === 'save' ? line.past : undefined;
  return past === undefined
    ? tallyOf(lines.slice(0, at + 1), texts)
    : tallyOf([line], [texts[at]], begun(past));
}

/** How many decisions undo by consent takes back for a seat; 0 if its answers are gone or from before the rules changed. */
export function depthOf({ lines }: Pick<ReadEnd, 'lines'>, seat: Seat): number {
  const answers: Answer[] = [];
  for (const line of lines) {
    if (line.t === 'rules') answers.length = 0;
    if (line.t === 'answer') answers.push(line);
    if (line.t === 'undo') {
      const at = answers.findLastIndex((answer) => answer.seat === line.seat);
      if (at >= 0) answers.splice(at, 1);
    }
  }
  let from = answers.findLastIndex((answer) => answer.seat === seat);
  while (from > 0 && answers[from - 1].more === true) from--;
  return from < 0 ? 0 : answers.length - from;
}

type Answer = Extract<JournalLine, { t: 'answer' }>;

/** The last answer of a seat among the recent ones. */
export function lastOf({ recent }: Standing, seat: Seat): number {
  return recent.findLastIndex(({ answer }) => answer?.seat === seat);
}

/** Where the decisions begin that were made together with the one at this place. */
export function beginningOf({ recent }: Standing, at: number): number {
  let from = at;
  while (from > 0 && recent[from - 1].answer?.more === true) from--;
  return from;
}

/** How many decisions undo by consent takes back for a seat; null if they may begin before the recent ones. */
export function recentDepth(standing: Standing, seat: Seat): number | null {
  const from = beginningOf(standing, lastOf(standing, seat));
  return from > 0 ? standing.recent.length - from : null;
}

type Answered = Pick<Followed, 'among' | 'quiet' | 'asked' | 'consequence'> & {
  readonly line: Decision & Pick<Decided, 'n'>;
};

export function noteAnswer(
  standing: Standing,
  { line, among, quiet, asked, consequence }: Answered,
  reach = 0,
): void {
  const { epoch, recent } = standing;
  const { seat, key, n, signed, more = false } = line;
  const handedOn = !asked.includes(seat);
  const from = standing.asked.get(seat) ?? n;
  recent.push(happening({ seat, key, n, epoch, from, handedOn, more, quiet }, consequence));
  if (recent.length > Math.max(MOST_KEPT, reach)) recent.shift();
  trimLog(recent);
  // When several are asked at once, the question of the others stays the same; the seat may have another one.
  standing.asked =
    among > 1 && signed === undefined
      ? new Map([
          ...[...standing.asked].filter(([other]) => other !== seat),
          ...askedSince(n + 1, handedOn ? [] : [seat]),
        ])
      : askedSince(n + 1, asked);
}

function noteUndo(
  standing: Standing,
  { n, seat }: { readonly n: number; readonly seat: Seat },
  asked: readonly Seat[],
): void {
  const { recent } = standing;
  standing.epoch++;
  standing.asked = askedSince(n, asked);
  const at = lastOf(standing, seat);
  // Players have taken back everything that was recent.
  if (at < 0) return;
  recent.splice(at, 1);
  // One of several simultaneous answers may be taken back from the middle: later ones move up.
  for (let i = at; i < recent.length; i++) {
    const { answer, ...rest } = recent[i];
    recent[i] = { ...rest, answer: answer && { ...answer, n: answer.n - 1 } };
  }
}

/** Drops the events of those happenings that the log of a snapshot no longer shows. */
function trimLog(recent: readonly Happening[]): void {
  let later = 0;
  for (let i = recent.length - 1; i >= 0 && recent[i].events !== null; i--) {
    if (later >= LOG) recent[i].events = null;
    later += recent[i].count;
  }
}

function happening(
  answer: Decided | null,
  { events }: { readonly events: readonly GameEvent[] },
): Happening {
  return { answer, count: events.length, events: JSON.stringify(events) };
}

function endOf(lines: readonly JournalLine[]): Pick<Standing, 'isClosed' | 'result'> {
  const last = lines[lines.length - 1];
  return {
    isClosed: last.t === 'end' || last.t === 'aside',
    result: last.t === 'end' ? last.result : null,
  };
}

function askedNow({ decisions, asks }: Match): ReadonlyMap<Seat, number> {
  return askedSince(
    decisions,
    asks.map(({ seat }) => seat),
  );
}

function askedSince(n: number, seats: readonly Seat[]): ReadonlyMap<Seat, number> {
  return new Map(seats.map((seat) => [seat, n]));
}
