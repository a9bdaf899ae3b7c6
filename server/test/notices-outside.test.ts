import { describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { eventually } from './kit/matches.ts';
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
import { eachStore } from './kit/stores.ts';

useBundle();

/** Somebody wants to be friends. */
const invitedBy = (name: string) => ({ kind: 'friend', who: [name], text: 'invited' }) as const;

eachStore('notices outside the page', (store) => {
  const notices = useNotices(store);

  describe('by web push', () => {
    it('reach a device in its own language, sealed, and nothing of the match with them', async () => {
      const { match, first, second } = await notices.played();
      const browser = await notices.device(second, 'cs');
      const client = await first.play(match);
      await notices.turnOf(client, second);
      const posted = await notices.arrived(browser);
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
      expect(await notices.waiting(second)).toBe(0);
      client.close();
    });

    it('are not sent of what was seen meanwhile', async () => {
      const { match, first, second } = await notices.played();
      const browser = await notices.sleeper(second);
      const client = await first.play(match);
      await notices.turnOf(client, second);
      expect(await notices.waiting(second)).toBe(1);
      (await second.play(match)).close();
      await eventually(async () => expect(await unreadOf(second)).toEqual([]));
      notices.now += 3 * HOUR;
      await notices.sweep();
      await eventually(async () => expect(await notices.waiting(second)).toBe(0));
      expect(notices.postedTo(browser)).toEqual([]);
      client.close();
    });

    it('are not sent of a turn that nobody waits for any more', async () => {
      const { match, first, second } = await notices.played();
      const browser = await notices.sleeper(second);
      const client = await first.play(match);
      await notices.turnOf(client, second);
      await client.ask({ t: 'concede', seat: client.seat });
      await eventually(async () => expect(await notices.waiting(second)).toBe(2));
      notices.now += 3 * HOUR;
      await notices.sweep();
      const posted = await notices.arrived(browser);
      expect(posted.map((message) => browser.read(message))).toMatchObject([
        { title: 'Match over: Roam' },
      ]);
      expect(await notices.waiting(second)).toBe(0);
      client.close();
    });

    it('are not sent of a reaction that nobody waits for any more', async () => {
      const { match, second } = await notices.played();
      const browser = await notices.sleeper(second);
      await second.post('/api/notices/read', { match });
      const { ofMatches } = notices.here;
      const facts = { id: match, game: 'roam', open: false, rated: false, clock: DAYS };
      ofMatches.reacting({ ...facts, started: notices.now, players: [] }, [await idOf(second)]);
      await eventually(async () => expect(await notices.waiting(second)).toBe(1));
      notices.now += 3 * HOUR;
      await notices.sweep();
      await eventually(async () => expect(await notices.waiting(second)).toBe(0));
      expect(notices.postedTo(browser)).toEqual([]);
    });

    it('wait for the end of quiet hours, and are tried again until a day is over', async () => {
      const { match, first, second } = await notices.played();
      const browser = await notices.device(second);
      await changePreferences(second, { quiet: { from: 22 * 60, to: 7 * 60 } });
      notices.now = Math.ceil(notices.now / (24 * HOUR)) * 24 * HOUR + 23 * HOUR;
      const client = await first.play(match);
      await notices.turnOf(client, second);
      await notices.sweep();
      expect(notices.postedTo(browser)).toEqual([]);
      notices.web.status = 503;
      const tries: number[] = [];
      for (
        let due = await notices.nextDue(second);
        due !== null;
        due = await notices.nextDue(second)
      ) {
        notices.now = due;
        await notices.sweep();
        await notices.settled();
        const [attempts] = await notices.attemptsOf(second);
        if (attempts === undefined) break;
        await eventually(() => expect(notices.postedTo(browser)).toHaveLength(attempts));
        tries.push(notices.now);
      }
      notices.web.status = 201;
      expect(new Date(tries[0]).getUTCHours()).toBe(7);
      const waits = tries.slice(1).map((time, i) => (time - tries[i]) / MINUTE);
      expect(waits).toEqual([1, 5, 20, 60, 180, 360]);
      expect(notices.now - tries[0]).toBeLessThan(24 * HOUR);
      expect(await notices.waiting(second)).toBe(0);
      client.close();
    });

    it('forget a device that is gone', async () => {
      const { match, first, second } = await notices.played();
      const browser = await notices.device(second);
      notices.web.status = 410;
      const client = await first.play(match);
      await notices.turnOf(client, second);
      await notices.arrived(browser);
      await eventually(async () => {
        const left = await notices.db
          .selectFrom('pushes')
          .select('id')
          .where('guest', '=', await idOf(second))
          .execute();
        expect(left).toEqual([]);
      });
      notices.web.status = 201;
      expect(await notices.waiting(second)).toBe(0);
      client.close();
    });

    it('go to the last user of the browser, until they turn them off', async () => {
      const [one, other] = [await notices.testServer.guest(), await notices.testServer.guest()];
      const browser = await notices.device(one);
      await other.post('/api/push', { subscription: browser.subscription });
      notices.here.tell(await idOf(one), invitedBy('Fox'));
      notices.here.tell(await idOf(other), invitedBy('Owl'));
      const posted = await notices.arrived(browser);
      expect(posted).toHaveLength(1);
      expect(browser.read(posted[0])).toMatchObject({ title: 'Owl wants to be your friend' });
      const removed = await other.delete('/api/push', { endpoint: browser.endpoint });
      expect(removed.status).toBe(204);
      notices.here.tell(await idOf(other), invitedBy('Hare'));
      await notices.settled();
      expect(notices.postedTo(browser)).toHaveLength(1);
    });
  });

  describe('by mail', () => {
    it('come in one’s language, gathered, and can be declined with one click', async () => {
      const { match, first, second } = await notices.played();
      await notices.account(second, { language: 'pl', mail: `m${notices.now}@example.org` });
      await changePreferences(second, { digest: 'daily' });
      const client = await first.play(match);
      await notices.turnOf(client, second);
      notices.here.tell(await idOf(second), {
        kind: 'start',
        table: 'T'.repeat(22),
        game: 'ahoy',
        who: ['Bold Fox'],
      });
      await eventually(async () => expect(await notices.waiting(second)).toBe(2));
      const before = notices.smtp.mails.length;
      await notices.sweep();
      expect(notices.smtp.mails).toHaveLength(before);
      notices.now += 24 * HOUR;
      await notices.sweep();
      await eventually(() => expect(notices.smtp.mails).toHaveLength(before + 1));
      const { raw } = notices.smtp.mails.at(-1)!;
      const text = readable(raw);
      expect(text).toContain('Subject: Tablewright: 2\u00a0powiadomienia');
      expect(text).toContain('Twoja tura: Roam');
      expect(text).toContain(`https://play.example.org/m/${match}`);
      expect(text).toContain('Bold Fox chce z\u00a0tobą zagrać.');
      expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
      await eventually(async () => expect(await notices.waiting(second)).toBe(0));

      const link = new URL(/List-Unsubscribe:\s*<(.*?)>/s.exec(raw)![1].replaceAll(/\s/g, ''));
      const mailProgram = notices.testServer.visitor();
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
      const member = await notices.testServer.guest();
      await notices.account(member, {
        language: 'en',
        mail: 'unknown@example.org',
        mailVerified: 0,
      });
      await changePreferences(member, { on: { ...EVERYWHERE, friend: ['mail'] } });
      notices.here.tell(await idOf(member), invitedBy('Fox'));
      await notices.settled();
      expect(await notices.waiting(member)).toBe(0);
      await notices.db
        .updateTable('accounts')
        .set({ mailVerified: 1 })
        .where('guest', '=', await idOf(member))
        .execute();
      const before = notices.smtp.mails.length;
      notices.smtp.refusal = '451 later';
      notices.here.tell(await idOf(member), invitedBy('Owl'));
      await eventually(async () => expect(await notices.attemptsOf(member)).toEqual([1]));
      notices.smtp.refusal = '550 nobody here';
      notices.now += MINUTE;
      await notices.sweep();
      await eventually(async () => expect(await notices.waiting(member)).toBe(0));
      notices.smtp.refusal = null;
      expect(notices.smtp.mails).toHaveLength(before);
      // Not shown in the page, since that was not asked for.
      expect((await member.get('/api/notices')).body).toEqual({ notices: [], unread: 0 });
    });
  });

  describe('by webhook', () => {
    it('are for accounts, at allowed hosts, and do not follow elsewhere', async () => {
      const guest = await notices.testServer.guest();
      const webhook = `${notices.web.url}/hook/${notices.now}`;
      const settings = { on: EVERYWHERE, quiet: null, digest: 'none', webhook };
      expect((await guest.put('/api/notices/settings', settings)).body.code).toBe('needs-account');
      await notices.account(guest, {});
      const elsewhere = { ...settings, webhook: 'http://localhost:1/' };
      const refused = await guest.put('/api/notices/settings', elsewhere);
      expect([refused.status, refused.body.code]).toEqual([400, 'webhook']);
      expect((await guest.put('/api/notices/settings', settings)).body).toMatchObject({
        settings,
        channels: ['page', 'push', 'mail', 'webhook'],
        webhookHosts: ['127.0.0.1'],
      });
      notices.web.status = 307;
      notices.here.tell(await idOf(guest), {
        kind: 'start',
        table: 'T'.repeat(22),
        game: 'arcs',
        who: ['_Fox_'],
      });
      await eventually(() => expect(notices.postedTo({ endpoint: webhook })).toHaveLength(1));
      notices.web.status = 201;
      await eventually(async () => expect(await notices.waiting(guest)).toBe(0));
      expect(notices.web.posted.filter(({ path }) => path === '/elsewhere')).toEqual([]);
      const [{ body, headers }] = notices.postedTo({ endpoint: webhook });
      expect(headers['content-type']).toBe('application/json');
      expect(JSON.parse(String(body))).toEqual({
        username: 'Tablewright',
        allowed_mentions: { parse: [] },
        content: `**Invitation to a table: Arcs**\n\\_Fox\\_ wants to play with you.\nhttps://play.example.org/t/${'T'.repeat(22)}`,
      });
    });
  });
});

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
