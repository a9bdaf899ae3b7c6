import { BullJobs } from '../jobs/bull-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { MemoryJobs } from '../jobs/memory-jobs.ts';
import type { Bus } from './bus.ts';
import { MemoryBus } from './memory-bus.ts';
import { RedisBus } from './redis-bus.ts';

/** What joins the nodes of a house; a process alone needs nothing for it. */
export function openCluster(redisUrl: string | null, now: () => number): { bus: Bus; jobs: Jobs } {
  if (redisUrl === null) return { bus: new MemoryBus(now), jobs: new MemoryJobs(now) };
  const bus = new RedisBus(redisUrl);
  return { bus, jobs: new BullJobs(redisUrl, bus) };
}
