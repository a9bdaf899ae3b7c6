import { table } from '@tablewright/board/terminal';
import { countPairings, createBot, parseBot, playArena, type SeatRecord } from '@tablewright/bots';
import { EXIT, UsageError } from '../failure.ts';
import { parseBots, parseSetup, seatCount, USUAL_SEATS, wholeNumber } from '../options.ts';
import { printLines } from '../output.ts';
import { titleOf } from '../registry.ts';
import { round } from '../simulation/tally.ts';
import { Progress } from '../terminal/progress.ts';
import type { Shell } from '../text/index.ts';
import { MOST_GAMES } from './simulate.ts';

export interface RateOptions {
  readonly bots: string;
  readonly games: string;
  readonly seats?: string;
  readonly seed: string;
  readonly setup: readonly string[];
  readonly lone?: boolean;
  readonly json?: boolean;
}

/** Lets bots play each other in all pairings and reports their win rates. */
export async function rate(gameId: string, options: RateOptions, shell: Shell): Promise<number> {
  const title = titleOf(gameId);
  const { game, bot: hooks } = title;
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const seats = seatCount(game, options.seats, USUAL_SEATS.play);
  const setup = parseSetup(title, options.setup, { seats, locale: shell.locale });
  const bots = [...new Set(parseBots(options.bots).map(({ name }) => name))];
  if (bots.length < 2) throw new UsageError('error.rateTwo');
  const lone = options.lone === true;
  const progress = new Progress(countPairings(bots.length, { seats, lone }) * games);
  const pairings = await playArena(game, bots, {
    seats,
    setup,
    games,
    lone,
    seed: options.seed,
    create: (name, seed) => createBot(parseBot(name), hooks, seed),
    onMatch: (played) => progress.at(played),
  });
  progress.done();
  if (options.json === true) {
    const figures = pairings.map((pairing) => ({
      ...pairing,
      rate: round(pairing.rate, 4),
      low: round(pairing.low, 4),
      high: round(pairing.high, 4),
      bySeat: pairing.bySeat.map((seat) => ({ ...seat, rate: round(rateOf(seat), 4) })),
    }));
    printLines([JSON.stringify({ game: gameId, seats, seed: options.seed, pairings: figures })]);
    return EXIT.fine;
  }
  printLines(
    table([
      [
        shell.say('rate.bot'),
        shell.say('rate.against'),
        shell.say('rate.games'),
        shell.say('rate.rate'),
        shell.say('rate.interval'),
        shell.say('rate.bySeat'),
      ],
      ...pairings.map(({ bot, against, rate: won, low, high, bySeat }) => [
        bot,
        against,
        shell.number(games),
        shell.percent(won),
        `${shell.percent(low)} – ${shell.percent(high)}`,
        bySeat.map((seat) => shell.percent(rateOf(seat))).join('  '),
      ]),
    ]),
  );
  return EXIT.fine;
}

function rateOf({ games, wins }: SeatRecord): number {
  return games === 0 ? 0 : wins / games;
}
