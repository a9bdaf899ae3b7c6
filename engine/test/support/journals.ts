import {
  type Core,
  FastChance,
  type Game,
  type Journal,
  keyFromSeed,
  Match,
  parseJournal,
  Recorder,
} from '@tablewright/engine';
import { anyAnswer } from './toys.ts';

/** A line of a journal as data, to inspect and to damage. */
export type Line = { [field: string]: unknown };

export interface Recording<G extends Core> {
  readonly match: Match<G>;
  readonly recorder: Recorder<G>;
  readonly lines: string[];
}

/** A match that is recorded from its beginning. */
export function record<G extends Core>(
  game: Game<G>,
  seats = 2,
  seed: number | string = 1,
): Recording<G> {
  const lines: string[] = [];
  const match = Match.start(game, { seats, key: keyFromSeed(seed) });
  return { match, lines, recorder: Recorder.begin(match, (line) => lines.push(line)) };
}

/** Plays at random; now and then somebody takes an answer back, with consent or without. */
export function playRecorded<G extends Core>(
  { match, recorder }: Recording<G>,
  { answers = Infinity, undo = 0, seed = 1 } = {},
): void {
  const chance = new FastChance(seed);
  for (let n = 0; n < answers && !match.over; n++) {
    const answer = anyAnswer(match, chance);
    recorder.answer(...answer);
    if (match.over || undo === 0 || chance.below(undo) > 0) continue;
    if (match.undoRight(answer[0]) === 'free') recorder.undo(answer[0]);
    else recorder.undoByConsent();
  }
}

export const parsed = (lines: readonly string[]): Journal => parseJournal(lines.join('\n'));

/** The same lines, one of them changed; lines are counted from 1, as in a file. */
export function changed(
  lines: readonly string[],
  number: number,
  change: (line: Line) => void,
): string[] {
  return lines.map((line, i) => {
    if (i !== number - 1) return line;
    const data = JSON.parse(line) as Line;
    change(data);
    return JSON.stringify(data);
  });
}

/** The number of the last line of this kind. */
export function lastOf(lines: readonly string[], kind: string): number {
  return lines.findLastIndex((line) => (JSON.parse(line) as Line)['t'] === kind) + 1;
}
