import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

/** Kysely on an SQLite file. */
export function sqliteDialect(file: SqliteFile): Dialect {
  return {
    createDriver: () => new FileDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  /** A migration runs completely or not at all, even when the process is killed. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileDriver implements Driver {
  private readonly file: SqliteFile;
  private readonly connection: FileConnection;

  constructor(file: SqliteFile) {
    this.file = file;
    this.connection = new FileConnection(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.file.take();
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.file.release();
  }

  async beginTransaction(): Promise<void> {
    this.file.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.file.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.file.rollback();
  }

  async destroy(): Promise<void> {
    this.file.close();
  }
}

class FileConnection implements DatabaseConnection {
  private readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    this.file = file;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { file } = this;
    const { statement, isReader, mayWrite } = file.prepare(sql);
    const result = isReader
      ? { rows: statement.all(...parameters) as R[] }
      : { numAffectedRows: BigInt(statement.run(...parameters).changes), rows: [] };
    if (mayWrite && !file.isInTransaction) await file.kept();
    return result;
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const { statement } = this.file.prepare(sql);
    for (const row of statement.iterate(...parameters)) yield { rows: [row as R] };
  }
}
