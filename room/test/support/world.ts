import { FastChance, type Game, type KeptSave, keyFromSeed, type Seat } from '@tablewright/engine';
import { type Bot, createBot, parseBot } from '@tablewright/bots';
import { roam } from '@tablewright/roam';
import type { ChatLine } from '@tablewright/protocol';
import {
  type NewRoom,
  type Papers,
  type Recording,
  Room,
  type RoomDependencies,
  type RoomRecord,
  type SaidLine,
  type StoredLines,
  type StoredPapers,
  type StoredRoom,
} from '../../src/index.ts';
import { Client } from './client.ts';

/** Time that passes only when a test says so. */
export class FakeClock {
  time = 1_700_000_000_000;
  private timers: { at: number; go: () => void }[] = [];

  after = (ms: number, go: () => void): (() => void) => {
    const timer = { at: this.time + ms, go };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** Lets time pass, timer by timer. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.go();
      await settle();
    }
    this.time = end;
    await settle();
  }
}

/** A disk in memory, which can be full, slow or shared with somebody else. */
export class MemoryStore {
  lines: string[] = [];
  record: RoomRecord | null = null;
  kept: KeptSave | null = null;
  recording: Recording | null = null;
  chat: SaidLine[] = [];
  papers: Record<string, string> = {};
  /** How often lines were added. */
  appends = 0;
  /** Fails where it says so: before storing, or after it, as a lost connection to a database does. */
  fault: (() => 'before' | 'after' | null) | null = null;

  /** Everything that a room is opened from, but for the journal. */
  get all(): StoredRoom {
    const { record, kept, shown: chat, papers } = this;
    return { record: record!, kept, chat, papers: { ...papers } };
  }

  append = async (
    lines: readonly string[],
    expectedLength: number,
    record?: RoomRecord | null,
    papers: Papers = {},
    kept?: KeptSave | null,
  ): Promise<void> => {
    await Promise.resolve();
    const fault = this.fault?.();
    if (fault === 'before') throw new Error('disk full');
    if (expectedLength !== this.lines.length) throw new Error('somebody else has written');
    this.lines.push(...lines);
    this.appends++;
    if (record) this.record = JSON.parse(JSON.stringify(record)) as RoomRecord;
    this.file(papers);
    if (kept) this.kept = JSON.parse(JSON.stringify(kept)) as KeptSave;
    if (fault === 'after') throw new Error('connection lost');
  };

  savePapers = async (papers: Papers): Promise<void> => {
    await Promise.resolve();
    const fault = this.fault?.();
    if (fault === 'before') throw new Error('disk full');
    this.file(papers);
    if (fault === 'after') throw new Error('connection lost');
  };

  readPapers = async (): Promise<StoredPapers> => ({ ...this.papers });

  private file(papers: Papers): void {
    for (const [name, text] of Object.entries(papers)) {
      if (text === null) delete this.papers[name];
      else this.papers[name] = text;
    }
  }

  saveRecording = async (recording: Recording): Promise<void> => {
    this.recording = JSON.parse(JSON.stringify(recording)) as Recording;
  };

  readRecording = async (): Promise<Recording | null> => this.recording;

  hasRecording = async (): Promise<boolean> => this.recording !== null;

  keep = async (kept: KeptSave): Promise<void> => {
    await Promise.resolve();
    if (this.fault?.()) throw new Error('disk full');
    this.kept = JSON.parse(JSON.stringify(kept)) as KeptSave;
  };

  saveRecord = async (record: RoomRecord): Promise<void> => {
    await Promise.resolve();
    if (this.fault?.()) throw new Error('disk full');
    this.record = JSON.parse(JSON.stringify(record)) as RoomRecord;
  };

  appendChat = async (line: SaidLine, oldest: number): Promise<void> => {
    await Promise.resolve();
    const fault = this.fault?.();
    if (fault === 'before') throw new Error('disk full');
    this.chat = [...this.chat.filter(({ id }) => id >= oldest && id !== line.id), line];
    if (fault === 'after') throw new Error('connection lost');
  };

  removeChat = async (by: string, seats: readonly Seat[]): Promise<readonly ChatLine[]> => {
    await Promise.resolve();
    if (this.fault?.()) throw new Error('disk full');
    this.chat = this.chat.filter((line) =>
      line.seat === null ? line.by !== by : !seats.includes(line.seat),
    );
    return this.shown;
  };

  /** The chat as a host reads it. */
  get shown(): ChatLine[] {
    return this.chat.map(({ by: _author, ...line }) => line);
  }

  read = async (): Promise<readonly string[]> => this.lines.slice();

  readBefore = async (count: number, end = this.lines.length): Promise<StoredLines> => {
    const from = Math.max(0, end - count);
    return { from, lines: this.lines.slice(from, end) };
  };
}

/** A room with everything around it. */
export class World {
  readonly clock = new FakeClock();
  readonly store = new MemoryStore();
  readonly errors: unknown[] = [];
  deps: RoomDependencies;
  room!: Room;

  constructor(options: Partial<RoomDependencies> = {}) {
    const bots = new Map<string, Bot>();
    this.deps = {
      game: roam,
      store: this.store,
      now: () => this.clock.time,
      after: this.clock.after,
      think: async (match, seat, level) => {
        const bot = bots.get(level) ?? createBot(parseBot(level), undefined, 7);
        bots.set(level, bot);
        return bot.advise(match, seat);
      },
      levels: { offered: ['random'], standIn: 'random', hint: 'search:3' },
      pace: 0,
      absence: 1000,
      report: (error) => this.errors.push(error),
      ...options,
    };
  }

  async start(room: Partial<NewRoom> & { people?: number; bots?: number } = {}): Promise<this> {
    const { people = 2, bots = 0, ...rest } = room;
    const names = ['Ada', 'Ben', 'Cyn', 'Dan'];
    this.room = await Room.start(this.deps, {
      id: 'm1',
      key: keyFromSeed(1),
      seats: [
        ...names.slice(0, people).map((name) => ({ name })),
        ...Array.from({ length: bots }, (_, i) => ({ name: `Bot ${i + 1}`, level: 'random' })),
      ],
      ...rest,
    });
    await settle();
    return this;
  }

  /** The host goes down and comes back, with other rules where they are given. */
  async reopen(game: Game = this.deps.game): Promise<void> {
    await this.room.close();
    this.deps = { ...this.deps, game };
    this.room = await Room.open(this.deps, this.store.all);
    await settle();
  }

  /** The hash of the match in memory. */
  get hash(): string {
    return this.room['live'].ledger.match.hash();
  }

  /** Lets bots play until a person is asked or the match is over. */
  async quiet(): Promise<void> {
    while (this.room.ending === null && this.room.waitingFor.length === 0)
      await this.clock.pass(2000);
  }

  connect(seats: readonly Seat[], options: { viewer?: Seat; isOwner?: boolean } = {}): Client {
    return new Client(this.room, this.deps.game, seats, options);
  }
}

/** Lets everything that waits for nothing but its turn have its turn. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Plays on with offered options until somebody has had enough. */
export async function playOn(
  clients: readonly Client[],
  chance: FastChance,
  enough: (moves: number) => boolean | Promise<boolean>,
): Promise<void> {
  for (let moves = 0; !(await enough(moves)); moves++) {
    const asked = await whoIsAsked(clients);
    if (asked.length === 0) return;
    await asked[chance.below(asked.length)].answerAny(chance);
  }
}

/** Bots that have their turn may still be at it. */
async function whoIsAsked(clients: readonly Client[]): Promise<Client[]> {
  for (let patience = 0; patience < 500; patience++) {
    const asked = clients.filter((client) => client.question !== null);
    if (asked.length > 0 || clients[0].snapshot.position.ending !== null) return asked;
    await settle();
  }
  return [];
}

export function random(seed: number): FastChance {
  return new FastChance(seed);
}
