import { GAMES } from '../../src/games.ts';

/** What a game in development cannot do yet does not show in the tests of the server. */
export const FINISHED = GAMES.filter(({ manifest }) => manifest.status !== 'development');
