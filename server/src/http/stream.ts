import { PassThrough, type Readable } from 'node:stream';
import { unpack } from '@tablewright/protocol';
import type { Wire } from '../matches/client-line.ts';

/** Proxies and clients take a silent connection for a dead one. */
const KEEP_ALIVE = 15_000;

/** A reader this far behind is disconnected: on return it gets a snapshot, which is shorter. */
const MOST_WAITING = 1024 * 1024;

/** A live line as an endless response: one message a line, and empty lines now and then. */
export function streamWire(): { readonly wire: Wire; readonly stream: Readable } {
  const stream = new PassThrough();
  const timer = setInterval(() => stream.write('\n'), KEEP_ALIVE);
  timer.unref();
  const gone = new Promise<void>((resolve) => {
    stream.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  const wire: Wire = {
    gone,
    // Clients send by separate requests.
    listen: () => undefined,
    send(text) {
      if (stream.writableEnded || stream.destroyed) return;
      if (stream.writableLength > MOST_WAITING) stream.destroy();
      else stream.write(`${JSON.stringify(unpack(text))}\n`);
    },
    close() {
      stream.end();
      // Do not wait for a reader that does not read to the end.
      setTimeout(() => stream.destroy(), 1000).unref();
    },
  };
  return { wire, stream };
}
