import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pooledSearchBot, SearchPool } from '../src/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'tablewright-pool-'));
const script = pathToFileURL(join(folder, 'worker.mjs'));

beforeAll(async () => {
  const entry = new URL('./worker.ts', import.meta.url).pathname;
  await build({
    entryPoints: [entry],
    outfile: script.pathname,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

function start(): Match {
  return Match.start(roam, { seats: 3, key: keyFromSeed(2) }) as unknown as Match;
}

describe('search on threads', () => {
  it('adds up what the threads found and plays offered options', async () => {
    const pool = new SearchPool(script, 2);
    const bot = pooledSearchBot('search:200', pool, { iterations: 200 }, 1);
    const match = start();
    for (let i = 0; i < 6; i++) {
      const { seat } = match.asks[0];
      const advice = await bot.advise(match, seat);
      expect(advice.iterations).toBe(200);
      expect(advice.options.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
      match.answer(seat, advice.key);
    }
    await pool.close();
  });

  it('lets the caller go on while the threads think', async () => {
    const pool = new SearchPool(script, 1);
    const match = start();
    let isDone = false;
    const searching = pool
      .search(match, match.asks[0].seat, { iterations: 500 }, 1)
      .then(() => (isDone = true));
    let turns = 0;
    for (; !isDone; turns++) await new Promise(setImmediate);
    await searching;
    expect(turns).toBeGreaterThan(1);
    await pool.close();
  });

  it('never sends what the seat cannot see', async () => {
    // The threads get the same samples whatever really lies hidden, so they find the same.
    const pool = new SearchPool(script, 2);
    const match = start();
    const { seat } = match.asks[0];
    const truth = await pool.search(match, seat, { iterations: 60 }, 9);
    const other = match.sample(seat, new FastChance(4));
    expect(await pool.search(other, seat, { iterations: 60 }, 9)).toEqual(truth);
    await pool.close();
  });

  it('tells when a thread cannot think, and starts another for the next task', async () => {
    const broken = new SearchPool(new URL('./missing.mjs', script), 1);
    const match = start();
    await expect(broken.search(match, match.asks[0].seat, { iterations: 5 }, 1)).rejects.toThrow();
    await expect(broken.search(match, match.asks[0].seat, { iterations: 5 }, 1)).rejects.toThrow();
    await broken.close();
  });
});
