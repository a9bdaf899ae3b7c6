import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

const PAGE = 4096;
/** The first byte of a page that holds the end of an index. */
const INDEX_LEAF = 0x0a;

/** Flips one bit of this text in an index, where the table it belongs to keeps the text as it was. */
export function flipInIndex(file: string, text: string): void {
  // Pages that are still in the log would come back from there.
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    if (bytes[at - (at % PAGE)] !== INDEX_LEAF) continue;
    bytes[at + text.length - 1] ^= 1;
    writeFileSync(file, bytes);
    return;
  }
  throw new Error(`No index of ${file} holds "${text}".`);
}
