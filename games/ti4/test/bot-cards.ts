import { createBot, parseBot } from '@tablewright/bots';
import { ti4Bot } from '../bot/index.ts';
import type { Scenario } from './scenario.ts';
import { SEAT, type Who } from './table.ts';

/** What the greedy bot answers to the question that a player is asked, the first one by default. */
export async function answerOf(game: Scenario, who?: Who): Promise<string> {
  const seat = who === undefined ? game.match.asks[0].seat : SEAT[who];
  const advice = await createBot(parseBot('greedy'), ti4Bot, 1).advise(game.match, seat);
  return advice.key;
}

/** Lets the bot answer until this is asked, or nobody is asked any more. */
export async function playUntil(game: Scenario, prompt: string): Promise<Scenario> {
  for (let answers = 0; game.prompt !== prompt && !game.over; answers++) {
    if (answers > 60) throw new Error(`nobody is asked ${prompt}`);
    game.play(await answerOf(game));
  }
  return game;
}
