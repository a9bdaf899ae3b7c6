import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

type Db = Transaction<Schema>;

/** Somebody else has written to the match: what this process believes of it is out of date. */
export class PositionError extends Error {
  override name = 'PositionError';
}

interface Write {
  readonly run: (db: Db) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Waits before trying once more, in milliseconds. */
const RETRIES = [20, 100, 400];

/** Codes of SQLite for what may be better in a moment: busy, locked, out of memory, I/O error, disk full, cannot open. */
const PASSING = new Set([5, 6, 7, 10, 13, 14]);

/**
 * Everything that live matches write. Whatever comes within one turn of the event loop shares a transaction,
 * so that many matches together wait for the disk once. A write is done when its transaction is on the disk.
 */
export class Journals {
  private readonly db: Database;
  private waiting: Write[] = [];
  private flushing: Promise<void> | null = null;
  /** Transactions made, so that a test can tell how many writes shared one. */
  commits = 0;

  constructor(db: Database) {
    this.db = db;
  }

  /** Adds lines to a match's journal, which must have exactly `expected` lines already. */
  append(
    match: string,
    expected: number,
    lines: readonly string[],
    also: (db: Db) => Promise<void>,
  ): Promise<void> {
    return this.write(async (db) => {
      await checkLength(db, match, expected);
      await insertLines(db, match, expected, lines);
      await also(db);
    });
  }

  /** Any other change that belongs to a match, in the same transactions and in the order of the calls. */
  write(run: (db: Db) => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ run, resolve, reject });
      this.flushing ??= this.flush();
    });
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

  /** Resolves when everything that was asked for so far is written or refused. */
  async settled(): Promise<void> {
    while (this.flushing !== null) await this.flushing;
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
        group.forEach((write, i) => {
          const error = refused.get(i);
          if (error === undefined) write.resolve();
          else write.reject(error);
        });
        return;
      } catch (error) {
        if (attempt === RETRIES.length || !isPassing(error))
          return this.apart(group, error as Error);
        await new Promise((resolve) => setTimeout(resolve, RETRIES[attempt]));
      }
    }
  }

  /** A write that cannot be made must not keep the others from being made. */
  private async apart(group: readonly Write[], error: Error): Promise<void> {
    if (group.length === 1 || isPassing(error)) {
      for (const { reject } of group) reject(error);
      return;
    }
    for (const write of group) await this.commit([write]);
  }

  /** One transaction; a write that comes at a wrong position is left out and does not spoil the others'. */
  private async transact(group: readonly Write[]): Promise<Map<number, Error>> {
    const refused = new Map<number, Error>();
    await this.db.transaction().execute(async (db) => {
      for (const [i, { run }] of group.entries()) {
        try {
          await run(db);
        } catch (error) {
          if (!(error instanceof PositionError)) throw error;
          refused.set(i, error);
        }
      }
    });
    this.commits++;
    return refused;
  }
}

export async function insertLines(
  db: Db,
  match: string,
  from: number,
  lines: readonly string[],
): Promise<void> {
  for (const [i, line] of lines.entries())
    await db
      .insertInto('journal')
      .values({ match, position: from + i, line })
      .execute();
}

async function checkLength(db: Db, match: string, expected: number): Promise<void> {
  const { last } = await db
    .selectFrom('journal')
    .select((row) => row.fn.max('position').as('last'))
    .where('match', '=', match)
    .executeTakeFirstOrThrow();
  const length = last === null ? 0 : last + 1;
  if (length !== expected)
    throw new PositionError(`The journal of ${match} has ${length} lines, not ${expected}.`);
}

function isPassing(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && PASSING.has(errcode & 0xff);
}
