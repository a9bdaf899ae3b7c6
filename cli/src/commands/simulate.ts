import { isDeepStrictEqual } from 'node:util';
import { everySetup } from '@tablewright/conformance';
import { Mixer, type Setup } from '@tablewright/engine';
import { EXIT, UsageError } from '../failure.ts';
import { parseBots, parseSetup, seatCount, USUAL_SEATS, wholeNumber } from '../options.ts';
import { printLines } from '../output.ts';
import { type Title, titleOf } from '../registry.ts';
import { checked, type Played, playedByBots, playedRandomly } from '../simulation/matches.ts';
import { readable, type Report } from '../simulation/report.ts';
import { round, Tally } from '../simulation/tally.ts';
import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../text/index.ts';

export interface SimulateOptions {
  readonly seats?: string;
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly setup: readonly string[];
  readonly allSetups?: boolean;
  readonly json?: boolean;
  readonly check?: boolean;
  readonly every?: string;
  readonly leaveAfter?: string;
}

export const MOST_GAMES = 10_000_000;

/** Plays many matches between bots and reports the results. */
export async function simulate(
  gameId: string,
  options: SimulateOptions,
  shell: Shell,
): Promise<number> {
  const title = titleOf(gameId);
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const bots = parseBots(options.bots);
  const every = wholeNumber('--every', options.every ?? '1', 1, MOST_GAMES);
  const leftAfter = leavingAfter(options);
  const tables = tablesFor(title, options, shell);
  const areRandom = bots.every(({ kind }) => kind === 'random');
  if (options.check === true && !areRandom) throw new UsageError('error.checkRandom');

  const tally = new Tally();
  const hashes = new Mixer();
  const progress = new Progress(games);
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const { seats, setup } = tables[i % tables.length];
    const match = { title, seats, setup, seed: `${options.seed}/${i}` };
    const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + i) % bots.length]);
    let played: Played;
    if (options.check === true) played = checked(match, { every, leftAfter });
    else if (areRandom) played = playedRandomly(match);
    else played = await playedByBots(match, seated);
    hashes.addText(played.finalHash);
    tally.add(
      played,
      seated.map(({ name }) => name),
    );
    progress.at(i + 1);
  }
  progress.done();

  const seconds = (performance.now() - start) / 1000;
  const report: Report = {
    game: gameId,
    seed: options.seed,
    games,
    decisions: tally.decisions,
    seconds: round(seconds, 3),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    turns: tally.turnsOfMatch,
    wins: {
      bySeat: tally.winsBySeat.map((wins) => round(wins, 3)),
      byBot: Object.fromEntries(
        Object.entries(tally.winsByBot).map(([bot, wins]) => [bot, round(wins, 3)]),
      ),
    },
    endings: tally.endings,
    finalHash: hashes.digest(),
    ...(options.check === true && { violations: tally.violations }),
  };
  printLines(options.json === true ? [JSON.stringify(report)] : readable(report, title, shell));
  return tally.violations.length > 0 ? EXIT.fault : EXIT.fine;
}

function leavingAfter({ leaveAfter, check }: SimulateOptions): number | undefined {
  if (leaveAfter === undefined) return undefined;
  if (check !== true) throw new UsageError('error.leaveAfter');
  return wholeNumber('--leave-after', leaveAfter, 1, MOST_GAMES);
}

/** The tables to play at, in turn. */
function tablesFor(
  title: Title,
  options: SimulateOptions,
  { locale }: Shell,
): readonly { readonly seats: number; readonly setup: Setup }[] {
  const { game } = title;
  const seats = seatCount(game, options.seats, USUAL_SEATS.simulate);
  const setup = parseSetup(title, options.setup, { seats, locale });
  if (options.allSetups !== true) return [{ seats, setup }];
  const isAsWished = (candidate: Setup): boolean =>
    Object.entries(setup).every(([name, value]) => isDeepStrictEqual(candidate[name], value));
  return everySetup(game).filter((candidate) => isAsWished(candidate.setup));
}
