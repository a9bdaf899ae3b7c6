import type { Plain } from '@tablewright/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { type Bus, topic } from '../src/cluster/bus.ts';
import { MemoryBus } from '../src/cluster/memory-bus.ts';
import { RedisBus } from '../src/cluster/redis-bus.ts';
import { eventually } from './kit/matches.ts';
import { missing, type Service, startRedis } from './kit/services.ts';

const LOG = { error: () => undefined };

let buses: Bus[] = [];
let redis: Service | null = null;
afterEach(async () => {
  await Promise.all(buses.map((bus) => bus.close()));
  await redis?.end();
  buses = [];
  redis = null;
});

/** One bus that is alone, or several that share a Redis. */
async function open(count: number): Promise<Bus[]> {
  if (count > 1) redis = await startRedis();
  buses = Array.from({ length: count }, () =>
    redis === null ? new MemoryBus(Date.now) : new RedisBus(redis.url),
  );
  await Promise.all(buses.map((bus) => bus.open(LOG)));
  return buses;
}

const NEWS = topic<Plain>('news');

const kinds = [
  { name: 'in memory', nodes: 1 },
  { name: 'over Redis', nodes: 3 },
].filter(({ nodes }) => nodes === 1 || missing === null);

describe.each(kinds)('the bus $name', ({ nodes }) => {
  it('carries everything to everybody in order, and no further than it is wanted', async () => {
    const all = await open(nodes);
    const heard = all.map((): Plain[] => []);
    const forget = all.map((bus, i) => bus.listen(NEWS, (message) => heard[i].push(message)));
    all[0].listen(topic('other'), () => expect.unreachable());
    await new Promise((resolve) => setTimeout(resolve, 50));
    const sent = Array.from({ length: 100 }, (_, n): Plain => ({ n, text: 'ž "\n' }));
    for (const message of sent) all[0].publish(NEWS, message);
    await eventually(() => expect(heard).toEqual(all.map(() => sent)));
    for (const stop of forget) stop();
    all[0].publish(NEWS, 'too late');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard.every(({ length }) => length === sent.length)).toBe(true);
  });

  it('gives a thing to one of those who claim it at once, until it is released', async () => {
    const all = await open(nodes);
    const told = await Promise.all([...all, ...all].map((bus) => bus.claim('match:a')));
    expect(new Set(told).size).toBe(1);
    const home = all.find(({ node }) => node === told[0])!;
    for (const bus of all) expect(await bus.claim('match:a')).toBe(home.node);
    await home.release('match:a');
    const next = all.at(-1)!;
    expect(await next.claim('match:a')).toBe(next.node);
  });

  it('knows who is about', async () => {
    const all = await open(nodes);
    all[0].seen('ann');
    all.at(-1)!.seen('bob');
    await eventually(async () => {
      for (const bus of all) {
        expect(await bus.online()).toBe(2);
        expect(await bus.isOnline(['ann', 'bob', 'eve'])).toEqual(new Set(['ann', 'bob']));
      }
    });
  });
});

describe.skipIf(missing !== null)('over Redis', () => {
  it('what was a node’s is free when it has gone, and the others hear of it', async () => {
    const [one, two] = await open(2);
    const gone: (string | null)[] = [];
    two.onGone((node) => gone.push(node));
    await one.claim('match:a');
    expect(await two.homes(['match:a', 'match:b'])).toEqual([one.node, null]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await one.close();
    await eventually(() => expect(gone).toEqual([one.node]));
    expect(await two.homes(['match:a'])).toEqual([null]);
    expect(await two.claim('match:a')).toBe(two.node);
  });

  it('a home that claims again after Redis forgot everything comes before the others', async () => {
    const [one, two] = await open(2);
    await one.claim('match:a');
    one.onGone((node) => {
      if (node === null && one.isUp) void one.claim('match:a');
    });
    const lost: boolean[] = [];
    two.onGone((node) => {
      if (node === null) lost.push(two.isUp);
    });
    await redis!.stop('SIGKILL');
    await eventually(() => expect([one.isUp, two.isUp]).toEqual([false, false]));
    await expect(two.claim('match:a')).rejects.toThrow();
    await expect(two.check()).rejects.toThrow('Redis does not answer');
    await redis!.again();
    await eventually(() => expect([one.isUp, two.isUp]).toEqual([true, true]));
    expect(await two.claim('match:a')).toBe(one.node);
    expect(lost).toEqual([false, true]);
    await two.check();
  });
});
