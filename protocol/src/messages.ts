import type { EventArgs, OfferedOption, Seat } from '@tablewright/engine';
import type {
  Asked,
  ChatLine,
  Clocks,
  Ending,
  Patch,
  Proposal,
  QuestionView,
  Refusals,
  Replay,
  SeatInfo,
  Snapshot,
} from './match.ts';
import type { DeskView } from './offers.ts';
import type { OrdersView } from './orders.ts';
import type { ReactionsView } from './reactions.ts';

/** Messages from the host of a match. */
export type FromRoom =
  | { readonly t: 'snapshot'; readonly snapshot: Snapshot }
  | Move
  | { readonly t: 'seats'; readonly seats: readonly SeatInfo[] }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'proposal'; readonly proposal: Proposal | null }
  | { readonly t: 'clocks'; readonly clocks: Clocks }
  | { readonly t: 'reactions'; readonly reactions: ReactionsView | null }
  | { readonly t: 'orders'; readonly orders: OrdersView }
  | { readonly t: 'desk'; readonly desk: DeskView }
  | { readonly t: 'reply'; readonly id: number; readonly ok: true; readonly data?: ReplyData }
  | { readonly t: 'reply'; readonly id: number; readonly ok: false; readonly error: Refused };

export type ReplyData =
  | { readonly refusals: Refusals }
  | { readonly orders: OrdersView }
  | { readonly desk: DeskView }
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

/** A decision was made (or, with another epoch, taken back): the changes for this viewer. */
export interface Move {
  readonly t: 'move';
  readonly n: number;
  readonly epoch: number;
  readonly seat: Seat | null;
  readonly events: readonly (readonly [type: string, args: EventArgs])[];
  readonly patch: Patch;
  readonly asked: readonly Asked[];
  readonly reactions?: ReactionsView;
  readonly question: WireQuestion | null;
  readonly undo: 'free' | 'consent' | 'nothing';
  readonly clocks?: Clocks;
  readonly ending?: Ending;
  /** After an undo the log is cut back to this many decisions. */
  readonly undone?: true;
}

/** Options are sent as keys only, when the game can derive the rest from the key. */
export type WireQuestion = Omit<QuestionView, 'options'> & {
  readonly options: readonly (string | OfferedOption)[];
};

/** Why a message was refused. Nothing has changed. */
export interface Refused {
  readonly code:
    | 'not-your-seat'
    | 'not-asked'
    | 'not-offered'
    | 'not-now'
    | 'not-signed'
    | 'stale'
    | 'over'
    | 'malformed'
    | 'too-many'
    | 'not-allowed'
    | 'rated'
    | 'no-hints'
    | 'unavailable';
  readonly message: string;
  readonly clause?: string;
}
