import type { KeptSave, Seat } from '@tablewright/engine';
import type { ChatLine } from '@tablewright/protocol';
import type { Papers, Recording, RoomRecord, StoredLines, StoredPapers } from '@tablewright/room';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { OtherTabs } from './other-tabs.ts';

/** A match in this browser, as lists show it. */
export interface LocalCard {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly turn: number;
  readonly over: boolean;
  /** Somebody at this device must answer; older cards do not say. */
  readonly myTurn?: boolean;
  readonly changed: number;
  readonly started: number;
}

interface LocalDb extends DBSchema {
  /** Journal lines, by match and place. */
  journal: { key: [match: string, at: number]; value: string };
  records: { key: string; value: RoomRecord };
  cards: { key: string; value: LocalCard };
  /** Lines of chat, by match and id. */
  chat: { key: [match: string, id: number]; value: ChatLine };
  saves: { key: string; value: KeptSave };
  recordings: { key: string; value: Recording };
  /** Papers of the room, by match and name. */
  papers: { key: [match: string, name: string]; value: string };
}

let opening: Promise<IDBPDatabase<LocalDb>> | undefined;

function database(): Promise<IDBPDatabase<LocalDb>> {
  opening ??= open();
  return opening;
}

/** Rejects while tabs of an earlier version are open: who waited for them would wait without a word. */
function open(): Promise<IDBPDatabase<LocalDb>> {
  return new Promise((resolve, reject) => {
    const opened = openLatest(() => reject(new OtherTabs()));
    opened.then(
      (db) => {
        // The tabs may have been closed after all.
        opening = opened;
        resolve(db);
      },
      (error: Error) => {
        opening = undefined;
        reject(error);
      },
    );
  });
}

/** Resolves once the storage can be used. */
export async function openStorage(): Promise<void> {
  await database();
}

function openLatest(blocked: () => void): Promise<IDBPDatabase<LocalDb>> {
  return openDB<LocalDb>('tablewright', 3, {
    blocked,
    blocking(_current, _next, event) {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    async upgrade(db, before, _after, transaction) {
      if (before < 1) {
        db.createObjectStore('journal');
        db.createObjectStore('records');
        db.createObjectStore('cards');
      }
      db.createObjectStore('papers');
      if (before >= 2) return;
      db.createObjectStore('chat');
      db.createObjectStore('saves');
      db.createObjectStore('recordings');
      const chat = transaction.objectStore('chat');
      for await (const cursor of transaction.objectStore('records')) {
        const { chat: said, ...record } = cursor.value as FirstRecord;
        for (const line of said) void chat.put(line, [record.id, line.id]);
        void cursor.update(record);
      }
    },
  });
}

/** The format of the first version. */
type FirstRecord = RoomRecord & { readonly chat: readonly ChatLine[] };

/** Journal lines or lines of chat. */
const linesOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Infinity]);

const papersOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, ''], [match, []]);

/** Adds lines, the record, papers and the state they lead to if the journal has the expected length: another tab may have the same match open. */
export async function appendLines(
  match: string,
  lines: readonly string[],
  expected: number,
  record?: RoomRecord | null,
  papers: Papers = {},
  kept?: KeptSave | null,
): Promise<void> {
  const stores = ['journal', 'records', 'papers', 'saves'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite', {
    durability: 'strict',
  });
  const journal = transaction.objectStore('journal');
  if ((await journal.count(linesOf(match))) !== expected) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw new Error('The match is being played in another tab.');
  }
  lines.forEach((line, i) => void journal.put(line, [match, expected + i]));
  if (record) void transaction.objectStore('records').put(record, match);
  if (kept) void transaction.objectStore('saves').put(kept, match);
  putPapers(transaction.objectStore('papers'), match, papers);
  await transaction.done;
}

export async function savePapers(match: string, papers: Papers): Promise<void> {
  const { store, done } = (await database()).transaction('papers', 'readwrite', {
    durability: 'strict',
  });
  putPapers(store, match, papers);
  await done;
}

export async function readPapers(match: string): Promise<StoredPapers> {
  const { store } = (await database()).transaction('papers');
  const [keys, values] = await Promise.all([
    store.getAllKeys(papersOf(match)),
    store.getAll(papersOf(match)),
  ]);
  return Object.fromEntries(keys.map(([, name], i) => [name, values[i]]));
}

function putPapers(
  store: Pick<IDBPObjectStore<LocalDb, ['papers'], 'papers', 'readwrite'>, 'put' | 'delete'>,
  match: string,
  papers: Papers,
): void {
  for (const [name, value] of Object.entries(papers)) {
    if (value === null) void store.delete([match, name]);
    else void store.put(value, [match, name]);
  }
}

export async function readLines(match: string): Promise<string[]> {
  return (await database()).getAll('journal', linesOf(match));
}

/** So many lines before a position, or else the last ones. */
export async function readLinesBefore(
  match: string,
  count: number,
  end = Infinity,
): Promise<StoredLines> {
  const { store } = (await database()).transaction('journal');
  const before = IDBKeyRange.bound([match, 0], [match, end], false, true);
  const last = await store.openKeyCursor(before, 'prev');
  if (last === null) return { from: 0, lines: [] };
  const [, at] = last.key;
  const from = Math.max(0, at + 1 - count);
  return { from, lines: await store.getAll(IDBKeyRange.bound([match, from], [match, at])) };
}

export async function saveRecord(record: RoomRecord): Promise<void> {
  await (await database()).put('records', record, record.id);
}

export async function appendChat(match: string, line: ChatLine, oldest: number): Promise<void> {
  const { store, done } = (await database()).transaction('chat', 'readwrite');
  void store.put(line, [match, line.id]);
  void store.delete(IDBKeyRange.bound([match, 0], [match, oldest], false, true));
  await done;
}

export async function removeChat(match: string, seats: readonly Seat[]): Promise<ChatLine[]> {
  const { store, done } = (await database()).transaction('chat', 'readwrite');
  const lines = await store.getAll(linesOf(match));
  const isTheirs = ({ seat }: ChatLine): boolean => seat !== null && seats.includes(seat);
  for (const { id } of lines.filter(isTheirs)) void store.delete([match, id]);
  await done;
  return lines.filter((line) => !isTheirs(line));
}

export async function readChat(match: string): Promise<ChatLine[]> {
  return (await database()).getAll('chat', linesOf(match));
}

export async function keepSave(match: string, kept: KeptSave): Promise<void> {
  await (await database()).put('saves', kept, match);
}

export async function readSave(match: string): Promise<KeptSave | null> {
  return (await (await database()).get('saves', match)) ?? null;
}

export async function saveRecording(match: string, recording: Recording): Promise<void> {
  await (await database()).put('recordings', recording, match);
}

export async function readRecording(match: string): Promise<Recording | null> {
  return (await (await database()).get('recordings', match)) ?? null;
}

export async function hasRecording(match: string): Promise<boolean> {
  return (await (await database()).count('recordings', match)) > 0;
}

export async function readRecord(match: string): Promise<RoomRecord | undefined> {
  return (await database()).get('records', match);
}

export async function saveCard(card: LocalCard): Promise<void> {
  await (await database()).put('cards', card, card.id);
}

export async function readCard(match: string): Promise<LocalCard | undefined> {
  return (await database()).get('cards', match);
}

export async function listCards(): Promise<LocalCard[]> {
  const cards = await (await database()).getAll('cards');
  return cards.sort((a, b) => Number(a.over) - Number(b.over) || b.changed - a.changed);
}

export async function forget(match: string): Promise<void> {
  const transaction = (await database()).transaction(
    ['journal', 'records', 'cards', 'chat', 'saves', 'recordings', 'papers'],
    'readwrite',
  );
  void transaction.objectStore('journal').delete(linesOf(match));
  void transaction.objectStore('chat').delete(linesOf(match));
  void transaction.objectStore('papers').delete(papersOf(match));
  void transaction.objectStore('records').delete(match);
  void transaction.objectStore('cards').delete(match);
  void transaction.objectStore('saves').delete(match);
  void transaction.objectStore('recordings').delete(match);
  await transaction.done;
}
