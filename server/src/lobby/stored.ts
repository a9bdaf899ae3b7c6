import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { clockOf, type Table } from './table.ts';

/** A table that has waited longer is not listed any more, though its link still works. */
export const LISTED_FOR = 3_600_000;

/** What tables of earlier versions do not say. */
const UNSAID = { rated: false, hints: false, reactions: 'usual', whispers: false } as const;

/** A table from the database, with the names of its people. */
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
  const data = JSON.parse(row.data) as Omit<Table, 'id' | 'code' | keyof typeof UNSAID>;
  const stored: Table = { ...UNSAID, ...data, id, code: row.code };
  // Older rated tables, and rematches of their matches, may give the seat to a bot when time is out.
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

/** Tables that have not started, where a guest sits or which the guest owns. */
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
 * Open tables with people and a free seat, the latest first. The first table of every address comes before the second
 * of any, and so on, so that nobody can push the others off the list by making many.
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
