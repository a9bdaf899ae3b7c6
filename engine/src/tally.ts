import type { JournalLine, Tally } from './journal.ts';
import type { Seat } from './plain.ts';

/** The same, with what the journal holds since its last save. */
export interface RunningTally extends Tally {
  readonly sinceSave: { readonly lines: number; readonly characters: number };
}

export const EMPTY: RunningTally = begun({ takingsBack: 0, given: [] });

export function begun(tally: Tally): RunningTally {
  return { ...tally, sinceSave: { lines: 0, characters: 0 } };
}

/** The tally of lines, which are given as data and as text, after those that a tally is given of. */
export function tallyOf(
  lines: readonly JournalLine[],
  texts: readonly string[],
  before: RunningTally = EMPTY,
): RunningTally {
  return lines.reduce((tally, line, i) => counted(tally, line, texts[i].length), before);
}

/** The tally with one line more. */
export function counted(tally: RunningTally, line: JournalLine, length: number): RunningTally {
  const { sinceSave, ...before } = tally;
  const isSave = line.t === 'save' || line.t === 'rules';
  return {
    ...after(before, line),
    sinceSave: isSave
      ? { lines: 0, characters: 0 }
      : { lines: sinceSave.lines + 1, characters: sinceSave.characters + length },
  };
}

function after(before: Tally, line: JournalLine): Tally {
  const { takingsBack, given } = before;
  if (line.t === 'answer') return { ...before, given: withMore(given, line.seat, 1) };
  if (line.t === 'undo')
    return { ...before, takingsBack: takingsBack + 1, given: withMore(given, line.seat, -1) };
  if (line.t !== 'rules') return before;
  const { n, from, dropped } = line;
  return {
    takingsBack: takingsBack + 1,
    given: [],
    update: { n, from, dropped: dropped.length },
  };
}

function withMore(given: readonly number[], seat: Seat, more: number): readonly number[] {
  // Accords belong to no seat.
  if (seat < 0) return given;
  const counts = Array.from({ length: Math.max(given.length, seat + 1) }, (_, i) => given[i] ?? 0);
  // Where the rules have just changed, a free undo may take back an answer from before.
  counts[seat] = Math.max(0, counts[seat] + more);
  return counts;
}
