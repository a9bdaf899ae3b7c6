import { FastChance, type Seat } from '@tablewright/engine';
import { type Snapshot, type TableView, unpack, type WireQuestion } from '@tablewright/protocol';
import WebSocket from 'ws';
import { inLanes } from './lanes.ts';
import type { Load, LoadTable } from './load.ts';

/** A guest holds at most 30 lines. */
const TABLES_A_GROUP = 25;
/** What is played at the tables. */
export interface LoadGame {
  readonly id: string;
  readonly clients: number;
  /** Decisions after which a random match will soon be over. */
  readonly soonOver: number;
}

/** The shortest random matches take about 120 decisions of Roam, 500 of Twilight Imperium. */
export const LOAD_GAMES: readonly LoadGame[] = [
  { id: 'roam', clients: 4, soonOver: 80 },
  { id: 'ti4', clients: 6, soonOver: 400 },
];

/** A guest with a cookie, who may connect to any of several nodes. */
export interface Guest {
  readonly cookie: string;
  readonly address: string;
}

/**
 * Seats guests at tables, four at each of Roam, over the same interface as browsers. With several nodes, each has its
 * part of the tables, or, scattered, its part of the clients of every table.
 */
export async function openTables(
  ports: readonly number[],
  count: number,
  load: Load,
  { scattered = false, game = LOAD_GAMES[0] }: { scattered?: boolean; game?: LoadGame } = {},
): Promise<void> {
  const groups = Math.ceil(count / TABLES_A_GROUP);
  const tables: (() => Promise<void>)[] = [];
  for (let group = 0; group < groups; group++) {
    const guests: Guest[] = [];
    for (let i = 0; i < game.clients; i++)
      guests.push(await welcome(ports[0], `10.${i + 1}.${group >> 8}.${group & 255}`));
    for (let i = 0; i < TABLES_A_GROUP && group * TABLES_A_GROUP + i < count; i++)
      tables.push(async () => {
        const seed = group * TABLES_A_GROUP + i;
        const nodes = scattered ? ports : [ports[seed % ports.length]];
        const table = new OurTable(game, nodes, guests, load, seed);
        load.add(table);
        await table.open();
      });
  }
  await inLanes(tables, (open) => open());
}

export async function welcome(port: number, address: string): Promise<Guest> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, {
    headers: { 'x-forwarded-for': address },
  });
  await response.text();
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`No session: ${response.status}`);
  return { cookie, address };
}

class OurTable implements LoadTable {
  private readonly game: LoadGame;
  private readonly ports: readonly number[];
  private readonly guests: readonly Guest[];
  private readonly load: Load;
  private readonly chance: FastChance;
  private sockets: WebSocket[] = [];
  /** The question of each seat. */
  private keys: (readonly string[] | null)[] = [];
  watchable: string | undefined;
  private n = 0;
  private epoch = 0;
  private id = 0;

  constructor(
    game: LoadGame,
    ports: readonly number[],
    guests: readonly Guest[],
    load: Load,
    seed: number,
  ) {
    this.game = game;
    this.ports = ports;
    this.guests = guests;
    this.load = load;
    this.chance = new FastChance(seed);
  }

  async open(): Promise<void> {
    this.load.pausing(this);
    const [owner, ...others] = this.guests;
    const [port] = this.ports;
    const { id } = await post<TableView>(port, owner, '/api/tables', {
      game: this.game.id,
      seats: this.game.clients,
    });
    const act = (guest: Guest, action: object): Promise<TableView> =>
      post(port, guest, `/api/tables/${id}/actions`, action);
    for (const [i, guest] of others.entries()) {
      await act(guest, { do: 'sit', seat: i + 1 });
      await act(guest, { do: 'ready', ready: true });
    }
    const { match } = await act(owner, { do: 'start' });
    this.watchable = match!;
    this.keys = this.guests.map(() => null);
    this.sockets = [];
    await Promise.all(this.guests.map((guest, seat) => this.connect(match!, guest, seat)));
    this.load.ready(this);
  }

  move(): void {
    const seat = this.keys.findIndex((keys) => keys !== null);
    const keys = this.keys[seat]!;
    const key = keys[this.chance.below(keys.length)];
    this.keys[seat] = null;
    const { n, epoch } = this;
    this.sockets[seat].send(JSON.stringify({ id: ++this.id, t: 'answer', seat, n, epoch, key }));
  }

  async renew(): Promise<void> {
    if (this.n > this.game.soonOver) await this.playAnother();
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.sockets = [];
  }

  private connect(match: string, { cookie, address }: Guest, seat: Seat): Promise<void> {
    const port = this.ports[seat % this.ports.length];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/matches/${match}/live`, {
      headers: { cookie, 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    this.sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => {
        if (this.sockets[seat] === socket) this.load.failed(this, `closed with ${code}`);
        reject(new Error(`closed with ${code}`));
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text.startsWith('{"t":"m"')) this.load.heard(data.length);
        // Most messages need not be parsed: they go to seats that have no question.
        if (text.startsWith('{"t":"m"')) this.hearMove(text, seat);
        else this.hear(data.toString(), seat, resolve);
      });
    });
  }

  private hearMove(text: string, seat: Seat): void {
    if (text.includes('"end":')) {
      if (seat === 0) this.end();
    } else if (text.includes('"q":')) {
      const move = unpack(text);
      if (move.t !== 'move') return;
      this.n = move.n;
      this.epoch = move.epoch;
      this.keys[seat] = keysOf(move.question);
    } else {
      this.keys[seat] = null;
    }
    this.load.shown(this);
  }

  private hear(text: string, seat: Seat, ready: () => void): void {
    const message = unpack(text);
    if (message.t === 'snapshot') {
      const { position }: Snapshot = message.snapshot;
      this.n = position.n;
      this.epoch = position.epoch;
      this.keys[seat] = keysOf(position.question);
      ready();
    } else if (message.t === 'reply' && !message.ok) {
      this.load.failed(this, `${message.error.code}: ${message.error.message}`);
    }
  }

  /** The last client may not have received it yet. */
  private end(): void {
    this.load.pausing(this);
    setTimeout(() => void this.playAnother(), 1000);
  }

  private async playAnother(): Promise<void> {
    const ended = this.sockets;
    this.sockets = [];
    for (const socket of ended) socket.close();
    try {
      await this.open();
    } catch (error) {
      this.load.failed(this, String(error));
    }
  }
}

export async function post<T>(port: number, guest: Guest, path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      cookie: guest.cookie,
      'x-forwarded-for': guest.address,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export function keysOf(question: WireQuestion | null): readonly string[] | null {
  return (
    question?.options.map((option) => (typeof option === 'string' ? option : option.key)) ?? null
  );
}
