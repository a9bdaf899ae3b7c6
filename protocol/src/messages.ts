import type { EventArgs, OfferedOption, Plain, Seat } from '@tablewright/engine';
import type {
  Asked,
  ChatLine,
  Clocks,
  Ending,
  LogEntry,
  Patch,
  Proposal,
  QuestionView,
  Refusals,
  Replay,
  SeatInfo,
  Snapshot,
} from './match.ts';

/** What a client says to the host of a match. Every message has an `id`, which the reply repeats. */
export type ToHost = { readonly id: number } & ToHostBody;

export type ToHostBody =
  /** An answer, for the decision it is meant for: given twice it counts once, given late it changes nothing. */
  | {
      readonly t: 'answer';
      readonly seat: Seat;
      readonly n: number;
      readonly epoch: number;
      readonly key: string;
    }
  /** Why not? Everything the seat may not do now, with the clauses. */
  | { readonly t: 'why'; readonly seat: Seat }
  /** Takes back the seat's last answer where that is free, and otherwise asks the others. */
  | { readonly t: 'undo'; readonly seat: Seat; readonly n: number; readonly epoch: number }
  | { readonly t: 'propose'; readonly seat: Seat; readonly what: 'end' }
  | { readonly t: 'consent'; readonly seat: Seat; readonly yes: boolean }
  | { readonly t: 'hint'; readonly seat: Seat }
  | { readonly t: 'concede'; readonly seat: Seat }
  /** A bot plays an absent player's seat, or the person takes it back. */
  | { readonly t: 'standIn'; readonly seat: Seat; readonly level: string | null }
  | { readonly t: 'chat'; readonly text: string }
  | { readonly t: 'replay' }
  /** The journal, whole once the match is over. */
  | { readonly t: 'journal' }
  /** At a shared device: see the match with another of my seats. */
  | { readonly t: 'look'; readonly seat: Seat }
  /** Nobody looks at the page just now, or somebody does again: who is away is told of a turn by other ways. */
  | { readonly t: 'away'; readonly away: boolean }
  | { readonly t: 'ping' };

/** What the host says. */
export type FromHost =
  | { readonly t: 'snapshot'; readonly snapshot: Snapshot }
  | Move
  | { readonly t: 'seats'; readonly seats: readonly SeatInfo[] }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'proposal'; readonly proposal: Proposal | null }
  | { readonly t: 'clocks'; readonly clocks: Clocks }
  | { readonly t: 'reply'; readonly id: number; readonly ok: true; readonly data?: ReplyData }
  | { readonly t: 'reply'; readonly id: number; readonly ok: false; readonly error: Refused };

export type ReplyData =
  | { readonly refusals: Refusals }
  | { readonly hint: Hint }
  | { readonly replay: Replay }
  | { readonly journal: string };

export interface Hint {
  readonly key: string;
  readonly iterations: number;
  readonly options: readonly {
    readonly key: string;
    readonly visits: number;
    readonly value: number;
    readonly confidence: number;
  }[];
}

/** A decision was made (or, with another epoch, taken back): what changes for this viewer, and nothing else. */
export interface Move {
  readonly t: 'move';
  readonly n: number;
  readonly epoch: number;
  readonly seat: Seat | null;
  readonly events: readonly (readonly [type: string, args: EventArgs])[];
  readonly patch: Patch;
  readonly asked: readonly Asked[];
  readonly question: WireQuestion | null;
  readonly undo: 'free' | 'consent' | 'nothing';
  readonly clocks?: Clocks;
  readonly ending?: Ending;
  /** After an undo the log is cut back to this many decisions. */
  readonly undone?: true;
}

/** Options go by their keys alone where the game can spell them out from the key. */
export type WireQuestion = Omit<QuestionView, 'options'> & {
  readonly options: readonly (string | OfferedOption)[];
};

/** Why a message was refused. Nothing has changed. */
export interface Refused {
  readonly code:
    | 'not-your-seat'
    | 'not-asked'
    | 'not-offered'
    | 'stale'
    | 'over'
    | 'malformed'
    | 'too-many'
    | 'not-allowed'
    | 'rated'
    | 'unavailable';
  readonly message: string;
  readonly clause?: string;
}

export type { LogEntry, Plain };
