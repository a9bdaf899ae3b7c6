import { Queue as BullQueue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { type Bus, type Topic, topic } from '../cluster/bus.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { Closing } from '../refusal.ts';
import { attemptsOf, type Jobs, type Queue, waitAfter, NotKnownHere } from './jobs.ts';

type Handle = (data: unknown) => Promise<unknown>;

/** A job as the queue stores it; `reply` names the node that waits for the answer. */
interface Posted {
  readonly data: unknown;
  readonly reply?: { readonly node: string; readonly id: string };
}

interface Asked {
  readonly queue: Queue;
  readonly data: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A worker that does not renew its lock for this long is gone, and another takes over its job. */
const LOCK = 6000;
const CHECK_STALLED_EVERY = 3000;

/** How long to wait for an answer of another node before this one does the work. */
const PATIENCE = 45_000;

const LONGEST_COMMAND = 2000;

const DONE = { removeOnComplete: true, removeOnFail: true } as const;

const PREFIX = 'tw-jobs';

type Done = [id: string, value: unknown, error: string | null, notKnownAt: string | null];

const topicOf = (node: string): Topic<Done> => topic(`done:${node}`);

/** Jobs of several nodes, in queues in Redis. */
export class BullJobs implements Jobs {
  private readonly url: string;
  private readonly bus: Bus;
  private readonly queues = new Map<Queue, BullQueue<Posted>>();
  private readonly workers: Worker[] = [];
  private readonly handles = new Map<Queue, Handle>();
  private readonly connections: Redis[] = [];
  private readonly asked = new Map<string, Asked>();
  /** Repeated jobs, to register again with a Redis that has lost its data. */
  private readonly repeated = new Map<string, () => Promise<unknown>>();
  private log: Log = { error: () => undefined };

  constructor(url: string, bus: Bus) {
    this.url = url;
    this.bus = bus;
    bus.listen(topicOf(bus.node), ([id, value, error, notKnownAt]) => {
      if (notKnownAt !== null && notKnownAt !== bus.node) return this.doHere(id);
      const asked = this.take(id);
      if (error === null) asked?.resolve(value);
      else asked?.reject(new Error(error));
    });
    bus.onGone((node) => {
      // The node may have been working on any of these, or have finished without replying.
      for (const id of this.asked.keys()) this.doHere(id);
      if (node === null && bus.isUp) void this.repeatAgain();
    });
  }

  open(log: Log): void {
    this.log = log;
  }

  async add(
    queue: Queue,
    data: unknown,
    { id, at }: { readonly id?: string; readonly at?: number } = {},
  ): Promise<void> {
    if (!this.bus.isUp) throw new Error('Redis is out of reach.');
    const bull = this.queue(queue);
    // A waiting job is replaced; one that is running stays, and is not added again.
    if (id !== undefined) await bull.remove(id);
    await bull.add(
      queue,
      { data },
      {
        ...DONE,
        attempts: attemptsOf(queue),
        backoff: { type: 'exponential', delay: waitAfter(1) },
        ...(id !== undefined && { jobId: id }),
        ...(at !== undefined && { delay: Math.max(0, at - Date.now()) }),
      },
    );
  }

  ask(queue: Queue, data: unknown): Promise<unknown> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.doHere(id), PATIENCE);
      this.asked.set(id, { queue, data, resolve, reject, timer });
      const reply = { node: this.bus.node, id };
      if (!this.bus.isUp) this.doHere(id);
      else
        this.queue(queue)
          .add(queue, { data, reply }, DONE)
          .catch(() => this.doHere(id));
    });
  }

  async every(queue: Queue, ms: number, data: unknown): Promise<void> {
    const id = `${queue}-${ms}`;
    const repeat = (): Promise<unknown> =>
      this.queue(queue).upsertJobScheduler(
        id,
        { every: ms },
        { name: queue, data: { data }, opts: DONE },
      );
    this.repeated.set(id, repeat);
    await repeat();
  }

  work(queue: Queue, handle: Handle, parallel: number): void {
    this.handles.set(queue, handle);
    const worker = new Worker<Posted>(queue, (job) => this.run(queue, handle, job.data), {
      connection: this.connect({ maxRetriesPerRequest: null }),
      prefix: PREFIX,
      concurrency: parallel,
      lockDuration: LOCK,
      stalledInterval: CHECK_STALLED_EVERY,
      maxStalledCount: 3,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    worker.on('error', (error) => this.report(error));
    worker.on('failed', (_job, error) => {
      if (!(error instanceof Closing)) this.log.error({ err: error, queue }, 'a job failed');
    });
    this.workers.push(worker);
  }

  async depth(): Promise<{ readonly [queue in Queue]?: number }> {
    const counted = [...this.queues].map(async ([name, queue]) => {
      const { waiting = 0, delayed = 0, active = 0 } = await queue.getJobCounts();
      return [name, waiting + delayed + active] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close(!this.bus.isUp)));
    for (const id of this.asked.keys()) this.take(id)!.reject(new Closing());
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    for (const connection of this.connections) connection.disconnect();
  }

  private async run(queue: Queue, handle: Handle, { data, reply }: Posted): Promise<void> {
    if (reply === undefined) {
      await handle(data);
      return;
    }
    let told: Done;
    try {
      told = [reply.id, (await handle(data)) ?? null, null, null];
    } catch (error) {
      if (error instanceof Closing) return this.leave(queue, { data, reply });
      const notKnownAt = error instanceof NotKnownHere ? this.bus.node : null;
      told = [reply.id, null, (error as Error).message, notKnownAt];
    }
    this.bus.publish(topicOf(reply.node), told);
  }

  /** This node closes before the job is done: another node does it, unless only this one waits for it. */
  private async leave(queue: Queue, posted: Required<Posted>): Promise<void> {
    if (posted.reply.node !== this.bus.node) await this.queue(queue).add(queue, posted, DONE);
  }

  /** Does the work here, because other nodes are out of reach, do not answer or do not know the task. */
  private doHere(id: string): void {
    const asked = this.take(id);
    const handle = asked && this.handles.get(asked.queue);
    if (asked === undefined || handle === undefined) return;
    handle(asked.data).then((value) => asked.resolve(value ?? null), asked.reject);
  }

  private take(id: string): Asked | undefined {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    clearTimeout(asked?.timer);
    return asked;
  }

  private queue(name: Queue): BullQueue<Posted> {
    let queue = this.queues.get(name);
    if (queue === undefined) {
      queue = new BullQueue<Posted>(name, {
        connection: this.connect({ maxRetriesPerRequest: 1, commandTimeout: LONGEST_COMMAND }),
        prefix: PREFIX,
      });
      queue.on('error', (error) => this.report(error));
      this.queues.set(name, queue);
    }
    return queue;
  }

  /** Adding a job fails at once while Redis is away; workers wait until it is back. */
  private connect(options: RedisOptions): Redis {
    const connection = new Redis(this.url, {
      ...options,
      retryStrategy: (times) => Math.min(times * 50, 400),
    });
    connection.on('error', () => undefined);
    this.connections.push(connection);
    return connection;
  }

  private async repeatAgain(): Promise<void> {
    try {
      for (const repeat of this.repeated.values()) await repeat();
    } catch (error) {
      this.report(error as Error);
    }
  }

  /** A lost connection to Redis is logged already. */
  private report(error: Error): void {
    if (this.bus.isUp) this.log.error({ err: error }, 'a queue had trouble');
  }
}
