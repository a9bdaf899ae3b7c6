import { AnswerError, InputError } from './errors.ts';

/** What is wrong with a journal. Programs that talk to people say it in the reader's language. */
export type JournalFault =
  | 'format'
  | 'version'
  | 'damaged'
  | 'unknown'
  | 'opening'
  | 'header'
  | 'cut'
  | 'order'
  | 'game'
  | 'rules'
  | 'key'
  | 'foreignKey'
  | 'keyless'
  | 'answer'
  | 'chance'
  | 'state'
  | 'result'
  | 'unplayable';

type Values = { readonly [name: string]: string | number };

/** A journal that cannot be read, replayed or continued; the message is for logs and programs. */
export class JournalError extends InputError {
  override name = 'JournalError';
  readonly fault: JournalFault;
  readonly values: Values;

  constructor(fault: JournalFault, message: string, values: Values = {}, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
    this.values = values;
  }
}

/** Runs a function and adds the line to its error. */
export function at<T>(line: number, go: () => T): T {
  try {
    return go();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const values = error instanceof JournalError ? error.values : {};
    const message = `Line ${line}: ${why}`;
    throw new JournalError(faultOf(error), message, { ...values, line }, { cause: error });
  }
}

function faultOf(error: unknown): JournalFault {
  if (error instanceof JournalError) return error.fault;
  return error instanceof AnswerError ? 'answer' : 'unplayable';
}
