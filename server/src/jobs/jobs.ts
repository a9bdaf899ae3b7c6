import type { Log } from '../log.ts';

export type Queue = 'think' | 'wake' | 'deliver';

/**
 * Work that any node may do: with timers in one process, in queues that all nodes share where there are several.
 * Data and answers must survive JSON.
 */
export interface Jobs {
  open(log: Log): void;
  /**
   * One node does the job once, at the time `at` or as soon as possible, and retries failures. The job replaces a
   * waiting one with the same id.
   */
  add(
    queue: Queue,
    data: unknown,
    options?: { readonly id?: string; readonly at?: number },
  ): Promise<void>;
  /** The same, and resolves with the answer. This node does what another does not know. */
  ask(queue: Queue, data: unknown): Promise<unknown>;
  /** Adds the job every `ms` milliseconds, for one of the nodes. */
  every(queue: Queue, ms: number, data: unknown): Promise<void>;
  /** How this node does the jobs of a queue, and how many at the same time. */
  work(queue: Queue, handle: (data: unknown) => Promise<unknown>, parallel: number): void;
  /** How many jobs wait, for the metrics. */
  depth(): Promise<{ readonly [queue in Queue]?: number }>;
  /** Takes no more jobs and lets running ones finish. */
  close(): Promise<void>;
}

/** Thrown when a node does not know a job because it runs another release. */
export class NotKnownHere extends Error {
  override name = 'NotKnownHere';
}

const FIRST_WAIT = 2000;

/** Delays double, so the last attempt comes within a day. */
export function attemptsOf(queue: Queue): number {
  return queue === 'deliver' ? 15 : 1;
}

/** Milliseconds before the next attempt, after this many failures. */
export function waitAfter(failures: number): number {
  return FIRST_WAIT * 2 ** (failures - 1);
}
