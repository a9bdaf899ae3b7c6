import { existsSync } from 'node:fs';
import path from 'node:path';
import { table } from '@tablewright/board/terminal';
import {
  type Blunder,
  createBot,
  findBlunders,
  openBlunder,
  parseBlunders,
  solves,
} from '@tablewright/bots';
import { keyFromSeed } from '@tablewright/engine';
import { EXIT, UsageError } from '../failure.ts';
import { readText, withFile, writeText } from '../files.ts';
import { parseBots, parseSetup, seatCount, USUAL_SEATS, wholeNumber } from '../options.ts';
import { printLines } from '../output.ts';
import { type Title, TITLES, titleOf } from '../registry.ts';
import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../text/index.ts';
import { MOST_GAMES } from './simulate.ts';

export interface BlundersOptions {
  readonly bots: string;
  readonly prune?: boolean;
  readonly json?: boolean;
}

/** What became of the positions of one game. */
interface Outcome {
  readonly game: string;
  readonly positions: number;
  /** Positions whose question the installed rules no longer ask, and why. */
  readonly gone: readonly { readonly id: string; readonly why: string }[];
  readonly solved: readonly {
    readonly bot: string;
    readonly solved: number;
    readonly of: number;
  }[];
}

/** Where the positions of a game are stored, seen from the root of the repository. */
const suiteOf = ({ game }: Title): string => path.join('games', game.id, 'test', 'blunders.jsonl');

/** Asks bots the questions of the stored positions and prints the share they solve. */
export async function blunders(
  gameId: string | undefined,
  options: BlundersOptions,
  shell: Shell,
): Promise<number> {
  const titles = gameId === undefined ? TITLES.filter(hasSuite) : [titleOf(gameId)];
  const outcomes: Outcome[] = [];
  for (const title of titles) outcomes.push(await outcomeOf(title, options));
  if (options.json === true) printLines([JSON.stringify({ games: outcomes })]);
  else printLines(outcomes.flatMap((outcome) => readable(outcome, shell)));
  const isWhole = outcomes.every(({ gone }) => gone.length === 0);
  return isWhole || options.prune === true ? EXIT.fine : EXIT.fault;
}

function hasSuite(title: Title): boolean {
  return existsSync(suiteOf(title));
}

async function outcomeOf(title: Title, options: BlundersOptions): Promise<Outcome> {
  const file = suiteOf(title);
  const stored = readBlunders(file);
  const opened = stored.map((blunder) => ({ blunder, ...openBlunder(title.game, blunder) }));
  const gone = opened.flatMap(({ blunder, gone: why }) =>
    why === undefined ? [] : [{ id: blunder.id, why }],
  );
  const open = opened.flatMap(({ blunder, match }) =>
    match === undefined ? [] : [{ blunder, match }],
  );
  if (options.prune === true && gone.length > 0)
    writeText(file, open.map(({ blunder }) => lineOf(blunder)).join(''));
  const bots = parseBots(options.bots);
  const progress = new Progress(bots.length * open.length);
  const solved: Outcome['solved'][number][] = [];
  for (const [i, spec] of bots.entries()) {
    let count = 0;
    for (const [j, { blunder, match }] of open.entries()) {
      // A bot of its own for each position, so that its answer does not depend on those before.
      const bot = createBot(spec, title.bot);
      if (await solves(bot, match, blunder)) count++;
      await bot.close?.();
      progress.at(i * open.length + j + 1);
    }
    solved.push({ bot: spec.name, solved: count, of: open.length });
  }
  progress.done();
  return { game: title.game.id, positions: stored.length, gone, solved };
}

function readable({ game, positions, gone, solved }: Outcome, shell: Shell): string[] {
  return [
    shell.say('blunders.positions', { game, positions }),
    ...table(
      solved.map(({ bot, solved: count, of }) => [
        bot,
        `${shell.number(count)} / ${shell.number(of)}`,
        of === 0 ? '' : shell.percent(count / of),
      ]),
    ),
    ...gone.map(({ id, why }) => shell.say('blunders.gone', { id, why })),
    '',
  ];
}

export interface SearchOptions {
  readonly bots: string;
  readonly seats?: string;
  readonly games: string;
  readonly seed: string;
  readonly setup: readonly string[];
  readonly screen: string;
  readonly deep: string;
  readonly referee: string;
  readonly cost: string;
  readonly minutes: string;
  readonly out?: string;
}

const MOST_PLAYOUTS = 1_000_000;

/** Lets bots play and adds what they chose badly to the stored positions. */
export async function searchBlunders(
  gameId: string,
  options: SearchOptions,
  shell: Shell,
): Promise<number> {
  const title = titleOf(gameId);
  const matches = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const specs = parseBots(options.bots);
  const until = performance.now() + 60_000 * wholeNumber('--minutes', options.minutes, 1, 10_000);
  const file = options.out ?? suiteOf(title);
  const known = new Set(existsSync(file) ? readBlunders(file).map(({ id }) => id) : []);
  const playouts = (name: 'screen' | 'deep' | 'referee'): number =>
    wholeNumber(`--${name}`, options[name], 1, MOST_PLAYOUTS);
  let found = 0;
  const seats = seatCount(title.game, options.seats, USUAL_SEATS.play);
  for await (const blunder of findBlunders({
    game: title.game,
    hooks: title.bot,
    seats,
    setup: parseSetup(title, options.setup, { seats, locale: shell.locale }),
    matches,
    seed: options.seed,
    effort: {
      screen: playouts('screen'),
      deep: playouts('deep'),
      referee: playouts('referee'),
    },
    cost: wholeNumber('--cost', options.cost, 1, 100) / 100,
    create: (match, seat) =>
      createBot(
        specs[(match + seat) % specs.length],
        title.bot,
        parseInt(keyFromSeed(`${options.seed}/${match}/${seat}`).slice(0, 12), 16),
      ),
    isLate: () => performance.now() > until,
  })) {
    if (known.has(blunder.id)) continue;
    writeText(file, lineOf(blunder), 'a');
    found++;
    printLines([`${blunder.id}: ${blunder.why}`]);
  }
  printLines([shell.say('blunders.found', { found, file })]);
  return EXIT.fine;
}

function readBlunders(file: string): Blunder[] {
  if (!existsSync(file)) throw new UsageError('error.fileMissing', { file });
  return withFile(file, () => parseBlunders(readText(file)));
}

const lineOf = (blunder: Blunder): string => `${JSON.stringify(blunder)}\n`;
