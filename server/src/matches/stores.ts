import type { JournalLine } from '@tablewright/engine';
import type { ChatLine } from '@tablewright/protocol';
import type { RoomRecord, RoomStore } from '@tablewright/room';
import { insertLines } from '../storage/appends.ts';
import { appendChat, removeChat } from '../storage/chat.ts';
import type { Home } from '../storage/home.ts';
import type { Journals } from '../storage/journals.ts';
import { insertMatch, type NewMatch, recordText, saveRecord } from '../storage/matches.ts';
import { readPapers, savePapers } from '../storage/papers.ts';
import {
  compress,
  hasRecording,
  keepSave,
  keptText,
  readRecording,
  saveRecording,
} from '../storage/saves.ts';

/** How precisely the time of the last change is stored while a match is played. */
const NOTE_EVERY = 60_000;

/** Where a room keeps its journal, its record and its chat. */
export function storeOf(journals: Journals, home: Home, now: () => number): RoomStore {
  const { db } = journals;
  let noted = -Infinity;
  return {
    async append(lines, expected, record, papers, kept) {
      const changed = now();
      const isNoted = changed < noted + NOTE_EVERY;
      await journals.append({
        home,
        expected,
        lines,
        record: record ? recordText(record) : undefined,
        papers,
        kept: kept ? keptText(kept) : undefined,
        changed: isNoted ? undefined : changed,
      });
      if (!isNoted) noted = changed;
      journals.meter.decided(lines.filter(isDecision).length);
    },
    saveRecord: (record) => journals.write((db) => saveRecord(db, home, record)),
    savePapers: (papers) => journals.write((db) => savePapers(db, home, papers)),
    readPapers: () => readPapers(db, home.id),
    read: () => journals.lines(home.id),
    readBefore: (count, end) => journals.linesBefore(home.id, count, end),
    keep: (kept) => journals.write((transaction) => keepSave(transaction, home, kept)),
    async saveRecording(recording) {
      const compressed = await compress(recording);
      await journals.write((transaction) => saveRecording(transaction, home.id, compressed));
    },
    readRecording: () => readRecording(db, home.id),
    hasRecording: () => hasRecording(db, home.id),
    appendChat: (line, oldest) => journals.write((db) => appendChat(db, home, line, oldest)),
    async removeChat(by, seats) {
      let left: readonly ChatLine[] = [];
      await journals.write(async (db) => {
        left = await removeChat(db, home, by, seats);
      });
      return left;
    },
  };
}

function isDecision(line: string): boolean {
  return (JSON.parse(line) as JournalLine).t === 'answer';
}

/** The same for a new match: everything is stored at once, with the first lines. */
export function newStore(
  journals: Journals,
  match: NewMatch,
  now: () => number,
  also: Parameters<Journals['write']>[0] = async () => undefined,
): RoomStore {
  const store = storeOf(journals, { id: match.id, fence: 0 }, now);
  let first: RoomRecord;
  // Released once the match is stored: it may be played for a long time.
  let make: ((lines: readonly string[]) => Promise<void>) | null = (lines) =>
    journals.write(async (db) => {
      await also(db);
      await insertMatch(db, match, first);
      await insertLines(
        db,
        lines.map((line, position) => [match.id, position, line]),
      );
    });
  return {
    ...store,
    async append(lines, ...rest) {
      if (make === null) return store.append(lines, ...rest);
      await make(lines);
      make = null;
    },
    async saveRecord(record) {
      if (make === null) return store.saveRecord(record);
      first = record;
    },
  };
}
