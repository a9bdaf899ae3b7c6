import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { CommandError } from './trouble.ts';

/** Files beside the database that a server cannot do without. */
const KEPT = ['cookie-secret', 'vapid-keys'];

/** Opens a file that must be there. */
export function openFile(file: string, readOnly = false): DatabaseSyncInstance {
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}.`);
  return new DatabaseSync(file, { readOnly, timeout: 5000 });
}

/** Secrets travel inside the backup: without them everybody would be signed out. */
export function packSecrets(copy: DatabaseSyncInstance, folder: string): void {
  copy.exec('create table kept (name text primary key, content text not null)');
  const insert = copy.prepare('insert into kept values (?, ?)');
  for (const name of KEPT) {
    const file = path.join(folder, name);
    if (existsSync(file)) insert.run(name, readFileSync(file, 'utf8'));
  }
}

/** Writes the secrets of a backup to the folder; a secret that the backup lacks stays as it is. */
export function unpackSecrets(copy: DatabaseSyncInstance, folder: string): void {
  const rows = copy.prepare('select name, content from kept').all() as {
    name: string;
    content: string;
  }[];
  for (const { name, content } of rows) {
    if (!KEPT.includes(name)) continue;
    writeFileSync(path.join(folder, name), content, { mode: 0o600, flush: true });
  }
  copy.exec('drop table kept');
}

/** Checks that the file is intact and a database of this server. */
export function checkFile(database: DatabaseSyncInstance, file: string): void {
  let found: unknown[];
  try {
    found = database.prepare('pragma integrity_check').all();
    database.prepare('select count(*) from journal').get();
  } catch (error) {
    throw new CommandError(`${file} is no backup of a server: ${(error as Error).message}`);
  }
  const [first] = found as { integrity_check: string }[];
  if (first.integrity_check !== 'ok')
    throw new CommandError(`${file} is damaged: ${first.integrity_check}`);
}

/** Refuses a file that another process has open: its writes would be lost. */
export function claimFile(database: DatabaseSyncInstance, file: string): void {
  let mode: unknown;
  try {
    // Leaving the write-ahead log fails while another connection is open.
    [mode] = Object.values(database.prepare('pragma journal_mode = delete').get() as object);
  } catch {
    mode = null;
  }
  if (mode !== 'delete')
    throw new CommandError(`A server is using ${file}. Stop it first: nothing has changed.`);
}
