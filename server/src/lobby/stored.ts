import type { Database } from '../storage/database.ts';
import { clockOf, type Table } from './table.ts';

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
