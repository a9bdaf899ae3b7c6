import {
  commitment,
  type Game,
  type GameEvent,
  InputError,
  type Journal,
  type JournalLine,
  loadMatch,
  Match,
  parseJournal,
  type Seat,
} from '@tablewright/engine';

/** Where a match stands, and the latest of how it came there. */
export interface Standing {
  match: Match;
  /** Answers taken back so far. */
  epoch: number;
  /** Since which decision each asked seat has had its present question. */
  asked: ReadonlyMap<Seat, number>;
  /** The latest answers that stand, without a gap, the last one last; before them the opening, until it is trimmed. */
  readonly recent: Happening[];
  /** Lines of the journal behind the last save in it. */
  linesSinceSave: number;
  /** Is the last line of the journal written, with the key in it? */
  isClosed: boolean;
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
}

export interface Happening {
  /** Null for the opening of the match. */
  readonly answer: Decided | null;
  /** The number of events. */
  readonly count: number;
  /** Events as JSON, which takes a quarter of the memory; null once they are too old for the log of a snapshot. */
  events: string | null;
}

/** Opening goes back at least this many decisions, for the log and for undo by consent. */
const WINDOW = 100;
/** Opening follows at most about this many lines, however often players take back. */
const MOST_LINES = 1000;
const MOST_KEPT = 50;
/** The number of events in the log of a snapshot. */
export const LOG = 50;

export function standingAtStart(match: Match): Standing {
  const { events } = match.opening;
  return {
    match,
    epoch: 0,
    asked: askedNow(match),
    recent: [happening(null, events)],
    linesSinceSave: 1,
    isClosed: false,
  };
}

/** Reads a journal to its end, from a save not too far behind it. */
export function readStanding(game: Game, lines: readonly string[], key: string): Standing {
  const journal = parseJournal(lines.join('\n'));
  check(game, journal, key);
  const from = startingLine(journal.lines);
  const start = journal.lines[from];
  const standing =
    start.t === 'save'
      ? {
          ...standingAtStart(loadMatch(game, { ...start.save, key }).match),
          epoch: journal.lines.slice(0, from).filter(({ t }) => t === 'undo').length,
          recent: [],
          linesSinceSave: 0,
        }
      : standingAtStart(Match.start(game, { ...journal.header, key }));
  for (let i = from + 1; i < journal.lines.length; i++) follow(standing, journal.lines[i], i + 2);
  return standing;
}

/** The last answer of a seat among the recent ones. */
export function lastOf({ recent }: Standing, seat: Seat): number {
  return recent.findLastIndex(({ answer }) => answer?.seat === seat);
}

export function noteAnswer(
  standing: Standing,
  {
    seat,
    key,
    n,
    among,
    events,
  }: Pick<Decided, 'seat' | 'key' | 'n'> & {
    readonly among: number;
    readonly events: readonly GameEvent[];
  },
): void {
  const { match, epoch, recent } = standing;
  const handedOn = match.ask(seat) === null;
  const from = standing.asked.get(seat) ?? n;
  recent.push(happening({ seat, key, n, epoch, from, handedOn }, events));
  if (recent.length > MOST_KEPT) recent.shift();
  trimLog(recent);
  // Where several are asked at once, the others' question is the same as before.
  standing.asked =
    among > 1 ? new Map([...standing.asked].filter(([other]) => other !== seat)) : askedNow(match);
}

function noteUndo(standing: Standing, seat: Seat): void {
  const { recent } = standing;
  standing.epoch++;
  standing.asked = askedNow(standing.match);
  const at = lastOf(standing, seat);
  // Players have taken back everything that was recent.
  if (at < 0) return;
  recent.splice(at, 1);
  // Of answers given at the same time a middle one may go: those behind it move up.
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

function happening(answer: Decided | null, events: readonly GameEvent[]): Happening {
  return { answer, count: events.length, events: JSON.stringify(events) };
}

function follow(standing: Standing, line: JournalLine, number: number): void {
  const { match } = standing;
  const n = match.decisions;
  standing.linesSinceSave = line.t === 'save' ? 0 : standing.linesSinceSave + 1;
  standing.isClosed = line.t === 'end' || line.t === 'aside';
  if (line.t === 'answer') {
    const { seat, key } = line;
    const among = match.asks.length;
    const { events } = match.answer(seat, key);
    noteAnswer(standing, { seat, key, n, among, events });
  } else if (line.t === 'undo') {
    if (match.undoRight(line.seat) === 'free') match.undo(line.seat);
    else match.undoByConsent();
    noteUndo(standing, line.seat);
  }
  const expected = line.t === 'opening' ? 0 : line.n + (line.t === 'answer' ? 1 : 0);
  if (match.decisions !== expected)
    throw new InputError(`Line ${number} of the journal is missing or out of place.`);
}

/** The last save that lies far enough back, and behind which no undo has reached since. */
function startingLine(lines: readonly JournalLine[]): number {
  const last = lines.findLast((line) => line.t === 'answer' || line.t === 'undo');
  const decisions = last === undefined ? 0 : last.n;
  let lowest = Infinity;
  for (let i = lines.length - 1; i > 0; i--) {
    const line = lines[i];
    if (line.t === 'undo') lowest = Math.min(lowest, line.n);
    const isFarBack =
      lines.length - i > MOST_LINES || ('n' in line && line.n <= decisions - WINDOW);
    if (line.t === 'save' && line.n <= lowest && isFarBack) return i;
  }
  return 0;
}

function check(game: Game, { header }: Journal, key: string): void {
  if (header.game !== game.id || header.rules !== game.rulesVersion)
    throw new InputError(
      `This is a match of ${header.game} under rules ${header.rules}; here is ${game.id} with rules ${game.rulesVersion}.`,
    );
  if (commitment(key) !== header.commitment)
    throw new InputError('The key does not belong to this journal.');
}

function askedNow(match: Match): ReadonlyMap<Seat, number> {
  return new Map(match.asks.map(({ seat }) => [seat, match.decisions]));
}
