import {
  type Consequence,
  type Core,
  type Decision,
  FastChance,
  type Game,
  keyFromSeed,
  LawError,
  Match,
  parseJournal,
  reopenJournal,
  Recorder,
  type Result,
  type Setup,
  TABLE,
  verifyJournal,
} from '@tablewright/engine';
import { accordsNow, countPieces } from './accords.ts';
import { LAWS, type Position } from './laws.ts';

/** A law that a game breaks, and where. */
export interface Violation {
  readonly law: string;
  readonly decision: number;
  readonly what: string;
  readonly seats: number;
  readonly setup: Setup;
  readonly seed: number | string;
}

export interface MatchToCheck {
  readonly seats: number;
  readonly setup?: Setup;
  readonly seed: number | string;
  /** A match longer than this counts as endless. */
  readonly mostDecisions?: number;
  /** The match is left after so many decisions, for games in development that cannot be played to their end. */
  readonly leftAfter?: number;
  /** How many decisions apart the expensive laws are checked; by default at each. */
  readonly every?: number;
}

export interface Checked {
  readonly violations: readonly Violation[];
  readonly decisions: number;
  readonly turns: number;
  readonly finalHash: string;
  readonly result: Result | null;
}

/** Violations after the first few only repeat. */
const ENOUGH = 5;

/** Where accords are open, one decision in this many is an accord. */
const ACCORDS_EVERY = 4;

/** Plays a random match through the public interface and checks the laws at its decisions. */
export function checkMatch<G extends Core>(game: Game<G>, options: MatchToCheck): Checked {
  const { seats, setup = {}, seed, mostDecisions = 20_000, every = 1 } = options;
  const { leftAfter = Infinity } = options;
  const violations: Violation[] = [];
  const lines: string[] = [];
  let match: Match<G>;
  try {
    match = Match.start(game, { seats, setup, key: keyFromSeed(seed) });
  } catch (error) {
    const what = `the match cannot begin: ${describe(error)}`;
    const violation = { law: 'runs', what, decision: 0, seats, setup, seed };
    return { violations: [violation], decisions: 0, turns: 0, finalHash: '', result: null };
  }
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  const chance = new FastChance(hashSeed(seed));
  const census = countPieces(game.census(match.state));

  let decision = 0;
  const report = (law: string, what: string): void => {
    violations.push({ law, what, decision, seats, setup, seed });
  };
  const guard = (law: string, check: () => string | null): void => {
    try {
      const what = check();
      if (what !== null) report(law, what);
    } catch (error) {
      report(law, describe(error));
    }
  };

  while (!match.over && violations.length < ENOUGH && match.decisions < leftAfter) {
    decision = match.decisions;
    if (match.decisions >= mostDecisions) {
      report('ends', `still running after ${mostDecisions} decisions`);
      break;
    }
    const move = randomDecision(match, chance);
    const position: Position<G> = { match, move, chance, census };
    const laws = decision % every === 0 ? LAWS : LAWS.filter(({ isDear }) => isDear !== true);
    const after = laws.map((law) => ({ law, check: attempt(() => law.before(position)) }));
    let consequence: Consequence;
    try {
      consequence = recorder.decide(move);
    } catch (error) {
      report('runs', `"${move.key}" fails: ${describe(error)}`);
      break;
    }
    for (const { law, check } of after) {
      guard(law.name, () => {
        if (typeof check === 'string' || check === null) return check;
        return check(consequence);
      });
    }
  }
  const isLeft = !match.over && match.decisions >= leftAfter;
  if (isLeft) recorder.putAside();
  if (match.over || isLeft) guard('journal', () => checkJournal(game, lines, match));
  return {
    violations,
    decisions: match.decisions,
    turns: game.turns(match.state),
    finalHash: match.hash(),
    result: match.result,
  };
}

/** A fault found before the answer, or a check to run after it. */
function attempt<T>(check: () => T): T | string {
  try {
    return check();
  } catch (error) {
    return describe(error);
  }
}

function describe(error: unknown): string {
  if (error instanceof LawError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** An accord now and then, where the game allows one; otherwise an answer. */
function randomDecision<G extends Core>(match: Match<G>, chance: FastChance): Decision {
  const accords = accordsNow(match, chance);
  if (accords.length > 0 && chance.below(ACCORDS_EVERY) === 0) {
    const key = accords[chance.below(accords.length)];
    return { seat: TABLE, key, signed: match.checkAccord(key) };
  }
  const ask = match.asks[chance.below(match.asks.length)];
  return { seat: ask.seat, key: ask.prompt.key(ask.options[chance.below(ask.options.length)]) };
}

function checkJournal<G extends Core>(
  game: Game<G>,
  lines: readonly string[],
  match: Match<G>,
): string | null {
  const journal = parseJournal(lines.join('\n'));
  const verified = verifyJournal(game, journal);
  if (verified.over !== match.over || verified.decisions !== match.decisions)
    return 'the verified journal stops elsewhere';
  const opened = reopenJournal(game, journal);
  return opened.adapted === null && opened.match.hash() === match.hash()
    ? null
    : 'the journal opens at another state';
}

function hashSeed(seed: number | string): number {
  let hash = 7;
  for (const letter of String(seed)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return hash >>> 0;
}
