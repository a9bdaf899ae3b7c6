import type { RoomRecord } from '@tablewright/room';
import { remarksOf } from '../storage/chat.ts';
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import type { Friends } from './friends.ts';

/** Everything stored about a person, for that person. Hashes and keys stay on the server. */
export async function exportOf(
  db: Database,
  accounts: Accounts,
  friends: Friends,
  guest: string,
): Promise<object> {
  const view = await accounts.view(guest, '', { mail: false });
  const { can: _can, sessions, ...account } = view;
  const own = <T extends 'notices' | 'deliveries' | 'pushes'>(table: T) =>
    db
      .selectFrom(table as 'notices')
      .selectAll()
      .where('guest', '=', guest)
      .execute();
  const [matches, watched, results, ratings, notices, pushes, settings, mutes, reports] =
    await Promise.all([
      matchesOf(db, guest),
      watchedBy(db, guest),
      db.selectFrom('results').selectAll().where('player', '=', guest).execute(),
      db.selectFrom('ratings').selectAll().where('player', '=', guest).execute(),
      own('notices'),
      own('pushes'),
      db.selectFrom('noticeSettings').select('data').where('guest', '=', guest).executeTakeFirst(),
      db.selectFrom('mutes').select('match').where('guest', '=', guest).execute(),
      db
        .selectFrom('reports')
        .innerJoin('guests', 'guests.id', 'reports.about')
        .select(['guests.name as about', 'match', 'text', 'at'])
        .where('by', '=', guest)
        .execute(),
    ]);
  return {
    id: guest,
    account,
    sessions: sessions.map(({ current: _current, ...session }) => session),
    matches,
    watched,
    results: results.map(({ player: _player, ...result }) => result),
    ratings: ratings.map(({ player: _player, ...rating }) => rating),
    friends: await friends.view(guest),
    blocked: await friends.blocked(guest),
    notices: notices.map(({ guest: _guest, data, ...notice }) => ({
      ...notice,
      data: JSON.parse(data) as unknown,
    })),
    noticeSettings: settings === undefined ? null : (JSON.parse(settings.data) as unknown),
    mutedMatches: mutes.map(({ match }) => match),
    pushes,
    reports,
  };
}

/** My matches, with my seats and what I said there. */
async function matchesOf(db: Database, guest: string): Promise<object[]> {
  const rows = await db
    .selectFrom('matchSeats')
    .innerJoin('matches', 'matches.id', 'matchSeats.match')
    .select(['id', 'game', 'started', 'changed', 'over', 'seat', 'record'])
    .where('guest', '=', guest)
    .orderBy('started')
    .execute();
  const said = await db
    .selectFrom('matchSeats')
    .innerJoin('chat', (join) =>
      join.onRef('chat.match', '=', 'matchSeats.match').onRef('chat.seat', '=', 'matchSeats.seat'),
    )
    .select(['chat.match', 'chat.seat', 'at', 'text'])
    .where('matchSeats.guest', '=', guest)
    .orderBy('chat.id')
    .execute();
  return rows.map(({ record, over, ...row }) => ({
    ...row,
    over: over === 1,
    players: (JSON.parse(record) as RoomRecord).seats.map(({ name }) => name),
    said: textsOf(said.filter(({ match, seat }) => match === row.id && seat === row.seat)),
  }));
}

/** Matches of others, with what I said there. */
async function watchedBy(db: Database, guest: string): Promise<object[]> {
  const remarks = await remarksOf(db, guest);
  const games = new Map(remarks.map(({ id, game }) => [id, game]));
  return [...games].map(([id, game]) => ({
    id,
    game,
    said: textsOf(remarks.filter((remark) => remark.id === id)),
  }));
}

function textsOf(lines: readonly { readonly at: number; readonly text: string }[]): object[] {
  return lines.map(({ at, text }) => ({ at, text }));
}
