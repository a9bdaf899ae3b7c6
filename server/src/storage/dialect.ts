import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** Kysely over the SQLite that comes with the package. */
export function sqliteDialect(database: DatabaseSyncInstance): Dialect {
  const adapted = adapt(database);
  return {
    createDriver: () => new Driver(database, adapted),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

class Adapter extends SqliteAdapter {
  /** All of a migration or nothing: who is killed meanwhile finds no half of one. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  private readonly raw: DatabaseSyncInstance;

  constructor(raw: DatabaseSyncInstance, database: SqliteDatabase) {
    super({ database });
    this.raw = raw;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A lock that is taken later can fail in the middle of a transaction.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
    if (this.raw.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Statements are prepared once: the queries of this program are few and always the same. */
function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = adaptStatement(database.prepare(sql));
        if (prepared.size < MOST_STATEMENTS) prepared.set(sql, statement);
      }
      return statement;
    },
    close() {
      prepared.clear();
      database.close();
    },
  };
}

const MOST_STATEMENTS = 200;

function adaptStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters) as IterableIterator<unknown>,
  };
}
