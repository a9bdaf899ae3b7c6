import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { Cluster } from './kit/cluster.ts';
import type { MatchClient } from './kit/match-client.ts';
import { eventually, playOn, startMatch } from './kit/matches.ts';
import { missing } from './kit/services.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

describe.skipIf(missing !== null)('two nodes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open(2);
  }, 60_000);
  afterAll(() => cluster.close());

  /** The same person at the other node. */
  const across = (person: Visitor): Visitor => person.again(cluster.ports[1]);

  /** Two people in a match, each at another node, the first where the match is at home. */
  async function apart(): Promise<{ match: string; people: Visitor[]; clients: MatchClient[] }> {
    const people = [await cluster.guest(0), await cluster.guest(1)];
    const here = [people[0], people[1].again(cluster.ports[0])];
    const { match } = await startMatch(here);
    const clients = await Promise.all(people.map((person) => person.play(match)));
    return { match, people, clients };
  }

  it('play one match from both of them to its end', async () => {
    const { match, people, clients } = await apart();
    expect(clients.map(({ seat }) => seat)).toEqual([0, 1]);
    const watcher = await (await cluster.guest(1)).play(match);
    expect(watcher.seat).toBe(-1);
    await playOn(clients, new FastChance(1));
    await watcher.until(() => watcher.over);
    for (const [i, client] of clients.entries()) {
      const again = await across(people[1 - i].again()).play(match);
      expect(again.n).toBe(client.n);
      const fresh = await people[i].again(cluster.ports[1 - i]).play(match);
      expect(fresh.state).toEqual(client.state);
    }
    for (const person of people) {
      const journal = await person.get(`/api/matches/${match}/journal`);
      expect(journal.status).toBe(200);
      const card = await person.get(`/api/matches/${match}`);
      expect(card.body).toMatchObject({ over: true, waitingFor: [] });
    }
  });

  it('show who is there, carry chat, and take back with consent', async () => {
    const { clients } = await apart();
    const [near, far] = clients;
    await near.until(() => near.snapshot.info.seats.every(({ online }) => online));
    await far.until(() => far.snapshot.info.seats.every(({ online }) => online));
    expect((await far.ask({ t: 'chat', text: 'Hello from there' })).ok).toBe(true);
    await near.until(() => near.received.some((text) => text.includes('Hello from there')));
    expect((await near.ask({ t: 'chat', text: 'Hello from here' })).ok).toBe(true);
    await far.until(() => far.received.some((text) => text.includes('Hello from here')));

    await playOn(clients, new FastChance(2), 8);
    const asker = clients.find((client) => client.n === 8)!;
    const { n } = asker;
    const proposed = await far.ask({ t: 'undo', seat: far.seat, n, epoch: 0 });
    expect(proposed.ok).toBe(true);
    if (far.epoch === 0) {
      await near.until(() => near.received.some((text) => text.startsWith('{"t":"proposal"')));
      const agreed = await near.ask({ t: 'consent', seat: near.seat, yes: true });
      expect(agreed).toMatchObject({ ok: true });
    }
    await Promise.all(clients.map((client) => client.until(() => client.epoch > 0)));
    expect(near.n).toBeLessThan(n);
    expect(far.n).toBe(near.n);

    far.close();
    await near.until(() => !near.snapshot.info.seats[1].online);
  });

  it('refuse over the relay as they do directly', async () => {
    const { match, clients } = await apart();
    const far = clients[1];
    expect(await far.sendRaw('nonsense')).toMatchObject({ id: -1, error: { code: 'malformed' } });
    const stolen = await far.ask({ t: 'answer', seat: 0, n: 0, epoch: 0, key: 'x' });
    expect(stolen).toMatchObject({ ok: false, error: { code: 'not-your-seat' } });
    const stranger = await cluster.guest(1);
    const watcher = await stranger.play(match);
    expect(await watcher.ask({ t: 'undo', seat: 0, n: 0, epoch: 0 })).toMatchObject({
      ok: false,
      error: { code: 'not-your-seat' },
    });
    const none = stranger.socket('/api/matches/1111111111111111111111/live');
    expect(await new Promise((resolve) => none.on('close', resolve))).toBe(4004);
  });

  it('list matches as they are now, no matter which node has them', async () => {
    const { match, people, clients } = await apart();
    await playOn(clients, new FastChance(3), 5);
    const asked = clients.findIndex(({ isAsked }) => isAsked);
    for (const port of cluster.ports)
      for (const [i, person] of people.entries()) {
        const { body } = await person.again(port).get('/api/home');
        expect(body.mine[0]).toMatchObject({ id: match, myTurn: i === asked });
        expect(body.online).toBeGreaterThanOrEqual(2);
      }
  });

  it('arrange a table from both of them', async () => {
    const [owner, friend] = [await cluster.guest(0), await cluster.guest(1)];
    const { body } = await owner.post('/api/tables', { game: 'roam', seats: 3 });
    const [near, far] = [await owner.watch(body.id), await friend.watch(body.id)];
    const { name } = (await friend.get('/api/me')).body;
    await eventually(() => expect(near.views.at(-1)!.guests).toEqual([name]));
    await eventually(() => expect(far.views.at(-1)!.seats[0]).toMatchObject({ here: true }));
    await friend.act(body.id, { do: 'sit', seat: 1 });
    await eventually(() =>
      expect(near.views.at(-1)!.seats[1]).toMatchObject({ kind: 'person', name, here: true }),
    );
    const seen = (await across(owner).get(`/api/tables/${body.id}`)).body;
    expect(seen.seats.slice(0, 2)).toMatchObject([{ here: true }, { here: true }]);

    await owner.act(body.id, { do: 'change', seats: 4 });
    const rivals = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => cluster.guest(i % 2)),
    );
    const answers = await Promise.all(
      rivals.map((rival) => rival.act(body.id, { do: 'sit', seat: 2 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    await owner.act(body.id, { do: 'bot', seat: 3, level: 'easy' });
    const sitting = rivals[answers.findIndex(({ status }) => status === 200)];
    for (const person of [owner, friend, sitting])
      await person.act(body.id, { do: 'ready', ready: true });
    const starts = await Promise.all([
      owner.act(body.id, { do: 'start' }),
      across(owner).act(body.id, { do: 'start' }),
    ]);
    expect(starts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await eventually(() => expect(far.views.at(-1)!.match).not.toBeNull());
    near.close();
    far.close();
  });

  it('let bots think at whichever node', async () => {
    const person = await cluster.guest(1);
    const { body } = await person.post('/api/play', { game: 'roam', seats: 3, level: 'easy' });
    const client = await across(person).again(cluster.ports[0]).play(body.match);
    await playOn([client], new FastChance(4), 30);
    const hint = await client.ask({ t: 'hint', seat: client.seat });
    if (client.isAsked) expect(hint).toMatchObject({ ok: true });
    client.close();
  });
});
