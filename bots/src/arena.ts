import { type Core, type Game, keyFromSeed, Match, type Setup } from '@tablewright/engine';
import type { Bot } from './bot.ts';
import { sharesOfWin } from './search.ts';

export interface ArenaOptions {
  readonly seats: number;
  readonly setup?: Setup;
  /** Matches for each pairing. */
  readonly games: number;
  /** Only the first bot sits alone, among each of the others in turn. */
  readonly lone?: boolean;
  readonly seed: number | string;
  /** Creates a bot. Each match has its own bots, so that it can be repeated alone. */
  readonly create: (name: string, seed: number) => Bot;
  readonly onMatch?: (played: number, of: number) => void;
}

/** The results of one bot among bots of another kind. */
export interface Pairing {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  /** 95 % interval of the rate. */
  readonly low: number;
  readonly high: number;
  /** What a bot of equal strength would win. */
  readonly fairShare: number;
  /** Matches and wins by seat, when seats have roles of their own. */
  readonly bySeat: readonly SeatRecord[];
}

export interface SeatRecord {
  readonly games: number;
  readonly wins: number;
}

/**
 * A round robin. In every pairing one bot sits alone among bots of the other kind and changes its seat
 * from match to match; with two seats, who is alone makes no difference and each pairing is played once.
 */
export async function playArena<G extends Core>(
  game: Game<G>,
  bots: readonly string[],
  options: ArenaOptions,
): Promise<Pairing[]> {
  const { seats, games } = options;
  const pairs = pairsOf(bots, options);
  const pairings: Pairing[] = [];
  let played = 0;
  for (const [bot, against] of pairs) {
    const bySeat = Array.from({ length: seats }, () => ({ games: 0, wins: 0 }));
    for (let i = 0; i < games; i++) {
      const seat = bySeat[i % seats];
      seat.games++;
      seat.wins += await playOne(game, bot, against, i, options);
      options.onMatch?.(++played, pairs.length * games);
    }
    pairings.push(pairing(bot, against, bySeat));
    if (seats === 2) pairings.push(pairing(against, bot, bySeat.map(others).reverse()));
  }
  return pairings;
}

/** The share of the win of the bot that sits alone. */
async function playOne<G extends Core>(
  game: Game<G>,
  bot: string,
  against: string,
  number: number,
  { seats, setup, seed, create }: ArenaOptions,
): Promise<number> {
  const alone = number % seats;
  const table = Array.from({ length: seats }, (_, seat) =>
    create(seat === alone ? bot : against, number * seats + seat + 1),
  );
  // With the same cards for every rotation of the seats, luck evens out sooner.
  const key = keyFromSeed(`${seed} ${Math.floor(number / seats)}`);
  const match = Match.start(game, { seats, ...(setup && { setup }), key });
  while (!match.over) {
    const { seat } = match.asks[0];
    const { key: answer } = await table[seat].advise(match, seat);
    match.answer(seat, answer);
  }
  for (const player of table) await player.close?.();
  return sharesOfWin(match.result!)[alone];
}

/** The number of pairings. */
export function countPairings(
  bots: number,
  { seats, lone }: Pick<ArenaOptions, 'seats' | 'lone'>,
): number {
  if (lone === true) return bots - 1;
  return seats === 2 ? (bots * (bots - 1)) / 2 : bots * (bots - 1);
}

function pairsOf(bots: readonly string[], { seats, lone }: ArenaOptions): [string, string][] {
  const pairs: [string, string][] = [];
  bots.forEach((bot, i) =>
    bots.forEach((against, j) => {
      if (lone === true ? i === 0 && j > 0 : i < j || (i > j && seats > 2))
        pairs.push([bot, against]);
    }),
  );
  return pairs;
}

/** With two players, one wins what the other does not. */
function others({ games, wins }: SeatRecord): SeatRecord {
  return { games, wins: games - wins };
}

function pairing(bot: string, against: string, bySeat: readonly SeatRecord[]): Pairing {
  let games = 0;
  let wins = 0;
  for (const seat of bySeat) {
    games += seat.games;
    wins += seat.wins;
  }
  return {
    bot,
    against,
    games,
    wins,
    rate: wins / games,
    ...wilson(wins, games),
    fairShare: 1 / bySeat.length,
    bySeat,
  };
}

/** The Wilson interval at 95 %: honest also for few matches and for rates near 0 and 1. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  const z = 1.96;
  const rate = wins / games;
  const centre = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
