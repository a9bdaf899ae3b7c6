import type { FriendsView, FriendView, Tie } from '@tablewright/protocol';
import type { Presence } from '../lobby/presence.ts';
import type { Notices } from '../notices/notices.ts';
import { conflict, malformed, notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Guest } from '../storage/guests.ts';
import type { Accounts } from './accounts.ts';
import type { Tickets } from './tickets.ts';

/** Including unanswered invitations. */
const MOST = 500;
const INVITATION_LASTS = 14 * 86_400_000;

interface Dependencies {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly presence: Presence;
  readonly now: () => number;
  readonly notices: Pick<Notices, 'tell'>;
}

/** Friendships by invitation, and blocks. */
export class Friends {
  private readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  async view(guest: string): Promise<FriendsView> {
    const { db } = this.dependencies;
    const mine = await db
      .selectFrom('friends')
      .innerJoin('guests', 'guests.id', 'friends.other')
      .select(['guests.id', 'guests.name', 'accepted'])
      .where('friends.guest', '=', guest)
      .orderBy('guests.name')
      .execute();
    const inviting = await db
      .selectFrom('friends')
      .innerJoin('guests', 'guests.id', 'friends.guest')
      .select(['guests.id', 'guests.name'])
      .where('friends.other', '=', guest)
      .where('accepted', '=', 0)
      .where(
        'friends.guest',
        'not in',
        db.selectFrom('blocks').select('other').where('blocks.guest', '=', guest),
      )
      .orderBy('guests.name')
      .execute();
    const isAbout = await this.isAbout([...mine, ...inviting]);
    return {
      friends: mine.filter(({ accepted }) => accepted === 1).map(isAbout),
      invited: mine.filter(({ accepted }) => accepted === 0).map(hidden),
      inviting: inviting.map(hidden),
    };
  }

  /** Invites somebody, or accepts their invitation: two invitations are a friendship. */
  async invite(me: Guest, name: string): Promise<void> {
    const { accounts, db, notices } = this.dependencies;
    const { guest: other } = await accounts.named(name);
    if (other === me.id) throw malformed('You can’t add yourself as a friend.');
    const { count } = await db
      .selectFrom('friends')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('guest', '=', me.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw conflict(`You already have ${MOST} friends and invitations.`);
    if (!(await this.note(me.id, other))) return;
    if (await this.befriend(me.id, other))
      notices.tell(other, { kind: 'friend', who: [me.name], text: 'accepted' });
    else if (!(await this.isBlocked(other, me.id)))
      notices.tell(other, { kind: 'friend', who: [me.name], text: 'invited' });
  }

  /** For the person who gets the link; it works once. */
  invitation(guest: string): Promise<string> {
    return this.dependencies.tickets.issue('friend', guest, {}, INVITATION_LASTS);
  }

  async accept(me: Guest, invitation: string): Promise<void> {
    const { tickets, notices } = this.dependencies;
    if ((await tickets.peek('friend', invitation)) === me.id)
      throw malformed('This is your own invitation: send it to someone else.');
    const found = await tickets.redeem('friend', invitation);
    if (found === null) throw notFound('invitation');
    const other = found.guest!;
    if ((await this.isBlocked(other, me.id)) || (await this.isBlocked(me.id, other)))
      throw notFound('invitation');
    const wereFriends = (await this.tie(me.id, other)) === 'friends';
    await this.note(other, me.id);
    await this.note(me.id, other);
    await this.befriend(me.id, other);
    if (!wereFriends) notices.tell(other, { kind: 'friend', who: [me.name], text: 'accepted' });
  }

  /** Ends a friendship, withdraws an invitation, or declines one. */
  async end(guest: string, name: string): Promise<void> {
    const { guest: other } = await this.dependencies.accounts.named(name);
    await this.part(guest, other);
  }

  /** From the first person, who invites, to the second. */
  async tie(guest: string, other: string): Promise<Tie> {
    if (guest === other) return 'me';
    const rows = await this.between(guest, other);
    const mine = rows.find((row) => row.guest === guest);
    if (mine?.accepted === 1) return 'friends';
    if (mine !== undefined) return 'invited';
    return rows.length > 0 && !(await this.isBlocked(guest, other)) ? 'inviting' : 'none';
  }

  async block(guest: string, name: string): Promise<void> {
    const { accounts, db, now } = this.dependencies;
    const { guest: other } = await accounts.named(name);
    if (other === guest) throw malformed('You can’t block yourself.');
    await db
      .insertInto('blocks')
      .values({ guest, other, since: now() })
      .onConflict((row) => row.doNothing())
      .execute();
    await this.part(guest, other);
  }

  async unblock(guest: string, name: string): Promise<void> {
    const { accounts, db } = this.dependencies;
    const { guest: other } = await accounts.named(name);
    await db.deleteFrom('blocks').where('guest', '=', guest).where('other', '=', other).execute();
  }

  async blocked(guest: string): Promise<FriendView[]> {
    const rows = await this.dependencies.db
      .selectFrom('blocks')
      .innerJoin('guests', 'guests.id', 'blocks.other')
      .select(['guests.id', 'guests.name'])
      .where('blocks.guest', '=', guest)
      .orderBy('guests.name')
      .execute();
    return rows.map(hidden);
  }

  /** Has the first person blocked the second? */
  async isBlocked(guest: string, other: string): Promise<boolean> {
    const found = await this.dependencies.db
      .selectFrom('blocks')
      .select('guest')
      .where('guest', '=', guest)
      .where('other', '=', other)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** False when it was already stored. */
  private async note(guest: string, other: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.dependencies.db
      .insertInto('friends')
      .values({ guest, other, accepted: 0, since: this.dependencies.now() })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** When each has invited the other: the later one finds both invitations. */
  private async befriend(guest: string, other: string): Promise<boolean> {
    if ((await this.between(guest, other)).length < 2) return false;
    await this.dependencies.db
      .updateTable('friends')
      .set({ accepted: 1, since: this.dependencies.now() })
      .where('guest', 'in', [guest, other])
      .where('other', 'in', [guest, other])
      .execute();
    return true;
  }

  private between(
    guest: string,
    other: string,
  ): Promise<{ guest: string; other: string; accepted: number }[]> {
    return this.dependencies.db
      .selectFrom('friends')
      .select(['guest', 'other', 'accepted'])
      .where('guest', 'in', [guest, other])
      .where('other', 'in', [guest, other])
      .execute();
  }

  private async part(guest: string, other: string): Promise<void> {
    await this.dependencies.db
      .deleteFrom('friends')
      .where('guest', 'in', [guest, other])
      .where('other', 'in', [guest, other])
      .execute();
  }

  private async isAbout(people: readonly Guest[]): Promise<(guest: Guest) => FriendView> {
    const about = await this.dependencies.presence.isOnline(people.map(({ id }) => id));
    return ({ id, name }) => ({ id, name, online: about.has(id) });
  }
}

/** Only friends see who is online. */
function hidden({ id, name }: Guest): FriendView {
  return { id, name, online: false };
}
