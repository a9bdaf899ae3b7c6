import type {
  About,
  EventArgs,
  OfferedOption,
  Plain,
  RefusedOption,
  Result,
  Seat,
  Setup,
} from '@tablewright/engine';
import type { ClockTerms } from './lobby.ts';
import type { DeskView } from './offers.ts';
import type { OrdersView } from './orders.ts';
import type { ReactionsView, ReactionTerms } from './reactions.ts';

/** A match as its clients see it, whether a server or a worker in the browser runs it. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it is played under. */
  readonly rules: number;
  /** The last change of the rules during the match. */
  readonly update?: RulesUpdate;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockTerms;
  /** `usual` if it is not said. */
  readonly reactions?: ReactionTerms;
  /** Players may address the chat to some seats. */
  readonly whispers?: true;
  /** Counts for ratings: no undo, hints or stand-ins, and an agreement to end it counts as a draw. */
  readonly rated?: true;
  /** Players may ask for suggestions: alone with bots, or because the table has agreed on it. */
  readonly hints?: true;
  /** SHA-256 of the key that all dice come from. */
  readonly commitment: string;
  readonly started: number;
}

/** A change of the rules in the middle of a match. */
export interface RulesUpdate {
  /** How many decisions were left after it. */
  readonly n: number;
  /** The previous version of the rules. */
  readonly from: number;
  /** How many answers the new rules no longer offered. */
  readonly dropped: number;
}

export interface SeatInfo {
  readonly name: string;
  /** Who plays the seat now. A bot may stand in for a person who is away. */
  readonly player: 'person' | 'bot';
  /** The level of a bot, also of one that stands in. */
  readonly level?: string;
  /** A person's seat that a bot plays for the time being. */
  readonly standIn?: boolean;
  readonly online: boolean;
  readonly conceded?: boolean;
}

/** Everything a client needs to draw a match. */
export interface Snapshot {
  readonly info: MatchInfo;
  /** Seats this client may play: none for a spectator, several at a shared device. */
  readonly mine: readonly Seat[];
  /** The seat whose view it is; -1 for a spectator. */
  readonly viewer: Seat;
  readonly position: PositionView;
  /** The latest events, oldest first. */
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  readonly clocks: Clocks | null;
  readonly proposal: Proposal | null;
  /** For the viewer's own seat, in games that have them. */
  readonly orders?: OrdersView;
  readonly desk?: DeskView;
}

/** The state of the match for one viewer. */
export interface PositionView {
  /** The number of decisions. An answer contains it, so that a stale one changes nothing. */
  readonly n: number;
  /** Raised with every undo: with `n` it names the position. */
  readonly epoch: number;
  readonly state: Plain;
  readonly asked: readonly Asked[];
  readonly reactions?: ReactionsView;
  /** The question to the viewer, if there is one. */
  readonly question: QuestionView | null;
  readonly undo: 'free' | 'consent' | 'nothing';
  readonly ending: Ending | null;
}

export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
}

export interface QuestionView {
  readonly prompt: string;
  readonly about: About;
  readonly options: readonly OfferedOption[];
  /** The key of the option that is taken when nobody answers. */
  readonly otherwise?: string;
}

/** How a match ended. */
export interface Ending {
  readonly by: 'rules' | 'concession' | 'agreement' | 'time';
  readonly result: Result | null;
  /** Revealed at the end, so that anybody can check the dice. */
  readonly key: string;
}

/** An event, as far as the viewer may know it. */
export interface LogEntry {
  /** The decision it followed; -1 for the setup. */
  readonly n: number;
  /** Who made that decision. */
  readonly seat: Seat | null;
  readonly type: string;
  readonly args: EventArgs;
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** Only these seats and the one who spoke can read it. */
  readonly to?: readonly Seat[];
}

/**
 * Milliseconds left for each seat at the time `at`, when the host sent it, by the host's clock; a client counts from
 * the arrival. From then on, people who must answer lose time.
 */
export interface Clocks {
  readonly at: number;
  readonly left: readonly number[];
}

/** Something that needs everybody's consent. */
export interface Proposal {
  readonly what: 'undo' | 'end';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/**
 * A change of nested plain data: the members that changed, by their paths. The member `length` of a list cuts it;
 * a member of a list may be named by a number or by its digits.
 */
export type Patch = readonly [path: readonly (string | number)[], value: Plain][];

/** One moment of a replay: what the decision changed. */
export interface Frame {
  /** The decision's number, counted from 0; log entries name the same. */
  readonly n: number;
  readonly seat: Seat | null;
  /** The key of the answer: of the viewer's own ones, and of all once the match is over. */
  readonly key: string | null;
  readonly events: readonly { readonly type: string; readonly args: EventArgs }[];
  readonly patch: Patch;
  readonly asked: readonly Asked[];
}

export interface Replay {
  readonly info: MatchInfo;
  readonly viewer: Seat;
  readonly first: {
    readonly state: Plain;
    readonly events: readonly { readonly type: string; readonly args: EventArgs }[];
    readonly asked: readonly Asked[];
  };
  readonly frames: readonly Frame[];
  readonly ending: Ending | null;
}

export type Refusals = readonly RefusedOption[];
