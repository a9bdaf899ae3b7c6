import type { Seat } from '@tablewright/engine';
import type {
  Clocks,
  FromRoom,
  Hint,
  OrderScope,
  Refusals,
  Replay,
  Snapshot,
  ToRoomBody,
} from '@tablewright/protocol';

/** What a seat offers another. */
export type OfferToMake = Omit<Extract<ToRoomBody, { t: 'offer' }>, 't' | 'seat'>;

/** A match as a client keeps it. */
export interface Picture extends Snapshot {
  readonly clocks: ArrivedClocks | null;
  /** When the reactions in the position arrived, by `performance.now()`. */
  readonly reactionsAt?: number;
}

/** Clocks count from their arrival, by `performance.now()`: the server's clock and ours may differ. */
export interface ArrivedClocks extends Clocks {
  readonly arrived: number;
}

/** What runs a match: a server behind a WebSocket, or a worker in this browser. A match screen does not know which. */
export interface MatchHost {
  /** Null until the first snapshot has come. */
  readonly snapshot: Picture | null;
  /** `silent`: the line is open, but nothing arrives. */
  readonly connection: 'connecting' | 'open' | 'silent' | 'lost' | 'refused';
  /** Called after every change of the two above, with the message. */
  subscribe(listener: (message: FromRoom | null) => void): () => void;

  /** Rejects with a HostError when the host refuses; then nothing has changed. */
  answer(seat: Seat, key: string): Promise<void>;
  /** Several answers, all or none. */
  plan(seat: Seat, keys: readonly string[]): Promise<void>;
  /** More time to react, whether the seat is asked or not. */
  hold(seat: Seat, on: boolean): Promise<void>;
  /** Gives a standing order or, without a scope, takes it back. */
  order(seat: Seat, key: string, scope: OrderScope | null): Promise<void>;
  offer(seat: Seat, offer: OfferToMake): Promise<void>;
  sign(seat: Seat, offer: number): Promise<void>;
  refuse(seat: Seat, offer: number): Promise<void>;
  withdraw(seat: Seat, offer: number): Promise<void>;
  why(seat: Seat): Promise<Refusals>;
  /** Is this target an option by the rules that the host does not offer, as in a lesson? */
  withholds?(target: string): boolean;
  undo(seat: Seat): Promise<void>;
  proposeEnd(seat: Seat): Promise<void>;
  consent(seat: Seat, yes: boolean): Promise<void>;
  hint(seat: Seat): Promise<Hint>;
  concede(seat: Seat): Promise<void>;
  standIn(seat: Seat, level: string | null): Promise<void>;
  chat(text: string): Promise<void>;
  /** A line of chat to some seats. */
  whisper(text: string, to: readonly Seat[]): Promise<void>;
  replay(): Promise<Replay>;
  journal(): Promise<string>;
  look(seat: Seat): Promise<void>;
  /** Whether the page is hidden: players who are away get notices. */
  away(away: boolean): Promise<void>;
  close(): void;
}
