import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Settings } from '../config.ts';
import { fileOf } from '../storage/sqlite.ts';
import { runTool } from './postgres-tools.ts';
import { checkFile, openFile, packSecrets } from './sqlite-file.ts';
import { CommandError } from './trouble.ts';

/** Backs up one consistent moment while people play. The file appears when it is complete. */
export async function backup(
  { databaseUrl, dataDir }: Settings,
  written: string,
  say: (line: string) => void,
): Promise<void> {
  const file = path.resolve(written);
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another name.`);
  const fresh = `${file}.${process.pid}`;
  try {
    if (databaseUrl === null) copySqlite(dataDir, fresh);
    else await runTool('pg_dump', databaseUrl, ['--format=custom', `--file=${fresh}`]);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
  say(`Everything is in ${file}. It holds every secret of every match: keep it safe.`);
}

function copySqlite(dataDir: string, fresh: string): void {
  const database = openFile(fileOf(dataDir));
  try {
    // A single read: the copy is consistent and blocks nobody.
    database.prepare('vacuum into ?').run(fresh);
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(fresh);
  try {
    checkFile(copy, fresh);
    packSecrets(copy, dataDir);
  } finally {
    copy.close();
  }
}
