import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Core, Match } from '@tablewright/engine';
import type { RoomRecord } from '@tablewright/room';
import { type Played, playOn, type Wanted } from './stored-match.ts';

/**
 * Plays a match that a server has just begun, while that server is stopped, until somebody is asked what is looked for.
 * The server finds it as if its people had given all the answers, and as if chance had begun as in every test.
 */
export function playOnServer<G extends Core>(
  folder: string,
  id: string,
  played: Played<G>,
  isFound: Wanted<G>,
): { readonly match: Match<G>; readonly names: readonly string[] } {
  const db = new DatabaseSync(path.join(folder, 'tablewright.db'));
  try {
    const { record } = db.prepare('select record from matches where id = ?').get(id) as Row;
    const { line } = db
      .prepare('select line from journal where match = ? and position = 0')
      .get(id) as Row;
    const room = JSON.parse(record) as RoomRecord;
    const { match, key, lines } = playOn(line, played, isFound);
    db.exec('begin');
    db.prepare('update matches set record = ? where id = ?').run(
      JSON.stringify({ ...room, key }),
      id,
    );
    const put = db.prepare(
      'insert or replace into journal (match, position, line) values (?, ?, ?)',
    );
    lines.forEach((line, position) => put.run(id, position, line));
    // It was taken at the beginning.
    db.prepare('delete from saves where match = ?').run(id);
    db.exec('commit');
    return { match, names: room.seats.map(({ name }) => name) };
  } finally {
    db.close();
  }
}

interface Row {
  readonly record: string;
  readonly line: string;
}
