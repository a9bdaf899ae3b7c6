import { isKey } from './chance.ts';
import { JournalError } from './journal-error.ts';
import {
  isClosing,
  type Journal,
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  type JournalHeader,
  type JournalLine,
  type Tally,
} from './journal.ts';
import { flag, int, list, record, type Schema, text } from './schema.ts';
import { checkShape, show } from './shape.ts';

/** Reads a journal; the error names a damaged or truncated line. */
export function parseJournal(source: string): Journal {
  const [first, ...rest] = source
    .split('\n')
    .filter((line, i, all) => line.trim() !== '' || i < all.length - 1);
  const header = parseHeader(first ?? '');
  const lines = parseLines(rest);
  if (lines[0]?.t !== 'opening')
    throw new JournalError('opening', 'Line 2 should be the opening of the match.');
  return { header, lines };
}

export function parseHeader(text: string): JournalHeader {
  const header = parseLine(text, 1) as JournalHeader;
  checkHeader(header);
  return header;
}

/** Reads lines of a journal that come after the header and after so many that are skipped. */
export function parseLines(texts: readonly string[], skipped = 0): JournalLine[] {
  return texts.map((text, i) => {
    const number = i + skipped + 2;
    return checkLine(parseLine(text, number), number);
  });
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new JournalError('damaged', `Line ${number} is damaged or cut off.`, { line: number });
  }
}

function checkHeader(header: JournalHeader): void {
  if (typeof header !== 'object' || header === null || header.format !== JOURNAL_FORMAT) {
    throw new JournalError('format', 'This is not a journal of a Tablewright match.');
  }
  if (header.version !== 1 && header.version !== JOURNAL_VERSION) {
    throw new JournalError(
      'version',
      `This journal is of version ${show(header.version)}; this program reads versions up to ${JOURNAL_VERSION}.`,
    );
  }
  const { game, rules, seats, commitment } = header;
  checkFields(HEADER, { game, rules, seats, commitment }, 1);
}

const HEADER = record({ game: text(), rules: int, seats: int, commitment: text() });
const GIVEN = record({ seat: int, key: text() });

const LINES = {
  opening: record({ t: text(), outcomes: list(int), hash: text() }),
  answer: record({
    t: text(),
    n: int,
    seat: int,
    key: text(),
    signed: list(int),
    more: flag,
    outcomes: list(int),
    hash: text(),
  }),
  undo: record({ t: text(), n: int, seat: int, hash: text() }),
  rules: record({ t: text(), n: int, from: int, rules: int, dropped: list(GIVEN), hash: text() }),
  aside: record({ t: text(), n: int, key: text() }),
} as const;

function checkLine(value: unknown, number: number): JournalLine {
  const line = Object(value) as JournalLine;
  if (line.t === 'opening') checkFields(LINES.opening, { outcomes: [], ...line }, number);
  else if (line.t === 'answer')
    checkFields(LINES.answer, { outcomes: [], signed: [], more: false, ...line }, number);
  else if (line.t === 'undo' || line.t === 'aside') checkFields(LINES[line.t], line, number);
  else if (line.t === 'rules') {
    const { save: _save, ...rest } = line;
    checkFields(LINES.rules, rest, number);
  } else if (line.t !== 'save' && line.t !== 'end')
    throw new JournalError(
      'unknown',
      `Line ${number} is of a kind that this program does not know.`,
      { line: number },
    );
  if ((line.t === 'save' || line.t === 'rules') && !Array.isArray(line.save?.checkpoints))
    throw new JournalError('damaged', `Line ${number} should hold a saved match.`, {
      line: number,
    });
  if (line.t === 'save' && line.past !== undefined) checkPast(line.past, number);
  if (isClosing(line) && !(typeof line.key === 'string' && isKey(line.key)))
    throw new JournalError(
      'damaged',
      `Line ${number} should hold a key of 64 hexadecimal digits.`,
      { line: number },
    );
  return line;
}

const PAST = record({ takingsBack: int, given: list(int) });
const UPDATE = record({ n: int, from: int, dropped: int });

function checkPast(past: unknown, number: number): void {
  const { update, ...rest } = Object(past) as Tally;
  checkFields(PAST, rest, number);
  if (update !== undefined) checkFields(UPDATE, update, number);
}

function checkFields(schema: Schema, fields: unknown, number: number): void {
  try {
    checkShape(schema, fields, number === 1 ? 'header' : `line ${number}`);
  } catch (error) {
    throw new JournalError('damaged', (error as Error).message, { line: number }, { cause: error });
  }
}
