import { seatOf, type Table } from '../lobby/table.ts';
import { notAllowed, Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';

/** Who may sit with whom, which a table alone cannot know. */
export class SeatingRules {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** Refuses a guest's change to a table that breaks a rule. */
  async check(before: Table, after: Table, guest: string): Promise<void> {
    if (after.rated) await this.checkRated(after);
    if (seatOf(before, guest) >= 0 || seatOf(after, guest) < 0) return;
    const blocked = await this.db
      .selectFrom('blocks')
      .select('since')
      .where('guest', '=', before.host)
      .where('other', '=', guest)
      .executeTakeFirst();
    if (blocked !== undefined) throw notAllowed('The owner of this table has blocked you.');
  }

  /** Rated matches are for accounts and bots, with a clock, and a player who runs out of time loses. */
  async checkRated({ clock, seats }: Pick<Table, 'clock' | 'seats'>): Promise<void> {
    if (clock.kind === 'none') throw unrated('A rated match needs a clock.');
    if (clock.out !== 'lose')
      throw unrated('A player who runs out of time loses a rated match: "out" must be "lose".');
    const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : []));
    if (people.length === 0) return;
    const accounts = await this.db
      .selectFrom('accounts')
      .select('guest')
      .where('guest', 'in', people)
      .execute();
    if (accounts.length < people.length)
      throw unrated('Only bots and people with an account can sit at a rated table.');
  }
}

function unrated(message: string): Refusal {
  return new Refusal(403, 'rated', message);
}
