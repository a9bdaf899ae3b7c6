import { unpack } from '@tablewright/protocol';
import WebSocket from 'ws';
import { contender, type Contender } from './contenders.ts';
import { loadAverage, say } from './live.ts';
import { readArguments } from './arguments.ts';

/** More than the server allows: each line may send 10 messages a second. */
const EVERY = 20;

/** How long people wait for moves while one guest keeps asking for replays of many matches. */
export async function flood(args: readonly string[]): Promise<void> {
  const { rooms, rate, seconds, lines, before } = readArguments(args, {
    rooms: 40,
    rate: 100,
    seconds: 15,
    /** How many matches' replays are requested at once. */
    lines: 20,
    /** `main.mjs` of an earlier build of the server, to measure beside this one. */
    before: '',
  });
  say(
    `${rooms} rooms, ${rate} moves/s, ${lines} lines of one guest; load average ${loadAverage()}`,
  );
  for (const name of before === '' ? (['ours'] as const) : (['before', 'ours'] as const)) {
    const one = await contender(name, rooms, { before });
    try {
      // Until the matches are about as long as those of people.
      await one.load.run(rate, (rooms * 60) / rate, 0);
      await tell(`${name}, quiet`, one, rate, seconds);
      const guest = await Flooder.open(one, lines);
      await tell(`${name}, flooded`, one, rate, seconds);
      say(`    replays: ${guest.shown} shown, ${guest.refused} refused`);
      guest.close();
    } finally {
      await one.close();
    }
  }
}

async function tell(
  what: string,
  { load }: Contender,
  rate: number,
  seconds: number,
): Promise<void> {
  const { done, p50, p99, max, errors } = await load.run(rate, seconds);
  say(
    `  ${what.padEnd(16)}${Math.round(done)} moves/s, p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} max ${max.toFixed(1)} ms, ${errors.length} errors`,
  );
}

/** A spectator who requests replays without end. */
class Flooder {
  shown = 0;
  refused = 0;
  private readonly sockets: WebSocket[] = [];
  private timer: NodeJS.Timeout | undefined;

  static async open({ server, load }: Contender, lines: number): Promise<Flooder> {
    const origin = `127.0.0.1:${server.port}`;
    const headers = { 'x-forwarded-for': '10.99.0.1' };
    const response = await fetch(`http://${origin}/api/me`, { headers });
    await response.text();
    const cookie = response.headers.getSetCookie()[0].split(';')[0];
    const flooder = new Flooder();
    for (const match of load.matches().slice(0, lines)) {
      const socket = new WebSocket(`ws://${origin}/api/matches/${match}/live`, {
        headers: { ...headers, cookie },
      });
      flooder.sockets.push(socket);
      socket.on('message', (data: Buffer) => flooder.hear(data.toString()));
      await new Promise((resolve) => socket.once('open', resolve));
    }
    let turn = 0;
    flooder.timer = setInterval(() => {
      const socket = flooder.sockets[turn++ % flooder.sockets.length];
      if (socket.readyState === socket.OPEN) socket.send('{"id":1,"t":"replay"}');
    }, EVERY);
    return flooder;
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.terminate();
  }

  private hear(text: string): void {
    if (!text.startsWith('{"t":"reply"')) return;
    const reply = unpack(text);
    if (reply.t === 'reply' && reply.ok) this.shown++;
    else this.refused++;
  }
}
