import type { JournalLine, KeptSave } from '@tablewright/engine';
import type { RoomRecord, StoredLines } from '@tablewright/room';

/** What is stored of a match, in several places that are written at different times. */
export interface Traces {
  /** The last line of the journal, if it has any. */
  readonly end: StoredLines;
  readonly kept: KeptSave | null;
  /** Do lists call it over? */
  readonly over: boolean;
  readonly record: Pick<RoomRecord, 'ending'>;
}

/**
 * Why the journal must have been longer once; null if nothing says so. A journal that has lost its end is in order by
 * itself: the match would go on from an earlier position, and nobody would notice.
 */
export function missingEnd({ end, kept, over, record }: Traces): string | null {
  const length = end.from + end.lines.length;
  if (kept !== null && kept.length > length)
    return `its journal has ${length} lines, but had ${kept.length} when the match was last saved`;
  if (over && record.ending === null && !isClosed(end))
    return 'it is over by its rules, but its journal does not tell how';
  return null;
}

function isClosed({ lines }: StoredLines): boolean {
  const { t } = JSON.parse(lines.at(-1) ?? '{}') as Partial<JournalLine>;
  return t === 'end' || t === 'aside';
}
