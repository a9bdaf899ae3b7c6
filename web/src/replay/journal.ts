import type { Replay } from '@tablewright/protocol';
import type { Verification } from '@tablewright/engine';
import type { Values } from '@tablewright/text';
import type { JournalAnswer, JournalTask } from './journal-worker.ts';

/** The file is not a valid journal; a message of the catalogue says why. */
export class InvalidJournal extends Error {
  override name = 'InvalidJournal';
  readonly id: string;
  readonly values: Values;

  constructor(id: string, values: Values = {}) {
    super(id);
    this.id = id;
    this.values = values;
  }
}

export async function replayText(text: string): Promise<Replay> {
  const answer = await ask({ want: 'replay', text });
  if ('replay' in answer) return answer.replay;
  throw invalid(answer);
}

export async function verifyText(text: string): Promise<Verification> {
  const answer = await ask({ want: 'verify', text });
  if ('verified' in answer) return answer.verified;
  throw invalid(answer);
}

function invalid(answer: JournalAnswer): InvalidJournal {
  return 'fault' in answer
    ? new InvalidJournal(`fault.${answer.fault}`, answer.values)
    : new InvalidJournal('replay.unreadable');
}

function ask(task: JournalTask): Promise<JournalAnswer> {
  const worker = new Worker(new URL('./journal-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<JournalAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<JournalAnswer>) => resolve(data);
    worker.onerror = () => reject(new InvalidJournal('replay.unreadable'));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
