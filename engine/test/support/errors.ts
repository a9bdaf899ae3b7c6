import { InputError } from '@tablewright/engine';

/** What goes wrong: a message for people. Anything but an `InputError` is a defect and is thrown on. */
export function complaint(go: () => unknown): string {
  try {
    go();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  throw new Error('Nothing went wrong.');
}
