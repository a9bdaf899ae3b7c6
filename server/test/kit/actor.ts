import {
  FastChance,
  type Game,
  type JournalLine,
  parseJournal,
  type Setup,
  verifyJournal,
} from '@tablewright/engine';
import type { ClockTerms, ToRoomBody } from '@tablewright/protocol';
import type { RoomRecord } from '@tablewright/room';
import { expect, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Journals } from '../../src/storage/journals.ts';
import { TestServer } from './test-server.ts';
import type { MatchClient } from './match-client.ts';
import { startMatch } from './matches.ts';
import { type Ground, SQLITE, type Store } from './stores.ts';
import type { Visitor } from './visitor.ts';

const BOT = 'beginner';

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'live', bank: 3_600_000, increment: 2000, out: 'bot' },
  { kind: 'days', days: 1, out: 'lose' },
];

/** Refusals that somebody who presses everything at any time has to expect. */
const EXPECTED = ['not-allowed', 'not-asked', 'stale', 'over', 'not-your-seat'];

/** Whatever takes longer is stuck. */
const PATIENT = { timeout: 60_000, interval: 5 };

/** A match that nobody looks at leaves memory at once. */
const RULES = { idleAfter: 20, sweepEvery: 20 };

/**
 * Does everything that players, their browsers and operators can do to matches at real nodes, in random order, and
 * checks each time that a match leaves memory that it is opened as it was and that its journal is in order.
 */
export class Actor {
  /** How often each thing was done. */
  readonly done: Partial<Record<Action, number>> = {};
  /** How often a match was opened again and compared. */
  opened = 0;
  matches = 0;
  private readonly game: Game;
  private readonly chance: FastChance;
  private readonly nodes: readonly TestServer[];
  private readonly ground: Ground;
  private readonly db: Database;
  private match = '';
  private people: readonly Visitor[] = [];
  private clients: MatchClient[] = [];

  private constructor(
    game: Game,
    seed: number,
    nodes: readonly TestServer[],
    ground: Ground,
    db: Database,
  ) {
    this.game = game;
    this.chance = new FastChance(seed);
    this.nodes = nodes;
    this.ground = ground;
    this.db = db;
  }

  /** One server over SQLite, or two nodes over PostgreSQL. */
  static async open(game: Game, seed: number, store: Store): Promise<Actor> {
    const ground = await store.fresh();
    const nodes = [await TestServer.open(RULES, ground.settings, SQLITE)];
    if (store.isPostgres) nodes.push(await TestServer.open(RULES, ground.settings, SQLITE));
    const { databaseUrl } = ground.settings;
    const db = await openDatabase({ dataDir: nodes[0].folder, databaseUrl });
    return new Actor(game, seed, nodes, ground, db);
  }

  async close(): Promise<void> {
    await this.db.destroy();
    await Promise.all(this.nodes.map((node) => node.close()));
    await this.ground.clear();
  }

  async act(actions: number): Promise<void> {
    await this.begin();
    for (let i = 0; i < actions; i++) {
      const action = this.pick(ACTIONS);
      this.done[action] = (this.done[action] ?? 0) + 1;
      await this[action]();
      if (!this.clients.some(({ over }) => over)) continue;
      await this.unload();
      await this.begin();
    }
    await this.restart();
  }

  private async begin(): Promise<void> {
    const { chance, game } = this;
    this.leaveAll();
    const { min, max } = game.seats;
    const seats = min + chance.below(max - min + 1);
    const people = 1 + chance.below(seats);
    const node = this.pick(this.nodes);
    this.people = await Promise.all(Array.from({ length: people }, () => node.guest()));
    const { match } = await startMatch(this.people, {
      game: game.id,
      setup: this.setup(),
      bots: seats - people,
      clock: this.pick(CLOCKS),
      reactions: 'quick',
    });
    this.match = match;
    this.matches++;
    await this.connectAll();
  }

  private setup(): Setup {
    const options = Object.entries(this.game.setupOptions);
    return Object.fromEntries(options.map(([name, { values }]) => [name, this.pick(values)]));
  }

  /** Each comes to any of the nodes. */
  private async connectAll(): Promise<void> {
    this.clients = await Promise.all(this.people.map((person) => this.connect(person)));
  }

  private connect(person: Visitor): Promise<MatchClient> {
    return person.again(this.pick(this.nodes).port).play(this.match);
  }

  private leaveAll(): void {
    for (const client of this.clients) client.close();
    this.clients = [];
  }

  private async answer(): Promise<void> {
    await this.settled();
    const asked = this.clients.filter(({ canAnswer }) => canAnswer);
    if (asked.length === 0) return;
    const client = this.pick(asked);
    await this.give(client, this.pick(client.offered));
  }

  private async give(client: MatchClient, key: string): Promise<void> {
    const { seat, n, epoch } = client;
    await this.tell(client, { t: 'answer', seat, n, epoch, key });
  }

  private async undo(): Promise<void> {
    const client = this.pick(this.clients);
    const { seat, n, epoch } = client;
    await this.tell(client, { t: 'undo', seat, n, epoch });
    await this.consent();
  }

  private async undoAgainAndAgain(): Promise<void> {
    for (let i = this.chance.below(6); i >= 0; i--) await this.undo();
  }

  /** Bots wait while a proposal is open, so in the end everybody says no. */
  private async consent(): Promise<void> {
    for (const client of this.clients)
      await this.tell(client, { t: 'consent', seat: client.seat, yes: this.chance.below(5) > 0 });
    for (const client of this.clients)
      await this.tell(client, { t: 'consent', seat: client.seat, yes: false });
  }

  private async chat(): Promise<void> {
    const text = `line ${this.chance.below(100)}`;
    await this.tell(this.pick(this.clients), { t: 'chat', text });
  }

  private async concede(): Promise<void> {
    if (this.chance.below(4) > 0) return;
    const client = this.pick(this.clients);
    await this.tell(client, { t: 'concede', seat: client.seat });
  }

  private async proposeEnd(): Promise<void> {
    if (this.chance.below(4) > 0) return;
    const client = this.pick(this.clients);
    await this.tell(client, { t: 'propose', seat: client.seat, what: 'end' });
    await this.consent();
  }

  private async standIn(): Promise<void> {
    const client = this.pick(this.clients);
    await this.tell(client, { t: 'standIn', seat: client.seat, level: BOT });
  }

  private async takeSeatsBack(): Promise<void> {
    for (const client of this.clients)
      await this.tell(client, { t: 'standIn', seat: client.seat, level: null });
  }

  /** Somebody comes back at any of the nodes. */
  private async leave(): Promise<void> {
    const i = this.chance.below(this.clients.length);
    this.clients[i].close();
    this.clients[i] = await this.connect(this.people[i]);
  }

  /** Everybody leaves, and the match leaves memory. */
  private unload(): Promise<void> {
    return this.away(() => {
      this.leaveAll();
      return vi.waitFor(() => {
        for (const { server } of this.nodes) expect(server.services.matches.inMemory).toBe(0);
      }, PATIENT);
    });
  }

  /** A server restarts; of two nodes any, so that the match may change its home. */
  private restart(): Promise<void> {
    return this.away(() => this.pick(this.nodes).restart());
  }

  /** Nothing may be lost meanwhile. */
  private async away(going: () => Promise<void>): Promise<void> {
    await this.closeWindows();
    const before = await this.look();
    await going();
    const { key, lines } = await this.stored();
    verifyJournal(this.game, parseJournal(lines.join('\n')), key);
    this.leaveAll();
    expect(await this.look()).toEqual(before);
    this.opened++;
    await this.connectAll();
  }

  /** A window closes by itself after a while, and would be another one when everybody is back. */
  private async closeWindows(): Promise<void> {
    await this.settled();
    while (this.clients.some(({ reactions }) => reactions !== null)) {
      // The last option is to pass for the rest of the window.
      for (const client of this.clients)
        if (isAskedInSecret(client)) await this.give(client, client.offered.at(-1)!);
      await this.settled();
    }
  }

  /** Waits until the match waits for people, or is over; bots may play for long, but not stand still. */
  private async settled(): Promise<void> {
    while (!this.isSettled()) {
      const before = this.clients.map(positionOf);
      await vi.waitFor(() => {
        const hasMoved = this.clients.some((client, i) => positionOf(client) !== before[i]);
        expect(this.isSettled() || hasMoved, `${this.match} stands still at ${before[0]}`).toBe(
          true,
        );
      }, PATIENT);
    }
  }

  private isSettled(): boolean {
    const isSecret = this.clients.some(isAskedInSecret);
    return this.clients.every(
      (client) => client.over || waitsForPeople(client) || (isSecret && client.reactions !== null),
    );
  }

  /** What everybody sees, and the hash in the journal. Undo may reach further back than what was in memory. */
  private async look(): Promise<unknown> {
    const { lines } = await this.stored();
    const seen = await Promise.all(
      [...this.people, await this.nodes[0].guest()].map(async (person) => {
        const client = await this.connect(person);
        client.close();
        const { position, chat, info } = client.snapshot;
        const { undo, ...rest } = position;
        const { seats, ...about } = info;
        const names = seats.map(({ name, player }) => [name, player]);
        return { ...rest, isFree: undo === 'free', chat, names, about };
      }),
    );
    return { seen, hash: lastHash(parseJournal(lines.join('\n')).lines) };
  }

  private async stored(): Promise<{ key: string; lines: string[] }> {
    const { record } = await this.db
      .selectFrom('matches')
      .select('record')
      .where('id', '=', this.match)
      .executeTakeFirstOrThrow();
    const lines = await new Journals(this.db).lines(this.match);
    return { key: (JSON.parse(record) as RoomRecord).key, lines };
  }

  private async tell(client: MatchClient, body: ToRoomBody): Promise<void> {
    const reply = await client.ask(body);
    if (!reply.ok) expect(EXPECTED).toContain(reply.error.code);
  }

  private pick<T>(things: readonly T[]): T {
    return things[this.chance.below(things.length)];
  }
}

const positionOf = ({ n, epoch }: MatchClient): string => `${epoch}.${n}`;

function waitsForPeople({ asked, snapshot: { info } }: MatchClient): boolean {
  return asked.length > 0 && asked.every((seat) => info.seats[seat].player === 'person');
}

/** Is a person asked here who has not answered? */
function isAskedInSecret({ isReacting, seat, snapshot: { info } }: MatchClient): boolean {
  return isReacting && info.seats[seat].player === 'person';
}

function lastHash(lines: readonly JournalLine[]): string {
  return lines.flatMap((line) => ('hash' in line ? [line.hash] : [])).at(-1)!;
}

type Action = keyof typeof OFTEN;

const OFTEN = {
  answer: 60,
  undo: 8,
  undoAgainAndAgain: 1,
  chat: 2,
  concede: 1,
  proposeEnd: 1,
  standIn: 2,
  takeSeatsBack: 3,
  leave: 3,
  unload: 3,
  restart: 1,
} as const;

const ACTIONS = (Object.entries(OFTEN) as [Action, number][]).flatMap(([action, times]) =>
  Array.from({ length: times }, () => action),
);
