import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { buildServer } from '../../build.mjs';
import { pluginsOf, type Release } from './releases.ts';

// Inside the package, so that the bundle finds what npm has installed.
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Several releases take a busy machine a while. */
const BUNDLING = 120_000;

interface Bundle {
  readonly main: string;
  readonly worker: URL;
  readonly host: string;
}

type Process = ChildProcessByStdio<null, Readable, Readable>;

const bundles = new Map<Release, Bundle>();
const running = new Set<Process>();

/** Bundles the server for the tests of this file, also as later releases where they are named. */
export function useBundle(...later: Release[]): void {
  let folder: string;
  beforeAll(async () => {
    mkdirSync(DIST, { recursive: true });
    folder = mkdtempSync(`${DIST}test-`);
    for (const release of ['installed', ...later] as const) {
      const { main, worker, host } = await buildServer({
        outdir: `${folder}/${release}`,
        plugins: await pluginsOf(release),
      });
      bundles.set(release, { main, worker: pathToFileURL(worker), host });
    }
  }, BUNDLING);
  afterAll(() => {
    bundles.clear();
    // What a test that failed has left.
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
}

export function bundled(release: Release = 'installed'): Bundle {
  const bundle = bundles.get(release);
  if (bundle === undefined)
    throw new Error('Call useBundle() in the file of the test, and name the release.');
  return bundle;
}

/** Starts the server as a process of its own, at a port of its choice. */
export function runServer(
  folder: string,
  env: Record<string, string>,
  release: Release = 'installed',
): Process {
  const child = spawn(process.execPath, [bundled(release).main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
