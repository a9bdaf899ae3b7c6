import type { JournalLine } from './journal.ts';

/** What the lines of a journal add up to. */
export interface Tally {
  /** Lines since the last save. */
  readonly sinceSave: number;
  /** Characters of all saves, and of all other lines. */
  readonly saves: number;
  readonly others: number;
  /** Undos and changes of the rules. */
  readonly takingsBack: number;
  /** How many answers of each seat stand, without those from before the rules changed: nobody can take these back. */
  readonly given: { readonly [seat: number]: number };
}

export const EMPTY: Tally = { sinceSave: 0, saves: 0, others: 0, takingsBack: 0, given: {} };

/** The tally of a journal, given as its lines after the header and as the same lines in text. */
export function tallyOf(lines: readonly JournalLine[], texts: readonly string[]): Tally {
  return lines.reduce((tally, line, i) => counted(tally, line, texts[i].length), EMPTY);
}

/** The tally with one line more. */
export function counted(tally: Tally, line: JournalLine, length: number): Tally {
  const isSave = line.t === 'save' || line.t === 'rules';
  const { sinceSave, saves, others, takingsBack } = tally;
  return {
    sinceSave: isSave ? 0 : sinceSave + 1,
    saves: saves + (isSave ? length : 0),
    others: others + (isSave ? 0 : length),
    takingsBack: takingsBack + (line.t === 'undo' || line.t === 'rules' ? 1 : 0),
    given: givenAfter(tally.given, line),
  };
}

function givenAfter(given: Tally['given'], line: JournalLine): Tally['given'] {
  if (line.t === 'rules') return {};
  if (line.t !== 'answer' && line.t !== 'undo') return given;
  const { seat } = line;
  const count = (given[seat] ?? 0) + (line.t === 'answer' ? 1 : -1);
  // Under rules that have just changed, a free undo may take back an answer from before.
  return { ...given, [seat]: Math.max(0, count) };
}
