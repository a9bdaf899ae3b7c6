import { CompiledQuery, type Transaction } from 'kysely';
import { isPostgres } from './database.ts';
import { FenceError, PositionError } from './errors.ts';
import { AT_ONCE, type Home } from './matches.ts';
import type { Schema } from './schema.ts';

type Db = Transaction<Schema>;

/** Lines for the journal of a match, and what else changes with them. */
export interface Append {
  /** The home that writes; refused where it is the match's home no longer. */
  readonly home: Home;
  /** So many lines the journal must have already. */
  readonly expected: number;
  readonly lines: readonly string[];
  /** The record as JSON, where it changes. */
  readonly record?: string;
  /** When the match has changed, where that is to be written down. */
  readonly changed?: number;
}

/**
 * Makes all that are in order, with a few statements however many they are, and tells why the others are refused,
 * by their place among them. Of those there is no trace.
 */
export async function appendAll(
  db: Db,
  appends: readonly Append[],
): Promise<ReadonlyMap<number, PositionError>> {
  const refused = new Map<number, PositionError>();
  if (appends.length === 0) return refused;
  const standings = await standingsOf(db, appends);
  const accepted = appends.filter(({ home, expected, lines }, i) => {
    const standing = standings.get(home.id);
    const error = refusal(home, expected, standing);
    if (error === null) standing!.length += lines.length;
    else refused.set(i, error);
    return error === null;
  });
  if (accepted.length === 0) return refused;
  await insertLines(
    db,
    accepted.flatMap(({ home, expected, lines }) =>
      lines.map((line, i) => [home.id, expected + i, line] as const),
    ),
  );
  for (const { home, record, changed } of accepted)
    if (record !== undefined || changed !== undefined)
      await db
        .updateTable('matches')
        .set({
          due: AT_ONCE,
          ...(record !== undefined && { record }),
          ...(changed !== undefined && { changed }),
        })
        .where('id', '=', home.id)
        .execute();
  return refused;
}

/** Statements written out, each over any number of rows: building them anew took longer than running them. */
const INSERT = {
  postgres: `insert into journal (match, position, line)
    select row->>0, (row->>1)::integer, row->>2 from json_array_elements($1::json) row`,
  sqlite: `insert into journal (match, position, line)
    select value->>0, value->>1, value->>2 from json_each(?)`,
};

const LENGTH = '(select coalesce(max(position) + 1, 0) from journal where match = id)';
const STANDINGS = {
  postgres: `select id, fence, ${LENGTH} as length from matches
    where id in (select json_array_elements_text($1::json)) for no key update of matches`,
  sqlite: `select id, fence, ${LENGTH} as length from matches
    where id in (select value from json_each(?))`,
};

function query(
  db: Db,
  { postgres, sqlite }: { readonly postgres: string; readonly sqlite: string },
  rows: readonly unknown[],
): CompiledQuery<never> {
  return CompiledQuery.raw(isPostgres(db) ? postgres : sqlite, [
    JSON.stringify(rows),
  ]) as CompiledQuery<never>;
}

export async function insertLines(
  db: Db,
  rows: readonly (readonly [match: string, position: number, line: string])[],
): Promise<void> {
  await db.executeQuery(query(db, INSERT, rows));
}

interface Standing {
  readonly id: string;
  readonly fence: number;
  length: number;
}

/** In PostgreSQL nobody can take over what is looked at here before it is written. */
async function standingsOf(db: Db, appends: readonly Append[]): Promise<Map<string, Standing>> {
  const ids = [...new Set(appends.map(({ home }) => home.id))];
  const { rows } = await db.executeQuery<Standing>(query(db, STANDINGS, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

function refusal(
  { id, fence }: Home,
  expected: number,
  standing: Standing | undefined,
): PositionError | null {
  if (standing === undefined) return new PositionError(`There is no match ${id}.`);
  if (standing.fence !== fence)
    return new FenceError(`Another node has taken over the match ${id}.`);
  if (standing.length !== expected)
    return new PositionError(`The journal of ${id} has ${standing.length} lines, not ${expected}.`);
  return null;
}
