import type { Me } from '@tablewright/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Limits } from '../limits/limits.ts';
import type { Presence } from '../lobby/presence.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Matches } from '../matches/matches.ts';
import type { Notices } from '../notices/notices.ts';
import { countUnread } from '../notices/store.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { conflict, notAllowed, type Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Person } from '../storage/guests.ts';
import type { Journals } from '../storage/journals.ts';
import { Accounts } from './accounts.ts';
import { exportOf } from './export.ts';
import { Friends } from './friends.ts';
import { Lines } from './lines.ts';
import { Mails, type MailService } from './mails.ts';
import { moveToAccount } from './merge.ts';
import { NOBODY } from './names.ts';
import { openData, type OpenMatch } from './open-data.ts';
import { Passkeys } from './passkeys.ts';
import { Players } from './players.ts';
import { Rematches } from './rematch.ts';
import { forget } from './remove.ts';
import { Tickets } from './tickets.ts';
import { Tokens } from './tokens.ts';
import { Tries } from './tries.ts';

export interface PeopleDependencies {
  readonly db: Database;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly ratings: Pick<Ratings, 'of'>;
  readonly mailService: MailService;
  readonly limits: Limits;
  readonly notices: Pick<Notices, 'tell'>;
  readonly journals: Pick<Journals, 'lines'>;
  readonly now: () => number;
}

/** Accounts, friends and everything else about people. */
export class People {
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly tokens: Tokens;
  readonly passkeys: Passkeys;
  readonly mails: Mails;
  readonly lines: Lines;
  readonly friends: Friends;
  readonly players: Players;
  readonly rematches: Rematches;
  private readonly dependencies: PeopleDependencies;

  constructor(dependencies: PeopleDependencies) {
    const { db, bus, tables, presence, ratings, mailService, limits, now, notices } = dependencies;
    this.dependencies = dependencies;
    const tries = new Tries(limits, now);
    const accounts = new Accounts(db, now, tries);
    const tickets = new Tickets(db, now);
    const friends = new Friends({ db, accounts, tickets, presence, now, notices });
    this.accounts = accounts;
    this.tickets = tickets;
    this.friends = friends;
    this.tokens = new Tokens(db, now);
    this.passkeys = new Passkeys({ db, accounts, tickets, publicUrl: mailService.publicUrl, now });
    this.mails = new Mails(accounts, tickets, mailService, { limits, tries, now });
    this.lines = new Lines(bus);
    this.players = new Players({ db, accounts, friends, presence, ratings });
    this.rematches = new Rematches({ db, tables, friends, notices, now });
  }

  async me({ id, name, isGuest, isModerator }: Person): Promise<Me> {
    const unread = await countUnread(this.dependencies.db, id);
    return { id, name, guest: isGuest, host: isModerator, unread };
  }

  /** The user of this browser signs in to this account: the guest's matches move to it. */
  async arrive(before: Person, account: string): Promise<void> {
    if (!before.isGuest || before.id === account) return;
    const { db, matches, tables } = this.dependencies;
    await moveToAccount(db, before.id, account);
    await matches.refreshSeats(before.id, account);
    await tables.handOver(before.id, account);
    await this.appear(account);
    this.lines.end(before.id, 'signed-out');
  }

  /** The new name, as it is shown everywhere from now on. */
  async rename(
    { id, isGuest, isModerator }: Pick<Person, 'id' | 'isGuest' | 'isModerator'>,
    written: string,
  ): Promise<string> {
    if (isModerator) throw keepsName();
    const { tables, matches } = this.dependencies;
    const name = isGuest
      ? await this.accounts.renameGuest(id, written)
      : await this.accounts.rename(id, written);
    await tables.renamed({ id, name });
    await matches.rename(id, name, !isGuest);
    return name;
  }

  /** A guest has become an account: tables and matches show its name. */
  async appear(guest: string): Promise<void> {
    const { tables, matches } = this.dependencies;
    const { name } = await this.accounts.get(guest);
    await tables.renamed({ id: guest, name });
    await matches.rename(guest, name, true);
  }

  /** Ends sessions of a person, and the live lines opened with them. */
  async endSessions(guest: string, which: (session: string) => boolean): Promise<void> {
    const ended = await this.accounts.endSessions(guest, which);
    if (ended.length > 0) this.lines.end(guest, 'signed-out', ended);
  }

  /** Invites a friend to a table. */
  async inviteTo(table: string, person: Person, name: string): Promise<void> {
    const { tables, notices } = this.dependencies;
    const { game, match } = await tables.view(table);
    if (match !== null) throw conflict('The match has already started.');
    const { guest } = await this.accounts.named(name);
    if ((await this.friends.tie(person.id, guest)) !== 'friends')
      throw notAllowed('Only friends can be invited to a table.');
    notices.tell(guest, { kind: 'start', table, game, who: [person.name] });
  }

  exportOf(guest: string): Promise<object> {
    return exportOf(this.dependencies.db, this.accounts, this.friends, guest);
  }

  /** Deletes the account. Bots take over its seats in running matches. */
  async remove({ id: guest, isModerator }: Person): Promise<void> {
    if (isModerator) throw keepsName();
    const { db, matches, tables } = this.dependencies;
    await matches.concede(guest);
    await tables.handOver(guest, null);
    await matches.forget(guest, NOBODY);
    await forget(db, guest);
    this.lines.end(guest, 'signed-out');
  }

  openData(wanted: Parameters<typeof openData>[2]): AsyncGenerator<OpenMatch> {
    return openData(this.dependencies.db, this.dependencies.journals, wanted);
  }

  async tidy(): Promise<void> {
    await this.tickets.forgetOld();
  }
}

/** Otherwise the next person to take the name would be a moderator. */
function keepsName(): Refusal {
  return notAllowed('Moderators can’t be renamed: remove the name from HOST_NAMES first.');
}
