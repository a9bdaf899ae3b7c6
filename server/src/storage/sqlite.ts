import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { sqliteDialect } from './dialect.ts';
import { breaksOff } from './log-tail.ts';
import type { Schema } from './schema.ts';
import { SqliteFile } from './sqlite-file.ts';

/** The SQLite database file. */
export function fileOf(folder: string): string {
  return path.join(folder, 'tablewright.db');
}

/** A database in a file, with direct access for where Kysely is too slow. */
export class FileDatabase extends Kysely<Schema> {
  readonly file: SqliteFile;
  /** Did its log end in the middle of a transaction when it was opened? */
  readonly wasCut: boolean;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const wasCut = breaksOff(fileOf(folder));
    const file = new SqliteFile(fileOf(folder));
    super({ dialect: sqliteDialect(file) });
    this.file = file;
    this.wasCut = wasCut;
  }
}
