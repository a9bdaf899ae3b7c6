import type { JournalLine, KeptSave } from '@tablewright/engine';
import type { RoomRecord } from '@tablewright/room';

/** What is stored of a match, in several places that are written at different times. */
export interface Traces {
  readonly lines: readonly string[];
  readonly kept: KeptSave | null;
  /** Do lists call it over? */
  readonly over: boolean;
  readonly record: Pick<RoomRecord, 'ending'>;
}

/**
 * Why the journal must have been longer once; null if nothing says so. A journal that has lost its end is in order by
 * itself: the match would go on from an earlier position, and nobody would notice.
 */
export function missingEnd({ lines, kept, over, record }: Traces): string | null {
  if (kept !== null && kept.length > lines.length)
    return `its journal has ${lines.length} lines, but had ${kept.length} when the match was last saved`;
  if (over && record.ending === null && !isClosed(lines))
    return 'it is over by its rules, but its journal does not tell how';
  return null;
}

function isClosed(lines: readonly string[]): boolean {
  const { t } = JSON.parse(lines.at(-1) ?? '{}') as Partial<JournalLine>;
  return t === 'end' || t === 'aside';
}
