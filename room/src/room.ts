import { InputError, type KeptSave, type Seat, type Setup, SPECTATOR } from '@tablewright/engine';
import type {
  ChatLine,
  ClockTerms,
  Ending,
  FromRoom,
  MatchInfo,
  ReactionTerms,
} from '@tablewright/protocol';
import { Archive } from './archive.ts';
import type { Listener } from './audience.ts';
import { Bots } from './bots.ts';
import { Connection } from './connection.ts';
import { DealBots } from './deal-bots.ts';
import { Deals } from './deals.ts';
import type { Costly, RoomDependencies, StoredPapers } from './dependencies.ts';
import { finaleOf } from './finale.ts';
import { breakOff } from './finish.ts';
import { Ledger } from './ledger.ts';
import { Live } from './live.ts';
import { removeWords } from './offers.ts';
import { OrderAnswers } from './order-answers.ts';
import { orderedAnswer } from './orders.ts';
import { isPersonAt, type RoomRecord, type SeatRecord, withName } from './record.ts';
import { Reactions } from './reactions.ts';
import { stored } from './refusal.ts';
import { Replays } from './replay.ts';
import { concedeSeat } from './seating.ts';
import { askedPeople, clocksAfterUpdate, firstClocks } from './time.ts';
import { Timekeeper } from './timekeeper.ts';
import { infoOf, showSeats, showSnapshot } from './views.ts';

export interface NewRoom {
  readonly id: string;
  readonly setup?: Setup;
  /** 256 secret bits as 64 hexadecimal digits. */
  readonly key: string;
  /** Names, and the levels of bots. */
  readonly seats: readonly {
    readonly name: string;
    readonly level?: string;
    readonly account?: boolean;
  }[];
  readonly clock?: ClockTerms;
  readonly reactions?: ReactionTerms;
  /** The players have agreed that suggestions are allowed. */
  readonly hints?: boolean;
  /** Players may address the chat to some seats. */
  readonly whispers?: boolean;
}

/** Everything stored about a room but its journal. */
export interface StoredRoom {
  readonly record: RoomRecord;
  readonly chat?: readonly ChatLine[];
  readonly kept?: KeptSave | null;
  readonly papers?: StoredPapers;
}

export interface Visitor {
  /** Seats this line may play: none for a spectator, several at a shared device. */
  readonly seats: readonly Seat[];
  /** The seat whose view it gets: one of its own, or the spectator's view if it has none. */
  readonly viewer?: Seat;
  /** A spectator's name in the chat. */
  readonly name?: string;
  /** The host's id of the person. */
  readonly id?: string | null;
  /** True for the owner of the device that holds the match, who may read the journal of a running match. */
  readonly isOwner?: boolean;
  /** Asked each time: may they do this once more now? */
  readonly allows?: (what: Costly) => Promise<boolean>;
  readonly send: (message: FromRoom) => void;
}

/** A live match: who sits where, what each may see and do, whose clock runs. It knows no network and no disk. */
export class Room {
  private readonly live: Live;
  private readonly timekeeper: Timekeeper;
  private readonly deals: Deals;
  private readonly dealBots: DealBots;
  private readonly bots: Bots;
  private readonly orders: OrderAnswers;
  private readonly replays: Replays;
  private readonly archive: Archive;

  private constructor(
    deps: RoomDependencies,
    ledger: Ledger,
    record: RoomRecord,
    chat: readonly ChatLine[],
    papers: StoredPapers,
  ) {
    this.live = new Live(deps, ledger, record, chat, papers);
    this.live.reactions = new Reactions(this.live);
    this.timekeeper = new Timekeeper(this.live);
    // Before bots and orders, so that what is signed comes before their answers.
    this.deals = new Deals(this.live);
    this.dealBots = new DealBots(this.live);
    this.bots = new Bots(this.live);
    this.orders = new OrderAnswers(this.live);
    this.replays = new Replays(this.live);
    this.archive = new Archive(this.live);
    ledger.onReread = async () => {
      await this.live.papers.reread();
      this.live.audience.each((listener) => showSnapshot(this.live, listener));
      this.live.changed();
    };
    this.timekeeper.arm();
    this.live.reactions.arm();
    this.deals.look();
    this.dealBots.wake();
    this.bots.wake();
    this.orders.wake();
    this.archive.recordIfOver();
  }

  /** Starts a match. It exists once journal and record are stored. */
  static async start(deps: RoomDependencies, room: NewRoom): Promise<Room> {
    const { id, key, setup = {}, clock = { kind: 'none' }, reactions, whispers, hints } = room;
    const now = deps.now();
    const seats = room.seats.map(({ name, level, account }): SeatRecord =>
      level === undefined
        ? { name, kind: 'person', level: null, ...(account && { account }) }
        : { name, kind: 'bot', level },
    );
    const clocks = firstClocks(clock, seats.length, now);
    const record: RoomRecord = {
      id,
      started: now,
      key,
      seats,
      clock,
      clocks,
      ...(reactions && { reactions }),
      ...(hints && { hints }),
      ...(whispers && { whispers }),
      conceded: [],
      ending: null,
    };
    await deps.store.saveRecord(record);
    return new Room(deps, await Ledger.begin(deps.game, deps.store, record, setup), record, [], {});
  }

  /** Opens a stored match. Clocks have run on meanwhile. */
  static async open(
    deps: RoomDependencies,
    { record, chat = [], kept = null, papers = {} }: StoredRoom,
  ): Promise<Room> {
    const ledger = await Ledger.open(deps.game, deps.store, record, kept);
    const room = new Room(deps, ledger, record, chat, papers);
    const { live } = room;
    if (ledger.isUnsettled) room.writeDown(() => goOnUnderOtherRules(live));
    // The match may have ended just before its journal could be closed.
    // Under rules that lead elsewhere its last line would not fit the others.
    if (record.ending !== null && !ledger.isClosed && !ledger.leadsElsewhere)
      room.writeDown(() => ledger.close());
    live.finale = await finaleOf(deps, ledger);
    return room;
  }

  get record(): RoomRecord {
    return this.live.record;
  }

  get info(): MatchInfo {
    return infoOf(this.live);
  }

  get ending(): Ending | null {
    return this.live.ending;
  }

  /** How many turns have begun. */
  get turn(): number {
    const { deps, shown } = this.live;
    return deps.game.turns(shown.state);
  }

  /** Seats of people for whom the match waits. */
  get waitingFor(): Seat[] {
    return this.ending === null ? askedPeople(this.live) : [];
  }

  /** Does the match wait for bots alone? */
  get isBotsTurn(): boolean {
    const { ledger, record, reactions } = this.live;
    return (
      ledger.match.asks.every(
        ({ seat }) => !isPersonAt(record, seat) || reactions.isSealed(seat),
      ) && ledger.match.asks.some(({ seat }) => !reactions.isSealed(seat))
    );
  }

  /** Those of them for whom no order answers, so that only they can: for notices to them. */
  get needed(): Seat[] {
    return this.waitingFor.filter((seat) => orderedAnswer(this.live, seat) === null);
  }

  /** People who are asked in secret and whose answer is missing, with no order to give it: for notices to them alone. */
  get reacting(): readonly Seat[] {
    const { live } = this;
    return live.reactions.missing.filter((seat) => orderedAnswer(live, seat) === null);
  }

  get connections(): number {
    return this.live.audience.size;
  }

  /** When something happens by itself: a room put away must be opened again by then. */
  get deadline(): number | null {
    const times = [
      this.timekeeper.deadline,
      this.live.reactions.deadline,
      this.orders.deadline,
      this.deals.deadline,
    ];
    const due = times.filter((time) => time !== null);
    return due.length === 0 ? null : Math.min(...due);
  }

  /** Adds a line; the snapshot is sent before this returns. */
  connect({
    seats,
    viewer = seats[0] ?? SPECTATOR,
    name = '',
    id = null,
    isOwner = false,
    allows = async () => true,
    send,
  }: Visitor): Connection {
    const isFitting =
      seats.every((seat) => this.record.seats[seat]?.kind === 'person') &&
      (seats.length === 0 ? viewer === SPECTATOR : seats.includes(viewer));
    if (!isFitting) throw new InputError('A line plays seats of people and sees with one of them.');
    const listener: Listener = {
      seats,
      viewer,
      name,
      id,
      isOwner,
      allows,
      isAway: false,
      told: {},
      send: guarded(send, this.live),
    };
    return new Connection(this.live, this.replays, listener);
  }

  /** Ends the match without asking its players: nobody wins. */
  end(): Promise<void> {
    const { live } = this;
    return live.enqueue(async () => {
      if (live.ending === null) await breakOff(live);
    });
  }

  /** Concedes for the person of a seat, unless they have done so. */
  concede(seat: Seat): Promise<void> {
    const { live } = this;
    return live.enqueue(async () => {
      if (live.ending === null && !this.record.conceded.includes(seat))
        await concedeSeat(live, seat);
    });
  }

  rename(seats: readonly Seat[], name: string, isAccount: boolean): Promise<void> {
    const { live } = this;
    return live.enqueue(async () => {
      await live.save({ seats: withName(live.record, seats, name, isAccount) });
      showSeats(live);
    });
  }

  /** Renames a person who wants to be forgotten and deletes what they wrote, from their seats or as a spectator. */
  forget(id: string, seats: readonly Seat[], name: string): Promise<void> {
    const { live } = this;
    return live.enqueue(async () => {
      live.chat = await stored(live.deps.store.removeChat(id, seats));
      await removeWords(live, seats);
      await live.save({ seats: withName(live.record, seats, name, false) });
      live.audience.each((listener) => showSnapshot(live, listener));
    });
  }

  /** Saves the match beside its journal, so that it can go on from here even if the rules change. */
  keep(): Promise<void> {
    const { live } = this;
    return live.enqueue(() => live.ledger.keep());
  }

  /** Drops everything that can be computed again, for a quiet match. */
  rest(): void {
    this.live.ledger.match.rest();
  }

  /** Lets running changes finish, then stops. Nothing is lost, because everything is stored. */
  async close(): Promise<void> {
    await this.live.close();
  }

  /** Stores what opening has changed as soon as possible; if that fails, the next change stores it. */
  private writeDown(write: () => Promise<void>): void {
    this.live.enqueue(write).catch((error: unknown) => this.live.deps.report?.(error));
  }
}

/** A broken line must not keep messages from the others. */
function guarded(send: Visitor['send'], live: Live): Visitor['send'] {
  return (message) => {
    try {
      send(message);
    } catch (error) {
      live.deps.report?.(error);
    }
  };
}

/** Nobody loses time by a change of rules: a seat may now be asked something else than before. */
async function goOnUnderOtherRules(live: Live): Promise<void> {
  const { record, ledger } = live;
  if (record.clocks === null) return ledger.settle();
  const updated = { ...record, clocks: clocksAfterUpdate(live, record.clocks) };
  await ledger.settle(updated);
  live.record = updated;
  live.changed();
}
