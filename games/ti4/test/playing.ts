import type { Scenario } from './scenario.ts';

/** What a player does who wants nothing. */
const IDLE = ['pass', 'done', 'decline', 'stay', 'keepTokens'];

/** Plays on without wanting anything until this is asked. */
export function idleUntil(game: Scenario, prompt: string): Scenario {
  for (let answers = 0; game.prompt !== prompt; answers++) {
    if (answers > 200) throw new Error(`nobody is asked ${prompt}`);
    const { offered } = game;
    game.play(IDLE.find((key) => offered.includes(key)) ?? offered[0]);
  }
  return game;
}
