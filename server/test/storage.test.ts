import fs, { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Papers } from '@tablewright/room';
import { cookieSecret } from '../src/secret.ts';
import {
  connect,
  type Database,
  isPostgres,
  openDatabase,
  type Place,
} from '../src/storage/database.ts';
import { FenceError, Journals, PositionError } from '../src/storage/journals.ts';
import { migrations } from '../src/storage/migrations.ts';
import { readPapers, savePapers } from '../src/storage/papers.ts';
import { readSave } from '../src/storage/saves.ts';
import { isPassing, isStorageTrouble } from '../src/storage/trouble.ts';
import { temporaryFolder } from './kit/test-server.ts';
import { missing, newDatabaseIn, type Service, startPostgres } from './kit/services.ts';
import { eachStore, type Ground, SQLITE, type Store } from './kit/stores.ts';

let folder: string;
let ground: Ground;
let db: Database;
let journals: Journals;

function place(): Place {
  return { dataDir: folder, databaseUrl: ground.settings.databaseUrl };
}

/** A database with three matches for every test. */
function useMatches(store: Store): void {
  beforeEach(async () => {
    folder = temporaryFolder();
    ground = await store.fresh();
    db = await openDatabase(place());
    journals = new Journals(db);
    for (const id of ['a', 'b', 'c']) await addMatch(id);
  });
  afterEach(async () => {
    await db.destroy();
    await ground.clear();
    rmSync(folder, { recursive: true });
  });
}

async function addMatch(id: string, into = db): Promise<void> {
  const row = { id, game: 'roam', open: 0, started: 0, changed: 0, over: 0 };
  await into
    .insertInto('matches')
    .values({ ...row, record: '{}', card: '{}', due: null, fence: 0, rated: 0 })
    .execute();
}

async function dueOf(match: string): Promise<number | null> {
  const { due } = await db
    .selectFrom('matches')
    .select('due')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  return due;
}

function append(match: string, expected: number, ...lines: string[]): Promise<void> {
  return journals.append({ home: { id: match, fence: 0 }, expected, lines });
}

eachStore('journals', (store) => {
  useMatches(store);

  it('grow line by line at the expected position', async () => {
    await append('a', 0, 'one', 'two');
    await append('a', 2, 'three');
    expect(await journals.lines('a')).toEqual(['one', 'two', 'three']);
    expect(await journals.lines('b')).toEqual([]);
  });

  it('are read back from their end or from a position, in portions', async () => {
    await append('a', 0, 'one', 'two', 'three', 'four');
    await append('b', 0, 'other');
    expect(await journals.linesBefore('a', 3)).toEqual({
      from: 1,
      lines: ['two', 'three', 'four'],
    });
    expect(await journals.linesBefore('a', 9)).toEqual({
      from: 0,
      lines: ['one', 'two', 'three', 'four'],
    });
    expect(await journals.linesBefore('a', 2, 3)).toEqual({ from: 1, lines: ['two', 'three'] });
    expect(await journals.linesBefore('c', 2)).toEqual({ from: 0, lines: [] });
  });

  it('refuse a line that is not the next, and stay as they are', async () => {
    await append('a', 0, 'one');
    for (const position of [0, 2, 7])
      await expect(append('a', position, 'wrong')).rejects.toThrow(PositionError);
    expect(await journals.lines('a')).toEqual(['one']);
  });

  it('refuse a node that is no longer the home of the match', async () => {
    await append('a', 0, 'one');
    await db.updateTable('matches').set({ fence: 1 }).where('id', '=', 'a').execute();
    await expect(append('a', 1, 'two')).rejects.toThrow(FenceError);
    await journals.append({ home: { id: 'a', fence: 1 }, expected: 1, lines: ['two'] });
    expect(await journals.lines('a')).toEqual(['one', 'two']);
  });

  it('store what changes with a line together with it, or nothing of it', async () => {
    const home = { id: 'a', fence: 0 };
    const lines = ['a line'];
    await journals.append({ home, expected: 0, lines, record: '{"is":"new"}', changed: 7 });
    const wrong = { home, expected: 0, lines, record: '{"is":"wrong"}', changed: 8 };
    await expect(journals.append(wrong)).rejects.toThrow(PositionError);
    const row = await db
      .selectFrom('matches')
      .select(['record', 'changed', 'due'])
      .where('id', '=', 'a')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ record: '{"is":"new"}', changed: 7, due: 0 });
  });

  it('store papers together with a line, or nothing of them', async () => {
    const home = { id: 'a', fence: 0 };
    const lines = ['a line'];
    await journals.append({ home, expected: 0, lines, papers: { sealed: '[1]', offers: '[2]' } });
    expect(await readPapers(db, 'a')).toEqual({ sealed: '[1]', offers: '[2]' });
    expect(await dueOf('a')).toBe(0);
    const wrong = { home, expected: 0, lines, papers: { sealed: '[3]' } };
    await expect(journals.append(wrong)).rejects.toThrow(PositionError);
    await journals.append({ home, expected: 1, lines, papers: { sealed: null, offers: '[4]' } });
    expect(await readPapers(db, 'a')).toEqual({ offers: '[4]' });
    expect(await readPapers(db, 'b')).toEqual({});
  });

  it('keep the state that lines lead to together with them, or not at all', async () => {
    const home = { id: 'a', fence: 0 };
    const lines = ['a line'];
    const kept = (length: number): { length: number; save: string } => ({
      length,
      save: JSON.stringify({ length }),
    });
    await journals.append({ home, expected: 0, lines, kept: kept(1) });
    expect(await readSave(db, 'a')).toEqual({ length: 1, save: { length: 1 } });
    await expect(journals.append({ home, expected: 0, lines, kept: kept(9) })).rejects.toThrow(
      PositionError,
    );
    expect(await readSave(db, 'a')).toEqual({ length: 1, save: { length: 1 } });
    await journals.append({ home, expected: 1, lines, kept: kept(2) });
    expect(await readSave(db, 'a')).toEqual({ length: 2, save: { length: 2 } });
    expect(await readSave(db, 'b')).toBeNull();
  });

  it('store papers without a line for the home of the match alone', async () => {
    const save = (fence: number, papers: Papers): Promise<void> =>
      journals.write((transaction) => savePapers(transaction, { id: 'a', fence }, papers));
    await save(0, { 'orders:0': '[]', offers: '[]' });
    expect(await dueOf('a')).toBe(0);
    await save(0, { offers: null });
    await expect(save(1, { 'orders:0': null })).rejects.toThrow(FenceError);
    expect(await readPapers(db, 'a')).toEqual({ 'orders:0': '[]' });
  });

  it('write what comes at the same time in one transaction, and only what is in order', async () => {
    const { commits } = journals;
    const results = await Promise.allSettled([
      append('a', 0, 'a1'),
      append('b', 0, 'b1'),
      append('a', 0, 'late'),
      append('a', 1, 'a2'),
      append('c', 5, 'wrong'),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(journals.commits - commits).toBe(1);
    expect(await journals.lines('a')).toEqual(['a1', 'a2']);
    expect(await journals.lines('b')).toEqual(['b1']);
    expect(await journals.lines('c')).toEqual([]);
  });

  it('let those who come at about the same time go on together, and the next ones after them', async () => {
    const first = journals.gather();
    expect(journals.gather()).toBe(first);
    await first;
    const next = journals.gather();
    expect(next).not.toBe(first);
    const { commits } = journals;
    const write = async (match: string): Promise<void> => {
      await journals.gather();
      await append(match, 0, 'one');
    };
    await Promise.all(['a', 'b', 'c'].map(write));
    expect(journals.commits - commits).toBe(1);
  });

  it('keep a write that can never succeed from spoiling the others', async () => {
    const results = await Promise.allSettled([
      append('a', 0, 'a1'),
      append('nobody', 0, 'there is no such match'),
      append('b', 0, 'b1'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are there for the next node that opens them, and in another process', async () => {
    await append('a', 0, 'one');
    const other = await openDatabase(place());
    expect(await new Journals(other).lines('a')).toEqual(['one']);
    await other.destroy();
    await db.destroy();
    db = await openDatabase(place());
    expect(await new Journals(db).lines('a')).toEqual(['one']);
  });

  it('take a line at a position from one of those who have it for the next', async () => {
    const others = await Promise.all([openDatabase(place()), openDatabase(place())]);
    const all = [journals, ...others.map((other) => new Journals(other))];
    for (let position = 0; position < 20; position++) {
      const results = await Promise.allSettled(
        all.map((each, i) =>
          each.append({
            home: { id: 'a', fence: 0 },
            expected: position,
            lines: [`${i} at ${position}`],
          }),
        ),
      );
      const reasons = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as Error] : [],
      );
      expect(reasons.length).toBe(all.length - 1);
      for (const reason of reasons) expect(reason).toBeInstanceOf(PositionError);
    }
    expect((await journals.lines('a')).length).toBe(20);
    for (const other of others) await other.destroy();
  });

  it('keep large numbers as numbers', async () => {
    const changed = Date.UTC(2026, 10, 15);
    await db.updateTable('matches').set({ changed }).execute();
    const row = await db
      .selectFrom('matches')
      .select((from) => [
        from.fn.max('changed').as('max'),
        from.fn.sum('changed').as('sum'),
        from.fn.countAll().as('count'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ max: changed, sum: 3 * changed, count: 3 });
  });
});

/** These wait for a time instead of a sign. */
const LONG = { tags: ['long'] };

describe('journals in SQLite', () => {
  useMatches(SQLITE);

  it('lose nothing when the disk is full, and go on when it is not any more', async () => {
    await append('a', 0, 'before');
    await limitPages(0);
    const big = 'x'.repeat(100_000);
    const refused = await Promise.allSettled([append('a', 1, big), append('b', 0, big)]);
    for (const result of refused) {
      expect(result.status).toBe('rejected');
      expect(String((result as PromiseRejectedResult).reason)).toMatch(/full/);
    }
    expect(await journals.lines('a')).toEqual(['before']);
    await limitPages(1_000_000);
    await append('a', 1, big);
    expect(await journals.lines('a')).toEqual(['before', big]);
  });

  it('are written after all when the disk has room again in time', LONG, async () => {
    await limitPages(0);
    const writing = append('a', 0, 'x'.repeat(100_000));
    // oxlint-disable-next-line tablewright/steady-tests -- a long test
    await new Promise((resolve) => setTimeout(resolve, 60));
    await limitPages(1_000_000);
    await writing;
    expect((await journals.lines('a')).length).toBe(1);
  });

  it('are on the disk when the write is done', async () => {
    let reachDisk = (): void => {};
    const syncing = vi.spyOn(fs, 'fdatasync').mockImplementation((_file, done) => {
      reachDisk = () => done(null);
    });
    let written = 0;
    try {
      const writes = [
        () => append('a', 0, 'a line'),
        () => db.updateTable('matches').set({ changed: 1 }).execute(),
        () => db.transaction().execute((inside) => addMatch('d', inside)),
      ];
      for (const [i, write] of writes.entries()) {
        const writing = write().then(() => written++);
        await expect.poll(() => syncing.mock.calls.length).toBe(i + 1);
        // A write that does not wait for the disk would be done by now.
        for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
        expect(written).toBe(i);
        reachDisk();
        await writing;
      }
      await journals.lines('a');
      expect(syncing).toHaveBeenCalledTimes(writes.length);
    } finally {
      syncing.mockRestore();
    }
  });

  it('are moved out of the log, so that it does not grow for ever', async () => {
    const syncing = vi.spyOn(fs, 'fdatasync').mockImplementation((_file, done) => done(null));
    const log = path.join(folder, 'tablewright.db-wal');
    const line = 'x'.repeat(1_000_000);
    let longest = 0;
    for (let position = 0; position < 40; position++) {
      await append('a', position, line);
      longest = Math.max(longest, statSync(log).size);
    }
    syncing.mockRestore();
    expect(longest).toBeLessThan(20_000_000);
    expect((await journals.lines('a')).length).toBe(40);
    await db.destroy();
    db = await openDatabase(place());
    expect((await new Journals(db).lines('a')).length).toBe(40);
  });

  // SQLite's own way to run out of space.
  async function limitPages(pages: number): Promise<void> {
    await sql.raw(`PRAGMA max_page_count = ${pages === 0 ? 1 : pages}`).execute(db);
  }
});

describe.skipIf(missing !== null)('PostgreSQL', LONG, () => {
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  // A test that failed may have left it down.
  afterEach(() => postgres.again());
  afterAll(() => postgres.end());

  async function somewhere(): Promise<Place> {
    return { dataDir: 'nowhere', databaseUrl: await newDatabaseIn(postgres) };
  }

  it('is made ready by several nodes that start at once', async () => {
    const where = await somewhere();
    const nodes = await Promise.all(Array.from({ length: 5 }, () => openDatabase(where)));
    for (const node of nodes) {
      expect(isPostgres(node)).toBe(true);
      expect(await node.selectFrom('matches').selectAll().execute()).toEqual([]);
      await node.destroy();
    }
  });

  it('is waited for while it starts, and may be stopped, killed and started under a server', async () => {
    const where = await somewhere();
    await postgres.stop();
    const opening = openDatabase(where);
    // oxlint-disable-next-line tablewright/steady-tests -- a long test
    await new Promise((resolve) => setTimeout(resolve, 300));
    await postgres.again();
    const database = await opening;
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await database.selectFrom('matches').selectAll().execute();
      const transaction = database.transaction().execute(async (inside) => {
        await inside.selectFrom('matches').selectAll().execute();
        await postgres.stop(signal);
        await inside.selectFrom('matches').selectAll().execute();
      });
      const cut = await transaction.catch((error: unknown) => error);
      const down = await database
        .selectFrom('matches')
        .selectAll()
        .execute()
        .catch((error: unknown) => error);
      for (const error of [cut, down]) {
        expect(error).toBeInstanceOf(Error);
        expect([String(error), isPassing(error)]).toEqual([String(error), true]);
        expect(isStorageTrouble(error)).toBe(true);
      }
      await postgres.again();
      expect(await database.selectFrom('matches').selectAll().execute()).toEqual([]);
    }
    await database.destroy();
  });

  it('that is not to be had is named at once', async () => {
    const { databaseUrl } = await somewhere();
    const nowhere = new URL('/nowhere', databaseUrl!).href;
    const error = await openDatabase({ dataDir: '', databaseUrl: nowhere }).catch(
      (caught: unknown) => caught,
    );
    expect(isPassing(error)).toBe(false);
    expect(String((error as Error).cause)).toMatch(/"nowhere" does not exist/);
  });

  it('gives way in a deadlock, and tells it as a conflict that passes', async () => {
    const database = await openDatabase(await somewhere());
    for (const id of ['a', 'b'])
      await database.insertInto('guests').values({ id, name: id, created: 0 }).execute();
    let locked = 0;
    let goOn!: () => void;
    const bothLocked = new Promise<void>((resolve) => (goOn = resolve));
    const cross = (first: string, second: string): Promise<void> =>
      database.transaction().execute(async (inside) => {
        const rename = (id: string) =>
          inside.updateTable('guests').set({ name: 'x' }).where('id', '=', id).execute();
        await rename(first);
        if (++locked === 2) goOn();
        await bothLocked;
        await rename(second);
      });
    const results = await Promise.allSettled([cross('a', 'b'), cross('b', 'a')]);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused.map(isPassing)).toEqual([true]);
    await database.destroy();
  });
});

describe('a server of the first version', () => {
  it('is brought up to date with all that is in it', async () => {
    folder = temporaryFolder();
    const old = connect({ dataDir: folder, databaseUrl: null });
    const migrator = new Migrator({ db: old, provider: migrations });
    expect((await migrator.migrateTo('001-tables-and-matches')).error).toBeUndefined();
    const match = { id: 'a', game: 'roam', open: 0, started: 5, changed: 6, over: 1, due: null };
    await sql`insert into guests values ('ada', 'Ada', 1)`.execute(old);
    await sql`insert into sessions values ('hash', 'ada', 2)`.execute(old);
    const chat = [
      { id: 4, at: 1, name: 'Ada', seat: null, text: 'one', by: 'ada' },
      { id: 5, at: 2, name: 'Ben', seat: 0, text: 'two' },
      { id: 6, at: 3, name: 'Ada', seat: null, text: 'three', by: 'ada' },
    ];
    await old
      .insertInto('matches')
      .values({ ...match, record: JSON.stringify({ chat }), card: '{}' } as never)
      .execute();
    await old.insertInto('journal').values({ match: 'a', position: 0, line: 'one' }).execute();
    // In the meantime Ada has got an account.
    expect((await migrator.migrateTo('003-remarks-of-spectators')).error).toBeUndefined();
    await sql`insert into guests values ('account', 'Ada', 1)`.execute(old);
    await sql`update remarks set guest = 'account'`.execute(old);
    await old.destroy();

    const today = await openDatabase({ dataDir: folder, databaseUrl: null });
    expect(await new Journals(today).lines('a')).toEqual(['one']);
    expect(await today.selectFrom('matches').selectAll().execute()).toMatchObject([
      { ...match, record: '{"chat":[]}', fence: 0, rated: 0 },
    ]);
    expect(await today.selectFrom('sessions').selectAll().execute()).toMatchObject([
      { tokenHash: 'hash', guest: 'ada', seen: 2, device: '' },
    ]);
    expect(await today.selectFrom('chat').selectAll().orderBy('id').execute()).toEqual(
      chat.map(({ by, ...line }) => {
        const guest = by ? 'account' : null;
        return { match: 'a', ...line, guest, receivers: '' };
      }),
    );
    expect(await today.selectFrom('remarks').selectAll().execute()).toEqual([]);
    await today.destroy();
    rmSync(folder, { recursive: true });
  });
});

describe('the data folder', () => {
  useMatches(SQLITE);

  it('keeps the secret of the cookies to its owner', () => {
    const secret = cookieSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(cookieSecret(folder)).toBe(secret);
    expect(statSync(path.join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
    writeFileSync(path.join(folder, 'cookie-secret'), 'short');
    expect(() => cookieSecret(folder)).toThrow(/damaged/);
  });

  it('that cannot be one is refused', async () => {
    const broken = path.join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(path.join(broken, 'tablewright.db'), 'This is no database at all. '.repeat(50));
    await expect(openDatabase({ dataDir: broken, databaseUrl: null })).rejects.toThrow();
  });
});
