import type { Socket } from 'node:net';
import process from 'node:process';
import type { WebSocket } from '@fastify/websocket';
import { HEARTBEAT, HEARTBEAT_REPLY } from '@tablewright/protocol';
import { TokenBucket } from '../limits/bucket.ts';

/** Why we closed a connection. */
export const CLOSED = {
  malformed: 4000,
  noSession: 4001,
  banned: 4003,
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

/** A client that goes on after this many refusals is disconnected. */
const MOST_REFUSED = 200;

/** A client with this many unread bytes is disconnected: on return it gets a snapshot, which is shorter. */
const MOST_WAITING = 1024 * 1024;

const PING_EVERY = 25_000;

/** One timer pings all open sockets, a part at a time, so that nobody waits while thousands are pinged. */
const PARTS = 50;
const open = Array.from({ length: PARTS }, () => new Set<LiveSocket>());
let opened = 0;
let beats = 0;
let heartbeat: NodeJS.Timeout | undefined;

export interface Listener {
  /** A message within the limits. */
  message(text: string): void;
  /** A message beyond the rate limit: it must not take effect. */
  tooMany(text: string): void;
}

/** Ignores all messages, for lines on which only the server sends. */
export const MUTED: Listener = { message: () => undefined, tooMany: () => undefined };

/** A WebSocket with limits: on the rate of messages, and on what a slow client leaves unread. */
export class LiveSocket {
  /** Resolves when the connection is gone, no matter which side ended it. */
  readonly gone: Promise<void>;
  private readonly socket: WebSocket;
  private readonly tcp: Socket;
  private readonly bucket: TokenBucket;
  private readonly ofAddress: (now: number) => boolean;
  private refused = 0;
  private alive = true;
  private listener: Listener | null = null;
  /** Messages from before there was a listener. */
  private early: string[] = [];

  /** `tcp` is the connection below the socket; `ofAddress` says whether its address may send one more message. */
  constructor(
    socket: WebSocket,
    tcp: Socket,
    { burst, perSecond }: MessageLimit,
    ofAddress: (now: number) => boolean,
  ) {
    this.ofAddress = ofAddress;
    this.socket = socket;
    this.tcp = tcp;
    this.bucket = new TokenBucket(burst, perSecond, performance.now());
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.close(CLOSED.malformed, 'Messages are text.');
      else this.receive(data.toString());
    });
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      this.alive = true;
    });
    const part = open[opened++ % PARTS];
    part.add(this);
    socket.once('close', () => part.delete(this));
    heartbeat ??= setInterval(() => {
      for (const each of open[beats++ % PARTS]) each.beat();
    }, PING_EVERY / PARTS).unref();
  }

  listen(listener: Listener): void {
    this.listener = listener;
    for (const text of this.early.splice(0)) listener.message(text);
  }

  send(text: string): void {
    const { socket, tcp } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (tcp.writableLength > MOST_WAITING) {
      this.close(CLOSED.tooSlow, 'Too slow.');
      socket.terminate();
      return;
    }
    // Send a move and the reply to it in one packet.
    if (tcp.writableCorked === 0) {
      tcp.cork();
      process.nextTick(() => tcp.uncork());
    }
    socket.send(text);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  private receive(text: string): void {
    // Not the wall clock: set back, it would refuse everything until it catches up.
    const now = performance.now();
    if (!this.bucket.take(now) || !this.ofAddress(now)) {
      if (++this.refused > MOST_REFUSED) this.close(CLOSED.tooMany, 'Too many messages.');
      else this.listener?.tooMany(text);
    } else if (text === HEARTBEAT) {
      this.send(HEARTBEAT_REPLY);
    } else if (this.listener === null) {
      this.early.push(text);
    } else {
      this.listener.message(text);
    }
  }

  private beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }
}
