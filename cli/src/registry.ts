import type { Manifest } from '@tablewright/board/manifest';
import type { Drawing } from '@tablewright/board/terminal';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import type { GameText } from '@tablewright/text';
import { UsageError } from './failure.ts';
import { SHELF } from './games.gen.ts';

/** A game with everything that a terminal needs to play it. */
export interface Title<G extends Core = Core> {
  readonly manifest: Manifest;
  readonly game: Game<G>;
  readonly text: GameText;
  readonly bot: BotHooks<G>;
  readonly drawing: Drawing<G>;
}

export const TITLES: readonly Title[] = SHELF;

export function titleOf(id: string): Title {
  const title = TITLES.find(({ game }) => game.id === id);
  if (title !== undefined) return title;
  throw new UsageError('error.game', {
    game: id,
    games: TITLES.map(({ game }) => game.id).join(', '),
  });
}
