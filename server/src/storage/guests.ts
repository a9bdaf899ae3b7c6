import { hashOfToken, newId } from '../ids.ts';
import type { Database } from './database.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A session that nobody has used for this long is forgotten. */
const SESSION_LASTS = 400 * 86_400_000;

/** Often enough to know which sessions are alive, seldom enough to write next to nothing. */
const NOTE_EVERY = 86_400_000;

/** Who visits: guests and the sessions by which their browsers are known. */
export class Guests {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** A new guest with a session; the token is for the cookie and is not kept. */
  async welcome(name: string): Promise<{ guest: Guest; token: string }> {
    const guest = { id: newId(), name };
    const token = newId();
    const now = this.now();
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('guests')
        .values({ ...guest, created: now })
        .execute();
      await db
        .insertInto('sessions')
        .values({ tokenHash: hashOfToken(token), guest: guest.id, seen: now })
        .execute();
    });
    return { guest, token };
  }

  async bySession(token: string): Promise<Guest | null> {
    const tokenHash = hashOfToken(token);
    const now = this.now();
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest')
      .select(['guests.id', 'guests.name', 'sessions.seen'])
      .where('tokenHash', '=', tokenHash)
      .where('seen', '>', now - SESSION_LASTS)
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.seen < now - NOTE_EVERY)
      await this.db
        .updateTable('sessions')
        .set({ seen: now })
        .where('tokenHash', '=', tokenHash)
        .execute();
    return { id: found.id, name: found.name };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  async forgetOldSessions(): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('seen', '<=', this.now() - SESSION_LASTS)
      .execute();
  }
}
