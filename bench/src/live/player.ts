import { FastChance } from '@tablewright/engine';
import { unpack, type WireQuestion } from '@tablewright/protocol';
import WebSocket from 'ws';
import { type Guest, keysOf } from './ours.ts';

/** Milliseconds for a move: the server refuses clients that send faster than a person could. */
const PACE = 120;

/** A player who answers at random against bots and measures how long the bots take. */
export class Player {
  /** Milliseconds from the previous move until the bot's move was shown. */
  readonly times: number[] = [];
  isOver = false;
  private readonly socket: WebSocket;
  private readonly chance = new FastChance(1);
  private keys: readonly string[] | null = null;
  private n = 0;
  private epoch = 0;
  private seat = 0;
  private id = 0;
  /** When the bot's turn began. */
  private since: number | null = null;
  private changed: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(String(data)));
  }

  static async sit(port: number, { cookie, address }: Guest, match: string): Promise<Player> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/matches/${match}/live`, {
      headers: { cookie, 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    const player = new Player(socket);
    await new Promise((resolve, reject) => {
      socket.once('message', resolve);
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    });
    return player;
  }

  get isAsked(): boolean {
    return this.keys !== null && !this.isOver;
  }

  /** Answers until it is another player's turn. */
  async finishTurn(): Promise<void> {
    while (this.isAsked) {
      await new Promise((resolve) => setTimeout(resolve, PACE));
      const { keys, seat, n, epoch } = this;
      const key = keys![this.chance.below(keys!.length)];
      this.socket.send(JSON.stringify({ id: ++this.id, t: 'answer', seat, n, epoch, key }));
      await this.until(() => this.n > n);
    }
  }

  /** Resolves when the person must answer, or when the match is over. */
  botsAnswered(): Promise<void> {
    return this.until(() => this.isAsked || this.isOver);
  }

  close(): void {
    this.socket.terminate();
  }

  private until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.changed = () => {
        if (condition()) resolve();
      };
      this.changed();
    });
  }

  private hear(text: string): void {
    const message = unpack(text);
    if (message.t === 'snapshot') {
      this.seat = message.snapshot.viewer;
      this.stand(message.snapshot.position);
    } else if (message.t === 'move') {
      if (this.since !== null) this.times.push(performance.now() - this.since);
      this.isOver = message.ending !== undefined;
      this.stand(message);
    } else if (message.t === 'reply' && !message.ok) {
      throw new Error(`${message.error.code}: ${message.error.message}`);
    }
  }

  private stand({ n, epoch, question }: Standing): void {
    this.n = n;
    this.epoch = epoch;
    this.keys = keysOf(question);
    this.since = this.keys === null && !this.isOver ? performance.now() : null;
    this.changed();
  }
}

interface Standing {
  readonly n: number;
  readonly epoch: number;
  readonly question: WireQuestion | null;
}
