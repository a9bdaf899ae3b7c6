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
  /** The latest answers that stand, the last one last. */
  readonly decided: Decided[];
  /** What happened through them. */
  readonly happened: Happening[];
  /** How many events that is. */
  events: number;
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

interface Happening {
  readonly n: number;
  readonly seat: Seat | null;
  /** How many events. */
  readonly count: number;
  /** Events as JSON, which takes a quarter of their room: hardly anybody asks for them again. */
  readonly events: string;
}

/** Opening goes back at least this many decisions, for the log and for undo by consent; more are not kept. */
const WINDOW = 100;
const MOST_KEPT = 50;
/** Of what happened, so much: the log of a snapshot is about this long. */
export const LOG = 50;

export function standingAtStart(match: Match): Standing {
  const { events } = match.opening;
  return {
    match,
    epoch: 0,
    asked: askedNow(match),
    decided: [],
    happened: [happening(-1, null, events)],
    events: events.length,
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
          happened: [],
          events: 0,
        }
      : standingAtStart(Match.start(game, { ...journal.header, key }));
  for (let i = from + 1; i < journal.lines.length; i++) follow(standing, journal.lines[i], i + 2);
  return standing;
}

export function noteAnswer(
  standing: Standing,
  {
    seat,
    key,
    n,
    among,
    events,
  }: Omit<Decided, 'epoch' | 'from' | 'handedOn'> & {
    readonly among: number;
    readonly events: readonly GameEvent[];
  },
): void {
  const { match, epoch, decided, happened } = standing;
  const handedOn = match.ask(seat) === null;
  decided.push({ seat, key, n, epoch, from: standing.asked.get(seat) ?? n, handedOn });
  happened.push(happening(n, seat, events));
  standing.events += events.length;
  if (decided.length > MOST_KEPT) decided.shift();
  while (happened.length > 1 && standing.events - happened[0].count >= LOG)
    standing.events -= happened.shift()!.count;
  // Where several are asked at once, the others' question is the same as before.
  standing.asked =
    among > 1 ? new Map([...standing.asked].filter(([other]) => other !== seat)) : askedNow(match);
}

export function noteUndo(standing: Standing, seat: Seat): void {
  const { decided, happened } = standing;
  standing.epoch++;
  const at = decided.findLastIndex((answer) => answer.seat === seat);
  const [dropped] = decided.splice(at, 1);
  const gone = happened.findLastIndex(({ n }) => n === dropped.n);
  if (gone >= 0) standing.events -= happened[gone].count;
  happened.splice(gone, 1);
  // Of answers given at the same time a middle one may go: those behind it move up.
  for (let i = at; i < decided.length; i++) decided[i] = { ...decided[i], n: decided[i].n - 1 };
  for (let i = gone; i < happened.length; i++)
    happened[i] = { ...happened[i], n: happened[i].n - 1 };
  standing.asked = askedNow(standing.match);
}

function happening(n: number, seat: Seat | null, events: readonly GameEvent[]): Happening {
  return { n, seat, count: events.length, events: JSON.stringify(events) };
}

function follow(standing: Standing, line: JournalLine, number: number): void {
  const { match } = standing;
  const n = match.decisions;
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
  let behind = (last?.t === 'answer' || last?.t === 'undo' ? last.n : 0) - WINDOW;
  for (let i = lines.length - 1; i > 0; i--) {
    const line = lines[i];
    if (line.t === 'save' && line.n <= behind) return i;
    if (line.t === 'undo') behind = Math.min(behind, line.n);
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
