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
  ToRoom,
  ToRoomBody,
  WireQuestion,
} from '@tablewright/protocol';
import { applyPatch, LONGEST_MESSAGE } from '@tablewright/protocol';
import type { ArrivedClocks, MatchHost, OfferToMake, Picture } from './host.ts';

/** The connection to a host: a socket or a worker. It reconnects until it is closed. */
export interface Channel {
  send(message: ToRoom): void;
  close(): void;
}

export interface ChannelEvents {
  onMessage(message: FromRoom): void;
  onConnection(connection: MatchHost['connection']): void;
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
  private spell: Spell | null = null;
  /** Messages are processed in order; the first waits for what completes its options. */
  private inbox: Promise<void> = Promise.resolve();
  private unread = 0;
  /** When the last move was shown. */
  private shownAt = -Infinity;
  private readonly listeners = new Set<(message: FromRoom | null) => void>();
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** `restBefore`: how long the last move stays visible before this message is processed. */
  constructor(
    open: (events: ChannelEvents) => Channel,
    loadSpell: LoadSpell,
    restBefore: RestBefore = () => 0,
  ) {
    this.loadSpell = loadSpell;
    this.restBefore = restBefore;
    this.channel = open({
      onMessage: (message) => this.receive(message),
      onConnection: (connection) => this.connected(connection),
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
    this.inbox = this.inbox.then(async () => {
      await this.rest(message);
      this.unread--;
      await this.take(message, arrived);
      if (message.t === 'move') this.shownAt = performance.now();
    });
  }

  private async rest(message: FromRoom): Promise<void> {
    const rest = this.restBefore(message, this.snapshot, this.unread);
    const left = this.shownAt + rest - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  private async take(message: Exclude<FromRoom, { t: 'reply' }>, arrived: number): Promise<void> {
    if (message.t === 'snapshot') {
      this.spell ??= await this.loadSpell(message.snapshot.info.game);
      const { snapshot } = message;
      this.snapshot = {
        ...snapshot,
        clocks: snapshot.clocks && counting(snapshot.clocks, arrived),
        reactionsAt: arrived,
      };
    } else {
      this.snapshot = this.changed(message, arrived);
    }
    this.tell(message);
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
    }
  }

  private moved(snapshot: Picture, move: Move, arrived: number): Picture {
    const { n, epoch, seat, events, patch, asked, reactions, question, undo, clocks, ending } =
      move;
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

  private tell(message: FromRoom | null): void {
    for (const listener of this.listeners) listener(message);
  }
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
