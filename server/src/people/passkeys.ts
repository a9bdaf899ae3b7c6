import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyOptions } from '@tablewright/protocol';
import { conflict, malformed, notFound, Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Person } from '../storage/guests.ts';
import { isTaken } from '../storage/trouble.ts';
import { type Accounts, taken, type Preferences } from './accounts.ts';
import { accountName } from './names.ts';
import type { Tickets } from './tickets.ts';

const CHALLENGE_LASTS = 300_000;
const MOST = 20;
const HOUSE = 'Tablewright';

interface Dependencies {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly publicUrl: () => string;
  readonly now: () => number;
}

interface Registering {
  readonly challenge: string;
  /** The name of the new account, when a guest registers. */
  readonly name: string | null;
}

/** Sign-in without a password, with passkeys. */
export class Passkeys {
  private readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  /** For an account, or for a guest who gets one this way. */
  async register(person: Person, written: string | undefined): Promise<PasskeyOptions> {
    const name = person.isGuest ? await this.newName(written) : null;
    const existing = await this.of(person.id);
    if (existing.length >= MOST) throw conflict(`You already have ${MOST} passkeys.`);
    const options = await generateRegistrationOptions({
      rpName: HOUSE,
      rpID: this.relyingParty.id,
      userName: name ?? person.name,
      userDisplayName: name ?? person.name,
      userID: new TextEncoder().encode(person.id),
      timeout: CHALLENGE_LASTS,
      excludeCredentials: existing.map(({ id, transports }) => ({
        id,
        transports: JSON.parse(transports) as string[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const { challenge } = options;
    return this.hand('register', person.id, { challenge, name } satisfies Registering, options);
  }

  /** Adds the passkey to the person; true when that has made a guest an account. */
  async add(
    person: Person,
    ticket: string,
    response: object,
    label: string,
    preferences: Preferences,
  ): Promise<boolean> {
    const { accounts, tickets, db, now } = this.dependencies;
    const found = await tickets.redeem<Registering>('register', ticket);
    if (found === null || found.guest !== person.id) throw wrong();
    const { credential } = await this.checkRegistration(response, found.data.challenge);
    const row = {
      id: credential.id,
      guest: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      label,
      created: now(),
      used: null,
    };
    const store = async (database: Database): Promise<void> => {
      try {
        await database.insertInto('passkeys').values(row).execute();
      } catch (error) {
        if (isTaken(error)) throw conflict('This passkey is already in use.');
        throw error;
      }
    };
    if (!person.isGuest) await store(db);
    else await accounts.create(person.id, found.data.name!, null, preferences, store);
    return person.isGuest;
  }

  async ask(): Promise<PasskeyOptions> {
    const options = await generateAuthenticationOptions({
      rpID: this.relyingParty.id,
      timeout: CHALLENGE_LASTS,
      userVerification: 'preferred',
    });
    return this.hand('sign-in', null, { challenge: options.challenge }, options);
  }

  /** The owner of the passkey. */
  async bySecret(ticket: string, response: object): Promise<string> {
    const { tickets, db, now } = this.dependencies;
    const found = await tickets.redeem<{ challenge: string }>('sign-in', ticket);
    if (found === null) throw wrong();
    const answer = response as AuthenticationResponseJSON;
    const passkey = await db
      .selectFrom('passkeys')
      .select(['id', 'guest', 'publicKey', 'counter', 'transports'])
      .where('id', '=', String(answer.id))
      .executeTakeFirst();
    if (passkey === undefined) throw wrong();
    const { authenticationInfo } = await orWrong(
      verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: found.data.challenge,
        expectedOrigin: this.relyingParty.origin,
        expectedRPID: this.relyingParty.id,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: JSON.parse(passkey.transports) as string[],
        },
      }),
    );
    await db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, used: now() })
      .where('id', '=', passkey.id)
      .execute();
    return passkey.guest;
  }

  async rename(guest: string, id: string, label: string): Promise<void> {
    const { numUpdatedRows } = await this.dependencies.db
      .updateTable('passkeys')
      .set({ label })
      .where('guest', '=', guest)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('passkey');
  }

  async remove(guest: string, id: string): Promise<void> {
    await this.dependencies.db.transaction().execute(async (db) => {
      // When two are removed at once, the second waits here and finds that it is the last.
      const { password } = await db
        .updateTable('accounts')
        .set((row) => ({ role: row.ref('role') }))
        .where('guest', '=', guest)
        .returning('password')
        .executeTakeFirstOrThrow();
      const rest = (await this.of(guest, db)).filter((passkey) => passkey.id !== id);
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('guest', '=', guest)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound('passkey');
      if (password === null && rest.length === 0)
        throw new Refusal(
          409,
          'last-way',
          'It is the last way to sign in. Choose a password first.',
        );
    });
  }

  /** The domain of passkeys, and the origin that they must be used from. */
  private get relyingParty(): { readonly id: string; readonly origin: string } {
    const { hostname, origin } = new URL(this.dependencies.publicUrl());
    return { id: hostname, origin };
  }

  private of(
    guest: string,
    db = this.dependencies.db,
  ): Promise<{ id: string; transports: string }[]> {
    return db
      .selectFrom('passkeys')
      .select(['id', 'transports'])
      .where('guest', '=', guest)
      .execute();
  }

  private async newName(written: string | undefined): Promise<string> {
    if (written === undefined) throw malformed('An account needs a name.');
    const name = accountName(written);
    if ((await this.dependencies.accounts.byName(name)) !== null) throw taken();
    return name;
  }

  private async hand(
    purpose: 'register' | 'sign-in',
    guest: string | null,
    data: object,
    options: object,
  ): Promise<PasskeyOptions> {
    const id = await this.dependencies.tickets.issue(purpose, guest, data, CHALLENGE_LASTS);
    return { id, options };
  }

  private async checkRegistration(
    response: object,
    challenge: string,
  ): Promise<{
    credential: { id: string; publicKey: Uint8Array; counter: number; transports?: string[] };
  }> {
    const { registrationInfo } = await orWrong(
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.relyingParty.origin,
        expectedRPID: this.relyingParty.id,
        requireUserVerification: false,
      }),
    );
    return registrationInfo;
  }
}

/** The same error for every cause, so that it reveals nothing. */
async function orWrong<T extends { verified: boolean }>(
  verifying: Promise<T>,
): Promise<T & { verified: true }> {
  const result = await verifying.catch(() => null);
  if (!result?.verified) throw wrong();
  return result as T & { verified: true };
}

function wrong(): Refusal {
  return new Refusal(403, 'wrong', 'This passkey was not accepted. Try again.');
}
