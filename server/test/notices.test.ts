import type { Notice, NoticeSettings } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { useBundle } from './kit/bundle.ts';
import { TestHouse } from './kit/house.ts';
import { answerOnce, eventually, startMatch } from './kit/matches.ts';
import { HttpSink, PushedBrowser, SmtpSink } from './kit/sinks.ts';
import { eachStore, SQLITE } from './kit/stores.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const DAYS = { kind: 'days', days: 3, out: 'lose' } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

eachStore('notices', (store) => {
  let house: TestHouse;
  let db: Database;
  let smtp: SmtpSink;
  let web: HttpSink;
  let settings: Partial<Config>;
  let now = Date.parse('2026-11-15T12:00:00Z');
  const rules = { now: () => now, notices: { soon: 0, mailSoon: 0, isTrusting: true } };

  beforeAll(async () => {
    [smtp, web] = await Promise.all([SmtpSink.open(), HttpSink.open()]);
    settings = {
      smtpUrl: smtp.url,
      mailFrom: 'Tablewright <house@example.org>',
      webhookHosts: ['127.0.0.1'],
      publicUrl: 'https://play.example.org',
      vapidPublicKey:
        'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
      vapidPrivateKey: 'xkDK9-GUa1S1Dzq2CUOY2vhYCYdYBNLW7Sjn7Y1KWYg',
    };
    house = await TestHouse.open(rules, settings, store);
    db = await openDatabase(house.place);
  });
  afterAll(async () => {
    await db.destroy();
    await house.close();
    await Promise.all([smtp.close(), web.close()]);
  });

  describe('in the page', () => {
    it('tell of a beginning, and of one turn until it is seen', async () => {
      const { match, first, second } = await played();
      const [start] = await unreadOf(second);
      expect(start).toMatchObject({ kind: 'start', match, game: 'roam', table: null, text: null });
      expect(start.who).toEqual([await nameOf(first)]);

      const client = await first.play(match);
      await turnOf(client, second);
      expect((await unreadOf(second)).map(({ kind }) => kind)).toEqual(['turn', 'start']);
      expect((await second.get('/api/me')).body.unread).toBe(2);

      // Asked once more, as after a crash: nobody is told twice.
      const { ofMatches } = house.server.house.notices;
      const facts = {
        id: match,
        game: 'roam',
        open: false,
        rated: false,
        clock: DAYS,
        started: now,
        players: [],
      };
      ofMatches.asked(facts, [await idOf(second)]);
      now += MINUTE;
      ofMatches.asked(facts, [await idOf(second)]);
      await settled();
      expect(await unreadOf(second)).toHaveLength(2);

      const visitor = await second.play(match);
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      expect((await second.get('/api/notices')).body.notices).toHaveLength(2);
      visitor.close();
      await visitor.closed;
      await eventually(() => {
        expect(house.server.house.matches.attending).toBe(1);
      });
      ofMatches.asked(facts, [await idOf(second)]);
      await settled();
      expect(await unreadOf(second)).toEqual([]);
      client.close();
    });

    it('do not tell of a match that one has begun with bots a moment ago', async () => {
      const guest = await house.guest();
      const play = { game: 'roam', seats: 2, level: 'beginner' };
      const { match } = (await guest.post('/api/play', play)).body;
      await settled();
      expect((await guest.get('/api/notices')).body.notices).toEqual([]);
      const client = await guest.play(match);
      await client.until(() => client.isAsked);
      client.close();
    });

    it('do not tell who looks, but do tell who is away', async () => {
      const { match, first, second } = await played();
      const [one, other] = [await first.play(match), await second.play(match)];
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      while (one.isAsked) await answerOnce(one);
      await other.until(() => other.isAsked);
      await settled();
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
      const { match, first, second } = await played();
      const heard: { t: string; unread: number; notice?: Notice }[] = [];
      const tabs = [second.socket('/api/me/live'), second.again().socket('/api/me/live')];
      for (const tab of tabs) tab.on('message', (data) => heard.push(JSON.parse(String(data))));
      await eventually(() => expect(heard).toHaveLength(2));
      expect(heard[0]).toEqual({ t: 'unread', unread: 1 });
      const client = await first.play(match);
      await turnOf(client, second);
      await eventually(() => expect(heard).toHaveLength(4));
      expect(heard[3]).toMatchObject({ t: 'notice', unread: 2, notice: { kind: 'turn', match } });
      await second.post('/api/notices/read', { until: now });
      await eventually(() => expect(heard).toHaveLength(6));
      expect(heard[5]).toEqual({ t: 'unread', unread: 0 });
      for (const tab of tabs) tab.close();
      client.close();
    });

    it('find people, and leave those in peace who look, at whichever node they are', async () => {
      const shared = { ...settings, ...house.ground.settings };
      const there = store.isPostgres ? await TestHouse.open(rules, shared, SQLITE) : house;
      const { match, first, second } = await played();
      const far = second.again(there.port);
      const heard: { t: string; notice?: Notice }[] = [];
      const page = far.socket('/api/me/live');
      page.on('message', (data) => heard.push(JSON.parse(String(data))));
      const [near, relayed] = [await first.play(match), await far.play(match)];
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      while (near.isAsked) await answerOnce(near);
      await relayed.until(() => relayed.isAsked);
      await settled();
      expect(await unreadOf(second)).toEqual([]);
      while (relayed.isAsked) await answerOnce(relayed);
      await near.until(() => near.isAsked);
      await relayed.ask({ t: 'away', away: true });
      now += MINUTE;
      while (near.isAsked) await answerOnce(near);
      await eventually(() =>
        expect(heard.at(-1)).toMatchObject({ notice: { kind: 'turn', match } }),
      );
      for (const line of [near, relayed, page]) line.close();
      if (there !== house) await there.close();
    });

    it('are silent about a muted match, and about what nobody wants to hear', async () => {
      const { match, first, second } = await played();
      expect((await second.put(`/api/matches/${match}/mute`, { muted: true })).status).toBe(204);
      expect((await second.get(`/api/matches/${match}/mute`)).body).toEqual({ muted: true });
      const client = await first.play(match);
      while (client.isAsked) await answerOnce(client);
      await settled();
      expect((await unreadOf(second)).map(({ kind }) => kind)).toEqual(['start']);
      await second.put(`/api/matches/${match}/mute`, { muted: false });
      await wish(second, { on: { turn: [], start: [], over: [], mention: [], friend: [] } });
      await client.ask({ t: 'chat', text: `@${await nameOf(second)}` });
      await settled();
      expect(await unreadOf(second)).toHaveLength(1);
      const nowhere = `/api/matches/${'1'.repeat(22)}/mute`;
      expect((await second.put(nowhere, { muted: true })).status).toBe(404);
      client.close();
    });

    it('tell of mentions, and of the end', async () => {
      const { match, first, second } = await played();
      const [stranger, friend, deaf] = [
        await house.guest(),
        await house.guest(),
        await house.guest(),
      ];
      await befriend(first, friend);
      await befriend(first, deaf);
      await db
        .insertInto('blocks')
        .values({ guest: await idOf(deaf), other: await idOf(first), since: now })
        .execute();
      const client = await first.play(match);
      await second.post('/api/notices/read', { until: now });
      const called = await Promise.all([first, second, stranger, friend, deaf].map(nameOf));
      const text = `${called.map((name) => `@${name}`).join(', ')}: are you there?`;
      await client.ask({ t: 'chat', text });
      await client.ask({ t: 'chat', text: `@${await nameOf(second)} hello?` });
      await eventually(async () => expect(await unreadOf(second)).toHaveLength(1));
      expect(await unreadOf(second)).toMatchObject([
        { kind: 'mention', match, who: [await nameOf(first)], text },
      ]);
      now += MINUTE;
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
      const nobody = house.visitor();
      for (const path of ['/api/notices', '/api/notices/settings'])
        expect((await nobody.get(path)).status).toBe(401);
      expect((await nobody.post('/api/notices/read', { until: 1 })).status).toBe(401);
      expect((await nobody.post('/api/notices/read', {})).status).toBe(400);
    });
  });

  describe('by web push', () => {
    it('reach a device in its own language, sealed, and nothing of the match with them', async () => {
      const { match, first, second } = await played();
      const browser = await device(second, 'cs');
      const client = await first.play(match);
      await turnOf(client, second);
      const posted = await arrived(browser);
      expect(browser.read(posted[0])).toEqual({
        title: 'Jsi na tahu: Zbloudilí',
        body: `U\u00a0stolu s\u00a0tebou: ${await nameOf(first)}`,
        url: `https://play.example.org/m/${match}`,
        tag: match,
      });
      expect(posted[0].headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        topic: match,
      });
      expect(posted[0].headers.authorization).toMatch(/^vapid t=.+, k=BDd3_/);
      expect(await waiting(second)).toBe(0);
      client.close();
    });

    it('are not sent of what was seen meanwhile', async () => {
      const { match, first, second } = await played();
      const browser = await sleeper(second);
      const client = await first.play(match);
      await turnOf(client, second);
      expect(await waiting(second)).toBe(1);
      (await second.play(match)).close();
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      now += 3 * HOUR;
      await sweep();
      await eventually(async () => expect(await waiting(second)).toBe(0));
      expect(to(browser)).toEqual([]);
      client.close();
    });

    it('are not sent of a turn that nobody waits for any more', async () => {
      const { match, first, second } = await played();
      const browser = await sleeper(second);
      const client = await first.play(match);
      await turnOf(client, second);
      await client.ask({ t: 'concede', seat: client.seat });
      await eventually(async () => expect(await waiting(second)).toBe(2));
      now += 3 * HOUR;
      await sweep();
      const posted = await arrived(browser);
      expect(posted.map((message) => browser.read(message))).toMatchObject([
        { title: 'A match is over: Roam' },
      ]);
      expect(await waiting(second)).toBe(0);
      client.close();
    });

    it('wait for the end of quiet hours, and are tried again until a day is over', async () => {
      const { match, first, second } = await played();
      const browser = await device(second);
      await wish(second, { quiet: { from: 22 * 60, to: 7 * 60 } });
      now = Math.ceil(now / (24 * HOUR)) * 24 * HOUR + 23 * HOUR;
      const client = await first.play(match);
      await turnOf(client, second);
      await sweep();
      expect(to(browser)).toEqual([]);
      web.status = 503;
      const tries: number[] = [];
      for (let due = await nextDue(second); due !== null; due = await nextDue(second)) {
        now = due;
        await sweep();
        await settled();
        const [attempts] = await attemptsOf(second);
        if (attempts === undefined) break;
        await eventually(() => expect(to(browser)).toHaveLength(attempts));
        tries.push(now);
      }
      web.status = 201;
      expect(new Date(tries[0]).getUTCHours()).toBe(7);
      const waits = tries.slice(1).map((time, i) => (time - tries[i]) / MINUTE);
      expect(waits).toEqual([1, 5, 20, 60, 180, 360]);
      expect(now - tries[0]).toBeLessThan(24 * HOUR);
      expect(await waiting(second)).toBe(0);
      client.close();
    });

    it('forget a device that is gone', async () => {
      const { match, first, second } = await played();
      const browser = await device(second);
      web.status = 410;
      const client = await first.play(match);
      await turnOf(client, second);
      await arrived(browser);
      await eventually(async () => {
        const left = await db
          .selectFrom('pushes')
          .select('id')
          .where('guest', '=', await idOf(second))
          .execute();
        expect(left).toEqual([]);
      });
      web.status = 201;
      expect(await waiting(second)).toBe(0);
      client.close();
    });

    it('go to whoever uses the browser last, until they do not want them', async () => {
      const [one, other] = [await house.guest(), await house.guest()];
      const browser = await device(one);
      await other.post('/api/push', { subscription: browser.subscription });
      house.server.house.notices.befriended(await idOf(one), 'Fox', 'invited');
      house.server.house.notices.befriended(await idOf(other), 'Owl', 'invited');
      const posted = await arrived(browser);
      expect(posted).toHaveLength(1);
      expect(browser.read(posted[0])).toMatchObject({ title: 'Owl invites you to be friends' });
      const removed = await other.delete('/api/push', { endpoint: browser.endpoint });
      expect(removed.status).toBe(204);
      house.server.house.notices.befriended(await idOf(other), 'Hare', 'invited');
      await settled();
      expect(to(browser)).toHaveLength(1);
    });
  });

  describe('by mail', () => {
    it('come in one’s language, gathered, and can be declined with one click', async () => {
      const { match, first, second } = await played();
      await account(second, { language: 'pl', mail: `m${now}@example.org` });
      await wish(second, { digest: 'daily' });
      const client = await first.play(match);
      await turnOf(client, second);
      house.server.house.notices.invited(await idOf(second), {
        table: 'T'.repeat(22),
        game: 'ahoy',
        who: ['Bold Fox'],
      });
      await eventually(async () => expect(await waiting(second)).toBe(2));
      const before = smtp.mails.length;
      await sweep();
      expect(smtp.mails).toHaveLength(before);
      now += 24 * HOUR;
      await sweep();
      await eventually(() => expect(smtp.mails).toHaveLength(before + 1));
      const { raw } = smtp.mails.at(-1)!;
      const text = readable(raw);
      expect(text).toContain('Subject: Tablewright: 2\u00a0powiadomienia');
      expect(text).toContain('Twoja tura: Roam');
      expect(text).toContain(`https://play.example.org/m/${match}`);
      expect(text).toContain('Bold Fox chce z\u00a0tobą zagrać.');
      expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
      await eventually(async () => expect(await waiting(second)).toBe(0));

      const link = new URL(/List-Unsubscribe:\s*<(.*?)>/s.exec(raw)![1].replaceAll(/\s/g, ''));
      const mailProgram = house.visitor();
      const click = (path: string): Promise<{ status: number }> =>
        mailProgram.post(path, 'List-Unsubscribe=One-Click', {
          'content-type': 'application/x-www-form-urlencoded',
        });
      const forged = link.search.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
      expect((await click(link.pathname + forged)).status).toBe(404);
      expect((await click(link.pathname + link.search)).status).toBe(204);
      const { settings } = (await second.get('/api/notices/settings')).body;
      expect(settings.digest).toBe('daily');
      expect(JSON.stringify(settings.on)).not.toContain('mail');
      expect(settings.on.turn).toContain('push');
      client.close();
    });

    it('go to addresses that are known to be theirs alone, and not again where refused', async () => {
      const member = await house.guest();
      await account(member, { language: 'en', mail: 'unknown@example.org', mailVerified: 0 });
      await wish(member, { on: { ...ALL, friend: ['mail'] } });
      house.server.house.notices.befriended(await idOf(member), 'Fox', 'invited');
      await settled();
      expect(await waiting(member)).toBe(0);
      await db
        .updateTable('accounts')
        .set({ mailVerified: 1 })
        .where('guest', '=', await idOf(member))
        .execute();
      const before = smtp.mails.length;
      smtp.refusal = '451 later';
      house.server.house.notices.befriended(await idOf(member), 'Owl', 'invited');
      await eventually(async () => expect(await attemptsOf(member)).toEqual([1]));
      smtp.refusal = '550 nobody here';
      now += MINUTE;
      await sweep();
      await eventually(async () => expect(await waiting(member)).toBe(0));
      smtp.refusal = null;
      expect(smtp.mails).toHaveLength(before);
      // Not shown in the page, since that was not wished.
      expect((await member.get('/api/notices')).body).toEqual({ notices: [], unread: 0 });
    });
  });

  describe('by webhook', () => {
    it('are for accounts, at allowed hosts, and do not follow elsewhere', async () => {
      const guest = await house.guest();
      const webhook = `${web.url}/hook/${now}`;
      const settings = { on: ALL, quiet: null, digest: 'none', webhook };
      expect((await guest.put('/api/notices/settings', settings)).body.code).toBe('needs-account');
      await account(guest, {});
      const elsewhere = { ...settings, webhook: 'http://localhost:1/' };
      const refused = await guest.put('/api/notices/settings', elsewhere);
      expect([refused.status, refused.body.code]).toEqual([400, 'webhook']);
      expect((await guest.put('/api/notices/settings', settings)).body).toMatchObject({
        settings,
        channels: ['page', 'push', 'mail', 'webhook'],
        webhookHosts: ['127.0.0.1'],
      });
      web.status = 307;
      house.server.house.notices.invited(await idOf(guest), {
        table: 'T'.repeat(22),
        game: 'arcs',
        who: ['_Fox_'],
      });
      await eventually(() => expect(to({ endpoint: webhook })).toHaveLength(1));
      web.status = 201;
      await eventually(async () => expect(await waiting(guest)).toBe(0));
      expect(web.posted.filter(({ path }) => path === '/elsewhere')).toEqual([]);
      const [{ body, headers }] = to({ endpoint: webhook });
      expect(headers['content-type']).toBe('application/json');
      expect(JSON.parse(String(body))).toEqual({
        username: 'Tablewright',
        allowed_mentions: { parse: [] },
        content: `**Invitation to a table: Arcs**\n\\_Fox\\_ would like to play with you.\nhttps://play.example.org/t/${'T'.repeat(22)}`,
      });
    });
  });

  it('tell of a clock that ran out while nobody was there and the house was closed', async () => {
    const people = [await house.guest(), await house.guest()];
    const { match } = await startMatch(people, { clock: DAYS });
    await eventually(async () => {
      for (const person of people) expect(await unreadOf(person)).toHaveLength(1);
    });
    now += 73 * HOUR;
    await house.restart();
    await eventually(async () => {
      for (const person of people)
        expect((await unreadOf(person.again(house.port)))[0]).toMatchObject({
          kind: 'over',
          match,
        });
    });
  });

  it('on their way survive a restart', async () => {
    const { match, first, second } = await played();
    const browser = await sleeper(second);
    const client = await first.play(match);
    await turnOf(client, second);
    client.close();
    now += 2 * HOUR;
    await house.restart();
    const later = second.again(house.port);
    // Somebody has looked after it; where the machine was too busy, it is tried again.
    await eventually(async () => expect(await attemptsOf(later)).not.toEqual([0]));
    await eventually(async () => {
      if ((await waiting(later)) > 0) {
        now += MINUTE;
        await sweep();
      }
      expect(to(browser)).not.toEqual([]);
    });
    expect(browser.read(to(browser)[0])).toMatchObject({ tag: match });
  });

  const ALL: NoticeSettings['on'] = {
    turn: ['page', 'push', 'mail', 'webhook'],
    start: ['page', 'push', 'mail', 'webhook'],
    over: ['page', 'push', 'webhook'],
    mention: ['page', 'push', 'webhook'],
    friend: ['page', 'push'],
  };

  /** Two people in a match by days that has begun a while ago, the first of them to move. */
  async function played(): Promise<{ match: string; first: Visitor; second: Visitor }> {
    const people = [await house.guest(), await house.guest()];
    // By chance they could have the same.
    for (const [i, person] of people.entries())
      await person.patch('/api/me', { name: `${await nameOf(person)} ${i}` });
    const { match } = await startMatch(people, { clock: DAYS });
    await eventually(async () => {
      for (const person of people) expect(await unreadOf(person)).toHaveLength(1);
    });
    now += MINUTE;
    const { waitingFor } = (await people[0].get(`/api/matches/${match}`)).body;
    const isFirst = waitingFor[0] === (await nameOf(people[0]));
    return { match, first: people[isFirst ? 0 : 1], second: people[isFirst ? 1 : 0] };
  }

  /** Plays until it is the other's turn and that has been told. */
  async function turnOf(
    client: Awaited<ReturnType<Visitor['play']>>,
    other: Visitor,
  ): Promise<void> {
    while (client.isAsked) await answerOnce(client);
    await eventually(async () =>
      expect((await unreadOf(other)).map(({ kind }) => kind)).toContain('turn'),
    );
    await settled();
  }

  async function unreadOf(visitor: Visitor): Promise<Notice[]> {
    const { notices } = (await visitor.get('/api/notices')).body as { notices: Notice[] };
    return notices.filter(({ read }) => !read);
  }

  async function wish(visitor: Visitor, settings: Partial<NoticeSettings>): Promise<void> {
    const all = { on: ALL, quiet: null, digest: 'none', webhook: null, ...settings };
    expect((await visitor.put('/api/notices/settings', all)).status).toBe(200);
  }

  async function device(visitor: Visitor, language?: string): Promise<PushedBrowser> {
    const browser = new PushedBrowser(`${web.url}/push/${await idOf(visitor)}`);
    const answer = await visitor.post('/api/push', {
      subscription: browser.subscription,
      ...(language && { language }),
    });
    expect(answer.status).toBe(204);
    return browser;
  }

  /** At noon, with quiet hours until two. */
  async function sleeper(visitor: Visitor): Promise<PushedBrowser> {
    await wish(visitor, { quiet: { from: 11 * 60, to: 14 * 60 } });
    now = Math.ceil(now / (24 * HOUR)) * 24 * HOUR + 12 * HOUR;
    return device(visitor);
  }

  function to({ endpoint }: { endpoint: string }): HttpSink['posted'] {
    return web.posted.filter(({ path }) => path === new URL(endpoint).pathname);
  }

  async function arrived(browser: PushedBrowser): Promise<HttpSink['posted']> {
    await eventually(() => expect(to(browser)).not.toEqual([]));
    await eventually(settled);
    return to(browser);
  }

  /** Notices that are still to be delivered. */
  async function waiting(visitor: Visitor): Promise<number> {
    return (await attemptsOf(visitor)).length;
  }

  async function nextDue(visitor: Visitor): Promise<number | null> {
    const { due } = await db
      .selectFrom('deliveries')
      .select((row) => row.fn.min('due').as('due'))
      .where('guest', '=', await idOf(visitor))
      .executeTakeFirstOrThrow();
    return due;
  }

  async function attemptsOf(visitor: Visitor): Promise<number[]> {
    const rows = await db
      .selectFrom('deliveries')
      .select('attempts')
      .where('guest', '=', await idOf(visitor))
      .execute();
    return rows.map(({ attempts }) => attempts);
  }

  /** All that was to be told is told, and all that was due by now is on its way. */
  async function settled(): Promise<void> {
    await house.server.house.notices.close();
    await eventually(async () => {
      await sweep();
      const { count } = await db
        .selectFrom('deliveries')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('due', '<=', now)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(0);
    });
  }

  async function sweep(): Promise<void> {
    await house.server.house.notices.deliveries.sweep();
  }

  async function idOf(visitor: Visitor): Promise<string> {
    return (await visitor.get('/api/me')).body.id;
  }

  async function nameOf(visitor: Visitor): Promise<string> {
    return (await visitor.get('/api/me')).body.name;
  }

  async function befriend(one: Visitor, other: Visitor): Promise<void> {
    const [guest, friend] = [await idOf(one), await idOf(other)];
    const tie = { accepted: 1, since: now };
    await db
      .insertInto('friends')
      .values([
        { guest, other: friend, ...tie },
        { guest: friend, other: guest, ...tie },
      ])
      .execute();
  }

  async function account(
    visitor: Visitor,
    { language = 'en', mail = null as string | null, mailVerified = 1 },
  ): Promise<void> {
    const guest = await idOf(visitor);
    const row = {
      guest,
      nameKey: guest,
      password: null,
      mail,
      mailVerified,
      language,
      zone: 'UTC',
      role: 'player',
      created: now,
    } as const;
    await db.insertInto('accounts').values(row).execute();
  }

  /** The text of a mail, whatever it was wrapped in. */
  function readable(raw: string): string {
    const words = raw.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=(\s+(?==\?))?/gi, (_, coded: string) =>
      decode(coded.replaceAll('_', ' ')),
    );
    return decode(words.replaceAll(/=\r?\n/g, ''));
  }

  function decode(coded: string): string {
    return coded.replaceAll(/(=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );
  }
});
