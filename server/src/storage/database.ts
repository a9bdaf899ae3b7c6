import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, Migrator } from 'kysely';
import { sqliteDialect } from './dialect.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** Opens the database of a data folder and brings its schema up to date. */
export async function openDatabase(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(path.join(folder, 'tablewright.db'));
  // FULL: what is committed has reached the disk, so that a move can be acknowledged.
  // Waiting for a lock stops everybody, so it is short; whoever writes tries again.
  sqlite.exec(`
    PRAGMA busy_timeout = 200;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
  `);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqlite) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error === undefined) return db;
  await db.destroy();
  throw new Error('The database could not be brought up to date.', { cause: error });
}
