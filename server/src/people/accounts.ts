import type { AccountView, Language, SessionView } from '@tablewright/protocol';
import type { Insertable } from 'kysely';
import { hashOfToken } from '../ids.ts';
import { cleanName, LONGEST_NAME } from '../lobby/names.ts';
import { conflict, malformed, notFound, Refusal, tooMany } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { isTaken } from '../storage/trouble.ts';
import { accountName, nameKey } from './names.ts';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';
import type { Origin, Tries } from './tries.ts';

export const LANGUAGES: readonly Language[] = ['en', 'cs', 'pl'];

/** Preferences of an account, besides how its owner signs in. */
export interface Preferences {
  readonly language: Language;
  readonly zone: string;
}

export interface Account {
  readonly guest: string;
  readonly name: string;
  readonly password: string | null;
  readonly mail: string | null;
  readonly mailVerified: boolean;
  readonly language: Language;
  readonly zone: string;
  readonly created: number;
}

/** Guests with a name of their own that they can sign in to from any device. */
export class Accounts {
  private readonly db: Database;
  private readonly now: () => number;
  private readonly tries: Tries;

  constructor(db: Database, now: () => number, tries: Tries) {
    this.db = db;
    this.now = now;
    this.tries = tries;
  }

  /** Makes the guest an account. `also` is stored in the same transaction. */
  async create(
    guest: string,
    written: string,
    password: string | null,
    { language, zone }: Preferences,
    also: (db: Database) => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    const name = accountName(written);
    if (password !== null) checkPassword(password, name);
    const row: Insertable<Schema['accounts']> = {
      guest,
      nameKey: nameKey(name),
      password: password === null ? null : await hashPassword(password),
      mail: null,
      mailVerified: 0,
      language,
      zone,
      role: 'player',
      created: this.now(),
    };
    await orTaken(
      this.db.transaction().execute(async (db) => {
        if ((await accountOf(db, guest)) !== null) throw conflict('You already have an account.');
        await db.insertInto('accounts').values(row).execute();
        await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
        await also(db);
      }),
    );
  }

  /** The account of this name and password. Takes as long, and answers the same, when there is no such name. */
  async bySecret(name: string, password: string, origin: Origin): Promise<string> {
    const key = nameKey(name);
    const found = await this.db
      .selectFrom('accounts')
      .select(['guest', 'password'])
      .where('nameKey', '=', key)
      .executeTakeFirst();
    if (!(await this.tries.maySignIn(key, found?.guest ?? null, origin)))
      throw tooMany('Too many attempts to sign in. Wait a minute.');
    if (!(await isPassword(found?.password ?? null, password)))
      throw new Refusal(403, 'wrong', 'Wrong name or password.');
    return found!.guest;
  }

  /** Throws when the guest has no account. */
  async get(guest: string): Promise<Account> {
    const found = await accountOf(this.db, guest);
    if (found === null) throw notFound('account');
    return found;
  }

  async byName(name: string): Promise<Account | null> {
    const found = await this.db
      .selectFrom('accounts')
      .select('guest')
      .where('nameKey', '=', nameKey(name))
      .executeTakeFirst();
    return found === undefined ? null : accountOf(this.db, found.guest);
  }

  /** The account with this name; refuses when there is none. */
  async named(name: string): Promise<Account> {
    const found = await this.byName(name);
    if (found === null) throw notFound('player');
    return found;
  }

  /** The new name as it is shown. */
  async rename(guest: string, written: string): Promise<string> {
    const name = accountName(written);
    await orTaken(
      this.db.transaction().execute(async (db) => {
        await db
          .updateTable('accounts')
          .set({ nameKey: nameKey(name) })
          .where('guest', '=', guest)
          .execute();
        await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
      }),
    );
    return name;
  }

  /** A guest may have any name but that of an account. */
  async renameGuest(guest: string, written: string): Promise<string> {
    const name = cleanName(written);
    if (name === null) throw malformed(`A name has 1 to ${LONGEST_NAME} visible characters.`);
    if ((await this.byName(name)) !== null) throw taken();
    await this.db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
    return name;
  }

  async prefer(guest: string, preferences: Partial<Preferences>): Promise<void> {
    await this.db.updateTable('accounts').set(preferences).where('guest', '=', guest).execute();
  }

  /** People who have a password must give it to change it. */
  async changePassword(
    { id, session }: { readonly id: string; readonly session: string },
    password: string,
    current: string | null,
  ): Promise<void> {
    const account = await this.get(id);
    if (account.password !== null) {
      if (!(await this.tries.mayChange(session)))
        throw tooMany('Too many attempts. Wait a minute.');
      if (!(await isPassword(account.password, current ?? '')))
        throw new Refusal(403, 'wrong', 'The current password is wrong.');
    }
    await this.setPassword(account, password);
  }

  async setPassword({ guest, name }: Account, password: string): Promise<void> {
    checkPassword(password, name);
    await this.db
      .updateTable('accounts')
      .set({ password: await hashPassword(password) })
      .where('guest', '=', guest)
      .execute();
  }

  /** Null removes the address. An address counts once it is verified. */
  async setMail(guest: string, mail: string | null, isVerified: boolean): Promise<void> {
    await this.db
      .updateTable('accounts')
      .set({ mail, mailVerified: Number(isVerified) })
      .where('guest', '=', guest)
      .execute();
  }

  async view(guest: string, session: string, can: AccountView['can']): Promise<AccountView> {
    const account = await this.get(guest);
    const [sessions, passkeys, tokens] = await Promise.all([
      this.sessions(guest, session),
      this.db
        .selectFrom('passkeys')
        .select(['id', 'label as name', 'created', 'used'])
        .where('guest', '=', guest)
        .orderBy('created')
        .execute(),
      this.db
        .selectFrom('tokens')
        .select(['id', 'label as name', 'created', 'used'])
        .where('guest', '=', guest)
        .orderBy('created')
        .execute(),
    ]);
    const { guest: _guest, password, ...rest } = account;
    return { ...rest, hasPassword: password !== null, passkeys, sessions, tokens, can };
  }

  /** Browsers that are signed in, the latest first. */
  async sessions(guest: string, current: string | null): Promise<SessionView[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['tokenHash', 'device', 'created', 'seen'])
      .where('guest', '=', guest)
      .orderBy('seen', 'desc')
      .execute();
    return rows.map(({ tokenHash, ...row }) => ({
      ...row,
      id: sessionId(tokenHash),
      current: tokenHash === current,
    }));
  }

  /** Returns the hashes of the sessions that end. */
  async endSessions(guest: string, which: (session: string) => boolean): Promise<string[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('guest', '=', guest)
      .execute();
    const ended = rows.map(({ tokenHash }) => tokenHash).filter(which);
    if (ended.length > 0)
      await this.db.deleteFrom('sessions').where('tokenHash', 'in', ended).execute();
    return ended;
  }
}

/** Identifies a session to its owner without the hash that it is stored by. */
export function sessionId(tokenHash: string): string {
  return hashOfToken(tokenHash).slice(0, 22);
}

export function checkZone(zone: string | undefined): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw malformed(`There is no time zone "${zone}".`);
  }
}

async function accountOf(db: Database, guest: string): Promise<Account | null> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('guests', 'guests.id', 'accounts.guest')
    .select(['guest', 'name', 'password', 'mail', 'mailVerified', 'language', 'zone'])
    .select('accounts.created')
    .where('guest', '=', guest)
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    ...found,
    mailVerified: found.mailVerified === 1,
    language: found.language as Language,
  };
}

async function orTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
}

export function taken(): Refusal {
  return new Refusal(409, 'name-taken', 'This name is taken.');
}
