import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { FastChance } from '@tablewright/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { temporaryFolder, TestServer } from './kit/test-server.ts';
import { answerOnce, eventually, newMatch, playOn } from './kit/matches.ts';
import { ServerProcess } from './kit/process.ts';
import { missing, newDatabaseIn, startPostgres, startRedis } from './kit/services.ts';
import { eachStore } from './kit/stores.ts';
import { Visitor } from './kit/visitor.ts';

useBundle();

/** Somebody on the very machine: no proxy has sent the request on. */
async function fromHere(
  testServer: TestServer,
  path: string,
  headers = {},
): Promise<[number, string]> {
  const response = await fetch(`http://127.0.0.1:${testServer.port}${path}`, { headers });
  return [response.status, await response.text()];
}

/** The value of a figure; its labels as they stand there. */
function figure(page: string, name: string): number {
  const line = page.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

eachStore('a server in operation', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, {}, store);
  });
  afterAll(() => testServer.close());

  it('tells its figures', async () => {
    const { match, people } = await newMatch(testServer, 2);
    const clients = await Promise.all(people.map((person) => person.play(match)));
    await playOn(clients, new FastChance(1), 12);
    await clients[0].until(() => clients[0].n === 12);
    await clients[0].ask({ t: 'chat', text: 'answer' });
    const [status, page] = await fromHere(testServer, '/metrics');
    expect(status).toBe(200);
    expect(figure(page, 'tablewright_matches_in_memory')).toBe(1);
    expect(figure(page, 'tablewright_lines')).toBe(2);
    expect(figure(page, 'tablewright_people_online')).toBe(2);
    expect(figure(page, 'tablewright_decisions_total')).toBe(12);
    expect(figure(page, 'tablewright_decisions_per_second')).toBeGreaterThan(0);
    expect(figure(page, 'tablewright_answer_seconds_count')).toBe(12);
    expect(figure(page, 'tablewright_commit_seconds_count')).toBeGreaterThanOrEqual(12);
    expect(figure(page, 'tablewright_commit_writes_sum')).toBeGreaterThanOrEqual(12);
    expect(page).toMatch(/tablewright_http_seconds_count\{method="POST",route="\/api\/tables",/);
    expect(page).toMatch(/nodejs_eventloop_lag_p99_seconds /);
    expect(page).not.toContain(match);
    for (const client of clients) client.close();
  });

  it('tells of bots that think and of jobs that wait', async () => {
    const person = await testServer.guest();
    const { body } = await person.post('/api/play', { game: 'roam', seats: 2, level: 'easy' });
    const client = await person.play(body.match);
    await client.ask({ t: 'hint', seat: client.seat });
    const [, page] = await fromHere(testServer, '/metrics');
    expect(figure(page, 'tablewright_bot_seconds_count')).toBeGreaterThan(0);
    expect(figure(page, 'tablewright_jobs_waiting{queue="think"}')).toBeGreaterThanOrEqual(0);
    client.close();
  });

  it('tells them to nobody from elsewhere', async () => {
    expect((await testServer.visitor().get('/metrics')).status).toBe(403);
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
    ] as Record<string, string>[])
      expect((await fromHere(testServer, '/metrics', headers))[0]).toBe(403);
  });

  it('is alive and ready', async () => {
    expect(await fromHere(testServer, '/healthz')).toEqual([200, '{"ok":true}']);
    expect(await fromHere(testServer, '/readyz')).toEqual([200, '{"ok":true}']);
  });
});

describe('figures behind a token', () => {
  it('are for callers with the token', async () => {
    const testServer = await TestServer.open({}, { metricsToken: 'sixteen-letters-long' });
    try {
      for (const authorization of ['', 'Bearer sixteen-letters-lon', 'sixteen-letters-long'])
        expect((await fromHere(testServer, '/metrics', { authorization }))[0]).toBe(403);
      const visitor = testServer.visitor();
      const right = { authorization: 'Bearer sixteen-letters-long' };
      expect((await visitor.get('/metrics', right)).status).toBe(200);
    } finally {
      await testServer.close();
    }
  });
});

describe.skipIf(missing !== null)('a server whose database or bus is gone', () => {
  it('is alive but not ready, and ready again when they are back', async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const testServer = await TestServer.open(
      {},
      {
        databaseUrl: await newDatabaseIn(postgres),
        redisUrl: redis.url,
        cookieSecret: 'c'.repeat(64),
      },
    );
    const isReady = async (): Promise<boolean> =>
      (await fromHere(testServer, '/readyz'))[0] === 200;
    for (const service of [postgres, redis]) {
      expect(await isReady()).toBe(true);
      await service.stop();
      await eventually(async () => {
        const [status, body] = await fromHere(testServer, '/readyz');
        expect([status, JSON.parse(body)]).toEqual([
          503,
          { ok: false, code: 'unavailable', message: 'The database or the bus does not answer.' },
        ]);
      });
      expect((await fromHere(testServer, '/healthz'))[0]).toBe(200);
      expect((await fromHere(testServer, '/metrics'))[0]).toBe(200);
      await service.again();
      await eventually(async () => expect(await isReady()).toBe(true));
    }
    await testServer.close();
    await Promise.all([postgres.end(), redis.end()]);
  });
});

describe('a server that is asked to end', () => {
  let folder: string;
  let server: ServerProcess;
  let deaf: Socket | null = null;
  beforeAll(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    deaf?.destroy();
    await server.kill('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A live line whose client never answers anything, so that the server has to wait for it. */
  async function deafLine(visitor: Visitor, match: string): Promise<Socket> {
    const socket = connect(server.port, '127.0.0.1');
    const headers = Object.entries(visitor.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `GET /api/matches/${match}/live HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${headers.join('')}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.on('error', () => undefined);
    return socket;
  }

  it('says so, lets everybody go, keeps everything, and ends with 0', async () => {
    server = await ServerProcess.start(folder, { BOT_PACE: '0' });
    const visitor = new Visitor(server.port);
    await visitor.get('/api/me');
    const { body } = await visitor.post('/api/play', { game: 'roam', seats: 2, level: 'beginner' });
    const client = await visitor.play(body.match);
    const [key] = client.offered;
    expect((await client.answer(key)).ok).toBe(true);
    deaf = await deafLine(visitor, body.match);

    const ended = server.kill('SIGTERM');
    expect(await client.closed).toBe(1012);
    const ready = await visitor.get('/readyz');
    expect([ready.status, ready.body.message]).toEqual([503, 'The server is closing.']);
    expect((await visitor.get('/healthz')).status).toBe(200);
    const late = visitor.socket(`/api/matches/${body.match}/live`);
    const status = await new Promise((resolve) =>
      late.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    expect(status).toBe(503);
    expect(await ended).toBe(0);

    server = await ServerProcess.start(folder);
    const back = await visitor.again(server.port).play(body.match);
    expect(back.n).toBeGreaterThanOrEqual(1);
  });

  it('logs no errors, although bots were thinking', async () => {
    const METRICS_TOKEN = 'figures-for-this-test';
    server = await ServerProcess.start(folder, { BOT_PACE: '0', THINKERS: '1', METRICS_TOKEN });
    const visitor = new Visitor(server.port);
    await visitor.get('/api/me');
    for (let i = 0; i < 3; i++) {
      const wish = { game: 'roam', seats: 4, level: 'master' };
      const { body } = await visitor.post('/api/play', wish);
      const client = await visitor.play(body.match);
      while (client.isAsked) await answerOnce(client);
    }
    const { body } = await visitor.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(figure(body, 'tablewright_jobs_waiting{queue="think"}')).toBeGreaterThan(0);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.said()).not.toMatch(/"level":(4|5|6)0/);
  });

  it('ends at once when it is asked twice', async () => {
    server = await ServerProcess.start(folder);
    const visitor = new Visitor(server.port);
    await visitor.get('/api/me');
    const { body } = await visitor.post('/api/play', { game: 'roam', seats: 2, level: 'beginner' });
    deaf = await deafLine(visitor, body.match);
    const ended = server.kill('SIGTERM');
    await eventually(async () => expect((await visitor.get('/readyz')).status).toBe(503));
    expect(await server.kill('SIGTERM')).toBe(1);
    expect(await ended).toBe(1);
  });
});
