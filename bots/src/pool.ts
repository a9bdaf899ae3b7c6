import { Worker } from 'node:worker_threads';
import { FastChance, type Match, saveMatch, type Seat } from '@tablewright/engine';
import type { Advice, Bot } from './bot.ts';
import { questionFor } from './question.ts';
import { adviceFrom, type Budget, type Finding, type Findings } from './search.ts';
import type { Reply, Task } from './worker.ts';

interface Pending {
  resolve(findings: Findings): void;
  reject(error: Error): void;
}

interface Thread {
  /** Null when it has ended: the next task starts a new one, so that a broken script does not loop. */
  worker: Worker | null;
  readonly pending: Map<number, Pending>;
}

/** Worker threads for searches, so that the caller is not blocked. */
export class SearchPool {
  private readonly script: URL;
  private readonly threads: Thread[];
  private tasks = 0;

  constructor(script: URL, threads: number) {
    this.script = script;
    this.threads = Array.from({ length: threads }, () => ({ worker: null, pending: new Map() }));
  }

  /** Every thread grows its own tree from its own sample; the results are added up. */
  async search(match: Match, seat: Seat, budget: Budget, seed: number): Promise<Findings> {
    const chance = new FastChance(seed);
    const share =
      'iterations' in budget
        ? { iterations: Math.ceil(budget.iterations / this.threads.length) }
        : budget;
    const findings = await Promise.all(
      this.threads.map((thread) => {
        const save = saveMatch(match.sample(seat, chance));
        return this.give(thread, {
          id: ++this.tasks,
          save,
          seat,
          budget: share,
          seed: chance.next(),
        });
      }),
    );
    return addUp(findings);
  }

  async close(): Promise<void> {
    for (const { worker } of this.threads) await worker?.terminate();
  }

  private give(thread: Thread, task: Task): Promise<Findings> {
    const worker = (thread.worker ??= this.hire(thread));
    worker.ref();
    return new Promise<Findings>((resolve, reject) => {
      thread.pending.set(task.id, { resolve, reject });
      worker.postMessage(task);
    }).finally(() => {
      // An idle pool must not keep the process alive.
      if (thread.pending.size === 0) worker.unref();
    });
  }

  private hire(thread: Thread): Worker {
    const worker = new Worker(this.script);
    worker.on('message', (reply: Reply) => {
      const pending = thread.pending.get(reply.id);
      thread.pending.delete(reply.id);
      if ('error' in reply) pending?.reject(new Error(reply.error));
      else pending?.resolve(reply.findings);
    });
    worker.on('error', (error) => this.fail(thread, error as Error));
    worker.on('exit', (code) =>
      this.fail(thread, new Error(`A thinking thread ended with code ${code}.`)),
    );
    return worker;
  }

  private fail(thread: Thread, error: Error): void {
    thread.worker = null;
    for (const pending of thread.pending.values()) pending.reject(error);
    thread.pending.clear();
  }
}

/** A search bot that uses the threads of a pool; the owner of the pool closes it. */
export function pooledSearchBot(name: string, pool: SearchPool, budget: Budget, seed: number): Bot {
  const chance = new FastChance(seed);
  return {
    name,
    async advise(match, seat): Promise<Advice> {
      questionFor(match, seat);
      return adviceFrom(await pool.search(match, seat, budget, chance.next()));
    },
  };
}

function addUp(all: readonly Findings[]): Findings {
  const options = new Map<string, Finding>();
  for (const { key, visits, total, squares } of all.flatMap((findings) => findings.options)) {
    const sofar = options.get(key) ?? { visits: 0, total: 0, squares: 0 };
    options.set(key, {
      key,
      visits: sofar.visits + visits,
      total: sofar.total + total,
      squares: sofar.squares + squares,
    });
  }
  return {
    iterations: all.reduce((sum, { iterations }) => sum + iterations, 0),
    options: [...options.values()],
  };
}
