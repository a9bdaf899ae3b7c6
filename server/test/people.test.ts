import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually, startMatch } from './kit/matches.ts';
import { member, PASSWORD, someName } from './kit/people.ts';
import { eachStore } from './kit/stores.ts';
import type { Answer, Visitor } from './kit/visitor.ts';

useBundle();

const LIVE = { kind: 'live', bank: 600_000, increment: 0, out: 'bot' } as const;
const LOSING = { ...LIVE, out: 'lose' } as const;

eachStore('people', (store) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await TestServer.open({}, {}, store);
  });
  afterAll(() => testServer.close());

  const page = (viewer: Visitor, name: string): Promise<Answer> =>
    viewer.get(`/api/players/${encodeURIComponent(name)}`);
  const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);

  /** The notices of a person, latest first. */
  const told = (who: Visitor, notices: readonly object[]): Promise<void> =>
    eventually(async () => {
      expect((await who.get('/api/notices')).body.notices).toMatchObject(notices);
    });

  describe('friends', () => {
    it('are made by an invitation and its acceptance, and parted by either', async () => {
      const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
      const asked = await ann.visitor.post('/api/friends', { name: bob.name.toUpperCase() });
      expect(names(asked.body.invited)).toEqual([bob.name]);
      expect((await page(ann.visitor, bob.name)).body.tie).toBe('invited');
      expect((await page(bob.visitor, ann.name)).body.tie).toBe('inviting');
      const before = (await bob.visitor.get('/api/friends')).body;
      expect([names(before.inviting), before.friends]).toEqual([[ann.name], []]);
      await told(bob.visitor, [{ kind: 'friend', who: [ann.name], text: 'invited' }]);
      const accepted = await bob.visitor.post('/api/friends', { name: ann.name });
      expect(names(accepted.body.friends)).toEqual([ann.name]);
      await told(ann.visitor, [{ kind: 'friend', who: [bob.name], text: 'accepted' }]);
      const friends = (await ann.visitor.get('/api/friends')).body;
      expect(friends).toMatchObject({ friends: [{ name: bob.name, online: true }], invited: [] });
      expect((await page(ann.visitor, bob.name)).body.tie).toBe('friends');
      const gone = await bob.visitor.delete(`/api/friends/${encodeURIComponent(ann.name)}`);
      expect(gone.status).toBe(204);
      expect((await ann.visitor.get('/api/friends')).body.friends).toEqual([]);
      expect((await page(ann.visitor, bob.name)).body.tie).toBe('none');
    });

    it('are made when both invite at once', async () => {
      const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
      await Promise.all([
        ann.visitor.post('/api/friends', { name: bob.name }),
        bob.visitor.post('/api/friends', { name: ann.name }),
      ]);
      expect(names((await ann.visitor.get('/api/friends')).body.friends)).toEqual([bob.name]);
      expect(names((await bob.visitor.get('/api/friends')).body.friends)).toEqual([ann.name]);
    });

    it('are made by a link, which one other person can use once', async () => {
      const [ann, bob, eve] = await Promise.all([
        member(testServer),
        member(testServer),
        member(testServer),
      ]);
      const { invitation } = (await ann.visitor.post('/api/friends/invitations', undefined)).body;
      expect((await ann.visitor.post('/api/friends', { invitation })).status).toBe(400);
      const guest = await testServer.guest();
      expect((await guest.post('/api/friends', { invitation })).body.code).toBe('needs-account');
      const accepted = await bob.visitor.post('/api/friends', { invitation });
      expect(names(accepted.body.friends)).toEqual([ann.name]);
      await told(ann.visitor, [{ kind: 'friend', who: [bob.name], text: 'accepted' }]);
      expect((await eve.visitor.post('/api/friends', { invitation })).status).toBe(404);
      expect(names((await ann.visitor.get('/api/friends')).body.friends)).toEqual([bob.name]);
    });

    it('can be asked to come to a table, and nobody else', async () => {
      const [ann, bob, eve] = await Promise.all([
        member(testServer),
        member(testServer),
        member(testServer),
      ]);
      await ann.visitor.post('/api/friends', { name: bob.name });
      await bob.visitor.post('/api/friends', { name: ann.name });
      const table = (await ann.visitor.post('/api/tables', { game: 'roam', seats: 2 })).body.id;
      const path = `/api/tables/${table}/invite`;
      expect((await ann.visitor.post(path, { name: bob.name })).status).toBe(204);
      expect((await ann.visitor.post(path, { name: eve.name })).status).toBe(403);
      expect((await eve.visitor.post(path, { name: bob.name })).status).toBe(403);
      await told(bob.visitor, [{ kind: 'start', table, who: [ann.name] }, { kind: 'friend' }]);
    });

    it('are other people, with accounts', async () => {
      const ann = await member(testServer);
      expect((await ann.visitor.post('/api/friends', { name: ann.name })).status).toBe(400);
      expect((await ann.visitor.post('/api/friends', { name: someName() })).status).toBe(404);
      expect((await (await testServer.guest()).get('/api/friends')).body.code).toBe(
        'needs-account',
      );
    });
  });

  it('who have a page are marked wherever matches are listed', async () => {
    const [ann, eve] = await Promise.all([member(testServer), member(testServer)]);
    const guest = await testServer.guest();
    const { match } = await startMatch([guest, ann.visitor], { open: true });
    const listed = { id: match, pages: [1] };
    for (const viewer of [ann.visitor, guest])
      expect((await viewer.get('/api/home')).body.mine).toMatchObject([listed]);
    const { watch } = (await eve.visitor.get('/api/home')).body;
    expect(watch).toContainEqual(expect.objectContaining(listed));
    expect((await eve.visitor.get(`/api/matches/${match}`)).body).toMatchObject(listed);
    expect((await page(eve.visitor, ann.name)).body.matches).toMatchObject([listed]);
    await guest.post('/api/account', { name: someName(), password: PASSWORD });
    expect((await guest.get('/api/home')).body.mine).toMatchObject([{ pages: [0, 1] }]);
  });

  describe('a blocked person', () => {
    it('is no friend, cannot invite, and cannot sit at the tables of who has blocked them', async () => {
      const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
      await ann.visitor.post('/api/friends', { name: bob.name });
      await bob.visitor.post('/api/friends', { name: ann.name });
      const path = `/api/blocks/${encodeURIComponent(bob.name)}`;
      expect((await ann.visitor.put(path)).status).toBe(204);
      expect((await ann.visitor.put(path)).status).toBe(204);
      expect(names((await ann.visitor.get('/api/blocks')).body)).toEqual([bob.name]);
      expect((await page(ann.visitor, bob.name)).body).toMatchObject({
        tie: 'none',
        blocked: true,
      });
      expect((await bob.visitor.get('/api/friends')).body.friends).toEqual([]);
      await bob.visitor.post('/api/friends', { name: ann.name });
      expect((await ann.visitor.get('/api/friends')).body.inviting).toEqual([]);

      const table = (await ann.visitor.post('/api/tables', { game: 'roam', seats: 2 })).body.id;
      const refused = await bob.visitor.act(table, { do: 'sit', seat: 1 });
      expect([refused.status, refused.body.code]).toEqual([403, 'not-allowed']);
      expect((await ann.visitor.delete(path)).status).toBe(204);
      expect((await bob.visitor.act(table, { do: 'sit', seat: 1 })).status).toBe(200);
    });
  });

  describe('a rated table', () => {
    it('has a clock, and nobody but accounts and bots at it', async () => {
      const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
      const guest = await testServer.guest();
      const wish = { game: 'roam', seats: 2, rated: true };
      const refused = async (answer: Promise<Answer>): Promise<void> =>
        expect((await answer).body).toMatchObject({ code: 'rated' });
      await refused(guest.post('/api/tables', { ...wish, clock: LOSING }));
      await refused(ann.visitor.post('/api/tables', wish));
      const { body } = await ann.visitor.post('/api/tables', { ...wish, clock: LOSING });
      expect(body.rated).toBe(true);
      await refused(guest.act(body.id, { do: 'sit', seat: 1 }));
      await refused(ann.visitor.act(body.id, { do: 'change', clock: { kind: 'none' } }));
      const free = await ann.visitor.act(body.id, { do: 'change', rated: false });
      expect(free.body.rated).toBe(false);
      await guest.act(body.id, { do: 'sit', seat: 1 });
      await refused(ann.visitor.act(body.id, { do: 'change', rated: true }));
      await guest.act(body.id, { do: 'leave' });
      await bob.visitor.act(body.id, { do: 'sit', seat: 1 });
      await bob.visitor.act(body.id, { do: 'ready', ready: true });
      const rated = await ann.visitor.act(body.id, { do: 'change', rated: true });
      expect(rated.body.seats[1]).toMatchObject({ ready: false, account: true });
    });

    it('is lost by a player who runs out of time', async () => {
      const { visitor } = await member(testServer);
      const wish = { game: 'roam', seats: 2, clock: LIVE };
      for (const out of ['bot', 'skip']) {
        const refused = await visitor.post('/api/tables', {
          ...wish,
          clock: { ...LIVE, out },
          rated: true,
        });
        expect([refused.status, refused.body.code]).toEqual([403, 'rated']);
      }
      const { id, clock } = (await visitor.post('/api/tables', wish)).body;
      expect(clock).toEqual(LIVE);
      const rated = await visitor.act(id, { do: 'change', rated: true });
      expect(rated.body.clock).toEqual(LOSING);
      const back = await visitor.act(id, { do: 'change', clock: LIVE });
      expect(back.body.code).toBe('rated');
      const days = { kind: 'days', days: 3, out: 'lose' } as const;
      expect((await visitor.act(id, { do: 'change', clock: days })).body.clock).toEqual(days);
    });

    it('is so too where it was arranged before that was required', async () => {
      const { visitor } = await member(testServer);
      const wish = { game: 'roam', seats: 2, clock: LOSING, rated: true };
      const { id } = (await visitor.post('/api/tables', wish)).body;
      await testServer.database(async (db) => {
        const { data } = await db
          .selectFrom('tables')
          .select('data')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const before = data.replace('"lose"', '"bot"');
        expect(before).not.toBe(data);
        await db.updateTable('tables').set({ data: before }).where('id', '=', id).execute();
      });
      const { body } = await visitor.act(id, { do: 'bot', seat: 1, level: 'easy' });
      expect([body.clock, body.rated]).toEqual([LOSING, true]);
    });
  });

  describe("a player's page", () => {
    it('tells results and matches, but not those of closed tables to strangers', async () => {
      const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
      const stranger = await testServer.guest();
      const open = await startMatch([ann.visitor, bob.visitor], { open: true });
      const closed = await startMatch([ann.visitor, bob.visitor]);
      for (const { match } of [open, closed]) {
        const line = await bob.visitor.play(match);
        expect((await line.ask({ t: 'concede', seat: 1 })).ok).toBe(true);
        line.close();
      }
      await eventually(async () => {
        const { body } = await page(stranger, ann.name);
        expect(body).toMatchObject({
          name: ann.name,
          kind: 'person',
          tie: 'none',
          tally: [{ game: 'roam', played: 2, won: 2 }],
          matches: [{ id: open.match, over: true, seat: 0, place: 1, rated: false, change: null }],
        });
        expect(body.matches).toHaveLength(1);
      });
      const mine = (await page(ann.visitor, ann.name)).body;
      expect(mine.tie).toBe('me');
      expect(mine.matches.map(({ id }: { id: string }) => id)).toEqual([closed.match, open.match]);
      expect((await page(bob.visitor, ann.name)).body.matches).toHaveLength(2);
      const path = `/api/players/${encodeURIComponent(ann.name)}/matches`;
      const earlier = await ann.visitor.get(`${path}?before=${mine.matches[0].changed}`);
      expect(earlier.body.map(({ id }: { id: string }) => id)).toEqual([open.match]);
    });

    it('is there for bots, and for nobody who is not', async () => {
      const viewer = await testServer.guest();
      const { match } = (
        await viewer.post('/api/play', { game: 'roam', seats: 2, level: 'beginner' })
      ).body;
      const line = await viewer.play(match);
      await line.ask({ t: 'concede', seat: 0 });
      line.close();
      await eventually(async () => {
        const { body } = await page(viewer, 'bot:beginner');
        expect(body).toMatchObject({ kind: 'bot', since: null, tally: [{ game: 'roam', won: 1 }] });
        expect(body.matches[0]).toMatchObject({ id: match, place: 1 });
      });
      expect((await page(viewer, 'bot:divine')).status).toBe(404);
      expect((await page(viewer, someName())).status).toBe(404);
      expect((await page(viewer, (await viewer.get('/api/me')).body.name)).status).toBe(404);
    });
  });

  describe('a rematch', () => {
    it('is for the same people on the same terms, one seat further, at one table', async () => {
      const [ann, bob, eve] = await Promise.all([
        member(testServer),
        member(testServer),
        member(testServer),
      ]);
      const people = [ann, bob, eve];
      const { match } = await startMatch(
        people.map(({ visitor }) => visitor),
        { clock: LIVE, open: true },
      );
      const path = `/api/matches/${match}/rematch`;
      expect((await ann.visitor.post(path, undefined)).status).toBe(409);
      for (const [seat, { visitor }] of people.slice(0, 2).entries()) {
        const line = await visitor.play(match);
        await line.ask({ t: 'concede', seat });
        line.close();
      }
      await eventually(async () => {
        expect((await ann.visitor.get(`/api/matches/${match}`)).body.over).toBe(true);
      });
      expect((await ann.visitor.get(path)).body).toEqual({ table: null });
      expect((await (await testServer.guest()).post(path, undefined)).status).toBe(403);

      const answers = await Promise.all(
        [ann, bob].map(({ visitor }) => visitor.post(path, undefined)),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      const { table } = (await eve.visitor.get(path)).body;
      expect(table).toMatchObject({ clock: LIVE, open: true, rated: false, game: 'roam' });
      expect(names(table.seats)).toEqual([eve.name, ann.name, bob.name]);
      const ready = table.seats.map((seat: { ready: boolean }) => seat.ready);
      expect(ready).toEqual([false, true, true]);
      const last = await eve.visitor.post(path, undefined);
      expect(last.body.seats[0].ready).toBe(true);
      const owner = people.find(({ id }) => id === table.host)!;
      expect((await owner.visitor.act(table.id, { do: 'start' })).body.match).not.toBeNull();
      expect((await ann.visitor.post(path, undefined)).body.id).toBe(table.id);
    });

    it('leaves out people whom its owner has blocked, and can be asked for again once it is closed', async () => {
      const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
      const { match } = await startMatch([ann.visitor, bob.visitor]);
      const line = await ann.visitor.play(match);
      await line.ask({ t: 'concede', seat: 0 });
      line.close();
      await ann.visitor.put(`/api/blocks/${encodeURIComponent(bob.name)}`);
      await eventually(async () => {
        const { status, body } = await ann.visitor.post(`/api/matches/${match}/rematch`, undefined);
        expect(status).toBe(200);
        expect(body.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['free', 'person']);
      });
      const path = `/api/matches/${match}/rematch`;
      const first = (await ann.visitor.post(path, undefined)).body.id;
      await testServer.server.services.tables.closeTable(first);
      expect((await ann.visitor.get(path)).body).toEqual({ table: null });
      const second = await ann.visitor.post(path, undefined);
      expect([second.status, second.body.id === first]).toEqual([200, false]);
    });
  });
});
