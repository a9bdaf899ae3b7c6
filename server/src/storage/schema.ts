import type { ColumnType } from 'kysely';

/** Written once, with the row. */
type Fixed<T> = ColumnType<T, T, never>;

export interface Schema {
  guests: { id: Fixed<string>; name: string; created: Fixed<number> };
  /** The token itself is only in the cookie: whoever reads the database cannot act as anybody. */
  sessions: { tokenHash: Fixed<string>; guest: Fixed<string>; seen: number };
  tables: {
    id: Fixed<string>;
    code: Fixed<string>;
    /** The table as JSON, all but its id and code. */
    data: string;
    open: number;
    match: string | null;
    changed: number;
  };
  matches: {
    id: Fixed<string>;
    game: Fixed<string>;
    open: Fixed<number>;
    started: Fixed<number>;
    changed: number;
    over: number;
    /** What the room keeps beside the journal, as JSON. */
    record: string;
    /** What lists show, as JSON. */
    card: string;
    /** When the match goes on by itself: a clock runs out or a bot is to move; null where it waits for persons. */
    due: number | null;
  };
  matchSeats: { match: Fixed<string>; seat: Fixed<number>; guest: Fixed<string> };
  journal: {
    match: Fixed<string>;
    position: Fixed<number>;
    line: Fixed<string>;
  };
}
