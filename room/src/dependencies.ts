import type { Game, KeptSave, Match, Seat } from '@tablewright/engine';
import type { Advice } from '@tablewright/bots';
import type { ChatLine } from '@tablewright/protocol';
import type { Recording } from './scenes.ts';
import type { RoomRecord, SaidLine } from './record.ts';

/** All that a room needs of the world around it. */
export interface RoomDependencies {
  readonly game: Game;
  readonly store: RoomStore;
  /** The match counts for ratings: nobody has help, and nobody escapes a loss. */
  readonly rated?: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after some milliseconds; what it returns calls it off. */
  after(ms: number, callback: () => void): () => void;
  /** What a bot of this level would answer. It may look at the match only through samples of it. */
  think(match: Match, seat: Seat, level: string): Promise<Advice>;
  readonly levels?: Partial<Levels>;
  /** A bot answers this many milliseconds after the move before at the earliest, so that people can follow. */
  readonly pace?: number;
  /** So long must a person be away before others may let a bot stand in. */
  readonly absence?: number;
  /**
   * Does long work for somebody while others get their turn: the work calls `pause` again and again. Without it, the
   * work is done at once.
   */
  aside?<T>(who: string | null, work: (pause: () => Promise<void>) => Promise<T>): Promise<T>;
  /** Told after every change, for lists of matches and notifications. */
  changed?(): void;
  /** Told of errors that nobody foresaw. */
  report?(error: unknown): void;
}

export interface RoomStore {
  /**
   * Adds lines to the journal, durably, if it has `expectedLength` lines; rejects otherwise.
   * A move is shown to nobody before this resolves. A record that changes with it is stored with it.
   */
  append(lines: readonly string[], expectedLength: number, record?: RoomRecord): Promise<void>;
  saveRecord(record: RoomRecord): Promise<void>;
  /** Keeps the present state beside the journal, in the place of what was kept before. */
  keep(kept: KeptSave): Promise<void>;
  /** What becomes of a match that is over: see `Recording`. */
  saveRecording(recording: Recording): Promise<void>;
  readRecording(): Promise<Recording | null>;
  hasRecording(): Promise<boolean>;
  /** The journal as it is stored: a room keeps no more of it in memory than its length. */
  read(): Promise<readonly string[]>;
  /** Adds a line to the chat and deletes the lines before `oldest`. A line with the same id is replaced. */
  appendChat(line: SaidLine, oldest: number): Promise<void>;
  /** Deletes what this spectator said and what was said from these seats; resolves with the rest. */
  removeChat(by: string, seats: readonly Seat[]): Promise<readonly ChatLine[]>;
}

/** What a host may let somebody do only so often. */
export type Costly = 'chat' | 'replay';

interface Levels {
  /** Which levels people may choose from. */
  readonly offered: readonly string[];
  /** Plays on for whoever conceded or ran out of time. */
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

/** Until a write that failed is tried again by the room itself. */
export const RETRY = 2000;
