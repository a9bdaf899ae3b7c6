import type { MintedToken } from '@tablewright/protocol';
import { hashOfToken, newId } from '../ids.ts';
import { conflict, notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';

const MOST = 20;

/** Makes a token recognisable when it is published by mistake. */
const PREFIX = 'tw_';

/** Bearer tokens of programs. */
export class Tokens {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Returns the token itself this once; only its hash is stored. */
  async mint(guest: string, label: string): Promise<MintedToken> {
    const { count } = await this.db
      .selectFrom('tokens')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
      .executeTakeFirstOrThrow();
    if (count >= MOST) throw conflict(`You already have ${MOST} tokens; remove one first.`);
    const token = PREFIX + newId() + newId();
    const row = { id: newId(), label, created: this.now(), used: null };
    await this.db
      .insertInto('tokens')
      .values({ ...row, guest, hash: hashOfToken(token) })
      .execute();
    return { id: row.id, name: label, created: row.created, used: null, token };
  }

  async remove(guest: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tokens')
      .where('guest', '=', guest)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('token');
  }
}
