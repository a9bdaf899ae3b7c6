import { readFileSync } from 'node:fs';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '../src/storage/migrations.ts';

const DIALECTS = {
  SQLite: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  },
  PostgreSQL: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  },
};

/** Their statements were written down when they were released. */
const RELEASED = ['001-tables-and-matches', '002-people-and-nodes', '003-remarks-of-spectators'];

describe.each(Object.entries(DIALECTS))('migrations of %s', (_name, dialect) => {
  it.each(RELEASED)('%s never changes once released', async (name) => {
    const statements: string[] = [];
    const db = new Kysely<unknown>({
      dialect,
      log: ({ query }) => void statements.push(query.sql.replaceAll('$1', '?')),
    });
    await (await migrations.getMigrations())[name].up(db);
    const written = readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');
    expect(`${statements.join(';\n')};\n`).toBe(written);
  });
});
