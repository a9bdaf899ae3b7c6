import { table } from '@tablewright/board/terminal';
import { perft as countPaths } from '@tablewright/conformance';
import { keyFromSeed, Match } from '@tablewright/engine';
import { EXIT } from '../failure.ts';
import { parseSetup, seatCount, USUAL_SEATS, wholeNumber } from '../options.ts';
import { printLines } from '../output.ts';
import { titleOf } from '../registry.ts';
import type { Shell } from '../text/index.ts';

export interface PerftOptions {
  readonly depth: string;
  readonly seats?: string;
  readonly seed: string;
  readonly setup: readonly string[];
  readonly json?: boolean;
}

const DEEPEST = 20;

/** Counts the ways a match can begin, decision by decision. */
export function perft(gameId: string, options: PerftOptions, shell: Shell): number {
  const title = titleOf(gameId);
  const { game } = title;
  const depth = wholeNumber('--depth', options.depth, 1, DEEPEST);
  const seats = seatCount(game, options.seats, USUAL_SEATS.play);
  const setup = parseSetup(title, options.setup, { seats, locale: shell.locale });
  const match = Match.start(game, { seats, setup, key: keyFromSeed(options.seed) });
  const counts = countPaths(match, depth);
  if (options.json === true) {
    const { seed } = options;
    printLines([JSON.stringify({ game: gameId, seats, setup: match.setup, seed, counts })]);
  } else {
    const rows = counts.map((paths, i) => [String(i + 1), shell.number(paths)]);
    printLines(table([[shell.say('perft.depth'), shell.say('perft.paths')], ...rows]));
  }
  return EXIT.fine;
}
