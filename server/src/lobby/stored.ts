import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { clockOf, type Table } from './table.ts';

/** A table that waits for longer than this is no longer shown to strangers, though its link still works. */
export const LISTED_FOR = 3_600_000;

/** A table as it stands in the database, with the people at it. */
export interface StoredTable {
  readonly table: Table;
  readonly version: number;
  readonly names: ReadonlyMap<string, { readonly name: string; readonly isAccount: boolean }>;
}

export async function readTable(db: Database, id: string): Promise<StoredTable | null> {
  const row = await db
    .selectFrom('tables')
    .select(['code', 'data', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const data = JSON.parse(row.data) as Omit<Table, 'id' | 'code' | 'rated'>;
  // Tables of before there were ratings do not say whether they are rated.
  const stored: Table = { rated: false, ...data, id, code: row.code };
  // Older rated tables, and rematches of their matches, may leave the seat to a bot when time is out.
  const table = { ...stored, clock: clockOf(stored) };
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : []));
  const guests = await db
    .selectFrom('guests')
    .leftJoin('accounts', 'accounts.guest', 'guests.id')
    .select(['guests.id', 'guests.name', 'accounts.guest'])
    .where('guests.id', 'in', [...people, table.host])
    .execute();
  const names = guests.map(
    ({ id: guest, name, guest: account }) =>
      [guest, { name, isAccount: account !== null }] as const,
  );
  return { table, version: row.version, names: new Map(names) };
}

/** Tables that have not started, at which a guest sits or which are theirs. */
export async function tablesOf(db: Database, guest: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('match', 'is', null)
    .where('data', 'like', `%"${guest}"%`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Open tables with somebody at them and a free seat, the latest first; but the first table of every address comes
 * before anybody's second, and so on: whoever makes many cannot push the others off the list.
 */
export async function listedTables(db: Database, now: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select "id" from (
      select "id", "changed", row_number() over (
        partition by coalesce(nullif("origin", ''), "owner") order by "ofOwner", "changed" desc
      ) as "ofOrigin"
      from (
        select "id", "changed", "origin", coalesce(nullif("host", ''), "id") as "owner",
          row_number() over (
            partition by coalesce(nullif("host", ''), "id") order by "changed" desc
          ) as "ofOwner"
        from "tables"
        where "open" = 1 and "match" is null and "changed" > ${now - LISTED_FOR}
          and "data" like '%"kind":"free"%' and "data" like '%"kind":"person"%'
      ) as "byOwner"
    ) as "byOrigin"
    order by "ofOrigin", "changed" desc, "id"
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
