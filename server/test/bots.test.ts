import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FastChance } from '@tablewright/engine';
import type { FromRoom } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually, playOn, startMatch } from './kit/matches.ts';
import { member } from './kit/people.ts';
import { eachStore } from './kit/stores.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const run = promisify(execFile);
const EXAMPLE = fileURLToPath(new URL('../../docs/example-bot.mjs', import.meta.url));
const NOWHERE = '1111111111111111111111';

/** A program with a token of its own account. */
async function program(testServer: TestServer): Promise<Program> {
  const { visitor: owner, name } = await member(testServer);
  const { token, id: tokenId } = (await owner.post('/api/tokens', { name: 'My bot' })).body;
  const bot = testServer.visitor();
  bot.bearer = token;
  return Object.assign(bot, { token, tokenId, name, owner });
}

type Program = Visitor & {
  readonly token: string;
  readonly tokenId: string;
  readonly name: string;
  readonly owner: Visitor;
};

/** What comes over a stream, line by line. */
async function* stream(bot: Visitor, match: string): AsyncGenerator<FromRoom> {
  const response = await fetch(`http://127.0.0.1:${bot.port}/api/matches/${match}/stream`, {
    headers: bot.headers,
  });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line !== '') yield JSON.parse(line) as FromRoom;
  }
}

/** Throws where the stream is cut instead of ended. */
async function toEnd(messages: AsyncGenerator<FromRoom>): Promise<void> {
  while (!(await messages.next()).done);
}

eachStore('programs', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, {}, store);
  });
  afterAll(() => testServer.close());

  it('list tables, sit down, and are known by their token alone', async () => {
    const bot = await program(testServer);
    expect((await bot.get('/api/me')).body).toMatchObject({ name: bot.name, guest: false });
    expect(bot.cookie).toBeNull();
    const owner = await testServer.guest();
    const open = (await owner.post('/api/tables', { game: 'roam', seats: 2, open: true })).body;
    await owner.post('/api/tables', { game: 'roam', seats: 2 });
    const tables = (await bot.get('/api/tables')).body;
    expect(tables.map(({ id }: { id: string }) => id)).toEqual([open.id]);
    const seated = await bot.act(open.id, { do: 'sit', seat: 1 });
    expect(seated.body.seats[1]).toMatchObject({ name: bot.name, account: true });
    await bot.act(open.id, { do: 'leave' });
    bot.bearer = `${bot.token}x`;
    const refused = await bot.get('/api/me');
    expect([refused.status, refused.body.code]).toEqual([401, 'no-session']);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('follow a match by its stream, answer, chat and concede', async () => {
    const bot = await program(testServer);
    const person = await testServer.guest();
    const { match } = await startMatch([bot, person]);
    const line = await person.play(match);
    const path = `/api/matches/${match}/messages`;
    const messages = stream(bot, match);
    const { value: first } = await messages.next();
    if (first?.t !== 'snapshot') throw new Error('A stream begins with a snapshot.');
    expect(first.snapshot.mine).toEqual([0]);
    await line.until(() => line.snapshot.info.seats[0].online);

    const { question } = first.snapshot.position;
    const [{ key }] = question?.options ?? [{ key: line.offered[0] }];
    const n = 0;
    const answer = { t: 'answer', seat: 0, n, epoch: 0, key };
    if (question === null) {
      expect((await bot.post(path, answer)).body.code).toBe('not-asked');
      await line.answer(key);
    } else {
      expect((await bot.post(path, { ...answer, seat: 1 })).body.code).toBe('not-your-seat');
      expect((await bot.post(path, { ...answer, key: 'fly' })).body.code).toBe('not-offered');
      expect((await bot.post(path, answer)).body).toEqual({});
      expect((await bot.post(path, answer)).body).toEqual({});
      const late = await bot.post(path, { ...answer, key: 'other' });
      expect([late.status, late.body.code]).toEqual([409, 'stale']);
    }
    for await (const message of messages) if (message.t === 'move') break;
    const wrong = await bot.post(path, { t: 'answer' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'malformed']);

    const again = stream(bot, match);
    await again.next();
    expect((await bot.post(path, { t: 'chat', text: 'Beep' })).status).toBe(200);
    for await (const message of again)
      if (message.t === 'chat') {
        expect(message.line).toMatchObject({ name: bot.name, text: 'Beep', seat: 0 });
        break;
      }
    expect((await bot.post(path, { t: 'concede', seat: 0 })).status).toBe(200);
    await line.until(() => line.over);
    expect((await bot.post(path, { t: 'concede', seat: 0 })).body.code).toBe('over');
    line.close();
  });

  it('hear of what is not there, or not theirs', async () => {
    const bot = await program(testServer);
    const { match } = await startMatch([await testServer.guest(), await testServer.guest()]);
    const nobody = testServer.visitor();
    expect((await nobody.get(`/api/matches/${match}/stream`)).status).toBe(401);
    expect((await nobody.post(`/api/matches/${match}/messages`, { t: 'ping' })).status).toBe(401);
    expect((await bot.get(`/api/matches/${NOWHERE}/stream`)).status).toBe(404);
    const gone = await bot.post(`/api/matches/${NOWHERE}/messages`, { t: 'ping' });
    expect([gone.status, gone.body.code]).toEqual([404, 'not-found']);
    const messages = stream(bot, match);
    const { value } = await messages.next();
    expect(value).toMatchObject({ t: 'snapshot', snapshot: { mine: [], viewer: -1 } });
    await messages.return(undefined);
  });

  it('lose their stream with their token', async () => {
    const bot = await program(testServer);
    const { match } = await startMatch([bot, await testServer.guest()]);
    const messages = stream(bot, match);
    await messages.next();
    expect((await bot.owner.delete(`/api/tokens/${bot.tokenId}`)).status).toBe(204);
    await toEnd(messages);
  });

  it('and everybody can download finished matches of open tables', async () => {
    const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
    const since = Date.now();
    const wanted = await startMatch([ann.visitor, bob.visitor], { open: true });
    const closed = await startMatch([ann.visitor, bob.visitor]);
    const running = await startMatch([ann.visitor, bob.visitor], { open: true });
    const lines = await Promise.all([ann, bob].map(({ visitor }) => visitor.play(wanted.match)));
    await playOn(lines, new FastChance(1));
    const other = await ann.visitor.play(closed.match);
    await other.ask({ t: 'concede', seat: 0 });
    const reader = testServer.visitor();
    const download = async (query: string): Promise<{ match: string; journal: string[] }[]> => {
      const { body, headers } = await reader.get(`/api/open-data?${query}`);
      expect(headers.get('content-type')).toContain('application/x-ndjson');
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { match: string; journal: string[] });
    };
    await eventually(async () => {
      const found = await download(`since=${since}`);
      expect(found).toMatchObject([
        {
          match: wanted.match,
          game: 'roam',
          rated: false,
          players: [{ name: ann.name, level: null }, { name: bob.name }],
          journal: `/api/matches/${wanted.match}/journal`,
        },
      ]);
    });
    const [{ journal }] = await download(`since=${since}&journals=true&game=roam`);
    expect(journal.length).toBeGreaterThan(10);
    expect(JSON.parse(journal.at(-1)!)).toMatchObject({ t: 'end' });
    expect(await download('game=arcs')).toEqual([]);
    expect((await reader.get('/api/open-data?since=x')).status).toBe(400);
    const all = JSON.stringify(await download('since=0'));
    expect(all).not.toContain(closed.match);
    expect(all).not.toContain(running.match);

    await ann.visitor.delete('/api/account', { name: ann.name });
    const after = JSON.stringify(await download(`since=${since}&journals=true`));
    expect(after).toContain(bob.name);
    expect(after).not.toContain(ann.name);
    for (const line of [...lines, other]) line.close();
  });
});

describe('the example bot', () => {
  it('plays a whole match of Roam against a person', async () => {
    const testServer = await TestServer.open();
    const bot = await program(testServer);
    const owner = await testServer.guest();
    const table = await owner.post('/api/tables', { game: 'roam', seats: 2, open: true });
    const playing = run(process.execPath, [EXAMPLE, `http://127.0.0.1:${testServer.port}`], {
      env: { ...process.env, TOKEN: bot.token },
      timeout: 60_000,
    });
    await eventually(async () => {
      const { body } = await owner.get(`/api/tables/${table.body.id}`);
      expect(body.seats[1]).toMatchObject({ name: bot.name, ready: true });
    });
    const { match } = (await owner.act(table.body.id, { do: 'start' })).body;
    const line = await owner.play(match);
    await playOn([line], new FastChance(7));
    const { stdout } = await playing;
    expect(stdout).toContain(`plays http://127.0.0.1:${testServer.port}/m/${match}`);
    expect(stdout).toMatch(/It is over by rules\. Places: [12] [12]/);
    line.close();
    const messages = stream(bot, match);
    await messages.next();
    const ended = toEnd(messages);
    await testServer.server.close();
    await ended;
    await testServer.close();
  });
});
