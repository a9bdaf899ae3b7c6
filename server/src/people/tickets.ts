import { hashOfToken, newId } from '../ids.ts';
import type { Database } from '../storage/database.ts';

export type Purpose = 'register' | 'sign-in' | 'mail' | 'reset' | 'friend';

export interface Ticket<T> {
  readonly guest: string | null;
  readonly data: T;
}

/** One-time tokens. */
export class Tickets {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async issue(
    purpose: Purpose,
    guest: string | null,
    data: object,
    lasts: number,
  ): Promise<string> {
    const ticket = newId();
    await this.db
      .insertInto('tickets')
      .values({
        hash: hashOfToken(ticket),
        purpose,
        guest,
        data: JSON.stringify(data),
        expires: this.now() + lasts,
      })
      .execute();
    return ticket;
  }

  /** Uses the ticket up, whatever happens next. Null when it is unknown or expired. */
  async redeem<T extends object>(purpose: Purpose, ticket: string): Promise<Ticket<T> | null> {
    const found = await this.db
      .deleteFrom('tickets')
      .where('hash', '=', hashOfToken(ticket))
      .where('purpose', '=', purpose)
      .returning(['guest', 'data', 'expires'])
      .executeTakeFirst();
    if (found === undefined || found.expires <= this.now()) return null;
    return { guest: found.guest, data: JSON.parse(found.data) as T };
  }

  /** Reads the ticket without using it up; null when it is unknown. */
  async peek(purpose: Purpose, ticket: string): Promise<string | null> {
    const found = await this.db
      .selectFrom('tickets')
      .select('guest')
      .where('hash', '=', hashOfToken(ticket))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return found?.guest ?? null;
  }

  /** Invalidates a person's unused tickets, except this one. */
  async void(guest: string, purpose: Purpose, but: string | null = null): Promise<void> {
    await this.db
      .deleteFrom('tickets')
      .where('guest', '=', guest)
      .where('purpose', '=', purpose)
      .$if(but !== null, (all) => all.where('hash', '!=', hashOfToken(but!)))
      .execute();
  }

  async forgetOld(): Promise<void> {
    await this.db.deleteFrom('tickets').where('expires', '<=', this.now()).execute();
  }
}
