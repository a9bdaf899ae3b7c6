import {
  choose,
  FastChance,
  type Game,
  keyFromSeed,
  loadMatch,
  Match,
  parseJournal,
  Recorder,
  roll,
  saveMatch,
  schedule,
  type Seat,
  reopenJournal,
} from '@tablewright/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyAnswer, fingerprint, NUMBER, type Numbers, numbers } from './support/toys.ts';

/** What the engine has had done: the measure of every cost, whatever the machine. */
const work = { steps: 0, questions: 0, copies: 0 };

/** Runs as long as wanted. Three choices a turn; every other turn a die is rolled, so that undo meets barriers. */
const endless: Game<Numbers> = numbers(
  {
    *turn(g: Numbers, n = 0) {
      work.steps++;
      for (const options of [
        [1, 2, 3],
        [4, 5],
        [6, 7],
      ]) {
        work.questions++;
        g.log = [...g.log.slice(-5), yield* choose(n % 2, NUMBER, options)];
      }
      if (n % 4 === 0) g.log.push(roll(6));
      schedule(g, 'turn', n + 1);
    },
  },
  {
    clone: (state) => {
      work.copies++;
      return { agenda: state.agenda.slice(), log: state.log.slice() };
    },
  },
);

function costOf(go: () => unknown): typeof work {
  const before = { ...work };
  go();
  return {
    steps: work.steps - before.steps,
    questions: work.questions - before.questions,
    copies: work.copies - before.copies,
  };
}

/** The same point of a turn of the same seat, ever later in the match. */
const MILESTONES = [1_201, 6_001, 12_001];
const DECISIONS = 12_100;

interface Measured {
  readonly [what: string]: unknown;
}

const measured: Measured[] = [];
const lines: string[] = [];
let match: Match<Numbers>;
let mostCheckpoints = 0;

beforeAll(() => {
  match = Match.start(endless, { seats: 2, key: keyFromSeed('growth') });
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  const chance = new FastChance(1);
  while (match.decisions < DECISIONS) {
    recorder.answer(...anyAnswer(match, chance));
    mostCheckpoints = Math.max(mostCheckpoints, match.checkpoints.length);
    if (MILESTONES.includes(match.decisions)) measured.push(measure(match));
  }
});

function measure(at: Match<Numbers>): Measured {
  const fork = at.fork();
  const last = at.checkpoints.at(-1)!.since.at(-1) as { seat: Seat };
  const save = saveMatch(at);
  return {
    fork: costOf(() => at.fork()),
    sample: costOf(() => at.sample(0, new FastChance(2))),
    answer: costOf(() => fork.answer(...anyAnswer(fork, new FastChance(3)))),
    undo: costOf(() => fork.undo(last.seat)),
    undoByConsent: costOf(() => fork.undoByConsent()),
    observe: costOf(() => at.observe(0)),
    save: costOf(() => saveMatch(at)),
    load: costOf(() => loadMatch(endless, save)),
    savedCheckpoints: save.checkpoints.length,
    keptCheckpoints: at.checkpoints.length,
    keptAnswers: at.checkpoints.reduce((sum, { since }) => sum + since.length, 0),
    keptOutcomes: at.checkpoints.reduce((sum, { outcomes }) => sum + outcomes.length, 0),
    openJournal: costOf(
      () => reopenJournal(endless, journal(), { key: keyFromSeed('growth') }).match,
    ),
  };
}

const journal = () => parseJournal(lines.join('\n'));

describe('a match of more than ten thousand decisions', () => {
  it('is one', () => {
    expect(match.decisions).toBe(DECISIONS);
    expect(lines.length).toBeGreaterThan(DECISIONS);
  });

  it('keeps at most 64 checkpoints', () => {
    expect(mostCheckpoints).toBe(64);
  });

  it('moves, forks, undoes, saves and opens at the same cost, however long it has lasted', () => {
    expect(measured).toHaveLength(3);
    for (const later of measured.slice(1)) expect(later).toEqual(measured[0]);
  });

  it('runs one step again for a fork or an undo, and none for a move', () => {
    const [{ fork, undo, undoByConsent, answer, observe, save, sample }] = measured;
    expect(fork).toMatchObject({ steps: 1, copies: 1 });
    expect(undo).toMatchObject({ steps: 1, copies: 1 });
    expect(undoByConsent).toMatchObject({ steps: 1, copies: 1 });
    expect(sample).toMatchObject({ steps: 1 });
    expect(answer).toMatchObject({ steps: 0, copies: 0 });
    expect(observe).toEqual({ steps: 0, questions: 0, copies: 1 });
    expect(save).toEqual({ steps: 0, questions: 0, copies: 1 });
  });

  it('opens from the last save: at most a hundred answers are applied', () => {
    const opened = costOf(() =>
      expect(
        fingerprint(reopenJournal(endless, journal(), { key: keyFromSeed('growth') }).match),
      ).toBe(fingerprint(match)),
    );
    expect(opened.questions).toBeLessThanOrEqual(100 + 3 * 64);
    const last = JSON.parse(lines.findLast((line) => line.includes('"t":"save"'))!) as {
      n: number;
    };
    expect(DECISIONS - last.n).toBeLessThan(100);
  });

  it('also where players take back and decide again thousands of times', () => {
    const fiddled = lines.slice();
    const again = reopenJournal(endless, journal(), { key: keyFromSeed('growth') }).match;
    const recorder = Recorder.continue(again, (line) => fiddled.push(line));
    for (let n = 0; n < 1_000; n++) {
      recorder.answer(...anyAnswer(again, new FastChance(n)));
      recorder.undoByConsent();
    }
    const source = parseJournal(fiddled.join('\n'));
    const opened = costOf(
      () => reopenJournal(endless, source, { key: keyFromSeed('growth') }).match,
    );
    // An answer and its undo re-execute the step; at most a hundred lines lie behind the last save.
    expect(opened.steps).toBeLessThanOrEqual(100 + 64);
  });

  it('writes lines that do not grow', () => {
    const longest = (from: number): number =>
      Math.max(...lines.slice(from, from + 1_000).map((line) => line.length));
    expect(longest(11_000)).toBeLessThan(longest(200) * 1.2);
  });
});
