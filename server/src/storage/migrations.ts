import type { ColumnDefinitionBuilder, Kysely, Migration, MigrationProvider } from 'kysely';
import { moveChat, noteRemarks } from './migrated-chat.ts';

type Db = Kysely<never>;
type Column = ColumnDefinitionBuilder;

const required = (column: Column): Column => column.notNull();
const refersTo =
  (key: 'guests.id' | 'matches.id' | 'notices.id') =>
  (column: Column): Column =>
    column.notNull().references(key);

/** Released migrations never change; a schema change is a new one, whose name sorts last. */
const MIGRATIONS: Record<string, Migration> = {
  '001-tables-and-matches': {
    async up(db: Db): Promise<void> {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', required)
        .addColumn('created', 'bigint', required)
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('tokenHash', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('seen', 'bigint', required)
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('data', 'text', required)
        .addColumn('open', 'integer', required)
        .addColumn('match', 'text')
        .addColumn('changed', 'bigint', required)
        .execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', required)
        .addColumn('open', 'integer', required)
        .addColumn('started', 'bigint', required)
        .addColumn('changed', 'bigint', required)
        .addColumn('over', 'integer', required)
        .addColumn('record', 'text', required)
        .addColumn('card', 'text', required)
        .addColumn('due', 'bigint')
        .execute();
      await db.schema
        .createTable('matchSeats')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('seat', 'integer', required)
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addPrimaryKeyConstraint('matchSeatsKey', ['match', 'seat'])
        .execute();
      // The key makes the journal append-only: each position is taken once.
      await db.schema
        .createTable('journal')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('position', 'integer', required)
        .addColumn('line', 'text', required)
        .addPrimaryKeyConstraint('journalKey', ['match', 'position'])
        .execute();
      await index(db, 'sessions', ['seen']);
      await index(db, 'tables', ['open', 'match', 'changed']);
      await index(db, 'matches', ['due']);
      await index(db, 'matches', ['open', 'over', 'changed']);
      await index(db, 'matchSeats', ['guest']);
    },
  },
  '002-people-and-nodes': {
    async up(db: Db): Promise<void> {
      await add(db, 'sessions', 'device', 'text', '');
      await add(db, 'sessions', 'created', 'bigint', 0);
      await add(db, 'tables', 'version', 'integer', 0);
      await add(db, 'matches', 'fence', 'integer', 0);
      await add(db, 'matches', 'rated', 'integer', 0);
      await db.schema
        .createTable('accounts')
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('nameKey', 'text', (column) => column.notNull().unique())
        .addColumn('password', 'text')
        .addColumn('mail', 'text')
        .addColumn('mailVerified', 'integer', required)
        .addColumn('language', 'text', required)
        .addColumn('zone', 'text', required)
        .addColumn('role', 'text', required)
        .addColumn('created', 'bigint', required)
        .addPrimaryKeyConstraint('accountsKey', ['guest'])
        .execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', required)
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('publicKey', 'text', required)
        .addColumn('counter', 'bigint', required)
        .addColumn('transports', 'text', required)
        .addColumn('label', 'text', required)
        .addColumn('created', 'bigint', required)
        .addColumn('used', 'bigint')
        .addPrimaryKeyConstraint('passkeysKey', ['id'])
        .execute();
      await db.schema
        .createTable('tickets')
        .addColumn('hash', 'text', required)
        .addColumn('purpose', 'text', required)
        .addColumn('guest', 'text', (column) => column.references('guests.id'))
        .addColumn('data', 'text', required)
        .addColumn('expires', 'bigint', required)
        .addPrimaryKeyConstraint('ticketsKey', ['hash'])
        .execute();
      await db.schema
        .createTable('tokens')
        .addColumn('id', 'text', required)
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('label', 'text', required)
        .addColumn('created', 'bigint', required)
        .addColumn('used', 'bigint')
        .addPrimaryKeyConstraint('tokensKey', ['id'])
        .execute();
      await db.schema
        .createTable('friends')
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('other', 'text', refersTo('guests.id'))
        .addColumn('accepted', 'integer', required)
        .addColumn('since', 'bigint', required)
        .addPrimaryKeyConstraint('friendsKey', ['guest', 'other'])
        .execute();
      await db.schema
        .createTable('blocks')
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('other', 'text', refersTo('guests.id'))
        .addColumn('since', 'bigint', required)
        .addPrimaryKeyConstraint('blocksKey', ['guest', 'other'])
        .execute();
      await db.schema
        .createTable('results')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('seat', 'integer', required)
        .addColumn('player', 'text', required)
        .addColumn('game', 'text', required)
        .addColumn('pace', 'text', required)
        .addColumn('rated', 'integer', required)
        .addColumn('place', 'integer')
        .addColumn('before', 'double precision')
        .addColumn('after', 'double precision')
        .addColumn('finished', 'bigint', required)
        .addPrimaryKeyConstraint('resultsKey', ['match', 'seat'])
        .execute();
      await db.schema
        .createTable('ratings')
        .addColumn('player', 'text', required)
        .addColumn('game', 'text', required)
        .addColumn('pace', 'text', required)
        .addColumn('rating', 'double precision', required)
        .addColumn('deviation', 'double precision', required)
        .addColumn('volatility', 'double precision', required)
        .addColumn('matches', 'integer', required)
        .addColumn('changed', 'bigint', required)
        .addPrimaryKeyConstraint('ratingsKey', ['player', 'game', 'pace'])
        .execute();
      await db.schema
        .createTable('notices')
        .addColumn('id', 'text', required)
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('kind', 'text', required)
        .addColumn('match', 'text')
        .addColumn('data', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('read', 'integer', required)
        .addPrimaryKeyConstraint('noticesKey', ['id'])
        .execute();
      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', required)
        .addColumn('notice', 'text', refersTo('notices.id'))
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('channel', 'text', required)
        .addColumn('due', 'bigint', required)
        .addColumn('attempts', 'integer', required)
        .addPrimaryKeyConstraint('deliveriesKey', ['id'])
        .execute();
      await db.schema
        .createTable('noticeSettings')
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('data', 'text', required)
        .addPrimaryKeyConstraint('noticeSettingsKey', ['guest'])
        .execute();
      await db.schema
        .createTable('mutes')
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('match', 'text', refersTo('matches.id'))
        .addPrimaryKeyConstraint('mutesKey', ['guest', 'match'])
        .execute();
      await db.schema
        .createTable('pushes')
        .addColumn('id', 'text', required)
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('subscription', 'text', required)
        .addColumn('created', 'bigint', required)
        .addPrimaryKeyConstraint('pushesKey', ['id'])
        .execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', required)
        .addColumn('by', 'text', refersTo('guests.id'))
        .addColumn('about', 'text', refersTo('guests.id'))
        .addColumn('match', 'text')
        .addColumn('text', 'text', required)
        .addColumn('chat', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('handledBy', 'text')
        .addColumn('handledAt', 'bigint')
        .addPrimaryKeyConstraint('reportsKey', ['id'])
        .execute();
      await db.schema
        .createTable('bans')
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addColumn('until', 'bigint')
        .addColumn('reason', 'text', required)
        .addColumn('at', 'bigint', required)
        .addPrimaryKeyConstraint('bansKey', ['guest'])
        .execute();
      await db.schema
        .createTable('hostLog')
        .addColumn('id', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('by', 'text', required)
        .addColumn('act', 'text', required)
        .addColumn('whom', 'text', required)
        .addColumn('note', 'text', required)
        .addPrimaryKeyConstraint('hostLogKey', ['id'])
        .execute();
      await index(db, 'sessions', ['guest']);
      await index(db, 'passkeys', ['guest']);
      await index(db, 'tickets', ['expires']);
      await index(db, 'tokens', ['guest']);
      await index(db, 'friends', ['other']);
      await index(db, 'results', ['player', 'finished']);
      await index(db, 'notices', ['guest', 'at']);
      await index(db, 'deliveries', ['due']);
      await index(db, 'pushes', ['guest']);
      await index(db, 'hostLog', ['at']);
    },
  },
  '003-remarks-of-spectators': {
    async up(db: Db): Promise<void> {
      await db.schema
        .createTable('remarks')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('by', 'text', required)
        .addColumn('guest', 'text', refersTo('guests.id'))
        .addPrimaryKeyConstraint('remarksKey', ['match', 'by'])
        .execute();
      await index(db, 'remarks', ['guest']);
      await noteRemarks(db);
    },
  },
  '004-chat': {
    async up(db: Db): Promise<void> {
      await db.schema
        .createTable('chat')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('id', 'integer', required)
        .addColumn('at', 'bigint', required)
        .addColumn('name', 'text', required)
        .addColumn('seat', 'integer')
        .addColumn('guest', 'text', (column) => column.references('guests.id'))
        .addColumn('text', 'text', required)
        .addPrimaryKeyConstraint('chatKey', ['match', 'id'])
        .execute();
      await index(db, 'chat', ['guest']);
      await moveChat(db);
    },
  },
  '005-saves-and-recordings': {
    async up(db: Db): Promise<void> {
      await db.schema
        .createTable('saves')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('length', 'integer', required)
        .addColumn('save', 'text', required)
        .addPrimaryKeyConstraint('savesKey', ['match'])
        .execute();
      await db.schema
        .createTable('recordings')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('recording', 'text', required)
        .addPrimaryKeyConstraint('recordingsKey', ['match'])
        .execute();
    },
  },
  '006-whose-tables': {
    async up(db: Db): Promise<void> {
      await add(db, 'tables', 'host', 'text', '');
      await add(db, 'tables', 'origin', 'text', '');
      await index(db, 'tables', ['host']);
      await index(db, 'tables', ['origin']);
    },
  },
  '007-papers-and-whispers': {
    async up(db: Db): Promise<void> {
      await db.schema
        .createTable('papers')
        .addColumn('match', 'text', refersTo('matches.id'))
        .addColumn('name', 'text', required)
        .addColumn('value', 'text', required)
        .addPrimaryKeyConstraint('papersKey', ['match', 'name'])
        .execute();
      await add(db, 'chat', 'receivers', 'text', '');
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

/** Adds a column to an existing table. */
async function add(
  db: Db,
  table: string,
  column: string,
  type: 'text' | 'integer' | 'bigint',
  value: string | number,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, type, (built) => built.notNull().defaultTo(value))
    .execute();
}
