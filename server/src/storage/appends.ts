import type { Papers } from '@tablewright/room';
import { CompiledQuery, type Transaction } from 'kysely';
import { isPostgres } from './database.ts';
import { FenceError, PositionError } from './errors.ts';
import type { Home } from './home.ts';
import { AT_ONCE } from './matches.ts';
import { writePapers } from './papers.ts';
import { type KeptText, writeSave } from './saves.ts';
import type { Schema } from './schema.ts';
import type { SqliteFile } from './sqlite-file.ts';

type Db = Transaction<Schema>;

/** Lines for the journal of a match, and what changes with them. */
export interface Append {
  /** The home that writes; refused when the match has a new home. */
  readonly home: Home;
  /** How many lines the journal must already have. */
  readonly expected: number;
  readonly lines: readonly string[];
  /** The record as JSON, if it changes. */
  readonly record?: string;
  /** Papers that change; null deletes one. */
  readonly papers?: Papers;
  /** The state that the lines lead to, if it is to replace the one that was kept. */
  readonly kept?: KeptText;
  /** When the match changed, if that must be stored. */
  readonly changed?: number;
}

/** Why some of several appends were refused, by index. Nothing of those is stored. */
export type Refused = ReadonlyMap<number, PositionError>;

// Statements are written out, because building them took longer than running them.

const LENGTH = '(select coalesce(max(position) + 1, 0) from journal where match = id)';

/** PostgreSQL locks these rows, so that no node takes a match over between the check and the write. */
const STANDINGS = `select id, fence, ${LENGTH} as length from matches
  where id in (select json_array_elements_text($1::json)) for no key update of matches`;

const INSERT = {
  postgres: `insert into journal (match, position, line)
    select row->>0, (row->>1)::integer, row->>2 from json_array_elements($1::json) row`,
  sqlite: `insert into journal (match, position, line)
    select value->>0, value->>1, value->>2 from json_each(?)`,
};

export async function insertLines(
  db: Db,
  rows: readonly (readonly [match: string, position: number, line: string])[],
): Promise<void> {
  await db.executeQuery(over(isPostgres(db) ? INSERT.postgres : INSERT.sqlite, rows));
}

/** Writes all valid appends to PostgreSQL, with a few statements however many there are. */
export async function appendAll(db: Db, appends: readonly Append[]): Promise<Refused> {
  if (appends.length === 0) return new Map();
  const ids = [...new Set(appends.map(({ home }) => home.id))];
  const { rows } = await db.executeQuery(over<Standing>(STANDINGS, ids));
  const standings = new Map(rows.map((row) => [row.id, row]));
  const { accepted, refused } = judge(appends, (id) => standings.get(id));
  if (accepted.length === 0) return refused;
  await insertLines(
    db,
    accepted.flatMap(({ home, expected, lines }) =>
      lines.map((line, i) => [home.id, expected + i, line] as const),
    ),
  );
  for (const { home, papers } of accepted)
    if (papers !== undefined) await writePapers(db, home.id, papers);
  for (const { home, kept } of accepted) if (kept !== undefined) await writeSave(db, home.id, kept);
  for (const append of accepted) {
    const { home, record, changed } = append;
    if (changesMatch(append))
      await db
        .updateTable('matches')
        .set({
          due: AT_ONCE,
          ...(record !== undefined && { record }),
          ...(changed !== undefined && { changed }),
        })
        .where('id', '=', home.id)
        .execute();
  }
  return refused;
}

const OF_ONE = {
  standing: `select id, fence, ${LENGTH} as length from matches where id = ?`,
  insert: 'insert into journal (match, position, line) values (?, ?, ?)',
  update: `update matches set due = ${AT_ONCE}, record = coalesce(?, record), changed = coalesce(?, changed)
    where id = ?`,
  savePaper: `insert into papers (match, name, value) values (?, ?, ?)
    on conflict (match, name) do update set value = excluded.value`,
  keep: `insert into saves (match, length, save) values (?, ?, ?)
    on conflict (match) do update set length = excluded.length, save = excluded.save`,
  deletePaper: 'delete from papers where match = ? and name = ?',
};

/** The same in SQLite, which runs in the process: many small statements are faster than a few large ones. */
export function appendAllTo(file: SqliteFile, appends: readonly Append[]): Refused {
  const standing = file.prepare(OF_ONE.standing).statement;
  const { accepted, refused } = judge(appends, (id) => standing.get(id) as Standing | undefined);
  const insert = file.prepare(OF_ONE.insert).statement;
  const update = file.prepare(OF_ONE.update).statement;
  for (const append of accepted) {
    const { home, expected, lines, papers = {}, kept, record, changed } = append;
    for (const [i, line] of lines.entries()) insert.run(home.id, expected + i, line);
    for (const [name, text] of Object.entries(papers)) {
      if (text === null) file.prepare(OF_ONE.deletePaper).statement.run(home.id, name);
      else file.prepare(OF_ONE.savePaper).statement.run(home.id, name, text);
    }
    if (kept !== undefined)
      file.prepare(OF_ONE.keep).statement.run(home.id, kept.length, kept.save);
    if (changesMatch(append)) update.run(record ?? null, changed ?? null, home.id);
  }
  return refused;
}

/** Must the match be marked as due, because more than its journal has changed? */
function changesMatch({ record, papers, changed }: Append): boolean {
  return record !== undefined || papers !== undefined || changed !== undefined;
}

function over<R>(statement: string, rows: readonly unknown[]): CompiledQuery<R> {
  return CompiledQuery.raw(statement, [JSON.stringify(rows)]) as CompiledQuery<R>;
}

interface Standing {
  readonly id: string;
  readonly fence: number;
  length: number;
}

/** Which appends are valid, in order? A match may have several. */
function judge(
  appends: readonly Append[],
  find: (match: string) => Standing | undefined,
): { readonly accepted: readonly Append[]; readonly refused: Refused } {
  const accepted: Append[] = [];
  const refused = new Map<number, PositionError>();
  const standings = new Map<string, Standing | undefined>();
  for (const [i, append] of appends.entries()) {
    const { home, expected, lines } = append;
    if (!standings.has(home.id)) standings.set(home.id, find(home.id));
    const standing = standings.get(home.id);
    const error = refusal(home, expected, standing);
    if (error !== null) {
      refused.set(i, error);
    } else {
      standing!.length += lines.length;
      accepted.push(append);
    }
  }
  return { accepted, refused };
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
