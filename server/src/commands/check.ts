import { parseJournal, verifyJournal } from '@tablewright/engine';
import { readStanding, type RoomRecord } from '@tablewright/room';
import type { Settings } from '../config.ts';
import { GAMES } from '../games.ts';
import { Catalogue } from '../lobby/catalogue.ts';
import { Journals } from '../storage/journals.ts';
import { readSave } from '../storage/saves.ts';
import { fileOf } from '../storage/sqlite.ts';
import { connectCurrent } from './current.ts';
import { checkFile, openFile } from './sqlite-file.ts';
import { CommandError } from './trouble.ts';

/** Checks that every match can be opened as a server opens it. Changes nothing. */
export async function check(
  settings: Settings,
  deep: boolean,
  say: (line: string) => void,
): Promise<void> {
  if (settings.databaseUrl === null) checkSqlite(settings.dataDir);
  const db = await connectCurrent(settings);
  const journals = new Journals(db);
  const catalogue = new Catalogue(GAMES);
  let matches = 0;
  let lines = 0;
  let changed = 0;
  const wrong: string[] = [];
  try {
    let last = '';
    for (;;) {
      const row = await db
        .selectFrom('matches')
        .select(['id', 'game', 'record'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) break;
      last = row.id;
      const read = await journals.lines(row.id);
      matches++;
      lines += read.length;
      try {
        const { game } = catalogue.find(row.game);
        const { key } = JSON.parse(row.record) as RoomRecord;
        const { adapted } = readStanding(game, read, key, await readSave(db, row.id));
        if (adapted !== null) changed++;
        else if (deep) verifyJournal(game, parseJournal(read.join('\n')), key);
      } catch (error) {
        wrong.push(`${row.id} (${row.game}): ${(error as Error).message}`);
      }
    }
  } finally {
    await db.destroy();
  }
  if (wrong.length > 0)
    throw new CommandError(
      [`${wrong.length} of ${matches} matches cannot be opened:`, ...wrong].join('\n'),
    );
  say(`${matches} matches, ${lines} lines: every match can be opened.`);
  if (changed > 0)
    say(`${changed} of them were played under other rules, and go on or are shown under today's.`);
}

function checkSqlite(dataDir: string): void {
  const file = fileOf(dataDir);
  const database = openFile(file, true);
  try {
    checkFile(database, file);
  } finally {
    database.close();
  }
}
