import {
  type Core,
  FastChance,
  keyFromSeed,
  loadMatch,
  Match,
  ReplayedChance,
  Run,
  saveMatch,
} from '@tablewright/engine';
import { roam, type Roam } from '@tablewright/roam';
import { FULL } from './tables.ts';
import { TI4 } from './ti4-table.ts';
import { below, figure, microseconds, type Section } from './report.ts';
import { type Contender, contest, median, type Pace, roundByRound } from './rounds.ts';
import { midgames } from './searching.ts';

const POSITIONS = 16;
const BATCH = 64;

/** The cost of copying, viewing and saving a match, in the middle of full Roam with four players. */
export async function copying(pace: Pace): Promise<Section> {
  const matches = Array.from({ length: POSITIONS }, (_, i) => midgame(i + 1, 60 + 3 * i));
  const chance = new FastChance(1);
  const speeds = await contest(
    [
      repeated('clone', matches, ({ state }) => roam.clone(state)),
      repeated('answers', matches, executeAgain),
      repeated('fork', matches, (match) => match.fork()),
      repeated('sample', matches, (match) => match.sampleRun(match.asks[0].seat, chance)),
      repeated('save and load', matches, (match) => loadMatch(roam, saveMatch(match))),
      repeated('view', matches, ({ state }) => roam.view(state, 0)),
      repeated('hash', matches, ({ state }) => roam.hash(state)),
    ],
    pace,
  );
  const [clone, answers, fork, sample, saving, view, hash] = speeds;
  const timesClone = (own: readonly number[]): number[] =>
    roundByRound((speed, cloning) => cloning / speed, own, clone);
  /** What is left after paying for the answers since the checkpoint, in clones. */
  const besideAnswers = (own: readonly number[]): number[] =>
    roundByRound(
      (speed, again, cloning) => (1 / speed - (1 / again - 1 / cloning)) * cloning,
      own,
      answers,
      clone,
    );
  const again = matches.reduce((sum, { checkpoints }) => sum + sinceOf(checkpoints), 0) / POSITIONS;
  return {
    title: `Copying a match (full Roam, 4 players, ${again.toFixed(1)} answers since the checkpoint)`,
    figures: [
      microseconds('clone of the state', clone),
      microseconds('clone, and the answers since executed again', answers),
      microseconds('fork', fork),
      figure('  without the answers', 'clones', besideAnswers(fork)),
      microseconds('sample for a search (sampleRun)', sample),
      figure('  without the answers', 'clones', besideAnswers(sample)),
      microseconds('save and load', saving),
      microseconds('view of a seat', view),
      figure('  against a clone', 'times', timesClone(view)),
      microseconds('hash', hash),
    ],
    targets: [
      below('clone, in µs', 1e6 / median(clone), 1),
      below('fork without the answers, in clones', median(besideAnswers(fork)), 3),
      below('view, in clones', median(timesClone(view)), 5),
    ],
  };
}

/** The same for the largest state that we have: Twilight Imperium with six players. */
export async function copyingLarge(pace: Pace): Promise<Section> {
  const { game } = TI4;
  const matches = midgames(TI4);
  const chance = new FastChance(1);
  const [clone, sample, view, hash] = await contest(
    [
      repeated('clone', matches, ({ state }) => game.clone(state)),
      repeated('sample', matches, (match) => match.sampleRun(match.asks[0].seat, chance)),
      repeated('view', matches, ({ state }) => game.view(state, 0)),
      repeated('hash', matches, ({ state }) => game.hash(state)),
    ],
    pace,
  );
  return {
    title: `Copying a match (Twilight Imperium, 6 players, ${matches.length} positions)`,
    figures: [
      microseconds('clone of the state', clone),
      microseconds('sample for a search (sampleRun)', sample),
      microseconds('view of a seat', view),
      microseconds('hash', hash),
    ],
    targets: [
      below('clone, in µs', 1e6 / median(clone), 6),
      below('sample, in µs', 1e6 / median(sample), 50),
    ],
  };
}

let sink: unknown = null;

function repeated<G extends Core>(
  name: string,
  matches: readonly Match<G>[],
  go: (match: Match<G>) => unknown,
): Contender {
  return {
    name,
    work() {
      for (let i = 0; i < BATCH; i++) for (const match of matches) sink = go(match);
      return BATCH * matches.length;
    },
  };
}

/** The last result, so that the compiler cannot drop the work. */
export function lastMade(): unknown {
  return sink;
}

function midgame(seed: number, decisions: number): Match<Roam> {
  const match = Match.start(roam, { ...FULL, key: keyFromSeed(seed) });
  const chance = new FastChance(seed);
  for (let i = 0; i < decisions; i++) {
    const [ask] = match.asks;
    match.answer(ask.seat, ask.prompt.key(ask.options[chance.below(ask.options.length)]));
  }
  return match;
}

function executeAgain({ checkpoints }: Match<Roam>): Run<Roam> {
  const { state, since, outcomes } = checkpoints[checkpoints.length - 1];
  const run = new Run(roam, roam.clone(state), new ReplayedChance(outcomes));
  run.start();
  for (const entry of since) {
    const [ask] = run.asks;
    if (entry.kind === 'answer') run.give(ask, ask.options[entry.index]);
  }
  return run;
}

function sinceOf(checkpoints: Match<Roam>['checkpoints']): number {
  return checkpoints[checkpoints.length - 1].since.length;
}
