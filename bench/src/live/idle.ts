import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { median } from '../rounds.ts';
import { Load } from './load.ts';
import { loadAverage, say } from './live.ts';
import { MeasuredServer } from './measured-server.ts';
import { openTables } from './ours.ts';
import type { Usage } from './probe.ts';
import { readArguments } from './arguments.ts';

const OURS = './server/main.mjs';
const WARM = 100;
/** Milliseconds after which an idle match uses only the memory it must. */
const RESTING = 30_000;

/** The cost of idling: matches in memory, their connections, and stored matches at startup. */
export async function idle(args: readonly string[]): Promise<void> {
  const { rooms, moves, stored } = readArguments(args, { rooms: 500, moves: 100, stored: 10_000 });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tablewright-bench-'));
  try {
    say(`load average ${loadAverage()}`);
    await inMemory(folder, rooms, moves);
    await atTheStart(folder, stored);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inMemory(folder: string, rooms: number, moves: number): Promise<void> {
  const server = await MeasuredServer.start({ script: OURS, env: { DATA_DIR: folder } });
  const rate = 500;
  // Create everything that is created once before measuring.
  const first = new Load();
  await openTables([server.port], WARM, first);
  await first.run(rate, 10, 0);
  first.close();
  const before = await cleared(server);
  const load = new Load();
  await openTables([server.port], rooms, load);
  const fresh = await cleared(server);
  await load.run(rate, (moves * rooms) / rate, 0);
  const full = await cleared(server);
  load.close();
  const left = await cleared(server);
  await server.stop();
  const each = (bytes: number, count: number): string => `${(bytes / count / 1000).toFixed(1)} kB`;
  const connections = full.heap - left.heap;
  say(`${rooms} matches of 4 clients, heap`);
  say(`  a connection: ${each(connections, rooms * 4)}`);
  say(`  a match that has just begun: ${each(fresh.heap - before.heap - connections, rooms)}`);
  say(`  a match after about ${moves} moves: ${each(left.heap - before.heap, rooms)}`);
}

/** Memory use after all running work has ended and nothing has happened for a while. */
async function cleared(server: MeasuredServer): Promise<Usage> {
  await new Promise((resolve) => setTimeout(resolve, RESTING));
  return server.usage('clear');
}

async function atTheStart(folder: string, stored: number): Promise<void> {
  const few = await startTimes(folder);
  const before = count(folder);
  multiply(folder, stored);
  const many = await startTimes(folder);
  say(
    `start with ${before} stored matches ${few.toFixed(0)} ms, with ${count(folder)} ${many.toFixed(0)} ms`,
  );
}

async function startTimes(folder: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const start = performance.now();
    const server = await MeasuredServer.start({ script: OURS, env: { DATA_DIR: folder } });
    times.push(performance.now() - start);
    await server.stop();
  }
  return median(times);
}

function count(folder: string): number {
  return withDatabase(folder, (db) => {
    const row = db.prepare('select count(*) as count from matches').get() as { count: number };
    return row.count;
  });
}

/** Copies the stored matches until there are this many. */
function multiply(folder: string, wanted: number): void {
  withDatabase(folder, (db) => {
    const ids = db.prepare('select id from matches').all() as { id: string }[];
    const columns = (table: string): string[] =>
      (db.prepare(`pragma table_info("${table}")`).all() as { name: string }[]).map(
        ({ name }) => `"${name}"`,
      );
    const copy = (table: string, key: string) => {
      const names = columns(table);
      const values = names.map((name) => (name === `"${key}"` ? '?' : name));
      return db.prepare(
        `insert into "${table}" (${names.join()}) select ${values.join()} from "${table}" where "${key}" = ?`,
      );
    };
    const copies = [copy('matches', 'id'), copy('matchSeats', 'match'), copy('journal', 'match')];
    db.exec('begin');
    for (let made = ids.length; made < wanted; made++) {
      const fresh = randomBytes(16).toString('base64url');
      for (const statement of copies) statement.run(fresh, ids[made % ids.length].id);
    }
    db.exec('commit');
  });
}

function withDatabase<T>(folder: string, use: (db: InstanceType<typeof DatabaseSync>) => T): T {
  const db = new DatabaseSync(path.join(folder, 'tablewright.db'));
  try {
    return use(db);
  } finally {
    db.close();
  }
}
