import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

const PAGE = 4096;
/** The first byte of a page with rows of a table, and of one with entries of an index. */
const TABLE_LEAF = 0x0d;
const INDEX_LEAF = 0x0a;

/** Pages that are still in the log would come back from there. */
export function emptyLog(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Flips one bit of this text in an index, where the table it belongs to keeps the text as it was. */
export function flipInIndex(file: string, text: string): void {
  change(file, text, INDEX_LEAF, (bytes, at) => (bytes[at + text.length - 1] ^= 1));
}

/** Makes the page of a table that holds this text unreadable. */
export function breakTable(file: string, text: string): void {
  change(file, text, TABLE_LEAF, (bytes, at) => bytes.fill(0xff, at - (at % PAGE) + 3, at));
}

function change(
  file: string,
  text: string,
  kind: number,
  damage: (bytes: Buffer, at: number) => void,
): void {
  emptyLog(file);
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    if (bytes[at - (at % PAGE)] !== kind) continue;
    damage(bytes, at);
    writeFileSync(file, bytes);
    return;
  }
  throw new Error(`No such page of ${file} holds "${text}".`);
}
