import { newId } from '../ids.ts';
import type { Database } from './database.ts';

/** Anybody may ask for readiness, so the result is cached for a moment: asking must not wear out the disk. */
const KEPT_FOR = 5_000;

/** Longer than a move takes, so that the probe fails first. */
const BYTES = 64 * 1024;

/** Checks whether the server can store anything, by storing something: a full disk still answers queries. */
export class WriteProbe {
  private readonly db: Database;
  private last: { readonly at: number; readonly result: Promise<void> } | null = null;

  constructor(db: Database) {
    this.db = db;
  }

  check(): Promise<void> {
    const now = performance.now();
    if (this.last === null || now - this.last.at > KEPT_FOR)
      this.last = { at: now, result: this.write() };
    return this.last.result;
  }

  private write(): Promise<void> {
    const hash = `probe:${newId()}`;
    const row = { hash, purpose: 'probe', guest: null, data: 'x'.repeat(BYTES), expires: 0 };
    return this.db.transaction().execute(async (db) => {
      await db.insertInto('tickets').values(row).execute();
      await db.deleteFrom('tickets').where('hash', '=', hash).execute();
    });
  }
}
