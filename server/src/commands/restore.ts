import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../config.ts';
import { connect, type Database, openDatabase } from '../storage/database.ts';
import { fileOf } from '../storage/sqlite.ts';
import { refuseWhileServed, runTool } from './postgres-tools.ts';
import { checkFile, claimFile, openFile, unpackSecrets } from './sqlite-file.ts';
import { isEmpty } from './tables.ts';
import { CommandError } from './trouble.ts';

const KINDS = [
  { begins: 'SQLite format 3\0', store: 'SQLite' },
  { begins: 'PGDMP', store: 'PostgreSQL' },
] as const;

/** Replaces the data with a backup. */
export async function restore(
  settings: Settings,
  written: string,
  force: boolean,
  say: (line: string) => void,
): Promise<void> {
  const file = path.resolve(written);
  const kind = kindOf(file);
  const here = settings.databaseUrl === null ? 'SQLite' : 'PostgreSQL';
  if (kind !== here)
    throw new CommandError(
      `${file} is a backup of ${kind}, but this server stands on ${here}: ${kind === 'SQLite' ? 'unset' : 'set'} DATABASE_URL. (A server moves from SQLite to PostgreSQL by "migrate".)`,
    );
  if (settings.databaseUrl === null) intoFolder(settings.dataDir, file, force);
  else await intoPostgres(settings.databaseUrl, file, force);
  // Migrates a backup of an earlier version.
  await (await openDatabase(settings)).destroy();
  say(`The server is as it was when ${file} was made.`);
}

function kindOf(file: string): 'SQLite' | 'PostgreSQL' {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const start = Buffer.alloc(16);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, start, 0, start.length, 0);
  closeSync(descriptor);
  const kind = KINDS.find(({ begins }) => start.toString('latin1').startsWith(begins));
  if (kind === undefined) throw new CommandError(`${file} is no backup of a server.`);
  return kind.store;
}

function intoFolder(dataDir: string, file: string, force: boolean): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const target = fileOf(dataDir);
  const fresh = `${target}.${process.pid}`;
  copyFileSync(file, fresh);
  try {
    const copy = openFile(fresh);
    try {
      checkFile(copy, file);
      if (existsSync(target)) leave(target, force);
      unpackSecrets(copy, dataDir);
    } finally {
      copy.close();
    }
    flush(fresh);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Refuses a database that a server uses, or that has guests unless `force` is set. */
function leave(target: string, force: boolean): void {
  const before = openFile(target);
  try {
    claimFile(before, target);
    const { count } = before.prepare('select count(*) as count from guests').get() as {
      count: number;
    };
    if (count > 0 && !force) throw notEmpty(target);
  } finally {
    before.close();
  }
}

/** Moves the old tables aside until the backup is restored, and back if that fails. */
async function intoPostgres(url: string, file: string, force: boolean): Promise<void> {
  const db = connect({ dataDir: '', databaseUrl: url });
  try {
    await refuseWhileServed(db);
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    const ours = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
    if (!force && !(await isEmpty(db, ours))) throw notEmpty('the database at DATABASE_URL');
    await sql`create schema ${ASIDE}`.execute(db);
    await shift(db, tables, (table) => [table, ASIDE_NAME]);
    try {
      await runTool('pg_restore', url, [
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        '--single-transaction',
        file,
      ]);
    } catch (error) {
      await shift(db, tables, ({ name, schema }) => [{ name, schema: ASIDE_NAME }, schema!]);
      throw error;
    } finally {
      await sql`drop schema ${ASIDE} cascade`.execute(db);
    }
  } finally {
    await db.destroy();
  }
}

const ASIDE_NAME = 'tablewright_before';
const ASIDE = sql.id(ASIDE_NAME);

interface Located {
  readonly name: string;
  readonly schema?: string;
}

/** Moves tables from one schema to another, all or none. */
async function shift(
  db: Database,
  tables: readonly Located[],
  way: (table: Located) => readonly [Located, string],
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    for (const [{ name, schema }, to] of tables.map(way))
      await sql`alter table ${sql.id(schema!, name)} set schema ${sql.id(to)}`.execute(inside);
  });
}

function notEmpty(where: string): CommandError {
  return new CommandError(
    `There is already a server in ${where}. Nothing has changed; --force replaces it permanently.`,
  );
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
