import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Any table, with columns that no type describes. */
export type Rows = Kysely<Record<string, Record<string, unknown>>>;

export function anyTable(db: Database | Transaction<never>): Rows {
  // Kysely's type lists the known tables; these names come from the database.
  return db as unknown as Rows;
}

/** The tables of a SQLite database, each after those that it refers to. */
export async function tablesInOrder(sqlite: Database): Promise<string[]> {
  const names = (await sqlite.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'));
  const { rows } = await sql<{ child: string; parent: string }>`
    select t.name as child, f."table" as parent
    from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'
  `.execute(sqlite);
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of rows) if (child === name && parent !== name) add(parent);
    ordered.push(name);
  };
  names.forEach(add);
  return ordered;
}

export async function isEmpty(db: Database, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const found = await anyTable(db).selectFrom(table).selectAll().limit(1).execute();
    if (found.length > 0) return false;
  }
  return true;
}

/** The sum of the hashes of all rows, independent of their order. */
export class Digest {
  count = 0;
  private sum = 0n;

  add(row: Record<string, unknown>): void {
    const columns = Object.keys(row).toSorted();
    const text = JSON.stringify(columns.map((column) => [column, row[column]]));
    const hash = createHash('sha256').update(text).digest('hex');
    this.sum = (this.sum + BigInt(`0x${hash}`)) % (1n << 256n);
    this.count++;
  }

  get text(): string {
    return `${this.count} rows ${this.sum.toString(16)}`;
  }
}
