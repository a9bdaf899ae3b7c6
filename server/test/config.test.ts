import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig, SETTINGS } from '../src/config.ts';
import type { Setting } from '../src/settings.ts';

const NODES = {
  DATABASE_URL: 'postgres://testServer:secret@db/testServer',
  REDIS_URL: 'redis://bus:6379',
  COOKIE_SECRET: 'f'.repeat(64),
};

function complaints(env: Environment): string[] {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('settings', () => {
  it('are not needed', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: path.resolve('data'),
      log: 'warn',
      pace: 400,
      trustProxy: ['loopback'],
      peoplePerAddress: 10,
      openTables: 5,
      gamesInDevelopment: 'hidden',
      hostNames: [],
      webhookHosts: [],
      publicUrl: null,
      databaseUrl: null,
      redisUrl: null,
      cookieSecret: null,
      thinkers: null,
      thinkingPerPerson: 2,
      thinkingPerAddress: 4,
      smtpUrl: null,
      mailFrom: null,
      vapidPublicKey: null,
      vapidPrivateKey: null,
      pushContact: null,
      metricsToken: null,
    });
    expect(readConfig({ PORT: ' ', HOST: '', DATA_DIR: '' })).toEqual(readConfig({}));
  });

  it('are taken as they are written', () => {
    const env = { PORT: '0', HOST: '::1', DATA_DIR: '/srv/x', LOG_LEVEL: 'info', BOT_PACE: '0' };
    expect(readConfig(env)).toMatchObject({
      host: '::1',
      port: 0,
      dataDir: '/srv/x',
      log: 'info',
      pace: 0,
    });
    expect(
      readConfig({
        ...NODES,
        PUBLIC_URL: 'https://play.example.org/',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        HOST_NAMES: 'Ada Lovelace, Bohumil',
        WEBHOOK_HOSTS: 'discord.com,hooks.example.org',
        SMTP_URL: 'smtps://user:word@mail.example.org',
        MAIL_FROM: 'Tablewright <games@example.org>',
        PUSH_CONTACT: 'mailto:games@example.org',
        THINKERS: '3',
        THINKING_PER_PERSON: '5',
        THINKING_PER_ADDRESS: '8',
      }),
    ).toMatchObject({
      publicUrl: 'https://play.example.org',
      trustProxy: ['10.0.0.0/8', '::1'],
      hostNames: ['Ada Lovelace', 'Bohumil'],
      webhookHosts: ['discord.com', 'hooks.example.org'],
      mailFrom: 'Tablewright <games@example.org>',
      thinkers: 3,
      thinkingPerPerson: 5,
      thinkingPerAddress: 8,
      databaseUrl: NODES.DATABASE_URL,
    });
  });

  it('that cannot be used are named', () => {
    for (const PORT of ['http', '-1', '65536', '80.5', '8080x', '1e3'])
      expect(complaints({ PORT })).toEqual([
        `PORT should be a number from 0 to 65535, but is "${PORT}".`,
      ]);
    for (const [variable, wrong] of Object.entries({
      HOST: 'my host',
      BOT_PACE: 'quick',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'https://example.org/tables',
      TRUST_PROXY: 'everybody',
      THINKERS: '0',
      THINKING_PER_PERSON: '0',
      THINKING_PER_ADDRESS: 'all',
      MAIL_FROM: 'nobody',
      PUSH_CONTACT: 'me',
      WEBHOOK_HOSTS: 'https://discord.com',
      VAPID_PUBLIC_KEY: 'short',
    }))
      expect(complaints({ [variable]: wrong })[0]).toMatch(
        new RegExp(`^${variable} should .*"${wrong}"`),
      );
  });

  it('that are wrong are reported all at once', () => {
    const told = complaints({ PORT: 'web', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(told.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', 'DATABASE_URL']);
  });

  it('that are secret are not repeated', () => {
    const secrets = Object.values(SETTINGS).filter((setting: Setting<unknown>) => setting.isSecret);
    expect(secrets.map(({ variable }) => variable)).toEqual([
      'DATABASE_URL',
      'REDIS_URL',
      'COOKIE_SECRET',
      'SMTP_URL',
      'VAPID_PRIVATE_KEY',
      'METRICS_TOKEN',
    ]);
    for (const { variable } of secrets) {
      const [told] = complaints({ [variable]: 'hunter 2' });
      expect(told).toContain(`${variable} should`);
      expect(told).not.toContain('hunter');
    }
  });

  it('that need one another are asked for', () => {
    const { DATABASE_URL, REDIS_URL, COOKIE_SECRET } = NODES;
    expect(complaints(NODES)).toEqual([]);
    expect(complaints({ DATABASE_URL })).toEqual([]);
    expect(complaints({ REDIS_URL, COOKIE_SECRET })[0]).toMatch(/REDIS_URL.*need DATABASE_URL/);
    expect(complaints({ DATABASE_URL, REDIS_URL })[0]).toMatch(/COOKIE_SECRET is needed/);
    expect(complaints({ SMTP_URL: 'smtp://mail' })[0]).toMatch(/MAIL_FROM is needed/);
    expect(complaints({ VAPID_PRIVATE_KEY: 'x'.repeat(43) })[0]).toMatch(/belong together/);
  });

  it('are listed in one table of the guide for operators', () => {
    const guide = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    const rows = guide.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
    const expected = Object.values(SETTINGS).map(
      ({ variable, standard, meaning, ...rest }: Setting<unknown>) => {
        const usual = rest.otherwise ?? (standard === null ? '' : `\`${standard}\``);
        return `| \`${variable}\` | ${usual} | ${meaning} |`;
      },
    );
    expect(rows).toEqual(expected);
  });
});
