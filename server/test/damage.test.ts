import { copyFileSync, mkdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { FastChance } from '@tablewright/engine';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { damageOf } from '../src/storage/integrity.ts';
import { breaksOff } from '../src/storage/log-tail.ts';
import { fileOf } from '../src/storage/sqlite.ts';
import { flipInIndex } from './kit/damage.ts';
import { temporaryFolder } from './kit/test-server.ts';

const GUESTS = 30;

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = temporaryFolder();
  db = await openDatabase({ dataDir: folder, databaseUrl: null });
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function addGuest(i: number): Promise<void> {
  const id = `guest-${i}`;
  await db
    .insertInto('guests')
    .values({ id, name: `Guest ${i}`, created: i })
    .execute();
}

/** The database as it lies on the disk, with only so many bytes of its log. */
function copyWithLog(length: number): string {
  const file = fileOf(folder);
  const elsewhere = path.join(folder, `cut-${length}`);
  mkdirSync(elsewhere);
  copyFileSync(file, fileOf(elsewhere));
  copyFileSync(`${file}-wal`, `${fileOf(elsewhere)}-wal`);
  truncateSync(`${fileOf(elsewhere)}-wal`, length);
  return elsewhere;
}

describe('a log whose end was cut off', () => {
  it('is noticed, wherever that was in the middle of a write', async () => {
    const log = `${fileOf(folder)}-wal`;
    const whole = new Set<number>();
    for (let i = 0; i < GUESTS; i++) {
      whole.add(statSync(log).size);
      await addGuest(i);
    }
    const { size } = statSync(log);
    const chance = new FastChance(5);
    let lost = 0;
    for (let i = 0; i < 20; i++) {
      const length = 1 + chance.below(size - 1);
      const elsewhere = copyWithLog(length);
      expect(breaksOff(fileOf(elsewhere))).toBe(!whole.has(length));
      const cut = await openDatabase({ dataDir: elsewhere, databaseUrl: null });
      const { length: left } = await cut.selectFrom('guests').select('id').execute();
      if (left < GUESTS) lost++;
      await cut.destroy();
    }
    expect(lost).toBe(20);
  });

  it('is not seen in one that is whole, has begun anew or is not there', async () => {
    const file = fileOf(folder);
    for (let i = 0; i < GUESTS; i++) {
      if (i === 20) await sql`PRAGMA wal_checkpoint(RESTART)`.execute(db);
      await addGuest(i);
      expect(breaksOff(file)).toBe(false);
    }
    await db.destroy();
    expect(breaksOff(file)).toBe(false);
    db = await openDatabase({ dataDir: folder, databaseUrl: null });
  });
});

describe('a changed bit', () => {
  it('in an index passes the check of a start and not the whole one', async () => {
    for (let i = 0; i < GUESTS; i++) await addGuest(i);
    await db.destroy();
    expect(damageOf(fileOf(folder))).toBeNull();
    flipInIndex(fileOf(folder), 'guest-17');
    db = await openDatabase({ dataDir: folder, databaseUrl: null });
    expect(damageOf(fileOf(folder))).toMatch(/index/);
  });

  it('in what a row refers to is found', async () => {
    await sql`PRAGMA foreign_keys = OFF`.execute(db);
    await db.insertInto('journal').values({ match: 'none', position: 0, line: '{}' }).execute();
    expect(damageOf(fileOf(folder))).toMatch(/^1 rows.*"journal".*"matches"/);
  });
});
