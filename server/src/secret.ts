import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret that cookies are signed with: made once, kept beside the database, read by its owner alone. */
export function cookieSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'cookie-secret');
  return readSecret(file) ?? makeSecret(file);
}

function makeSecret(file: string): string {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    // A link is made whole or not at all, and never over a secret that another process has just made.
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
  return readSecret(file)!;
}

function readSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(secret))
    throw new Error(`${file} is damaged. Remove it to sign everybody out and have a new one made.`);
  return secret;
}
