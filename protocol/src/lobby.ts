import type { Setup } from '@tablewright/engine';
import type { ClockTerms } from './match.ts';

/** The HTTP side. Every path is below `/api`; bodies and answers are JSON; errors are `{ code, message }`. */

/** GET /api/me, PATCH /api/me { name } */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Without an account as yet. */
  readonly guest: boolean;
  /** May use the host's page. */
  readonly host: boolean;
  /** Notices not read yet. */
  readonly unread: number;
}

/** A table at which a match is arranged. */
export interface TableView {
  /** Also the invitation: unguessable. `/t/<id>` in the browser. */
  readonly id: string;
  /** Short, to be typed: 6 letters. */
  readonly code: string;
  readonly game: string;
  readonly setup: Setup;
  readonly clock: ClockTerms;
  readonly open: boolean;
  /** Counts for ratings: only accounts and bots may sit, and there is a clock with which whoever runs out of time loses. */
  readonly rated: boolean;
  readonly host: string;
  readonly seats: readonly TableSeat[];
  /** People looking at the table without a seat. */
  readonly guests: readonly string[];
  /** Set once the match has started. */
  readonly match: string | null;
}

export type TableSeat =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      /** With a page at /p/<name>. */
      readonly account?: boolean;
      readonly ready: boolean;
      readonly here: boolean;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** GET /api/home */
export interface HomeView {
  readonly me: Me;
  readonly mine: readonly MatchCard[];
  readonly tables: readonly TableView[];
  readonly watch: readonly MatchCard[];
  readonly online: number;
}

/** A match in a list. */
export interface MatchCard {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  /** Seats of people who have a page at /p/<name>. */
  readonly pages?: readonly number[];
  readonly turn: number;
  readonly myTurn: boolean;
  readonly waitingFor: readonly string[];
  readonly over: boolean;
  readonly changed: number;
  readonly started: number;
}

/** POST /api/play: a match against bots at once. Answers { match }. */
export interface PlayNow {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly setup?: Setup;
}

/** POST /api/tables. Answers a TableView. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly setup?: Setup;
  readonly clock?: ClockTerms;
  readonly open?: boolean;
  readonly rated?: boolean;
}

/**
 * POST /api/tables/:id/actions. Answers the TableView.
 * GET /api/tables/:id, GET /api/tables/by-code/:code. Live: WebSocket /api/tables/:id/live sends TableView on change.
 */
export type TableAction =
  | { readonly do: 'sit'; readonly seat: number }
  | { readonly do: 'leave' }
  | { readonly do: 'swap'; readonly seat: number; readonly with: number }
  | { readonly do: 'bot'; readonly seat: number; readonly level: string | null }
  | { readonly do: 'ready'; readonly ready: boolean }
  | {
      readonly do: 'change';
      readonly setup?: Setup;
      readonly clock?: ClockTerms;
      readonly open?: boolean;
      readonly rated?: boolean;
      readonly seats?: number;
    }
  | { readonly do: 'start' };
