import {
  applyPatch,
  type FromRoom,
  type ReactionsView,
  type Refused,
  type ReplyData,
  type Snapshot,
  type ToRoomBody,
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
  reactions: ReactionsView | null = null;
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
    // Callers may wait for it, but need not.
    this.ready.catch(() => undefined);
  }

  get seat(): Seat {
    return this.snapshot.viewer;
  }

  get isAsked(): boolean {
    return !this.over && this.asked.includes(this.seat) && this.offered.length > 0;
  }

  /** Am I asked in secret, and have I not answered? */
  get isReacting(): boolean {
    return this.reactions?.mine.sealed === null && this.offered.length > 0;
  }

  get canAnswer(): boolean {
    return this.isAsked || (!this.over && this.isReacting);
  }

  /** Waits until an answer that was given at this position shows. */
  taken(n: number): Promise<void> {
    return this.until(() => this.over || this.n > n || !this.isReacting);
  }

  ask(body: ToRoomBody): Promise<Reply> {
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

  private receive(message: FromRoom): void {
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
      case 'reactions': {
        const { reactions: _before, ...position } = this.snapshot.position;
        const { reactions } = message;
        this.reactions = reactions;
        this.snapshot = {
          ...this.snapshot,
          position: { ...position, ...(reactions && { reactions }) },
        };
        break;
      }
      case 'orders':
        this.snapshot = { ...this.snapshot, orders: message.orders };
        break;
      case 'desk':
        this.snapshot = { ...this.snapshot, desk: message.desk };
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

  private stand({ n, epoch, asked, reactions, question, ending }: Standing): void {
    this.reactions = reactions ?? null;
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
  readonly reactions?: ReactionsView;
  readonly question: { readonly options: readonly (string | { readonly key: string })[] } | null;
  readonly ending: unknown;
}
