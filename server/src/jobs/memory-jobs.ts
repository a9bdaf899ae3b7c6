import type { Log } from '../log.ts';
import { Closing } from '../refusal.ts';
import { attemptsOf, type Jobs, type Queue, waitAfter } from './jobs.ts';

interface Job {
  readonly data: unknown;
  readonly id?: string;
  readonly done?: { resolve(value: unknown): void; reject(error: Error): void };
  failures: number;
  timer?: NodeJS.Timeout;
}

interface Work {
  handle: ((data: unknown) => Promise<unknown>) | null;
  parallel: number;
  running: number;
  /** Jobs that are due. */
  ready: Job[];
  /** Jobs that are not due yet. */
  readonly later: Set<Job>;
}

/** Timers count in 31 bits, so longer waits are split. */
const LONGEST_TIMER = 2 ** 30;

/** Jobs of a single process. The database is the truth: waiting jobs may be lost. */
export class MemoryJobs implements Jobs {
  private readonly now: () => number;
  private readonly queues = new Map<Queue, Work>();
  private readonly repeated = new Set<NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<void>>();
  private closed = false;
  private log: Log = { error: () => undefined };

  constructor(now: () => number) {
    this.now = now;
  }

  open(log: Log): void {
    this.log = log;
  }

  async add(
    queue: Queue,
    data: unknown,
    { id, at }: { readonly id?: string; readonly at?: number } = {},
  ): Promise<void> {
    if (this.closed) return;
    const work = this.queue(queue);
    if (id !== undefined) forget(work, id);
    this.schedule(queue, { data, id, failures: 0 }, at ?? 0);
  }

  ask(queue: Queue, data: unknown): Promise<unknown> {
    if (this.closed) return Promise.reject(new Closing());
    return new Promise((resolve, reject) => {
      const job = { data, failures: 0, done: { resolve, reject } };
      this.queue(queue).ready.push(job);
      this.go(queue);
    });
  }

  async every(queue: Queue, ms: number, data: unknown): Promise<void> {
    if (this.closed) return;
    const timer = setInterval(() => {
      // The id replaces a job that still waits.
      void this.add(queue, data, { id: `every-${ms}` });
    }, ms);
    timer.unref();
    this.repeated.add(timer);
  }

  work(queue: Queue, handle: (data: unknown) => Promise<unknown>, parallel: number): void {
    Object.assign(this.queue(queue), { handle, parallel });
    this.go(queue);
  }

  async depth(): Promise<{ readonly [queue in Queue]?: number }> {
    return Object.fromEntries(
      [...this.queues].map(([queue, { ready, later }]) => [queue, ready.length + later.size]),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.repeated) clearInterval(timer);
    for (const { ready, later } of this.queues.values()) {
      for (const { timer } of later) clearTimeout(timer);
      later.clear();
      for (const { done } of ready.splice(0)) done?.reject(new Closing());
    }
    await Promise.all(this.underWay);
  }

  private queue(name: Queue): Work {
    let work = this.queues.get(name);
    if (work === undefined) {
      work = { handle: null, parallel: 1, running: 0, ready: [], later: new Set() };
      this.queues.set(name, work);
    }
    return work;
  }

  private schedule(queue: Queue, job: Job, at: number): void {
    const work = this.queue(queue);
    const wait = at - this.now();
    if (wait <= 0) {
      work.ready.push(job);
      this.go(queue);
      return;
    }
    work.later.add(job);
    job.timer = setTimeout(
      () => {
        work.later.delete(job);
        this.schedule(queue, job, at);
      },
      Math.min(wait, LONGEST_TIMER),
    );
    job.timer.unref();
  }

  private go(queue: Queue): void {
    const work = this.queue(queue);
    while (work.handle !== null && work.running < work.parallel && work.ready.length > 0) {
      const doing = this.run(queue, work, work.ready.shift()!);
      this.underWay.add(doing);
      void doing.then(() => {
        this.underWay.delete(doing);
        if (!this.closed) this.go(queue);
      });
    }
  }

  private async run(queue: Queue, work: Work, job: Job): Promise<void> {
    work.running++;
    try {
      const value = await work.handle!(job.data);
      job.done?.resolve(value ?? null);
    } catch (error) {
      if (job.done !== undefined) return job.done.reject(error as Error);
      if (!(error instanceof Closing)) this.log.error({ err: error, queue }, 'a job failed');
      if (!this.closed && ++job.failures < attemptsOf(queue))
        this.schedule(queue, job, this.now() + waitAfter(job.failures));
    } finally {
      work.running--;
    }
  }
}

function forget({ ready, later }: Work, id: string): void {
  const at = ready.findIndex((job) => job.id === id);
  if (at >= 0) ready.splice(at, 1);
  for (const job of later) {
    if (job.id !== id) continue;
    clearTimeout(job.timer);
    later.delete(job);
  }
}
