import { once } from 'node:events';
import type WebSocket from 'ws';
import type { Forged } from './messages.ts';

interface Reply {
  readonly t: string;
  readonly ok: boolean;
  readonly error?: { readonly code: string };
}

/** A line that counts what it hears, and keeps nothing of it. */
export class FuzzLine {
  private readonly socket: WebSocket;
  private readonly replies: Reply[] = [];
  private isThere = false;
  private wake: () => void = () => undefined;
  closedWith: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Reply;
      if (message.t === 'reply') this.replies.push(message);
      else if (message.t === 'snapshot') this.isThere = true;
      this.wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      this.wake();
    });
  }

  async ready(): Promise<void> {
    await this.until(() => this.isThere);
  }

  /** Sends everything at once and waits for every reply; a missing reply is an error. */
  async say(messages: readonly Forged[]): Promise<Reply[]> {
    this.replies.length = 0;
    for (const { data } of messages) this.socket.send(data);
    await this.until(() => this.replies.length >= messages.length);
    return this.replies.slice();
  }

  /** Says something that has to end the line. */
  async sayLast({ data }: Forged): Promise<number> {
    this.socket.send(data);
    await this.until(() => this.closedWith !== null);
    return this.closedWith!;
  }

  /** Bytes that are no WebSocket. */
  async spit(bytes: Buffer): Promise<number> {
    (this.socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(bytes);
    await this.until(() => this.closedWith !== null);
    return this.closedWith!;
  }

  async close(): Promise<void> {
    if (this.closedWith !== null) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  private async until(condition: () => boolean): Promise<void> {
    const end = Date.now() + 90_000;
    while (!condition()) {
      if (this.closedWith !== null) throw new Error(`The line was closed with ${this.closedWith}.`);
      const left = end - Date.now();
      if (left < 0) throw new Error(`Only ${this.replies.length} replies have come.`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 1000));
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
