import { parentPort } from 'node:worker_threads';
import {
  type BotHooks,
  type Core,
  FastChance,
  type Game,
  loadMatch,
  type Save,
  type Seat,
} from '@tablewright/engine';
import { type Budget, type Findings, search } from './search.ts';

/** What a worker thread needs of a game. */
export interface Thinkable {
  readonly game: Game;
  readonly hooks?: BotHooks<Core>;
}

/** A task of the pool for a thread. The save is a sample: it never contains what is hidden from the seat. */
export interface Task {
  readonly id: number;
  readonly save: Save;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: number;
}

export type Reply =
  | { readonly id: number; readonly findings: Findings }
  | { readonly id: number; readonly error: string };

/** Makes the current thread work on the tasks of the pool. */
export function serveSearch(games: readonly Thinkable[]): void {
  parentPort!.on('message', (task: Task) => {
    parentPort!.postMessage(think(games, task));
  });
}

function think(games: readonly Thinkable[], { id, save, seat, budget, seed }: Task): Reply {
  try {
    const known = games.find(({ game }) => game.id === save.game);
    if (known === undefined)
      return { id, error: `This thread does not know the game ${save.game}.` };
    const { match } = loadMatch(known.game, save);
    return { id, findings: search(match, seat, known.hooks, budget, new FastChance(seed)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
