import path from 'node:path';
import { USUAL_RULES } from './matches/rules.ts';
import {
  address,
  listOf,
  matching,
  oneOf,
  origin,
  type Setting,
  whole,
  Wrong,
} from './settings.ts';

/** Every setting is an environment variable, and everything works without any of them. */
export const SETTINGS = {
  port: {
    variable: 'PORT',
    standard: '8080',
    meaning: 'port to listen on',
    read: whole(0, 65_535),
  },
  host: {
    variable: 'HOST',
    standard: '127.0.0.1',
    meaning: 'address to listen on; 0.0.0.0 lets others in',
    read: matching(
      /^[A-Za-z0-9.:_-]+$/,
      'should be an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    ),
  },
  dataDir: {
    variable: 'DATA_DIR',
    standard: './data',
    meaning: 'folder for matches (SQLite) and for keys that the server makes by itself',
    read: (written: string) => path.resolve(written),
  },
  log: {
    variable: 'LOG_LEVEL',
    standard: 'warn',
    meaning: 'silent, error, warn, info or debug',
    read: oneOf(['silent', 'error', 'warn', 'info', 'debug']),
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    standard: null,
    otherwise: 'where the server listens',
    meaning: 'address by which people reach the server: for links in mails, and for passkeys',
    read: origin('should be an address without a path, such as https://play.example.org'),
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    standard: 'loopback',
    meaning:
      'proxies whose word is taken for where a request comes from: addresses, networks (10.0.0.0/8), loopback, linklocal, uniquelocal, or none',
    read: listOf(
      /^(none|loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)$/,
      'should be addresses or networks between commas, such as loopback, 10.0.0.0/8',
    ),
  },
  peoplePerAddress: {
    variable: 'PEOPLE_PER_ADDRESS',
    standard: '10',
    meaning:
      'people who may share an address (a club, a school): limits by address are this many times those of one person',
    read: whole(1, 100_000),
  },
  openTables: {
    variable: 'OPEN_TABLES',
    standard: '5',
    meaning: 'open tables that one person may have waiting for players at the same time',
    read: whole(1, 1000),
  },
  gamesInDevelopment: {
    variable: 'GAMES_IN_DEVELOPMENT',
    standard: 'hidden',
    meaning: 'hidden, or listed for those who build them: games that are not whole yet',
    read: oneOf(['hidden', 'listed']),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    standard: null,
    otherwise: 'SQLite in DATA_DIR',
    meaning: 'PostgreSQL, such as postgres://tablewright:secret@db:5432/tablewright',
    isSecret: true,
    read: address(
      ['postgres:', 'postgresql:'],
      'should be an address such as postgres://user:password@host:5432/database',
    ),
  },
  redisUrl: {
    variable: 'REDIS_URL',
    standard: null,
    otherwise: 'one process alone',
    meaning: 'Redis, which connects several nodes; needs DATABASE_URL',
    isSecret: true,
    read: address(['redis:', 'rediss:'], 'should be an address such as redis://host:6379'),
  },
  cookieSecret: {
    variable: 'COOKIE_SECRET',
    standard: null,
    otherwise: 'made once, kept in DATA_DIR',
    meaning: 'signs cookies; the same 32 or more characters on every node, needed with REDIS_URL',
    isSecret: true,
    read: matching(/^.{32,}$/, 'should have at least 32 characters'),
  },
  hostNames: {
    variable: 'HOST_NAMES',
    standard: '',
    otherwise: 'nobody',
    meaning: 'names of the accounts of moderators, between commas',
    read: listOf(/./, 'should be names between commas'),
  },
  pace: {
    variable: 'BOT_PACE',
    standard: String(USUAL_RULES.pace),
    meaning: 'so many milliseconds bots take for a move at least',
    read: whole(0, 99_999, 'milliseconds'),
  },
  thinkers: {
    variable: 'THINKERS',
    standard: null,
    otherwise: 'cores less one, at least 2',
    meaning: 'threads in which bots search; bots that answer at once have one of their own',
    read: whole(1, 256),
  },
  thinkingPerPerson: {
    variable: 'THINKING_PER_PERSON',
    standard: '2',
    meaning: 'matches of one person in which bots search at the same time; others wait their turn',
    read: whole(1, 9999),
  },
  thinkingPerAddress: {
    variable: 'THINKING_PER_ADDRESS',
    standard: '4',
    meaning: 'the same for everybody who comes from one address',
    read: whole(1, 9999),
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    standard: null,
    otherwise: 'no mails',
    meaning: 'server that takes mails, such as smtps://user:password@mail.example.org',
    isSecret: true,
    read: address(['smtp:', 'smtps:'], 'should be an address such as smtps://user:password@host'),
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    standard: null,
    meaning: 'sender of mails, needed with SMTP_URL: Tablewright <games@example.org>',
    read: matching(
      /^([^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      'should be a sender such as Tablewright <games@example.org>',
    ),
  },
  vapidPublicKey: {
    variable: 'VAPID_PUBLIC_KEY',
    standard: null,
    otherwise: 'made once, kept in DATA_DIR',
    meaning: 'key for web push; the same on every node, with VAPID_PRIVATE_KEY',
    read: matching(/^[\w-]{87}$/, 'should be 65 bytes in base64url, 87 characters'),
  },
  vapidPrivateKey: {
    variable: 'VAPID_PRIVATE_KEY',
    standard: null,
    otherwise: 'made once, kept in DATA_DIR',
    meaning: 'the secret half of it',
    isSecret: true,
    read: matching(/^[\w-]{43}$/, 'should be 32 bytes in base64url, 43 characters'),
  },
  pushContact: {
    variable: 'PUSH_CONTACT',
    standard: null,
    otherwise: 'PUBLIC_URL',
    meaning: 'contact of the operator for push services: mailto:… or https://…',
    read: address(['mailto:', 'https:'], 'should begin with mailto: or https://'),
  },
  webhookHosts: {
    variable: 'WEBHOOK_HOSTS',
    standard: '',
    otherwise: 'none',
    meaning: 'hosts that webhooks may go to, between commas, such as discord.com',
    read: listOf(/^[a-z0-9.-]+$/, 'should be names of hosts between commas, such as discord.com'),
  },
  metricsToken: {
    variable: 'METRICS_TOKEN',
    standard: null,
    otherwise: '/metrics answers this machine alone',
    meaning: 'bearer token for reading /metrics from another machine',
    isSecret: true,
    read: matching(/^[\x21-\x7e]{16,}$/, 'should have at least 16 characters without spaces'),
  },
} as const satisfies Record<string, Setting<unknown>>;

type Table = typeof SETTINGS;
type Key = keyof Table;

/** What can be set from outside. */
export type Settings = {
  readonly [K in Key]:
    | Exclude<ReturnType<Table[K]['read']>, Wrong>
    | (Table[K]['standard'] extends null ? null : never);
};

export interface Config extends Settings {
  /** The built client; without it the server answers under /api alone. */
  readonly webDir: string | null;
  /** The bundled script of the threads that think. */
  readonly worker: URL;
}

/** Settings that cannot be used; the message says for each what to write instead. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reports all problems at once. */
export function readConfig(env: Environment): Settings {
  const wrong: string[] = [];
  const values: Partial<Record<Key, unknown>> = {};
  for (const key of Object.keys(SETTINGS) as Key[]) {
    const setting: Setting<unknown> = SETTINGS[key];
    const written = readText(env[setting.variable]) ?? setting.standard;
    const value = written === null ? null : setting.read(written);
    if (value instanceof Wrong) wrong.push(complaint(setting, written!, value));
    values[key] = value;
  }
  // The loop has filled every key with what its reader returns; the compiler cannot follow that.
  const settings = values as unknown as Settings;
  if (wrong.length === 0) wrong.push(...together(settings));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return settings;
}

/** What does not go together. */
function together(settings: Settings): string[] {
  const { databaseUrl, redisUrl, cookieSecret, smtpUrl, mailFrom } = settings;
  const { vapidPublicKey, vapidPrivateKey } = settings;
  const wrong: string[] = [];
  if (redisUrl !== null && databaseUrl === null)
    wrong.push('REDIS_URL is for several nodes, which need DATABASE_URL too: SQLite serves one.');
  if (redisUrl !== null && databaseUrl !== null && cookieSecret === null)
    wrong.push(
      'COOKIE_SECRET is needed with REDIS_URL: every node must know the cookies of the others. Make one: openssl rand -hex 32',
    );
  if (smtpUrl !== null && mailFrom === null)
    wrong.push('MAIL_FROM is needed with SMTP_URL: Tablewright <games@example.org>');
  if ((vapidPublicKey === null) !== (vapidPrivateKey === null))
    wrong.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.');
  return wrong;
}

function complaint(
  { variable, isSecret }: Setting<unknown>,
  written: string,
  { should }: Wrong,
): string {
  return isSecret ? `${variable} ${should}.` : `${variable} ${should}, but is "${written}".`;
}

function readText(written: string | undefined): string | undefined {
  const trimmed = written?.trim();
  return trimmed === '' ? undefined : trimmed;
}
