import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { takeOver } from '../src/storage/matches.ts';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import { eventually, newMatch } from './kit/matches.ts';
import { eachStore } from './kit/stores.ts';

useBundle();

const LONGEST = 500;
const KEPT = 200;
const PAGE = 4096;

eachStore('chat', (store) => {
  let testServer: TestServer;
  afterEach(() => testServer.close());

  // What else a live database writes depends on time.
  const LONG = { tags: ['long'] };
  it('costs the size of its lines to store, however much was said before', LONG, async () => {
    testServer = await TestServer.open({}, {}, store);
    const { match } = await newMatch(testServer, 2, { open: true });
    const spectator = await (await testServer.guest()).play(match);
    const say = async (lines: number): Promise<void> => {
      for (let i = 0; i < lines; i++)
        expect((await spectator.ask({ t: 'chat', text: someText() })).ok).toBe(true);
    };
    const { written, done } = store.isPostgres
      ? { written: sizeOf, done: () => undefined }
      : logOf();
    const size = await sizeOf();
    await say(KEPT);
    expect((await sizeOf()) - size).toBeLessThan(3 * KEPT * LONGEST);
    const before = await written();
    await say(KEPT / 4);
    // SQLite writes whole pages: those of the new line and of the one that it pushes out.
    const most = store.isPostgres ? 3 * LONGEST : 10 * PAGE;
    expect((await written()) - before).toBeLessThan((KEPT / 4) * most);
    done();
  });

  it('is stored by the home of its match alone', async () => {
    testServer = await TestServer.open({}, {}, store);
    const { match, people } = await newMatch(testServer, 2);
    const [ann, ben] = await Promise.all(people.map((person) => person.play(match)));
    await ann.ask({ t: 'chat', text: 'before' });
    await testServer.database((db) => takeOver(db, match));
    const late = await ann.ask({ t: 'chat', text: 'too late' });
    expect(late).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    // Both are served by the next home.
    await eventually(async () =>
      expect(await ben.ask({ t: 'chat', text: 'after' })).toMatchObject({ ok: true }),
    );
    const { snapshot } = await people[0].play(match);
    expect(snapshot.chat.map(({ id, text }) => [id, text])).toEqual([
      [1, 'before'],
      [2, 'after'],
    ]);
  });

  it('keeps whispers for those they are for, also after a restart and in reports', async () => {
    testServer = await TestServer.open({}, {}, store);
    const { match, people } = await newMatch(testServer, 3, { open: true, whispers: true });
    const [ann, , cyn] = await Promise.all(people.map((person) => person.play(match)));
    expect(cyn.snapshot.info.whispers).toBe(true);
    expect((await ann.ask({ t: 'whisper', text: 'psst', to: [1] })).ok).toBe(true);
    expect((await cyn.ask({ t: 'chat', text: 'what?' })).ok).toBe(true);
    await testServer.restart();
    const again = people.map((person) => person.again(testServer.port));
    const spectator = await (await testServer.guest()).play(match);
    const read = await Promise.all(
      again.map(async (person) => (await person.play(match)).snapshot.chat.map(({ text }) => text)),
    );
    expect(read).toEqual([['psst', 'what?'], ['psst', 'what?'], ['what?']]);
    expect(spectator.snapshot.chat.map(({ text }) => text)).toEqual(['what?']);
    const report = { about: ann.snapshot.info.seats[0].name, match, text: 'Rude.', line: 1 };
    expect((await again[2].post('/api/reports', report)).status).toBe(404);
    expect((await again[1].post('/api/reports', report)).status).toBe(204);
  });

  it('in a record of the version before is there, and stored once', async () => {
    testServer = await TestServer.open({}, {}, store);
    const { match, people } = await newMatch(testServer, 2);
    const client = await people[0].play(match);
    await client.ask({ t: 'chat', text: 'one' });
    await testServer.server.close();
    const old = { id: 2, at: 5, name: 'Ann', seat: 1, text: 'two' };
    const db = await openDatabase(testServer.place);
    const { record } = (await takeOver(db, match))!;
    const text = JSON.stringify({ ...record, chat: [{ ...old, id: 1, text: 'again' }, old] });
    await db.updateTable('matches').set({ record: text }).where('id', '=', match).execute();
    await db.destroy();
    for (let times = 0; times < 2; times++) {
      await testServer.restart();
      const { chat } = (await people[0].again(testServer.port).play(match)).snapshot;
      expect(chat.map((line) => line.text)).toEqual(['one', 'two']);
      expect(chat[1]).toEqual(old);
    }
  });

  /** Bytes that the database takes up. PostgreSQL leaves what was replaced where it is until it is cleared away. */
  async function sizeOf(): Promise<number> {
    const { rows } = await testServer.database((db) =>
      store.isPostgres
        ? sql<{ bytes: number }>`
            select sum(pg_total_relation_size(oid)) as bytes from pg_class
            where relkind = 'r' and relnamespace = 'public'::regnamespace
          `.execute(db)
        : sql<{ bytes: number }>`
            select page_count * page_size as bytes from pragma_page_count, pragma_page_size
          `.execute(db),
    );
    return Number(rows[0].bytes);
  }

  /** The bytes that SQLite writes: as long as somebody reads, its log is not started anew. */
  function logOf(): { written: () => Promise<number>; done: () => void } {
    const file = path.join(testServer.folder, 'tablewright.db');
    const reader = new DatabaseSync(file);
    reader.exec('begin; select count(*) from guests');
    return {
      written: async () => statSync(`${file}-wal`).size,
      done: () => reader.close(),
    };
  }
});

function someText(): string {
  return randomBytes(LONGEST / 2).toString('hex');
}
