import { availableParallelism } from 'node:os';
import { type Bot, type BotSpec, createBot } from '@tablewright/bots';
import { pooledSearchBot, SearchPool } from '@tablewright/bots/pool';
import type { Title } from '../registry.ts';

const MOST_THREADS = 4;

/** Bots for a table with a person: searches run on threads, so that the terminal stays responsive. */
export class Thinkers {
  private readonly title: Title;
  private readonly pool: SearchPool;

  constructor(title: Title) {
    this.title = title;
    const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.pool = new SearchPool(new URL('./worker.mjs', import.meta.url), threads);
  }

  bot(spec: BotSpec, seed: number): Bot {
    return spec.kind === 'search' && spec.budget !== undefined
      ? pooledSearchBot(spec.name, this.pool, spec.budget, seed)
      : createBot(spec, this.title.bot, seed);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
