import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Notice, NOTICE_KINDS } from '@tablewright/protocol';
import { LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { dueOf } from '../src/notices/deliveries.ts';
import { letter } from '../src/notices/letter.ts';
import { mentionedIn } from '../src/notices/mentions.ts';
import { checkUrl, isPublic, outside } from '../src/notices/outside.ts';
import { contactOf, vapidKeys } from '../src/notices/push.ts';
import { tell } from '../src/notices/telling.ts';
import { afterQuiet, nextFullHour, nextTimeOfDay } from '../src/notices/wall-clock.ts';
import { sendToWebhook, webhookUrl } from '../src/notices/webhook.ts';
import { WORDS } from '../src/words.ts';
import { FINISHED } from './kit/games.ts';
import { temporaryFolder } from './kit/test-server.ts';

const at = (iso: string): number => Date.parse(iso);
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const PRAGUE = 'Europe/Prague';

describe('quiet hours', () => {
  it.each([
    ['before them', '2026-11-15T20:59:59Z', '2026-11-15T20:59:59Z'],
    ['when they begin', '2026-11-15T21:00:00Z', '2026-11-16T06:00:00Z'],
    ['after midnight', '2026-11-16T02:30:17Z', '2026-11-16T06:00:00Z'],
    ['at their end', '2026-11-16T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['in the night in which summer begins', '2026-03-28T22:30:00Z', '2026-03-29T05:00:00Z'],
    ['in the night in which summer ends', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ])('end in the morning by the clock on the wall: %s', (_when, time, expected) => {
    expect(new Date(afterQuiet(at(time), NIGHT, PRAGUE))).toEqual(new Date(expected));
  });

  it('end although their last minute is left out in spring, or comes twice in autumn', () => {
    const short = { from: 0, to: 150 };
    expect(afterQuiet(at('2026-03-29T00:30:00Z'), short, PRAGUE)).toBe(at('2026-03-29T01:00:00Z'));
    expect(afterQuiet(at('2026-10-25T00:10:00Z'), short, PRAGUE)).toBe(at('2026-10-25T00:30:00Z'));
    expect(afterQuiet(at('2026-10-25T01:10:00Z'), short, PRAGUE)).toBe(at('2026-10-25T01:30:00Z'));
  });

  it('may lie within one day, and in zones that are half an hour off', () => {
    const lunch = { from: 12 * 60, to: 13 * 60 };
    expect(afterQuiet(at('2026-06-01T06:45:00Z'), lunch, 'Asia/Kolkata')).toBe(
      at('2026-06-01T07:30:00Z'),
    );
    expect(afterQuiet(at('2026-06-01T07:30:00Z'), lunch, 'Asia/Kolkata')).toBe(
      at('2026-06-01T07:30:00Z'),
    );
  });
});

describe('when something is sent', () => {
  const rules = { soon: 5000, mailSoon: 60_000 };
  const settings = { on: {} as never, quiet: null, digest: 'none', webhook: null } as const;
  const now = at('2026-03-28T10:20:30Z');

  it('is soon, or with the digest', () => {
    const due = (channel: 'mail' | 'push', digest: 'none' | 'hourly' | 'daily'): string =>
      new Date(dueOf(channel, now, { ...settings, digest }, PRAGUE, rules)).toISOString();
    expect(due('push', 'daily')).toBe('2026-03-28T10:20:35.000Z');
    expect(due('mail', 'none')).toBe('2026-03-28T10:21:30.000Z');
    expect(due('mail', 'hourly')).toBe('2026-03-28T11:00:00.000Z');
    // Summer begins in that night.
    expect(due('mail', 'daily')).toBe('2026-03-29T06:00:00.000Z');
    expect(nextFullHour(at('2026-06-01T06:45:00Z'), 'Asia/Kolkata')).toBe(
      at('2026-06-01T07:30:00Z'),
    );
    expect(nextTimeOfDay(at('2026-03-28T07:00:00Z'), 480, PRAGUE)).toBe(at('2026-03-29T06:00:00Z'));
  });

  it('is not during quiet hours', () => {
    const quiet = { from: 7 * 60, to: 12 * 60 };
    expect(dueOf('push', now, { ...settings, quiet }, PRAGUE, rules)).toBe(
      at('2026-03-28T11:00:00Z'),
    );
    expect(dueOf('mail', now, { ...settings, quiet, digest: 'daily' }, PRAGUE, rules)).toBe(
      at('2026-03-29T10:00:00Z'),
    );
  });
});

describe('a mention', () => {
  const people = ['Jan', 'Jan Novák', 'Žofie z Brna', 'a.b'].map((name) => ({ guest: name, name }));
  it.each([
    ['hi @Jan!', ['Jan']],
    ['hi @Jan Novák, and @jan', ['Jan Novák', 'Jan']],
    ['@ŽOFIE Z BRNA: your turn', ['Žofie z Brna']],
    ['@Z\u030cofie z Brna', ['Žofie z Brna']],
    ['@Janek @Jan_ x@Jan @', []],
    ['(@a.b) @aXb', ['a.b']],
  ])('%s', (text, named) => {
    expect([...mentionedIn(text, people)]).toEqual(named);
  });

  it('means everybody of that name', () => {
    const twins = ['1', '2'].map((guest) => ({ guest, name: 'Fox' }));
    expect(mentionedIn('@fox', twins).size).toBe(2);
  });
});

describe('a message to somebody else', () => {
  it('goes by https alone, to a name, without credentials', () => {
    expect(() => checkUrl(new URL('https://push.example.org/x'))).not.toThrow();
    for (const url of [
      'http://push.example.org/',
      'https://user:pass@push.example.org/',
      'https://push.example.org:8443/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://0x7f000001/',
    ])
      expect(() => checkUrl(new URL(url)), url).toThrow();
  });

  it('does not go into the network of the server', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '100.64.0.1',
      '255.255.255.255',
    ])
      expect(isPublic(address, 4), address).toBe(false);
    for (const address of ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'])
      expect(isPublic(address, 6), address).toBe(false);
    expect(isPublic('93.184.216.34', 4)).toBe(true);
    expect(isPublic('2606:2800:220:1:248:1893:25c8:1946', 6)).toBe(true);
    const world = outside({ isTrusting: false });
    await expect(world.post(new URL('https://localhost/'), {}, '', 'public')).rejects.toThrow(
      'not a public address',
    );
  });

  it('goes to webhooks of allowed hosts alone', () => {
    const hosts = ['discord.com'];
    expect(webhookUrl('https://discord.com/api/webhooks/1/x', hosts).href).toBe(
      'https://discord.com/api/webhooks/1/x',
    );
    for (const url of [
      'http://discord.com/x',
      'https://discord.com.evil.org/x',
      'https://evil.org/discord.com',
      'https://discord.com@evil.org/',
      'https://a:b@discord.com/',
      'https://discord.com:444/',
      'https://sub.discord.com/',
      'ftp://discord.com/x',
      'discord.com',
    ])
      expect(() => webhookUrl(url, hosts), url).toThrow('A webhook is');
    expect(() => webhookUrl('https://discord.com/', [])).toThrow('no webhooks');
  });

  it('to a webhook calls nobody and is never too long', async () => {
    let sent = '';
    const spy = {
      isTrusting: true,
      post: async (_url: URL, _headers: object, body: string | Buffer) => {
        sent = String(body);
        return 204;
      },
    };
    const told = {
      title: '*Fox* [x](http://evil)',
      body: '@everyone 🦊'.repeat(300),
      url: 'u',
      tag: 't',
    };
    expect(await sendToWebhook(spy, new URL('https://discord.com/'), [told], () => undefined)).toBe(
      'done',
    );
    const { content, username, allowed_mentions: mentions } = JSON.parse(sent);
    expect(username).toBe('Tablewright');
    expect(mentions).toEqual({ parse: [] });
    expect(content).toMatch(/^\*\*\\\*Fox\\\* \\\[x\\\]\(http:\/\/evil\)\*\*\n@everyone/);
    expect(Array.from(content).length).toBe(2000);
  });
});

describe('the keys for web push', () => {
  it('are made once and kept for the owner alone, unless several nodes must share them', () => {
    const dataDir = temporaryFolder();
    const none = { vapidPublicKey: null, vapidPrivateKey: null, redisUrl: null, dataDir };
    const made = vapidKeys(none)!;
    expect(made.publicKey).toMatch(/^[\w-]{87}$/);
    expect(vapidKeys(none)).toEqual(made);
    expect(statSync(path.join(dataDir, 'vapid-keys')).mode & 0o777).toBe(0o600);
    expect(vapidKeys({ ...none, redisUrl: 'redis://here' })).toBeNull();
    const set = { vapidPublicKey: 'P', vapidPrivateKey: 'S' };
    expect(vapidKeys({ ...none, ...set })).toEqual({ publicKey: 'P', privateKey: 'S' });
    rmSync(dataDir, { recursive: true });
  });

  it('come with somebody to write to', () => {
    expect(contactOf('mailto:a@b.c', 'https://h')).toBe('mailto:a@b.c');
    expect(contactOf(null, 'https://h.org')).toBe('https://h.org');
    expect(contactOf(null, 'http://localhost:8080')).toBe('mailto:host@localhost');
  });
});

describe('words', () => {
  it('are there for every kind of notice and every game, in every language', () => {
    for (const language of LOCALES) {
      const words = WORDS[language];
      for (const { game } of FINISHED)
        expect(words.say(`game.${game.id}`)).not.toBe(`game.${game.id}`);
      for (const kind of NOTICE_KINDS) {
        const { title, body, url } = tell(notice({ kind, text: 'x' }), language, 'https://h');
        expect(title).not.toMatch(/\.title|[{}]/);
        expect(body).not.toMatch(/\.body|[{}]/);
        expect(url).toBe('https://h/m/M');
      }
    }
    const ends = { match: null, game: null } as const;
    expect(tell(notice({ kind: 'friend', ...ends }), 'en', '').url).toBe('/friends');
    const friends = notice({ kind: 'friend', ...ends, who: ['Old Owl'], text: 'accepted' });
    expect(tell(friends, 'en', '')).toMatchObject({
      url: '/p/Old%20Owl',
      title: 'You and Old Owl are now friends',
    });
    expect(tell(notice({ kind: 'start', ...ends, table: 'T' }), 'cs', '')).toMatchObject({
      url: '/t/T',
      title: 'Pozvánka ke stolu: ',
    });
  });

  it('of a mail do no harm in HTML', () => {
    const told = tell(
      notice({ kind: 'mention', text: '<img src=x onerror="a">', who: ['A&B'] }),
      'pl',
      'https://h',
    );
    const links = { settings: 'https://h/notices', unsubscribe: 'https://h/u?token=1' };
    const mail = letter([told], 'pl', links);
    expect(mail.subject).toBe('A&B wspomina o\u00a0tobie: Roam');
    expect(mail.html).toContain('A&amp;B');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;');
    expect(mail.html).not.toContain('<img');
    expect(mail.headers!['List-Unsubscribe']).toBe('<https://h/u?token=1>');
    expect(letter([told, told], 'pl', links).subject).toBe('Tablewright: 2\u00a0powiadomienia');
  });

  function notice(known: Partial<Notice>): Notice {
    return {
      id: 'N',
      kind: 'turn',
      at: 0,
      read: false,
      match: 'M',
      table: null,
      game: 'roam',
      who: ['Fox', 'Owl'],
      text: null,
      ...known,
    };
  }
});
