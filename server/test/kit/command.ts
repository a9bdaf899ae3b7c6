import { spawn } from 'node:child_process';
import { bundled } from './bundle.ts';
import type { Release } from './releases.ts';

export interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command of the operator as a process. */
export async function command(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  release: Release = 'installed',
): Promise<Ran> {
  const child = spawn(process.execPath, [bundled(release).host, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}
