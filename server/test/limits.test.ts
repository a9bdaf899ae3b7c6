import { randomInt } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from '../src/limits/limits.ts';
import { MemoryLimits } from '../src/limits/memory-limits.ts';
import { RedisLimits } from '../src/limits/redis-limits.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually } from './kit/matches.ts';
import { member, signIn } from './kit/people.ts';
import { missing, type Service, startRedis } from './kit/services.ts';
import { POSTGRES } from './kit/stores.ts';

useBundle();

const RATE = { atOnce: 3, seconds: 10 };

let redis: Service | null = null;
let open: Limits[] = [];
afterEach(async () => {
  for (const limits of open) limits.close();
  await redis?.end();
  open = [];
  redis = null;
});

/** Those of all nodes, once they reach Redis: what one counts, the others know. */
async function start(nodes: number): Promise<Limits[]> {
  if (nodes === 1) return (open = [new MemoryLimits()]);
  redis = await startRedis();
  open = Array.from({ length: nodes }, () => new RedisLimits(redis!.url));
  await together();
  return open;
}

async function together(): Promise<void> {
  let last = 0;
  await eventually(async () => {
    const counts: number[] = [];
    for (const limits of open) counts.push((await limits.count('start', 'all', 60_000)).count);
    const before = last;
    last = counts.at(-1)!;
    expect(counts).toEqual(open.map((_, i) => before + 1 + i));
  });
}

const kinds = [
  { name: 'of a process alone', nodes: 1 },
  { name: 'of several nodes', nodes: 2 },
].filter(({ nodes }) => nodes === 1 || missing === null);

describe.each(kinds)('limits $name', ({ nodes }) => {
  it('let so many through at once, and then one after the other', async () => {
    const all = await start(nodes);
    let turn = 0;
    const take = (who: string, now: number): Promise<boolean> =>
      all[turn++ % nodes].take('tries', who, RATE, now);
    const now = Date.now();
    const first = [];
    for (let i = 0; i < 5; i++) first.push(await take('ann', now));
    expect(first).toEqual([true, true, true, false, false]);
    expect(await take('bob', now)).toBe(true);
    expect(await take('ann', now + 9000)).toBe(false);
    expect(await take('ann', now + 11_000)).toBe(true);
    expect(await take('ann', now + 11_000)).toBe(false);
    // A clock that is behind gives nothing away.
    expect(await take('ann', now)).toBe(false);
    expect(await take('ann', now + 11_000)).toBe(false);
    const full = [];
    for (let i = 0; i < 5; i++) full.push(await take('ann', now + 3_600_000));
    expect(full).toEqual([true, true, true, false, false]);
    // One that was set back an hour fills the bucket from where it is now.
    expect(await take('ann', now)).toBe(false);
    expect(await take('ann', now + 11_000)).toBe(true);
    expect(await all[0].take('other things', 'ann', RATE, now)).toBe(true);
  });

  it('count what happens in a stretch of time, also at once', async () => {
    const all = await start(nodes);
    const counted = await Promise.all(
      Array.from({ length: 10 }, (_, i) => all[i % nodes].count('requests', 'ann', 200)),
    );
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    );
    for (const { left } of counted) expect(left).toBeLessThanOrEqual(200);
    expect((await all[0].count('requests', 'bob', 200)).count).toBe(1);
    expect((await all[0].count('other requests', 'ann', 200)).count).toBe(1);
    await eventually(async () =>
      expect((await all[0].count('requests', 'ann', 200)).count).toBeLessThan(10),
    );
  });
});

describe.skipIf(missing !== null)('several nodes', () => {
  it('limit each for itself while Redis is away, and together again afterwards', async () => {
    const [one, two] = await start(2);
    await redis!.stop('SIGKILL');
    const tries = [];
    const now = Date.now();
    for (let i = 0; i < 4; i++) {
      tries.push(await one.take('tries', 'ann', RATE, now));
      tries.push(await two.take('tries', 'ann', RATE, now));
    }
    expect(tries).toEqual([true, true, true, true, true, true, false, false]);
    await redis!.again();
    await together();
  });

  it('refuse a client that goes from one to the other', async () => {
    const ground = await POSTGRES.fresh();
    const nodes = [
      await TestServer.open({}, ground.settings),
      await TestServer.open({}, ground.settings),
    ];
    open = nodes.map(({ server }) => server.services.limits);
    await together();
    const { visitor, name } = await member(nodes[0]);

    // Of the same session.
    const made = [];
    for (let i = 0; i < 61; i++) {
      const tab = visitor.again(nodes[i % 2].port);
      made.push((await tab.post('/api/tables', { game: 'roam', seats: 2 })).status);
    }
    expect(made).toEqual([...Array.from({ length: 60 }, () => 200), 429]);

    // Of the same address.
    const address = `10.0.${randomInt(256)}.${randomInt(256)}`;
    const guests = [];
    for (let i = 0; i < 70; i++) {
      const guest = nodes[i % 2].visitor();
      guest.address = address;
      guests.push((await guest.get('/api/me')).status);
    }
    expect(guests.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(guests).toContain(429);

    // For the same name: 3 tries of the address, then 20 of all strangers together.
    const tries = [];
    for (let i = 0; i < 26; i++) {
      const guesser = nodes[i % 2].visitor();
      guesser.address = address;
      tries.push((await signIn(guesser, name, 'a wrong password')).status);
    }
    expect(tries.slice(0, 23).every((status) => status === 403)).toBe(true);
    expect(tries.slice(23)).toContain(429);

    open = [];
    for (const testServer of nodes) await testServer.close();
    await ground.clear();
  });
});
