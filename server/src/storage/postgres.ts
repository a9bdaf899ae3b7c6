import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections of one node: a PostgreSQL with default settings serves ten nodes. */
const CONNECTIONS = 8;

/** PostgreSQL's types for 8-byte integers and their sums. All of our values fit into a number. */
const LARGE = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    LARGE.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** No query of the server takes this long; a longer one fails. */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 2_000,
  // A node that hangs in the middle of a write must not block the others from taking over.
  idle_in_transaction_session_timeout: 3_000,
};

export interface Patience {
  /** Migrations and moves of a whole database have no time limit. */
  readonly endless?: boolean;
}

export function openPostgres(url: string, { endless = false }: Patience = {}): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tablewright',
    max: endless ? 1 : CONNECTIONS,
    types: TYPES,
    keepAlive: true,
    ...(endless ? { connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis } : PATIENCE),
  });
  // A broken connection fails the running query, which reports it; between queries it does not matter.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
