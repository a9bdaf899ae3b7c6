import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret that cookies are signed with. */
export function cookieSecret(folder: string): string {
  return kept(folder, 'cookie-secret', /^[0-9a-f]{64}$/, () => randomBytes(32).toString('hex'));
}

/** A secret of the server: made once, kept beside the database, read by its owner alone. */
export function kept(folder: string, name: string, pattern: RegExp, make: () => string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, name);
  const secret = read(file) ?? write(file, make());
  if (!pattern.test(secret))
    throw new Error(
      `${file} is damaged. Remove it to have a new one made; what was signed with it is worth nothing then.`,
    );
  return secret;
}

function write(file: string, secret: string): string {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, secret, { mode: 0o600, flush: true });
  try {
    // A link is made whole or not at all, and never over a secret that another process has just made.
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
  return read(file)!;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
