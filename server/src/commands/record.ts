import { parseJournal, rulesOf } from '@tablewright/engine';
import { readStanding, recordMatch, type RoomRecord } from '@tablewright/room';
import type { Settings } from '../config.ts';
import { GAMES } from '../games.ts';
import { Catalogue } from '../lobby/catalogue.ts';
import { Journals } from '../storage/journals.ts';
import { compress, saveRecording } from '../storage/saves.ts';
import { fileOf } from '../storage/sqlite.ts';
import { connectCurrent } from './current.ts';
import { openFile } from './sqlite-file.ts';

/** Records matches that are over and have no recording, so that their replays outlive the rules installed now. */
export async function record(settings: Settings, say: (line: string) => void): Promise<void> {
  if (settings.databaseUrl === null) openFile(fileOf(settings.dataDir), true).close();
  const db = await connectCurrent(settings);
  const journals = new Journals(db);
  const catalogue = new Catalogue(GAMES);
  let recorded = 0;
  let left = 0;
  try {
    const matches = await db
      .selectFrom('matches')
      .select(['id', 'game', 'record'])
      .where('over', '=', 1)
      .where('id', 'not in', db.selectFrom('recordings').select('match'))
      .execute();
    for (const { id, game: name, record: text } of matches) {
      const { game } = catalogue.find(name);
      const { key } = JSON.parse(text) as RoomRecord;
      const lines = await journals.lines(id);
      const journal = parseJournal(lines.join('\n'));
      // A rule may have changed under the same version.
      const isOther =
        rulesOf(journal) !== game.rulesVersion || readStanding(game, lines, key).adapted !== null;
      if (isOther) {
        left++;
        continue;
      }
      const recording = await recordMatch(game, journal, key);
      const compressed = await compress(recording!);
      await journals.write((transaction) => saveRecording(transaction, id, compressed));
      recorded++;
    }
  } finally {
    await db.destroy();
  }
  say(`${recorded} matches recorded.`);
  if (left > 0)
    say(
      `${left} more were played under other rules than are installed; they stay without a recording.`,
    );
}
