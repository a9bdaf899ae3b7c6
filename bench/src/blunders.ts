import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcsBot } from '@tablewright/arcs/bot';
import { createBot, openBlunder, parseBlunders, parseBot, solves } from '@tablewright/bots';
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
      ...(await solvedOf('Roam', BASE.game, roamBot)),
      ...(await solvedOf('Ahoy', AHOY.game, ahoyBot)),
      ...(await solvedOf('Arcs', ARCS.game, arcsBot)),
    ],
    targets: [],
  };
}

async function solvedOf(name: string, game: Game, hooks: BotHooks<Core>): Promise<Figure[]> {
  const file = path.join('games', game.id, 'test', 'blunders.jsonl');
  if (!existsSync(file)) return [];
  const stored = parseBlunders(readFileSync(file, 'utf8'));
  const figures: Figure[] = [];
  let gone = 0;
  for (const level of LEVELS) {
    let solved = 0;
    gone = 0;
    for (const blunder of stored) {
      const { match } = openBlunder(game, blunder);
      if (match === undefined) gone++;
      else if (await solves(createBot(parseBot(level), hooks), match, blunder)) solved++;
    }
    figures.push(
      figure(`${name}, ${level}`, '% solved', [(100 * solved) / (stored.length - gone)]),
    );
  }
  if (gone > 0) figures.push(figure(`${name}, no longer asked`, 'positions', [gone]));
  return figures;
}
