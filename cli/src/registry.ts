import type { Manifest } from '@tablewright/board/manifest';
import type { Drawing } from '@tablewright/board/terminal';
import { NO_HOOKS } from '@tablewright/bots';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import type { GameText } from '@tablewright/text';
import { UsageError } from './failure.ts';
import { SHELF } from './games.gen.ts';
import { NO_DRAWING, NO_TEXT } from './unfinished.ts';

/** A game with everything that a terminal needs to play it. */
export interface Title<G extends Core = Core> {
  readonly manifest: Manifest;
  readonly game: Game<G>;
  readonly text: GameText;
  readonly bot: BotHooks<G>;
  readonly drawing: Drawing<G>;
}

/** A game in development may lack some parts. */
type Installed = Pick<Title, 'manifest' | 'game'> & Partial<Title>;

const INSTALLED: readonly Installed[] = SHELF;

export const TITLES: readonly Title[] = INSTALLED.map((game) => ({
  text: NO_TEXT,
  bot: NO_HOOKS,
  drawing: NO_DRAWING,
  ...game,
}));

export function titleOf(id: string): Title {
  const title = TITLES.find(({ game }) => game.id === id);
  if (title !== undefined) return title;
  throw new UsageError('error.game', {
    game: id,
    games: TITLES.map(({ game }) => game.id).join(', '),
  });
}
