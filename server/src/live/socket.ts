import type { WebSocket } from '@fastify/websocket';
import { TokenBucket } from './bucket.ts';

/** A message longer than this is none of ours; the connection is closed with code 1009. */
export const LONGEST_MESSAGE = 16 * 1024;

/** Why a connection was closed, where the reason is ours. */
export const CLOSED = {
  malformed: 4000,
  noSession: 4001,
  notFound: 4004,
  tooSlow: 4008,
  tooMany: 4029,
} as const;

/** How many messages a client may send at once, and then each second. */
export interface MessageLimit {
  readonly burst: number;
  readonly perSecond: number;
}

export const USUAL_LIMIT: MessageLimit = { burst: 40, perSecond: 10 };

/** Whoever goes on after so many refusals is not a client but a flood. */
const MOST_REFUSED = 200;

/** A client that has so many bytes still to read will come back for a snapshot, which is shorter. */
const MOST_WAITING = 1024 * 1024;

const PING_EVERY = 25_000;

export interface Listener {
  /** A message within the limits. */
  message(text: string): void;
  /** A message beyond the limit of the rate: it is not to be acted upon. */
  tooMany(text: string): void;
}

/** One connection, guarded: it reads no more than it should and is dropped when it cannot keep up. */
export class LiveSocket {
  /** Resolves when the connection is gone, whoever ended it. */
  readonly gone: Promise<void>;
  private readonly socket: WebSocket;
  private readonly bucket: TokenBucket;
  private refused = 0;
  private alive = true;
  private listener: Listener | null = null;
  /** What came before anybody listened. */
  private early: string[] = [];

  constructor(socket: WebSocket, { burst, perSecond }: MessageLimit) {
    this.socket = socket;
    this.bucket = new TokenBucket(burst, perSecond, Date.now());
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.close(CLOSED.malformed, 'Messages are text.');
      else this.receive(data.toString());
    });
    socket.on('error', () => socket.terminate());
    this.keepAlive();
  }

  listen(listener: Listener): void {
    this.listener = listener;
    for (const text of this.early.splice(0)) listener.message(text);
  }

  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      this.close(CLOSED.tooSlow, 'Too slow.');
      socket.terminate();
      return;
    }
    socket.send(text);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  private receive(text: string): void {
    if (!this.bucket.take(Date.now())) {
      if (++this.refused > MOST_REFUSED) this.close(CLOSED.tooMany, 'Too many messages.');
      else this.listener?.tooMany(text);
    } else if (this.listener === null) {
      this.early.push(text);
    } else {
      this.listener.message(text);
    }
  }

  private keepAlive(): void {
    const { socket } = this;
    socket.on('pong', () => {
      this.alive = true;
    });
    const timer = setInterval(() => {
      if (!this.alive) return socket.terminate();
      this.alive = false;
      socket.ping();
    }, PING_EVERY);
    timer.unref();
    socket.once('close', () => clearInterval(timer));
  }
}
