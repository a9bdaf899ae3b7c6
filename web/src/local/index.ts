import type { Channel, ChannelEvents } from '../host/client.ts';
import type { FromWorker, NewLocal, ToWorker } from './messages.ts';
import { listCards, openStorage } from './store.ts';

export type { LocalSeat, NewLocal } from './messages.ts';
export { forget as forgetLocal, type LocalCard } from './store.ts';
export { listCards as listLocal, openStorage };

/** Starts a match in this browser; resolves once it is stored. */
export async function startLocal(match: NewLocal): Promise<string> {
  await openStorage();
  const id = crypto.randomUUID();
  const worker = newWorker();
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.t === 'open') resolve();
        else if (data.t === 'failed') reject(new Error(data.message));
      };
      worker.onerror = () => reject(new Error('The match could not be started.'));
      tell(worker, { t: 'start', id, match });
    });
  } finally {
    worker.terminate();
  }
  return id;
}

/** The connection to a match in this browser. */
export function openLocal(id: string, events: ChannelEvents): Channel {
  const worker = newWorker();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.t === 'host') events.onMessage(data.message);
    else events.onConnection(data.t === 'open' ? 'open' : 'refused');
  };
  worker.onerror = () => events.onConnection('refused');
  tell(worker, { t: 'open', id });
  return {
    send: (message) => tell(worker, { t: 'host', message }),
    close: () => worker.terminate(),
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
