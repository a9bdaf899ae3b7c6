import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../src/cluster/bus.ts';
import { openCluster } from '../src/cluster/open.ts';
import { type Jobs, NotKnownHere } from '../src/jobs/jobs.ts';
import { Closing } from '../src/refusal.ts';
import { eventually } from './kit/matches.ts';
import { missing, type Service, startRedis } from './kit/services.ts';

const LOG = { error: () => undefined };

let open: { bus: Bus; jobs: Jobs }[] = [];
let redis: Service | null = null;
afterEach(async () => {
  await Promise.all(open.map(({ jobs }) => jobs.close()));
  await Promise.all(open.map(({ bus }) => bus.close()));
  await redis?.end();
  open = [];
  redis = null;
});

async function start(nodes: number): Promise<Jobs[]> {
  if (nodes > 1) redis = await startRedis();
  open = Array.from({ length: nodes }, () => openCluster(redis?.url ?? null, Date.now));
  await Promise.all(open.map(({ bus }) => bus.open(LOG)));
  for (const { jobs } of open) jobs.open(LOG);
  return open.map(({ jobs }) => jobs);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const kinds = [
  { name: 'in memory', nodes: 1 },
  { name: 'over Redis', nodes: 2 },
].filter(({ nodes }) => nodes === 1 || missing === null);

describe.each(kinds)('jobs $name', ({ nodes }) => {
  it('are each done once, by somebody, and not before their time', async () => {
    const all = await start(nodes);
    const done: unknown[] = [];
    const times = new Map<unknown, number>();
    for (const jobs of all)
      jobs.work(
        'deliver',
        async (data) => {
          done.push(data);
          times.set(data, Date.now());
        },
        2,
      );
    const later = Date.now() + 600;
    await all[0].add('deliver', 'later', { at: later });
    for (let i = 0; i < 20; i++) await all[i % nodes].add('deliver', i);
    await eventually(() => expect(done).toHaveLength(21));
    expect(times.get('later')).toBeGreaterThanOrEqual(later);
    expect(new Set(done).size).toBe(21);
  });

  it('take the place of one that waits under the same name', async () => {
    const [jobs] = await start(nodes);
    const done: unknown[] = [];
    const at = Date.now() + 400;
    await jobs.add('deliver', 'first', { id: 'ann-mail', at });
    await jobs.add('deliver', 'second', { id: 'ann-mail', at });
    expect(await jobs.depth()).toMatchObject({ deliver: 1 });
    jobs.work('deliver', async (data) => void done.push(data), 1);
    await eventually(() => expect(done).toEqual(['second']));
    await pause(200);
    expect(done).toEqual(['second']);
    await eventually(async () => expect(await jobs.depth()).toMatchObject({ deliver: 0 }));
  });

  it('that fail are tried again after a while', async () => {
    const all = await start(nodes);
    const tries: number[] = [];
    for (const jobs of all)
      jobs.work(
        'deliver',
        async () => {
          tries.push(Date.now());
          if (tries.length === 1) throw new Error('not yet');
        },
        1,
      );
    await all[0].add('deliver', null);
    await eventually(() => expect(tries).toHaveLength(2));
    expect(tries[1] - tries[0]).toBeGreaterThanOrEqual(1900);
  });

  it('answer the node that asked, also with a failure; as many at once as a node can do', async () => {
    const all = await start(nodes);
    let running = 0;
    let most = 0;
    for (const jobs of all)
      jobs.work(
        'think',
        async (data) => {
          most = Math.max(most, ++running);
          await pause(30);
          running--;
          if (data === 3) throw new Error('no idea');
          return { twice: 2 * (data as number) };
        },
        2,
      );
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => all[i % nodes].ask('think', i)),
    );
    for (const [i, answer] of answers.entries())
      if (i === 3) expect(String((answer as PromiseRejectedResult).reason)).toMatch('no idea');
      else expect(answer).toMatchObject({ value: { twice: 2 * i } });
    expect(most).toBeLessThanOrEqual(2 * nodes);
    expect(most).toBeGreaterThan(1);
  });

  it('are repeated by one of the nodes', async () => {
    const all = await start(nodes);
    const done: number[] = [];
    for (const jobs of all) {
      jobs.work('wake', async () => void done.push(Date.now()), 1);
      await jobs.every('wake', 300, {});
    }
    await pause(1600);
    expect(done.length).toBeGreaterThanOrEqual(3);
    expect(done.length).toBeLessThanOrEqual(7);
  });
});

it.skipIf(missing !== null)(
  'what a node leaves undone as it closes is done by another',
  async () => {
    const [closing, other] = await start(2);
    let left = 0;
    const leave = async (): Promise<never> => {
      left++;
      throw new Closing();
    };
    closing.work('think', leave, 1);
    other.work('think', async () => 'done', 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => other.ask('think', null)));
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(left).toBeGreaterThan(0);
  },
);

it.skipIf(missing !== null)(
  'what another node does not know is done by the node that asked',
  async () => {
    const [asking, other] = await start(2);
    let failed = 0;
    asking.work('think', async () => 'here', 1);
    other.work(
      'think',
      async () => {
        failed++;
        throw new NotKnownHere('unknown there');
      },
      1,
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => asking.ask('think', null)));
    expect(new Set(answers)).toEqual(new Set(['here']));
    expect(failed).toBeGreaterThan(0);
  },
);

it.skipIf(missing !== null)(
  'what a node has done and could no longer report is done by the node that asked',
  async () => {
    const [asking, dying] = await start(2);
    const [{ bus: known }, { bus }] = open;
    // Counting people makes the nodes known to one another at once.
    known.seen('ann');
    await known.online();
    const told = vi.spyOn(bus, 'publish').mockReturnValue(undefined);
    dying.work('think', async () => 'there', 1);
    const answer = asking.ask('think', null);
    await eventually(() => expect(told).toHaveBeenCalled());
    asking.work('think', async () => 'here', 1);
    await bus.close();
    expect(await answer).toBe('here');
  },
);

describe.skipIf(missing !== null)('without Redis for a while', () => {
  it('what is repeated goes on, though Redis has forgotten it', async () => {
    const [jobs] = await start(2);
    let done = 0;
    jobs.work('wake', async () => void done++, 1);
    await jobs.every('wake', 200, {});
    await eventually(() => expect(done).toBeGreaterThan(1));
    await redis!.stop('SIGKILL');
    await eventually(() => expect(open[0].bus.isUp).toBe(false));
    await redis!.again();
    const before = done;
    await eventually(() => expect(done).toBeGreaterThan(before + 2));
  });

  it('people are answered by their own node', async () => {
    const [one, two] = await start(2);
    one.work('think', async () => 'here', 1);
    two.work('think', async () => 'there', 1);
    await redis!.stop('SIGKILL');
    await eventually(() => expect(open[0].bus.isUp).toBe(false));
    expect(await one.ask('think', null)).toBe('here');
    await expect(one.add('deliver', null)).rejects.toThrow('out of reach');
    await redis!.again();
    await eventually(() => expect(open[0].bus.isUp).toBe(true));
    expect(['here', 'there']).toContain(await one.ask('think', null));
  });
});
