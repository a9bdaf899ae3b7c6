import { digestOf } from './chance.ts';
import { JournalError } from './journal-error.ts';

/** What the header of a journal tells about the journal itself. */
export interface Seal {
  /** How many lines the journal had when it was exported. */
  readonly lines?: number;
  /** SHA-256 of the fields before it, as JSON. Journals without names, and old ones, have none. */
  readonly digest?: string;
}

/** The header with a digest of its other fields, so that names are verified as well as moves. */
export function sealHeader<H extends Seal>(header: H): Omit<H, 'digest'> & Seal {
  const { digest: _digest, ...rest } = header;
  return { ...rest, digest: digestOf(JSON.stringify(rest)) };
}

/** A journal for export: its header holds the number of lines, so that a truncation between lines is found. */
export function sealJournal(lines: readonly string[]): string {
  const header = { ...(JSON.parse(lines[0]) as Seal), lines: lines.length };
  return `${[JSON.stringify(sealHeader(header)), ...lines.slice(1)].join('\n')}\n`;
}

/** Old journals have no seal; one that went on after its export has more lines. */
export function checkSeal(header: Seal, found: number): void {
  if (header.digest !== undefined && header.digest !== sealHeader(header).digest)
    throw new JournalError('header', 'Line 1: the header was changed: its digest does not agree.');
  if (header.lines !== undefined && found < header.lines)
    throw new JournalError(
      'cut',
      `Line ${found} should not be the last: ${header.lines - found} of ${header.lines} lines are missing.`,
      { missing: header.lines - found, lines: header.lines },
    );
}
