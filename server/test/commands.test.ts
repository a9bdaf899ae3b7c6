import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastChance, keyFromSeed, Match, Recorder } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  connect,
  type Database,
  openDatabase,
  pendingMigrations,
  type Place,
} from '../src/storage/database.ts';
import { Journals } from '../src/storage/journals.ts';
import { migrations } from '../src/storage/migrations.ts';
import { useBundle } from './kit/bundle.ts';
import { command, type Ran } from './kit/command.ts';
import { temporaryFolder } from './kit/test-server.ts';
import { MatchClient } from './kit/match-client.ts';
import { startMatch } from './kit/matches.ts';
import { ServerProcess } from './kit/process.ts';
import { missing } from './kit/services.ts';
import { eachStore, type Ground, POSTGRES, SQLITE, type Store } from './kit/stores.ts';
import { Visitor } from './kit/visitor.ts';

useBundle();

let folder: string;
let ground: Ground;
let server: ServerProcess | null;
let people: Visitor[];

function useDatabase(store: Store): void {
  beforeEach(async () => {
    folder = temporaryFolder();
    ground = await store.fresh();
    server = null;
  });
  afterEach(async () => {
    await server?.kill('SIGKILL');
    await ground.clear();
    rmSync(folder, { recursive: true });
  });
}

async function serve(dataDir = folder, env = ground.env): Promise<ServerProcess> {
  server = await ServerProcess.start(dataDir, { ...env, BOT_PACE: '0' });
  return server;
}

function host(args: readonly string[], dataDir = folder, env = ground.env): Promise<Ran> {
  return command(args, { DATA_DIR: dataDir, ...env });
}

function placeOf(dataDir = folder, { settings }: Ground = ground): Place {
  return { dataDir, databaseUrl: settings.databaseUrl };
}

async function linesOf(match: string, place: Place): Promise<string[]> {
  const db = await openDatabase(place);
  try {
    return await new Journals(db).lines(match);
  } finally {
    await db.destroy();
    // A closed SQLite keeps its hand on the file until its statements are collected.
    await collectGarbage();
  }
}

/** The journal of a match of five decisions. */
function linesOfRoam(): string[] {
  const match = Match.start(roam, { seats: 2, setup: {}, key: keyFromSeed(1) });
  const lines: string[] = [];
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  for (let i = 0; i < 5; i++) {
    const [{ seat, prompt, options }] = match.asks;
    recorder.answer(seat, prompt.key(options[0]));
  }
  return lines;
}

async function insertMatch(db: Database, id: string, lines: readonly string[]): Promise<void> {
  const row = { id, game: 'roam', open: 0, started: 0, changed: 0, over: 0, due: null };
  const record = JSON.stringify({ key: keyFromSeed(1), ending: null });
  await db
    .insertInto('matches')
    .values({ ...row, record, card: '{}', fence: 0, rated: 0 })
    .execute();
  for (const [position, line] of lines.entries())
    await db.insertInto('journal').values({ match: id, position, line }).execute();
}

/** What lies in a data folder beside the database. */
function filesBeside(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir).filter(
    (name) => !/^tablewright\.db|\.backup$|^elsewhere$/.test(name),
  );
}

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A match that goes on until it is stopped; `moves` grows with every acknowledged one. */
interface Playing {
  readonly match: string;
  moves: number;
  stop(): Promise<void>;
}

async function keepPlaying({ port }: ServerProcess): Promise<Playing> {
  people = [new Visitor(port), new Visitor(port)];
  const { match } = await startMatch(people);
  const clients = people.map(
    (person) => new MatchClient(person.socket(`/api/matches/${match}/live`)),
  );
  await Promise.all(clients.map(({ ready }) => ready));
  const chance = new FastChance(7);
  let isStopped = false;
  const playing: Playing = {
    match,
    moves: 0,
    async stop() {
      isStopped = true;
      await going;
      for (const client of clients) client.close();
    },
  };
  const going = (async () => {
    for (;;) {
      const asked = clients.find(({ isAsked }) => isAsked);
      if (isStopped || clients[0].over) return;
      if (asked === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        continue;
      }
      const { n } = asked;
      const reply = await asked.answer(asked.offered[chance.below(asked.offered.length)]);
      if (!reply.ok) throw new Error(reply.error.message);
      playing.moves++;
      await asked.until(() => asked.n > n);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return playing;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

eachStore('a backup', (store) => {
  useDatabase(store);

  it('is made while people play, and put back', { timeout: 120_000 }, async () => {
    const playing = await keepPlaying(await serve());
    await until(() => playing.moves >= 5);
    const { moves } = playing;
    const file = path.join(folder, 'testServer.backup');
    expect(await host(['backup', file])).toMatchObject({ code: 0 });
    await until(() => playing.moves > moves);
    await playing.stop();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await host(['backup', file])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/already/),
    });

    expect(await host(['restore', file, '--force'])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is using/),
    });
    await server!.kill('SIGTERM');
    expect(await host(['restore', file])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/--force/),
    });
    const all = await linesOf(playing.match, placeOf());
    const elsewhere = path.join(folder, 'elsewhere');
    const other = await store.fresh();
    try {
      for (const [dataDir, there, args] of [
        [elsewhere, other, ['restore', file]],
        [folder, ground, ['restore', file, '--force']],
      ] as const) {
        expect(await host(args, dataDir, there.env)).toMatchObject({ code: 0 });
        const lines = await linesOf(playing.match, placeOf(dataDir, there));
        expect(lines.length).toBeGreaterThan(moves);
        expect(lines).toEqual(all.slice(0, lines.length));
      }
      const { length } = await linesOf(playing.match, placeOf(elsewhere, other));
      expect(await host(['check', '--deep'], elsewhere, other.env)).toMatchObject({
        code: 0,
        said: `1 matches, ${length} lines: every match can be opened.\n`,
      });
      expect(filesBeside(elsewhere)).toEqual(store.isPostgres ? [] : filesBeside(folder));
      // Everybody is still signed in, and the match goes on.
      const { port } = await serve(elsewhere, other.env);
      const [client] = await Promise.all(
        people.map((person) => person.again(port).play(playing.match)),
      );
      expect(client.snapshot.mine.length).toBe(1);
      await server!.kill('SIGTERM');
    } finally {
      await other.clear();
    }
  });

  it('that is damaged or none is refused, and nothing has changed', async () => {
    const db = await openDatabase(placeOf());
    await db.insertInto('guests').values({ id: 'ada', name: 'Ada', created: 0 }).execute();
    await db.destroy();
    await collectGarbage();
    const file = path.join(folder, 'broken.backup');
    writeFileSync(file, 'This is no backup. '.repeat(100));
    expect(await host(['restore', file, '--force'])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no backup/),
    });
    writeFileSync(file, `${store.isPostgres ? 'PGDMP' : 'SQLite format 3\0'}${'x'.repeat(9000)}`);
    const { code } = await host(['restore', file, '--force']);
    expect(code).toBe(1);
    const again = await openDatabase(placeOf());
    expect(await again.selectFrom('guests').select('name').execute()).toEqual([{ name: 'Ada' }]);
    await again.destroy();
  });

  it('is checked journal by journal', async () => {
    const lines = linesOfRoam();
    const db = await openDatabase(placeOf());
    await insertMatch(db, 'whole', lines);
    await insertMatch(
      db,
      'broken',
      lines.filter((_, i) => i !== 3),
    );
    await db.destroy();
    const { code, said } = await host(['check']);
    expect(code).toBe(1);
    expect(said).toMatch(/^1 of 2 matches cannot be opened:\nbroken \(roam\): Line 4: .*missing/);
  });
});

eachStore('a journal whose end is missing', (store) => {
  useDatabase(store);

  it(
    'is told by the check and by the server that opens the match',
    { timeout: 120_000 },
    async () => {
      const playing = await keepPlaying(await serve());
      await until(() => playing.moves >= 6);
      await playing.stop();
      await server!.kill('SIGTERM');
      const { match } = playing;
      const { length } = await linesOf(match, placeOf());
      const db = await openDatabase(placeOf());
      await db
        .deleteFrom('journal')
        .where('match', '=', match)
        .where('position', '>=', length - 3)
        .execute();
      const lines = linesOfRoam();
      await insertMatch(db, 'over', lines);
      await db.updateTable('matches').set({ over: 1 }).where('id', '=', 'over').execute();
      await db.destroy();
      await collectGarbage();
      const why = `its journal has ${length - 3} lines, but had ${length} when the match was last saved`;
      const { code, said } = await host(['check']);
      expect(code).toBe(1);
      expect(said).toMatch(/^2 of 2 matches have lost their latest moves:\n/);
      expect(said).toContain(`${match} (roam): ${why}\n`);
      expect(said).toContain(
        'over (roam): it is over by its rules, but its journal does not tell how',
      );

      const { port, said: log } = await serve();
      const client = await people[0].again(port).play(match);
      expect(client.n).toBe(playing.moves - 3);
      expect(log()).toContain(`a match has lost moves: ${why}`);
      client.close();
    },
  );
});

eachStore('a database that no server of this release has had', (store) => {
  useDatabase(store);

  it('is told to be out of date, and is not touched', async () => {
    const db = connect(placeOf());
    // Databases of these tests are copies of one that is up to date.
    if (store.isPostgres) await sql`drop schema public cascade; create schema public`.execute(db);
    const migrator = new Migrator({ db, provider: migrations });
    const { error } = await migrator.migrateTo('004-chat');
    expect(error).toBeUndefined();
    await insertMatch(db, 'whole', linesOfRoam());
    const before = await pendingMigrations(db);
    expect(before).toContain('005-saves-and-recordings');
    for (const args of [['check'], ['check', '--deep'], ['record']])
      expect(await host(args)).toEqual({
        code: 1,
        said: expect.stringMatching(
          /^The database is from an earlier release\. Start the server[^\n]+\n$/,
        ),
      });
    expect(await pendingMigrations(db)).toEqual(before);
    await db.destroy();
    await collectGarbage();

    await (await openDatabase(placeOf())).destroy();
    await collectGarbage();
    expect(await host(['check'])).toEqual({
      code: 0,
      said: '1 matches, 7 lines: every match can be opened.\n',
    });
    expect((await host(['record'])).code).toBe(0);
  });
});

describe.skipIf(missing !== null)('a move to PostgreSQL', () => {
  useDatabase(SQLITE);

  it(
    'takes everything along, once, and from a server that is closed',
    { timeout: 120_000 },
    async () => {
      const to = await POSTGRES.fresh();
      const { DATABASE_URL } = to.env;
      try {
        expect(await host(['migrate'])).toMatchObject({
          code: 1,
          said: expect.stringMatching(/DATABASE_URL/),
        });
        const playing = await keepPlaying(await serve());
        await until(() => playing.moves >= 5);
        const env = { DATABASE_URL };
        expect(await host(['migrate'], folder, env)).toMatchObject({
          code: 1,
          said: expect.stringMatching(/is using/),
        });
        await until(() => playing.moves >= 8);
        await playing.stop();
        await server!.kill('SIGTERM');
        const lines = await linesOf(playing.match, placeOf());

        const moved = await host(['migrate'], folder, env);
        expect(moved).toMatchObject({ code: 0, said: expect.stringMatching(/row for row/) });
        expect(moved.said).toMatch(new RegExp(`journal +${lines.length} rows`));
        expect(await linesOf(playing.match, placeOf(folder, to))).toEqual(lines);
        expect(await host(['check', '--deep'], folder, env)).toMatchObject({ code: 0 });
        expect(await host(['migrate'], folder, env)).toMatchObject({
          code: 1,
          said: expect.stringMatching(/already/),
        });

        const { port } = await serve(folder, env);
        const client = await people[0].again(port).play(playing.match);
        expect(client.n).toBe(playing.moves);
        expect(client.snapshot.mine.length).toBe(1);
        await server!.kill('SIGTERM');
      } finally {
        await to.clear();
      }
    },
  );
});

describe('a command', () => {
  useDatabase(SQLITE);

  it('that is not known, or lacks a word, tells what there is', async () => {
    for (const args of [[], ['backup'], ['check', '--hard']]) {
      const { code, said } = await host(args);
      expect([code, said.split('\n')[0]]).toEqual([1, 'Usage: npm run host -- COMMAND']);
    }
  });

  it('for a server that is not there makes none', async () => {
    const nowhere = path.join(folder, 'nowhere');
    for (const args of [['backup', path.join(folder, 'x')], ['check']])
      expect(await host(args, nowhere)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/no database/),
      });
    expect(existsSync(nowhere)).toBe(false);
    expect(await host(['check'], nowhere, { PORT: 'x', LOG_LEVEL: 'y' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^PORT should.*\nLOG_LEVEL should/),
    });
  });
});
