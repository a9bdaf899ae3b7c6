import type {
  BanView,
  ModerationAct,
  ModerationLogLine,
  ModerationTable,
  ModerationView,
} from '@tablewright/protocol';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Presence } from '../lobby/presence.ts';
import type { Table } from '../lobby/table.ts';
import type { Tables } from '../lobby/tables.ts';
import type { StoredCard } from '../matches/card.ts';
import type { Matches } from '../matches/matches.ts';
import { nameKey } from '../people/names.ts';
import type { People } from '../people/people.ts';
import { malformed, notAllowed, notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Reports } from './reports.ts';

interface Dependencies {
  readonly db: Database;
  readonly now: () => number;
  readonly hostNames: readonly string[];
  readonly reports: Reports;
  readonly people: Pick<People, 'rename' | 'lines'>;
  readonly matches: Pick<Matches, 'closeMatch'>;
  readonly tables: Pick<Tables, 'closeTable'>;
  readonly presence: Pick<Presence, 'online'>;
}

const MOST_LISTED = 50;
const MOST_FOUND = 20;
const MOST_LOGGED = 200;

type Act<D extends ModerationAct['do']> = Extract<ModerationAct, { do: D }>;

export interface FoundPlayer {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly guest: boolean;
}

/** What moderators see and do. Every action is logged permanently. */
export class Desk {
  private readonly dependencies: Dependencies;
  private readonly moderators: ReadonlySet<string>;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    this.moderators = new Set(dependencies.hostNames.map(nameKey));
  }

  async view(): Promise<ModerationView> {
    const [reports, tables, matches, banned, online] = await Promise.all([
      this.dependencies.reports.list(),
      this.tables(),
      this.matches(),
      this.banned(),
      this.dependencies.presence.online(),
    ]);
    return { reports, tables, matches, banned, online };
  }

  /** `moderator` is a name. The action is logged before it is done, so that no action goes unlogged. */
  async act(moderator: string, act: ModerationAct): Promise<void> {
    const { db, now } = this.dependencies;
    const { whom, go } = await this.prepare(moderator, act);
    const id = newId();
    await db
      .insertInto('hostLog')
      .values({ id, at: now(), by: moderator, act: act.do, whom, note: act.note.trim() })
      .execute();
    try {
      await go();
    } catch (error) {
      await db.deleteFrom('hostLog').where('id', '=', id).execute();
      throw error;
    }
  }

  async log(): Promise<ModerationLogLine[]> {
    const rows = await this.dependencies.db
      .selectFrom('hostLog')
      .select(['at', 'by', 'act', 'whom', 'note'])
      .orderBy('at', 'desc')
      .limit(MOST_LOGGED)
      .execute();
    return rows.map((row) => ({ ...row, act: row.act as ModerationAct['do'] }));
  }

  /** Players whose names start with this, accounts first. */
  async players(beginning: string): Promise<FoundPlayer[]> {
    const { db } = this.dependencies;
    const like = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const all = db
      .selectFrom('guests')
      .leftJoin('accounts', 'accounts.guest', 'guests.id')
      .select(['guests.id', 'guests.name', 'guests.created', 'accounts.nameKey'])
      .orderBy('guests.created', 'desc')
      .limit(MOST_FOUND);
    const [accounts, guests] = await Promise.all([
      all
        .where(
          sql<boolean>`${sql.ref('accounts.nameKey')} like ${like(nameKey(beginning))} escape '\\'`,
        )
        .execute(),
      all
        .where('accounts.nameKey', 'is', null)
        .where(sql<boolean>`${sql.ref('guests.name')} like ${like(beginning.trim())} escape '\\'`)
        .execute(),
    ]);
    return [...accounts, ...guests].map(({ id, name, created, nameKey: key }) => ({
      id,
      name,
      created,
      guest: key === null,
    }));
  }

  private prepare(moderator: string, act: ModerationAct): Promise<PreparedAct> {
    switch (act.do) {
      case 'closeTable':
        return this.closeTable(act);
      case 'closeMatch':
        return this.closeMatch(act);
      case 'rename':
        return this.rename(act);
      case 'ban':
        return this.ban(act);
      case 'unban':
        return this.unban(act);
      case 'handle':
        return this.handle(moderator, act);
    }
  }

  private async closeTable({ table }: Act<'closeTable'>): Promise<PreparedAct> {
    const { db, tables } = this.dependencies;
    const row = await db
      .selectFrom('tables')
      .select('code')
      .where('id', '=', table)
      .executeTakeFirst();
    if (row === undefined) throw notFound('table');
    return { whom: row.code, go: () => tables.closeTable(table) };
  }

  private async closeMatch({ match }: Act<'closeMatch'>): Promise<PreparedAct> {
    const { db, matches } = this.dependencies;
    const row = await db
      .selectFrom('matches')
      .select('card')
      .where('id', '=', match)
      .executeTakeFirst();
    if (row === undefined) throw notFound('match');
    const { players } = JSON.parse(row.card) as StoredCard;
    return { whom: players.join(', '), go: () => matches.closeMatch(match) };
  }

  private async rename({ player, name }: Act<'rename'>): Promise<PreparedAct> {
    const found = await this.find(player);
    this.spareModerators(found);
    const guest = { id: player, isGuest: found.nameKey === null, isModerator: false };
    return { whom: found.name, go: () => this.dependencies.people.rename(guest, name) };
  }

  private async ban({ player, until, note }: Act<'ban'>): Promise<PreparedAct> {
    const { db, now, people } = this.dependencies;
    const found = await this.find(player);
    this.spareModerators(found);
    if (until !== null && until <= now()) throw malformed('A ban must end in the future or never.');
    const row = { until, reason: note.trim(), at: now() };
    const go = async (): Promise<void> => {
      await db
        .insertInto('bans')
        .values({ guest: player, ...row })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet(row))
        .execute();
      people.lines.end(player, 'banned');
    };
    return { whom: found.name, go };
  }

  private async unban({ player }: Act<'unban'>): Promise<PreparedAct> {
    const { name } = await this.find(player);
    const lifting = this.dependencies.db.deleteFrom('bans').where('guest', '=', player);
    return { whom: name, go: () => lifting.execute() };
  }

  private async handle(moderator: string, { report }: Act<'handle'>): Promise<PreparedAct> {
    const { db, now } = this.dependencies;
    const found = await db
      .selectFrom('reports')
      .innerJoin('guests', 'guests.id', 'reports.about')
      .select('guests.name')
      .where('reports.id', '=', report)
      .executeTakeFirst();
    if (found === undefined) throw notFound('report');
    const handling = db
      .updateTable('reports')
      .set({ handledBy: moderator, handledAt: now() })
      .where('id', '=', report);
    return { whom: found.name, go: () => handling.execute() };
  }

  private async find(player: string): Promise<Found> {
    const found = await this.dependencies.db
      .selectFrom('guests')
      .leftJoin('accounts', 'accounts.guest', 'guests.id')
      .select(['guests.name', 'accounts.nameKey', 'accounts.role'])
      .where('guests.id', '=', player)
      .executeTakeFirst();
    if (found === undefined) throw notFound('player');
    return found;
  }

  /** Moderators cannot act against one another. */
  private spareModerators({ nameKey: key, role }: Found): void {
    if (role === 'host' || (key !== null && this.moderators.has(key)))
      throw notAllowed('That person is a moderator of this server.');
  }

  private async tables(): Promise<ModerationTable[]> {
    const { db } = this.dependencies;
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'data', 'changed'])
      .where('match', 'is', null)
      .orderBy('changed', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const tables = rows.map(({ id, data, changed }) => {
      const { game, seats } = JSON.parse(data) as Pick<Table, 'game' | 'seats'>;
      const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : []));
      return { id, game, changed, people };
    });
    const ids = [...new Set(tables.flatMap(({ people }) => people))];
    const named =
      ids.length === 0
        ? []
        : await db.selectFrom('guests').select(['id', 'name']).where('id', 'in', ids).execute();
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return tables.map(({ people, ...table }) => ({
      ...table,
      players: people.map((id) => names.get(id) ?? ''),
    }));
  }

  private async matches(): Promise<ModerationTable[]> {
    const rows = await this.dependencies.db
      .selectFrom('matches')
      .select(['id', 'game', 'card', 'changed'])
      .where('over', '=', 0)
      .orderBy('changed', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return rows.map(({ card, ...match }) => ({
      ...match,
      players: (JSON.parse(card) as StoredCard).players,
    }));
  }

  private async banned(): Promise<BanView[]> {
    const { db, now } = this.dependencies;
    return db
      .selectFrom('bans')
      .innerJoin('guests', 'guests.id', 'bans.guest')
      .select(['guests.id', 'guests.name', 'until', 'reason'])
      .where((row) => row.or([row('until', 'is', null), row('until', '>', now())]))
      .orderBy('at', 'desc')
      .execute();
  }
}

/** An action that a moderator is about to take. */
interface PreparedAct {
  /** The name of its target, as it was before. */
  readonly whom: string;
  readonly go: () => Promise<unknown>;
}

interface Found {
  readonly name: string;
  readonly nameKey: string | null;
  readonly role: string | null;
}
