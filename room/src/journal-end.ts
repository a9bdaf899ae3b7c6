import {
  type JournalEnd,
  type JournalHeader,
  parseHeader,
  parseLines,
  reachesBack,
} from '@tablewright/engine';
import type { RoomStore, StoredLines } from './dependencies.ts';

/** The last lines of a stored journal, as data and as they are stored. Of a whole journal none are skipped. */
export interface ReadEnd extends JournalEnd {
  readonly texts: readonly string[];
}

/** How far back the lines must reach: see `reopenEnd`. */
export interface Need {
  readonly reach: number;
  readonly window: number;
}

/** So many lines nearly always reach back far enough where there is a save every hundred decisions. */
const FIRST_LINES = 220;

/** Reads back from the end of a journal, or from a position, until the lines tell how the match stands. */
export async function readBack(store: RoomStore, need: Need, end?: number): Promise<ReadEnd> {
  const [first, last] = await Promise.all([
    store.readBefore(1, 1),
    store.readBefore(FIRST_LINES, end),
  ]);
  const header = parseHeader(first.lines[0] ?? '');
  let found = parsed(header, last);
  for (let more = FIRST_LINES; found.skipped > 0 && !reachesBack(found.lines, need);) {
    more *= 2;
    const before = parsed(header, await store.readBefore(more, found.skipped + 1));
    found = continued(before, found);
  }
  return found;
}

export function wholeJournal(lines: readonly string[]): ReadEnd {
  return parsed(parseHeader(lines[0] ?? ''), { from: 0, lines });
}

/** The same with lines that are not stored yet. */
export function withLines(end: ReadEnd, texts: readonly string[]): ReadEnd {
  return continued(end, { lines: parseLines(texts, end.skipped + end.lines.length), texts });
}

function parsed(header: JournalHeader, { from, lines }: StoredLines): ReadEnd {
  const texts = from === 0 ? lines.slice(1) : lines;
  const skipped = Math.max(0, from - 1);
  return { header, skipped, lines: parseLines(texts, skipped), texts };
}

function continued(end: ReadEnd, { lines, texts }: Pick<ReadEnd, 'lines' | 'texts'>): ReadEnd {
  return { ...end, lines: [...end.lines, ...lines], texts: [...end.texts, ...texts] };
}

/** Of the journal, with what was skipped. */
export function lengthOf({ skipped, lines }: ReadEnd): number {
  return 1 + skipped + lines.length;
}
