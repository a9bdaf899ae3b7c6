import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
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

type Process = ChildProcessByStdio<null, Readable, Readable>;

let current: Bundle | null = null;
const running = new Set<Process>();

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
    // What a test that failed has left.
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
}

export function bundled(): Bundle {
  if (current === null) throw new Error('Call useBundle() in the file of the test.');
  return current;
}

/** Starts the server as a process of its own, at a port of its choice. */
export function runServer(folder: string, env: Record<string, string>): Process {
  const child = spawn(process.execPath, [bundled().main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
