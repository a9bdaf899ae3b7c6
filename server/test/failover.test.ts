import { FastChance } from '@tablewright/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { Cluster } from './kit/cluster.ts';
import { eventually, startMatch } from './kit/matches.ts';
import { checkStored, Player } from './kit/player.ts';
import { missing } from './kit/services.ts';

useBundle();

/** Players must be served again within this time, without opening the page anew. */
const SERVED_WITHIN = 5000;

/** About as long as all nodes are gone. */
const BANK = 2500;

describe.skipIf(missing !== null)('several nodes', { timeout: 60_000 }, () => {
  let cluster: Cluster;
  let players: Player[] = [];
  let playing: Promise<unknown> = Promise.resolve();
  afterEach(async () => {
    for (const player of players) player.stop();
    await playing;
    await cluster.close();
  });

  /** So many matches of two, each with one player at either node, who go on until they are stopped. */
  async function play(matches: number): Promise<string[]> {
    const started = await Promise.all(
      Array.from({ length: matches }, async (_, i) => {
        const people = await Promise.all([cluster.guest(i % 2), cluster.guest(i % 2)]);
        return { people, match: (await startMatch(people)).match };
      }),
    );
    players = started.flatMap(({ people, match }, i) =>
      people.map((person, seat) => {
        const chance = new FastChance(10 * i + seat);
        return new Player(person, match, () => cluster.ports, i + seat, chance);
      }),
    );
    playing = Promise.all(players.map((player) => player.play()));
    await everybodyMoves();
    return started.map(({ match }) => match);
  }

  /** Everybody whose match is not over gets a move acknowledged from now on, and has the whole picture. */
  async function everybodyMoves(): Promise<void> {
    const before = players.map(({ acknowledged }) => acknowledged.length);
    await eventually(() => {
      for (const [i, { acknowledged, isOver }] of players.entries())
        expect(isOver || acknowledged.length > before[i]).toBe(true);
    });
  }

  async function stopAndCheck(matches: readonly string[]): Promise<void> {
    for (const player of players) player.stop();
    await playing;
    for (const [i, match] of matches.entries()) {
      const two = players.slice(2 * i, 2 * i + 2);
      // What was said last may still be on its way.
      const watcher = await (await cluster.guest()).play(match);
      await eventually(async () => {
        const stored = checkStored(await cluster.lines(match), two);
        expect(stored).toBeGreaterThan(4);
        expect(watcher.n).toBe(stored);
      });
      watcher.close();
    }
  }

  it('serve the players of one that was killed within five seconds', async () => {
    cluster = await Cluster.open(2);
    const matches = await play(6);
    const killed = performance.now();
    await cluster.end(cluster.nodes[0], 'SIGKILL');
    await everybodyMoves();
    const waits = players.filter(({ isOver }) => !isOver).map(({ servedAt }) => servedAt - killed);
    console.log(`after a kill players were served within ${Math.max(...waits).toFixed(0)} ms`);
    expect(Math.max(...waits)).toBeLessThan(SERVED_WITHIN);
    await stopAndCheck(matches);
  });

  it('are restarted one after the other without a broken match', async () => {
    cluster = await Cluster.open(2);
    const matches = await play(4);
    for (const node of cluster.nodes.slice()) {
      await cluster.add();
      const stopped = performance.now();
      await cluster.end(node, 'SIGTERM');
      expect(await node.exited).toBe(0);
      await everybodyMoves();
      const waits = players.map(({ servedAt }) => servedAt - stopped);
      expect(Math.max(...waits)).toBeLessThan(SERVED_WITHIN);
    }
    await stopAndCheck(matches);
  });

  it('do not write over one another where one stood still for too long', async () => {
    cluster = await Cluster.open(2);
    const matches = await play(4);
    const [sleeper] = cluster.nodes.splice(0, 1);
    sleeper.signal('SIGSTOP');
    // Those who are connected to it do not know that it sleeps; the others are served by the other node.
    const asleep = performance.now();
    await eventually(() => expect(players.some(({ servedAt }) => servedAt > asleep)).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 500));
    sleeper.signal('SIGCONT');
    cluster.nodes.push(sleeper);
    await everybodyMoves();
    await stopAndCheck(matches);
  });

  it('go on when Redis was away, and forgot everything', async () => {
    cluster = await Cluster.open(2);
    const matches = await play(4);
    await cluster.redis.stop('SIGKILL');
    await eventually(() => {
      for (const node of cluster.nodes) expect(node.said()).toMatch('Redis is out of reach');
    });
    await cluster.redis.again();
    await everybodyMoves();
    await stopAndCheck(matches);
  });

  it('can be stopped while Redis is away, and say at the start that it is', async () => {
    cluster = await Cluster.open(1);
    const [node] = cluster.nodes;
    await cluster.redis.stop('SIGKILL');
    await eventually(() => expect(node.said()).toMatch('Redis is out of reach'));
    await cluster.end(node, 'SIGTERM');
    expect(await node.exited).toBe(0);
    await expect(cluster.add()).rejects.toThrow(/ended with 1: REDIS_URL leads to no Redis/);
  });

  it('go on when PostgreSQL was away', async () => {
    cluster = await Cluster.open(2, { ownPostgres: true });
    const matches = await play(4);
    await cluster.postgres!.stop('SIGINT');
    await eventually(() => expect(players.some(({ notStored }) => notStored > 0)).toBe(true));
    await cluster.postgres!.again();
    await everybodyMoves();
    await stopAndCheck(matches);
  });

  it('let a clock run out that nobody looks at, also after all of them were gone', async () => {
    cluster = await Cluster.open(2);
    const clock = { kind: 'live', bank: BANK, increment: 0, out: 'lose' } as const;
    const people = [await cluster.guest(0), await cluster.guest(1)];
    const here = people.map((person) => person.again(cluster.ports[0]));
    const { match } = await startMatch(here, { clock });
    const started = Date.now();
    for (const node of cluster.nodes.slice()) await cluster.end(node, 'SIGKILL');
    await cluster.add();
    const ready = Date.now();
    let changed = 0;
    await eventually(async () => {
      const { body } = await people[0].again(cluster.ports[0]).get(`/api/matches/${match}`);
      expect(body.over).toBe(true);
      changed = body.changed;
    });
    expect(changed - started).toBeGreaterThan(BANK - 500);
    expect(changed - Math.max(started + BANK, ready)).toBeLessThan(8000);
  });
});
