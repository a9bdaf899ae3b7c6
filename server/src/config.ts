import path from 'node:path';
import { USUAL_RULES } from './matches/rules.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The built client; without it the server answers under /api alone. */
  readonly webDir: string | null;
  /** The bundled script of the threads that think. */
  readonly worker: URL;
  readonly log: LogLevel;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; the message says what to write instead. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** What can be set from outside. */
type Settings = Pick<Config, 'host' | 'port' | 'dataDir' | 'log'> & {
  /** So many milliseconds bots take for a move at least. */
  readonly pace: number;
};

/** Everything works without any setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    pace: readPace(env.BOT_PACE),
    host: readHost(env.HOST),
    port: readPort(env.PORT),
    dataDir: path.resolve(readText(env.DATA_DIR) ?? 'data'),
    log: readLog(env.LOG_LEVEL),
  };
}

function readPort(written: string | undefined): number {
  const text = readText(written) ?? '8080';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT should be a number from 0 to 65535, but is "${text}".`);
  return port;
}

function readPace(written: string | undefined): number {
  const text = readText(written) ?? String(USUAL_RULES.pace);
  if (!/^\d{1,5}$/.test(text))
    throw new ConfigError(`BOT_PACE should be milliseconds up to 99999, but is "${text}".`);
  return Number(text);
}

function readHost(written: string | undefined): string {
  const host = readText(written) ?? '127.0.0.1';
  if (!/^[A-Za-z0-9.:_-]+$/.test(host))
    throw new ConfigError(
      `HOST should be an address to listen on, such as 127.0.0.1 or 0.0.0.0, but is "${host}".`,
    );
  return host;
}

function readLog(written: string | undefined): LogLevel {
  const text = readText(written) ?? 'warn';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new ConfigError(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

function readText(written: string | undefined): string | undefined {
  const text = written?.trim();
  return text === '' ? undefined : text;
}
