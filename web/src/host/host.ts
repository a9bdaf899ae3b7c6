import type { Seat } from '@tablewright/engine';
import type { Clocks, FromHost, Hint, Refusals, Replay, Snapshot } from '@tablewright/protocol';

/** A match as a client keeps it. */
export interface Picture extends Snapshot {
  readonly clocks: ArrivedClocks | null;
}

/** Clocks count from their arrival, by `performance.now()`: the server's clock and ours may differ. */
export interface ArrivedClocks extends Clocks {
  readonly arrived: number;
}

/** What runs a match: a server behind a WebSocket, or a worker in this browser. A match screen does not know which. */
export interface MatchHost {
  /** Null until the first snapshot has come. */
  readonly snapshot: Picture | null;
  readonly connection: 'connecting' | 'open' | 'lost' | 'refused';
  /** Called after every change of the two above, with the message. */
  subscribe(listener: (message: FromHost | null) => void): () => void;

  /** Rejects with a HostError when the host refuses; then nothing has changed. */
  answer(seat: Seat, key: string): Promise<void>;
  why(seat: Seat): Promise<Refusals>;
  undo(seat: Seat): Promise<void>;
  proposeEnd(seat: Seat): Promise<void>;
  consent(seat: Seat, yes: boolean): Promise<void>;
  hint(seat: Seat): Promise<Hint>;
  concede(seat: Seat): Promise<void>;
  standIn(seat: Seat, level: string | null): Promise<void>;
  chat(text: string): Promise<void>;
  replay(): Promise<Replay>;
  journal(): Promise<string>;
  look(seat: Seat): Promise<void>;
  /** Whether the page is hidden: players who are away get notices. */
  away(away: boolean): Promise<void>;
  close(): void;
}
