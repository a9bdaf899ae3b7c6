import { SHELF } from './games.gen.ts';
import type { Shelved } from './lobby/catalogue.ts';

/** Every game that can be played here. */
export const GAMES: readonly Shelved[] = SHELF;
