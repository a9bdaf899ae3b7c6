import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const GROUPS = '/sys/fs/cgroup';

/** Short, so that a process over its share waits only a moment. */
const PERIOD = 10_000;

/**
 * Limits a process to this share of one processor; returns a function that removes the limit after the process ends.
 */
export function limitTo(pid: number, share: number): () => void {
  const isFirst = existsSync(path.join(GROUPS, 'cpu'));
  const group = path.join(GROUPS, isFirst ? 'cpu' : '', `tablewright-bench-${pid}`);
  const quota = Math.round(share * PERIOD);
  mkdirSync(group);
  if (isFirst) {
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(path.join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  }
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
