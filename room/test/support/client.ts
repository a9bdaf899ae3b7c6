import type { FastChance, Game, OfferedOption, Seat } from '@tablewright/engine';
import {
  applyPatch,
  type FromRoom,
  type Move,
  type PositionView,
  pack,
  type QuestionView,
  type ReactionsView,
  type Refused,
  type ReplyData,
  type Snapshot,
  type ToRoomBody,
  unpack,
} from '@tablewright/protocol';
import type { Connection, Room } from '../../src/index.ts';

/** A player's browser, as far as the protocol goes: it knows nothing but what came over the line. */
export class Client {
  readonly connection: Connection;
  /** Every text that ever came. */
  readonly received: string[] = [];
  readonly replies: Extract<FromRoom, { t: 'reply' }>[] = [];
  snapshot!: Snapshot;
  private readonly game: Game;
  private lastId = 0;

  constructor(
    room: Room,
    game: Game,
    seats: readonly Seat[],
    options: { viewer?: Seat; isOwner?: boolean },
  ) {
    this.game = game;
    this.connection = room.connect({
      seats,
      name: 'Somebody',
      ...options,
      send: (message) => this.take(pack(message)),
    });
  }

  get question(): QuestionView | null {
    return this.snapshot.position.question;
  }

  get seat(): Seat {
    return this.snapshot.viewer;
  }

  /** Sends a message as text and gives back what the reply holds. */
  async ask(body: ToRoomBody): Promise<ReplyData | undefined> {
    const reply = await this.sendText(JSON.stringify({ id: ++this.lastId, ...body }));
    if (reply.ok) return reply.data;
    throw new Said(reply.error);
  }

  async sendText(text: string): Promise<Extract<FromRoom, { t: 'reply' }>> {
    const before = this.replies.length;
    await this.connection.hear(text);
    return this.replies[before];
  }

  /** The code with which a message is refused. */
  async refusal(body: ToRoomBody): Promise<string> {
    try {
      await this.ask(body);
    } catch (error) {
      if (error instanceof Said) return error.refused.code;
      throw error;
    }
    return 'accepted';
  }

  answer(key: string): Promise<ReplyData | undefined> {
    const { n, epoch } = this.snapshot.position;
    return this.ask({ t: 'answer', seat: this.seat, n, epoch, key });
  }

  async answerAny(chance: FastChance): Promise<string> {
    const { options } = this.question!;
    const { key } = options[chance.below(options.length)];
    await this.answer(key);
    return key;
  }

  undo(): Promise<ReplyData | undefined> {
    const { n, epoch } = this.snapshot.position;
    return this.ask({ t: 'undo', seat: this.seat, n, epoch });
  }

  close(): void {
    this.connection.close();
  }

  private take(text: string): void {
    this.received.push(text);
    const message = unpack(text);
    if (message.t === 'reply') this.replies.push(message);
    else this.snapshot = folded(this.snapshot, message, this.game);
  }
}

export class Said extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(`${refused.code}: ${refused.message}`);
    this.refused = refused;
  }
}

function folded(
  snapshot: Snapshot,
  message: Exclude<FromRoom, { t: 'reply' }>,
  game: Game,
): Snapshot {
  switch (message.t) {
    case 'snapshot':
      return message.snapshot;
    case 'move':
      return moved(snapshot, message, game);
    case 'seats':
      return { ...snapshot, info: { ...snapshot.info, seats: message.seats } };
    case 'chat':
      return { ...snapshot, chat: [...snapshot.chat, message.line] };
    case 'proposal':
      return { ...snapshot, proposal: message.proposal };
    case 'clocks':
      return { ...snapshot, clocks: message.clocks };
    case 'reactions':
      return { ...snapshot, position: withReactions(snapshot.position, message.reactions) };
    case 'orders':
      return { ...snapshot, orders: message.orders };
    case 'desk':
      return { ...snapshot, desk: message.desk };
  }
}

function withReactions(
  { reactions: _before, ...position }: PositionView,
  reactions: ReactionsView | null,
): PositionView {
  return { ...position, ...(reactions && { reactions }) };
}

function moved(snapshot: Snapshot, move: Move, game: Game): Snapshot {
  const { n, epoch, seat, events, patch, asked, reactions, question, undo } = move;
  const log = move.undone ? snapshot.log.filter((entry) => entry.n < n) : snapshot.log;
  return {
    ...snapshot,
    position: {
      n,
      epoch,
      state: applyPatch(snapshot.position.state, patch),
      asked,
      ...(reactions && { reactions }),
      question: question && {
        ...question,
        options: question.options.map((option): OfferedOption =>
          typeof option === 'string' ? { key: option, ...game.options!.spell(option)! } : option,
        ),
      },
      undo,
      ending: move.ending ?? null,
    },
    log: [...log, ...events.map(([type, args]) => ({ n: n - 1, seat, type, args }))],
    clocks: move.clocks ?? snapshot.clocks,
  };
}
