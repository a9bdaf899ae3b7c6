import { commitment } from './chance.ts';
import type { Game } from './game.ts';
import { JournalError, type JournalFault } from './journal-error.ts';
import { isClosing, type Journal, keyIn, outcomesOf } from './journal.ts';
import { type Moment, replayJournal } from './replay.ts';
import { saveWithoutKey, type SaveWithoutKey } from './save.ts';
import type { Core } from './schema.ts';
import { checkSeal } from './seal.ts';
import { counted, EMPTY, type RunningTally } from './tally.ts';

export interface Verification {
  /** Is the key known, so that chance can be checked against it? */
  readonly keyed: boolean;
  readonly over: boolean;
  /** Is there a line that ends it? Without one the match was running, or lines are missing. */
  readonly closed: boolean;
  readonly decisions: number;
  readonly outcomes: number;
  readonly hashes: number;
  /** Decisions at the beginning made under other rules; a program with those rules can verify them. */
  readonly skipped: { readonly decisions: number; readonly rules: readonly number[] } | null;
}

/**
 * Replays a journal and checks every answer, outcome of chance, hash and save. Names the first fault with its line.
 * The key is in the journal of a match that is over; the host of a running one may know it.
 */
export function verifyJournal<G extends Core>(
  game: Game<G>,
  journal: Journal,
  key: string | null = keyIn(journal.lines),
): Verification {
  checkSeal(journal.header, journal.lines.length + 1);
  journal.lines.forEach((line, i) => {
    if (isClosing(line) && commitment(line.key) !== journal.header.commitment) {
      const line = i + 2;
      throw new JournalError(
        'key',
        `Line ${line}: the revealed key is not the one that the match was bound to at its start.`,
        { line },
      );
    }
  });
  const found = {
    keyed: key !== null,
    over: false,
    closed: isClosing(journal.lines[journal.lines.length - 1]),
    decisions: 0,
    outcomes: 0,
    hashes: 0,
    skipped: skippedIn(journal),
  };
  let [past, at] = [EMPTY, 0];
  for (const moment of replayJournal(game, journal, key)) {
    for (; at < moment.number - 2; at++) past = counted(past, journal.lines[at], 0);
    checkMoment(moment, past, key !== null);
    found.decisions = moment.match.decisions;
    found.over = moment.match.over;
    found.outcomes += moment.consequence.outcomes.length;
    if ('hash' in moment.line) found.hashes++;
  }
  return found;
}

function checkMoment<G extends Core>(
  { number, line, match, consequence }: Moment<G>,
  { sinceSave: _running, ...past }: RunningTally,
  keyed: boolean,
): void {
  const fault = (what: JournalFault, message: string): JournalError =>
    new JournalError(what, `Line ${number}: ${message}`, { line: number });
  const recorded = outcomesOf(line);
  const differs = recorded.findIndex((outcome, i) => outcome !== consequence.outcomes[i]);
  if (differs >= 0)
    throw fault(
      'chance',
      `chance brought ${consequence.outcomes[differs] ?? 'nothing'}, the journal says ${recorded[differs]}.`,
    );
  if (recorded.length < consequence.outcomes.length)
    throw fault('chance', 'an outcome of chance is missing.');
  if ('hash' in line && line.hash !== match.hash()) {
    throw fault('state', `the state has the hash ${match.hash()}, the journal says ${line.hash}.`);
  }
  if (line.t === 'save' && !isSaveOf(line.save, saveWithoutKey(match), keyed))
    throw fault('state', 'the save is not of the match that the answers lead to.');
  if (line.t === 'save' && line.past !== undefined && !isSame(line.past, past))
    throw fault('state', 'what came before it is not what the save says.');
  if (line.t === 'end') {
    if (!match.over)
      throw fault('result', 'the journal ends the match here, but by the rules it goes on.');
    if (!isSame(line.result, match.result))
      throw fault('result', 'the result is not the one the answers lead to.');
  }
}

function skippedIn({ lines }: Journal): Verification['skipped'] {
  const changes = lines.flatMap((line) => (line.t === 'rules' ? [line] : []));
  if (changes.length === 0) return null;
  return { decisions: changes[changes.length - 1].n, rules: changes.map(({ from }) => from) };
}

/** A save holds the checkpoints that its writer had in memory, which may be fewer than there are. */
function isSaveOf(save: SaveWithoutKey, found: SaveWithoutKey, keyed: boolean): boolean {
  const checkpoints = found.checkpoints.slice(-save.checkpoints.length);
  // Without the key, nobody knows which words of the stream were skipped, so positions differ.
  return isSame(save, { ...found, checkpoints }, keyed ? null : 'position');
}

/** Are two pieces of plain data equal, in whatever order their fields were written? */
function isSame(one: unknown, other: unknown, passedOver: string | null = null): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys({ ...a, ...b }).every(
    (name) => name === passedOver || isSame(a[name], b[name], passedOver),
  );
}
