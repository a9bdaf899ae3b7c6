import { InputError } from '@tablewright/engine';
import type { Values } from '@tablewright/text';
import type { ShellId } from './text/index.ts';

/** Something the user can put right, said in the user's language. */
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

/** As in sysexits(3) where it has a number for the case, and as shells have it for a signal. */
export const EXIT = { fine: 0, fault: 1, badInput: 2, defect: 70, interrupted: 130 } as const;
