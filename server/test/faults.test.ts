import {
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackgroundCheck } from '../src/storage/background-check.ts';
import { openDatabase } from '../src/storage/database.ts';
import { CUT } from '../src/storage/log-tail.ts';
import { fileOf } from '../src/storage/sqlite.ts';
import { bundled, useBundle } from './kit/bundle.ts';
import { command } from './kit/command.ts';
import { flipInIndex } from './kit/damage.ts';
import { temporaryFolder, TestServer } from './kit/test-server.ts';
import { eventually, newMatch, startMatch } from './kit/matches.ts';
import { member, signIn } from './kit/people.ts';
import { ServerProcess } from './kit/process.ts';
import { missing } from './kit/services.ts';
import { eachStore, POSTGRES } from './kit/stores.ts';
import { Visitor } from './kit/visitor.ts';

useBundle();

/** Sends a request byte by byte as it is written here; what comes back until the server ends the connection. */
function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(text);
  return new Promise((resolve) => socket.once('close', () => resolve(heard)));
}

describe('a request', () => {
  const web = temporaryFolder();
  let testServer: TestServer;
  beforeAll(async () => {
    mkdirSync(path.join(web, 'assets'));
    writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Tablewright</title>');
    testServer = await TestServer.open({ requestTimeout: 300 }, { webDir: web });
  });
  afterAll(async () => {
    await testServer.close();
    rmSync(web, { recursive: true });
  });

  it.each([
    '//',
    '///',
    '//evil.example/',
    '//evil.example/x.js',
    '//[',
    '/\\',
    '/%',
    '/%ff',
    '/%00',
    '/?%',
    '/api/players/%',
    '/api/players/%00',
    'http://evil.example/',
    'http://[/',
    '*',
  ])('for %s is no error of the server', async (target) => {
    const answer = await raw(
      testServer.port,
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    expect(status, answer).toBeLessThan(500);
    if (target.startsWith('//')) expect(status).toBe(404);
  });

  it('whose body never comes is cut off', async () => {
    const head = `PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"`;
    expect(await raw(testServer.port, head)).toMatch(/^HTTP\/1\.1 408/);
  });

  it('whose headers never end is cut off', async () => {
    expect(await raw(testServer.port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ')).toMatch(
      /^HTTP\/1\.1 408/,
    );
  });
});

eachStore('input that cannot be stored', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, { hostNames: ['The Host'] }, store);
  });
  afterAll(() => testServer.close());

  it('is malformed, and no error of the database', async () => {
    const { visitor } = await member(testServer, 'The Host');
    const other = await member(testServer);
    const { match } = await startMatch([visitor, other.visitor]);
    const nul = 'a\0b';
    const ban = { do: 'ban', player: other.id, note: 'x' };
    const answers = {
      renamed: await visitor.patch('/api/me', { name: nul }),
      signedIn: await signIn(testServer.visitor(), nul),
      token: await visitor.post('/api/tokens', { name: nul }),
      friend: await visitor.post('/api/friends', { name: nul }),
      friendGone: await visitor.delete('/api/friends/a%00b'),
      blocked: await visitor.put('/api/blocks/a%00b'),
      page: await visitor.get('/api/players/a%00b'),
      openData: await visitor.get('/api/open-data?game=a%00b'),
      found: await visitor.get('/api/host/players?name=a%00b'),
      report: await visitor.post('/api/reports', { about: other.name, match, text: nul }),
      reset: await visitor.post('/api/mail/reset', { name: nul }),
      ticket: await visitor.post('/api/mail/verify', { token: nul }),
      passkey: await visitor.post('/api/passkeys/sign-in', { id: 'x', response: { id: nul } }),
      table: await visitor.post('/api/tables', { game: 'roam', seats: 2, setup: { [nul]: 1 } }),
      fraction: await visitor.post('/api/notices/read', { until: 1.5 }),
      huge: await visitor.post('/api/notices/read', { until: 1e300 }),
      banned: await visitor.post('/api/host/acts', { ...ban, until: Date.now() + 0.5 }),
      bannedForever: await visitor.post('/api/host/acts', { ...ban, until: 1e18 }),
    };
    for (const [what, { status, body }] of Object.entries(answers))
      expect([what, status, body.code]).toEqual([what, 400, 'malformed']);
    expect((await other.visitor.get('/api/me')).status).toBe(200);
  });
});

describe('a clock that is set back', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps nobody from speaking or asking', async () => {
    const testServer = await TestServer.open({ messages: { burst: 3, perSecond: 100 } });
    try {
      const { match, people } = await newMatch(testServer, 2);
      const client = await people[0].play(match);
      const before = Date.now();
      vi.spyOn(Date, 'now').mockImplementation(() => before - 3_600_000);
      const replies = [];
      for (let i = 0; i < 10; i++) {
        replies.push((await client.ask({ t: 'ping' })).ok);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      expect(replies).toEqual(replies.map(() => true));
      client.close();
    } finally {
      await testServer.close();
    }
  });
});

describe('a full disk', () => {
  it('shows in /readyz as long as nothing can be stored', async () => {
    const testServer = await TestServer.open();
    const visitor = testServer.visitor();
    // SQLite's own way to run out of space.
    const limitPages = (pages: number): Promise<unknown> =>
      sql.raw(`PRAGMA max_page_count = ${pages}`).execute(testServer.server.services['db']);
    try {
      await limitPages(1);
      const { status, body } = await visitor.get('/readyz');
      expect([status, body.message]).toEqual([503, 'The disk is full: nothing can be stored.']);
      expect((await visitor.get('/healthz')).status).toBe(200);
      await limitPages(1_000_000);
      await eventually(async () => expect((await visitor.get('/readyz')).status).toBe(200));
    } finally {
      await testServer.close();
    }
  });
});

describe('a damaged database', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = temporaryFolder();
    server = await ServerProcess.start(folder);
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('keeps the server from starting, until a backup has been restored', async () => {
    const visitor = new Visitor(server.port);
    for (let i = 0; i < 20; i++) await visitor.post('/api/tables', { game: 'roam', seats: 2 });
    const { body: me } = await visitor.get('/api/me');
    const backup = path.join(folder, 'testServer.backup');
    const env = { DATA_DIR: folder };
    expect((await command(['backup', backup], env)).code).toBe(0);
    await server.kill('SIGTERM');

    const file = path.join(folder, 'tablewright.db');
    // Pages that are still in the log as well would come back from there.
    const database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const bytes = statSync(file).size;
    const disk = openSync(file, 'r+');
    writeSync(disk, Buffer.alloc(8192, 0xa5), 0, 8192, Math.floor(bytes / 8192) * 4096);
    await expect(ServerProcess.start(folder)).rejects.toThrow(
      /ended with 1: The database .*tablewright\.db is damaged: [^]*restore the last backup: npm run host -- restore FILE\n$/,
    );
    writeSync(disk, Buffer.alloc(100, 0xa5), 0, 100, 0);
    await expect(ServerProcess.start(folder)).rejects.toThrow(/is damaged: file is not a database/);

    renameSync(file, path.join(folder, 'damaged.db'));
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    expect((await command(['restore', backup], env)).code).toBe(0);
    server = await ServerProcess.start(folder);
    expect((await visitor.again(server.port).get('/api/me')).body).toEqual(me);
  });
});

describe('a database with damage that a start does not see', () => {
  let folder: string;
  let testServer: TestServer | null = null;
  beforeEach(async () => {
    folder = temporaryFolder();
    const db = await openDatabase({ dataDir: folder, databaseUrl: null });
    for (let i = 0; i < 30; i++)
      await db
        .insertInto('guests')
        .values({ id: `guest-${i}`, name: 'Ada', created: i })
        .execute();
    await db.destroy();
  });
  afterEach(async () => {
    await testServer?.close();
    testServer = null;
    rmSync(folder, { recursive: true, force: true });
  });

  async function damageFigure(): Promise<string | undefined> {
    const metrics = await fetch(`http://127.0.0.1:${testServer!.port}/metrics`);
    return /^tablewright_database_damaged (.*)$/m.exec(await metrics.text())?.[1];
  }

  it('is told where the operator looks, and people play on', async () => {
    const env = { DATA_DIR: folder };
    expect((await command(['check'], env)).code).toBe(0);
    flipInIndex(fileOf(folder), 'guest-17');
    expect(await command(['check'], env)).toEqual({
      code: 1,
      said: expect.stringMatching(/^.*tablewright\.db is damaged: .*index.*\n$/),
    });
    testServer = await TestServer.open({ checkAfter: 0 }, { dataDir: folder });
    const visitor = testServer.visitor();
    await eventually(async () =>
      expect(await visitor.get('/readyz')).toMatchObject({
        status: 200,
        body: { ok: true, warning: 'The database is damaged: see the log.' },
      }),
    );
    expect(await damageFigure()).toBe('1');
    await newMatch(testServer, 2);
  });

  it('is written to the log in one line', async () => {
    flipInIndex(fileOf(folder), 'guest-17');
    const written: unknown[][] = [];
    const check = new BackgroundCheck(fileOf(folder), bundled().worker, 0);
    check.open({ error: (...line: unknown[]) => void written.push(line) });
    await vi.waitFor(() => expect(written).toHaveLength(1), { timeout: 60_000 });
    check.close();
    expect(written[0]).toEqual([
      { damage: expect.stringMatching(/index/) },
      expect.stringMatching(/^the database is damaged/),
    ]);
  });

  it('is not found where there is none', async () => {
    testServer = await TestServer.open({ checkAfter: 0 }, { dataDir: folder });
    await eventually(async () => expect(await damageFigure()).toBe('0'));
    expect((await testServer.visitor().get('/readyz')).body).toEqual({ ok: true });
  });
});

describe('a database whose log was cut', () => {
  it('says so at the start and in the check', async () => {
    const folder = temporaryFolder();
    let server = await ServerProcess.start(folder);
    try {
      const visitor = new Visitor(server.port);
      for (let i = 0; i < 20; i++) await visitor.post('/api/tables', { game: 'roam', seats: 2 });
      await server.kill('SIGKILL');
      const log = path.join(folder, 'tablewright.db-wal');
      truncateSync(log, Math.floor(statSync(log).size / 2) + 100);
      const { code, said } = await command(['check'], { DATA_DIR: folder });
      expect([code, said.split('\n')[0]]).toEqual([0, CUT]);
      truncateSync(log, statSync(log).size - 100);
      server = await ServerProcess.start(folder);
      expect(server.said()).toContain(CUT);
      await server.kill('SIGTERM');
      server = await ServerProcess.start(folder);
      expect(server.said()).not.toContain(CUT);
    } finally {
      await server.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  });
});

describe.skipIf(missing !== null)('a slow database', () => {
  it('never calls a match over without saying since when', async () => {
    const testServer = await TestServer.open({}, {}, POSTGRES);
    try {
      await testServer.database(async (db) => {
        await sql`create function wait() returns trigger language plpgsql
          as 'begin perform pg_sleep(1); return new; end'`.execute(db);
        await sql`create trigger slow before insert on journal for each row
          when (new.line like '%"t":"aside"%') execute function wait()`.execute(db);
      });
      const clock = { kind: 'live', bank: 1000, increment: 0, out: 'lose' } as const;
      const { match, people } = await newMatch(testServer, 2, { clock });
      const started = Date.now();
      let changed = 0;
      await eventually(async () => {
        const { body } = await people[0].get(`/api/matches/${match}`);
        expect(body.over).toBe(true);
        changed = body.changed;
      });
      expect(changed - started).toBeGreaterThan(500);
    } finally {
      await testServer.close();
    }
  });
});
