// Loaded into every server that is measured: tells, when asked, what the process has used.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import process from 'node:process';

export interface Usage {
  /** Microseconds of processor time, garbage collector and other threads included. */
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

/** `clear`: after what is not needed any more has been cleared away. */
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
