import { rmSync } from 'node:fs';
import { FastChance, type JournalLine, parseJournal } from '@tablewright/engine';
import type { Replay } from '@tablewright/protocol';
import type { RoomRecord } from '@tablewright/room';
import { expect } from 'vitest';
import { FINISHED } from './games.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Journals } from '../../src/storage/journals.ts';
import { CUT } from '../../src/storage/log-tail.ts';
import { hasRecording } from '../../src/storage/saves.ts';
import { command, type Ran } from './command.ts';
import { temporaryFolder } from './test-server.ts';
import type { MatchClient } from './match-client.ts';
import { eventually, playOn, startMatch } from './matches.ts';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';
import type { Release } from './releases.ts';
import type { Ground, Store } from './stores.ts';
import { Visitor } from './visitor.ts';

const DAY = 86_400_000;

/** A match that is over, as somebody saw it replayed. */
interface Over {
  readonly match: string;
  readonly rules: number;
  readonly person: Visitor;
  readonly replay: Replay;
  readonly shown: object;
}

/** A server as a process of its own, which is stopped and started again as another release. */
export class Site {
  server!: ServerProcess;
  ports: number[] = [];
  readonly folder: string;
  readonly ground: Ground;
  readonly db: Database;
  private playing: Promise<void>[] = [];
  private players: Player[] = [];

  private constructor(ground: Ground, db: Database, folder: string) {
    this.ground = ground;
    this.db = db;
    this.folder = folder;
  }

  static async open(store: Store): Promise<Site> {
    const ground = await store.fresh();
    const folder = temporaryFolder();
    const db = await openDatabase({ dataDir: folder, databaseUrl: ground.settings.databaseUrl });
    const site = new Site(ground, db, folder);
    await site.start('installed');
    return site;
  }

  async start(release: Release): Promise<void> {
    // Everybody here plays from one address.
    const env = { ...this.ground.env, BOT_PACE: '0', THINKERS: '1', PEOPLE_PER_ADDRESS: '1000' };
    this.server = await ServerProcess.start(this.folder, env, release);
    this.ports = [this.server.port];
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.ports = [];
    const code = await this.server.kill(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);
  }

  /** What the server has complained of: nothing, if all goes well. */
  get complaints(): string {
    const lines = this.server.said().split(/(?<=\n)/);
    // A server that was killed may have been in the middle of a write.
    return lines
      .filter((line) => !line.startsWith('Tablewright is ready') && !line.includes(CUT))
      .join('');
  }

  async guests(count: number): Promise<Visitor[]> {
    const guests = Array.from({ length: count }, () => new Visitor(this.ports[0]));
    for (const guest of guests) await guest.get('/api/me');
    return guests;
  }

  clients(people: readonly Visitor[], match: string): Promise<MatchClient[]> {
    return Promise.all(people.map((person) => person.again(this.ports[0]).play(match)));
  }

  /** They play on, whatever becomes of the server meanwhile. */
  letPlay(people: readonly Visitor[], match: string, seed: number): Player[] {
    const players = people.map(
      (person, seat) =>
        new Player(person, match, () => this.ports, 0, new FastChance(2 * seed + seat)),
    );
    this.players.push(...players);
    this.playing.push(...players.map((player) => player.play()));
    return players;
  }

  async stopPlaying(): Promise<void> {
    for (const player of this.players) player.stop();
    await Promise.all(this.playing);
  }

  /** A match of every game that all but one gave up, with its recording. */
  finishedMatches(): Promise<Over[]> {
    return Promise.all(
      FINISHED.map(async ({ game: { id: game, rulesVersion: rules, seats } }) => {
        const people = await this.guests(seats.min);
        const { match } = await startMatch(people, { game });
        const clients = await this.clients(people, match);
        await playOn(clients, new FastChance(7), 10);
        const last = clients.length - 1;
        for (const client of clients.slice(0, last))
          await client.ask({ t: 'concede', seat: client.seat });
        await clients[last].until(() => clients[last].over);
        await eventually(async () => expect(await hasRecording(this.db, match)).toBe(true));
        const replay = await replayOf(clients[last]);
        for (const client of clients) client.close();
        const [again] = await this.clients([people[last]], match);
        again.close();
        return { match, rules, person: people[last], replay, shown: shownTo(again) };
      }),
    );
  }

  /** Matches that are over are shown as they were, under their own rules. */
  async checkOver(over: readonly Over[]): Promise<void> {
    for (const { match, rules, person, replay, shown } of over) {
      const client = await person.again(this.ports[0]).play(match);
      expect(client.snapshot.info.rules).toBe(rules);
      expect(shownTo(client)).toMatchObject(shown);
      expect((await replayOf(client)).frames).toEqual(replay.frames);
      client.close();
    }
  }

  host(args: readonly string[], release: Release): Promise<Ran> {
    return command(args, { DATA_DIR: this.folder, ...this.ground.env }, release);
  }

  async lines(match: string): Promise<readonly JournalLine[]> {
    const lines = await new Journals(this.db).lines(match);
    return parseJournal(lines.join('\n')).lines;
  }

  async record(match: string): Promise<RoomRecord> {
    const { record } = await this.db
      .selectFrom('matches')
      .select('record')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    return JSON.parse(record) as RoomRecord;
  }

  /** As if the server had been away for longer than any clock. */
  async turnBackClocks(match: string): Promise<void> {
    const record = await this.record(match);
    if (record.clocks === null) return;
    const clocks = { ...record.clocks, at: record.clocks.at - 2 * DAY };
    await this.db
      .updateTable('matches')
      .set({ record: JSON.stringify({ ...record, clocks }) })
      .where('id', '=', match)
      .execute();
  }

  async close(): Promise<void> {
    await this.stopPlaying();
    await this.server.kill('SIGKILL');
    await this.db.destroy();
    await this.ground.clear();
    rmSync(this.folder, { recursive: true });
  }
}

/** The board and the log. */
function shownTo({ snapshot: { position, log } }: MatchClient): object {
  const { n, state, ending } = position;
  return { n, state, ending, log };
}

async function replayOf(client: MatchClient): Promise<Replay> {
  const reply = await client.ask({ t: 'replay' });
  if (!reply.ok) throw new Error(reply.error.message);
  return (reply.data as { replay: Replay }).replay;
}
