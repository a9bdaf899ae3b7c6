import fs from 'node:fs';
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';

/** A prepared statement. */
export interface Prepared {
  readonly statement: StatementSyncInstance;
  /** Does it return rows? */
  readonly isReader: boolean;
  readonly mayWrite: boolean;
}

const MOST_STATEMENTS = 200;

/** How many pages the log may have before SQLite moves them into the database: each page is moved once. */
const MOST_PAGES = 4000;

const READS = /^\s*(select|pragma|explain)\b/i;

/**
 * An SQLite file with one user at a time. SQLite itself would block the event loop while the disk writes; here commits
 * are synced outside of it, and only the caller that committed waits.
 */
export class SqliteFile {
  private readonly file: string;
  private readonly database: DatabaseSyncInstance;
  private readonly prepared = new Map<string, Prepared>();
  private readonly waiting: (() => void)[] = [];
  private isUsed = false;
  /** The write-ahead log, opened once it exists. It stays the same file while the database is open. */
  private log: number | null = null;

  constructor(file: string) {
    this.file = file;
    this.database = new DatabaseSync(file);
    // NORMAL: SQLite syncs what keeps the file consistent, and leaves it to us when to sync commits.
    // Waiting for a lock blocks everybody, so the timeout is short; writers retry.
    // In memory: the ends of some thousand journals (16 MB), and what a statement notes to be able to take itself back.
    this.database.exec(`
      PRAGMA busy_timeout = 200;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -16000;
      PRAGMA temp_store = MEMORY;
      PRAGMA wal_autocheckpoint = ${MOST_PAGES};
    `);
  }

  get isInTransaction(): boolean {
    return this.database.isTransaction;
  }

  /** What is wrong with its pages; null for a sound file. Reads all pages, but compares no index with its table: see `damageOf`. */
  damage(): string | null {
    const [first] = this.database.prepare('PRAGMA quick_check(1)').all() as {
      readonly quick_check: string;
    }[];
    return first.quick_check === 'ok' ? null : first.quick_check;
  }

  /** Moves the log into the database and begins a new one. */
  tidy(): void {
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** Statements are prepared once: this program has few queries, and always the same. */
  prepare(sql: string): Prepared {
    let found = this.prepared.get(sql);
    if (found === undefined) {
      const statement = this.database.prepare(sql);
      found = { statement, isReader: statement.columns().length > 0, mayWrite: !READS.test(sql) };
      if (this.prepared.size < MOST_STATEMENTS) this.prepared.set(sql, found);
    }
    return found;
  }

  /** Waits until nobody else uses it. */
  async take(): Promise<void> {
    if (this.isUsed) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isUsed = true;
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.isUsed = false;
    else next();
  }

  /** Runs the work completely or not at all; it is on the disk when this resolves. */
  async transact<T>(work: () => T): Promise<T> {
    await this.take();
    try {
      this.begin();
      try {
        const result = work();
        await this.commit();
        return result;
      } catch (error) {
        this.rollback();
        throw error;
      }
    } finally {
      this.release();
    }
  }

  /** Takes the lock at once: taking it later can fail in the middle of a transaction. */
  begin(): void {
    this.run('begin immediate');
  }

  async commit(): Promise<void> {
    this.run('commit');
    await this.kept();
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would hide the first error. */
  rollback(): void {
    if (this.isInTransaction) this.run('rollback');
  }

  /**
   * Resolves when every commit has reached the disk. After a failed sync the disk may have dropped data and report
   * success the next time: so the process ends, and restarts with what the disk really has.
   */
  kept(): Promise<void> {
    this.log ??= fs.openSync(`${this.file}-wal`, 'r+');
    const { log } = this;
    return new Promise((resolve) => {
      fs.fdatasync(log, (error) => {
        if (error !== null)
          throw new Error('The disk failed to store what was written.', { cause: error });
        resolve();
      });
    });
  }

  close(): void {
    this.prepared.clear();
    if (this.log !== null) fs.closeSync(this.log);
    this.log = null;
    this.database.close();
  }

  private run(sql: string): void {
    this.prepare(sql).statement.run();
  }
}
