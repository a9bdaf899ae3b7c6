import { FastChance, parseJournal, verifyJournal } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceOf } from '../src/people/devices.ts';
import { nameKey } from '../src/people/names.ts';
import { useBundle } from './kit/bundle.ts';
import { refusalOf } from './kit/guard.ts';
import { TestServer } from './kit/test-server.ts';
import { answerOnce, eventually, playOn, startMatch } from './kit/matches.ts';
import { member, PASSWORD, signIn, someName } from './kit/people.ts';
import { eachStore } from './kit/stores.ts';

useBundle();

eachStore('accounts', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, {}, store);
  });
  afterAll(() => testServer.close());

  describe('a guest', () => {
    it('becomes an account with all matches, under a new session', async () => {
      const guest = await testServer.guest();
      const { match } = await startMatch([guest, await testServer.guest()]);
      const before = (await guest.get('/api/me')).body;
      const old = guest.again();
      const name = someName();
      const made = await guest.post('/api/account', { name, password: PASSWORD });
      expect(made.body).toMatchObject({ id: before.id, name, guest: false });
      expect(guest.cookie).not.toBe(old.cookie);
      const [mine] = (await guest.get('/api/home')).body.mine;
      expect(mine).toMatchObject({ id: match, players: [name, expect.any(String)] });
      expect((await old.get('/api/me')).body.id).not.toBe(before.id);
      expect((await guest.post('/api/account', { name, password: PASSWORD })).status).toBe(409);
    });

    it('cannot take a name that somebody has, however it is written', async () => {
      const taken = someName();
      await member(testServer, `${taken} Straße`);
      for (const name of [
        `${taken} Straße`,
        `${taken.toUpperCase()} STRASSE`,
        `${taken}  strasse`,
      ]) {
        const guest = await testServer.guest();
        const refused = await guest.post('/api/account', { name, password: PASSWORD });
        expect([refused.status, refused.body.code], name).toEqual([409, 'name-taken']);
        expect((await guest.patch('/api/me', { name })).body.code).toBe('name-taken');
        expect((await guest.get('/api/me')).body.guest).toBe(true);
      }
    });

    it('of two who want a name at once gets it or not', async () => {
      const name = someName();
      const guests = await Promise.all([
        testServer.guest(),
        testServer.guest(),
        testServer.guest(),
      ]);
      const answers = await Promise.all(
        guests.map((guest) => guest.post('/api/account', { name, password: PASSWORD })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    });

    it('chooses a name and a password within reason', async () => {
      const guest = await testServer.guest();
      for (const name of [
        '',
        'x'.repeat(25),
        'bot:easy',
        '–',
        '...',
        'Раypal',
        '\u3164',
        'a\u202eb',
        'a\nb',
      ])
        expect((await guest.post('/api/account', { name, password: PASSWORD })).body.code).toBe(
          'name-bad',
        );
      const name = 'Correct Horse';
      for (const password of [
        'seven77',
        'x'.repeat(201),
        'correct HORSE',
        'password123',
        'aaaaaaaaaaaa',
        'PassWord1',
      ])
        expect((await guest.post('/api/account', { name, password })).body.code, password).toBe(
          'password-weak',
        );
      expect((await guest.get('/api/me')).body.guest).toBe(true);
    });
  });

  describe('signing in', () => {
    it('works on several devices, with the name in any case', async () => {
      const { visitor, name } = await member(testServer);
      const me = (await visitor.get('/api/me')).body;
      const phone = testServer.visitor();
      const answer = await signIn(phone, name.toUpperCase());
      expect(answer.body).toEqual(me);
      expect((await phone.get('/api/me')).body).toEqual(me);
      const account = (await phone.get('/api/account')).body;
      expect(account.sessions).toHaveLength(2);
      expect(account.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(
        1,
      );
      expect(JSON.stringify(account)).not.toMatch(/argon2|hash/i);
    });

    it('says the same for a wrong password as for a name that nobody has', async () => {
      const { name } = await member(testServer);
      const wrong = await signIn(testServer.visitor(), name, 'not the password');
      const nobody = await signIn(testServer.visitor(), someName(), 'not the password');
      expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong']);
      expect(nobody.body).toEqual(wrong.body);
    });

    it('moves the matches of a guest to the account, except those where the account sits too', async () => {
      const { visitor: tablet, name } = await member(testServer);
      const phone = await testServer.guest();
      const friend = await testServer.guest();
      const against = await startMatch([tablet, phone]);
      const moving = await startMatch([phone, friend]);
      const table = (await phone.post('/api/tables', { game: 'roam', seats: 2 })).body.id;
      const live = await phone.play(moving.match);

      await signIn(phone, name);
      expect([1012, 4001]).toContain(await live.closed);
      const mine = (await phone.get('/api/home')).body.mine;
      expect(mine.map(({ id }: { id: string }) => id).sort()).toEqual(
        [against.match, moving.match].sort(),
      );
      const { body } = await phone.get(`/api/tables/${table}`);
      expect(body.seats[0]).toMatchObject({ name, account: true });
      expect(body.host).toBe((await phone.get('/api/me')).body.id);

      const again = await phone.play(moving.match);
      expect(again.snapshot.mine).toEqual([0]);
      expect(again.snapshot.info.seats[0]).toMatchObject({ name, account: true });
      const both = await phone.play(against.match);
      expect(both.snapshot.mine).toEqual([0]);
      const other = await friend.play(moving.match);
      await answerOnce(again.isAsked ? again : other);
      await playOn([again, other], new FastChance(3), 6);
      for (const client of [again, both, other]) client.close();
    });

    it('moves what a guest said as a spectator to the account', async () => {
      const { visitor, name } = await member(testServer);
      const phone = await testServer.guest();
      const [ann, ben] = [await testServer.guest(), await testServer.guest()];
      const { match } = await startMatch([ann, ben], { open: true });
      for (const [who, text] of [
        [phone, 'Said as a guest'],
        [visitor, 'Said with the account'],
      ] as const) {
        const watching = await who.play(match);
        await watching.ask({ t: 'chat', text });
        watching.close();
      }

      await signIn(phone, name);
      const { watched } = (await phone.get('/api/account/export')).body;
      const said = watched.flatMap((remarks: { said: { text: string }[] }) => remarks.said);
      expect(said.map(({ text }: { text: string }) => text).sort()).toEqual([
        'Said as a guest',
        'Said with the account',
      ]);

      expect((await visitor.delete('/api/account', { name })).status).toBe(204);
      const player = await ann.play(match);
      expect(player.snapshot.chat).toEqual([]);
      player.close();
    });

    it('can be ended here, for one device, and everywhere, with the live lines', async () => {
      const { visitor, name } = await member(testServer);
      const [one, two, three] = [testServer.visitor(), testServer.visitor(), testServer.visitor()];
      for (const device of [one, two, three]) await signIn(device, name);
      const table = (await visitor.post('/api/tables', { game: 'roam', seats: 2 })).body.id;
      const lines = [visitor, one, two, three].map((device) =>
        device.socket(`/api/tables/${table}/live`),
      );
      const closed: (number | null)[] = [null, null, null, null];
      lines.forEach((line, i) => line.on('close', (code) => (closed[i] = code)));
      await Promise.all(lines.map((line) => new Promise((open) => line.once('message', open))));

      expect((await one.post('/api/sign-out', undefined)).status).toBe(204);
      await eventually(() => expect(closed).toEqual([null, 4001, null, null]));
      expect((await one.get('/api/me')).body.guest).toBe(true);

      const sessions = (await visitor.get('/api/account')).body.sessions;
      expect(sessions).toHaveLength(3);
      const current = (await two.get('/api/account')).body.sessions.find(
        (session: { current: boolean }) => session.current,
      );
      expect((await visitor.delete(`/api/account/sessions/${current.id}`)).status).toBe(204);
      expect((await visitor.delete(`/api/account/sessions/${current.id}`)).status).toBe(404);
      await eventually(() => expect(closed).toEqual([null, 4001, 4001, null]));
      expect((await two.get('/api/me')).body.guest).toBe(true);

      const stolen = three.again();
      expect((await visitor.post('/api/sign-out-everywhere', undefined)).status).toBe(204);
      await eventually(() => expect(closed).toEqual([4001, 4001, 4001, 4001]));
      expect((await stolen.get('/api/me')).body.guest).toBe(true);
      expect((await visitor.get('/api/account')).status).toBe(401);
    });

    it('is over everywhere else when the password changes', async () => {
      const { visitor, name } = await member(testServer);
      const other = testServer.visitor();
      await signIn(other, name);
      const wrong = { current: 'not the password', password: 'another good one' };
      expect((await visitor.put('/api/account/password', wrong)).body.code).toBe('wrong');
      expect(
        (await visitor.put('/api/account/password', { password: 'another good one' })).body.code,
      ).toBe('wrong');
      const right = { ...wrong, current: PASSWORD };
      expect((await visitor.put('/api/account/password', right)).status).toBe(204);
      expect((await other.get('/api/me')).body.guest).toBe(true);
      expect((await visitor.get('/api/me')).body.guest).toBe(false);
      expect((await signIn(testServer.visitor(), name)).status).toBe(403);
      expect((await signIn(testServer.visitor(), name, 'another good one')).status).toBe(200);
    });
  });

  describe('an account', () => {
    it('can be changed', async () => {
      const { visitor } = await member(testServer);
      const name = someName();
      const answer = await visitor.patch('/api/account', {
        name,
        language: 'pl',
        zone: 'Europe/Warsaw',
      });
      expect(answer.body).toMatchObject({ name, language: 'pl', zone: 'Europe/Warsaw' });
      expect((await visitor.get('/api/me')).body.name).toBe(name);
      const taken = (await member(testServer)).name;
      const refused = await visitor.patch('/api/account', { name: taken, language: 'cs' });
      expect([refused.status, refused.body.code]).toEqual([409, 'name-taken']);
      expect((await visitor.get('/api/account')).body).toMatchObject({ name, language: 'pl' });
      for (const wrong of [
        { zone: 'Middle/Earth' },
        { zone: '' },
        { language: 'xx' },
        { role: 'host' },
      ])
        expect((await visitor.patch('/api/account', wrong)).status, JSON.stringify(wrong)).toBe(
          400,
        );
      const renamed = await visitor.patch('/api/me', { name: `${name} II` });
      expect(renamed.body).toMatchObject({ name: `${name} II`, guest: false });
      expect((await signIn(testServer.visitor(), `${name} ii`)).status).toBe(200);
      expect((await signIn(testServer.visitor(), name)).status).toBe(403);
    });

    it('exports all that is stored of it', async () => {
      const { visitor, name } = await member(testServer);
      const friend = await member(testServer);
      const { match } = await startMatch([visitor, friend.visitor]);
      const line = await visitor.play(match);
      await line.ask({ t: 'chat', text: 'Good luck!' });
      line.close();
      const others = await startMatch([friend.visitor, await testServer.guest()], { open: true });
      const watching = await visitor.play(others.match);
      await watching.ask({ t: 'chat', text: 'Well played!' });
      watching.close();
      await visitor.post('/api/friends', { name: friend.name });
      const { token } = (await visitor.post('/api/tokens', { name: 'bot' })).body;
      const file = await visitor.get('/api/account/export');
      expect(file.headers.get('content-disposition')).toContain('attachment');
      expect(file.body).toMatchObject({
        account: { name, hasPassword: true, tokens: [{ name: 'bot' }] },
        sessions: [{}],
        matches: [
          { id: match, seat: 0, players: [name, friend.name], said: [{ text: 'Good luck!' }] },
        ],
        watched: [{ id: others.match, game: 'roam', said: [{ text: 'Well played!' }] }],
        friends: { invited: [{ name: friend.name }] },
      });
      const text = JSON.stringify(file.body);
      expect(text).not.toContain(token);
      expect(text).not.toMatch(/argon2|hash/i);
    });

    it('is deleted with its name, and its matches go on without it', async () => {
      const { visitor, name } = await member(testServer);
      const friend = await member(testServer);
      const third = await member(testServer);
      await visitor.post('/api/friends', { name: friend.name });
      await friend.visitor.post('/api/friends', { name });
      const { match } = await startMatch([visitor, friend.visitor, third.visitor], { open: true });
      const over = await startMatch([visitor, friend.visitor], { open: true });
      const watching = await friend.visitor.play(match);
      const line = await visitor.play(match);
      await line.ask({ t: 'chat', text: 'What I said' });
      const last = await visitor.play(over.match);
      await last.ask({ t: 'chat', text: 'What I said' });
      await last.ask({ t: 'concede', seat: 0 });
      const watched = await startMatch([friend.visitor, third.visitor], { open: true });
      const watcher = await visitor.play(watched.match);
      await watcher.ask({ t: 'chat', text: 'What I said' });
      const { token } = (await visitor.post('/api/tokens', { name: 'bot' })).body;
      const phone = testServer.visitor();
      await signIn(phone, name);

      expect((await visitor.delete('/api/account', { name: 'somebody else' })).status).toBe(400);
      expect((await visitor.delete('/api/account', { name })).status).toBe(204);
      expect(await line.closed).toBeGreaterThan(1000);
      await eventually(() =>
        expect(watching.snapshot.info.seats[0]).toMatchObject({ name: '–', conceded: true }),
      );
      await watching.until(() => watching.n > 0 || watching.isAsked || watching.asked.includes(2));

      for (const device of [visitor, phone])
        expect((await device.get('/api/me')).body).toMatchObject({ guest: true });
      const bot = testServer.visitor();
      expect((await bot.get('/api/me', { authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await friend.visitor.get('/api/friends')).body.friends).toEqual([]);
      expect((await friend.visitor.get(`/api/players/${encodeURIComponent(name)}`)).status).toBe(
        404,
      );
      const card = await friend.visitor.get(`/api/matches/${over.match}`);
      expect(card.body.players).toEqual(['–', friend.name]);
      const journal = await friend.visitor.get(`/api/matches/${over.match}/journal`);
      expect(journal.body).not.toContain(name);
      expect(verifyJournal(roam, parseJournal(journal.body)).closed).toBe(true);
      const replay = await friend.visitor.play(over.match);
      expect(JSON.stringify(replay.snapshot)).not.toContain(name);
      expect(JSON.stringify(replay.snapshot)).not.toContain('What I said');
      const played = await friend.visitor.play(watched.match);
      expect(played.snapshot.chat).toEqual([]);
      for (const client of [watching, replay, played]) client.close();
      expect((await signIn(testServer.visitor(), name)).status).toBe(403);
      await member(testServer, name);
    });
  });

  it.runIf(store.isPostgres)(
    'are the same at every node, and signed out at all of them',
    async () => {
      const other = await TestServer.open({}, testServer.ground.settings);
      const { visitor, name } = await member(testServer);
      const elsewhere = visitor.again(other.port);
      expect((await elsewhere.get('/api/me')).body.name).toBe(name);
      const { match } = await startMatch([elsewhere, await other.guest()]);
      const line = await elsewhere.play(match);
      await visitor.post('/api/sign-out-everywhere', undefined);
      expect(await line.closed).toBe(4001);
      expect((await elsewhere.get('/api/account')).status).toBe(401);
      await other.close();
    },
  );

  describe('a moderator', () => {
    it('is the account with the name, which it keeps', async () => {
      const name = someName();
      const inn = await TestServer.open({}, { hostNames: [name.toUpperCase()] }, store);
      const { visitor } = await member(inn, name);
      const other = await member(inn);
      expect((await visitor.get('/api/me')).body.host).toBe(true);
      expect((await other.visitor.get('/api/me')).body.host).toBe(false);
      expect((await visitor.patch('/api/me', { name: someName() })).status).toBe(403);
      expect((await visitor.delete('/api/account', { name })).status).toBe(403);
      await inn.close();
    });
  });

  describe('somebody who is banned', () => {
    it('is refused with the reason, by cookie, password and token, until it is over', async () => {
      const { visitor, name, id } = await member(testServer);
      const { token } = (await visitor.post('/api/tokens', { name: 'bot' })).body;
      const table = (await visitor.post('/api/tables', { game: 'roam', seats: 2 })).body.id;
      const until = Date.now() + 3_600_000;
      const ban = { guest: id, until, reason: 'swearing', at: Date.now() };
      await testServer.database((db) => db.insertInto('bans').values(ban).execute());
      const refusals = await Promise.all([
        visitor.get('/api/me'),
        signIn(testServer.visitor(), name),
        testServer.visitor().get('/api/me', { authorization: `Bearer ${token}` }),
      ]);
      for (const { status, body } of refusals)
        expect([status, body]).toMatchObject([403, { code: 'banned', until, reason: 'swearing' }]);
      expect(await refusalOf(visitor, `/api/tables/${table}/live`)).toBe(4003);
      await testServer.database((db) =>
        db
          .updateTable('bans')
          .set({ until: Date.now() - 1 })
          .execute(),
      );
      expect((await visitor.get('/api/me')).status).toBe(200);
    });
  });
});

describe('a name', () => {
  it('is the same in other spellings', () => {
    expect(nameKey('ŽOFIE')).toBe(nameKey('žofie'));
    expect(nameKey('ＡＢＣ')).toBe(nameKey('abc'));
    expect(nameKey('Zˇ')).not.toBe(nameKey('Ž'));
    expect(nameKey('Žofie')).toBe(nameKey('Z\u030Cofie'));
    expect(nameKey('Zofie')).not.toBe(nameKey('Žofie'));
    expect(nameKey('ΟΔΟΣ')).toBe(nameKey('οδος'));
    expect(nameKey('Ann\u3164')).toBe(nameKey('Ann'));
    expect(nameKey('A\u00ad\u2800nn\u00a0 B')).toBe(nameKey('ann b'));
  });
});

describe('a device', () => {
  it('is described in two words', () => {
    const known = {
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox, Linux',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0':
        'Edge, Windows',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1':
        'Safari, iPhone',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36':
        'Chrome, Android',
      'curl/8': '',
    };
    for (const [agent, device] of Object.entries(known)) expect(deviceOf(agent)).toBe(device);
  });
});
