import { eachNotice, type Notice, NOTICES, type NoticeSettings } from '@tablewright/protocol';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Config } from '../../src/config.ts';
import type { Notices } from '../../src/notices/notices.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { TestServer } from './test-server.ts';
import { answerOnce, eventually, startMatch } from './matches.ts';
import { HttpSink, PushedBrowser, SmtpSink } from './sinks.ts';
import type { Store } from './stores.ts';
import type { Visitor } from './visitor.ts';

export const DAYS = { kind: 'days', days: 3, out: 'lose' } as const;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const EVERYWHERE: NoticeSettings['on'] = eachNotice((kind) => NOTICES[kind].channels);

/** A server with notices and all their channels, for the tests of one file. */
export function useNotices(store: Store): NoticesKit {
  const told = new NoticesKit();
  beforeAll(() => told.open(store));
  afterAll(() => told.close());
  return told;
}

class NoticesKit {
  testServer!: TestServer;
  db!: Database;
  smtp!: SmtpSink;
  web!: HttpSink;
  /** The server's time. */
  now = Date.parse('2026-11-15T12:00:00Z');
  readonly rules = {
    now: () => this.now,
    notices: { soon: 0, mailSoon: 0, isTrusting: true },
  };
  settings!: Partial<Config>;

  async open(store: Store): Promise<void> {
    [this.smtp, this.web] = await Promise.all([SmtpSink.open(), HttpSink.open()]);
    this.settings = {
      smtpUrl: this.smtp.url,
      mailFrom: 'Tablewright <testServer@example.org>',
      webhookHosts: ['127.0.0.1'],
      publicUrl: 'https://play.example.org',
      vapidPublicKey:
        'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
      vapidPrivateKey: 'xkDK9-GUa1S1Dzq2CUOY2vhYCYdYBNLW7Sjn7Y1KWYg',
    };
    this.testServer = await TestServer.open(this.rules, this.settings, store);
    this.db = await openDatabase(this.testServer.place);
  }

  async close(): Promise<void> {
    await this.db.destroy();
    await this.testServer.close();
    await Promise.all([this.smtp.close(), this.web.close()]);
  }

  get here(): Notices {
    return this.testServer.server.services.notices;
  }

  /** Two people in a match by days that has begun a while ago, the first of them to move. */
  async played(): Promise<{ match: string; first: Visitor; second: Visitor }> {
    const people = [await this.testServer.guest(), await this.testServer.guest()];
    // By chance they could have the same.
    for (const [i, person] of people.entries())
      await person.patch('/api/me', { name: `${await nameOf(person)} ${i}` });
    const { match } = await startMatch(people, { clock: DAYS });
    await eventually(async () => {
      for (const person of people) expect(await unreadOf(person)).toHaveLength(1);
    });
    this.now += MINUTE;
    const { waitingFor } = (await people[0].get(`/api/matches/${match}`)).body;
    const isFirst = waitingFor[0] === (await nameOf(people[0]));
    return { match, first: people[isFirst ? 0 : 1], second: people[isFirst ? 1 : 0] };
  }

  /** Plays until it is the other's turn and that has been told. */
  async turnOf(client: Awaited<ReturnType<Visitor['play']>>, other: Visitor): Promise<void> {
    while (client.isAsked) await answerOnce(client);
    await eventually(async () =>
      expect((await unreadOf(other)).map(({ kind }) => kind)).toContain('turn'),
    );
    await this.settled();
  }

  async device(visitor: Visitor, language?: string): Promise<PushedBrowser> {
    const browser = new PushedBrowser(`${this.web.url}/push/${await idOf(visitor)}`);
    const answer = await visitor.post('/api/push', {
      subscription: browser.subscription,
      ...(language && { language }),
    });
    expect(answer.status).toBe(204);
    return browser;
  }

  /** At noon, with quiet hours until two. */
  async sleeper(visitor: Visitor): Promise<PushedBrowser> {
    await changePreferences(visitor, { quiet: { from: 11 * 60, to: 14 * 60 } });
    this.now = Math.ceil(this.now / (24 * HOUR)) * 24 * HOUR + 12 * HOUR;
    return this.device(visitor);
  }

  postedTo({ endpoint }: { endpoint: string }): HttpSink['posted'] {
    return this.web.posted.filter(({ path }) => path === new URL(endpoint).pathname);
  }

  async arrived(browser: PushedBrowser): Promise<HttpSink['posted']> {
    await eventually(() => expect(this.postedTo(browser)).not.toEqual([]));
    await eventually(() => this.settled());
    return this.postedTo(browser);
  }

  /** Notices that are still to be delivered. */
  async waiting(visitor: Visitor): Promise<number> {
    return (await this.attemptsOf(visitor)).length;
  }

  async nextDue(visitor: Visitor): Promise<number | null> {
    const { due } = await this.db
      .selectFrom('deliveries')
      .select((row) => row.fn.min('due').as('due'))
      .where('guest', '=', await idOf(visitor))
      .executeTakeFirstOrThrow();
    return due;
  }

  async attemptsOf(visitor: Visitor): Promise<number[]> {
    const rows = await this.db
      .selectFrom('deliveries')
      .select('attempts')
      .where('guest', '=', await idOf(visitor))
      .execute();
    return rows.map(({ attempts }) => attempts);
  }

  /** Waits until all notices are made and all that are due have been sent. */
  async settled(): Promise<void> {
    await this.here.close();
    await eventually(async () => {
      await this.sweep();
      const { count } = await this.db
        .selectFrom('deliveries')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('due', '<=', this.now)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(0);
    });
  }

  async sweep(): Promise<void> {
    await this.here.deliveries.sweep();
  }

  async befriend(one: Visitor, other: Visitor): Promise<void> {
    const [guest, friend] = [await idOf(one), await idOf(other)];
    const tie = { accepted: 1, since: this.now };
    await this.db
      .insertInto('friends')
      .values([
        { guest, other: friend, ...tie },
        { guest: friend, other: guest, ...tie },
      ])
      .execute();
  }

  async account(
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
      created: this.now,
    } as const;
    await this.db.insertInto('accounts').values(row).execute();
  }
}

export async function unreadOf(visitor: Visitor): Promise<Notice[]> {
  const { notices } = (await visitor.get('/api/notices')).body as { notices: Notice[] };
  return notices.filter(({ read }) => !read);
}

export async function changePreferences(
  visitor: Visitor,
  settings: Partial<NoticeSettings>,
): Promise<void> {
  const all = { on: EVERYWHERE, quiet: null, digest: 'none', webhook: null, ...settings };
  expect((await visitor.put('/api/notices/settings', all)).status).toBe(200);
}

export async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.get('/api/me')).body.id;
}

export async function nameOf(visitor: Visitor): Promise<string> {
  return (await visitor.get('/api/me')).body.name;
}
