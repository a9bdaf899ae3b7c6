import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './kit/authenticator.ts';
import { useBundle } from './kit/bundle.ts';
import { refusalOf } from './kit/guard.ts';
import { TestServer } from './kit/test-server.ts';
import { startMatch } from './kit/matches.ts';
import { member, PASSWORD, signIn, someName } from './kit/people.ts';
import type { Answer, Visitor } from './kit/visitor.ts';

// What passkeys and links in mails withstand is tried in passkeys.test.ts and mails.test.ts.
useBundle();

const ORIGIN = 'http://localhost:9';
let testServer: TestServer;
beforeAll(async () => {
  testServer = await TestServer.open({}, { publicUrl: ORIGIN });
});
afterAll(() => testServer.close());

/** Becomes an account by a passkey. */
async function registerPasskey(
  visitor: Visitor,
  key: Authenticator,
  name: string,
): Promise<Answer> {
  const { body } = await visitor.post('/api/passkeys/options', { purpose: 'register', name });
  const ceremony = { origin: ORIGIN, rpId: 'localhost', challenge: body.options.challenge };
  return visitor.post('/api/passkeys', { id: body.id, response: key.register(ceremony) });
}

async function usePasskey(visitor: Visitor, key: Authenticator): Promise<Answer> {
  const { body } = await visitor.post('/api/passkeys/options', { purpose: 'sign-in' });
  const ceremony = { origin: ORIGIN, rpId: 'localhost', challenge: body.options.challenge };
  return visitor.post('/api/passkeys/sign-in', { id: body.id, response: key.signIn(ceremony) });
}

describe('a session that somebody else has planted', () => {
  it('is worth nothing once its victim has signed in or up, in any way', async () => {
    const { name } = await member(testServer);
    const key = new Authenticator();
    await registerPasskey(await testServer.guest(), key, someName());
    const ways: ((victim: Visitor) => Promise<Answer>)[] = [
      (victim) => victim.post('/api/account', { name: someName(), password: PASSWORD }),
      (victim) => registerPasskey(victim, new Authenticator(), someName()),
      (victim) => signIn(victim, name),
      (victim) => usePasskey(victim, key),
    ];
    for (const way of ways) {
      const attacker = await testServer.guest();
      const victim = testServer.visitor();
      victim.cookie = attacker.cookie;
      const { status, body } = await way(victim);
      expect(status).toBe(200);
      expect((await victim.get('/api/me')).body).toEqual(body);
      const left = (await attacker.get('/api/me')).body;
      expect(left.guest).toBe(true);
      expect(left.id).not.toBe(body.id);
    }
  });

  it('is not made by choosing a token: the server alone makes them', async () => {
    const victim = testServer.visitor();
    victim.cookie = 'tablewright=chosen-by-me';
    await victim.get('/api/me');
    expect(victim.cookie).not.toBe('tablewright=chosen-by-me');
    expect(victim.cookie).toMatch(/^tablewright=[^;]{40,}$/);
  });
});

describe('another site', () => {
  const FROM: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it('can neither sign anybody in, nor change their account, nor mint tokens', async () => {
    const { visitor, name } = await member(testServer);
    const { token } = (await visitor.post('/api/tokens', { name: 'one' })).body;
    const requests: [string, string, object | undefined][] = [
      ['POST', '/api/sign-in', { name, password: PASSWORD }],
      ['POST', '/api/account', { name: someName(), password: PASSWORD }],
      ['POST', '/api/passkeys/options', { purpose: 'sign-in' }],
      ['POST', '/api/passkeys/sign-in', { id: 'x', response: {} }],
      ['POST', '/api/sign-out', undefined],
      ['POST', '/api/sign-out-everywhere', undefined],
      ['PATCH', '/api/account', { name: 'Mallory' }],
      ['PUT', '/api/account/password', { current: PASSWORD, password: 'my own password' }],
      ['DELETE', '/api/account', { name }],
      ['POST', '/api/tokens', { name: 'two' }],
      ['POST', '/api/friends', { name }],
      ['POST', '/api/mail/reset', { name }],
    ];
    for (const headers of FROM)
      for (const [method, path, body] of requests) {
        for (const more of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
          const answer = await visitor.request(method, path, body, { ...headers, ...more });
          expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([
            403,
            'not-allowed',
          ]);
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      }
    const account = (await visitor.get('/api/account')).body;
    expect(account).toMatchObject({ name, tokens: [{ name: 'one' }], hasPassword: true });
    expect((await signIn(testServer.visitor(), name)).status).toBe(200);
  });

  it('gets no answer that it could read, and no cookie goes along with its requests', async () => {
    const { visitor } = await member(testServer);
    const answer = await visitor.get('/api/account', FROM[0]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const [cookie] = (await signIn(testServer.visitor(), someName())).headers.getSetCookie();
    expect(cookie).toBeUndefined();
    const [first] = (await testServer.visitor().get('/api/me')).headers.getSetCookie();
    expect(first).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

describe('a seat', () => {
  it("is not to be had by another's session, token, or a cookie of before", async () => {
    const ann = await member(testServer);
    const rival = await member(testServer);
    const { match } = await startMatch([ann.visitor, await testServer.guest()]);
    const line = await ann.visitor.play(match);
    const { token } = (await rival.visitor.post('/api/tokens', { name: 'bot' })).body;
    const bot = testServer.visitor();
    bot.bearer = token;
    const path = `/api/matches/${match}/messages`;
    for (const thief of [rival.visitor, bot]) {
      const seen = await thief.play(match);
      expect(seen.snapshot.mine).toEqual([]);
      expect(seen.offered).toEqual([]);
      seen.close();
      const answer = { t: 'answer', seat: 0, n: 0, epoch: 0, key: line.offered[0] ?? 'rest' };
      for (const message of [answer, { t: 'concede', seat: 0 }, { t: 'hint', seat: 0 }])
        expect((await thief.post(path, message)).body.code).toBe('not-your-seat');
    }
    const phone = testServer.visitor();
    await signIn(phone, ann.name);
    const stolen = phone.again();
    expect((await phone.play(match)).snapshot.mine).toEqual([0]);
    await phone.post('/api/sign-out', undefined);
    expect(await refusalOf(stolen, `/api/matches/${match}/live`)).toBe(4001);
    expect((await stolen.post(path, { t: 'concede', seat: 0 })).status).toBe(401);
    expect(line.over).toBe(false);
    line.close();
  });

  it("goes from guest to account with its owner, and the guest's cookie is worth nothing", async () => {
    const { name } = await member(testServer);
    const guest = await testServer.guest();
    const { match } = await startMatch([guest, await testServer.guest()]);
    const old = guest.again();
    await signIn(guest, name);
    expect((await guest.play(match)).snapshot.mine).toEqual([0]);
    expect(await refusalOf(old, `/api/matches/${match}/live`)).toBe(4001);
  });
});

describe('guessing', () => {
  /** Statuses of so many guesses from one address; a new session each time would not help. */
  async function guesses(
    count: number,
    guess: (visitor: Visitor, i: number) => Promise<Answer>,
  ): Promise<number[]> {
    const { visitor } = await member(testServer);
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push((await guess(visitor, i)).status);
    return statuses;
  }
  const code = (i: number): string =>
    Array.from({ length: 6 }, (_, at) => String.fromCharCode(65 + ((i * 7 + at * 3) % 24))).join(
      '',
    );

  it('codes, invitations and links is stopped after 60 a minute from one address', async () => {
    const tries: ((visitor: Visitor, i: number) => Promise<Answer>)[] = [
      async (visitor, i) => {
        const other = await testServer.guest();
        other.address = visitor.address;
        return other.get(`/api/tables/by-code/${code(i)}`);
      },
      (visitor, i) => visitor.post('/api/friends', { invitation: `guess${i}` }),
      (visitor, i) => visitor.post('/api/mail/verify', { token: `guess${i}` }),
      (visitor, i) =>
        visitor.post('/api/mail/reset/confirm', { token: `guess${i}`, password: PASSWORD }),
      (visitor, i) => visitor.post('/api/passkeys/sign-in', { id: `guess${i}`, response: {} }),
    ];
    for (const guess of tries) {
      const statuses = await guesses(61, guess);
      expect(statuses[60]).toBe(429);
      for (const status of statuses.slice(0, 60)) expect([400, 403, 404]).toContain(status);
    }
  });

  it('a password is stopped for the name, however many addresses take turns', async () => {
    const { name } = await member(testServer);
    const nobody = someName();
    for (const whose of [name, nobody]) {
      const guessers = Array.from({ length: 4 }, () => testServer.visitor());
      const answers: number[] = [];
      for (let i = 0; i < 40; i++)
        answers.push((await signIn(guessers[i % 4], whose, `guess number ${i}`)).status);
      // 3 of each address, and 20 of all together.
      expect(answers.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 403));
      expect(answers.slice(32)).toContain(429);
    }
    expect((await signIn(testServer.visitor(), name)).status).toBe(200);
  });

  it('passwords is stopped for an address, whatever the names', async () => {
    const visitor = testServer.visitor();
    const answers: number[] = [];
    for (let i = 0; i < 36; i++)
      answers.push((await signIn(visitor, someName(), 'guess and guess')).status);
    expect(answers.indexOf(429)).toBeGreaterThanOrEqual(30);
    const other = await signIn(testServer.visitor(), someName(), 'guess and guess');
    expect(other.status).toBe(403);
  });

  it('session tokens and program tokens leads nowhere', async () => {
    const bot = testServer.visitor();
    for (const bearer of ['tw_', `tw_${'1'.repeat(44)}`, "tw_' or 1=1 --", 'x'.repeat(150)]) {
      const answer = await bot.get('/api/me', { authorization: `Bearer ${bearer}` });
      expect([answer.status === 401 || answer.body.guest, answer.body.host ?? false]).toEqual([
        true,
        false,
      ]);
    }
  });
});

describe('who has an account', () => {
  it('is not told by signing in: the same answer, with as much work', async () => {
    const { name } = await member(testServer);
    const passkeyOnly = someName();
    await registerPasskey(await testServer.guest(), new Authenticator(), passkeyOnly);
    const whose = { known: () => name, nobody: someName, passkeyOnly: () => passkeyOnly };
    const quickest = { known: Infinity, nobody: Infinity, passkeyOnly: Infinity };
    for (let i = 0; i < 6; i++)
      for (const kind of ['known', 'nobody', 'passkeyOnly'] as const) {
        const visitor = testServer.visitor();
        const start = performance.now();
        const { status, body } = await signIn(visitor, whose[kind](), 'not the password');
        quickest[kind] = Math.min(quickest[kind], performance.now() - start);
        expect([status, body]).toEqual([
          403,
          { code: 'wrong', message: 'Wrong name or password.' },
        ]);
      }
    // To look at a hash takes ten times as long as all the rest, however busy the machine is.
    expect(quickest.nobody).toBeGreaterThan(quickest.known / 4);
    expect(quickest.passkeyOnly).toBeGreaterThan(quickest.known / 4);
  });
});

describe("a program's token", () => {
  it('plays, but cannot do what is for its owner alone', async () => {
    const { visitor, name } = await member(testServer);
    const friend = await member(testServer);
    const minted = (await visitor.post('/api/tokens', { name: 'bot' })).body;
    const bot = testServer.visitor();
    bot.bearer = minted.token;
    expect((await bot.get('/api/home')).body.me.name).toBe(name);
    expect((await bot.post('/api/friends', { name: friend.name })).status).toBe(200);
    const requests: [string, string, object | undefined][] = [
      ['GET', '/api/account', undefined],
      ['GET', '/api/account/export', undefined],
      ['PATCH', '/api/account', { mail: 'mallory@example.net' }],
      ['PUT', '/api/account/password', { current: PASSWORD, password: 'my own password' }],
      ['DELETE', '/api/account', { name }],
      ['DELETE', `/api/account/sessions/${'x'.repeat(22)}`, undefined],
      ['POST', '/api/tokens', { name: 'another' }],
      ['DELETE', `/api/tokens/${minted.id}`, undefined],
      ['POST', '/api/passkeys/options', { purpose: 'register' }],
      ['POST', '/api/passkeys', { id: 'x', response: {} }],
      ['DELETE', '/api/passkeys/x', undefined],
      ['POST', '/api/account', { name: someName(), password: PASSWORD }],
      ['POST', '/api/sign-in', { name, password: PASSWORD }],
      ['POST', '/api/sign-out-everywhere', undefined],
    ];
    for (const [method, path, body] of requests) {
      const answer = await bot.request(method, path, body, {});
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([403, 'not-allowed']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const account = (await visitor.get('/api/account')).body;
    expect(account).toMatchObject({ name, mail: null, tokens: [{ id: minted.id }] });
    expect(account.tokens[0].used).not.toBeNull();
    expect((await visitor.delete(`/api/tokens/${minted.id}`)).status).toBe(204);
    expect((await bot.get('/api/me')).status).toBe(401);
  });

  it("is its owner's: nobody else can remove it", async () => {
    const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
    const { id, token } = (await ann.visitor.post('/api/tokens', { name: 'bot' })).body;
    expect((await bob.visitor.delete(`/api/tokens/${id}`)).status).toBe(404);
    const bot = testServer.visitor();
    bot.bearer = token;
    expect((await bot.get('/api/me')).body.id).toBe(ann.id);
    const sessions = (await ann.visitor.get('/api/account')).body.sessions;
    const other = await bob.visitor.delete(`/api/account/sessions/${sessions[0].id}`);
    expect(other.status).toBe(404);
    expect((await ann.visitor.get('/api/account')).status).toBe(200);
  });
});

describe('what is huge or strange', () => {
  it('is refused before anything is made of it', async () => {
    const { visitor } = await member(testServer);
    const long = 'x'.repeat(20_000);
    const requests: [string, object][] = [
      ['/api/sign-in', { name: long, password: PASSWORD }],
      ['/api/account', { name: 'Ann', password: long }],
      ['/api/passkeys/sign-in', { id: 'x', response: { id: long } }],
      ['/api/tokens', { name: long }],
      ['/api/mail/reset', { name: long }],
      ['/api/friends', { invitation: long }],
    ];
    for (const [path, body] of requests) {
      const answer = await visitor.post(path, body);
      expect([answer.status, answer.body.code], path).toEqual([413, 'too-large']);
    }
    for (const [path, body] of [
      ['/api/sign-in', { name: 'Ann', password: 'x'.repeat(1001) }],
      ['/api/sign-in', { name: ['Ann'], password: PASSWORD }],
      ['/api/sign-in', { name: 'Ann' }],
      ['/api/sign-in', { name: 'Ann', password: PASSWORD, remember: true }],
      ['/api/tokens', { name: '' }],
    ] as const)
      expect((await visitor.post(path, body)).status, JSON.stringify(body)).toBe(400);
  });

  it('as a name is nothing but a name', async () => {
    const names = [
      `'; drop table guests;--`,
      `" or "1"="1`,
      '<script>alert(1)</script>'.slice(0, 24),
      '%_%',
      '../../api/me',
      'Žofie 🎲',
      '李小龍',
      '__proto__1',
      'a'.repeat(24),
    ].map((name, i) => (name.length <= 20 ? `${name}${i}` : name));
    for (const name of names) {
      const { visitor, id } = await member(testServer, name);
      const page = await visitor.get(`/api/players/${encodeURIComponent(name)}`);
      expect(page.body, name).toMatchObject({ id, name, tie: 'me' });
      expect(page.headers.get('content-type')).toContain('application/json');
      expect((await signIn(testServer.visitor(), name)).body.id).toBe(id);
      expect((await visitor.put(`/api/blocks/${encodeURIComponent(name)}`)).status).toBe(400);
    }
    expect((await testServer.visitor().get('/api/players/%25')).status).toBe(404);
    expect((await testServer.visitor().get("/api/players/' or ''='")).status).toBe(404);
  });
});
