import type { Settings } from '../config.ts';
import { connect, type Database, pendingMigrations } from '../storage/database.ts';
import { CommandError } from './trouble.ts';

/** The database of a server, unless an earlier release has left it: this one would find tables and columns missing. */
export async function connectCurrent(settings: Settings): Promise<Database> {
  const db = connect(settings);
  try {
    if ((await pendingMigrations(db)).length > 0) throw outOfDate();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function outOfDate(): CommandError {
  return new CommandError(
    'The database is from an earlier release. Start the server of this release once, which brings it up to date, ' +
      'or give this command with the release that served it last. No match was opened and nothing has changed.',
  );
}
