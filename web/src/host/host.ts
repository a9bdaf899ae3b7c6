import type { Seat } from '@tablewright/engine';
import type { Clocks, FromHost, Hint, Refusals, Replay, Snapshot } from '@tablewright/protocol';

/** A match as a client keeps it. */
export interface Picture extends Snapshot {
  readonly clocks: ArrivedClocks | null;
}

/** Clocks count from when they came, by `performance.now()`: the server's clock and ours may differ. */
export interface ArrivedClocks extends Clocks {
  readonly arrived: number;
}

/**
 * Who holds a match: a server at the other end of a WebSocket, or a worker in this browser.
 * A match screen does not know which it has.
 */
export interface MatchHost {
  /** The present picture; null until the first snapshot has come. */
  readonly snapshot: Picture | null;
  readonly connection: 'connecting' | 'open' | 'lost' | 'refused';
  /** Called after every change of the two above, with what came. */
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
  /** Nobody sees the page now: whoever is away is told of what happens meanwhile. */
  away(away: boolean): Promise<void>;
  close(): void;
}
