import type { JournalLine } from '@tablewright/engine';
import type { FromHost } from '@tablewright/protocol';
import type { Connection, Room } from '@tablewright/room';
import type { Guest } from '../storage/guests.ts';
import type { Journals } from '../storage/journals.ts';
import { AT_ONCE, saveCard } from '../storage/matches.ts';
import type { Listed } from './card.ts';
import type { MatchRules } from './rules.ts';

/** A match in memory: its room, and what lists and housekeeping need to know of it. */
export class HeldMatch {
  listed: Listed;
  /** Bots that are thinking. */
  thinking = 0;
  /** Set while it is being put away; resolves when it is. */
  left: Promise<void> | null = null;
  private readonly owners: ReadonlyMap<number, string>;
  private readonly rules: MatchRules;
  private readonly journals: Journals;
  private room!: Room;
  private lines = 0;
  private lastUsed: number;

  constructor(
    listed: Listed,
    owners: ReadonlyMap<number, string>,
    rules: MatchRules,
    journals: Journals,
  ) {
    this.listed = listed;
    this.owners = owners;
    this.rules = rules;
    this.journals = journals;
    this.lastUsed = rules.now();
  }

  hold(room: Room): void {
    this.room = room;
    this.update(this.listed.changed);
  }

  get isLeaving(): boolean {
    return this.left !== null;
  }

  /** Nobody looks, nobody thinks, and no clock runs out soon. */
  get isIdle(): boolean {
    const { room, rules } = this;
    const now = rules.now();
    const isBotsTurn = room.ending === null && room.waitingFor.length === 0;
    const isSoon = room.deadline !== null && room.deadline < now + 3 * rules.lookEvery;
    const isUsed = this.lines > 0 || this.thinking > 0 || this.lastUsed > now - rules.idleAfter;
    return !isUsed && !isBotsTurn && !isSoon;
  }

  connect(guest: Guest, send: (message: FromHost) => void): Connection {
    const seats = [...this.owners].flatMap(([seat, owner]) => (owner === guest.id ? [seat] : []));
    const line = this.room.connect({ seats, name: guest.name, send });
    this.lines++;
    return line;
  }

  disconnect(line: Connection): void {
    line.close();
    this.lines--;
    this.lastUsed = this.rules.now();
  }

  /** Something has happened in the match. */
  note(): void {
    const wasOver = this.listed.over;
    this.lastUsed = this.rules.now();
    this.update(this.lastUsed);
    // Otherwise it is enough to write it down when the match leaves memory.
    if (this.listed.over && !wasOver) void this.save(null).catch(() => undefined);
  }

  /** The whole journal with the key in it; null while the match runs. */
  async journal(): Promise<string | null> {
    const { ending, record } = this.room;
    if (ending === null) return null;
    const lines = await this.journals.lines(this.listed.id);
    const last = JSON.parse(lines[lines.length - 1]) as JournalLine;
    if (last.t !== 'end' && last.t !== 'aside') {
      const n = last.t === 'answer' ? last.n + 1 : last.t === 'opening' ? 0 : last.n;
      lines.push(JSON.stringify({ t: 'aside', n, key: record.key } satisfies JournalLine));
    }
    return `${lines.join('\n')}\n`;
  }

  /** Whoever wants it meanwhile waits for `left` and gets it anew. */
  leave(going: () => Promise<void>): Promise<void> {
    this.left ??= going();
    return this.left;
  }

  async putAway(): Promise<void> {
    const { room, isIdle } = this;
    await room.close();
    this.update(this.listed.changed);
    const mayBotsMove = !isIdle && room.record.seats.some(({ level }) => level !== null);
    await this.save(mayBotsMove ? AT_ONCE : room.deadline);
  }

  private update(changed: number): void {
    const { room } = this;
    const players = room.record.seats.map(({ name }) => name);
    const card = { players, turn: room.turn, waiting: room.waitingFor };
    this.listed = { ...this.listed, changed, over: room.ending !== null, card };
  }

  private save(due: number | null): Promise<void> {
    const { listed } = this;
    return this.journals.write((db) => saveCard(db, listed, listed.over ? null : due));
  }
}
