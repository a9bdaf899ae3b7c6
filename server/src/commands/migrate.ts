import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../config.ts';
import { connect, type Database, openDatabase } from '../storage/database.ts';
import { fileOf } from '../storage/sqlite.ts';
import { refuseWhileServed } from './postgres-tools.ts';
import { claimFile, openFile } from './sqlite-file.ts';
import { anyTable, Digest, isEmpty, type Rows, tablesInOrder } from './tables.ts';
import { CommandError } from './trouble.ts';

/** The most values that PostgreSQL takes in one statement. */
const MOST_VALUES = 30_000;
const BATCH = 1000;

/** Moves a server's data from SQLite to PostgreSQL, all or nothing, and compares every row before it commits. */
export async function migrate(
  { dataDir, databaseUrl }: Settings,
  say: (line: string) => void,
): Promise<void> {
  if (databaseUrl === null)
    throw new CommandError('Set DATABASE_URL to an empty PostgreSQL database to migrate to.');
  beAlone(fileOf(dataDir));
  const from = await openDatabase({ dataDir, databaseUrl: null });
  try {
    await (await openDatabase({ dataDir, databaseUrl })).destroy();
    const to = connect({ dataDir, databaseUrl });
    try {
      await refuseWhileServed(to);
      const tables = await tablesInOrder(from);
      if (!(await isEmpty(to, tables)))
        throw new CommandError('There is already a server at DATABASE_URL. Nothing has changed.');
      await move(from, to, tables, say);
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
  say('Everything is in PostgreSQL, row for row. Start the server with DATABASE_URL set.');
  if (existsSync(path.join(dataDir, 'cookie-secret')))
    say(
      `Several nodes need COOKIE_SECRET: the content of ${path.join(dataDir, 'cookie-secret')} keeps everybody signed in.`,
    );
}

function beAlone(file: string): void {
  const database = openFile(file);
  try {
    claimFile(database, file);
  } finally {
    database.close();
  }
}

async function move(
  from: Database,
  to: Database,
  tables: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  await to.transaction().execute(async (inside) => {
    for (const table of tables) {
      const sent = await copy(anyTable(from), anyTable(inside as never), table);
      const arrived = await read(anyTable(inside as never), table);
      if (sent.text !== arrived.text)
        throw new CommandError(
          `"${table}" is not the same on both sides (${sent.text}; ${arrived.text}). Nothing has changed.`,
        );
      say(`${table.padEnd(16)} ${String(sent.count).padStart(9)} rows`);
    }
  });
}

async function copy(from: Rows, to: Rows, table: string): Promise<Digest> {
  const digest = new Digest();
  let batch: Record<string, unknown>[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await to.insertInto(table).values(batch).execute();
    batch = [];
  };
  for await (const row of from.selectFrom(table).selectAll().stream()) {
    digest.add(row);
    batch.push(row);
    if (batch.length * Object.keys(row).length > MOST_VALUES || batch.length === BATCH)
      await flush();
  }
  await flush();
  return digest;
}

/** All rows of a table in PostgreSQL, in batches. */
async function read(to: Rows, table: string): Promise<Digest> {
  const digest = new Digest();
  await sql`declare rows no scroll cursor for select * from ${sql.table(table)}`.execute(to);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(BATCH)} from rows`.execute(
      to,
    );
    for (const row of rows) digest.add(row);
    if (rows.length === 0) break;
  }
  await sql`close rows`.execute(to);
  return digest;
}
