import WebSocket from 'ws';
import { inLanes } from '../lanes.ts';
import { CLIENTS, type Load, type LoadTable } from '../load.ts';
import { SQUARES } from './small-game.ts';

const SPACE = '/small,';

/** Seats clients at tables of boardgame.io; they use its protocol over socket.io without its client. */
export async function openBoardgameTables(port: number, count: number, load: Load): Promise<void> {
  const tables = Array.from({ length: count }, (_, i) => new BoardgameTable(port, `t${i}`, load));
  for (const table of tables) load.add(table);
  await inLanes(tables, (table) => table.open());
}

class BoardgameTable implements LoadTable {
  private readonly port: number;
  private readonly match: string;
  private readonly load: Load;
  private readonly sockets: WebSocket[] = [];
  private turn = 0;

  constructor(port: number, match: string, load: Load) {
    this.port = port;
    this.match = match;
    this.load = load;
  }

  /** One after the other, because the first one creates the match. */
  async open(): Promise<void> {
    for (let seat = 0; seat < CLIENTS; seat++) await this.connect(seat);
  }

  move(): void {
    const playerID = String(this.turn % CLIENTS);
    const args = [(this.turn * 7) % SQUARES];
    const action = { type: 'MAKE_MOVE', payload: { type: 'place', args, playerID } };
    const message = ['update', action, this.turn, this.match, playerID];
    this.sockets[this.turn % CLIENTS].send(`42${SPACE}${JSON.stringify(message)}`);
    this.turn++;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private connect(seat: number): Promise<void> {
    const socket = new WebSocket(
      `ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`,
      { perMessageDeflate: false },
    );
    this.sockets[seat] = socket;
    const emit = (message: readonly unknown[]): void =>
      socket.send(`42${SPACE}${JSON.stringify(message)}`);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send(`40${SPACE}`);
        else if (text.startsWith(`40${SPACE}`))
          emit(['sync', this.match, String(seat), undefined, CLIENTS]);
        else if (text.startsWith(`42${SPACE}["sync"`)) resolve();
        else if (/^42\/small,\["(update|patch)"/.test(text)) this.load.shown(this);
        else if (text.startsWith('44')) this.load.failed(this, text);
      });
    });
  }
}
