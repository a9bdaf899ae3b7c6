import { BullJobs } from '../jobs/bull-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { MemoryJobs } from '../jobs/memory-jobs.ts';
import type { Bus } from './bus.ts';
import { MemoryBus } from './memory-bus.ts';
import { RedisBus } from './redis-bus.ts';

/** The bus between the nodes of a server; a single process needs no Redis for it. */
export function openCluster(redisUrl: string | null, now: () => number): { bus: Bus; jobs: Jobs } {
  if (redisUrl === null) return { bus: new MemoryBus(now), jobs: new MemoryJobs(now) };
  const bus = new RedisBus(redisUrl);
  return { bus, jobs: new BullJobs(redisUrl, bus) };
}
