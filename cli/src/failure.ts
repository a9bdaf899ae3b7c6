import { InputError, JournalError } from '@tablewright/engine';
import type { Values } from '@tablewright/text';
import type { Shell, ShellId } from './text/index.ts';

/** An error that the user can fix, in the user's language. */
export class UsageError extends InputError {
  override name = 'UsageError';
  readonly id: ShellId;
  readonly values: Values;

  constructor(id: ShellId, values: Values = {}, options?: ErrorOptions) {
    super(id, options);
    this.id = id;
    this.values = values;
  }
}

/** The sentence for an error; what is wrong with a journal is part of it. */
export function sentence({ id, values, cause }: UsageError, shell: Shell): string {
  if (!(cause instanceof JournalError)) return shell.say(id, values);
  return shell.say(id, { ...values, fault: shell.say(`fault.${cause.fault}`, cause.values) });
}

/** Exit codes of sysexits(3) where there is one, and the shells' convention for signals. */
export const EXIT = { fine: 0, fault: 1, badInput: 2, defect: 70, interrupted: 130 } as const;
