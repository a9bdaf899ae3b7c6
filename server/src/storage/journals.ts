import type { StoredLines } from '@tablewright/room';
import { sql, type Transaction } from 'kysely';
import { type Meter, NO_METER } from '../metrics/meter.ts';
import { type Append, appendAll, appendAllTo, type Refused } from './appends.ts';
import type { Database } from './database.ts';
import { PositionError } from './errors.ts';
import type { Schema } from './schema.ts';
import { FileDatabase } from './sqlite.ts';
import { isPassing, isPositionTaken } from './trouble.ts';

export { FenceError, PositionError } from './errors.ts';

type Db = Transaction<Schema>;

interface Write {
  readonly what: Append | ((db: Db) => Promise<void>);
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A write that is not a journal line. */
interface Other {
  readonly write: Write;
  readonly run: (db: Db) => Promise<void>;
}

/** Waits before each retry, in milliseconds. */
const RETRIES = [20, 100, 400];

/** How long to collect writers that come at about the same time, in milliseconds. */
const GATHERING = 4;

/**
 * Everything that live matches write. All writes of one turn of the event loop share a transaction, so that many
 * matches wait for the disk once. A write is done when its transaction is on the disk.
 */
export class Journals {
  readonly db: Database;
  private waiting: Write[] = [];
  private flushing: Promise<void> | null = null;
  private gathering: Promise<void> | null = null;
  /** When the last collected writers were released. */
  private gathered = -Infinity;
  /** The number of transactions, so that a test can tell how many writes shared one. */
  commits = 0;
  readonly meter: Meter;

  constructor(db: Database, meter: Meter = NO_METER) {
    this.db = db;
    this.meter = meter;
  }

  /**
   * Await this before a decision that will be written. With little traffic nobody waits; on a busy server many are
   * released at once, so that they share a transaction and run while caches are warm.
   */
  gather(): Promise<void> {
    this.gathering ??= new Promise((resolve) => {
      const letGo = (): void => {
        this.gathered = performance.now();
        this.gathering = null;
        resolve();
      };
      const wait = this.gathered + GATHERING - performance.now();
      if (wait > 0) setTimeout(letGo, wait);
      else setImmediate(letGo);
    });
    return this.gathering;
  }

  /** Adds lines to a match's journal. */
  append(append: Append): Promise<void> {
    return this.enqueue(append);
  }

  /** Any other change to a match, in the same transactions: after the lines, in the order of the calls. */
  write(run: (db: Db) => Promise<void>): Promise<void> {
    return this.enqueue(run);
  }

  async lines(match: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('journal')
      .select('line')
      .where('match', '=', match)
      .orderBy('position')
      .execute();
    return rows.map(({ line }) => line);
  }

  /** So many lines before a position, or else the last ones. */
  async linesBefore(match: string, count: number, end?: number): Promise<StoredLines> {
    // A range of positions: told to sort and to stop, PostgreSQL may sort the whole journal.
    const last = sql<number>`(select max(position) from journal where match = ${match})`;
    const lines = this.db.selectFrom('journal').select(['position', 'line']);
    const rows = await lines
      .where('match', '=', match)
      .where('position', '>', end === undefined ? sql<number>`${last} - ${count}` : end - count - 1)
      .$if(end !== undefined, (query) => query.where('position', '<', end!))
      .orderBy('position')
      .execute();
    return { from: rows[0]?.position ?? 0, lines: rows.map(({ line }) => line) };
  }

  /** Resolves when everything requested so far is written or refused. */
  async settled(): Promise<void> {
    while (this.flushing !== null) await this.flushing;
  }

  private enqueue(what: Write['what']): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ what, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  private async flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      await this.commit(group);
    }
    this.flushing = null;
  }

  private async commit(group: readonly Write[]): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const refused = await this.transact(group);
        for (const write of group) {
          const error = refused.get(write);
          if (error === undefined) write.resolve();
          else write.reject(error);
        }
        return;
      } catch (error) {
        if (attempt === RETRIES.length || !isPassing(error))
          return this.apart(group, error as Error);
        await new Promise((resolve) => setTimeout(resolve, RETRIES[attempt]));
      }
    }
  }

  /** A write that fails must not block the others. */
  private async apart(group: readonly Write[], error: Error): Promise<void> {
    if (group.length === 1 || isPassing(error)) {
      // When two nodes write the same position, PostgreSQL lets the second wait and then fail.
      const told = isPositionTaken(error) ? new PositionError(error.message) : error;
      for (const { reject } of group) reject(told);
      return;
    }
    for (const write of group) await this.commit([write]);
  }

  /** One transaction; it leaves out writes at a wrong position and keeps the others. */
  private async transact(group: readonly Write[]): Promise<Map<Write, Error>> {
    const start = performance.now();
    const appending: Write[] = [];
    const appends: Append[] = [];
    const others: Other[] = [];
    for (const write of group) {
      const { what } = write;
      if (typeof what === 'function') {
        others.push({ write, run: what });
      } else {
        appending.push(write);
        appends.push(what);
      }
    }
    const refused = new Map<Write, Error>();
    const refuse = (found: Refused): void => {
      for (const [i, error] of found) refused.set(appending[i], error);
    };
    const { db } = this;
    const file = db instanceof FileDatabase ? db.file : null;
    if (file !== null && others.length === 0)
      refuse(await file.transact(() => appendAllTo(file, appends)));
    else
      await db.transaction().execute(async (transaction) => {
        refuse(file === null ? await appendAll(transaction, appends) : appendAllTo(file, appends));
        for (const { write, run } of others) {
          try {
            await run(transaction);
          } catch (error) {
            if (!(error instanceof PositionError)) throw error;
            refused.set(write, error);
          }
        }
      });
    this.commits++;
    this.meter.committed(group.length, (performance.now() - start) / 1000);
    return refused;
  }
}
