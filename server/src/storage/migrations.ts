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
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('tokenHash', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('open', 'integer', (column) => column.notNull())
        .addColumn('match', 'text')
        .addColumn('changed', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('open', 'integer', (column) => column.notNull())
        .addColumn('started', 'bigint', (column) => column.notNull())
        .addColumn('changed', 'bigint', (column) => column.notNull())
        .addColumn('over', 'integer', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('card', 'text', (column) => column.notNull())
        .addColumn('due', 'bigint')
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
  '002-people-and-nodes': {
    async up(db: Db): Promise<void> {
      await add(db, 'sessions', 'device', 'text', '');
      await add(db, 'sessions', 'created', 'bigint', 0);
      await add(db, 'tables', 'version', 'integer', 0);
      await add(db, 'matches', 'fence', 'integer', 0);
      await add(db, 'matches', 'rated', 'integer', 0);
      await create(db, 'accounts', {
        guest: 'text key guests',
        nameKey: 'text unique',
        password: 'text?',
        mail: 'text?',
        mailVerified: 'integer',
        language: 'text',
        zone: 'text',
        role: 'text',
        created: 'bigint',
      });
      await create(db, 'passkeys', {
        id: 'text key',
        guest: 'text guests',
        publicKey: 'text',
        counter: 'bigint',
        transports: 'text',
        label: 'text',
        created: 'bigint',
        used: 'bigint?',
      });
      await create(db, 'tickets', {
        hash: 'text key',
        purpose: 'text',
        guest: 'text? guests',
        data: 'text',
        expires: 'bigint',
      });
      await create(db, 'tokens', {
        id: 'text key',
        hash: 'text unique',
        guest: 'text guests',
        label: 'text',
        created: 'bigint',
        used: 'bigint?',
      });
      await create(db, 'friends', {
        guest: 'text key guests',
        other: 'text key guests',
        accepted: 'integer',
        since: 'bigint',
      });
      await create(db, 'blocks', {
        guest: 'text key guests',
        other: 'text key guests',
        since: 'bigint',
      });
      await create(db, 'results', {
        match: 'text key matches',
        seat: 'integer key',
        player: 'text',
        game: 'text',
        pace: 'text',
        rated: 'integer',
        place: 'integer?',
        before: 'double precision?',
        after: 'double precision?',
        finished: 'bigint',
      });
      await create(db, 'ratings', {
        player: 'text key',
        game: 'text key',
        pace: 'text key',
        rating: 'double precision',
        deviation: 'double precision',
        volatility: 'double precision',
        matches: 'integer',
        changed: 'bigint',
      });
      await create(db, 'notices', {
        id: 'text key',
        guest: 'text guests',
        kind: 'text',
        match: 'text?',
        data: 'text',
        at: 'bigint',
        read: 'integer',
      });
      await create(db, 'deliveries', {
        id: 'text key',
        notice: 'text notices',
        guest: 'text guests',
        channel: 'text',
        due: 'bigint',
        attempts: 'integer',
      });
      await create(db, 'noticeSettings', { guest: 'text key guests', data: 'text' });
      await create(db, 'mutes', { guest: 'text key guests', match: 'text key matches' });
      await create(db, 'pushes', {
        id: 'text key',
        guest: 'text guests',
        subscription: 'text',
        created: 'bigint',
      });
      await create(db, 'reports', {
        id: 'text key',
        by: 'text guests',
        about: 'text guests',
        match: 'text?',
        text: 'text',
        chat: 'text',
        at: 'bigint',
        handledBy: 'text?',
        handledAt: 'bigint?',
      });
      await create(db, 'bans', {
        guest: 'text key guests',
        until: 'bigint?',
        reason: 'text',
        at: 'bigint',
      });
      await create(db, 'hostLog', {
        id: 'text key',
        at: 'bigint',
        by: 'text',
        act: 'text',
        whom: 'text',
        note: 'text',
      });
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
      await create(db, 'remarks', {
        match: 'text key matches',
        by: 'text key',
        guest: 'text guests',
      });
      await index(db, 'remarks', ['guest']);
      await noteRemarks(db);
    },
  },
  '004-whose-tables': {
    async up(db: Db): Promise<void> {
      await add(db, 'tables', 'host', 'text', '');
      await add(db, 'tables', 'origin', 'text', '');
      await index(db, 'tables', ['host']);
      await index(db, 'tables', ['origin']);
    },
  },
};

export const migrations: MigrationProvider = {
  getMigrations: async () => MIGRATIONS,
};

/** Of matches that are stored already. */
async function noteRemarks(old: Db): Promise<void> {
  const db = old as unknown as Kysely<{
    matches: { id: string; record: string };
    remarks: { match: string; by: string; guest: string };
  }>;
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'record'])
    .where('record', 'like', '%"by":"%')
    .execute();
  for (const { id, record } of rows) {
    const { chat } = JSON.parse(record) as { chat: { by?: string }[] };
    for (const by of new Set(chat.flatMap((line) => line.by ?? [])))
      await db.insertInto('remarks').values({ match: id, by, guest: by }).execute();
  }
}

async function index(db: Db, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** A column that the rows of an existing table have from now on. */
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

/** Columns as `type[?] [key|unique] [table it refers to]`. */
async function create(db: Db, table: string, columns: Record<string, string>): Promise<void> {
  const keys = Object.keys(columns).filter((name) => / key\b/.test(columns[name]));
  let building = db.schema
    .createTable(table)
    .addPrimaryKeyConstraint(`${table}Key`, keys as never[]);
  for (const [name, written] of Object.entries(columns)) {
    const [, type, isOptional, rest] = /^(double precision|\w+)(\??)(.*)$/.exec(written)!;
    const refersTo = /(guests|matches|notices)$/.exec(rest)?.[0];
    building = building.addColumn(name, type as 'text', (column) => {
      let built = isOptional ? column : column.notNull();
      if (/ unique/.test(rest)) built = built.unique();
      return refersTo === undefined ? built : built.references(`${refersTo}.id`);
    });
  }
  await building.execute();
}
