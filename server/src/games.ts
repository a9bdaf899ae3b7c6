import { NO_HOOKS } from '@tablewright/bots';
import { SHELF } from './games.gen.ts';
import type { Shelved } from './lobby/catalogue.ts';

/** A game in development may have no bot yet. */
type Installed = Omit<Shelved, 'hooks'> & Partial<Shelved>;

const INSTALLED: readonly Installed[] = SHELF;

/** Every game that is installed. */
export const GAMES: readonly Shelved[] = INSTALLED.map((game) => ({ hooks: NO_HOOKS, ...game }));
