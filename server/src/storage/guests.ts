import { hashOfToken, newId } from '../ids.ts';
import { nameKey } from '../people/names.ts';
import { banned } from '../refusal.ts';
import type { Database } from './database.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A guest on a live line. */
export interface Caller extends Guest {
  readonly address: string;
}

/** The person who makes a request. */
export interface Person extends Guest {
  /** Without an account. */
  readonly isGuest: boolean;
  /** May use the moderation page. */
  readonly isModerator: boolean;
  /** The hash of the browser's session; null for a program with a token. */
  readonly session: string | null;
  /** The id of a program's token. */
  readonly token: string | null;
}

/** A session that is not used for this long is deleted. */
const SESSION_LASTS = 400 * 86_400_000;

/** Often enough to know which sessions are alive, seldom enough to write almost nothing. */
const NOTE_EVERY = 3_600_000;

/** Guests, the sessions of their browsers and the tokens of their programs. */
export class Guests {
  private readonly db: Database;
  private readonly now: () => number;
  private readonly moderators: ReadonlySet<string>;

  constructor(db: Database, now: () => number, hostNames: readonly string[]) {
    this.db = db;
    this.now = now;
    this.moderators = new Set(hostNames.map(nameKey));
  }

  /** A new guest with a session. The token is for the cookie and is not stored. */
  async welcome(name: string, device: string): Promise<{ person: Person; token: string }> {
    const id = newId();
    await this.db.insertInto('guests').values({ id, name, created: this.now() }).execute();
    const token = await this.beginSession(id, device);
    const session = hashOfToken(token);
    return { person: { id, name, isGuest: true, isModerator: false, session, token: null }, token };
  }

  async beginSession(guest: string, device: string): Promise<string> {
    const token = newId();
    const now = this.now();
    await this.db
      .insertInto('sessions')
      .values({ tokenHash: hashOfToken(token), guest, device, created: now, seen: now })
      .execute();
    return token;
  }

  async endSession(session: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('tokenHash', '=', session).execute();
  }

  /** Refuses banned people. */
  async bySession(token: string): Promise<Person | null> {
    const tokenHash = hashOfToken(token);
    const now = this.now();
    const found = await this.standing()
      .innerJoin('sessions', 'sessions.guest', 'guests.id')
      .select('sessions.seen')
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
    return this.admit(found, tokenHash, null);
  }

  /** The same with the token of a program. */
  async byToken(token: string): Promise<Person | null> {
    const now = this.now();
    const found = await this.standing()
      .innerJoin('tokens', 'tokens.guest', 'guests.id')
      .select(['tokens.id as token', 'tokens.used'])
      .where('hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (found === undefined) return null;
    if ((found.used ?? 0) < now - NOTE_EVERY)
      await this.db
        .updateTable('tokens')
        .set({ used: now })
        .where('id', '=', found.token)
        .execute();
    return this.admit(found, null, found.token);
  }

  /** The person with this id, without a session. */
  async byId(id: string): Promise<Person | null> {
    const found = await this.standing().where('guests.id', '=', id).executeTakeFirst();
    return found === undefined ? null : this.admit(found, null, null);
  }

  /** Does an account have this name? */
  async isTaken(name: string): Promise<boolean> {
    const found = await this.db
      .selectFrom('accounts')
      .select('guest')
      .where('nameKey', '=', nameKey(name))
      .executeTakeFirst();
    return found !== undefined;
  }

  async forgetOldSessions(): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('seen', '<=', this.now() - SESSION_LASTS)
      .execute();
  }

  private standing() {
    return this.db
      .selectFrom('guests')
      .leftJoin('accounts', 'accounts.guest', 'guests.id')
      .leftJoin('bans', 'bans.guest', 'guests.id')
      .select([
        'guests.id',
        'guests.name',
        'accounts.nameKey',
        'accounts.role',
        'bans.at as bannedAt',
        'bans.until',
        'bans.reason',
      ]);
  }

  private admit(row: Standing, session: string | null, token: string | null): Person {
    const { id, name, nameKey: key, role, bannedAt, until, reason } = row;
    if (bannedAt !== null && (until === null || until > this.now()))
      throw banned(until, reason ?? '');
    const isModerator = key !== null && (role === 'host' || this.moderators.has(key));
    return { id, name, isGuest: key === null, isModerator, session, token };
  }
}

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string | null;
  readonly role: string | null;
  readonly bannedAt: number | null;
  readonly until: number | null;
  readonly reason: string | null;
}
