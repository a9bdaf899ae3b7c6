import { pack } from '@tablewright/protocol';
import type { Seat } from '@tablewright/engine';
import { type Connection, peopleIn, type Room, type RoomStore } from '@tablewright/room';
import { networkOf } from '../limits/network.ts';
import type { Caller } from '../storage/guests.ts';
import { FenceError } from '../storage/journals.ts';
import { AT_ONCE, saveCard, type StoredMatch } from '../storage/matches.ts';
import type { Payers } from '../thinking/schedule.ts';
import { isAllowed } from './allowances.ts';
import { Announcements } from './announcements.ts';
import type { Listed } from './card.ts';
import type { MatchFacts } from './facts.ts';
import type { HeldLine, LineEnd, MatchDependencies } from './dependencies.ts';
import { Thoughts } from './thoughts.ts';
import { wholeJournal } from './whole-journal.ts';

interface Held {
  readonly guest: string;
  readonly address: string;
  readonly connection: Connection;
  readonly end: (why: LineEnd) => void;
}

/** After the match is opened, clients that had it open get this long to reconnect. */
const REMINDER = 5000;

/** After this long without a change a match drops what it can compute again. */
const REST_AFTER = 15_000;

/** Stands for an address: all matches that nobody has open share the thinking time of one address. */
const AWAY = 'away';

/** A match in memory: its room, and what lists, sweeps and the rest of the server need to know about it. */
export class HeldMatch {
  readonly thoughts: Thoughts;
  /** Set while the match is being unloaded; resolves when that is done. */
  left: Promise<void> | null = null;
  private owners: ReadonlyMap<number, string>;
  private readonly stored: Omit<StoredMatch, 'record'>;
  private readonly dependencies: MatchDependencies;
  private readonly announcements: Announcements;
  private room!: Room;
  private readonly lines = new Set<Held>();
  private lastUsed: number;
  private changed: number;
  private isLost = false;
  /** The lines of the journal as of the last write: each question has another number. */
  private written = 0;
  private end: 'running' | 'to-note' | 'being-noted' | 'noted';

  constructor(stored: Omit<StoredMatch, 'record'>, dependencies: MatchDependencies) {
    this.stored = stored;
    this.changed = stored.listed.changed;
    this.owners = stored.owners;
    this.dependencies = dependencies;
    this.lastUsed = dependencies.rules.now();
    const asked = this.guestsAt(stored.listed.card.waiting);
    this.announcements = new Announcements(this, dependencies, asked);
    this.end = stored.listed.over ? 'noted' : 'running';
    this.thoughts = new Thoughts(dependencies.thinking, this);
  }

  get id(): string {
    return this.stored.listed.id;
  }

  get game(): string {
    return this.stored.listed.game;
  }

  get rated(): boolean {
    return this.stored.rated;
  }

  /** The current entry for lists. */
  get listed(): Listed {
    const { room, changed, stored } = this;
    const players = room.record.seats.map(({ name }) => name);
    const card = { players, turn: room.turn, waiting: room.waitingFor, reacting: room.reacting };
    return { ...stored.listed, changed, over: room.ending !== null, card };
  }

  /** A match that has just begun. */
  begin(room: Room): void {
    this.hold(room);
    this.announcements.tell((news, facts) => news.started(facts));
    this.announce();
  }

  /** Takes up a stored match. It may have ended just before its last home died. */
  resume(room: Room): void {
    this.hold(room);
    if (room.ending === null) setTimeout(() => this.announce(), REMINDER).unref();
    else this.announce();
  }

  /** Wraps the store so that the rest of the server learns of chat lines and lost fences. */
  watched(store: RoomStore): RoomStore {
    const guard = async <T>(writing: Promise<T>): Promise<T> => {
      try {
        return await writing;
      } catch (error) {
        if (error instanceof FenceError) this.dependencies.lost();
        throw error;
      }
    };
    return {
      ...store,
      append: async (lines, expectedLength, ...rest) => {
        await guard(store.append(lines, expectedLength, ...rest));
        this.written = expectedLength + lines.length;
      },
      saveRecord: async (record) => {
        await guard(store.saveRecord(record));
        // From here on lists call the match over, so they must also know since when.
        if (record.ending !== null && this.room.ending === null)
          this.changed = this.dependencies.rules.now();
      },
      savePapers: (papers) => guard(store.savePapers(papers)),
      appendChat: async (line, oldest) => {
        await guard(store.appendChat(line, oldest));
        this.announcements.tell((news, facts) => news.said(facts, line));
      },
      removeChat: (...whose) => guard(store.removeChat(...whose)),
    };
  }

  get isLeaving(): boolean {
    return this.left !== null || this.isLost;
  }

  /** Nobody has it open, no bot thinks, and no clock runs out soon. */
  get isIdle(): boolean {
    const { room, lastUsed, thoughts } = this;
    const { now, idleAfter, sweepEvery } = this.dependencies.rules;
    if (this.lines.size > 0 || thoughts.areUnderWay || lastUsed > now() - idleAfter) return false;
    const isBotsTurn = room.ending === null && room.isBotsTurn && !thoughts.arePutAside;
    const isSoon = room.deadline !== null && room.deadline < now() + 3 * sweepEvery;
    return !isBotsTurn && !isSoon;
  }

  connect(caller: Caller, send: (text: string) => void, end: Held['end']): HeldLine {
    const { limits, rules } = this.dependencies;
    const { id, name, address } = caller;
    const seats = this.seatsOf(id);
    const connection = this.room.connect({
      seats,
      name,
      id,
      allows: (what) => isAllowed(limits, rules.allowances, what, caller, rules.now()),
      send: (message) => send(pack(message)),
    });
    const line = { guest: id, address: networkOf(address), connection, end };
    this.lines.add(line);
    this.thoughts.review();
    return {
      hear: (text) => void this.hear(connection, text),
      close: () => {
        if (!this.lines.delete(line)) return;
        connection.close();
        this.lastUsed = this.dependencies.rules.now();
        this.thoughts.review();
      },
    };
  }

  /** Players who are connected; if there are none, spectators; if nobody is connected, the absent players. */
  payers(hinted: Seat | null): Payers {
    const players = hinted === null ? [...this.owners.values()] : this.guestsAt([hinted]);
    const lines = [...this.lines];
    const present = lines.filter(({ guest }) => players.includes(guest));
    const payers = present.length > 0 ? present : lines;
    if (payers.length > 0)
      return {
        people: [...new Set(payers.map(({ guest }) => guest))],
        addresses: [...new Set(payers.map(({ address }) => address))],
      };
    return { people: players.length > 0 ? [...new Set(players)] : [this.id], addresses: [AWAY] };
  }

  /**
   * Bots think while anybody has the match open. Otherwise they search only for people who play by correspondence:
   * with a clock in days, or several people without a clock. Bots that answer at once go on while any person plays.
   */
  isAwaited(isQuick: boolean): boolean {
    if (this.lines.size > 0) return true;
    const { record } = this.room;
    const people = peopleIn(record).length;
    if (people === 0 || isQuick) return people > 0;
    return record.clock.kind === 'days' || (record.clock.kind === 'none' && people > 1);
  }

  private async hear(connection: Connection, text: string): Promise<void> {
    const { journals } = this.dependencies;
    const start = performance.now();
    await journals.gather();
    const kind = await connection.hear(text);
    if (kind === 'answer') journals.meter.answered((performance.now() - start) / 1000);
  }

  isOf(guest: string): boolean {
    return this.seatsOf(guest).length > 0;
  }

  isAttendedBy(guest: string): boolean {
    for (const { guest: whose, connection } of this.lines)
      if (whose === guest && !connection.isAway) return true;
    return false;
  }

  /** Called after every change in the match. */
  note(): void {
    this.lastUsed = this.dependencies.rules.now();
    this.changed = this.lastUsed;
    this.thoughts.review();
    this.announce();
  }

  offered(from: number, to: number): void {
    this.announcements.tell((news, facts) => news.offered(facts, from, to));
  }

  /** Lets a quiet match rest, and stores the end if an earlier attempt failed. */
  async tend(): Promise<void> {
    if (this.lastUsed < this.dependencies.rules.now() - REST_AFTER) this.room.rest();
    if (this.end === 'to-note') await this.noteEnd();
  }

  /** The whole journal with the key in it; null while the match runs. */
  async journal(): Promise<string | null> {
    const { ending, record } = this.room;
    if (ending === null) return null;
    return wholeJournal(await this.dependencies.journals.lines(this.id), record.key);
  }

  stop(): Promise<void> {
    return this.room.end();
  }

  async concede(guest: string): Promise<void> {
    for (const seat of this.seatsOf(guest)) await this.room.concede(seat);
  }

  async rename(guest: string, name: string, isAccount: boolean): Promise<void> {
    await this.room.rename(this.seatsOf(guest), name, isAccount);
    await this.save();
  }

  async forget(guest: string, name: string): Promise<void> {
    await this.room.forget(guest, this.seatsOf(guest), name);
    await this.save();
  }

  /** Sets who owns the seats; guests who gained or lost one reconnect. */
  ownedBy(owners: ReadonlyMap<number, string>): void {
    const before = this.owners;
    this.owners = owners;
    const { needed, reacting } = this.room;
    this.announcements.know(this.guestsAt(needed), this.guestsAt(reacting));
    const concerned = new Set(
      [...owners].flatMap(([seat, guest]) =>
        before.get(seat) === guest ? [] : [guest, before.get(seat)],
      ),
    );
    for (const { guest, end } of this.lines) if (concerned.has(guest)) end('renewed');
  }

  /** Callers who want the match meanwhile wait for `left` and open it again. */
  leave(going: () => Promise<void>): Promise<void> {
    this.left ??= going();
    return this.left;
  }

  async putAway(): Promise<void> {
    const { room, isIdle } = this;
    await room.close();
    this.thoughts.close();
    this.endLines();
    if (room.ending === null) await room.keep();
    if (this.end === 'running' && room.ending !== null) this.end = 'to-note';
    if (this.end === 'to-note') return this.noteEnd();
    const mayBotsMove = !isIdle && room.record.seats.some(({ level }) => level !== null);
    await this.save(mayBotsMove ? AT_ONCE : room.deadline);
  }

  /** Another node has taken over: nothing more is written here. */
  async abandon(): Promise<void> {
    this.isLost = true;
    this.endLines();
    await this.room.close();
    this.thoughts.close();
  }

  get facts(): MatchFacts {
    const { owners, stored, room } = this;
    const { open, rated, listed } = stored;
    const { id, game, started } = listed;
    const players = room.record.seats.map(({ name, kind, level }, seat) => ({
      name,
      guest: owners.get(seat) ?? null,
      level: kind === 'bot' ? level : null,
    }));
    return { id, game, open, rated, clock: room.record.clock, started, players };
  }

  private hold(room: Room): void {
    this.room = room;
    this.thoughts.open();
  }

  /** Tells people of new questions, or notes that the match is over. */
  private announce(): void {
    const { room } = this;
    if (this.isLeaving) return;
    if (room.ending !== null) {
      if (this.end !== 'running') return;
      this.end = 'to-note';
      void this.noteEnd().catch((error: unknown) => this.dependencies.report(error));
      return;
    }
    const [asked, reacting] = [this.guestsAt(room.needed), this.guestsAt(room.reacting)];
    this.announcements.questions(asked, reacting, this.written);
  }

  private async noteEnd(): Promise<void> {
    const { listed, facts, home, room } = this;
    const { journals, ratings } = this.dependencies;
    const ending = room.ending!;
    this.end = 'being-noted';
    try {
      await journals.write(async (db) => {
        await saveCard(db, home, listed, null);
        await ratings.settle(db, facts, ending);
      });
    } catch (error) {
      this.end = 'to-note';
      throw error;
    }
    this.end = 'noted';
    this.announcements.tell((news) => news.over(facts));
  }

  private seatsOf(guest: string): number[] {
    return [...this.owners].flatMap(([seat, owner]) => (owner === guest ? [seat] : []));
  }

  private guestsAt(seats: readonly number[]): readonly string[] {
    return seats.flatMap((seat) => this.owners.get(seat) ?? []);
  }

  private endLines(): void {
    for (const { end } of this.lines) end('moved');
  }

  private get home(): { id: string; fence: number } {
    return { id: this.id, fence: this.stored.fence };
  }

  private save(due: number | null = AT_ONCE): Promise<void> {
    const { listed, home } = this;
    return this.dependencies.journals.write((db) =>
      saveCard(db, home, listed, listed.over ? null : due),
    );
  }
}
