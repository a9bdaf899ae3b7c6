import type { Replay } from '@tablewright/protocol';
import type { Verification } from '@tablewright/engine';
import type { JournalAnswer, JournalTask } from './journal-worker.ts';

/** The file is not a valid journal; the message names the line. */
export class JournalFault extends Error {
  override name = 'JournalFault';
}

export async function replayText(text: string): Promise<Replay> {
  const answer = await ask({ want: 'replay', text });
  if ('replay' in answer) return answer.replay;
  throw new JournalFault('fault' in answer ? answer.fault : '');
}

export async function verifyText(text: string): Promise<Verification> {
  const answer = await ask({ want: 'verify', text });
  if ('verified' in answer) return answer.verified;
  throw new JournalFault('fault' in answer ? answer.fault : '');
}

function ask(task: JournalTask): Promise<JournalAnswer> {
  const worker = new Worker(new URL('./journal-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<JournalAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<JournalAnswer>) => resolve(data);
    worker.onerror = () => reject(new JournalFault(''));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
