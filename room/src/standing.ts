import {
  type Adaptation,
  type Decision,
  type Followed,
  type Game,
  type GameEvent,
  type Journal,
  type JournalSize,
  type KeptSave,
  type Match,
  parseJournal,
  reopenJournal,
  type Result,
  rulesOf,
  type Seat,
  sizeOf,
} from '@tablewright/engine';
import type { RulesUpdate } from '@tablewright/protocol';

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
  size: JournalSize;
  /** Is the last line of the journal, with the key, written? */
  isClosed: boolean;
  /** How the match ended by its rules, as recorded. */
  result: Result | null;
  /** The version of the rules it is played under. */
  rules: number;
  /** When the rules changed last while it was played. */
  update: RulesUpdate | null;
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

/** Opening goes back at least this many decisions, for the log and for undo by consent. */
const WINDOW = 100;
/** More than the longest plan has answers, for it is undone whole. */
const MOST_KEPT = 100;
/** The number of events in the log of a snapshot. */
export const LOG = 50;

export function standingAtStart(match: Match, size: JournalSize): Standing {
  return {
    match,
    epoch: 0,
    asked: askedNow(match),
    recent: [happening(null, match.opening)],
    size,
    isClosed: false,
    result: null,
    rules: match.game.rulesVersion,
    update: null,
  };
}

export interface Reading {
  readonly standing: Standing;
  /** Set if today's rules lead elsewhere than what was recorded. */
  readonly adapted: Adaptation | null;
}

/** Reads a journal to its end, from a save not too far behind it. */
export function readStanding(
  game: Game,
  lines: readonly string[],
  key: string,
  kept: KeptSave | null = null,
): Reading {
  const journal = parseJournal(lines.join('\n'));
  const { match, from, begun, followed, adapted } = reopenJournal(game, journal, {
    key,
    kept,
    reach: WINDOW,
  });
  const standing: Standing = {
    match,
    epoch: takingsBack(journal.lines.slice(0, from + 1)),
    asked: askedSince(begun.decisions, begun.asked),
    recent: from === 0 ? [happening(null, match.opening)] : [],
    size: sizeOf(journal.lines, lines.slice(1)),
    ...endOf(journal),
  };
  for (const { line, ...step } of followed) {
    if (line.t === 'undo') noteUndo(standing, line, step.asked);
    else noteAnswer(standing, { line, ...step });
  }
  if (adapted !== null) {
    standing.epoch = takingsBack(journal.lines) + 1;
    // Answers before the followed ones may have been dropped.
    standing.asked = askedNow(match);
  }
  return { standing, adapted };
}

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

type Answered = Pick<Followed, 'among' | 'quiet' | 'asked' | 'consequence'> & {
  readonly line: Decision & Pick<Decided, 'n'>;
};

export function noteAnswer(
  standing: Standing,
  { line, among, quiet, asked, consequence }: Answered,
): void {
  const { epoch, recent } = standing;
  const { seat, key, n, signed, more = false } = line;
  const handedOn = !asked.includes(seat);
  const from = standing.asked.get(seat) ?? n;
  recent.push(happening({ seat, key, n, epoch, from, handedOn, more, quiet }, consequence));
  if (recent.length > MOST_KEPT) recent.shift();
  trimLog(recent);
  // When several are asked at once, the question of the others stays the same.
  standing.asked =
    among > 1 && signed === undefined
      ? new Map([...standing.asked].filter(([other]) => other !== seat))
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

function endOf(journal: Journal): Pick<Standing, 'isClosed' | 'result' | 'rules' | 'update'> {
  const { lines } = journal;
  const last = lines[lines.length - 1];
  const update = lines.findLast((line) => line.t === 'rules');
  return {
    isClosed: last.t === 'end' || last.t === 'aside',
    result: last.t === 'end' ? last.result : null,
    rules: rulesOf(journal),
    update: update ? { n: update.n, from: update.from, dropped: update.dropped.length } : null,
  };
}

function takingsBack(lines: Journal['lines']): number {
  return lines.filter(({ t }) => t === 'undo' || t === 'rules').length;
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
