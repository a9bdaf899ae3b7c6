import { describe } from 'vitest';
import { dropDatabase, missing, newDatabase, startRedis } from './services.ts';

/** Where a server of the tests keeps everything, as settings and as environment variables. */
export interface Ground {
  readonly settings: {
    readonly databaseUrl: string | null;
    readonly redisUrl: string | null;
    readonly cookieSecret: string | null;
  };
  readonly env: Readonly<Record<string, string>>;
  clear(): Promise<void>;
}

export interface Store {
  readonly name: string;
  readonly isPostgres: boolean;
  /** A new one with nothing in it. */
  fresh(): Promise<Ground>;
}

export const SQLITE: Store = {
  name: 'SQLite + memory',
  isPostgres: false,
  fresh: async () => ({
    settings: { databaseUrl: null, redisUrl: null, cookieSecret: null },
    env: {},
    clear: async () => undefined,
  }),
};

export const POSTGRES: Store = {
  name: 'PostgreSQL + Redis',
  isPostgres: true,
  async fresh() {
    const [databaseUrl, redis] = await Promise.all([newDatabase(), startRedis()]);
    const settings = { databaseUrl, redisUrl: redis.url, cookieSecret: 'c'.repeat(64) };
    return {
      settings,
      env: {
        DATABASE_URL: settings.databaseUrl,
        REDIS_URL: settings.redisUrl,
        COOKIE_SECRET: settings.cookieSecret,
      },
      async clear() {
        await Promise.all([dropDatabase(databaseUrl), redis.end()]);
      },
    };
  },
};

/**
 * The same tests over everything a server may stand on. What is not installed is left out, and the run says so. In the
 * quick check most run over SQLite alone.
 */
export function eachStore(
  name: string,
  tests: (store: Store) => void,
  { isQuick = false } = {},
): void {
  for (const store of [SQLITE, POSTGRES]) {
    const isHere = store === SQLITE || missing === null;
    const tags = store === SQLITE || isQuick ? [] : ['long'];
    describe.skipIf(!isHere)(`${name} (${store.name})`, { tags }, () => tests(store));
  }
}
