import type { NewTable, TableAction, TableView } from '@tablewright/protocol';
import { newCode, newId } from '../ids.ts';
import type { Matches } from '../matches/matches.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Guest } from '../storage/guests.ts';
import type { Journals } from '../storage/journals.ts';
import { type Catalogue, checkClock } from './catalogue.ts';
import { LiveTable } from './live-table.ts';
import { act, checkStart, type Table } from './table.ts';

/** A table that waits for longer than this is no longer shown to strangers, though its link still works. */
const LISTED_FOR = 3_600_000;

/** A table at which nothing happened for so long is cleared away. */
const KEPT_FOR = 30 * 86_400_000;

const MOST_LISTED = 50;

interface Around {
  readonly db: Database;
  readonly journals: Journals;
  readonly matches: Matches;
  readonly catalogue: Catalogue;
  readonly now: () => number;
}

/** Tables at which matches are arranged. */
export class Tables {
  private readonly around: Around;
  /** Those that somebody looks at, or that are being changed, with how many need them. */
  private readonly live = new Map<string, { loading: Promise<LiveTable>; users: number }>();

  constructor(around: Around) {
    this.around = around;
  }

  async create(guest: Guest, wanted: NewTable): Promise<TableView> {
    const { catalogue, journals, now } = this.around;
    const clock = wanted.clock ?? { kind: 'none' };
    checkClock(clock);
    const table: Table = {
      id: newId(),
      code: await this.freeCode(),
      game: wanted.game,
      setup: catalogue.checkSetup(wanted.game, wanted.seats, wanted.setup ?? {}),
      clock,
      open: wanted.open ?? false,
      host: guest.id,
      seats: Array.from({ length: wanted.seats }, (_, seat) =>
        seat === 0 ? { kind: 'person', id: guest.id, ready: false } : { kind: 'free' },
      ),
      match: null,
    };
    const { id, code, ...data } = table;
    await journals.write(async (db) => {
      const row = { id, code, data: JSON.stringify(data), open: Number(table.open), match: null };
      await db
        .insertInto('tables')
        .values({ ...row, changed: now() })
        .execute();
    });
    return this.view(id);
  }

  view(id: string): Promise<TableView> {
    return this.lend(id, (table) => table.view());
  }

  async idOfCode(code: string): Promise<string> {
    const found = await this.around.db
      .selectFrom('tables')
      .select('id')
      .where('code', '=', code.toUpperCase())
      .executeTakeFirst();
    if (found === undefined) throw notFound('table');
    return found.id;
  }

  act(id: string, guest: Guest, action: TableAction): Promise<TableView> {
    return this.lend(id, async (table) => {
      await table.inTurn(async () => {
        if (action.do === 'start') await this.start(table, guest);
        else
          await this.change(
            table,
            guest,
            act(table.table, guest.id, action, this.around.catalogue),
          );
      });
      return table.view();
    });
  }

  /** Sends the table now and after every change, until `gone` is over. */
  watch(
    id: string,
    guest: Guest,
    send: (view: TableView) => void,
    gone: Promise<void>,
  ): Promise<void> {
    return this.lend(id, async (table) => {
      const leave = table.enter(guest, send);
      await gone;
      leave();
    });
  }

  async renamed(guest: Guest): Promise<void> {
    for (const { loading } of this.live.values()) (await loading.catch(() => null))?.rename(guest);
  }

  /** Open tables that still have a free seat, the latest first. */
  async open(): Promise<TableView[]> {
    const { db, now } = this.around;
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('open', '=', 1)
      .where('match', 'is', null)
      .where('changed', '>', now() - LISTED_FOR)
      .orderBy('changed', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const views = await Promise.all(rows.map(({ id }) => this.view(id)));
    return views.filter((view) => view.seats.some(({ kind }) => kind === 'free'));
  }

  async clearAway(): Promise<void> {
    const { db, now } = this.around;
    await db
      .deleteFrom('tables')
      .where('changed', '<', now() - KEPT_FOR)
      .execute();
  }

  private async start(table: LiveTable, guest: Guest): Promise<void> {
    checkStart(table.table, guest.id);
    const { game, setup, clock, open, seats } = table.table;
    const players = seats.map((seat) => {
      if (seat.kind === 'bot') return { bot: seat.level };
      if (seat.kind === 'person') return { guest: seat.id, name: table.nameOf(seat.id) };
      throw new Error('A match starts with every seat filled.');
    });
    const match = newId();
    const started = { ...table.table, match };
    await this.around.matches.start(
      { id: match, game, setup, clock, open, players },
      this.saving(started),
    );
    table.become(started);
  }

  private async change(table: LiveTable, guest: Guest, changed: Table): Promise<void> {
    if (changed === table.table) return;
    await this.around.journals.write(this.saving(changed));
    table.become(changed, guest);
  }

  private saving(table: Table): Parameters<Journals['write']>[0] {
    const { id, code: _code, ...data } = table;
    return async (db) => {
      await db
        .updateTable('tables')
        .set({
          data: JSON.stringify(data),
          open: Number(table.open),
          match: table.match,
          changed: this.around.now(),
        })
        .where('id', '=', id)
        .execute();
    };
  }

  /** Lends a table: there is but one of each in memory as long as anybody has it. */
  private async lend<T>(id: string, use: (table: LiveTable) => Promise<T> | T): Promise<T> {
    let entry = this.live.get(id);
    if (entry === undefined) this.live.set(id, (entry = { loading: this.load(id), users: 0 }));
    entry.users++;
    try {
      return await use(await entry.loading);
    } finally {
      if (--entry.users === 0) this.live.delete(id);
    }
  }

  private async load(id: string): Promise<LiveTable> {
    const { db } = this.around;
    const row = await db
      .selectFrom('tables')
      .select(['code', 'data'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw notFound('table');
    const table = { ...(JSON.parse(row.data) as Omit<Table, 'id' | 'code'>), id, code: row.code };
    const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : []));
    const guests = await db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('id', 'in', [...people, table.host])
      .execute();
    return new LiveTable(table, guests);
  }

  private async freeCode(): Promise<string> {
    for (;;) {
      const code = newCode();
      const taken = await this.around.db
        .selectFrom('tables')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst();
      if (taken === undefined) return code;
    }
  }
}
