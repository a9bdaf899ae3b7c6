import { Kysely, Migrator, PostgresAdapter } from 'kysely';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { FileDatabase } from './sqlite.ts';
import { isPassing } from './trouble.ts';

export type Database = Kysely<Schema>;

/** Where a house keeps everything: in PostgreSQL, or in SQLite in its data folder. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** So long is a PostgreSQL waited for that is being started or restarted, and a file that somebody else is changing. */
const PATIENCE = { postgres: 30_000, sqlite: 2_000 };
const LOOK_EVERY = 250;

/** Opens the database and brings its schema up to date. */
export async function openDatabase({ dataDir, databaseUrl }: Place): Promise<Database> {
  if (databaseUrl === null)
    return waitFor(PATIENCE.sqlite, () => migrated(new FileDatabase(dataDir)));
  await waitFor(PATIENCE.postgres, async () => {
    await (await migrated(connect({ dataDir, databaseUrl }))).destroy();
  });
  return new Kysely<Schema>({ dialect: openPostgres(databaseUrl) });
}

/** The database as it is, for whoever looks after it: nothing is brought up to date, nothing takes too long. */
export function connect({ dataDir, databaseUrl }: Place): Database {
  if (databaseUrl === null) return new FileDatabase(dataDir);
  return new Kysely<Schema>({ dialect: openPostgres(databaseUrl, { endless: true }) });
}

export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Of several nodes that start at once one migrates, behind a lock of the database, and the others wait. */
async function migrated(db: Database): Promise<Database> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error === undefined) return db;
  await db.destroy();
  if (isPassing(error)) throw error as Error;
  throw new Error('The database could not be brought up to date.', { cause: error });
}

async function waitFor<T>(ms: number, attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }
}
