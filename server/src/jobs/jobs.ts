import type { Log } from '../log.ts';

export type Queue = 'think' | 'wake' | 'deliver';

/**
 * Work that any node may do: with timers in one process, in queues that all nodes share where there are several.
 * Data and answers must survive JSON.
 */
export interface Jobs {
  open(log: Log): void;
  /** Done once, by some node, at the time `at` or as soon as may be; tried again where it fails. A job with the id of one that waits replaces it. */
  add(
    queue: Queue,
    data: unknown,
    options?: { readonly id?: string; readonly at?: number },
  ): Promise<void>;
  /** The same, for whoever waits for what comes of it. What another node does not know is done by this one. */
  ask(queue: Queue, data: unknown): Promise<unknown>;
  /** Every so many milliseconds, by one of the nodes. */
  every(queue: Queue, ms: number, data: unknown): Promise<void>;
  /** How this node does the work of a queue, so many at once. */
  work(queue: Queue, handle: (data: unknown) => Promise<unknown>, parallel: number): void;
  /** Jobs that wait, for the metrics. */
  depth(): Promise<{ readonly [queue in Queue]?: number }>;
  /** Takes no more work and lets what is under way come to its end. */
  close(): Promise<void>;
}

/** Thrown where a node does not know what a job is about, because another release runs there. */
export class NotKnownHere extends Error {
  override name = 'NotKnownHere';
}

const FIRST_WAIT = 2000;

/** With waits that double, the last attempt is made within a day. */
export function attemptsOf(queue: Queue): number {
  return queue === 'deliver' ? 15 : 1;
}

/** Milliseconds until a job that has failed so often is tried again. */
export function waitAfter(failures: number): number {
  return FIRST_WAIT * 2 ** (failures - 1);
}
