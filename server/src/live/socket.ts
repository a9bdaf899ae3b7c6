import type { Socket } from 'node:net';
import process from 'node:process';
import type { WebSocket } from '@fastify/websocket';
import { TokenBucket } from '../limits/bucket.ts';

/** A message longer than this is none of ours; the connection is closed with code 1009. */
export const LONGEST_MESSAGE = 16 * 1024;

/** Why a connection was closed, where the reason is ours. */
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

/** Whoever goes on after so many refusals is not a client but a flood. */
const MOST_REFUSED = 200;

/** A client that has so many bytes still to read will come back for a snapshot, which is shorter. */
const MOST_WAITING = 1024 * 1024;

const PING_EVERY = 25_000;

/** One timer looks after all that are open, a part of them at a time: nobody waits while thousands are pinged. */
const PARTS = 50;
const open = Array.from({ length: PARTS }, () => new Set<LiveSocket>());
let opened = 0;
let beats = 0;
let heartbeat: NodeJS.Timeout | undefined;

/** First byte of a frame that is a text message and all of it. */
const WHOLE_TEXT = 0x81;

/** Those with something to say: a move and the reply to it go out as one. */
let speaking: LiveSocket[] = [];

export interface Listener {
  /** A message within the limits. */
  message(text: string): void;
  /** A message beyond the limit of the rate: it is not to be acted upon. */
  tooMany(text: string): void;
}

/** For lines on which only the server speaks: what comes is not kept. */
export const DEAF: Listener = { message: () => undefined, tooMany: () => undefined };

/** One connection, guarded: it reads no more than it should and is dropped when it cannot keep up. */
export class LiveSocket {
  /** Resolves when the connection is gone, whoever ended it. */
  readonly gone: Promise<void>;
  private readonly socket: WebSocket;
  private readonly tcp: Socket;
  private readonly bucket: TokenBucket;
  private readonly ofAddress: (now: number) => boolean;
  private refused = 0;
  private alive = true;
  private listener: Listener | null = null;
  /** What came before anybody listened. */
  private early: string[] = [];
  /** What has been said since the event loop last came round. */
  private said: Buffer[] = [];
  private saidBytes = 0;

  /** `tcp` is what the socket goes over; `ofAddress` says whether its address may send one more message. */
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
    if (tcp.writableLength + this.saidBytes > MOST_WAITING) {
      this.close(CLOSED.tooSlow, 'Too slow.');
      socket.terminate();
      return;
    }
    if (this.said.length === 0) {
      if (speaking.length === 0) process.nextTick(speakOut);
      speaking.push(this);
    }
    const frame = frameOf(text);
    this.said.push(frame);
    this.saidBytes += frame.length;
  }

  close(code: number, reason: string): void {
    this.speakOut();
    this.socket.close(code, reason);
  }

  /** Past the socket's own way of sending, which would make a frame anew for each receiver. */
  speakOut(): void {
    const { said } = this;
    if (said.length === 0) return;
    this.said = [];
    this.saidBytes = 0;
    this.tcp.write(said.length === 1 ? said[0] : Buffer.concat(said));
  }

  private receive(text: string): void {
    // Not the wall clock: set back, it would refuse everything until it catches up.
    const now = performance.now();
    if (!this.bucket.take(now) || !this.ofAddress(now)) {
      if (++this.refused > MOST_REFUSED) this.close(CLOSED.tooMany, 'Too many messages.');
      else this.listener?.tooMany(text);
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

let framed: string | null = null;
let lastFrame = Buffer.alloc(0);

/** A text message as the protocol has it (RFC 6455, 5.2). What several are told one after another is written once. */
function frameOf(text: string): Buffer {
  if (text === framed) return lastFrame;
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  framed = text;
  const frame = Buffer.allocUnsafe(start + length);
  lastFrame = frame;
  frame[0] = WHOLE_TEXT;
  if (start === 2) {
    frame[1] = length;
  } else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

function speakOut(): void {
  const now = speaking;
  speaking = [];
  for (const socket of now) socket.speakOut();
}
