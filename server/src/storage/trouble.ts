/** SQLite's codes for trouble that may pass: busy, locked, out of memory, I/O error, disk full, cannot open. */
const SQLITE = new Set([5, 6, 7, 10, 13, 14]);

/** The same for PostgreSQL: connection lost, starting or stopping, conflicts, disk full, timeouts. */
const POSTGRES = /^(08...|57P0[1-5]|57014|40001|40P01|53...|55P03|58030|25P0[34])$/;

/** Network errors on the way to PostgreSQL. */
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT)$/;
const CUT =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Query read timeout)/;

interface Trouble {
  readonly errcode?: number;
  readonly code?: string;
  readonly message?: string;
  readonly syscall?: string;
  readonly severity?: string;
  readonly constraint?: string;
}

/** What SQLite says, for errors of queries that return rows: the driver gives those no code. */
const SAYINGS: readonly (readonly [RegExp, number])[] = [
  [/^database is locked/, 5],
  [/^database table is locked/, 6],
  [/^out of memory/, 7],
  [/^disk I\/O error/, 10],
  [/^database disk image is malformed/, 11],
  [/^database or disk is full/, 13],
  [/^unable to open database file/, 14],
  [/^file is not a database/, 26],
  [/^UNIQUE constraint failed/, 2067],
];

/** SQLite's code; undefined for errors of anything else. */
function sqliteCode(error: unknown): number | undefined {
  const { code, errcode, message } = error as Trouble;
  if (errcode !== undefined || code !== 'ERR_SQLITE_ERROR') return errcode;
  return SAYINGS.find(([saying]) => saying.test(message ?? ''))?.[1];
}

/** Trouble that may pass: nothing was written, or it is unknown whether it was. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, severity } = error as Trouble;
  const errcode = sqliteCode(error);
  if (errcode !== undefined) return SQLITE.has(errcode & 0xff);
  if (severity !== undefined) return POSTGRES.test(code ?? '');
  if (error instanceof AggregateError) return error.errors.every(isPassing);
  return (syscall !== undefined && NETWORK.test(code ?? '')) || CUT.test(error.message);
}

/** Any error of the database. */
export function isStorageTrouble(error: unknown): boolean {
  const { code, severity } = error as Trouble;
  return code === 'ERR_SQLITE_ERROR' || severity !== undefined || isPassing(error);
}

/** The disk of SQLite or PostgreSQL is full. */
export function isFull(error: unknown): boolean {
  return sqliteCode(error) === 13 || (error as Trouble).code === '53100';
}

/** SQLite's codes for a file with damaged pages, and for one that is not a database. */
export function isDamaged(error: unknown): boolean {
  const errcode = sqliteCode(error);
  return errcode !== undefined && [11, 26].includes(errcode & 0xff);
}

/** A unique value exists already. */
export function isTaken(error: unknown): boolean {
  const errcode = sqliteCode(error);
  return errcode === 2067 || errcode === 1555 || (error as Trouble).code === '23505';
}

/** PostgreSQL: another writer has taken this position in the journal. */
export function isPositionTaken(error: unknown): boolean {
  const { code, constraint } = error as Trouble;
  return code === '23505' && constraint === 'journalKey';
}
