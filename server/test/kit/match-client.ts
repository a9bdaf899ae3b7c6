import {
  applyPatch,
  type FromHost,
  type Refused,
  type ReplyData,
  type Snapshot,
  type ToHostBody,
  unpack,
} from '@tablewright/protocol';
import type { Plain, Seat } from '@tablewright/engine';
import type WebSocket from 'ws';

type Reply = { ok: true; data?: ReplyData } | { ok: false; error: Refused };

/** A client of a match that believes only what it is sent. */
export class MatchClient {
  readonly socket: WebSocket;
  /** Every message as it came over the line. */
  readonly received: string[] = [];
  readonly ready: Promise<void>;
  readonly closed: Promise<number>;
  snapshot!: Snapshot;
  state!: Plain;
  n = 0;
  epoch = 0;
  /** Keys of the options I am offered. */
  offered: readonly string[] = [];
  asked: readonly Seat[] = [];
  over = false;
  private lastId = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly watchers = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        for (const answer of this.waiting.values())
          answer({ ok: false, error: { code: 'unavailable', message: `closed with ${code}` } });
        for (const watcher of this.watchers) watcher();
        resolve(code);
      });
    });
    this.ready = new Promise((resolve, reject) => {
      socket.on('message', (data) => {
        this.received.push(String(data));
        this.receive(unpack(String(data)));
        if (this.snapshot !== undefined) resolve();
        for (const watcher of this.watchers) watcher();
      });
      socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    });
    // Whoever waits for it hears of it; nobody has to wait for it.
    this.ready.catch(() => undefined);
  }

  get seat(): Seat {
    return this.snapshot.viewer;
  }

  get isAsked(): boolean {
    return !this.over && this.asked.includes(this.seat) && this.offered.length > 0;
  }

  ask(body: ToHostBody): Promise<Reply> {
    const id = ++this.lastId;
    if (this.socket.readyState !== this.socket.OPEN)
      return Promise.resolve({ ok: false, error: { code: 'unavailable', message: 'closed' } });
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...body }));
    });
  }

  answer(key: string, seat = this.seat): Promise<Reply> {
    return this.ask({ t: 'answer', seat, n: this.n, epoch: this.epoch, key });
  }

  /** Sends text as it is and waits for the next reply, whatever it answers to. */
  sendRaw(text: string): Promise<Reply> {
    const before = this.received.length;
    this.socket.send(text);
    const isReply = (line: string): boolean => (JSON.parse(line) as { t: string }).t === 'reply';
    return this.until(() => this.received.slice(before).some(isReply)).then(
      () => JSON.parse(this.received.slice(before).find(isReply)!) as Reply,
    );
  }

  /** Waits until the condition holds after some message. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const watcher = (): void => {
        const isGone = this.socket.readyState > this.socket.OPEN;
        if (!condition() && !isGone) return;
        this.watchers.delete(watcher);
        if (isGone) reject(new Error('The connection was closed.'));
        else resolve();
      };
      this.watchers.add(watcher);
      watcher();
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: FromHost): void {
    switch (message.t) {
      case 'snapshot': {
        const { position } = message.snapshot;
        this.snapshot = message.snapshot;
        this.state = position.state;
        this.stand(position);
        break;
      }
      case 'move':
        this.state = applyPatch(this.state, message.patch);
        this.stand({ ...message, ending: message.ending ?? null });
        break;
      case 'reply':
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        break;
      case 'seats':
        this.snapshot = { ...this.snapshot, info: { ...this.snapshot.info, seats: message.seats } };
        break;
      case 'clocks':
        this.snapshot = { ...this.snapshot, clocks: message.clocks };
        break;
      case 'chat': {
        const chat = [...this.snapshot.chat, message.line];
        this.snapshot = { ...this.snapshot, chat };
        break;
      }
      case 'proposal':
        break;
    }
  }

  private stand({ n, epoch, asked, question, ending }: Standing): void {
    this.n = n;
    this.epoch = epoch;
    this.asked = asked.map(({ seat }) => seat);
    this.offered =
      question?.options.map((option) => (typeof option === 'string' ? option : option.key)) ?? [];
    this.over = ending !== null;
  }
}

interface Standing {
  readonly n: number;
  readonly epoch: number;
  readonly asked: readonly { readonly seat: Seat }[];
  readonly question: { readonly options: readonly (string | { readonly key: string })[] } | null;
  readonly ending: unknown;
}
