import WebSocket from 'ws';
import { inLanes } from '../lanes.ts';
import { CLIENTS, type Load, type LoadTable } from '../load.ts';
import { SQUARES } from './small-game.ts';

/** Codes of Colyseus's protocol. */
const JOIN = 10;
const ERROR = 11;
const DATA = 13;
const PATCH = 15;

interface Seat {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

/** Seats clients in rooms of Colyseus; they use its protocol without its client. */
export async function openColyseusTables(port: number, count: number, load: Load): Promise<void> {
  const tables = Array.from({ length: count }, () => new ColyseusTable(port, load));
  for (const table of tables) load.add(table);
  await inLanes(tables, (table) => table.open());
}

class ColyseusTable implements LoadTable {
  private readonly port: number;
  private readonly load: Load;
  private readonly sockets: WebSocket[] = [];
  private turn = 0;

  constructor(port: number, load: Load) {
    this.port = port;
    this.load = load;
  }

  async open(): Promise<void> {
    const first = await this.reserve('create/small');
    await this.connect(first);
    for (let i = 1; i < CLIENTS; i++)
      await this.connect(await this.reserve(`joinById/${first.room.roomId}`));
  }

  move(): void {
    const square = (this.turn * 7) % SQUARES;
    // `place` as a short string, then the number as MessagePack writes small ones.
    const message = Buffer.concat([
      Buffer.from([DATA, 0xa0 | 5]),
      Buffer.from('place'),
      Buffer.from([square]),
    ]);
    this.sockets[this.turn % CLIENTS].send(message);
    this.turn++;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private async reserve(what: string): Promise<Seat> {
    const response = await fetch(`http://127.0.0.1:${this.port}/matchmake/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Seat;
  }

  private connect({ room, sessionId }: Seat): Promise<void> {
    const path = `${room.processId}/${room.roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/${path}`, {
      perMessageDeflate: false,
    });
    this.sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        if (data[0] === JOIN) {
          socket.send(Buffer.from([JOIN]));
          resolve();
        } else if (data[0] === PATCH) {
          this.load.shown(this);
        } else if (data[0] === ERROR) {
          this.load.failed(this, String(data));
        }
      });
    });
  }
}
