import { schedule } from './game.ts';
import type { Seat } from './plain.ts';
import { emit, leaveFor } from './scene.ts';
import type { Core, StepCall, StepTable } from './schema.ts';

/** What each event tells everybody; under `secret`, what it tells only some. */
export type EventTable<E> = { readonly [name in keyof E]: object };

type Told<A> = Omit<A, 'secret'>;

/** Where `secret` is optional, an event may come without one. */
type Secret<A> = A extends { readonly secret: infer S }
  ? [secret: Whisper<S>]
  : A extends { readonly secret?: infer S }
    ? 'secret' extends keyof A
      ? [secret?: Whisper<NonNullable<S>>]
      : []
    : [];

interface Whisper<A> {
  readonly seats: readonly Seat[];
  readonly args: A;
}

/** The functions by which rules name steps and events, for the steps and events of one game. */
export interface Vocabulary<S extends StepTable<S>, E extends EventTable<E>> {
  /** Schedules a step to follow the running one; several follow in the order in which they were scheduled. */
  readonly schedule: <N extends keyof S & string>(g: Core, step: N, ...args: S[N]) => void;
  /** An entry of an agenda. */
  readonly stepCall: <N extends keyof S & string>(step: N, ...args: S[N]) => StepCall;
  /**
   * Breaks off whatever is going on, from however deep in the rules: a combat, a turn, a vote. Next comes the step of
   * this name, which is scheduled already; what was to come before it falls away.
   */
  readonly leaveFor: <N extends keyof S & string>(step: N) => never;
  /** Tells what happened. Arguments that cost something to make are given as a function: in search nobody listens. */
  readonly emit: <N extends keyof E & string>(
    event: N,
    args: Told<E[N]> | (() => Told<E[N]>),
    ...secret: Secret<E[N]>
  ) => void;
}

/** Steps and events of a game, checked where they are named. */
export function vocabulary<S extends StepTable<S>, E extends EventTable<E>>(): Vocabulary<S, E> {
  return {
    schedule: schedule as Vocabulary<S, E>['schedule'],
    stepCall: (step, ...args) => ({ step, args: [...args] }),
    leaveFor,
    emit: emit as Vocabulary<S, E>['emit'],
  };
}
