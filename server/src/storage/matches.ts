import type { Selectable, Transaction, UpdateObject } from 'kysely';
import type { Seat } from '@tablewright/engine';
import type { RoomRecord, SaidLine } from '@tablewright/room';
import type { Listed, StoredCard } from '../matches/card.ts';
import { adoptChat } from './chat.ts';
import type { Database } from './database.ts';
import { FenceError } from './errors.ts';
import type { Home } from './home.ts';
import type { Schema } from './schema.ts';

type Db = Database | Transaction<Schema>;

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly open: boolean;
  readonly rated: boolean;
  readonly started: number;
  readonly card: StoredCard;
  readonly owners: readonly (string | null)[];
}

/** The match has changed, but its next due time is not stored yet: look at it after a restart. */
export const AT_ONCE = 0;

export async function insertMatch(
  db: Db,
  { id, game, open, rated, started, card, owners }: NewMatch,
  record: RoomRecord,
): Promise<void> {
  await db
    .insertInto('matches')
    .values({
      id,
      game,
      open: Number(open),
      started,
      changed: started,
      over: 0,
      record: recordText(record),
      card: JSON.stringify(card),
      due: AT_ONCE,
      fence: 0,
      rated: Number(rated),
    })
    .execute();
  const seats = owners.flatMap((guest, seat) =>
    guest === null ? [] : [{ match: id, seat, guest }],
  );
  if (seats.length > 0) await db.insertInto('matchSeats').values(seats).execute();
}

export async function saveRecord(db: Db, home: Home, record: RoomRecord): Promise<void> {
  await change(db, home, { record: recordText(record), due: AT_ONCE });
}

/** Makes the match due after a restart. Refuses a home that has lost it. */
export async function markDue(db: Db, home: Home): Promise<void> {
  await change(db, home, { due: AT_ONCE });
}

/** The previous version, which may still run on another node, keeps the chat in the record. */
interface StoredRecord extends RoomRecord {
  readonly chat?: readonly SaidLine[];
}

export function recordText(record: RoomRecord): string {
  return JSON.stringify({ ...record, chat: [] } satisfies StoredRecord);
}

function recordFrom(text: string): {
  readonly record: RoomRecord;
  readonly chat: readonly SaidLine[];
} {
  const { chat = [], ...record } = JSON.parse(text) as StoredRecord;
  return { record, chat };
}

export async function saveCard(
  db: Db,
  home: Home,
  { card, over }: Listed,
  due: number | null,
): Promise<void> {
  await change(db, home, { card: JSON.stringify(card), over: Number(over), due });
}

async function change(
  db: Db,
  { id, fence }: Home,
  values: UpdateObject<Schema, 'matches'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set(values)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new FenceError(`Another node has taken over the match ${id}.`);
}

/** From now on no earlier home of the match can write to it. */
export async function takeOver(db: Db, id: string): Promise<StoredMatch | null> {
  const row = await db
    .updateTable('matches')
    .set((match) => ({ fence: match('fence', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { record, chat } = recordFrom(row.record);
  if (chat.length > 0) {
    await adoptChat(db, id, chat);
    await change(db, row, { record: recordText(record) });
  }
  return storedFrom(db, row);
}

export interface StoredMatch {
  readonly listed: Listed;
  readonly record: RoomRecord;
  readonly owners: ReadonlyMap<Seat, string>;
  readonly open: boolean;
  readonly rated: boolean;
  readonly fence: number;
}

export async function readMatch(db: Db, id: string): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : storedFrom(db, row);
}

async function storedFrom(db: Db, row: Selectable<Schema['matches']>): Promise<StoredMatch> {
  return {
    listed: listedFrom(row),
    record: recordFrom(row.record).record,
    owners: await ownersOf(db, row.id),
    open: row.open === 1,
    rated: row.rated === 1,
    fence: row.fence,
  };
}

/** The owners of the people's seats. */
export async function ownersOf(db: Db, id: string): Promise<ReadonlyMap<Seat, string>> {
  const seats = await db
    .selectFrom('matchSeats')
    .select(['seat', 'guest'])
    .where('match', '=', id)
    .execute();
  return new Map(seats.map(({ seat, guest }) => [seat, guest]));
}

/** The seats of these matches whose people have an account. */
export async function seatsOfAccounts(
  db: Db,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Seat[]>> {
  const found = new Map<string, Seat[]>();
  if (matches.length === 0) return found;
  const rows = await db
    .selectFrom('matchSeats')
    .innerJoin('accounts', 'accounts.guest', 'matchSeats.guest')
    .select(['match', 'seat'])
    .where('match', 'in', matches)
    .orderBy('seat')
    .execute();
  for (const { match, seat } of rows) found.set(match, [...(found.get(match) ?? []), seat]);
  return found;
}

/** A guest's matches with their seats, the latest first. */
export async function matchesOf(
  db: Db,
  guest: string,
  most: number,
): Promise<{ listed: Listed; seats: Seat[] }[]> {
  const rows = await db
    .selectFrom('matchSeats')
    .innerJoin('matches', 'matches.id', 'matchSeats.match')
    .select(['id', 'game', 'started', 'changed', 'over', 'card', 'seat'])
    .where('guest', '=', guest)
    .orderBy('over')
    .orderBy('changed', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ listed: listedFrom(row), seats: [row.seat] }));
}

/** Every match that a guest has a seat in. */
export async function allMatchesOf(
  db: Db,
  guest: string,
): Promise<{ id: string; over: boolean }[]> {
  const rows = await db
    .selectFrom('matchSeats')
    .innerJoin('matches', 'matches.id', 'matchSeats.match')
    .select(['id', 'over'])
    .where('guest', '=', guest)
    .distinct()
    .execute();
  return rows.map(({ id, over }) => ({ id, over: over === 1 }));
}

/** Running matches of open tables, the latest first. */
export async function openMatches(db: Db, most: number): Promise<Listed[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'game', 'started', 'changed', 'over', 'card'])
    .where('open', '=', 1)
    .where('over', '=', 0)
    .orderBy('changed', 'desc')
    .limit(most)
    .execute();
  return rows.map(listedFrom);
}

/** Matches that continue by themselves before this time, the most urgent first. */
export async function matchesDue(db: Db, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('due', '<=', until)
    .orderBy('due')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isDue(db: Db, id: string, until: number): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('id', '=', id)
    .where('due', '<=', until)
    .executeTakeFirst();
  return row !== undefined;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly started: number;
  readonly changed: number;
  readonly over: number;
  readonly card: string;
}

function listedFrom({ id, game, started, changed, over, card }: Row): Listed {
  return { id, game, started, changed, over: over === 1, card: JSON.parse(card) as StoredCard };
}
