import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { keyFromSeed, Match, Recorder } from '@tablewright/engine';
import { Room, type RoomDependencies, type RoomRecord, type RoomStore } from '@tablewright/room';
import { endless } from './endless.ts';
import { readArguments } from './live/arguments.ts';
import { Services } from './live/services.ts';
import { below, type Figure, figure, printed, type Target } from './report.ts';
import { median, roundByRound } from './rounds.ts';

const SHORT = 100;
const LONG = 10_000;
const WANTED = 1.5;
const KEY = keyFromSeed(1);

/** `server/test/kit/room-stores.ts`, bundled: no package imports the server. */
interface RoomStores {
  add(id: string): Promise<RoomStore>;
  close(): Promise<void>;
}

/** Milliseconds from the request until it is done. */
interface Times {
  readonly opening: number;
  readonly undo: number;
}

/** A stored match of two that is opened and taken back from again and again. */
class Contender {
  readonly times: Times[] = [];
  readonly bytes: number;
  private readonly store: RoomStore;

  private constructor(store: RoomStore, lines: readonly string[]) {
    this.store = store;
    this.bytes = lines.reduce((sum, { length }) => sum + length, 0);
  }

  static async begin(stores: RoomStores, decisions: number): Promise<Contender> {
    const lines: string[] = [];
    const match = Match.start(endless, { seats: 2, key: KEY });
    const recorder = Recorder.begin(match, (line) => lines.push(line));
    while (match.decisions < decisions) recorder.answer(match.asks[0].seat, 'by:1');
    const store = await stores.add(`match of ${decisions}`);
    await store.append(lines, 0);
    return new Contender(store, lines);
  }

  async measure(repeats: number): Promise<void> {
    const opening: number[] = [];
    const undo: number[] = [];
    for (let i = 0; i < repeats; i++) {
      const begun = performance.now();
      const room = await Room.open(this.dependencies(), { record: RECORD });
      opening.push(performance.now() - begun);
      undo.push(await timeOfUndo(room));
      await room.close();
    }
    this.times.push({ opening: median(opening), undo: median(undo) });
  }

  private dependencies(): RoomDependencies {
    return {
      game: endless,
      store: this.store,
      now: () => Date.now(),
      after: () => () => undefined,
      think: () => Promise.reject(new Error('No bot plays here.')),
    };
  }
}

const RECORD: RoomRecord = {
  id: 'a match',
  started: 0,
  key: KEY,
  seats: ['Ada', 'Ben'].map((name) => ({ name, kind: 'person', level: null })),
  clock: { kind: 'none' },
  clocks: null,
  conceded: [],
  ending: null,
};

/** Somebody takes the last answer back, and gives it again. */
async function timeOfUndo(room: Room): Promise<number> {
  let [n, epoch, asked] = [0, 0, 0];
  const line = room.connect({
    seats: [0, 1],
    send(message) {
      if (message.t === 'reply' && !message.ok) throw new Error(message.error.message);
      const position = message.t === 'snapshot' ? message.snapshot.position : message;
      if (!('epoch' in position)) return;
      ({ n, epoch } = position);
      asked = position.asked[0].seat;
    },
  });
  const seat = 1 - asked;
  const begun = performance.now();
  await line.receive({ id: 1, t: 'undo', seat, n, epoch });
  const time = performance.now() - begun;
  await line.receive({ id: 2, t: 'answer', seat, n, epoch, key: 'by:1' });
  line.close();
  return time;
}

/** What the length of a match costs whoever opens it or takes an answer back. */
export async function length(args: readonly string[]): Promise<void> {
  const { rounds, repeats, data } = readArguments(args, {
    rounds: 8,
    repeats: 20,
    /** Another folder, such as one on another disk. */
    data: '',
  });
  const { openRoomStores } = (await import(new URL('./stores.mjs', import.meta.url).href)) as {
    openRoomStores: (place: object) => Promise<RoomStores>;
  };
  const dataDir = mkdtempSync(path.join(data || os.tmpdir(), 'tablewright-bench-'));
  const services = await Services.start();
  for (const [name, databaseUrl] of [
    ['SQLite', null],
    ['PostgreSQL', services.databaseUrl],
  ] as const) {
    const stores = await openRoomStores({ dataDir, databaseUrl });
    const [short, long] = [
      await Contender.begin(stores, SHORT),
      await Contender.begin(stores, LONG),
    ];
    for (const contender of [short, long]) await contender.measure(repeats);
    for (const contender of [short, long]) contender.times.length = 0;
    for (let round = 0; round < rounds; round++)
      for (const contender of [short, long]) await contender.measure(repeats);
    process.stdout.write(`${printed({ title: titleOf(name, long), ...compared(short, long) })}\n`);
    await stores.close();
  }
  await services.stop();
  rmSync(dataDir, { recursive: true });
}

function titleOf(name: string, { bytes }: Contender): string {
  const load = os.loadavg()[0].toFixed(1);
  const size = (bytes / 1e6).toFixed(1);
  return `${name}: ${LONG} decisions (${size} MB) against ${SHORT}; load average ${load}`;
}

function compared(short: Contender, long: Contender): { figures: Figure[]; targets: Target[] } {
  const figures: Figure[] = [];
  const targets: Target[] = [];
  for (const what of ['opening', 'undo'] as const) {
    const [few, many] = [short, long].map(({ times }) => times.map((time) => time[what]));
    const ratio = roundByRound((a, b) => b / a, few, many);
    figures.push(figure(`${what}, ${SHORT} decisions`, 'ms', few));
    figures.push(figure(`${what}, ${LONG} decisions`, 'ms', many));
    figures.push(figure(`${what}, ratio`, 'times', ratio));
    targets.push(below(`${what}: the long match against the short`, median(ratio), WANTED));
  }
  return { figures, targets };
}
