import { AnswerError } from '@tablewright/engine';
import type { Refused } from '@tablewright/protocol';
import type { RoomDependencies } from './dependencies.ts';

/** A request that the room refuses. Nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly refused: Refused;

  constructor(code: Refused['code'], message: string, clause?: string) {
    super(message);
    this.refused = clause === undefined ? { code, message } : { code, message, clause };
  }
}

/** Rated play has no undo, hints or stand-ins. */
export function checkUnrated({ rated }: RoomDependencies, message: string): void {
  if (rated) throw new Refusal('rated', message);
}

export function unavailable(): Refusal {
  return new Refusal('unavailable', 'This could not be stored. Nothing has changed; try again.');
}

/** Waits for a write; if it fails for any reason, the client may try again. */
export async function stored<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch {
    throw unavailable();
  }
}

/** What the client gets. The message of an unexpected error stays here, because it could reveal a secret. */
export function refusedFor(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  if (error instanceof AnswerError) {
    const { code, message, clause } = error;
    return clause === null ? { code, message } : { code, message, clause };
  }
  return {
    code: 'unavailable',
    message: 'Something went wrong. Nothing has changed; try again.',
  };
}
