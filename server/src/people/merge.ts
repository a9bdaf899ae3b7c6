import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/**
 * Moves a guest's seats to an account when its owner signs in. Seats in matches where the account also has one stay the
 * guest's, or somebody would play against themselves. Returns the matches that have moved.
 */
export function moveToAccount(
  database: Database,
  guest: string,
  account: string,
): Promise<readonly string[]> {
  return database.transaction().execute(async (db) => {
    const own = db.selectFrom('matchSeats').select('match').where('guest', '=', account);
    const moved = await db
      .updateTable('matchSeats')
      .set({ guest: account })
      .where('guest', '=', guest)
      .where('match', 'not in', own)
      .returning('match')
      .execute();
    const matches = [...new Set(moved.map(({ match }) => match))];
    if (matches.length > 0)
      await db
        .updateTable('results')
        .set({ player: account })
        .where('player', '=', guest)
        .where('match', 'in', matches)
        .execute();
    await db.updateTable('notices').set({ guest: account }).where('guest', '=', guest).execute();
    await db.updateTable('deliveries').set({ guest: account }).where('guest', '=', guest).execute();
    await db.updateTable('chat').set({ guest: account }).where('guest', '=', guest).execute();
    await db.updateTable('pushes').set({ guest: account }).where('guest', '=', guest).execute();
    await db.updateTable('reports').set({ by: account }).where('by', '=', guest).execute();
    await db.updateTable('reports').set({ about: account }).where('about', '=', guest).execute();
    await sql`
      insert into "mutes" ("guest", "match")
      select ${account}, "match" from "mutes" where "guest" = ${guest}
      on conflict do nothing`.execute(db);
    await sql`
      insert into "blocks" ("guest", "other", "since")
      select ${account}, "other", "since" from "blocks" where "guest" = ${guest} and "other" <> ${account}
      on conflict do nothing`.execute(db);
    await sql`
      insert into "blocks" ("guest", "other", "since")
      select "guest", ${account}, "since" from "blocks" where "other" = ${guest} and "guest" <> ${account}
      on conflict do nothing`.execute(db);
    await db.deleteFrom('mutes').where('guest', '=', guest).execute();
    await db
      .deleteFrom('blocks')
      .where((row) => row.or([row('guest', '=', guest), row('other', '=', guest)]))
      .execute();
    await db.deleteFrom('noticeSettings').where('guest', '=', guest).execute();
    return matches;
  });
}
