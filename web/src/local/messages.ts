import type { Setup } from '@tablewright/engine';
import type { FromRoom, ToRoom } from '@tablewright/protocol';

/** A seat of a match in this browser. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

export interface NewLocal {
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
}

/** Messages to the worker that runs a match. */
export type ToWorker =
  | { readonly t: 'start'; readonly id: string; readonly match: NewLocal }
  | { readonly t: 'open'; readonly id: string }
  | { readonly t: 'host'; readonly message: ToRoom };

export type FromWorker =
  | { readonly t: 'open' }
  /** There is no such match in this browser. */
  | { readonly t: 'gone' }
  | { readonly t: 'failed'; readonly message: string }
  | { readonly t: 'host'; readonly message: FromRoom };
