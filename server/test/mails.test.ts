import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually } from './kit/matches.ts';
import { member, signIn, someName } from './kit/people.ts';
import { SmtpSink } from './kit/sinks.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const HOUR = 3_600_000;
const PUBLIC = 'https://play.example.org';
let sink: SmtpSink;
let testServer: TestServer;
let clock = Date.now();
beforeAll(async () => {
  sink = await SmtpSink.open();
  testServer = await TestServer.open(
    { now: () => clock },
    { smtpUrl: sink.url, mailFrom: 'Tablewright <games@example.org>', publicUrl: PUBLIC },
  );
});
afterAll(async () => {
  await testServer.close();
  await sink.close();
});

/** The ticket in the next mail to this address. */
async function ticketFor(mail: string, page: 'verify' | 'reset', before: number): Promise<string> {
  let ticket = '';
  await eventually(() => {
    const mine = sink.mails.slice(before).filter(({ to }) => to.includes(mail));
    const text = mine.at(-1)?.raw.replaceAll('=\r\n', '') ?? '';
    ticket = new RegExp(`${PUBLIC}/${page}/(\\w+)`).exec(text)?.[1] ?? '';
    expect(ticket).not.toBe('');
  });
  return ticket;
}

/** Somebody whose address is verified. */
async function reachable(): Promise<{ visitor: Visitor; name: string; mail: string }> {
  const { visitor, name } = await member(testServer);
  const mail = `${name.replace(' ', '.')}@example.net`;
  const before = sink.mails.length;
  await visitor.patch('/api/account', { mail });
  const token = await ticketFor(mail, 'verify', before);
  await visitor.post('/api/mail/verify', { token });
  return { visitor, name, mail };
}

describe('an address', () => {
  it('counts once the link that was sent there is followed, in the language of the account', async () => {
    const { visitor, name } = await member(testServer);
    await visitor.patch('/api/account', { language: 'cs' });
    const before = sink.mails.length;
    const answer = await visitor.patch('/api/account', { mail: 'ann@example.net' });
    expect(answer.body).toMatchObject({
      mail: 'ann@example.net',
      mailVerified: false,
      can: { mail: true },
    });
    const token = await ticketFor('ann@example.net', 'verify', before);
    expect(sink.mails.at(-1)!.raw).toContain(name);
    expect(sink.mails.at(-1)!.raw).toMatch(/Subject: =\?UTF-8\?.*tv/i);
    const somebody = await testServer.guest();
    expect((await somebody.post('/api/mail/verify', { token })).status).toBe(204);
    expect((await visitor.get('/api/account')).body.mailVerified).toBe(true);
    expect((await somebody.post('/api/mail/verify', { token })).status).toBe(400);
    const none = await visitor.patch('/api/account', { mail: null });
    expect(none.body).toMatchObject({ mail: null, mailVerified: false });
  });

  it('is another one when it is changed: old links are worth nothing', async () => {
    const { visitor } = await member(testServer);
    const before = sink.mails.length;
    await visitor.patch('/api/account', { mail: 'old@example.net' });
    const old = await ticketFor('old@example.net', 'verify', before);
    await visitor.patch('/api/account', { mail: 'new@example.net' });
    expect((await visitor.post('/api/mail/verify', { token: old })).status).toBe(400);
    const token = await ticketFor('new@example.net', 'verify', before);
    clock += 48 * HOUR + 1;
    expect((await visitor.post('/api/mail/verify', { token })).status).toBe(400);
    expect((await visitor.get('/api/account')).body.mailVerified).toBe(false);
  });

  it('stays as it was where the mail cannot be sent', async () => {
    const { visitor, mail } = await reachable();
    sink.refusal = '550 no';
    const answer = await visitor.patch('/api/account', { mail: 'full@example.net' });
    sink.refusal = null;
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect((await visitor.get('/api/account')).body).toMatchObject({ mail, mailVerified: true });
  });

  it('stays as it was where no mail server can be reached: also the link that was sent before', async () => {
    const gone = await SmtpSink.open();
    const settings = { smtpUrl: gone.url, mailFrom: 'games@example.org', publicUrl: PUBLIC };
    const lonely = await TestServer.open({}, settings);
    const { visitor } = await member(lonely);
    await visitor.patch('/api/account', { mail: 'first@example.net' });
    const [token] = /(?<=\/verify\/)\w+/.exec(gone.mails[0].raw.replaceAll('=\r\n', ''))!;
    await gone.close();
    const answer = await visitor.patch('/api/account', { mail: 'second@example.net' });
    expect([answer.status, answer.body]).toEqual([
      503,
      {
        code: 'unavailable',
        message: expect.stringMatching(/mail could not be sent/),
        reason: 'mail',
      },
    ]);
    const { body } = await visitor.get('/api/account');
    expect(body).toMatchObject({ mail: 'first@example.net', mailVerified: false });
    expect((await visitor.post('/api/mail/verify', { token })).status).toBe(204);
    expect((await visitor.get('/api/account')).body.mailVerified).toBe(true);
    await lonely.close();
  });

  it('is one address, and not sent to again and again', async () => {
    const { visitor } = await member(testServer);
    for (const mail of ['no address', 'a@b@c', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>'])
      expect((await visitor.patch('/api/account', { mail })).status, mail).toBe(400);
    const before = sink.mails.length;
    const answers = [];
    for (let i = 0; i < 8; i++)
      answers.push((await visitor.patch('/api/account', { mail: 'x@example.net' })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(sink.mails.length - before).toBe(5);
  });
});

describe('a lost password', () => {
  it('is replaced by a link that works once, and ends all other sessions', async () => {
    const { visitor, name, mail } = await reachable();
    const before = sink.mails.length;
    const elsewhere = testServer.visitor();
    expect((await elsewhere.post('/api/mail/reset', { name })).status).toBe(202);
    const token = await ticketFor(mail, 'reset', before);
    const weak = await elsewhere.post('/api/mail/reset/confirm', { token, password: 'short' });
    expect(weak.body.code).toBe('password-weak');
    const password = 'a wholly new password';
    const answer = await elsewhere.post('/api/mail/reset/confirm', { token, password });
    expect(answer.body).toMatchObject({ name, guest: false });
    expect((await elsewhere.get('/api/me')).body.name).toBe(name);
    expect((await visitor.get('/api/me')).body.guest).toBe(true);
    expect((await signIn(testServer.visitor(), name)).status).toBe(403);
    expect((await signIn(testServer.visitor(), name, password)).status).toBe(200);
    const again = await elsewhere.post('/api/mail/reset/confirm', { token, password });
    expect(again.status).toBe(400);
  });

  it('leads to the server, no matter which host name the request has', async () => {
    const { name, mail } = await reachable();
    const before = sink.mails.length;
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const { status } = await testServer.visitor().post('/api/mail/reset', { name }, headers);
    expect(status).toBe(202);
    await ticketFor(mail, 'reset', before);
    expect(sink.mails.at(-1)!.raw).not.toContain('evil.example');
  });

  it('is sent for only to an address that is verified, and says nothing of it', async () => {
    const known = await reachable();
    const { visitor, name } = await member(testServer);
    await visitor.patch('/api/account', { mail: 'unverified@example.net' });
    await eventually(() => expect(sink.mails.at(-1)!.to).toContain('unverified@example.net'));
    const before = sink.mails.length;
    const stranger = await testServer.guest();
    const answers = [];
    for (const whose of [name, someName(), known.name])
      answers.push(await stranger.post('/api/mail/reset', { name: whose }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, answers[0].body],
      [202, answers[0].body],
      [202, answers[0].body],
    ]);
    await ticketFor(known.mail, 'reset', before);
    expect(sink.mails.length - before).toBe(1);
  });

  it('is too late after an hour, and not with a link for something else', async () => {
    const { visitor, name, mail } = await reachable();
    const password = 'a wholly new password';
    let before = sink.mails.length;
    await visitor.post('/api/mail/reset', { name });
    const token = await ticketFor(mail, 'reset', before);
    clock += HOUR + 1;
    expect((await visitor.post('/api/mail/reset/confirm', { token, password })).status).toBe(400);
    before = sink.mails.length;
    await visitor.patch('/api/account', { mail: 'other@example.net' });
    const verify = await ticketFor('other@example.net', 'verify', before);
    const wrong = await visitor.post('/api/mail/reset/confirm', { token: verify, password });
    expect(wrong.status).toBe(400);
    expect((await signIn(testServer.visitor(), name)).status).toBe(200);
  });
});

it('a server without a mail server says so', async () => {
  const silent = await TestServer.open();
  const { visitor } = await member(silent);
  expect((await visitor.get('/api/account')).body.can).toEqual({ mail: false });
  expect((await visitor.patch('/api/account', { mail: 'a@example.net' })).status).toBe(403);
  expect((await visitor.post('/api/mail/reset', { name: 'anybody' })).status).toBe(202);
  await silent.close();
});
