import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { CommandError } from './trouble.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Runs one of PostgreSQL's own programs. The password goes in the environment: everybody can read a command line. */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(findTool(name), [...args, '--dbname', address.href], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandError(
      `${name} is not installed here. It comes with PostgreSQL's client programs ("apt-get install postgresql-client"); its version must not be older than the server's.`,
    );
  });
  if (code !== 0) throw new CommandError(`${name} ended with ${code}:\n${said.trimEnd()}`);
}

/** Finds the newest version: an older pg_dump refuses a newer server. */
function findTool(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  return (
    versions
      .sort((a, b) => b - a)
      .map((version) => path.join(DEBIAN, String(version), 'bin', name))
      .find((file) => existsSync(file)) ?? name
  );
}

/** PostgreSQL lists a connection for a moment after its process has ended. */
const MOMENTS = 10;
const MOMENT = 200;

/** Connected nodes would go on with data that is gone. */
export async function refuseWhileServed(db: Database): Promise<void> {
  for (let moment = 1; await isServed(db); moment++) {
    if (moment === MOMENTS)
      throw new CommandError(
        'A server is using this database. Stop every node first: nothing has changed.',
      );
    await setTimeout(MOMENT);
  }
}

async function isServed(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'tablewright' and pid <> pg_backend_pid()
  `.execute(db);
  return rows[0].count > 0;
}
