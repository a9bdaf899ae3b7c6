import type { Chance } from './chance.ts';
import { LawError } from './errors.ts';
import type { Plain, Seat } from './plain.ts';

/** Something that happened, for the log, the animation and the notification. Never part of the state. */
export interface GameEvent {
  readonly type: string;
  /** What everybody may know. */
  readonly args: EventArgs;
  /** What only some seats may know in addition. */
  readonly secret?: { readonly seats: readonly Seat[]; readonly args: EventArgs };
}

export type EventArgs = { readonly [name: string]: Plain };

/** Where the current script's chance comes from and where its events go. */
export interface Scene {
  readonly chance: Chance;
  /** Null if nobody listens, as in search. */
  events: GameEvent[] | null;
  /** Every outcome of chance, in order; null if there is no journal. */
  outcomes: number[] | null;
}

// Scripts are plain functions of the state; the scene is set only while one of them runs,
// so that rolling a die or telling an event needs neither a parameter nor a trace in the state.
let current: Scene | null = null;

/** Sets the scene and returns the previous one, which the caller must restore. */
export function enter(scene: Scene | null): Scene | null {
  const before = current;
  current = scene;
  return before;
}

/** Chance: a whole number from 0 to `sides - 1`. */
export function roll(sides: number): number {
  const scene = running();
  if (!Number.isInteger(sides) || sides < 1 || sides > 0x100000000)
    throw new LawError(`There is no die with ${sides} sides.`);
  const outcome = scene.chance.below(sides);
  if (scene.outcomes !== null) scene.outcomes.push(outcome);
  return outcome;
}

/** Chance: puts a list in random order, in place. */
export function shuffle<T>(list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    const kept = list[last];
    list[last] = list[other];
    list[other] = kept;
  }
  return list;
}

/** Tells what happened. Arguments that cost something to make are given as a function: in search nobody listens. */
export function emit(
  type: string,
  args: EventArgs | (() => EventArgs),
  secret?: GameEvent['secret'],
): void {
  const { events } = running();
  if (events === null) return;
  const made = typeof args === 'function' ? args() : args;
  events.push(secret ? { type, args: made, secret } : { type, args: made });
}

/** Thrown through the scripts of a match that ends at once. */
export class Finish extends Error {
  override name = 'Finish';
}

/** Ends the match at once, from however deep in the rules. */
export function finish(): never {
  throw new Finish('The match is over.');
}

/** Thrown through the scripts of what a rule breaks off. */
export class Leave extends Error {
  override name = 'Leave';
  readonly step: string;

  constructor(step: string) {
    super(`Nothing called "${step}" is scheduled that could come next.`);
    this.step = step;
  }
}

/** Goes on with a scheduled step. Rules call it through their vocabulary. */
export function leaveFor(step: string): never {
  throw new Leave(step);
}

/** What one seat may know of an event. */
export function eventFor(event: GameEvent, seat: Seat): { type: string; args: EventArgs } {
  const { type, args, secret } = event;
  return secret?.seats.includes(seat)
    ? { type, args: { ...args, ...secret.args } }
    : { type, args };
}

function running(): Scene {
  if (current === null)
    throw new LawError('Chance and events belong to a running script: call them from a step.');
  return current;
}
