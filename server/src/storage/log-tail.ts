import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** Of SQLite's write-ahead log: see https://sqlite.org/fileformat2.html#walformat */
const HEADER = 32;
const FRAME_HEADER = 24;

export const CUT =
  'The last write to the database was not finished. After a kill or a power cut that is in order: nobody was shown ' +
  'what is missing. Otherwise the end of tablewright.db-wal was lost, and the latest moves with it.';

/**
 * Does the write-ahead log of this database end in the middle of a transaction? So it does when the process or the
 * power went while it was written, and when its end was cut off: SQLite then quietly goes back to what stands before.
 * To be asked before the database is opened, which tidies the log up.
 */
export function breaksOff(file: string): boolean {
  const log = `${file}-wal`;
  if (!existsSync(log)) return false;
  const descriptor = openSync(log, 'r');
  try {
    return isUnfinished(descriptor, fstatSync(descriptor).size);
  } finally {
    closeSync(descriptor);
  }
}

function isUnfinished(log: number, size: number): boolean {
  if (size < HEADER) return size > 0;
  const header = read(log, 0, HEADER);
  const salts = header.subarray(16, 24);
  const frame = FRAME_HEADER + header.readUInt32BE(8);
  let isCommitted = true;
  for (let at = HEADER; at < size; at += frame) {
    if (size - at < FRAME_HEADER) return true;
    const { salt, pages } = frameAt(log, at);
    // From here on lie frames from before the log began anew.
    if (!salt.equals(salts)) break;
    if (size - at < frame) return true;
    isCommitted = pages > 0;
  }
  return !isCommitted;
}

/** Only the last frame of a transaction tells how many pages the database has then. */
function frameAt(log: number, at: number): { readonly salt: Buffer; readonly pages: number } {
  const header = read(log, at, FRAME_HEADER);
  return { salt: header.subarray(8, 16), pages: header.readUInt32BE(4) };
}

function read(log: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(log, bytes, 0, length, at);
  return bytes;
}
