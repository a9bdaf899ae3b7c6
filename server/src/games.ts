import type { BotHooks, Core, Game } from '@tablewright/engine';
import { SHELF } from './games.gen.ts';
import type { Shelved } from './lobby/catalogue.ts';

/** Every game that can be played here. */
export const GAMES: readonly Shelved[] = SHELF.map(({ game, hooks }) => ({
  game: game as unknown as Game,
  hooks: hooks as unknown as BotHooks<Core>,
}));
