import { setTimeout } from 'node:timers/promises';
import { parseJournal, verifyJournal } from '@tablewright/engine';
import { readStanding, type RoomRecord, type StoredLines } from '@tablewright/room';
import type { Selectable } from 'kysely';
import type { Settings } from '../config.ts';
import { GAMES } from '../games.ts';
import { Catalogue } from '../lobby/catalogue.ts';
import type { Database } from '../storage/database.ts';
import { damageOf } from '../storage/integrity.ts';
import { missingEnd } from '../storage/journal-end.ts';
import { Journals } from '../storage/journals.ts';
import { breaksOff, CUT } from '../storage/log-tail.ts';
import { readSave } from '../storage/saves.ts';
import type { Schema } from '../storage/schema.ts';
import { fileOf } from '../storage/sqlite.ts';
import { connectCurrent } from './current.ts';
import { openFile } from './sqlite-file.ts';
import { CommandError } from './trouble.ts';

const LOOKS = 5;
const BETWEEN_LOOKS = 50;

const CATALOGUE = new Catalogue(GAMES);

/** Checks that every match can be opened as a server opens it. Changes nothing. */
export async function check(
  settings: Settings,
  deep: boolean,
  say: (line: string) => void,
): Promise<void> {
  if (settings.databaseUrl === null) await checkSqlite(settings.dataDir, say);
  const db = await connectCurrent(settings);
  let matches = 0;
  let lines = 0;
  let changed = 0;
  const wrong: string[] = [];
  const cut: string[] = [];
  try {
    for await (const row of rowsOf(db)) {
      const name = `${row.id} (${row.game})`;
      matches++;
      try {
        const found = await open(db, row, deep);
        lines += found.lines;
        if (found.isChanged) changed++;
        if (found.missing !== null) cut.push(`${name}: ${found.missing}`);
      } catch (error) {
        wrong.push(`${name}: ${(error as Error).message}`);
      }
    }
  } finally {
    await db.destroy();
  }
  const faults = [
    ...told(`${wrong.length} of ${matches} matches cannot be opened:`, wrong),
    ...told(`${cut.length} of ${matches} matches have lost their latest moves:`, cut),
  ];
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  say(`${matches} matches, ${lines} lines: every match can be opened.`);
  if (changed > 0)
    say(`${changed} of them were played under other rules, and go on or are shown under today's.`);
}

type Row = Pick<Selectable<Schema['matches']>, 'id' | 'game' | 'over' | 'record'>;

/** One at a time: a server may have more matches than memory. */
async function* rowsOf(db: Database): AsyncGenerator<Row> {
  let last = '';
  for (;;) {
    const row = await db
      .selectFrom('matches')
      .select(['id', 'game', 'over', 'record'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return;
    last = row.id;
    yield row;
  }
}

interface Found {
  readonly lines: number;
  /** Was it played under other rules? */
  readonly isChanged: boolean;
  readonly missing: string | null;
}

async function open(db: Database, row: Row, deep: boolean): Promise<Found> {
  const { game } = CATALOGUE.find(row.game);
  const record = JSON.parse(row.record) as RoomRecord;
  const { key } = record;
  // Before the lines: a server may write meanwhile, and journals only grow.
  const kept = await readSave(db, row.id);
  const lines = await new Journals(db).lines(row.id);
  const { adapted } = readStanding(game, lines, key, kept);
  if (deep && adapted === null) verifyJournal(game, parseJournal(lines.join('\n')), key);
  return {
    lines: lines.length,
    isChanged: adapted !== null,
    missing: missingEnd({ end: lastOf(lines), kept, over: row.over === 1, record }),
  };
}

function lastOf(lines: readonly string[]): StoredLines {
  return { from: Math.max(0, lines.length - 1), lines: lines.slice(-1) };
}

function told(heading: string, faults: readonly string[]): readonly string[] {
  return faults.length === 0 ? [] : [heading, ...faults];
}

async function checkSqlite(dataDir: string, say: (line: string) => void): Promise<void> {
  const file = fileOf(dataDir);
  if (await staysBrokenOff(file)) say(CUT);
  openFile(file, true).close();
  const damage = damageOf(file);
  if (damage !== null) throw new CommandError(`${file} is damaged: ${damage}`);
}

/** A server that runs may be in the middle of a write for a moment. */
async function staysBrokenOff(file: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (!breaksOff(file)) return false;
    await setTimeout(BETWEEN_LOOKS);
  }
  return true;
}
