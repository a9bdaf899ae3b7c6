import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator, type Ceremony } from './kit/authenticator.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { member, PASSWORD, signIn, someName } from './kit/people.ts';
import { eachStore } from './kit/stores.ts';
import type { Answer, Visitor } from './kit/visitor.ts';

useBundle();

const ORIGIN = 'https://play.example.org';
const HERE = { origin: ORIGIN, rpId: 'play.example.org' };

interface Begun {
  readonly id: string;
  readonly ceremony: Ceremony;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever came
  readonly options: any;
}

async function begin(visitor: Visitor, purpose: string, name?: string): Promise<Begun> {
  const { body } = await visitor.post('/api/passkeys/options', { purpose, ...(name && { name }) });
  const { id, options } = body;
  return { id, options, ceremony: { ...HERE, challenge: options.challenge } };
}

async function register(visitor: Visitor, key: Authenticator, name?: string): Promise<Answer> {
  const { id, ceremony } = await begin(visitor, 'register', name);
  return visitor.post('/api/passkeys', { id, response: key.register(ceremony), label: 'My key' });
}

async function use(visitor: Visitor, key: Authenticator): Promise<Answer> {
  const { id, ceremony } = await begin(visitor, 'sign-in');
  return visitor.post('/api/passkeys/sign-in', { id, response: key.signIn(ceremony) });
}

eachStore('passkeys', (store) => {
  let testServer: TestServer;
  let clock = Date.now();
  beforeAll(async () => {
    testServer = await TestServer.open({ now: () => clock }, { publicUrl: ORIGIN }, store);
  });
  afterAll(() => testServer.close());

  it('make an account of a guest, without a password, under a new session', async () => {
    const guest = await testServer.guest();
    const old = guest.again();
    const { id } = (await guest.get('/api/me')).body;
    const key = new Authenticator();
    const name = someName();
    const { options } = await begin(guest, 'register', name);
    expect(options).toMatchObject({
      rp: { id: 'play.example.org' },
      user: { name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect((await register(guest, key, name)).body).toMatchObject({ id, name, guest: false });
    expect((await old.get('/api/me')).body.id).not.toBe(id);
    const account = (await guest.get('/api/account')).body;
    expect(account).toMatchObject({
      hasPassword: false,
      passkeys: [{ name: 'My key', used: null }],
    });
    expect((await signIn(testServer.visitor(), name, '')).body.code).toBe('wrong');

    const phone = testServer.visitor();
    expect((await use(phone, key)).body).toMatchObject({ id, name });
    expect((await phone.get('/api/account')).body.passkeys[0].used).not.toBeNull();
  });

  it('can be added, named and removed, but not the last way to sign in', async () => {
    const guest = await testServer.guest();
    const [one, two] = [new Authenticator(), new Authenticator()];
    await register(guest, one, someName());
    const { options } = await begin(guest, 'register');
    expect(options.excludeCredentials).toMatchObject([{ id: one.id }]);
    expect((await register(guest, two)).status).toBe(200);
    const renamed = await guest.patch(`/api/passkeys/${two.id}`, { name: 'Phone' });
    expect(renamed.status).toBe(204);
    const labels = (await guest.get('/api/account')).body.passkeys.map(
      ({ name }: { name: string }) => name,
    );
    expect(labels.sort()).toEqual(['My key', 'Phone']);
    const removed = await Promise.all(
      [one, two].map(({ id }) => guest.delete(`/api/passkeys/${id}`)),
    );
    expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([204, 409]));
    const left = removed[0].status === 409 ? one : two;
    expect((await guest.delete(`/api/passkeys/${left.id}`)).body.code).toBe('last-way');
    await guest.put('/api/account/password', { password: PASSWORD });
    expect((await guest.delete(`/api/passkeys/${left.id}`)).status).toBe(204);
    expect((await use(testServer.visitor(), left)).body.code).toBe('wrong');
    expect((await guest.delete(`/api/passkeys/${left.id}`)).status).toBe(404);
  });

  it("of others cannot be touched, and nobody's passkey becomes another's", async () => {
    const [ann, bob] = await Promise.all([member(testServer), member(testServer)]);
    const key = new Authenticator();
    await register(ann.visitor, key);
    expect((await bob.visitor.delete(`/api/passkeys/${key.id}`)).status).toBe(404);
    expect((await bob.visitor.patch(`/api/passkeys/${key.id}`, { name: 'x' })).status).toBe(404);
    expect((await register(bob.visitor, key)).status).toBe(409);
    expect((await use(testServer.visitor(), key)).body.id).toBe(ann.id);
  });

  describe('are not accepted', () => {
    const wrong = (answer: Answer): void => {
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong']);
    };

    it('from another site, for another challenge, or with another signature', async () => {
      const { visitor } = await member(testServer);
      const key = new Authenticator();
      const lies: ((ceremony: Ceremony) => Ceremony)[] = [
        (ceremony) => ({ ...ceremony, origin: 'https://evil.example' }),
        (ceremony) => ({ ...ceremony, rpId: 'evil.example' }),
        (ceremony) => ({ ...ceremony, challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
      ];
      for (const lie of lies) {
        const { id, ceremony } = await begin(visitor, 'register');
        wrong(await visitor.post('/api/passkeys', { id, response: key.register(lie(ceremony)) }));
      }
      await register(visitor, key);
      for (const lie of lies) {
        const { id, ceremony } = await begin(visitor, 'sign-in');
        const response = key.signIn(lie(ceremony));
        wrong(await testServer.visitor().post('/api/passkeys/sign-in', { id, response }));
      }
      const forger = new Authenticator();
      const { id, ceremony } = await begin(visitor, 'sign-in');
      const response = { ...forger.signIn(ceremony), id: key.id, rawId: key.id };
      wrong(await testServer.visitor().post('/api/passkeys/sign-in', { id, response }));
      expect((await use(testServer.visitor(), key)).status).toBe(200);
    });

    it('a second time, too late, by another browser, or for another purpose', async () => {
      const { visitor, id: ann } = await member(testServer);
      const key = new Authenticator();
      const first = await begin(visitor, 'register');
      const body = { id: first.id, response: key.register(first.ceremony) };
      const thief = await testServer.guest();
      wrong(await thief.post('/api/passkeys', body));
      wrong(await visitor.post('/api/passkeys', body));
      await register(visitor, key);

      const again = await begin(visitor, 'sign-in');
      const answer = { id: again.id, response: key.signIn(again.ceremony) };
      wrong(await visitor.post('/api/passkeys', answer));
      const signed = await testServer.visitor().post('/api/passkeys/sign-in', answer);
      expect(signed.body.id).toBe(ann);
      wrong(await testServer.visitor().post('/api/passkeys/sign-in', answer));

      const late = await begin(visitor, 'sign-in');
      clock += 300_001;
      const response = key.signIn(late.ceremony);
      wrong(await testServer.visitor().post('/api/passkeys/sign-in', { id: late.id, response }));
    });

    it('where their counter goes back, as that of a copy', async () => {
      const { visitor } = await member(testServer);
      const key = new Authenticator();
      await register(visitor, key);
      key.counter = 10;
      expect((await use(testServer.visitor(), key)).status).toBe(200);
      key.counter = 5;
      wrong(await use(testServer.visitor(), key));
    });

    it('where they make no sense', async () => {
      const { visitor } = await member(testServer);
      for (const response of [
        {},
        { id: 5 },
        { id: "' or 1=1", response: {} },
        { response: null },
      ]) {
        const { id } = await begin(visitor, 'sign-in');
        wrong(await visitor.post('/api/passkeys/sign-in', { id, response }));
        const { id: other } = await begin(visitor, 'register');
        wrong(await visitor.post('/api/passkeys', { id: other, response }));
      }
      const guest = await testServer.guest();
      const noName = await guest.post('/api/passkeys/options', { purpose: 'register' });
      expect(noName.status).toBe(400);
    });
  });
});
