import type { TableView } from '@tablewright/protocol';
import type { RoomRecord } from '@tablewright/room';
import type { JournalHeader } from '@tablewright/engine';
import { newId } from '../ids.ts';
import type { StoredSeat, Table } from '../lobby/table.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Notices } from '../notices/notices.ts';
import { conflict, notAllowed, notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Person } from '../storage/guests.ts';
import type { Friends } from './friends.ts';

const LASTS = 30 * 86_400_000;

interface Dependencies {
  readonly db: Database;
  readonly tables: Tables;
  readonly friends: Friends;
  readonly now: () => number;
  readonly notices: Pick<Notices, 'tell'>;
}

interface Played {
  readonly game: string;
  readonly terms: Pick<
    Table,
    'setup' | 'clock' | 'open' | 'rated' | 'hints' | 'reactions' | 'whispers'
  >;
  readonly seats: readonly StoredSeat[];
}

/** Rematches with the same people. */
export class Rematches {
  private readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  /** The table of the rematch, if somebody has asked for one. */
  async find(match: string): Promise<TableView | null> {
    const { db, tables } = this.dependencies;
    const found = await db
      .selectFrom('tickets')
      .innerJoin('tables', 'tables.id', 'tickets.data')
      .select('tables.id')
      .where('hash', '=', ticketOf(match))
      .executeTakeFirst();
    return found === undefined ? null : tables.view(found.id);
  }

  /** The first person who asks owns the table; everybody who asks later is ready at it. */
  async ask(match: string, person: Person, origin: string): Promise<TableView> {
    const { tables } = this.dependencies;
    const played = await this.played(match);
    if (!played.seats.some((seat) => seat.kind === 'person' && seat.id === person.id))
      throw notAllowed('Only players of the match can ask for a rematch.');
    const table = (await this.find(match)) ?? (await this.prepare(match, played, person, origin));
    const mine = table.seats.find((seat) => seat.kind === 'person' && seat.id === person.id);
    if (table.match !== null || mine?.kind !== 'person' || mine.ready) return table;
    return tables.act(table.id, person, { do: 'ready', ready: true }, origin);
  }

  /** When two ask at once, both get the table of the first. */
  private async prepare(
    match: string,
    played: Played,
    person: Person,
    origin: string,
  ): Promise<TableView> {
    const { tables, now, notices } = this.dependencies;
    const id = newId();
    const seats = await this.without(person.id, played.seats);
    const ticket = { hash: ticketOf(match), purpose: 'rematch', guest: null, data: id };
    let isFirst = true;
    await tables.prepare(
      { id, host: person.id, game: played.game, ...played.terms, seats },
      origin,
      async (db) => {
        // A table that a moderator has closed does not count.
        await db
          .deleteFrom('tickets')
          .where('hash', '=', ticket.hash)
          .where((row) => {
            const table = row.selectFrom('tables').select('id').whereRef('id', '=', 'tickets.data');
            return row.not(row.exists(table));
          })
          .execute();
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('tickets')
          .values({ ...ticket, expires: now() + LASTS })
          .onConflict((row) => row.doNothing())
          .executeTakeFirst();
        isFirst = numInsertedOrUpdatedRows !== 0n;
        return isFirst;
      },
    );
    if (isFirst)
      for (const seat of seats)
        if (seat.kind === 'person' && seat.id !== person.id)
          notices.tell(seat.id, {
            kind: 'start',
            table: id,
            game: played.game,
            who: [person.name],
          });
    return (await this.find(match))!;
  }

  /** Nobody is brought to the table of a person who has blocked them or whom they have blocked. */
  private async without(
    owner: string,
    seats: readonly StoredSeat[],
  ): Promise<readonly StoredSeat[]> {
    const { friends } = this.dependencies;
    return Promise.all(
      seats.map(async (seat): Promise<StoredSeat> => {
        if (seat.kind !== 'person' || seat.id === owner) return seat;
        const isApart =
          (await friends.isBlocked(owner, seat.id)) || (await friends.isBlocked(seat.id, owner));
        return isApart ? { kind: 'free' } : seat;
      }),
    );
  }

  /** The same terms, with everybody one seat further. */
  private async played(match: string): Promise<Played> {
    const { db } = this.dependencies;
    const row = await db
      .selectFrom('matches')
      .innerJoin('journal', 'journal.match', 'matches.id')
      .select(['game', 'open', 'rated', 'over', 'record', 'line'])
      .where('id', '=', match)
      .where('position', '=', 0)
      .executeTakeFirst();
    if (row === undefined) throw notFound('match');
    if (row.over === 0) throw conflict('The match is not over yet.');
    const {
      clock,
      seats,
      hints = false,
      reactions = 'usual',
      whispers = false,
    } = JSON.parse(row.record) as RoomRecord;
    const { setup } = JSON.parse(row.line) as JournalHeader;
    const owners = await db
      .selectFrom('matchSeats')
      .innerJoin('guests', 'guests.id', 'matchSeats.guest')
      .leftJoin('accounts', 'accounts.guest', 'guests.id')
      .leftJoin('sessions', 'sessions.guest', 'guests.id')
      .select(['seat', 'matchSeats.guest', 'accounts.nameKey', 'sessions.seen'])
      .where('match', '=', match)
      .execute();
    const before = seats.map(({ kind, level }, seat): StoredSeat => {
      const owner = owners.find((found) => found.seat === seat);
      if (kind === 'bot') return { kind: 'bot', level: level! };
      // A person without an account and without a session can never come back.
      const isGone = owner === undefined || (owner.nameKey === null && owner.seen === null);
      return isGone ? { kind: 'free' } : { kind: 'person', id: owner.guest, ready: false };
    });
    return {
      game: row.game,
      terms: {
        setup,
        clock,
        open: row.open === 1,
        rated: row.rated === 1,
        hints,
        reactions,
        whispers,
      },
      seats: before.map((_, seat) => before[(seat + before.length - 1) % before.length]),
    };
  }
}

/** No hash of a ticket looks like this. */
function ticketOf(match: string): string {
  return `rematch:${match}`;
}
