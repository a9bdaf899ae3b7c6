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
      worker.onerror = () => reject(couldNotRun());
      tell(worker, { t: 'start', id, match });
    });
  } finally {
    worker.terminate();
  }
  return id;
}

/** The connection to a match in this browser. */
export function openLocal(id: string, events: ChannelEvents): Channel {
  let worker: Worker | null = open();

  function open(): Worker {
    const opened = newWorker();
    opened.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data, events);
    opened.onerror = () => events.onBroken(couldNotRun());
    tell(opened, { t: 'open', id });
    return opened;
  }

  return {
    send: (message) => worker && tell(worker, { t: 'host', message }),
    renew() {
      if (worker === null) return;
      worker.terminate();
      events.onConnection('lost');
      worker = open();
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}

function hear(data: FromWorker, events: ChannelEvents): void {
  switch (data.t) {
    case 'host':
      return events.onMessage(data.message);
    case 'open':
      return events.onConnection('open');
    case 'gone':
      return events.onConnection('refused');
    case 'failed':
      return events.onBroken(new Error(data.message));
  }
}

function couldNotRun(): Error {
  return new Error('The worker of the match could not be run.');
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
