import { type FromRoom, idOf, pack, repliesTo } from '@tablewright/protocol';
import type { Listener } from '../live/socket.ts';
import { Refusal } from '../refusal.ts';
import type { LineEnd } from './dependencies.ts';

/** What carries a client's messages: a socket, or anything like it. */
export interface Wire {
  send(text: string): void;
  listen(listener: Listener): void;
  close(code: number, reason: string): void;
  /** Resolves when the connection is closed, by either side. */
  readonly gone: Promise<void>;
}

/** The other end of a line: the match itself, or the relay to its home node. */
export interface FarEnd {
  hear(text: string): void;
  close(): void;
  /** True through another node: messages may be lost if it dies. */
  readonly isRelayed: boolean;
  readonly over: Promise<LineEnd>;
}

/** The match is no longer at the node that was asked. */
export class Moved extends Error {
  override name = 'Moved';
}

/** How long a client waits for a match that changes its home before it gets an error. */
const PATIENCE = 3000;

/** Delay before another attempt to reach the match. */
const AGAIN = 400;

/** "Service restart": the client reconnects at once. */
const COME_BACK = 1012;

/** Errors that may pass in a moment. */
const UNAVAILABLE = 503;

/** A client's line to a match. It outlives the match's homes: after a change the client gets a new snapshot. */
export class ClientLine {
  private readonly wire: Wire;
  private readonly attach: (say: (text: string) => void) => Promise<FarEnd>;
  private readonly report: (error: unknown) => void;
  private end: FarEnd | null = null;
  private isGone = false;
  private isPaused = false;
  private patience: NodeJS.Timeout | undefined;
  /** Messages that arrived while there was no other end. */
  private readonly waiting: string[] = [];
  /** Messages without a reply from another node yet, in order; sent again to the next home, where each counts once. */
  private readonly unanswered = new Map<number, string>();

  constructor(
    wire: Wire,
    attach: (say: (text: string) => void) => Promise<FarEnd>,
    report: (error: unknown) => void,
  ) {
    this.wire = wire;
    this.attach = attach;
    this.report = report;
  }

  /** Serves the client until it disconnects; refuses if there is no such match. */
  async serve(): Promise<void> {
    const { wire } = this;
    void wire.gone.then(() => {
      this.isGone = true;
      this.end?.close();
    });
    this.beginWaiting();
    wire.listen({ message: (text) => this.hear(text), tooMany: (text) => this.tooMany(text) });
    try {
      while (!this.isGone) await this.attend();
    } finally {
      clearTimeout(this.patience);
      this.end?.close();
    }
  }

  /** Runs until the match changes its home or the client disconnects. */
  private async attend(): Promise<void> {
    const { wire } = this;
    try {
      this.end = await this.attach((text) => this.say(text));
    } catch (error) {
      if (error instanceof Refusal && error.status !== UNAVAILABLE) throw error;
      if (!(error instanceof Moved || error instanceof Refusal || this.isPaused))
        this.report(error);
      await Promise.race([wire.gone, pause(AGAIN)]);
      return;
    }
    const { end } = this;
    this.stopWaiting();
    if (this.isGone) return;
    for (const text of [...this.unanswered.values(), ...this.waiting.splice(0)]) this.hear(text);
    const why = await Promise.race([wire.gone, end.over]);
    this.end = null;
    end.close();
    if (this.isGone) return;
    if (why === 'renewed') {
      wire.close(COME_BACK, 'Your seats have changed.');
      this.isGone = true;
    } else {
      this.beginWaiting();
    }
  }

  private hear(text: string): void {
    const { end } = this;
    if (end === null) {
      if (this.isPaused) this.cannotReach(idOf(text));
      else this.waiting.push(text);
      return;
    }
    if (end.isRelayed) {
      const id = idOf(text);
      if (id >= 0) this.unanswered.set(id, text);
    }
    end.hear(text);
  }

  private say(text: string): void {
    if (this.unanswered.size > 0) {
      const id = repliesTo(text);
      if (id !== null) this.unanswered.delete(id);
    }
    this.wire.send(text);
  }

  private tooMany(text: string): void {
    this.refuse(idOf(text), 'too-many', 'Too many messages; wait a moment.');
  }

  private cannotReach(id: number): void {
    this.refuse(id, 'unavailable', 'The match can’t be reached right now; try again in a moment.');
  }

  private refuse(id: number, code: 'too-many' | 'unavailable', message: string): void {
    const reply: FromRoom = { t: 'reply', id, ok: false, error: { code, message } };
    this.wire.send(pack(reply));
  }

  private beginWaiting(): void {
    this.isPaused = false;
    this.patience = setTimeout(() => {
      this.isPaused = true;
      const ids = [...this.unanswered.keys(), ...this.waiting.splice(0).map(idOf)];
      this.unanswered.clear();
      for (const id of ids) this.cannotReach(id);
    }, PATIENCE);
  }

  private stopWaiting(): void {
    clearTimeout(this.patience);
    this.isPaused = false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
