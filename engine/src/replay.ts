import { KeyedChance, ReplayedChance } from './chance.ts';
import type { Game } from './game.ts';
import { at, JournalError } from './journal-error.ts';
import {
  deepestUndo,
  type Journal,
  type JournalLine,
  keyOf,
  lastRulesLine,
  otherGame,
  outcomesOf,
  rulesOf,
} from './journal.ts';
import { type Consequence, Match } from './match.ts';
import { decide } from './recorder.ts';
import { loadMatch } from './save.ts';
import type { Core } from './schema.ts';

/** One moment of a replayed journal: the line, and the match after it. */
export interface Moment<G extends Core> {
  /** Number of the line in the file. */
  readonly number: number;
  readonly line: JournalLine;
  /** The same object in every moment; it advances when the next moment is requested. */
  readonly match: Match<G>;
  readonly consequence: Consequence;
}

/**
 * Plays a journal again, moment by moment, from where it is played under today's rules. With the key, chance is
 * drawn anew from it; without, the recorded outcomes stand in for chance.
 */
export function* replayJournal<G extends Core>(
  game: Game<G>,
  { header, lines }: Journal,
  key: string | null = null,
): Generator<Moment<G>> {
  checkGame(game, { header, lines });
  const recorded: number[] = [];
  const stream = key === null ? new ReplayedChance(recorded) : KeyedChance.from(key);
  const from = lastRulesLine(lines);
  const first = lines[from];
  recorded.push(...outcomesOf(first));
  const match = at(from + 2, () =>
    first.t === 'rules'
      ? loadMatch(game, { ...first.save, key: keyOf(key) }).match
      : Match.startWith(game, { ...header, key }, stream),
  );
  match.reachBack(deepestUndo(lines.slice(from)));
  yield { number: from + 2, line: first, match, consequence: match.opening };
  for (let i = from + 1; i < lines.length; i++) {
    const line = lines[i];
    if (key === null) {
      // After an undo the stream of chance is read again from an earlier position.
      recorded.length = match.position;
      recorded.push(...outcomesOf(line));
    }
    yield { number: i + 2, line, match, consequence: at(i + 2, () => apply(match, line)) };
  }
}

export function apply<G extends Core>(match: Match<G>, line: JournalLine): Consequence {
  if (line.t === 'opening') throw new JournalError('order', 'a match opens only once.');
  const expected = line.n;
  if (line.t === 'undo') {
    if (match.undoRight(line.seat) === 'free') match.undo(line.seat);
    else if (match.undoByConsent() !== line.seat)
      throw new JournalError('order', `the last answer was not that of seat ${line.seat}.`);
  }
  if (match.decisions !== expected) {
    throw new JournalError(
      'order',
      `it belongs after ${expected} decisions, but ${match.decisions} have been made: a line is missing or out of place.`,
    );
  }
  return line.t === 'answer' ? decide(match, line) : { events: [], outcomes: [] };
}

function checkGame(game: Pick<Game, 'id' | 'rulesVersion'>, journal: Journal): void {
  const { header } = journal;
  if (header.game !== game.id) throw otherGame(header.game, game.id);
  const rules = rulesOf(journal);
  if (rules !== game.rulesVersion) {
    throw new JournalError(
      'rules',
      `This match was played under rules ${rules} of ${game.id}; this program knows rules ${game.rulesVersion}. Use a release with rules ${rules}.`,
      { rules, known: game.rulesVersion },
    );
  }
}
