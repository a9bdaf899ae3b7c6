import type { NewTable, TableAction, TableView } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import { type Bus, topic } from '../cluster/bus.ts';
import { newCode, newId } from '../ids.ts';
import type { Matches } from '../matches/matches.ts';
import type { SeatingRules } from '../people/seating-rules.ts';
import { conflict, notFound, Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Guest } from '../storage/guests.ts';
import { type Journals, PositionError } from '../storage/journals.ts';
import type { Schema } from '../storage/schema.ts';
import { type Catalogue, checkClock, checkReactions } from './catalogue.ts';
import { Spectators } from './spectators.ts';
import { checkQuota, type TableQuota } from './quota.ts';
import { listedTables, readTable, type StoredTable, tablesOf } from './stored.ts';
import { act, checkStart, handOver, type Table } from './table.ts';
import { viewOf } from './view.ts';
import { Watching } from './watching.ts';

/** A table without any change for this long is deleted. */
const KEPT_FOR = 30 * 86_400_000;

const MOST_LISTED = 50;

/** Attempts when others change the table at the same time; more mean that something is wrong. */
const MOST_TRIES = 50;

/** Sent to every node: this table has changed. */
const CHANGED = topic<string>('tables');
const RENAMED = topic<Guest>('renamed');

interface Dependencies {
  readonly db: Database;
  readonly journals: Journals;
  readonly matches: Matches;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly now: () => number;
  readonly seatingRules: SeatingRules;
  readonly quota: TableQuota;
}

/** Tables where matches are arranged. Any node changes any table; when two do so at once, the second tries again. */
export class Tables {
  private readonly dependencies: Dependencies;
  private readonly spectators: Spectators;
  private readonly watching = new Watching((id) => this.view(id));

  constructor(dependencies: Dependencies) {
    const { bus } = dependencies;
    this.dependencies = dependencies;
    this.spectators = new Spectators(bus, (table) => void this.watching.refresh(table));
    bus.listen(CHANGED, (table) => void this.watching.refresh(table));
    bus.listen(RENAMED, (guest) => this.noteName(guest));
    bus.onGone((node) => {
      if (node === null && bus.isUp) this.watching.refreshAll();
    });
  }

  /** Asks the other nodes for their spectators. */
  greet(): void {
    this.spectators.open();
  }

  /** `origin` is a pseudonym of the address that the table is made from. */
  async create(guest: Guest, wanted: NewTable, origin: string): Promise<TableView> {
    const { catalogue, seatingRules } = this.dependencies;
    const clock = wanted.clock ?? { kind: 'none' };
    const { reactions = 'usual', whispers = false } = wanted;
    checkClock(clock);
    checkReactions(reactions, clock);
    const id = newId();
    const table: Omit<Table, 'code' | 'match'> = {
      id,
      game: wanted.game,
      setup: catalogue.checkSetup(wanted.game, wanted.seats, wanted.setup ?? {}),
      clock,
      open: wanted.open ?? false,
      rated: wanted.rated ?? false,
      hints: wanted.hints === true && wanted.rated !== true,
      reactions,
      whispers,
      host: guest.id,
      seats: Array.from({ length: wanted.seats }, (_, seat) =>
        seat === 0 ? { kind: 'person', id: guest.id, ready: false } : { kind: 'free' },
      ),
    };
    if (table.rated) await seatingRules.checkRated(table);
    await this.prepare(table, origin);
    return this.view(id);
  }

  /** Stores this new table, if it is still wanted at that moment. */
  async prepare(
    table: Omit<Table, 'code' | 'match'>,
    origin: string,
    isWanted: (db: Transaction<Schema>) => Promise<boolean> = async () => true,
  ): Promise<void> {
    const { id, ...terms } = table;
    const { host, open } = table;
    const { now, quota } = this.dependencies;
    const code = await this.freeCode();
    const data = JSON.stringify({ ...terms, match: null });
    const row = { id, code, data, open: Number(open), match: null, host, origin, version: 0 };
    await this.dependencies.journals.write(async (db) => {
      if (!(await isWanted(db))) return;
      await checkQuota(db, { host, origin }, { open, now: now() }, quota);
      await db
        .insertInto('tables')
        .values({ ...row, changed: now() })
        .execute();
    });
  }

  async view(id: string): Promise<TableView> {
    return viewOf(await this.read(id), this.spectators.at(id));
  }

  async idOfCode(code: string): Promise<string> {
    const found = await this.dependencies.db
      .selectFrom('tables')
      .select('id')
      .where('code', '=', code.toUpperCase())
      .executeTakeFirst();
    if (found === undefined) throw notFound('table');
    return found.id;
  }

  async act(id: string, guest: Guest, action: TableAction, origin: string): Promise<TableView> {
    const { seatingRules, catalogue, now, quota } = this.dependencies;
    await this.change(id, async (stored) => {
      if (action.do === 'start') return this.start(stored, guest);
      const changed = act(stored.table, guest.id, action, catalogue);
      if (changed !== stored.table) await seatingRules.check(stored.table, changed, guest.id);
      return this.save(stored, changed, async (db) => {
        if (changed.open && !stored.table.open)
          await checkQuota(db, { host: guest.id, origin }, { open: true, now: now() }, quota);
      });
    });
    return this.view(id);
  }

  /** Gives the seats of a guest to another guest, or frees them. */
  async handOver(guest: string, other: string | null): Promise<void> {
    for (const id of await tablesOf(this.dependencies.db, guest))
      await this.change(id, (stored) => this.save(stored, handOver(stored.table, guest, other)));
  }

  /** Sends the table now and after every change, until `gone` resolves. */
  async watch(
    id: string,
    guest: Guest,
    send: (view: TableView) => void,
    gone: Promise<void>,
  ): Promise<void> {
    await this.read(id);
    const leave = this.spectators.enter(id, guest);
    try {
      await this.watching.attend(id, send, gone);
    } finally {
      leave();
    }
  }

  async renamed(guest: Guest): Promise<void> {
    this.dependencies.bus.publish(RENAMED, { id: guest.id, name: guest.name });
  }

  /** Open tables that still have a free seat. */
  async open(): Promise<TableView[]> {
    const { db, now } = this.dependencies;
    const listed = await listedTables(db, now(), MOST_LISTED);
    const found = await Promise.all(listed.map((id) => readTable(db, id)));
    return found
      .filter((stored) => stored !== null)
      .map((stored) => viewOf(stored, this.spectators.at(stored.table.id)))
      .filter((view) => view.seats.some(({ kind }) => kind === 'free'));
  }

  /** Deletes a table, even with people at it. */
  async closeTable(id: string): Promise<void> {
    const { journals, bus } = this.dependencies;
    const { table } = await this.read(id);
    if (table.match !== null) throw conflict('The match has already started.');
    await journals.write(async (db) => {
      await db.deleteFrom('tables').where('id', '=', id).where('match', 'is', null).execute();
    });
    bus.publish(CHANGED, id);
  }

  async clearAway(): Promise<void> {
    const { db, now } = this.dependencies;
    await db
      .deleteFrom('tables')
      .where('changed', '<', now() - KEPT_FOR)
      .execute();
  }

  private async read(id: string): Promise<StoredTable> {
    const stored = await readTable(this.dependencies.db, id);
    if (stored === null) throw notFound('table');
    return stored;
  }

  /** Reads and changes the table, and tries again when it has changed in between. */
  private async change(id: string, go: (stored: StoredTable) => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const stored = await this.read(id);
      try {
        await go(stored);
        break;
      } catch (error) {
        if (!(error instanceof PositionError)) throw error;
        // Somebody has changed it, perhaps we did without noticing: tell the spectators.
        this.dependencies.bus.publish(CHANGED, id);
        if (attempt === MOST_TRIES) throw new Refusal(503, 'unavailable', 'Try again in a moment.');
      }
    }
    this.dependencies.bus.publish(CHANGED, id);
  }

  private async save(
    stored: StoredTable,
    changed: Table,
    check: (db: Transaction<Schema>) => Promise<void> = async () => undefined,
  ): Promise<void> {
    if (changed === stored.table) return;
    const saving = this.saving(changed, stored.version);
    await this.dependencies.journals.write(async (db) => {
      await check(db);
      await saving(db);
    });
  }

  private async start({ table, version, names }: StoredTable, guest: Guest): Promise<void> {
    checkStart(table, guest.id);
    const { game, setup, clock, open, rated, hints, reactions, whispers, seats } = table;
    const players = seats.map((seat) => {
      if (seat.kind === 'bot') return { bot: seat.level };
      if (seat.kind === 'person') {
        const { name = '', isAccount = false } = names.get(seat.id) ?? {};
        return { guest: seat.id, name, account: isAccount };
      }
      throw new Error('A match starts with every seat filled.');
    });
    const match = newId();
    await this.dependencies.matches.start(
      { id: match, game, setup, clock, open, rated, hints, reactions, whispers, players },
      this.saving({ ...table, match }, version),
    );
  }

  private saving(table: Table, version: number): Parameters<Journals['write']>[0] {
    const { id, code: _code, ...data } = table;
    return async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({
          data: JSON.stringify(data),
          open: Number(table.open),
          match: table.match,
          host: table.host,
          changed: this.dependencies.now(),
          version: version + 1,
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new PositionError('The table has changed in the meantime.');
    };
  }

  private noteName(guest: Guest): void {
    this.spectators.rename(guest);
    this.watching.refreshAll();
  }

  private async freeCode(): Promise<string> {
    for (;;) {
      const code = newCode();
      const taken = await this.dependencies.db
        .selectFrom('tables')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst();
      if (taken === undefined) return code;
    }
  }
}
