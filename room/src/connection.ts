import { sealJournal, type Seat } from '@tablewright/engine';
import {
  type DeskView,
  type FromRoom,
  idOf,
  isRefused,
  type OrdersView,
  parseToRoom,
  type ReplyData,
  type ToRoom,
} from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import { chat, whisper } from './chat.ts';
import { consent, proposeEnd, undo } from './consent.ts';
import { type Costly, levelsOf } from './dependencies.ts';
import { byPerson, propose, refuse, sign, withdrawOffer } from './deals.ts';
import { allowsHints } from './hints.ts';
import type { Live } from './live.ts';
import { answer, over, plan } from './moves.ts';
import { deskFor } from './offers.ts';
import { order, ordersFor } from './orders.ts';
import { hold } from './reactions.ts';
import { checkUnrated, Refusal, refusedFor } from './refusal.ts';
import type { Replays } from './replay.ts';
import { concedeSeat, standIn } from './seating.ts';
import { showSeats, showSnapshot } from './views.ts';

/** One line to the room: a player's tab, a spectator, a shared device. */
export class Connection {
  private readonly live: Live;
  private readonly replays: Replays;
  private readonly listener: Listener;

  constructor(live: Live, replays: Replays, listener: Listener) {
    this.live = live;
    this.replays = replays;
    this.listener = listener;
    const wereOnline = this.onlineSeats();
    live.audience.add(listener);
    showSnapshot(live, listener);
    if (this.onlineSeats() !== wereOnline) showSeats(live, listener);
  }

  /** True if the client says that nobody is looking. */
  get isAway(): boolean {
    return this.listener.isAway;
  }

  /** Handles a message and returns its kind; refuses what is not a message. */
  async hear(data: unknown): Promise<ToRoom['t'] | null> {
    const message = parseToRoom(data);
    if (isRefused(message)) {
      this.reply({ id: idOf(data), ok: false, error: message });
      return null;
    }
    await this.receive(message);
    return message.t;
  }

  /** Resolves when the reply has been sent. */
  async receive(message: ToRoom): Promise<void> {
    const { id } = message;
    try {
      const data = await this.handle(message);
      this.reply(data === undefined ? { id, ok: true } : { id, ok: true, data });
    } catch (error) {
      const refused = refusedFor(error);
      // Who speaks while the match closes here connects again: that is no trouble.
      if (refused.code === 'unavailable' && !this.live.isClosed) this.live.deps.report?.(error);
      this.reply({ id, ok: false, error: refused });
    }
  }

  close(): void {
    const { live, listener } = this;
    const wereOnline = this.onlineSeats();
    live.audience.remove(listener);
    if (!live.isClosed && this.onlineSeats() !== wereOnline) showSeats(live);
  }

  private async handle(message: ToRoom): Promise<ReplyData | undefined | void> {
    const { live, listener } = this;
    if (live.isClosed) throw new Refusal('unavailable', 'The match is closed here; connect again.');
    if ('seat' in message && message.t !== 'standIn') this.checkSeat(message.seat);
    switch (message.t) {
      case 'answer':
        return live.enqueue(() => answer(live, message));
      case 'plan':
        return live.enqueue(() => plan(live, message));
      case 'hold':
        return live.enqueue(() => hold(live, message));
      case 'order':
        return live.enqueue(() => order(live, message));
      case 'orders':
        return { orders: this.orders(message.seat) };
      case 'offer':
        await this.checkAllowed('chat');
        return live.enqueue(() => byPerson(live, message.seat, () => propose(live, message)));
      case 'sign':
      case 'refuse':
      case 'withdraw':
        return live.enqueue(() => {
          const { seat, offer } = message;
          return byPerson(live, seat, () => REPLIES[message.t](live, seat, offer));
        });
      case 'desk':
        return { desk: this.desk(message.seat) };
      case 'whisper':
        await this.checkAllowed('chat');
        return live.enqueue(() => whisper(live, listener, message.text, message.to));
      case 'why':
        return { refusals: live.ending === null ? live.ledger.match.refusals(message.seat) : [] };
      case 'undo':
        return live.enqueue(() => undo(live, message, listener.seats));
      case 'propose':
        return live.enqueue(() => proposeEnd(live, message.seat, listener.seats));
      case 'consent':
        return live.enqueue(() => consent(live, message.seat, message.yes));
      case 'hint':
        return this.hint(message.seat);
      case 'concede':
        return live.enqueue(() => concedeSeat(live, message.seat));
      case 'standIn':
        return live.enqueue(() => standIn(live, listener, message.seat, message.level));
      case 'chat':
        await this.checkAllowed('chat');
        return live.enqueue(() => chat(live, listener, message.text));
      case 'replay':
        await this.checkAllowed('replay');
        return this.replay();
      case 'journal':
        return live.enqueue(async () => ({ journal: await this.journal() }));
      case 'look':
        listener.viewer = message.seat;
        showSnapshot(live, listener);
        return undefined;
      case 'away':
        listener.isAway = message.away;
        return undefined;
      case 'ping':
        return undefined;
    }
  }

  private orders(seat: Seat): OrdersView {
    const orders = ordersFor(this.live, seat);
    if (orders === null) throw new Refusal('not-allowed', 'This game has no standing orders.');
    return orders;
  }

  private desk(seat: Seat): DeskView {
    const desk = deskFor(this.live, seat);
    if (desk === null) throw new Refusal('not-allowed', 'This game has no deals.');
    return desk;
  }

  private checkSeat(seat: Seat): void {
    if (!this.listener.seats.includes(seat))
      throw new Refusal('not-your-seat', `Seat ${seat} is not yours.`);
  }

  private async checkAllowed(what: Costly): Promise<void> {
    if (!(await this.listener.allows(what)))
      throw new Refusal('too-many', 'Too many requests. Wait a moment.');
  }

  /** The replay after all changes queued so far; the match goes on while it is computed. */
  private async replay(): Promise<ReplyData> {
    const { live, replays, listener } = this;
    const { replay } = await live.enqueue(async () => ({ replay: replays.for(listener) }));
    return { replay: await replay };
  }

  private async hint(seat: Seat): Promise<ReplyData> {
    const { deps, ledger, ending, record } = this.live;
    if (ending !== null) throw over();
    checkUnrated(deps, 'A rated match has no hints.');
    if (!allowsHints(deps, record))
      throw new Refusal('no-hints', 'This table has not agreed on suggestions.');
    const question = ledger.questionOf(seat);
    if (question === null) throw new Refusal('not-asked', `Seat ${seat} is not asked now.`);
    const advice = await deps.think(ledger.match, seat, levelsOf(deps).hint);
    if (ledger.questionOf(seat) !== question)
      throw new Refusal('stale', 'The match moved on while the hint was being computed.');
    const { key, iterations = 0, options } = advice;
    return { hint: { key, iterations, options } };
  }

  /** The journal holds every secret: while the match runs, only its owner gets it. */
  private async journal(): Promise<string> {
    const { ledger, ending, record, shown } = this.live;
    if (ending === null && !this.listener.isOwner)
      throw new Refusal(
        'not-allowed',
        'The journal becomes available when the match is over; until then there is the replay.',
      );
    const lines = [...(await ledger.lines())];
    if (!ledger.isClosed)
      lines.push(JSON.stringify({ t: 'aside', n: shown.decisions, key: record.key }));
    return sealJournal(lines);
  }

  private onlineSeats(): string {
    const { audience, record } = this.live;
    return record.seats.map((_, seat) => audience.isOnline(seat)).join();
  }

  private reply(reply: Reply): void {
    this.listener.send({ t: 'reply', ...reply } as FromRoom);
  }
}

/** What a party can do with an offer. */
const REPLIES = { sign, refuse, withdraw: withdrawOffer };

type Reply =
  | { id: number; ok: true; data?: ReplyData }
  | { id: number; ok: false; error: ReturnType<typeof refusedFor> };
