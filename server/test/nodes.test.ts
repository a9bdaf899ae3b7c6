import { FastChance } from '@tablewright/engine';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { takeOver } from '../src/storage/matches.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually, newMatch, playOn } from './kit/matches.ts';
import { eachStore, type Ground, SQLITE } from './kit/stores.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();

// What any node of a server can do with a match, wherever it is at home: over PostgreSQL the second of two asks.
eachStore('a match at home at another node', (store) => {
  let home: TestServer;
  let other: TestServer;
  let ground: Ground;
  afterEach(async () => {
    if (other !== home) await other.close();
    await home.close();
    await ground.clear();
  });

  async function open(): Promise<void> {
    ground = await store.fresh();
    home = await TestServer.open({}, ground.settings, SQLITE);
    other = store.isPostgres ? await TestServer.open({}, ground.settings, SQLITE) : home;
  }

  const away = (visitor: Visitor): Visitor => visitor.again(other.port);
  const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get('/api/me')).body.id;

  it('is closed, and nobody has won', async () => {
    await open();
    const { match, people } = await newMatch(home, 2);
    const near = await people[0].play(match);
    const far = await away(people[1]).play(match);
    await other.server.services.matches.closeMatch(match);
    await Promise.all([near, far].map((client) => client.until(() => client.over)));
    const { position } = (await away(people[0]).play(match)).snapshot;
    expect(position.ending).toMatchObject({ by: 'agreement', result: null });
    await expect(other.server.services.matches.closeMatch('1'.repeat(22))).rejects.toThrow(
      'no such',
    );
  });

  it('is conceded and renamed for somebody', async () => {
    await open();
    const { match, people } = await newMatch(home, 3);
    const guest = await idOf(people[1]);
    const near = await people[0].play(match);
    const { matches } = other.server.services;
    await matches.rename(guest, 'Somebody Else', false);
    await near.until(() => near.snapshot.info.seats[1].name === 'Somebody Else');
    await matches.concede(guest);
    await near.until(() => near.snapshot.info.seats[1].conceded === true);
    const { body } = await away(people[0]).get(`/api/matches/${match}`);
    expect(body.players[1]).toBe('Somebody Else');
  });

  it('passes to another guest with its seat', async () => {
    await open();
    const { match, people } = await newMatch(home, 2);
    const before = await idOf(people[1]);
    const heir = await home.guest();
    const after = await idOf(heir);
    const lines = [await away(people[1]).play(match), await away(heir).play(match)];
    expect(lines.map(({ seat }) => seat)).toEqual([1, -1]);
    const db = await openDatabase({
      dataDir: home.folder,
      databaseUrl: ground.settings.databaseUrl,
    });
    await db
      .updateTable('matchSeats')
      .set({ guest: after })
      .where('match', '=', match)
      .where('guest', '=', before)
      .execute();
    await db.destroy();
    await other.server.services.matches.refreshSeats(before, after);
    expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([1012, 1012]);
    expect((await away(people[1]).play(match)).seat).toBe(-1);
    const heirs = await away(heir).play(match);
    expect(heirs.seat).toBe(1);
    await playOn([await people[0].play(match), heirs], new FastChance(1), 6);
  });

  it('is asked one thing by somebody without a line', async () => {
    await open();
    const { match, people } = await newMatch(home, 2);
    const client = await people[0].play(match);
    const { matches } = other.server.services;
    const guest = { id: await idOf(people[1]), name: '', address: people[1].address };
    expect(await matches.ask(match, guest, { t: 'chat', text: 'by the way' })).toMatchObject({
      ok: true,
    });
    await client.until(() => client.received.some((text) => text.includes('by the way')));
    const wrong = { t: 'answer', seat: 0, n: 0, epoch: 0, key: 'x' } as const;
    expect(await matches.ask(match, guest, wrong)).toMatchObject({
      error: { code: 'not-your-seat' },
    });
    await expect(matches.ask('1'.repeat(22), guest, wrong)).rejects.toThrow('no such match');
  });

  it('that was taken over is written to by nobody who had it before', async () => {
    await open();
    const { match, people } = await newMatch(home, 2);
    const clients = [await people[0].play(match), await away(people[1]).play(match)];
    await playOn(clients, new FastChance(2), 4);
    const db = await openDatabase({
      dataDir: home.folder,
      databaseUrl: ground.settings.databaseUrl,
    });
    await takeOver(db, match);
    await db.destroy();
    const asked = clients.find(({ isAsked }) => isAsked)!;
    const reply = await asked.answer(asked.offered[0]);
    // Over the relay it is sent again to the next home; a direct client has to try again.
    if (!reply.ok) expect(reply.error.code).toBe('unavailable');
    // Both are served anew, from what is stored.
    const isAnew = (text: string): boolean => text.startsWith('{"t":"snapshot"');
    for (const client of clients)
      await client.until(() => client.received.filter(isAnew).length === 2);
    const n = reply.ok ? 5 : 4;
    await Promise.all(clients.map((client) => client.until(() => client.n === n)));
    await playOn(clients, new FastChance(3), 10);
  });
});

eachStore('the end of a match', (store) => {
  let testServer: TestServer;
  afterEach(() => testServer.close());

  it('is noted after all where the server was killed before it could be', async () => {
    testServer = await TestServer.open({}, {}, store);
    const { match, people } = await newMatch(testServer, 2);
    const clients = await Promise.all(people.map((person) => person.play(match)));
    await playOn(clients, new FastChance(5));
    const results = async (): Promise<number> => {
      const db = await openDatabase(testServer.place);
      const rows = await db.selectFrom('results').selectAll().where('match', '=', match).execute();
      await db.destroy();
      return rows.length;
    };
    await eventually(async () => expect(await results()).toBe(2));
    await testServer.server.close();
    const db = await openDatabase(testServer.place);
    await db.deleteFrom('results').where('match', '=', match).execute();
    await db.updateTable('matches').set({ over: 0, due: 0 }).where('id', '=', match).execute();
    await db.destroy();
    await testServer.restart();
    await eventually(async () => expect(await results()).toBe(2));
    expect((await people[0].again(testServer.port).get(`/api/matches/${match}`)).body.over).toBe(
      true,
    );
  });
});
