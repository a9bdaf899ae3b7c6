import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcsBot } from '@tablewright/arcs/bot';
import {
  type Bot,
  createBot,
  openBlunder,
  parseBlunders,
  parseBot,
  solves,
} from '@tablewright/bots';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import { roamBot } from '@tablewright/roam/bot';
import { AHOY, ARCS, BASE } from './tables.ts';
import { type Figure, figure, type Section } from './report.ts';

/** Levels that answer alike on every machine. */
const LEVELS = ['easy', 'medium'];

/** How many of the stored positions, in which bots once chose badly, each level solves now. */
export async function blunders(): Promise<Section> {
  return {
    title: 'Positions in which bots chose badly (npm run tw -- blunders)',
    figures: [
      ...(await solvedOf('Roam', BASE.game, LEVELS, withHooks(roamBot))),
      ...(await solvedOf('Ahoy', AHOY.game, LEVELS, withHooks(ahoyBot))),
      ...(await solvedOf('Arcs', ARCS.game, LEVELS, withHooks(arcsBot))),
    ],
    targets: [],
  };
}

const withHooks =
  (hooks: BotHooks<Core>) =>
  (bot: string): Bot =>
    createBot(parseBot(bot), hooks);

/** What share of a game's positions each of the bots solves. */
export async function solvedOf(
  name: string,
  game: Game,
  bots: readonly string[],
  create: (bot: string) => Bot,
): Promise<Figure[]> {
  const file = path.join('games', game.id, 'test', 'blunders.jsonl');
  if (!existsSync(file)) return [];
  const stored = parseBlunders(readFileSync(file, 'utf8'));
  const figures: Figure[] = [];
  let gone = 0;
  for (const bot of bots) {
    let solved = 0;
    gone = 0;
    for (const blunder of stored) {
      const { match } = openBlunder(game, blunder);
      if (match === undefined) gone++;
      else if (await solves(create(bot), match, blunder)) solved++;
    }
    figures.push(figure(`${name}, ${bot}`, '% solved', [(100 * solved) / (stored.length - gone)]));
  }
  if (gone > 0) figures.push(figure(`${name}, no longer asked`, 'positions', [gone]));
  return figures;
}
