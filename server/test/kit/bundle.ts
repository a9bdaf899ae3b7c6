import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { buildServer } from '../../build.mjs';

// Inside the package, so that the bundle finds what npm has installed.
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

interface Bundle {
  readonly main: string;
  readonly worker: URL;
  readonly host: string;
}

let current: Bundle | null = null;

/** Bundles the server for the tests of this file. */
export function useBundle(): void {
  let folder: string;
  beforeAll(async () => {
    mkdirSync(DIST, { recursive: true });
    folder = mkdtempSync(`${DIST}test-`);
    const { main, worker, host } = await buildServer({ outdir: folder });
    current = { main, worker: pathToFileURL(worker), host };
  });
  afterAll(() => {
    current = null;
    rmSync(folder, { recursive: true });
  });
}

export function bundled(): Bundle {
  if (current === null) throw new Error('Call useBundle() in the file of the test.');
  return current;
}
