/** Codes of SQLite for what may be better in a moment: busy, locked, out of memory, I/O error, disk full, cannot open. */
const SQLITE = new Set([5, 6, 7, 10, 13, 14]);

/** The same of PostgreSQL: connection lost, shutting down or starting, conflicts, no room, a lock or an answer that took too long. */
const POSTGRES = /^(08...|57P0[1-5]|57014|40001|40P01|53...|55P03|58030|25P0[34])$/;

/** The way to PostgreSQL is cut. */
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT)$/;
const CUT =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Query read timeout)/;

interface Trouble {
  readonly errcode?: number;
  readonly code?: string;
  readonly syscall?: string;
  readonly severity?: string;
  readonly constraint?: string;
}

/** What may be better in a moment: nothing was written, or it is not known whether it was. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code, syscall, severity } = error as Trouble;
  if (errcode !== undefined) return SQLITE.has(errcode & 0xff);
  if (severity !== undefined) return POSTGRES.test(code ?? '');
  if (error instanceof AggregateError) return error.errors.every(isPassing);
  return (syscall !== undefined && NETWORK.test(code ?? '')) || CUT.test(error.message);
}

/** Anything that the database refused or could not do. */
export function isStorageTrouble(error: unknown): boolean {
  const { code, severity } = error as Trouble;
  return code === 'ERR_SQLITE_ERROR' || severity !== undefined || isPassing(error);
}

/** There is no room left on the disk of SQLite or PostgreSQL. */
export function isFull(error: unknown): boolean {
  const { errcode, code } = error as Trouble;
  return errcode === 13 || code === '53100';
}

/** SQLite's codes for a file whose pages are damaged, and for one that is no database. */
export function isDamaged(error: unknown): boolean {
  const { errcode } = error as Trouble;
  return errcode !== undefined && [11, 26].includes(errcode & 0xff);
}

/** Something that there may be but once is there already. */
export function isTaken(error: unknown): boolean {
  const { errcode, code } = error as Trouble;
  return errcode === 2067 || errcode === 1555 || code === '23505';
}

/** PostgreSQL: the position in the journal is somebody else's by now. */
export function isPositionTaken(error: unknown): boolean {
  const { code, constraint } = error as Trouble;
  return code === '23505' && constraint === 'journalKey';
}
