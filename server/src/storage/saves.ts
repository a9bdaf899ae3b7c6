import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { KeptSave } from '@tablewright/engine';
import type { Recording } from '@tablewright/room';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { checkHome, type Home } from './home.ts';
import type { Schema } from './schema.ts';

type Db = Database | Transaction<Schema>;

/** A kept save as it is stored. */
export interface KeptText {
  readonly length: number;
  readonly save: string;
}

export function keptText({ length, save }: KeptSave): KeptText {
  return { length, save: JSON.stringify(save) };
}

/** Stores the latest state of a match and replaces the one before. */
export async function keepSave(db: Transaction<Schema>, home: Home, kept: KeptSave): Promise<void> {
  await checkHome(db, home);
  await writeSave(db, home.id, keptText(kept));
}

export async function writeSave(
  db: Transaction<Schema>,
  match: string,
  kept: KeptText,
): Promise<void> {
  await db
    .insertInto('saves')
    .values({ match, ...kept })
    .onConflict((conflict) => conflict.column('match').doUpdateSet(kept))
    .execute();
}

export async function readSave(db: Db, match: string): Promise<KeptSave | null> {
  const row = await db
    .selectFrom('saves')
    .select(['length', 'save'])
    .where('match', '=', match)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { length: row.length, save: JSON.parse(row.save) as KeptSave['save'] };
}

/** Stores the recording of a finished match. */
export async function saveRecording(
  db: Transaction<Schema>,
  match: string,
  compressed: string,
): Promise<void> {
  await db
    .insertInto('recordings')
    .values({ match, recording: compressed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function compress(recording: Recording): Promise<string> {
  const packed = await promisify(gzip)(JSON.stringify(recording));
  return packed.toString('base64');
}

export async function hasRecording(db: Db, match: string): Promise<boolean> {
  const row = await db
    .selectFrom('recordings')
    .select('match')
    .where('match', '=', match)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readRecording(db: Db, match: string): Promise<Recording | null> {
  const row = await db
    .selectFrom('recordings')
    .select('recording')
    .where('match', '=', match)
    .executeTakeFirst();
  if (row === undefined) return null;
  const text = await promisify(gunzip)(Buffer.from(row.recording, 'base64'));
  return JSON.parse(text.toString()) as Recording;
}
