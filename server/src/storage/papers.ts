import type { Papers, StoredPapers } from '@tablewright/room';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Home } from './home.ts';
import { markDue } from './matches.ts';
import type { Schema } from './schema.ts';

/** Stores papers on their own. They may hold deadlines, so the match is opened after a restart. */
export async function savePapers(
  db: Transaction<Schema>,
  home: Home,
  papers: Papers,
): Promise<void> {
  await markDue(db, home);
  await writePapers(db, home.id, papers);
}

export async function writePapers(
  db: Transaction<Schema>,
  match: string,
  papers: Papers,
): Promise<void> {
  for (const [name, value] of Object.entries(papers)) {
    if (value === null)
      await db.deleteFrom('papers').where('match', '=', match).where('name', '=', name).execute();
    else
      await db
        .insertInto('papers')
        .values({ match, name, value })
        .onConflict((conflict) => conflict.columns(['match', 'name']).doUpdateSet({ value }))
        .execute();
  }
}

export async function readPapers(
  db: Database | Transaction<Schema>,
  match: string,
): Promise<StoredPapers> {
  const rows = await db
    .selectFrom('papers')
    .select(['name', 'value'])
    .where('match', '=', match)
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
