import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableView } from '@tablewright/protocol';
import { useBundle } from './kit/bundle.ts';
import { refusalOf } from './kit/guard.ts';
import { temporaryFolder, TestServer } from './kit/test-server.ts';
import { eventually, newMatch } from './kit/matches.ts';
import { member } from './kit/people.ts';
import { ServerProcess } from './kit/process.ts';
import { eachStore } from './kit/stores.ts';
import { type Answer, Visitor } from './kit/visitor.ts';

useBundle();

let testServer: TestServer;

const OPEN = { game: 'roam', seats: 2, open: true };

/** So many guests behind one address. */
async function crowd(count: number): Promise<Visitor[]> {
  const [first, ...rest] = Array.from({ length: count }, () => testServer.visitor());
  for (const guest of rest) guest.address = first.address;
  for (const guest of [first, ...rest]) await guest.get('/api/me');
  return [first, ...rest];
}

function statuses(answers: readonly Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

eachStore('the open lobby', (store) => {
  afterEach(() => testServer.close());

  it('cannot be filled by one person or one address', { timeout: 60_000 }, async () => {
    testServer = await TestServer.open({}, {}, store);
    const quiet: string[] = [];
    for (let i = 0; i < 12; i++)
      quiet.push((await (await testServer.guest()).post('/api/tables', OPEN)).body.id);

    const guests = await crowd(12);
    const made = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 7 }, () => guest.post('/api/tables', OPEN))),
    );
    // 5 of a person, 50 of an address.
    expect(statuses(made)).toEqual({ 200: 50, 429: 34 });
    expect(made.find(({ status }) => status === 429)!.body.code).toBe('too-many-tables');

    const listed: TableView[] = (await (await testServer.guest()).get('/api/home')).body.tables;
    const ids = listed.map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids.filter((id) => quiet.includes(id))).toHaveLength(quiet.length);
    // All of the others stand before the second table of the crowd.
    expect(ids.slice(0, 13).filter((id) => quiet.includes(id))).toHaveLength(quiet.length);
    const hosts = listed.slice(0, 20).map(({ host }) => host);
    expect(new Set(hosts).size).toBe(20);
  });

  it('has no other way in, and room again once tables have started or are left', async () => {
    testServer = await TestServer.open({}, { openTables: 2 }, store);
    const guest = await testServer.guest();
    const closed = await Promise.all(
      Array.from({ length: 6 }, () => guest.post('/api/tables', { game: 'roam', seats: 2 })),
    );
    const open = (table: Answer): Promise<Answer> =>
      guest.act(table.body.id, { do: 'change', open: true });
    expect(statuses(await Promise.all(closed.map(open)))).toEqual({ 200: 2, 429: 4 });
    expect((await guest.post('/api/tables', OPEN)).status).toBe(429);
    const views = await Promise.all(closed.map(({ body }) => guest.get(`/api/tables/${body.id}`)));
    const [one, two] = views.filter(({ body }) => body.open).map(({ body }) => body.id);

    await guest.act(one, { do: 'leave' });
    expect((await guest.post('/api/tables', OPEN)).status).toBe(200);
    expect((await guest.post('/api/tables', OPEN)).status).toBe(429);
    await guest.act(two, { do: 'bot', seat: 1, level: 'beginner' });
    await guest.act(two, { do: 'ready', ready: true });
    expect((await guest.act(two, { do: 'start' })).status).toBe(200);
    expect((await guest.post('/api/tables', OPEN)).status).toBe(200);
  });
});

describe('people behind one address share', () => {
  afterEach(() => testServer.close());

  it('live lines', async () => {
    testServer = await TestServer.open({}, { peoplePerAddress: 1 });
    const { match } = await newMatch(testServer, 2);
    const path = `/api/matches/${match}/live`;
    const [one, other] = await crowd(2);
    const lines = await Promise.all(Array.from({ length: 29 }, () => one.play(match)));
    lines.push(await other.play(match));
    expect(await refusalOf(other, path)).toBe(4029);
    const stream = await other.get(`/api/matches/${match}/stream`);
    expect([stream.status, stream.body.code]).toEqual([429, 'too-many']);
    (await (await testServer.guest()).play(match)).close();
    for (const line of lines) line.close();
    await eventually(async () => (await other.play(match)).close());
  });

  it('messages', async () => {
    const messages = { burst: 10, perSecond: 0.001 };
    testServer = await TestServer.open({ messages }, { peoplePerAddress: 1 });
    const { match } = await newMatch(testServer, 2);
    const [one, other] = await crowd(2);
    const clients = [await one.play(match), await other.play(match)];
    const replies = [];
    for (let i = 0; i < 12; i++) replies.push((await clients[i % 2].ask({ t: 'ping' })).ok);
    expect(replies.filter((ok) => ok)).toHaveLength(10);
    const elsewhere = await (await testServer.guest()).play(match);
    expect((await elsewhere.ask({ t: 'ping' })).ok).toBe(true);
    for (const client of [...clients, elsewhere]) client.close();
  });

  it('what makes something new', async () => {
    testServer = await TestServer.open({}, { peoplePerAddress: 1 });
    const guests = await crowd(2);
    const made = [];
    for (let i = 0; i < 64; i++)
      made.push(await guests[i % 2].post('/api/tables', { game: 'roam', seats: 2 }));
    expect(statuses(made)).toEqual({ 200: 60, 429: 4 });
    const elsewhere = await testServer.guest();
    expect((await elsewhere.post('/api/tables', { game: 'roam', seats: 2 })).status).toBe(200);
  });

  it('being new, as many as the operator allows', async () => {
    testServer = await TestServer.open({}, { peoplePerAddress: 2 });
    const visitor = testServer.visitor();
    const came = [];
    for (let i = 0; i < 16; i++) {
      visitor.cookie = null;
      came.push((await visitor.get('/api/me')).status);
    }
    expect(came.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(came).toContain(429);
  });

  it('reports', async () => {
    testServer = await TestServer.open({}, { peoplePerAddress: 1 });
    const { name } = await member(testServer);
    const guests = await crowd(2);
    const filed = [];
    for (let i = 0; i < 12; i++)
      filed.push(await guests[i % 2].post('/api/reports', { about: name, text: 'rude' }));
    expect(statuses(filed)).toEqual({ 204: 10, 429: 2 });
    const elsewhere = await testServer.guest();
    expect((await elsewhere.post('/api/reports', { about: name, text: 'rude' })).status).toBe(204);
  });
});

describe('a proxy that TRUST_PROXY does not name', () => {
  it('is logged once: all behind it count as one address', async () => {
    const folder = temporaryFolder();
    const server = await ServerProcess.start(folder, { TRUST_PROXY: '10.9.9.9' });
    try {
      const people = [new Visitor(server.port), new Visitor(server.port)];
      for (const visitor of people) await visitor.get('/api/me');
      await eventually(() =>
        expect(server.said().match(/TRUST_PROXY does not name/g)).toHaveLength(1),
      );
    } finally {
      await server.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  });
});
