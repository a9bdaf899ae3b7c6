import type { Transaction } from 'kysely';
import type { Seat } from '@tablewright/engine';
import type { RoomRecord } from '@tablewright/room';
import type { Listed, StoredCard } from '../matches/card.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

type Db = Database | Transaction<Schema>;

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly open: boolean;
  readonly started: number;
  readonly card: StoredCard;
  readonly owners: readonly (string | null)[];
}

/** The match has changed but nobody has written down yet when it goes on: it is to be looked at after a restart. */
export const AT_ONCE = 0;

export async function insertMatch(
  db: Db,
  { id, game, open, started, card, owners }: NewMatch,
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
      record: JSON.stringify(record),
      card: JSON.stringify(card),
      due: AT_ONCE,
    })
    .execute();
  const seats = owners.flatMap((guest, seat) =>
    guest === null ? [] : [{ match: id, seat, guest }],
  );
  if (seats.length > 0) await db.insertInto('matchSeats').values(seats).execute();
}

export async function noteMove(db: Db, id: string, changed: number): Promise<void> {
  await db.updateTable('matches').set({ changed, due: AT_ONCE }).where('id', '=', id).execute();
}

export async function saveRecord(db: Db, id: string, record: RoomRecord): Promise<void> {
  await db
    .updateTable('matches')
    .set({ record: JSON.stringify(record), due: AT_ONCE })
    .where('id', '=', id)
    .execute();
}

export async function saveCard(
  db: Db,
  { id, card, over }: Listed,
  due: number | null,
): Promise<void> {
  await db
    .updateTable('matches')
    .set({ card: JSON.stringify(card), over: Number(over), due })
    .where('id', '=', id)
    .execute();
}

export interface StoredMatch {
  readonly listed: Listed;
  readonly record: RoomRecord;
  readonly owners: ReadonlyMap<Seat, string>;
}

export async function readMatch(db: Db, id: string): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await db
    .selectFrom('matchSeats')
    .select(['seat', 'guest'])
    .where('match', '=', id)
    .execute();
  return {
    listed: listedFrom(row),
    record: JSON.parse(row.record) as RoomRecord,
    owners: new Map(seats.map(({ seat, guest }) => [seat, guest])),
  };
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

/** Matches that go on by themselves until then, the most urgent first. */
export async function matchesDue(db: Db, until: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('due', '<=', until)
    .orderBy('due')
    .execute();
  return rows.map(({ id }) => id);
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
