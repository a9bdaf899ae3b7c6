import { eachNotice, type Notice } from '@tablewright/protocol';
import { describe, expect, it } from 'vitest';
import type { MatchFacts } from '../src/matches/facts.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { answerOnce, eventually, startMatch } from './kit/matches.ts';
import {
  DAYS,
  EVERYWHERE,
  HOUR,
  idOf,
  MINUTE,
  nameOf,
  unreadOf,
  useNotices,
  changePreferences,
} from './kit/notices.ts';
import { eachStore, SQLITE } from './kit/stores.ts';

useBundle();

eachStore('notices', (store) => {
  const notices = useNotices(store);
  const factsOf = (match: string): MatchFacts => ({
    id: match,
    game: 'roam',
    open: false,
    rated: false,
    clock: DAYS,
    started: notices.now,
    players: [],
  });

  describe('in the page', () => {
    it('tell of a beginning, and of one turn until it is seen', async () => {
      const { match, first, second } = await notices.played();
      const [start] = await unreadOf(second);
      expect(start).toMatchObject({ kind: 'start', match, game: 'roam', table: null, text: null });
      expect(start.who).toEqual([await nameOf(first)]);

      const client = await first.play(match);
      await notices.turnOf(client, second);
      expect((await unreadOf(second)).map(({ kind }) => kind)).toEqual(['turn', 'start']);
      expect((await second.get('/api/me')).body.unread).toBe(2);

      // Asked once more, as after a crash: nobody gets it twice.
      const { ofMatches } = notices.here;
      const facts = factsOf(match);
      ofMatches.asked(facts, [await idOf(second)]);
      notices.now += MINUTE;
      ofMatches.asked(facts, [await idOf(second)]);
      await notices.settled();
      expect(await unreadOf(second)).toHaveLength(2);

      const visitor = await second.play(match);
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      expect((await second.get('/api/notices')).body.notices).toHaveLength(2);
      visitor.close();
      await visitor.closed;
      await eventually(() => {
        expect(notices.testServer.server.services.matches.attending).toBe(1);
      });
      ofMatches.asked(facts, [await idOf(second)]);
      await notices.settled();
      expect(await unreadOf(second)).toEqual([]);
      client.close();
    });

    it('tell of a reaction once, also where the match reports it again', async () => {
      const { match, second } = await notices.played();
      await second.post('/api/notices/read', { match });
      const { ofMatches } = notices.here;
      const facts = factsOf(match);
      ofMatches.reacting(facts, [await idOf(second)]);
      await notices.settled();
      expect((await unreadOf(second)).map(({ kind }) => kind)).toEqual(['react']);
      await second.post('/api/notices/read', { match });
      notices.now += MINUTE;
      ofMatches.reacting(facts, [await idOf(second)]);
      await notices.settled();
      expect(await unreadOf(second)).toEqual([]);
    });

    it('do not tell of a match that one has begun with bots a moment ago', async () => {
      const guest = await notices.testServer.guest();
      const play = { game: 'roam', seats: 2, level: 'beginner' };
      const { match } = (await guest.post('/api/play', play)).body;
      await notices.settled();
      expect((await guest.get('/api/notices')).body.notices).toEqual([]);
      const client = await guest.play(match);
      await client.until(() => client.isAsked);
      client.close();
    });

    it('do not tell who looks, but do tell who is away', async () => {
      const { match, first, second } = await notices.played();
      const [one, other] = [await first.play(match), await second.play(match)];
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      while (one.isAsked) await answerOnce(one);
      await other.until(() => other.isAsked);
      await notices.settled();
      expect(await unreadOf(second)).toEqual([]);
      await one.ask({ t: 'away', away: true });
      while (other.isAsked) await answerOnce(other);
      await eventually(async () =>
        expect((await unreadOf(first)).map(({ kind }) => kind)).toEqual(['turn']),
      );
      await first.post('/api/notices/read', { match });
      expect(await unreadOf(first)).toEqual([]);
      one.close();
      other.close();
    });

    it('come live, and are read everywhere at once', async () => {
      const { match, first, second } = await notices.played();
      const heard: { t: string; unread: number; notice?: Notice }[] = [];
      const tabs = [second.socket('/api/me/live'), second.again().socket('/api/me/live')];
      for (const tab of tabs) tab.on('message', (data) => heard.push(JSON.parse(String(data))));
      await eventually(() => expect(heard).toHaveLength(2));
      expect(heard[0]).toEqual({ t: 'unread', unread: 1 });
      const client = await first.play(match);
      await notices.turnOf(client, second);
      await eventually(() => expect(heard).toHaveLength(4));
      expect(heard[3]).toMatchObject({ t: 'notice', unread: 2, notice: { kind: 'turn', match } });
      await second.post('/api/notices/read', { until: notices.now });
      await eventually(() => expect(heard).toHaveLength(6));
      expect(heard[5]).toEqual({ t: 'unread', unread: 0 });
      for (const tab of tabs) tab.close();
      client.close();
    });

    it('find people, and leave those in peace who look, at whichever node they are', async () => {
      const shared = { ...notices.settings, ...notices.testServer.ground.settings };
      const there = store.isPostgres
        ? await TestServer.open(notices.rules, shared, SQLITE)
        : notices.testServer;
      const { match, first, second } = await notices.played();
      const far = second.again(there.port);
      const heard: { t: string; notice?: Notice }[] = [];
      const page = far.socket('/api/me/live');
      page.on('message', (data) => heard.push(JSON.parse(String(data))));
      const [near, relayed] = [await first.play(match), await far.play(match)];
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      while (near.isAsked) await answerOnce(near);
      await relayed.until(() => relayed.isAsked);
      await notices.settled();
      expect(await unreadOf(second)).toEqual([]);
      while (relayed.isAsked) await answerOnce(relayed);
      await near.until(() => near.isAsked);
      await relayed.ask({ t: 'away', away: true });
      notices.now += MINUTE;
      while (near.isAsked) await answerOnce(near);
      await eventually(() =>
        expect(heard.at(-1)).toMatchObject({ notice: { kind: 'turn', match } }),
      );
      for (const line of [near, relayed, page]) line.close();
      if (there !== notices.testServer) await there.close();
    });

    it('are silent about a muted match, and about what nobody wants to hear', async () => {
      const { match, first, second } = await notices.played();
      expect((await second.put(`/api/matches/${match}/mute`, { muted: true })).status).toBe(204);
      expect((await second.get(`/api/matches/${match}/mute`)).body).toEqual({ muted: true });
      const client = await first.play(match);
      while (client.isAsked) await answerOnce(client);
      await notices.settled();
      expect((await unreadOf(second)).map(({ kind }) => kind)).toEqual(['start']);
      await second.put(`/api/matches/${match}/mute`, { muted: false });
      await changePreferences(second, {
        on: eachNotice(() => []),
      });
      await client.ask({ t: 'chat', text: `@${await nameOf(second)}` });
      await notices.settled();
      expect(await unreadOf(second)).toHaveLength(1);
      const nowhere = `/api/matches/${'1'.repeat(22)}/mute`;
      expect((await second.put(nowhere, { muted: true })).status).toBe(404);
      client.close();
    });

    it('keep what a settings page from before an update does not know', async () => {
      const guest = await notices.testServer.guest();
      await changePreferences(guest, { on: { ...EVERYWHERE, react: ['page'] } });
      const { react: _react, offer: _offer, ...older } = EVERYWHERE;
      const sent = { on: { ...older, turn: [] }, quiet: null, digest: 'none', webhook: null };
      const { status, body } = await guest.put('/api/notices/settings', sent);
      expect(status).toBe(200);
      expect(body.settings.on).toEqual({ ...EVERYWHERE, turn: [], react: ['page'] });
      const { turn: _turn, ...wrong } = older;
      const refused = await guest.put('/api/notices/settings', { ...sent, on: wrong });
      expect(refused.status).toBe(400);
    });

    it('tell of mentions, and of the end', async () => {
      const { match, first, second } = await notices.played();
      const [stranger, friend, deaf] = [
        await notices.testServer.guest(),
        await notices.testServer.guest(),
        await notices.testServer.guest(),
      ];
      await notices.befriend(first, friend);
      await notices.befriend(first, deaf);
      await notices.db
        .insertInto('blocks')
        .values({ guest: await idOf(deaf), other: await idOf(first), since: notices.now })
        .execute();
      const client = await first.play(match);
      await second.post('/api/notices/read', { until: notices.now });
      const called = await Promise.all([first, second, stranger, friend, deaf].map(nameOf));
      const text = `${called.map((name) => `@${name}`).join(', ')}: are you there?`;
      await client.ask({ t: 'chat', text });
      await client.ask({ t: 'chat', text: `@${await nameOf(second)} hello?` });
      await eventually(async () => expect(await unreadOf(second)).toHaveLength(1));
      expect(await unreadOf(second)).toMatchObject([
        { kind: 'mention', match, who: [await nameOf(first)], text },
      ]);
      notices.now += MINUTE;
      await client.ask({ t: 'concede', seat: client.seat });
      await eventually(async () =>
        expect((await unreadOf(second)).map(({ kind }) => kind)).toEqual(['over', 'mention']),
      );
      expect(await unreadOf(friend)).toMatchObject([{ kind: 'mention', match }]);
      for (const other of [first, stranger, deaf])
        expect((await unreadOf(other)).filter(({ kind }) => kind === 'mention')).toEqual([]);
      expect((await first.get(`/api/matches/${match}/results`)).body).toMatchObject({
        rated: false,
        results: [{ place: expect.any(Number) }, { place: expect.any(Number) }],
      });
      client.close();
    });

    it('are nobody else’s', async () => {
      const nobody = notices.testServer.visitor();
      for (const path of ['/api/notices', '/api/notices/settings'])
        expect((await nobody.get(path)).status).toBe(401);
      expect((await nobody.post('/api/notices/read', { until: 1 })).status).toBe(401);
      expect((await nobody.post('/api/notices/read', {})).status).toBe(400);
    });
  });

  it('tell of a clock that ran out while nobody was there and the server was closed', async () => {
    const people = [await notices.testServer.guest(), await notices.testServer.guest()];
    const { match } = await startMatch(people, { clock: DAYS });
    await eventually(async () => {
      for (const person of people) expect(await unreadOf(person)).toHaveLength(1);
    });
    notices.now += 73 * HOUR;
    await notices.testServer.restart();
    await eventually(async () => {
      for (const person of people)
        expect((await unreadOf(person.again(notices.testServer.port)))[0]).toMatchObject({
          kind: 'over',
          match,
        });
    });
  });

  it('on their way survive a restart', async () => {
    const { match, first, second } = await notices.played();
    const browser = await notices.sleeper(second);
    const client = await first.play(match);
    await notices.turnOf(client, second);
    client.close();
    notices.now += 2 * HOUR;
    await notices.testServer.restart();
    const later = second.again(notices.testServer.port);
    // Somebody has looked after it; where the machine was too busy, it is tried again.
    await eventually(async () => expect(await notices.attemptsOf(later)).not.toEqual([0]));
    await eventually(async () => {
      if ((await notices.waiting(later)) > 0) {
        notices.now += MINUTE;
        await notices.sweep();
      }
      expect(notices.postedTo(browser)).not.toEqual([]);
    });
    expect(browser.read(notices.postedTo(browser)[0])).toMatchObject({ tag: match });
  });
});
