// Loaded into every measured server: reports the resource use of the process on request.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import process from 'node:process';

export interface Usage {
  /** Microseconds of processor time, including the garbage collector and other threads. */
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

/** `clear`: after a garbage collection. */
export type ProbeRequest = 'usage' | 'clear' | 'profile' | { readonly profiledTo: string };

const session = new Session();

process.on('message', (request: ProbeRequest) => void answer(request));
process.channel?.unref();

async function answer(request: ProbeRequest): Promise<void> {
  if (request === 'clear') for (let i = 0; i < 4; i++) globalThis.gc?.();
  else if (request === 'profile') await startProfile();
  else if (request !== 'usage') await writeProfile(request.profiledTo);
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send!({ cpu: user + system, rss, heap: heapUsed + external } satisfies Usage);
}

async function startProfile(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
}

async function writeProfile(file: string): Promise<void> {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  writeFileSync(file, JSON.stringify(profile));
}
