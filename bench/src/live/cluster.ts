import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isSustained, Load } from './load.ts';
import { loadAverage, say } from './live.ts';
import { MeasuredServer } from './measured-server.ts';
import { openTables } from './ours.ts';
import { Services } from './services.ts';
import { limitTo } from './share.ts';
import { readArguments } from './arguments.ts';

const STEP = 1.15;
const WARM_RATE = 500;

/**
 * How much more do two nodes carry than one, over PostgreSQL and Redis? Each node gets only a share of a processor, so
 * that the nodes are the bottleneck, not the databases or the clients.
 */
export async function cluster(args: readonly string[]): Promise<void> {
  const { rooms, rate, share, warm, seconds, scatter } = readArguments(args, {
    rooms: 300,
    rate: 250,
    share: 0.3,
    /** Seconds at full speed before the shares apply: otherwise compilation would count as work. */
    warm: 40,
    seconds: 6,
    /**
     * `yes`: the clients of a match connect to different nodes; otherwise as a proxy that routes by match would connect
     * them.
     */
    scatter: 'no',
  });
  say(
    `${rooms} rooms of 4 clients, nodes with ${share} of a processor; load average ${loadAverage()}`,
  );
  const carried: number[] = [];
  for (const nodes of [1, 2]) {
    const services = await Services.start();
    const cluster = await openNodes(nodes, services, share);
    const load = new Load();
    try {
      const ports = cluster.servers.map(({ port }) => port);
      await openTables(ports, rooms, load, { scattered: scatter === 'yes' });
      await load.run(WARM_RATE * nodes, warm, 0);
      cluster.limit();
      carried.push(await highest(load, cluster.servers, rate * nodes, seconds));
    } finally {
      load.close();
      await cluster.close();
      await services.stop();
    }
  }
  say(`two nodes carry ${(carried[1] / carried[0]).toFixed(2)} times what one does`);
  say(`load average ${loadAverage()}`);
}

interface Nodes {
  readonly servers: readonly MeasuredServer[];
  /** From now on each node has only its share. */
  limit(): void;
  close(): Promise<void>;
}

async function openNodes(count: number, services: Services, share: number): Promise<Nodes> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tablewright-bench-'));
  const servers: MeasuredServer[] = [];
  for (let i = 0; i < count; i++)
    servers.push(
      await MeasuredServer.start({
        script: './server/main.mjs',
        env: {
          DATA_DIR: path.join(folder, String(i)),
          DATABASE_URL: services.databaseUrl,
          REDIS_URL: services.redisUrl,
          COOKIE_SECRET: 'b'.repeat(64),
        },
      }),
    );
  let unlimited: (() => void)[] = [];
  return {
    servers,
    limit() {
      unlimited = servers.map(({ pid }) => limitTo(pid, share));
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      for (const remove of unlimited) remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The highest rate at which all moves are shown in time; a rate that fails is tried once more. */
async function highest(
  load: Load,
  servers: readonly MeasuredServer[],
  from: number,
  seconds: number,
): Promise<number> {
  const used = async (): Promise<number> => {
    const usages = await Promise.all(servers.map((server) => server.usage()));
    return usages.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  let sustained = 0;
  for (let rate = from, failed = 0; ;) {
    const before = await used();
    const measured = await load.run(rate, seconds, 0);
    const cpu = ((await used()) - before) / measured.moves;
    const { done, p50, p99, errors } = measured;
    say(
      `  ${servers.length} node(s): ${Math.round(done)} of ${rate} moves/s, p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms, ` +
        `${cpu.toFixed(0)} µs CPU a move in all, ${errors.length} errors ${errors[0] ?? ''}`,
    );
    if (isSustained(measured)) {
      sustained = rate;
      failed = 0;
      rate = Math.round(rate * STEP);
    } else if (++failed > 1) {
      return sustained;
    }
  }
}
