import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieSecret } from '../src/secret.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { Journals, PositionError } from '../src/storage/journals.ts';
import { temporaryFolder } from './kit/house.ts';

let folder: string;
let db: Database;
let journals: Journals;

beforeEach(async () => {
  folder = temporaryFolder();
  db = await openDatabase(folder);
  journals = new Journals(db);
  for (const id of ['a', 'b', 'c']) await addMatch(id);
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function addMatch(id: string): Promise<void> {
  const row = {
    id,
    game: 'roam',
    open: 0,
    started: 0,
    changed: 0,
    over: 0,
    record: '{}',
    card: '{}',
  };
  await db
    .insertInto('matches')
    .values({ ...row, due: null })
    .execute();
}

const nothing = async (): Promise<void> => undefined;

function append(match: string, expected: number, ...lines: string[]): Promise<void> {
  return journals.append(match, expected, lines, nothing);
}

describe('journals', () => {
  it('grow line by line at the expected position', async () => {
    await append('a', 0, 'one', 'two');
    await append('a', 2, 'three');
    expect(await journals.lines('a')).toEqual(['one', 'two', 'three']);
    expect(await journals.lines('b')).toEqual([]);
  });

  it('refuse a line that is not the next, and stay as they are', async () => {
    await append('a', 0, 'one');
    for (const position of [0, 2, 7])
      await expect(append('a', position, 'wrong')).rejects.toThrow(PositionError);
    expect(await journals.lines('a')).toEqual(['one']);
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

  it('keep a write that can never succeed from spoiling the others', async () => {
    const results = await Promise.allSettled([
      append('a', 0, 'a1'),
      append('nobody', 0, 'there is no such match'),
      append('b', 0, 'b1'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

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

  it('are written after all when the disk has room again in time', async () => {
    await limitPages(0);
    const writing = append('a', 0, 'x'.repeat(100_000));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await limitPages(1_000_000);
    await writing;
    expect((await journals.lines('a')).length).toBe(1);
  });

  it('are on the disk when the write is done', async () => {
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
    expect(rows[0].synchronous).toBe(2);
    await append('a', 0, 'one');
    const other = await openDatabase(folder);
    expect(await new Journals(other).lines('a')).toEqual(['one']);
    await other.destroy();
  });

  // SQLite's own way to run out of space.
  async function limitPages(pages: number): Promise<void> {
    await sql.raw(`PRAGMA max_page_count = ${pages === 0 ? 1 : pages}`).execute(db);
  }
});

describe('the data folder', () => {
  it('keeps the secret of the cookies to its owner', () => {
    const secret = cookieSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(cookieSecret(folder)).toBe(secret);
    expect(statSync(path.join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
    writeFileSync(path.join(folder, 'cookie-secret'), 'short');
    expect(() => cookieSecret(folder)).toThrow(/damaged/);
  });

  it('is opened again as it was left', async () => {
    await append('a', 0, 'one');
    await db.destroy();
    db = await openDatabase(folder);
    expect(await new Journals(db).lines('a')).toEqual(['one']);
  });

  it('that cannot be one is refused', async () => {
    const broken = path.join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(path.join(broken, 'tablewright.db'), 'This is no database at all. '.repeat(50));
    await expect(openDatabase(broken)).rejects.toThrow();
  });
});
