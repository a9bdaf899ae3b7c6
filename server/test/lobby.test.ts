import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanName, randomName } from '../src/lobby/names.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually, newMatch } from './kit/matches.ts';
import { eachStore } from './kit/stores.ts';
import type { Answer, Visitor } from './kit/visitor.ts';

useBundle();

eachStore('the lobby', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, {}, store);
  });
  afterAll(() => testServer.close());

  async function newTable(owner: Visitor, wish: object = {}): Promise<string> {
    const { body } = await owner.post('/api/tables', { game: 'roam', seats: 3, ...wish });
    return body.id;
  }

  const kinds = ({ body }: Answer): string[] =>
    body.seats.map(({ kind }: { kind: string }) => kind);

  describe('a guest', () => {
    it('exists from the first request on, with a name in their language', async () => {
      const visitor = testServer.visitor('pl-PL,pl;q=0.9,en;q=0.8');
      const first = await visitor.get('/api/me');
      expect(first.body).toMatchObject({ guest: true });
      expect(first.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/);
      const second = await visitor.get('/api/me');
      expect(second.body).toEqual(first.body);
      expect(second.headers.getSetCookie()).toEqual([]);
      const secure = await testServer.visitor().get('/api/me', { 'x-forwarded-proto': 'https' });
      expect(secure.headers.getSetCookie()[0]).toMatch(/; Secure/);
    });

    it('is named in English, Czech or Polish, and never too long', () => {
      for (let i = 0; i < 300; i++) {
        for (const language of [
          'en',
          'cs',
          'pl',
          'de, cs;q=0.4, pl;q=0.6',
          undefined,
          ',;q=,;;q=x',
        ])
          expect(cleanName(randomName(language))).not.toBeNull();
      }
      expect(randomName('de, cs;q=0.4')).toMatch(
        / (bobr|čáp|datel|holub|jelen|jestřáb|jezevec|ježek|kos|krtek|rys|sokol|tchoř|vlk|výr|zajíc)$/,
      );
    });

    it('can be renamed within reason', async () => {
      const guest = await testServer.guest();
      const named = await guest.patch('/api/me', { name: '  Žofie   z Brna ' });
      expect(named.body.name).toBe('Žofie z Brna');
      expect((await guest.get('/api/me')).body.name).toBe('Žofie z Brna');
      for (const name of [
        '',
        '   ',
        'x'.repeat(25),
        'a\nb',
        'a\u0000b',
        'evil\u202egnp',
        '\u200b',
        5,
        null,
      ]) {
        const refused = await guest.patch('/api/me', { name });
        expect(refused.status, JSON.stringify(name)).toBe(400);
        expect(refused.body.code).toBe('malformed');
      }
      expect((await guest.patch('/api/me', { name: 'ok', admin: true })).status).toBe(400);
      expect((await guest.get('/api/me')).body.name).toBe('Žofie z Brna');
    });
  });

  describe('a table', () => {
    it('is found by its link and by its code, and by nothing else', async () => {
      const owner = await testServer.guest();
      const { body } = await owner.post('/api/tables', { game: 'roam', seats: 2 });
      expect(body.id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/);
      expect(body.code).toMatch(/^[A-Z]{6}$/);
      expect(body.setup).toHaveProperty('artifacts');
      expect(body.seats[0]).toMatchObject({ kind: 'person', ready: false });
      const friend = await testServer.guest();
      expect((await friend.get(`/api/tables/${body.id}`)).body.id).toBe(body.id);
      expect((await friend.get(`/api/tables/by-code/${body.code.toLowerCase()}`)).body.id).toBe(
        body.id,
      );

      const wrong = await Promise.all([
        friend.get('/api/tables/by-code/ABCDEF'),
        friend.get('/api/tables/1111111111111111111111'),
        friend.get('/api/matches/1111111111111111111111'),
        friend.get('/api/matches/1111111111111111111111/journal'),
        friend.act('1111111111111111111111', { do: 'leave' }),
      ]);
      for (const { status, body: told } of wrong) {
        expect(status).toBe(404);
        expect(Object.keys(told)).toEqual(['code', 'message']);
        expect(told.code).toBe('not-found');
      }
    });

    it('lets people sit, move, leave, and be ready; and the owner arrange the rest', async () => {
      const [owner, friend, third] = await Promise.all([
        testServer.guest(),
        testServer.guest(),
        testServer.guest(),
      ]);
      const table = await newTable(owner);
      expect(kinds(await friend.act(table, { do: 'sit', seat: 1 }))).toEqual([
        'person',
        'person',
        'free',
      ]);
      expect((await third.act(table, { do: 'sit', seat: 1 })).status).toBe(409);
      expect((await friend.act(table, { do: 'sit', seat: 7 })).status).toBe(400);
      expect(kinds(await friend.act(table, { do: 'sit', seat: 2 }))).toEqual([
        'person',
        'free',
        'person',
      ]);
      expect((await friend.act(table, { do: 'swap', seat: 0, with: 2 })).status).toBe(403);
      expect(kinds(await friend.act(table, { do: 'swap', seat: 2, with: 1 }))).toEqual([
        'person',
        'person',
        'free',
      ]);
      expect((await friend.act(table, { do: 'bot', seat: 2, level: 'easy' })).status).toBe(403);
      expect((await owner.act(table, { do: 'bot', seat: 2, level: 'divine' })).status).toBe(400);
      expect((await owner.act(table, { do: 'bot', seat: 1, level: 'easy' })).status).toBe(409);
      expect((await owner.act(table, { do: 'bot', seat: 2, level: 'easy' })).body.seats[2]).toEqual(
        {
          kind: 'bot',
          level: 'easy',
        },
      );
      expect((await third.act(table, { do: 'ready', ready: true })).status).toBe(403);

      expect((await friend.act(table, { do: 'ready', ready: true })).body.seats[1].ready).toBe(
        true,
      );
      expect((await friend.act(table, { do: 'change', open: true })).status).toBe(403);
      const open = await owner.act(table, { do: 'change', open: true });
      expect(open.body).toMatchObject({ open: true });
      expect(open.body.seats[1].ready).toBe(true);
      const clock = { kind: 'live', bank: 60_000, increment: 1000, out: 'bot' } as const;
      const changed = await owner.act(table, { do: 'change', clock, setup: { artifacts: false } });
      expect(changed.body).toMatchObject({ clock, setup: { artifacts: false } });
      expect(changed.body.seats[1].ready).toBe(false);
      expect((await owner.act(table, { do: 'change', setup: { dragons: 3 } })).status).toBe(400);
      expect((await owner.act(table, { do: 'change', seats: 9 })).status).toBe(400);
      expect(kinds(await owner.act(table, { do: 'change', seats: 2 }))).toEqual([
        'person',
        'person',
      ]);
      expect(kinds(await owner.act(table, { do: 'change', seats: 4 }))).toEqual([
        'person',
        'person',
        'free',
        'free',
      ]);

      const left = await owner.act(table, { do: 'leave' });
      expect(kinds(left)).toEqual(['free', 'person', 'free', 'free']);
      expect(left.body.host).toBe((await friend.get('/api/me')).body.id);
      expect((await owner.act(table, { do: 'bot', seat: 0, level: 'easy' })).status).toBe(403);
    });

    it('says how long it waits for reactions and whether players may whisper', async () => {
      const [owner, friend] = await Promise.all([testServer.guest(), testServer.guest()]);
      const { body: table } = await owner.post('/api/tables', { game: 'roam', seats: 2 });
      expect(table).toMatchObject({ reactions: 'usual', whispers: false });
      await friend.act(table.id, { do: 'sit', seat: 1 });
      await friend.act(table.id, { do: 'ready', ready: true });
      const strict = { do: 'change', reactions: 'strict', whispers: true } as const;
      expect((await owner.act(table.id, strict)).status).toBe(400);
      const days = { kind: 'days', days: 2, out: 'skip' } as const;
      const { body: changed } = await owner.act(table.id, { ...strict, clock: days });
      expect(changed).toMatchObject({ reactions: 'strict', whispers: true });
      // Nobody is ready for terms that they have not seen.
      expect(changed.seats[1]).toMatchObject({ ready: false });
      const { body: live } = await owner.act(table.id, { do: 'change', clock: { kind: 'none' } });
      expect(live).toMatchObject({ reactions: 'usual', whispers: true });
      const wrong = { game: 'roam', seats: 2, reactions: 'strict' };
      expect((await owner.post('/api/tables', wrong)).status).toBe(400);
    });

    it('gives a seat that two want at once to one of them', async () => {
      const [owner, ...rivals] = await Promise.all(
        Array.from({ length: 9 }, () => testServer.guest()),
      );
      const table = await newTable(owner);
      const answers = await Promise.all(
        rivals.map((rival) => rival.act(table, { do: 'sit', seat: 1 })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    });

    it('says whether players may ask for suggestions, and its match keeps to it', async () => {
      const [owner, friend] = [await testServer.guest(), await testServer.guest()];
      const table = await newTable(owner, { seats: 2 });
      expect((await friend.get(`/api/tables/${table}`)).body.hints).toBe(false);
      await friend.act(table, { do: 'sit', seat: 1 });
      await friend.act(table, { do: 'ready', ready: true });
      const agreed = await owner.act(table, { do: 'change', hints: true });
      expect([agreed.body.hints, agreed.body.seats[1].ready]).toEqual([true, false]);

      for (const hints of [true, false]) {
        const { match, people } = await newMatch(testServer, 2, { hints });
        const line = await people[0].play(match);
        expect(line.snapshot.info.hints).toBe(hints ? true : undefined);
        line.close();
      }
    });

    it('starts when all seats are filled and everybody is ready, once', async () => {
      const [owner, friend, stranger] = await Promise.all([
        testServer.guest(),
        testServer.guest(),
        testServer.guest(),
      ]);
      const table = await newTable(owner);
      await friend.act(table, { do: 'sit', seat: 1 });
      expect((await owner.act(table, { do: 'start' })).body.message).toMatch(/free/);
      await owner.act(table, { do: 'bot', seat: 2, level: 'beginner' });
      expect((await owner.act(table, { do: 'start' })).body.message).toMatch(/ready/);
      await friend.act(table, { do: 'ready', ready: true });
      expect((await stranger.act(table, { do: 'start' })).status).toBe(403);
      expect((await friend.act(table, { do: 'start' })).status).toBe(409);
      const answers = await Promise.all([
        owner.act(table, { do: 'start' }),
        owner.act(table, { do: 'start' }),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect((await friend.act(table, { do: 'leave' })).status).toBe(409);

      const { match } = (await friend.get(`/api/tables/${table}`)).body;
      const client = await friend.play(match);
      expect(client.seat).toBe(1);
      expect(client.snapshot.info.seats.map(({ player }) => player)).toEqual([
        'person',
        'person',
        'bot',
      ]);
      client.close();
    });

    it('tells everybody round it what changes, and who is there', async () => {
      const [owner, friend] = await Promise.all([testServer.guest(), testServer.guest()]);
      const table = await newTable(owner);
      const watching = await owner.watch(table);
      expect(watching.views[0].seats[0]).toMatchObject({ here: true });
      const visit = await friend.watch(table);
      const name = (await friend.get('/api/me')).body.name;
      await eventually(() => expect(watching.views.at(-1)!.guests).toEqual([name]));
      await friend.patch('/api/me', { name: 'Somebody' });
      await eventually(() => expect(watching.views.at(-1)!.guests).toEqual(['Somebody']));
      await friend.act(table, { do: 'sit', seat: 2 });
      await eventually(() =>
        expect(watching.views.at(-1)!.seats[2]).toMatchObject({ name: 'Somebody', here: true }),
      );
      visit.close();
      await eventually(() =>
        expect(watching.views.at(-1)!.seats[2]).toMatchObject({ here: false }),
      );
      watching.close();
    });
  });

  describe('home', () => {
    it('lists my matches, those that wait for me first, open tables and matches to watch', async () => {
      const { match, people } = await newMatch(testServer, 2, { open: true });
      const clients = await Promise.all(people.map((person) => person.play(match)));
      const active = clients.findIndex(({ isAsked }) => isAsked);
      const other = 1 - active;
      const before = await people[active].get('/api/home');
      expect(before.body.mine[0]).toMatchObject({ id: match, myTurn: true, over: false });
      const waiting = await people[other].get('/api/home');
      expect(waiting.body.mine[0]).toMatchObject({ id: match, myTurn: false });
      expect(waiting.body.mine[0].waitingFor).toEqual([before.body.me.name]);

      const stranger = await testServer.guest();
      const table = await newTable(people[0], { open: true });
      const secret = await newTable(people[0], { open: false });
      const { body } = await stranger.get('/api/home');
      expect(body.mine).toEqual([]);
      expect(body.watch.map(({ id }: { id: string }) => id)).toContain(match);
      expect(body.tables.map(({ id }: { id: string }) => id)).toContain(table);
      expect(JSON.stringify(body)).not.toContain(secret);
      expect(body.online).toBeGreaterThan(2);

      const reply = await clients[active].ask({ t: 'concede', seat: active });
      expect(reply.ok).toBe(true);
      const after = await stranger.get('/api/home');
      expect(after.body.watch.map(({ id }: { id: string }) => id)).not.toContain(match);
      expect((await people[0].get('/api/home')).body.mine[0]).toMatchObject({
        id: match,
        over: true,
      });
      for (const client of clients) client.close();
    });
  });
});
