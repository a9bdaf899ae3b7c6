import type { Notice, NoticeKind } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

type Db = Database | Transaction<Schema>;

/** A notice before its receiver and time are known. */
export type News = Pick<Notice, 'kind' | 'match' | 'table' | 'game' | 'who' | 'text'>;

/** The values of `read`. The page does not show hidden notices, which are for mail or push only. */
const STATE = { unread: 0, read: 1, hiddenUnread: 2, hiddenRead: 3 } as const;

export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly match: string | null;
  readonly data: string;
  readonly at: number;
  readonly read: number;
}

export function noticeFrom({ id, kind, match, data, at, read }: NoticeRow): Notice {
  const rest = JSON.parse(data) as Pick<Notice, 'table' | 'game' | 'who' | 'text'>;
  return { id, kind: kind as NoticeKind, at, read: isRead({ read }), match, ...rest };
}

export function isRead({ read }: { readonly read: number }): boolean {
  return read === STATE.read || read === STATE.hiddenRead;
}

export async function insertNotice(
  db: Db,
  guest: string,
  { kind, match, table, game, who, text }: News,
  at: number,
  isOnPage: boolean,
): Promise<Notice> {
  const row: NoticeRow = {
    id: newId(),
    kind,
    match,
    data: JSON.stringify({ table, game, who, text }),
    at,
    read: isOnPage ? STATE.unread : STATE.hiddenUnread,
  };
  await db
    .insertInto('notices')
    .values({ ...row, guest })
    .execute();
  return noticeFrom(row);
}

/** The latest of a kind, read or not. */
export async function latestOfKind(
  db: Db,
  guest: string,
  kind: NoticeKind,
  match: string | null,
): Promise<{ readonly notice: Notice; readonly isRead: boolean }[]> {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'kind', 'match', 'data', 'at', 'read'])
    .where('guest', '=', guest)
    .where('kind', '=', kind)
    .where('match', match === null ? 'is' : '=', match)
    .orderBy('at', 'desc')
    .limit(MOST_COMPARED)
    .execute();
  return rows.map((row) => ({ notice: noticeFrom(row), isRead: isRead(row) }));
}

const MOST_COMPARED = 20;

export async function listNotices(db: Db, guest: string, most: number): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'kind', 'match', 'data', 'at', 'read'])
    .where('guest', '=', guest)
    .where('read', 'in', [STATE.unread, STATE.read])
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return rows.map(noticeFrom);
}

export async function countUnread(db: Db, guest: string): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('guest', '=', guest)
    .where('read', '=', STATE.unread)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks notices up to a time, or those of a match. Returns whether there were any. */
export async function markRead(
  db: Db,
  guest: string,
  which: { readonly until: number } | { readonly match: string },
): Promise<boolean> {
  const marking = db
    .updateTable('notices')
    .set((row) => ({
      read: row
        .case()
        .when('read', '=', STATE.unread)
        .then(STATE.read)
        .else(STATE.hiddenRead)
        .end(),
    }))
    .where('guest', '=', guest)
    .where('read', 'in', [STATE.unread, STATE.hiddenUnread]);
  const { numUpdatedRows } = await (
    'until' in which
      ? marking.where('at', '<=', which.until)
      : marking.where('match', '=', which.match)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}
