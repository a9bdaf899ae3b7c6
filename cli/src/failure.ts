import { InputError } from '@tablewright/engine';
import type { Values } from '@tablewright/text';
import type { ShellId } from './text/index.ts';

/** An error that the user can fix, in the user's language. */
export class UsageError extends InputError {
  override name = 'UsageError';
  readonly id: ShellId;
  readonly values: Values;

  constructor(id: ShellId, values: Values = {}) {
    super(id);
    this.id = id;
    this.values = values;
  }
}

/** Exit codes of sysexits(3) where there is one, and the shells' convention for signals. */
export const EXIT = { fine: 0, fault: 1, badInput: 2, defect: 70, interrupted: 130 } as const;
