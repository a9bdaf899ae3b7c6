import { parentPort } from 'node:worker_threads';
import { type Advice, createBot, parseBot } from '@tablewright/bots';
import { loadMatch, type Save, type Seat } from '@tablewright/engine';
import type { Shelved } from '../lobby/catalogue.ts';

/** A thread's task. The save is a sample: it never holds what is hidden from the seat. */
export interface Task {
  readonly save: Save;
  readonly seat: Seat;
  /** A bot's specification: `greedy`, `search:300ms`. */
  readonly bot: string;
  readonly seed: number;
}

export type Thought =
  | { readonly advice: Advice }
  | { readonly error: string; readonly isUnknown?: boolean };

/** Makes the current thread work on the tasks it receives, one after the other. */
export function serveThinking(games: readonly Shelved[]): void {
  parentPort!.on('message', (task: Task) => {
    void think(games, task).then((thought) => parentPort!.postMessage(thought));
  });
}

async function think(games: readonly Shelved[], { save, seat, bot, seed }: Task): Promise<Thought> {
  try {
    const known = games.find(({ game }) => game.id === save.game);
    if (known === undefined)
      return { error: `This thread does not know the game ${save.game}.`, isUnknown: true };
    // Under other rules the bot might face another question than at the home of the match.
    if (save.rules !== known.game.rulesVersion)
      return {
        error: `This thread does not know rules ${save.rules} of ${save.game}.`,
        isUnknown: true,
      };
    const { match } = loadMatch(known.game, save);
    return { advice: await createBot(parseBot(bot), known.hooks, seed).advise(match, seat) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
