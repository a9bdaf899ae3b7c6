import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** The server and its site, which a test may change; inside the server, so that the server finds what npm has installed. */
export function copyOfSite(): string {
  const root = path.resolve(path.dirname(inject('server')), '../..');
  const cache = path.join(root, 'node_modules/.cache/tablewright');
  mkdirSync(cache, { recursive: true });
  const site = mkdtempSync(path.join(cache, 'site-'));
  for (const place of ['server/dist', 'web/dist'])
    cpSync(path.join(root, place), path.join(site, place), { recursive: true });
  return site;
}
