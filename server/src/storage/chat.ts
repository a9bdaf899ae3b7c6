import type { Insertable, Transaction } from 'kysely';
import type { Seat } from '@tablewright/engine';
import type { ChatLine } from '@tablewright/protocol';
import type { SaidLine } from '@tablewright/room';
import type { Database } from './database.ts';
import { checkHome, type Home } from './home.ts';
import type { Schema } from './schema.ts';

type Db = Database | Transaction<Schema>;

/**
 * Adds a line and deletes the lines before `oldest`. A stored line with the same id is one whose writer never got the
 * confirmation: the room does not know it and has given its id to this line.
 */
export async function appendChat(
  db: Transaction<Schema>,
  home: Home,
  line: SaidLine,
  oldest: number,
): Promise<void> {
  await checkHome(db, home);
  const row = rowOf(home.id, line);
  await db
    .insertInto('chat')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match', 'id']).doUpdateSet(row))
    .execute();
  await db.deleteFrom('chat').where('match', '=', home.id).where('id', '<', oldest).execute();
}

/** Deletes a guest's lines as a spectator and the lines from these seats; returns the rest. */
export async function removeChat(
  db: Transaction<Schema>,
  home: Home,
  guest: string,
  seats: readonly Seat[],
): Promise<ChatLine[]> {
  await checkHome(db, home);
  await db
    .deleteFrom('chat')
    .where('match', '=', home.id)
    .where((line) =>
      line.or([line('guest', '=', guest), ...seats.map((seat) => line('seat', '=', seat))]),
    )
    .execute();
  return readChat(db, home.id);
}

export async function readChat(db: Db, match: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'at', 'name', 'seat', 'text', 'receivers'])
    .where('match', '=', match)
    .orderBy('id')
    .execute();
  return rows.map(({ receivers, ...line }) =>
    receivers === '' ? line : { ...line, to: JSON.parse(receivers) as Seat[] },
  );
}

/** Stores lines from elsewhere, unless they are stored already. */
export async function adoptChat(db: Db, match: string, lines: readonly SaidLine[]): Promise<void> {
  await db
    .insertInto('chat')
    .values(lines.map((line) => rowOf(match, line)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A guest's lines in other people's matches, match by match. */
export async function remarksOf(
  db: Db,
  guest: string,
): Promise<{ id: string; game: string; at: number; text: string }[]> {
  return db
    .selectFrom('chat')
    .innerJoin('matches', 'matches.id', 'chat.match')
    .select(['matches.id', 'game', 'at', 'text'])
    .where('guest', '=', guest)
    .orderBy('started')
    .orderBy('chat.match')
    .orderBy('chat.id')
    .execute();
}

function rowOf(
  match: string,
  { id, at, name, seat, text, by, to }: SaidLine,
): Insertable<Schema['chat']> {
  const receivers = to === undefined ? '' : JSON.stringify(to);
  return { match, id, at, name, seat, guest: by ?? null, text, receivers };
}
