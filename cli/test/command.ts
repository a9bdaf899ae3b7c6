import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const BUNDLE = path.join(ROOT, 'cli/dist/tablewright.mjs');

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** What is typed, line by line; then the input ends. */
  readonly typed?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** Called with everything printed so far; returns true to interrupt the command as Ctrl-C does. */
  readonly interruptWhen?: (out: string) => boolean;
}

/** A folder of its own for a test file, and the command line freshly bundled. */
export function workshop(): {
  readonly file: (name: string) => string;
  readonly tablewright: (words: readonly string[], around?: Surroundings) => Promise<Finished>;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablewright-test-'));
  beforeAll(() => {
    const prepared = spawnSync(process.execPath, [path.join(ROOT, 'scripts/prepare.mjs')]);
    expect(String(prepared.stderr)).toBe('');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    file: (name) => path.join(folder, name),
    tablewright: (words, around = {}) => start(BUNDLE, words, folder, around),
  };
}

/** Runs a bundled command line. */
export function start(
  program: string,
  words: readonly string[],
  folder: string,
  { typed, env, interruptWhen }: Surroundings,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: { PATH: process.env['PATH'], LANG: 'C', HOME: folder, XDG_DATA_HOME: folder, ...env },
    });
    let out = '';
    let err = '';
    let isInterrupted = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (isInterrupted || interruptWhen?.(out) !== true) return;
      isInterrupted = true;
      child.kill('SIGINT');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    // A command that fails at once does not wait for its input.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    if (interruptWhen === undefined)
      child.stdin.end((typed ?? []).map((line) => `${line}\n`).join(''));
  });
}

/** As many lines of the same. */
export function again(line: string, times: number): string[] {
  return new Array<string>(times).fill(line);
}
