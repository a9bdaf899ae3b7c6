import type { Transaction } from 'kysely';
import { isPostgres } from './database.ts';
import { FenceError } from './errors.ts';
import type { Schema } from './schema.ts';

/** The home of a match, with the fence number that it got when it took the match over. */
export interface Home {
  readonly id: string;
  readonly fence: number;
}

/** Refuses a home that has lost its match. In PostgreSQL no node can take it over until the transaction ends. */
export async function checkHome(db: Transaction<Schema>, { id, fence }: Home): Promise<void> {
  const home = db
    .selectFrom('matches')
    .select('id')
    .where('id', '=', id)
    .where('fence', '=', fence);
  const found = await (isPostgres(db) ? home.forNoKeyUpdate() : home).executeTakeFirst();
  if (found === undefined) throw new FenceError(`Another node has taken over the match ${id}.`);
}
