import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Dialect } from 'kysely';
import { sqliteDialect } from './dialect.ts';

/** Where SQLite keeps everything. */
export function fileOf(folder: string): string {
  return path.join(folder, 'tablewright.db');
}

export function openSqlite(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(fileOf(folder));
  // FULL: what is committed has reached the disk, so that a move can be acknowledged.
  // Waiting for a lock stops everybody, so it is short; whoever writes tries again.
  // In memory: the ends of some thousand journals (16 MB), and what a statement notes to be able to take itself back.
  sqlite.exec(`
    PRAGMA busy_timeout = 200;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -16000;
    PRAGMA temp_store = MEMORY;
  `);
  return sqliteDialect(sqlite);
}
