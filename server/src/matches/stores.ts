import type { RoomRecord, RoomStore } from '@tablewright/room';
import { insertLines, type Journals } from '../storage/journals.ts';
import { insertMatch, type NewMatch, noteMove, saveRecord } from '../storage/matches.ts';

/** Where a room keeps its journal and its record. */
export function storeOf(journals: Journals, id: string, now: () => number): RoomStore {
  return {
    append: (lines, expectedLength) =>
      journals.append(id, expectedLength, lines, (db) => noteMove(db, id, now())),
    saveRecord: (record) => journals.write((db) => saveRecord(db, id, record)),
    read: () => journals.lines(id),
  };
}

/** The same for a match that is only just being made: all of it is stored at once, with the first lines. */
export function newStore(
  journals: Journals,
  match: NewMatch,
  now: () => number,
  also: Parameters<Journals['write']>[0] = async () => undefined,
): RoomStore {
  const store = storeOf(journals, match.id, now);
  let first: RoomRecord | null = null;
  let isStored = false;
  return {
    ...store,
    async append(lines, expectedLength) {
      if (isStored) return store.append(lines, expectedLength);
      await journals.write(async (db) => {
        await insertMatch(db, match, first!);
        await insertLines(db, match.id, 0, lines);
        await also(db);
      });
      isStored = true;
    },
    async saveRecord(record) {
      if (isStored) return store.saveRecord(record);
      first = record;
    },
  };
}
