import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../src/limits/network.ts';
import { Authenticator } from './kit/authenticator.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually } from './kit/matches.ts';
import { member, PASSWORD, signIn } from './kit/people.ts';
import { SmtpSink } from './kit/sinks.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

const PUBLIC = 'https://play.example.org';
const WRONG = 'a wrong password';
let sink: SmtpSink;
let testServer: TestServer;
let clock = Date.now();
beforeAll(async () => {
  sink = await SmtpSink.open();
  testServer = await TestServer.open(
    { now: () => clock },
    { smtpUrl: sink.url, mailFrom: 'games@example.org', publicUrl: PUBLIC },
  );
});
afterAll(async () => {
  await testServer.close();
  await sink.close();
});

/** Keeps guessing while the owner tries 18 times in 108 seconds; what the owner hears. */
async function underAttack(
  name: string,
  guesser: Visitor,
  owner: () => Visitor,
): Promise<number[]> {
  for (let i = 0; i < 25; i++) await signIn(guesser, name, WRONG);
  const heard: number[] = [];
  for (let i = 0; i < 18; i++) {
    clock += 6000;
    await signIn(guesser, name, WRONG);
    heard.push((await signIn(owner(), name)).status);
  }
  return heard;
}

const ALL_IN = Array.from({ length: 18 }, () => 200);

describe("an owner is not locked out by others' guesses", () => {
  it('at a browser that has signed in before, even behind the same address', async () => {
    const { visitor, name } = await member(testServer);
    const guesser = testServer.visitor();
    guesser.address = visitor.address;
    await visitor.post('/api/sign-out', undefined);
    expect(await underAttack(name, guesser, () => visitor)).toEqual(ALL_IN);
  });

  it('at a new browser behind another address', async () => {
    const { name } = await member(testServer);
    expect(await underAttack(name, testServer.visitor(), () => testServer.visitor())).toEqual(
      ALL_IN,
    );
  });

  it('changing the password', async () => {
    const { visitor, name } = await member(testServer);
    const guesser = testServer.visitor();
    for (let i = 0; i < 40; i++) await signIn(guesser, name, WRONG);
    const change = { current: PASSWORD, password: 'another good one' };
    expect((await visitor.put('/api/account/password', change)).status).toBe(204);
  });

  it('with a passkey, even behind the same address', async () => {
    const { visitor } = await member(testServer);
    const key = new Authenticator();
    const begin = async (purpose: string): Promise<{ id: string; challenge: string }> => {
      const { body } = await visitor.post('/api/passkeys/options', { purpose });
      return { id: body.id, challenge: body.options.challenge };
    };
    const here = { origin: PUBLIC, rpId: 'play.example.org' };
    const { id, challenge } = await begin('register');
    const made = { id, response: key.register({ ...here, challenge }) };
    expect((await visitor.post('/api/passkeys', made)).status).toBe(200);
    await visitor.post('/api/sign-out', undefined);

    const guesser = testServer.visitor();
    guesser.address = visitor.address;
    const tried = [];
    for (let i = 0; i < 61; i++)
      for (const path of ['options', 'sign-in'])
        tried.push((await guesser.post(`/api/passkeys/${path}`, { id: 'x', response: {} })).status);
    expect(tried.slice(-2)).toEqual([429, 429]);

    const again = await begin('sign-in');
    const response = key.signIn({ ...here, challenge: again.challenge });
    const back = await visitor.post('/api/passkeys/sign-in', { id: again.id, response });
    expect(back.body.guest).toBe(false);
  });

  it('asking for a mail after losing the password', async () => {
    const { visitor, name } = await member(testServer);
    const mail = `${name.replace(' ', '.')}@example.net`;
    await visitor.patch('/api/account', { mail });
    const [ticket] = /(?<=\/verify\/)\w+/.exec(sink.mails.at(-1)!.raw.replaceAll('=\r\n', ''))!;
    await visitor.post('/api/mail/verify', { token: ticket });
    await visitor.post('/api/sign-out', undefined);
    const received = (): number => sink.mails.filter(({ to }) => to.includes(mail)).length;

    const before = received();
    const strangers = [testServer.visitor(), testServer.visitor()];
    for (let i = 0; i < 20; i++) await strangers[i % 2].post('/api/mail/reset', { name });
    await eventually(() => expect(received() - before).toBe(5));
    await visitor.post('/api/mail/reset', { name });
    await eventually(() => expect(received() - before).toBe(6));
  });
});

describe('guessing stays slow', () => {
  const MINUTE = 60_000;

  /** How many guesses are listened to in ten minutes, of twenty by each. */
  async function heardOf(guessers: readonly Visitor[], name: string): Promise<number> {
    const end = clock + 10 * MINUTE;
    let heard = 0;
    for (; clock < end; clock += MINUTE / 2)
      for (const guesser of guessers)
        if ((await signIn(guesser, name, WRONG)).status === 403) heard++;
    return heard;
  }

  it('from one address and from many', async () => {
    const { name } = await member(testServer);
    const one = testServer.visitor();
    for (let i = 0; i < 30; i++) await signIn(one, name, WRONG);
    expect((await signIn(one, name, WRONG)).status).toBe(429);
    const many = Array.from({ length: 10 }, () => testServer.visitor());
    // Each address has 3 tries; all of them together have 20, and one more in 15 seconds.
    expect(await heardOf(many, name)).toBeLessThanOrEqual(10 * 3 + 20 + 40);
  });

  it("at a browser that knows another account, a forged cookie or somebody else's", async () => {
    const { name } = await member(testServer);
    const other = await member(testServer);
    const pretender = testServer.visitor();
    pretender.device = `tablewright-device=${encodeURIComponent(`x~${other.id}.forged`)}`;
    for (const guesser of [other.visitor, pretender]) {
      const heard = [];
      for (let i = 0; i < 40; i++) heard.push((await signIn(guesser, name, WRONG)).status);
      expect(heard.slice(0, 3)).toEqual([403, 403, 403]);
      expect(heard.at(-1)).toBe(429);
    }
  });

  it('at a browser that has signed in before', async () => {
    const { visitor, name } = await member(testServer);
    const heard = [];
    for (let i = 0; i < 25; i++) heard.push((await signIn(visitor, name, WRONG)).status);
    expect(heard.filter((status) => status === 403)).toHaveLength(20);
    expect(heard.at(-1)).toBe(429);
  });

  it('for clients with many IPv6 addresses', () => {
    expect(networkOf('2001:db8:1:2ab::1')).toBe(networkOf('2001:db8:1:2ff:ffff::'));
    expect(networkOf('2001:db8:1:200::1')).not.toBe(networkOf('2001:db8:1:300::1'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/56');
    expect(networkOf('::1')).toBe('0:0:0:0::/56');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/56');
    expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
    expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
  });
});
