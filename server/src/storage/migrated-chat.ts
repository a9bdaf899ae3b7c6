import type { Kysely } from 'kysely';

/** Fills the table from stored matches. The cast names their columns at that version. */
export async function noteRemarks(old: Kysely<never>): Promise<void> {
  const db = old as unknown as Kysely<{
    matches: { id: string; record: string };
    remarks: { match: string; by: string; guest: string };
  }>;
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'record'])
    .where('record', 'like', '%"by":"%')
    .execute();
  for (const { id, record } of rows) {
    const { chat } = JSON.parse(record) as { chat: { by?: string }[] };
    for (const by of new Set(chat.flatMap((line) => line.by ?? [])))
      await db.insertInto('remarks').values({ match: id, by, guest: by }).execute();
  }
}

interface OldLine {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly by?: string;
}

/**
 * Moves chat out of the records. These keep an empty list, and the table of remarks stays, for nodes of the previous
 * version. The remarks tell whose a spectator's lines are now. The cast names the columns at that version.
 */
export async function moveChat(old: Kysely<never>): Promise<void> {
  const db = old as unknown as Kysely<{
    matches: { id: string; record: string };
    remarks: { match: string; by: string; guest: string };
    chat: Omit<OldLine, 'by'> & { match: string; guest: string | null };
  }>;
  const remarks = await db.selectFrom('remarks').selectAll().execute();
  const guests = new Map(remarks.map(({ match, by, guest }) => [`${match} ${by}`, guest]));
  for (let last = ''; ;) {
    const row = await db
      .selectFrom('matches')
      .select(['id', 'record'])
      .where('record', 'like', '%"chat":[{%')
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) break;
    last = row.id;
    const { chat, ...record } = JSON.parse(row.record) as { chat: OldLine[] };
    const lines = chat.map(({ by, ...line }) => ({
      ...line,
      match: last,
      guest: by === undefined ? null : (guests.get(`${last} ${by}`) ?? by),
    }));
    await db.insertInto('chat').values(lines).execute();
    await db
      .updateTable('matches')
      .set({ record: JSON.stringify({ ...record, chat: [] }) })
      .where('id', '=', last)
      .execute();
  }
  await db.deleteFrom('remarks').execute();
}
