import { Worker } from 'node:worker_threads';
import type { Advice } from '@tablewright/bots';
import { NotKnownHere } from '../jobs/jobs.ts';
import { Closing } from '../refusal.ts';
import { isQuick } from './cost.ts';
import type { Task, Thought } from './thread.ts';

interface Job {
  readonly task: Task;
  readonly resolve: (advice: Advice) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  /** For bots that answer at once. */
  readonly isQuick: boolean;
  /** Null before the first job, and after it has failed. */
  worker: Worker | null;
  job: Job | null;
  /** Ends a thread that is stuck. */
  timer?: NodeJS.Timeout;
}

/** No bot thinks this long: a thread that does is stuck. */
const LONGEST_THOUGHT = 30_000;

/**
 * Threads in which bots think, off the main thread. Each has one job at a time. One extra thread keeps bots that
 * answer at once from waiting for those that search.
 */
export class Thinkers {
  private readonly script: URL;
  private readonly threads: Thread[];
  private readonly queue: Job[] = [];
  private closed = false;

  constructor(script: URL, threads: number) {
    this.script = script;
    this.threads = Array.from({ length: threads + 1 }, (_, i) => ({
      isQuick: i === 0,
      worker: null,
      job: null,
    }));
  }

  /** Resolves with the answer of the task's bot. */
  think(task: Task): Promise<Advice> {
    if (this.closed) return Promise.reject(new Closing());
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const error = new Closing();
    for (const job of this.queue.splice(0)) job.reject(error);
    await Promise.all(
      this.threads.map(async (thread) => {
        const { worker } = thread;
        this.fail(thread, error);
        await worker?.terminate();
      }),
    );
  }

  private assign(): void {
    if (this.closed) return;
    for (const thread of this.threads) {
      if (thread.job !== null) continue;
      const at = this.queue.findIndex(({ task }) => !thread.isQuick || isQuick(task.bot));
      if (at >= 0) this.begin(thread, this.queue.splice(at, 1)[0]);
    }
  }

  private begin(thread: Thread, job: Job): void {
    thread.job = job;
    thread.worker ??= this.hire(thread);
    const { worker } = thread;
    thread.timer = setTimeout(() => void worker.terminate(), LONGEST_THOUGHT);
    worker.postMessage(job.task);
  }

  private done(thread: Thread, thought: Thought): void {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = null;
    if ('advice' in thought) job?.resolve(thought.advice);
    else job?.reject(new (thought.isUnknown ? NotKnownHere : Error)(thought.error));
    this.assign();
  }

  private hire(thread: Thread): Worker {
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    let failure: Error | null = null;
    worker.on('message', (thought: Thought) => this.done(thread, thought));
    worker.on('error', (error) => {
      failure = error as Error;
    });
    worker.on('exit', (code) => {
      if (thread.worker === worker)
        this.fail(thread, failure ?? new Error(`A thinking thread ended with code ${code}.`));
    });
    return worker;
  }

  private fail(thread: Thread, error: Error): void {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.worker = null;
    thread.job = null;
    job?.reject(error);
    this.assign();
  }
}
