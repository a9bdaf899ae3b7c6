import { randomBytes } from 'node:crypto';
import {
  type Adaptation,
  type Consequence,
  type Game,
  type Journal,
  keyFromSeed,
  Match,
  Recorder,
  reopenJournal,
  replayJournal,
  rulesOf,
  verifyJournal,
} from '@tablewright/engine';
import type { Locale } from '@tablewright/text';
import { UsageError } from '../failure.ts';
import { readJournal, withFile } from '../files.ts';
import {
  dealBots,
  parseBots,
  parseSetup,
  seatCount,
  USUAL_SEATS,
  wholeNumber,
} from '../options.ts';
import type { Title } from '../registry.ts';
import { JournalKeeper } from './journal-keeper.ts';
import { LONGEST_PLAN } from './plans.ts';
import { botsOf, cleanName, personSeat, type Sitter, sittersIn } from './seating.ts';

/** A match that is ready to play. */
export interface Opening {
  readonly recorder: Recorder;
  readonly keeper: JournalKeeper;
  readonly sitters: readonly Sitter[];
  /** What has happened so far. */
  readonly history: readonly Happening[];
  /** Set when the match began under other rules. */
  readonly adapted: Adaptation | null;
}

export interface Happening {
  /** Decisions made before it. */
  readonly decision: number;
  readonly consequence: Consequence;
}

/** No undo goes back before the opening. */
const OPENING = -1;

export interface NewMatch {
  readonly seats?: string;
  readonly seat: string;
  readonly bots: string;
  readonly setup: readonly string[];
  readonly seed?: string;
  readonly name?: string;
  readonly save?: string;
}

export function beginMatch(title: Title, options: NewMatch, locale: Locale): Opening {
  const { game } = title;
  const seats = seatCount(game, options.seats, USUAL_SEATS.play);
  const me = wholeNumber('--seat', options.seat, 0, seats - 1);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  const bots = dealBots(parseBots(options.bots), others);
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const bot = bots.get(seat);
    if (bot !== undefined) return { bot: bot.name };
    return options.name === undefined
      ? { person: true }
      : { person: true, name: cleanName(options.name) };
  });
  const setup = parseSetup(title, options.setup, { seats, locale });
  const key = options.seed === undefined ? secretKey() : keyFromSeed(options.seed);
  const keeper = new JournalKeeper(game.id);
  if (options.save !== undefined) keeper.writeTo(options.save);
  const match = Match.start(game, { seats, setup, key });
  match.reachBack(LONGEST_PLAN);
  const recorder = Recorder.begin(match, keeper.add, sitters);
  // The key is in the file from the start, so that even a power failure loses nothing.
  if (keeper.path !== null) recorder.putAside();
  return {
    recorder,
    keeper,
    sitters,
    history: [{ decision: OPENING, consequence: match.opening }],
    adapted: null,
  };
}

export function resumeMatch({ game }: Title, file: string, save: string | undefined): Opening {
  const { journal, source } = readJournal(file);
  return withFile(file, () => {
    if (rulesOf(journal) === game.rulesVersion) verifyJournal(game, journal);
    const { match, adapted } = reopenJournal(game, journal, { reach: LONGEST_PLAN });
    if (match.over) throw new UsageError('error.resumeOver', { file });
    const sitters = sittersIn(journal.header);
    if (sitters === null || personSeat(sitters) < 0)
      throw new UsageError('error.resumeNobody', { file });
    botsOf(sitters);
    const keeper = new JournalKeeper(game.id);
    keeper.takeOver(source, file);
    if (save !== undefined && save !== file) keeper.writeTo(save);
    const recorder = Recorder.continue(match, keeper.add);
    if (adapted === null)
      return { recorder, keeper, sitters, history: historyOf(game, journal), adapted };
    recorder.changeRules(adapted.from, adapted.dropped);
    return { recorder, keeper, sitters, history: [], adapted };
  });
}

/** The events of a journal that were not undone. */
export function historyOf(game: Game, journal: Journal): Happening[] {
  const history: Happening[] = [];
  for (const { line, match, consequence } of replayJournal(game, journal)) {
    if (line.t === 'undo') dropFrom(history, match.decisions);
    else if (line.t === 'opening') history.push({ decision: OPENING, consequence });
    else if (line.t === 'answer') history.push({ decision: line.n, consequence });
  }
  return history;
}

/** Drops the events after this many decisions. */
export function dropFrom(history: { readonly decision: number }[], decisions: number): void {
  while (history.length > 0 && history[history.length - 1].decision >= decisions) history.pop();
}

function secretKey(): string {
  return randomBytes(32).toString('hex');
}
