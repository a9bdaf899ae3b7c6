import type { Kysely, Migration, MigrationProvider } from 'kysely';

type Db = Kysely<never>;

/** Never changed once released; a change of the schema is a further one, named after the last. */
const MIGRATIONS: Record<string, Migration> = {
  '001-tables-and-matches': {
    async up(db: Db): Promise<void> {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('tokenHash', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
        .addColumn('seen', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('open', 'integer', (column) => column.notNull())
        .addColumn('match', 'text')
        .addColumn('changed', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('open', 'integer', (column) => column.notNull())
        .addColumn('started', 'integer', (column) => column.notNull())
        .addColumn('changed', 'integer', (column) => column.notNull())
        .addColumn('over', 'integer', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('card', 'text', (column) => column.notNull())
        .addColumn('due', 'integer')
        .execute();
      await db.schema
        .createTable('matchSeats')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
        .addPrimaryKeyConstraint('matchSeatsKey', ['match', 'seat'])
        .execute();
      // The key is what makes it append-only: a position is taken once.
      await db.schema
        .createTable('journal')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('line', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('journalKey', ['match', 'position'])
        .execute();
      await index(db, 'sessions', ['seen']);
      await index(db, 'tables', ['open', 'match', 'changed']);
      await index(db, 'matches', ['due']);
      await index(db, 'matches', ['open', 'over', 'changed']);
      await index(db, 'matchSeats', ['guest']);
    },
  },
};

export const migrations: MigrationProvider = {
  getMigrations: async () => MIGRATIONS,
};

async function index(db: Db, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
