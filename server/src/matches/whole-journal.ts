import { type JournalLine, sealJournal } from '@tablewright/engine';

/** The journal of a finished match as a file, with the key at its end however the match ended. */
export function wholeJournal(lines: readonly string[], key: string): string {
  const last = JSON.parse(lines[lines.length - 1]) as JournalLine;
  if (last.t === 'end' || last.t === 'aside') return sealJournal(lines);
  const n = last.t === 'answer' ? last.n + 1 : last.t === 'opening' ? 0 : last.n;
  const aside = JSON.stringify({ t: 'aside', n, key } satisfies JournalLine);
  return sealJournal([...lines, aside]);
}
