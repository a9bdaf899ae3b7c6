import type { RoomStore } from '@tablewright/room';
import { storeOf } from '../../src/matches/stores.ts';
import { openDatabase, type Place } from '../../src/storage/database.ts';
import { Journals } from '../../src/storage/journals.ts';

/** Where the bench's rooms keep their matches: the database of a server, without the server. */
export interface RoomStores {
  /** The store of a new match. */
  add(id: string): Promise<RoomStore>;
  close(): Promise<void>;
}

export async function openRoomStores(place: Place): Promise<RoomStores> {
  const db = await openDatabase(place);
  const journals = new Journals(db);
  return {
    async add(id) {
      const none = { open: 0, started: 0, changed: 0, over: 0, due: null, fence: 0, rated: 0 };
      await db
        .insertInto('matches')
        .values({ id, game: '', record: '{}', card: '{}', ...none })
        .execute();
      return storeOf(journals, { id, fence: 0 }, Date.now);
    },
    close: () => db.destroy(),
  };
}
