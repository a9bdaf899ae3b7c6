import type { Message, OfferedOption, Seat } from '@tablewright/engine';
import type {
  Clocks,
  FromRoom,
  Hint,
  LogEntry,
  Move,
  OrderScope,
  PositionView,
  QuestionView,
  ReactionsView,
  Refusals,
  Refused,
  Replay,
  ReplyData,
  Snapshot,
  ToRoom,
  ToRoomBody,
  WireQuestion,
} from '@tablewright/protocol';
import { applyPatch, LONGEST_MESSAGE } from '@tablewright/protocol';
import type { ArrivedClocks, MatchHost, OfferToMake, Picture } from './host.ts';

/** The connection to a host: a socket or a worker. It reconnects until it is closed. */
export interface Channel {
  send(message: ToRoom): void;
  /** Begins anew: the host sends a snapshot again. */
  renew(): void;
  close(): void;
}

export interface ChannelEvents {
  onMessage(message: FromRoom): void;
  onConnection(connection: MatchHost['connection']): void;
  /** Something has come that is no message. */
  onUnreadable(error: unknown): void;
  /** What runs the match could not be loaded, or has failed. */
  onBroken(error: unknown): void;
}

/** The page that shows the match. */
export interface Page {
  /** The version of a game's rules that the page has loaded. */
  rulesVersion(game: string): number | null;
  /** What the page has loaded cannot go on. */
  renew(): void;
  /** Whose view was shown before the page was loaded, and later whose view is shown. */
  seat: Seat | null;
}

/** Completes an option from its key, as the game does. */
export type Spell = (key: string) => { target: string; message: Message } | null;

/** Loads what completes options from keys. */
export type LoadSpell = (game: string) => Promise<Spell>;

export type RestBefore = (message: FromRoom, snapshot: Picture | null, unread: number) => number;

/** The host has refused a message, and nothing has changed. */
export class HostError extends Error {
  override name = 'HostError';
  readonly code: Refused['code'];
  readonly clause: string | undefined;

  constructor({ code, message, clause }: Refused) {
    super(message);
    this.code = code;
    this.clause = clause;
  }
}

interface Waiting {
  readonly message: ToRoom;
  readonly resolve: (data: ReplyData | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** The maximum number of log lines to keep. */
const LOG = 400;

/** The implementation of the protocol, over any channel. */
export class ProtocolClient implements MatchHost {
  snapshot: Picture | null = null;
  connection: MatchHost['connection'] = 'connecting';
  private readonly channel: Channel;
  private readonly loadSpell: LoadSpell;
  private readonly restBefore: RestBefore;
  private readonly page: Page;
  private spell: Spell | null = null;
  /** Messages are processed in order; the first waits for what completes its options. */
  private inbox: Promise<void> = Promise.resolve();
  private unread = 0;
  /** Something has not been taken in: until the next snapshot, changes would change the wrong position. */
  private isStale = false;
  /** A snapshot was asked for, and no move has been taken in since. */
  private isMended = false;
  /** Whose view to return to at a shared device. */
  private seat: Seat | null;
  /** When the last move was shown. */
  private shownAt = -Infinity;
  private readonly listeners = new Set<(message: FromRoom | null) => void>();
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** `restBefore`: how long the last move stays visible before this message is processed. */
  constructor(
    open: (events: ChannelEvents) => Channel,
    loadSpell: LoadSpell,
    page: Page,
    restBefore: RestBefore = () => 0,
  ) {
    this.loadSpell = loadSpell;
    this.restBefore = restBefore;
    this.page = page;
    this.seat = page.seat;
    this.channel = open({
      onMessage: (message) => this.receive(message),
      onConnection: (connection) => this.connected(connection),
      onUnreadable: (error) => this.enqueue(null, () => Promise.reject(error)),
      onBroken: (error) => this.broken(error),
    });
  }

  subscribe(listener: (message: FromRoom | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async answer(seat: Seat, key: string): Promise<void> {
    const { n, epoch } = this.present.position;
    await this.ask({ t: 'answer', seat, n, epoch, key });
  }

  async plan(seat: Seat, keys: readonly string[]): Promise<void> {
    const { n, epoch } = this.present.position;
    await this.ask({ t: 'plan', seat, n, epoch, keys });
  }

  async hold(seat: Seat, on: boolean): Promise<void> {
    const { n, epoch } = this.present.position;
    await this.ask({ t: 'hold', seat, n, epoch, on });
  }

  async order(seat: Seat, key: string, scope: OrderScope | null): Promise<void> {
    await this.ask({ t: 'order', seat, key, scope });
  }

  async offer(seat: Seat, offer: OfferToMake): Promise<void> {
    await this.ask({ t: 'offer', seat, ...offer });
  }

  async sign(seat: Seat, offer: number): Promise<void> {
    await this.ask({ t: 'sign', seat, offer });
  }

  async refuse(seat: Seat, offer: number): Promise<void> {
    await this.ask({ t: 'refuse', seat, offer });
  }

  async withdraw(seat: Seat, offer: number): Promise<void> {
    await this.ask({ t: 'withdraw', seat, offer });
  }

  async why(seat: Seat): Promise<Refusals> {
    return pick(await this.ask({ t: 'why', seat }), 'refusals');
  }

  async undo(seat: Seat): Promise<void> {
    const { n, epoch } = this.present.position;
    await this.ask({ t: 'undo', seat, n, epoch });
  }

  async proposeEnd(seat: Seat): Promise<void> {
    await this.ask({ t: 'propose', seat, what: 'end' });
  }

  async consent(seat: Seat, yes: boolean): Promise<void> {
    await this.ask({ t: 'consent', seat, yes });
  }

  async hint(seat: Seat): Promise<Hint> {
    return pick(await this.ask({ t: 'hint', seat }), 'hint');
  }

  async concede(seat: Seat): Promise<void> {
    await this.ask({ t: 'concede', seat });
  }

  async standIn(seat: Seat, level: string | null): Promise<void> {
    await this.ask({ t: 'standIn', seat, level });
  }

  async chat(text: string): Promise<void> {
    await this.ask({ t: 'chat', text });
  }

  async whisper(text: string, to: readonly Seat[]): Promise<void> {
    await this.ask({ t: 'whisper', text, to });
  }

  async replay(): Promise<Replay> {
    return pick(await this.ask({ t: 'replay' }), 'replay');
  }

  async journal(): Promise<string> {
    return pick(await this.ask({ t: 'journal' }), 'journal');
  }

  async look(seat: Seat): Promise<void> {
    await this.ask({ t: 'look', seat });
  }

  async away(away: boolean): Promise<void> {
    await this.ask({ t: 'away', away });
  }

  close(): void {
    this.page.seat = null;
    this.channel.close();
    for (const { reject } of this.waiting.values()) reject(unreachable());
    this.waiting.clear();
  }

  private get present(): Picture {
    if (this.snapshot === null) throw unreachable();
    return this.snapshot;
  }

  private ask(body: ToRoomBody): Promise<ReplyData | undefined> {
    const message: ToRoom = { id: ++this.lastId, ...body };
    // A server closes the connection over it, and each new connection would send it again.
    if (isTooLong(message)) return Promise.reject(tooLong());
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.connection === 'open' || this.connection === 'silent') this.channel.send(message);
    });
  }

  private connected(connection: MatchHost['connection']): void {
    const isNewLine = this.connection !== 'silent';
    this.connection = connection;
    if (connection === 'open' && isNewLine) {
      // A reply may have been lost with the connection. Sending again is safe: hosts count an answer once.
      for (const { message } of this.waiting.values()) this.channel.send(message);
    }
    if (connection === 'refused') {
      for (const { reject } of this.waiting.values()) reject(unreachable());
      this.waiting.clear();
    }
    this.tell(null);
  }

  private receive(message: FromRoom): void {
    if (message.t === 'reply') {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.ok) waiting?.resolve(message.data);
      else waiting?.reject(new HostError(message.error));
      return;
    }
    const arrived = performance.now();
    this.unread++;
    this.enqueue(message.t, async () => {
      await this.rest(message);
      this.unread--;
      await this.take(message, arrived);
      if (message.t === 'move') this.shownAt = performance.now();
    });
  }

  /** Whatever fails, the next message is processed. */
  private enqueue(kind: FromRoom['t'] | null, work: () => Promise<void>): void {
    this.inbox = this.inbox.then(work).catch((error: unknown) => this.fail(error, kind));
  }

  /** A single change that cannot be taken in needs a snapshot; more of them, or a snapshot itself, a newer page. */
  private fail(error: unknown, kind: FromRoom['t'] | null): void {
    console.error(error);
    const { isMended } = this;
    const isChange = kind !== 'snapshot';
    if (!isChange || isMended || this.isBehind()) this.page.renew();
    // Moves are made by somebody; anything else might come with every snapshot, without end.
    if (isChange && !this.isStale && (!isMended || kind === 'move')) this.askAnew();
    this.isStale = true;
  }

  private askAnew(): void {
    this.isMended = true;
    this.seat = this.snapshot?.viewer ?? null;
    this.channel.renew();
  }

  private broken(error: unknown): void {
    console.error(error);
    this.page.renew();
  }

  /** Is the match played under newer rules than the page knows? */
  private isBehind(): boolean {
    if (this.snapshot === null) return false;
    const { game, rules } = this.snapshot.info;
    const own = this.page.rulesVersion(game);
    return own !== null && own < rules;
  }

  private async rest(message: FromRoom): Promise<void> {
    const rest = this.restBefore(message, this.snapshot, this.unread);
    const left = this.shownAt + rest - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  private async take(message: Exclude<FromRoom, { t: 'reply' }>, arrived: number): Promise<void> {
    if (message.t === 'snapshot') {
      if (this.returns(message.snapshot)) return;
      await this.begin(message.snapshot, arrived);
      if (this.isBehind()) this.page.renew();
    } else {
      if (this.isStale) return;
      this.snapshot = this.changed(message, arrived);
      if (message.t === 'move') this.isMended = false;
    }
    this.tell(message);
  }

  /** A new line shows the first seat of a shared device: another view was shown before, so that one is asked for. */
  private returns({ viewer, mine }: Snapshot): boolean {
    const { seat } = this;
    this.seat = null;
    if (seat === null || seat === viewer || !mine.includes(seat)) return false;
    this.look(seat).catch(() => this.channel.renew());
    return true;
  }

  private async begin(snapshot: Snapshot, arrived: number): Promise<void> {
    this.spell ??= await this.loadSpell(snapshot.info.game);
    this.isStale = false;
    this.page.seat = snapshot.viewer;
    this.snapshot = {
      ...snapshot,
      clocks: snapshot.clocks && counting(snapshot.clocks, arrived),
      reactionsAt: arrived,
    };
  }

  private changed(
    message: Exclude<FromRoom, { t: 'reply' | 'snapshot' }>,
    arrived: number,
  ): Picture | null {
    const { snapshot } = this;
    if (snapshot === null) return null;
    switch (message.t) {
      case 'move':
        return this.moved(snapshot, message, arrived);
      case 'seats':
        return { ...snapshot, info: { ...snapshot.info, seats: message.seats } };
      case 'chat':
        return { ...snapshot, chat: [...snapshot.chat, message.line] };
      case 'proposal':
        return { ...snapshot, proposal: message.proposal };
      case 'clocks':
        return { ...snapshot, clocks: counting(message.clocks, arrived) };
      case 'reactions':
        return {
          ...snapshot,
          position: withReactions(snapshot.position, message.reactions),
          reactionsAt: arrived,
        };
      case 'orders':
        return { ...snapshot, orders: message.orders };
      case 'desk':
        return { ...snapshot, desk: message.desk };
      default:
        // A newer host may say more than this page knows.
        return snapshot;
    }
  }

  private moved(snapshot: Picture, move: Move, arrived: number): Picture {
    const { n, epoch, seat, events, patch, asked, reactions, question, undo, clocks, ending } =
      move;
    if (!follows(snapshot.position, move)) throw new Error('A move came out of order.');
    const standing = move.undone ? snapshot.log.filter((entry) => entry.n < n) : snapshot.log;
    const told = events.map(([type, args]): LogEntry => ({ n: n - 1, seat, type, args }));
    return {
      ...snapshot,
      position: {
        n,
        epoch,
        state: applyPatch(snapshot.position.state, patch),
        asked,
        ...(reactions && { reactions }),
        question: question && this.spellOut(question),
        undo,
        ending: ending ?? null,
      },
      log: [...standing, ...told].slice(-LOG),
      clocks: clocks ? counting(clocks, arrived) : snapshot.clocks,
      ...(reactions && { reactionsAt: arrived }),
    };
  }

  private spellOut({ options, ...question }: WireQuestion): QuestionView {
    const spelt = options.map((option): OfferedOption => {
      if (typeof option !== 'string') return option;
      const found = this.spell?.(option) ?? null;
      if (found === null) throw new Error(`The option "${option}" cannot be spelt out.`);
      return { key: option, ...found };
    });
    return { ...question, options: spelt };
  }

  /** A listener that fails keeps the news from nobody else. */
  private tell(message: FromRoom | null): void {
    for (const listener of this.listeners) {
      try {
        listener(message);
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/** Moves go on, or end the match where it stands; an undo leads back, in an epoch of its own. */
function follows(position: PositionView, { n, epoch, undone, ending }: Move): boolean {
  if (undone) return epoch > position.epoch;
  return epoch === position.epoch && (n > position.n || ending !== undefined);
}

function withReactions(
  { reactions: _before, ...position }: PositionView,
  reactions: ReactionsView | null,
): PositionView {
  return { ...position, ...(reactions && { reactions }) };
}

interface Data {
  readonly refusals: Refusals;
  readonly hint: Hint;
  readonly replay: Replay;
  readonly journal: string;
}

function pick<K extends keyof Data>(data: ReplyData | undefined, key: K): Data[K] {
  // The kind of the request decides which field its reply has.
  return (data as unknown as Data)[key];
}

function counting(clocks: Clocks, arrived: number): ArrivedClocks {
  return { ...clocks, arrived };
}

function isTooLong(message: ToRoom): boolean {
  return new TextEncoder().encode(JSON.stringify(message)).length > LONGEST_MESSAGE;
}

function tooLong(): HostError {
  const message = `A message has at most ${LONGEST_MESSAGE} bytes.`;
  return new HostError({ code: 'malformed', message });
}

function unreachable(): HostError {
  return new HostError({ code: 'unavailable', message: 'There is no connection to the match.' });
}
