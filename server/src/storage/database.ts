import { Kysely, Migrator, PostgresAdapter } from 'kysely';
import { DamagedError } from './errors.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { FileDatabase, fileOf } from './sqlite.ts';
import { isDamaged, isPassing } from './trouble.ts';

export type Database = Kysely<Schema>;

/** The database of a server: PostgreSQL, or SQLite in its data folder. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** How long to wait for PostgreSQL to accept connections, or for another process to release the file. */
const PATIENCE = { postgres: 30_000, sqlite: 2_000 };
const LOOK_EVERY = 250;

/** Opens the database and migrates its schema. */
export async function openDatabase({ dataDir, databaseUrl }: Place): Promise<Database> {
  if (databaseUrl === null) return waitFor(PATIENCE.sqlite, () => migrated(openWhole(dataDir)));
  await waitFor(PATIENCE.postgres, async () => {
    await (await migrated(connect({ dataDir, databaseUrl }))).destroy();
  });
  return new Kysely<Schema>({ dialect: openPostgres(databaseUrl) });
}

/** The database as it is, for operator commands: without migrations and without time limits. */
export function connect({ dataDir, databaseUrl }: Place): Database {
  if (databaseUrl === null) return new FileDatabase(dataDir);
  return new Kysely<Schema>({ dialect: openPostgres(databaseUrl, { endless: true }) });
}

/** What the next start would do to bring the schema up to date. */
export async function pendingMigrations(db: Database): Promise<readonly string[]> {
  const all = await new Migrator({ db, provider: migrations }).getMigrations();
  return all.flatMap(({ name, executedAt }) => (executedAt === undefined ? [name] : []));
}

export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Refuses a damaged file: writing to it could destroy what a backup can still save. */
function openWhole(dataDir: string): FileDatabase {
  let damage: string | null;
  try {
    const db = new FileDatabase(dataDir);
    damage = db.file.damage();
    if (damage === null) {
      // The unfinished write counts for nothing, and is told of once.
      if (db.wasCut) db.file.tidy();
      return db;
    }
    void db.destroy();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    damage = (error as Error).message;
  }
  throw new DamagedError(
    `The database ${fileOf(dataDir)} is damaged: ${damage}\n` +
      'Nothing was written. Move tablewright.db, tablewright.db-wal and tablewright.db-shm out of DATA_DIR and keep them, ' +
      'then restore the last backup: npm run host -- restore FILE',
  );
}

/** When several nodes start at once, one migrates behind a database lock and the others wait. */
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
