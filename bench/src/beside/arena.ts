import { pathToFileURL } from 'node:url';
import type { playArena } from '@tablewright/bots';
import { solvedOf } from '../blunders.ts';
import { atLeast, figure, printed } from '../report.ts';
import { AHOY, ARCS, FULL } from '../tables.ts';
import type { Rival } from './rivals.ts';

interface Side {
  rivals(): Rival[];
  readonly playArena: typeof playArena;
}

/** What bots may lose against those of another commit by bad luck alone, and still be no weaker. */
const LEAST = 45;
/** In the order of the rivals; positions open with the engine that they are asked with. */
const GAMES = [FULL, AHOY, ARCS].map(({ game }) => game);
const USUAL = { games: 400, bot: 'greedy', seed: 1 };

/** Bots of this commit against those of another, two to a table, under the rules of this one. */
export async function arena(args: readonly string[]): Promise<void> {
  const [ours, theirs] = await Promise.all(args.slice(0, 2).map(open));
  const option = (name: string): string | undefined =>
    args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined;
  const games = Number(option('games') ?? USUAL.games);
  const seed = Number(option('seed') ?? USUAL.seed);
  const bot = option('bot') ?? USUAL.bot;
  const others = theirs.rivals();
  for (const [i, { name, table, create }] of ours.rivals().entries()) {
    if (option('game') !== undefined && option('game') !== table.game.id) continue;
    const [{ rate, low, high, wins }] = await ours.playArena(table.game, ['ours', 'theirs'], {
      seats: 2,
      setup: table.setup,
      games,
      seed,
      create: (side, chance) => (side === 'ours' ? create : others[i].create)(bot, chance),
    });
    console.log(
      printed({
        title: `${name}, ${bot}: ${wins} of ${games} matches won`,
        figures: [
          figure('the true share lies within', '%', [100 * low, 100 * rate, 100 * high]),
          ...(await solvedOf('positions, ours', GAMES[i], [bot], (name) => create(name, seed))),
          ...(await solvedOf('positions, theirs', GAMES[i], [bot], (name) =>
            others[i].create(name, seed),
          )),
        ],
        targets: [atLeast('% won', 100 * rate, LEAST)],
      }),
    );
  }
}

async function open(file: string): Promise<Side> {
  return (await import(pathToFileURL(file).href)) as Side;
}
