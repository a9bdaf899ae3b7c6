import { type JournalHeader, sealHeader } from '@tablewright/engine';
import type { Database } from '../storage/database.ts';
import { NOBODY } from './names.ts';

/** Deletes a person's data. Matches and results stay, without the person. */
export async function forget(database: Database, guest: string): Promise<void> {
  await database.transaction().execute(async (db) => {
    for (const table of ['friends', 'blocks'] as const)
      await db
        .deleteFrom(table as 'friends')
        .where((row) => row.or([row('guest', '=', guest), row('other', '=', guest)]))
        .execute();
    for (const table of [
      'deliveries',
      'notices',
      'noticeSettings',
      'mutes',
      'remarks',
      'pushes',
      'tickets',
      'tokens',
      'passkeys',
      'sessions',
      'accounts',
    ] as const)
      await db
        .deleteFrom(table as 'sessions')
        .where('guest', '=', guest)
        .execute();
    await db.deleteFrom('ratings').where('player', '=', guest).execute();
    await db.updateTable('guests').set({ name: NOBODY }).where('id', '=', guest).execute();
  });
  const seats = await database
    .selectFrom('matchSeats')
    .select(['match', 'seat'])
    .where('guest', '=', guest)
    .execute();
  for (const { match, seat } of seats) await forgetInJournal(database, match, seat);
}

/** The first line of a journal contains the names of the players. */
async function forgetInJournal(database: Database, match: string, seat: number): Promise<void> {
  await database.transaction().execute(async (db) => {
    const first = await db
      .selectFrom('journal')
      .select('line')
      .where('match', '=', match)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    const head = JSON.parse(first.line) as JournalHeader;
    const players = head.players?.map((player, at) =>
      at === seat ? { ...(player as object), name: NOBODY } : player,
    );
    if (players === undefined) return;
    const nameless = { ...head, players };
    await db
      .updateTable('journal')
      .set({ line: JSON.stringify(head.digest === undefined ? nameless : sealHeader(nameless)) })
      .where('match', '=', match)
      .where('position', '=', 0)
      .execute();
  });
}
