import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import { LISTED_FOR } from './stored.ts';

/** How many tables may wait for players. */
export interface TableQuota {
  /** Open tables of one person. */
  readonly openTables: number;
  /** One address may have as many as this many people. */
  readonly peoplePerAddress: number;
}

/** Tables of one person, open or not: nobody needs as many, and each is kept for a month. */
const MOST_WAITING = 100;

/** Who made the table. */
interface Owner {
  readonly host: string;
  /** A pseudonym of the address that it was made from. */
  readonly origin: string;
}

/** Refuses another table when too many of the same person or address already wait. */
export async function checkQuota(
  db: Database,
  owner: Owner,
  { open, now }: { readonly open: boolean; readonly now: number },
  { openTables, peoplePerAddress }: TableQuota,
): Promise<void> {
  const limits = { host: 1, origin: peoplePerAddress };
  for (const by of ['host', 'origin'] as const) {
    const waiting = db
      .selectFrom('tables')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('match', 'is', null)
      .where(by, '=', owner[by]);
    const listed = waiting
      .where('open', '=', 1)
      .where('changed', '>', now - LISTED_FOR)
      .where('data', 'like', '%"kind":"person"%');
    const all = await waiting.executeTakeFirstOrThrow();
    const shown = open ? await listed.executeTakeFirstOrThrow() : { count: 0 };
    if (
      Number(all.count) >= MOST_WAITING * limits[by] ||
      Number(shown.count) >= openTables * limits[by]
    )
      throw new Refusal(429, 'too-many-tables', 'Too many tables are already waiting for players.');
  }
}
