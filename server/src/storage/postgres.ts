import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections of one node: a PostgreSQL of the usual size serves ten nodes. */
const CONNECTIONS = 8;

/** PostgreSQL's names for whole numbers of 8 bytes and for sums of them. All of ours fit into a number. */
const LARGE = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    LARGE.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Nothing a house asks for takes this long; whoever waits hears that it was too much. */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 2_000,
  // A node that stands still in the middle of a write must not keep the others from taking over.
  idle_in_transaction_session_timeout: 3_000,
};

export interface Patience {
  /** Bringing the schema up to date and moving a whole house take as long as they take. */
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
  // A connection that breaks fails the query under way, which says so; between two queries nobody need hear of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
