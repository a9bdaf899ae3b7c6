import { FastChance } from '@tablewright/engine';
import { LONGEST_MESSAGE } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { refusalOf, twoPlayers } from './kit/guard.ts';
import { TestServer } from './kit/test-server.ts';
import { newMatch, playOn } from './kit/matches.ts';

useBundle();
let testServer: TestServer;
beforeAll(async () => {
  testServer = await TestServer.open();
});
afterAll(() => testServer.close());

describe('other sites', () => {
  it('can neither change anything nor listen', async () => {
    const guest = await testServer.guest();
    const evil = { origin: 'https://evil.example' };
    for (const headers of [evil, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[]) {
      expect((await guest.patch('/api/me', { name: 'Mallory' }, headers)).status).toBe(403);
      const play = await guest.post(
        '/api/play',
        { game: 'roam', seats: 2, level: 'easy' },
        headers,
      );
      expect(play.body.code).toBe('not-allowed');
    }
    expect((await guest.get('/api/home')).body.mine).toEqual([]);
    const { match } = await newMatch(testServer, 2);
    expect(await refusalOf(guest, `/api/matches/${match}/live`, evil)).toBe(403);
    const ours = { origin: `http://127.0.0.1:${testServer.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await guest.patch('/api/me', { name: 'Alice' }, ours)).status).toBe(200);
  });

  it('are kept out by headers on every answer', async () => {
    for (const path of ['/api/me', '/api/nothing', '/healthz', '/']) {
      const { headers } = await testServer.visitor().get(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  it('cannot send forms', async () => {
    const guest = await testServer.guest();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])
      expect(
        (await guest.patch('/api/me', '{"name":"Mallory"}', { 'content-type': type })).status,
      ).toBe(415);
  });
});

describe('a session', () => {
  it('cannot be forged', async () => {
    const guest = await testServer.guest();
    const me = (await guest.get('/api/me')).body.id;
    const [name, value] = guest.cookie!.split('=');
    const [token, signature] = decodeURIComponent(value).split('.');
    const flipped = token.startsWith('1') ? `2${token.slice(1)}` : `1${token.slice(1)}`;
    for (const forged of [
      `${flipped}.${signature}`,
      `${token}.${signature.slice(1)}`,
      token,
      '',
      'x'.repeat(3000),
    ]) {
      const thief = testServer.visitor();
      thief.cookie = `${name}=${encodeURIComponent(forged)}`;
      expect((await thief.get('/api/me')).body.id).not.toBe(me);
    }
  });

  it('is needed for a live line, which says so', async () => {
    const { match, table } = await newMatch(testServer, 2);
    expect(await refusalOf(testServer.visitor(), `/api/matches/${match}/live`)).toBe(4001);
    expect(await refusalOf(testServer.visitor(), `/api/tables/${table}/live`)).toBe(4001);
    const guest = await testServer.guest();
    expect(await refusalOf(guest, '/api/matches/1111111111111111111111/live')).toBe(4004);
    expect(await refusalOf(guest, "/api/matches/'--/live")).toBe(4004);
    expect(await refusalOf(guest, '/api/tables/1111111111111111111111/live')).toBe(4004);
    expect(await refusalOf(guest, '/api/me')).toBe(1005);
  });
});

describe('a seat', () => {
  it('is played by the session that holds it and by nobody else', async () => {
    const { match, asked, other } = await twoPlayers(testServer);
    const stranger = await (await testServer.guest()).play(match);
    expect(stranger.snapshot.mine).toEqual([]);
    expect(stranger.offered).toEqual([]);
    const [key] = asked.offered;
    for (const thief of [other, stranger]) {
      expect(await thief.answer(key, asked.seat)).toMatchObject({
        ok: false,
        error: { code: 'not-your-seat' },
      });
      for (const t of ['why', 'hint', 'concede', 'look'] as const)
        expect(await thief.ask({ t, seat: asked.seat })).toMatchObject({
          ok: false,
          error: { code: 'not-your-seat' },
        });
      expect(await thief.ask({ t: 'standIn', seat: asked.seat, level: 'easy' })).toMatchObject({
        ok: false,
      });
      expect(await thief.ask({ t: 'journal' })).toMatchObject({
        ok: false,
        error: { code: 'not-allowed' },
      });
    }
    expect(await stranger.ask({ t: 'undo', seat: 0, n: 0, epoch: 0 })).toMatchObject({ ok: false });
    expect(asked.n).toBe(0);
    expect((await asked.answer(key)).ok).toBe(true);
  });

  it('answers a question once, in time, with what is offered', async () => {
    const { people, match, asked, other } = await twoPlayers(testServer);
    const [key] = asked.offered;
    const stale = { t: 'answer', seat: asked.seat, n: 0, epoch: 0, key } as const;
    expect(await asked.answer('place:z9')).toMatchObject({
      ok: false,
      error: { code: 'not-offered' },
    });
    expect(await asked.ask({ ...stale, n: 5 })).toMatchObject({
      ok: false,
      error: { code: 'stale' },
    });
    expect(await asked.ask({ ...stale, epoch: 1 })).toMatchObject({
      ok: false,
      error: { code: 'stale' },
    });
    expect(await other.answer(key)).toMatchObject({ ok: false, error: { code: 'not-asked' } });
    const tab = await people[asked.seat].again().play(match);
    const replies = await Promise.all([asked.ask(stale), asked.ask(stale), tab.ask(stale)]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
    await tab.until(() => tab.n === 1);
    await playOn([asked, other], new FastChance(5), 6);
    await asked.until(() => asked.n === 6);
    const late = await asked.ask({ ...stale, key: `${key}x` });
    expect(late).toMatchObject({ ok: false, error: { code: 'stale' } });
    await other.until(() => other.n === 6);
  });
});

describe('messages', () => {
  it('that make no sense are refused and change nothing', async () => {
    const { asked } = await twoPlayers(testServer);
    const before = JSON.stringify(asked.state);
    const nonsense = [
      '',
      'null',
      '[]',
      '5',
      '"x"',
      '{',
      '{}',
      '{"id":1}',
      '{"id":1,"t":"win"}',
      '{"id":-1,"t":"ping"}',
      '{"id":1,"t":"answer"}',
      '{"id":1,"t":"answer","seat":"0","n":0,"epoch":0,"key":"a"}',
      '{"id":1,"t":"answer","seat":0,"n":0.5,"epoch":0,"key":"a"}',
      '{"id":1,"t":"__proto__"}',
      '{"id":1,"t":"look","seat":99}',
      '{"id":1,"t":"look","seat":-1}',
      `{"id":1,"t":"chat","text":"${'x'.repeat(3000)}"}`,
    ];
    for (const text of nonsense) {
      const reply = await asked.sendRaw(text);
      expect(reply, text.slice(0, 60)).toMatchObject({ ok: false });
    }
    expect((await asked.ask({ t: 'ping' })).ok).toBe(true);
    expect(JSON.stringify(asked.state)).toBe(before);
    expect(asked.n).toBe(0);
  });

  it('are read up to the limit of bytes, and end the connection one byte beyond it', async () => {
    const { asked } = await twoPlayers(testServer);
    const ping = (bytes: number) => {
      const rest = Buffer.byteLength('{"id":1,"t":"ping","x":"ř"}');
      return `{"id":1,"t":"ping","x":"ř${'x'.repeat(bytes - rest)}"}`;
    };
    expect(await asked.sendRaw(ping(LONGEST_MESSAGE))).toMatchObject({ ok: true });
    asked.socket.send(ping(LONGEST_MESSAGE + 1));
    expect(await asked.closed).toBe(1009);
  });

  it('that are huge or binary end the connection, and the match goes on', async () => {
    const { match, people, asked, other } = await twoPlayers(testServer);
    asked.socket.send('x'.repeat(20_000));
    expect(await asked.closed).toBe(1009);
    const again = await people[asked.seat].again().play(match);
    again.socket.send(Buffer.from([1, 2, 3]));
    expect(await again.closed).toBe(4000);
    const third = await people[asked.seat].again().play(match);
    expect((await third.answer(third.offered[0])).ok).toBe(true);
    await other.until(() => other.n === 1);
  });

  it('over HTTP that are huge or broken are refused', async () => {
    const guest = await testServer.guest();
    const huge = await guest.post('/api/play', {
      game: 'x'.repeat(20_000),
      seats: 2,
      level: 'easy',
    });
    expect([huge.status, huge.body.code]).toEqual([413, 'too-large']);
    for (const body of [
      '{',
      '[]',
      '{"game":"roam"}',
      '{"game":"roam","seats":"3","level":"easy"}',
      '{"__proto__":{"x":1}}',
    ]) {
      const broken = await guest.post('/api/play', body);
      expect([broken.status, broken.body.code]).toEqual([400, 'malformed']);
    }
    expect((await guest.get('/api/tables/..%2f..%2fetc')).status).toBeGreaterThanOrEqual(400);
    expect((await guest.get('/api/home')).body.mine).toEqual([]);
  });
});
