import type { Result, Setup } from './game.ts';
import { JournalError } from './journal-error.ts';
import type { Plain, Seat } from './plain.ts';
import type { SaveWithoutKey } from './save.ts';
import type { Seal } from './seal.ts';

export const JOURNAL_FORMAT = 'tablewright-journal';
/**
 * Journals of games with accords are of version 2, all others of version 1. Older programs read version 1, but call
 * a line with `more` damaged: a journal in which somebody has made a plan is for this program and later ones.
 */
export const JOURNAL_VERSION = 2;

/** First line: which match this is. */
export interface JournalHeader extends Seal {
  readonly format: typeof JOURNAL_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly setup: Setup;
  readonly commitment: string;
  /** Who sat where, in the host's own format. */
  readonly players?: readonly Plain[];
}

export interface GivenAnswer {
  readonly seat: Seat;
  readonly key: string;
}

/** An answer, or an accord of those who signed it; `seat` is then the whole table. */
export interface Decision extends GivenAnswer {
  readonly signed?: readonly Seat[];
  /** The next decision was made together with this one: players take back both or none. */
  readonly more?: true;
}

export type JournalLine =
  /** What chance brought before the first decision. */
  | { readonly t: 'opening'; readonly outcomes?: readonly number[]; readonly hash: string }
  /** Decision `n`, what chance brought after it, and the hash of the state it led to. */
  | (Decision & {
      readonly t: 'answer';
      readonly n: number;
      readonly outcomes?: readonly number[];
      readonly hash: string;
    })
  /** The last answer of a seat is taken back; `n` decisions stand. */
  | { readonly t: 'undo'; readonly n: number; readonly seat: Seat; readonly hash: string }
  /** `past` tells of all lines before: whoever reads on from here needs no more of them. Earlier versions left it out. */
  | {
      readonly t: 'save';
      readonly n: number;
      readonly save: SaveWithoutKey;
      readonly past?: Tally;
    }
  /** From here on the match is played under other rules; `dropped` answers are gone, and `n` decisions stand. */
  | {
      readonly t: 'rules';
      readonly n: number;
      readonly from: number;
      readonly rules: number;
      readonly dropped: readonly GivenAnswer[];
      readonly hash: string;
      readonly save: SaveWithoutKey;
    }
  /** The match is over and its key revealed; or it is suspended, and the key lets its owner go on. */
  | { readonly t: 'end'; readonly n: number; readonly result: Result; readonly key: string }
  | { readonly t: 'aside'; readonly n: number; readonly key: string };

/** What the lines of a journal add up to, for whoever goes on without reading them all. */
export interface Tally {
  /** Undos and changes of the rules. */
  readonly takingsBack: number;
  /** How many answers of each seat stand, without those from before the rules changed: nobody can take these back. */
  readonly given: readonly number[];
  /** When the rules changed last, from which version, and how many answers fell away. */
  readonly update?: { readonly n: number; readonly from: number; readonly dropped: number };
}

export interface Journal {
  readonly header: JournalHeader;
  readonly lines: readonly JournalLine[];
}

/** A journal without the first of its lines: `skipped` of them after the header. */
export interface JournalEnd extends Journal {
  readonly skipped: number;
}

/** The version of the rules that a journal is played under at its end. */
export function rulesOf({ header, lines }: Journal): number {
  const last = lines[lastRulesLine(lines)];
  return last.t === 'rules' ? last.rules : header.rules;
}

/** Where the rules changed last; 0, which is the opening, where they never did. */
export function lastRulesLine(lines: readonly JournalLine[]): number {
  return Math.max(
    0,
    lines.findLastIndex(({ t }) => t === 'rules'),
  );
}

/** At most so many answers are taken back in a row. */
export function deepestUndo(lines: readonly JournalLine[]): number {
  let most = 0;
  let deepest = 0;
  for (const line of lines) {
    if (line.t === 'answer') most = Math.max(most, line.n + 1);
    if (line.t === 'undo') deepest = Math.max(deepest, most - line.n);
  }
  return deepest;
}

/** The key is in the last line if the match is over or suspended. */
export function keyIn(lines: readonly JournalLine[]): string | null {
  return lines.findLast(isClosing)?.key ?? null;
}

export function isClosing(line: JournalLine): line is Extract<JournalLine, { t: 'end' | 'aside' }> {
  return line.t === 'end' || line.t === 'aside';
}

/** The key, which is needed to continue the match. */
export function keyOf(key: string | null): string {
  if (key === null)
    throw new JournalError(
      'keyless',
      'This journal does not hold its key, so the match cannot go on from it.',
    );
  return key;
}

export function outcomesOf(line: JournalLine): readonly number[] {
  return ('outcomes' in line ? line.outcomes : undefined) ?? [];
}

export function otherGame(found: string, wanted: string): JournalError {
  return new JournalError('game', `This is a match of ${found}, not of ${wanted}.`, {
    found,
    wanted,
  });
}
