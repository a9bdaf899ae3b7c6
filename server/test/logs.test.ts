import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { loggerOf } from '../src/log.ts';
import { useBundle } from './kit/bundle.ts';
import { temporaryFolder } from './kit/test-server.ts';
import { eventually } from './kit/matches.ts';
import { ServerProcess } from './kit/process.ts';
import { Visitor } from './kit/visitor.ts';

useBundle();

const SECRETS = {
  COOKIE_SECRET: 'the "signature" of every cookie in here',
  METRICS_TOKEN: 'figures-for-the-host',
  SMTP_URL: 'smtp://mailer:postage%20stamp@127.0.0.1:9',
  MAIL_FROM: 'Services <testServer@tablewright.example>',
};

function writtenBy(use: (log: ReturnType<typeof fastify>['log']) => void): string {
  let text = '';
  const stream = { write: (line: string) => (text += line) };
  const settings = readConfig({ ...SECRETS, LOG_LEVEL: 'debug' });
  use(fastify({ logger: { ...loggerOf(settings), stream } }).log);
  for (const line of text.trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  return text;
}

describe('a line of the log', () => {
  it('tells what went wrong and nothing of what was sent', () => {
    const error = Object.assign(new Error('could not be sent to ada@lovelace.example: 550'), {
      code: 'EENVELOPE',
      envelope: { to: ['ada@lovelace.example'] },
      command: { name: 'set', args: ['session:abc', 'the value'] },
      detail: 'Key (mail)=(ada@lovelace.example) already exists.',
      cause: new Error('connect postgres://testServer:open%20sesame@db:5432/testServer'),
    });
    const text = writtenBy((log) => log.error({ err: error, match: 'abc' }, 'a mail failed'));
    expect(JSON.parse(text)).toMatchObject({
      msg: 'a mail failed',
      match: 'abc',
      err: {
        type: 'Error',
        code: 'EENVELOPE',
        message: 'could not be sent to …@…: 550',
        cause: { message: 'connect postgres://…@db:5432/testServer' },
      },
    });
    for (const secret of ['lovelace', 'the value', 'session:abc', 'sesame'])
      expect(text).not.toContain(secret);
  });

  it('is redacted, wherever something slipped in', () => {
    const told: Record<string, string> = {
      'Bearer abc.def-123': 'abc.def',
      'token tw_3xJ9k_Lm-2': '3xJ9k',
      'hash $argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$hash': 'c29tZ',
      'cookie: session=s%3Aabcdef.sig': 'abcdef',
      'set-cookie: session=s%3Aabcdef.sig; Path=/': 'abcdef',
      'rediss://default:hunter2@bus:6379': 'hunter2',
      'Žofie.Nová+hry@pošta.example.cz': 'Nová',
      [`signed with ${SECRETS.COOKIE_SECRET}`]: 'signature',
      [`asked with ${SECRETS.METRICS_TOKEN}`]: 'figures',
      'login mailer postage stamp': 'postage stamp',
    };
    for (const [message, secret] of Object.entries(told)) {
      const text = writtenBy((log) => log.debug({ headers: { cookie: message } }, message));
      expect(text).not.toContain(secret);
      expect(text).toContain('…');
    }
  });
});

describe('a server that tells everything it does', () => {
  it('tells no cookie, token, password, key, mail address or invitation', async () => {
    const folder = temporaryFolder();
    const server = await ServerProcess.start(folder, { ...SECRETS, LOG_LEVEL: 'debug' });
    const visitor = new Visitor(server.port);
    await visitor.get('/api/me');
    const before = visitor.cookie!;
    const password = 'correct horse battery';
    const account = await visitor.post('/api/account', { name: 'Ada', password });
    expect(account.status).toBe(200);
    const wrong = await new Visitor(server.port).post('/api/sign-in', {
      name: 'Ada',
      password: 'wrong horse battery',
    });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    const { token } = (await visitor.post('/api/tokens', { name: 'my bot' })).body;
    expect(token).toMatch(/^tw_/);
    const program = new Visitor(server.port);
    await program.get('/api/me', { authorization: `Bearer ${token}` });
    await program.get('/api/me', { authorization: 'Bearer tw_forged-and-refused' });
    await visitor.patch('/api/account', { mail: 'ada@lovelace.example' });
    await visitor.post('/api/mail/verify', { token: 'ticket-that-is-not-one' });
    await visitor.post('/api/passkeys/options', { purpose: 'register' });
    const table = (await visitor.post('/api/tables', { game: 'roam', seats: 2 })).body;
    await visitor.get(`/api/tables/by-code/${table.code}`);
    await visitor.get(`/api/tables/${table.id}?ticket=in-the-query`);
    await visitor.get('/t/somebody%40mail.example');
    await eventually(() => expect(server.said()).toContain('ECONNREFUSED'));
    const key = readFileSync(path.join(folder, 'vapid-keys'), 'utf8').trim();
    expect(await server.kill('SIGTERM')).toBe(0);

    const said = server.said();
    rmSync(folder, { recursive: true });
    for (const route of ['/api/sign-in', '/api/tables/by-code/:code', '/api/tables/:id'])
      expect(said).toContain(`"route":"${route}"`);
    const secrets = {
      password,
      'wrong password': 'wrong horse',
      cookie: valueOf(visitor.cookie!),
      'first cookie': valueOf(before),
      token,
      'forged token': 'forged-and',
      'mail address': 'lovelace',
      'address in a path': 'somebody',
      ticket: 'ticket-that',
      'ticket in a query': 'in-the-query',
      code: table.code,
      invitation: table.id,
      'cookie secret': 'signature',
      'metrics token': 'figures',
      'mail password': 'postage',
      'private key': key.split(' ')[1],
    };
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length, what).toBeGreaterThan(4);
      expect(said.includes(secret), what).toBe(false);
    }
  });
});

/** The token in a cookie, without its name and signature. */
function valueOf(cookie: string): string {
  return decodeURIComponent(cookie.split('=')[1]).split('.')[0];
}
