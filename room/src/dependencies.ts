import type { Game, KeptSave, Match, Seat } from '@tablewright/engine';
import type { Advice } from '@tablewright/bots';
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
  /** Called after every change, for lists of matches and notifications. */
  changed?(): void;
  /** Receives unexpected errors. */
  report?(error: unknown): void;
}

export interface RoomStore {
  /**
   * Adds lines to the journal, durably, if it has `expectedLength` lines; rejects otherwise.
   * Nobody sees a move before this resolves. A record that changes with the lines is stored with them.
   */
  append(lines: readonly string[], expectedLength: number, record?: RoomRecord): Promise<void>;
  saveRecord(record: RoomRecord): Promise<void>;
  /** Stores the current state beside the journal, in place of the previous one. */
  keep(kept: KeptSave): Promise<void>;
  /** Stores the recording of a finished match: see `Recording`. */
  saveRecording(recording: Recording): Promise<void>;
  readRecording(): Promise<Recording | null>;
  hasRecording(): Promise<boolean>;
  /** The stored journal; a room keeps only its length in memory. */
  read(): Promise<readonly string[]>;
  /** Adds a line to the chat and deletes the lines before `oldest`. A line with the same id is replaced. */
  appendChat(line: SaidLine, oldest: number): Promise<void>;
  /** Deletes what this spectator said and what was said from these seats; resolves with the remaining lines. */
  removeChat(by: string, seats: readonly Seat[]): Promise<readonly ChatLine[]>;
}

/** Requests that a host may limit. */
export type Costly = 'chat' | 'replay';

interface Levels {
  /** Levels that people may choose from. */
  readonly offered: readonly string[];
  /** Plays on for people who conceded or ran out of time. */
  readonly standIn: string;
  readonly hint: string;
}

/** Levels and the bots behind them, as `parseBot` reads them. */
export const BOT_LEVELS = {
  beginner: 'random',
  easy: 'greedy',
  medium: 'search:300',
  hard: 'search:800ms',
  master: 'search:3s',
} as const;

export type BotLevel = keyof typeof BOT_LEVELS;

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
