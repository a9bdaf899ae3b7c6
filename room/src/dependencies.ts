import type { Deal, Game, KeptSave, Match, Seat } from '@tablewright/engine';
import { type Advice, BOT_LEVELS, type BotLevel } from '@tablewright/bots';
import type { ChatLine } from '@tablewright/protocol';
import type { Recording } from './scenes.ts';
import type { RoomRecord, SaidLine } from './record.ts';

/** Everything that a room needs from its host. */
export interface RoomDependencies {
  readonly game: Game;
  readonly store: RoomStore;
  /** The match counts for ratings: no help, and no way to escape a loss. */
  readonly rated?: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after some milliseconds; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** The answer of a bot of this level, which may see the match only through samples. */
  think(match: Match, seat: Seat, level: string): Promise<Advice>;
  /** Should the bot of this seat agree to the deal? Without it, bots refuse every offer. */
  judgeDeal?(match: Match, seat: Seat, deal: Deal): Promise<boolean>;
  /** A deal that the bot of this seat should offer, or null. */
  findDeal?(match: Match, seat: Seat): Promise<Deal | null>;
  readonly levels?: Partial<Levels>;
  /** A bot waits at least this many milliseconds after the previous move, so that people can follow. */
  readonly pace?: number;
  /** How long a person must be away before others may let a bot stand in. */
  readonly absence?: number;
  /**
   * Does long work for a person in slices: the work calls `pause` again and again. Without `aside`, the room does
   * the work at once.
   */
  aside?<T>(who: string | null, work: (pause: () => Promise<void>) => Promise<T>): Promise<T>;
  /**
   * All players share one device: nobody waits so that others cannot tell who thinks, and each sees who asks for
   * suggestions.
   */
  readonly atOneDevice?: boolean;
  /** Called after every change, for lists of matches and notifications. */
  changed?(): void;
  /** Called when a seat has made an offer to another. */
  offered?(from: Seat, to: Seat): void;
  /** Receives unexpected errors. */
  report?(error: unknown): void;
}

export interface RoomStore {
  /**
   * Adds lines to the journal, durably, if it has `expectedLength` lines; rejects otherwise.
   * Nobody sees a move before this resolves. A record and papers that change with the lines are stored with them, and
   * the state that they lead to, in place of the previous one: all or nothing.
   */
  append(
    lines: readonly string[],
    expectedLength: number,
    record?: RoomRecord | null,
    papers?: Papers,
    kept?: KeptSave | null,
  ): Promise<void>;
  savePapers(papers: Papers): Promise<void>;
  /** Read again after a write that failed. */
  readPapers(): Promise<StoredPapers>;
  saveRecord(record: RoomRecord): Promise<void>;
  /** Stores the current state beside the journal, in place of the previous one. */
  keep(kept: KeptSave): Promise<void>;
  /** Stores the recording of a finished match: see `Recording`. */
  saveRecording(recording: Recording): Promise<void>;
  readRecording(): Promise<Recording | null>;
  hasRecording(): Promise<boolean>;
  /** The whole stored journal; a room keeps only its length in memory. */
  read(): Promise<readonly string[]>;
  /** So many lines of it, before a position or else its last ones; fewer where it begins. */
  readBefore(count: number, end?: number): Promise<StoredLines>;
  /** Adds a line to the chat and deletes the lines before `oldest`. A line with the same id is replaced. */
  appendChat(line: SaidLine, oldest: number): Promise<void>;
  /** Deletes what this spectator said and what was said from these seats; resolves with the remaining lines. */
  removeChat(by: string, seats: readonly Seat[]): Promise<readonly ChatLine[]>;
}

/**
 * What a room keeps beside its journal and its record, each as JSON under its name: sealed answers, the orders of each
 * seat, offers. Null deletes. Nobody but the room reads them.
 */
export type Papers = { readonly [name: string]: string | null };

/** All papers of a room. */
export type StoredPapers = { readonly [name: string]: string };

/** Lines of a stored journal, and the position of the first. */
export interface StoredLines {
  readonly from: number;
  readonly lines: readonly string[];
}

/** Requests that a server may limit. */
export type Costly = 'chat' | 'replay';

interface Levels {
  /** Levels that people may choose from. */
  readonly offered: readonly string[];
  /** Plays on for people who conceded or ran out of time. */
  readonly standIn: string;
  readonly hint: string;
}

export function levelsOf({ levels }: RoomDependencies): Levels {
  return {
    offered: Object.keys(BOT_LEVELS),
    standIn: 'medium' satisfies BotLevel,
    hint: 'hard' satisfies BotLevel,
    ...levels,
  };
}

const USUAL_PACE = 400;
const USUAL_ABSENCE = 30_000;

export const paceOf = ({ pace }: RoomDependencies): number => pace ?? USUAL_PACE;
export const absenceOf = ({ absence }: RoomDependencies): number => absence ?? USUAL_ABSENCE;

/** Milliseconds before the room retries a failed write. */
export const RETRY = 2000;
