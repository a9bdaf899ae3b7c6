import { answerOfOthers } from '@tablewright/board/lesson';
import { type GameEvent, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ahoy } from '../index.ts';
import { ahoyLessons } from '../learn/index.ts';
import type { Ahoy } from '../rules/state.ts';

type Lesson = (typeof ahoyLessons)[number];
type Step = Lesson['steps'][number];

/** How the pupil chooses among the options that are lit. */
type Pupil = (keys: readonly string[]) => string;

/** No step of a lesson asks for more. */
const MOST_ANSWERS = 9;

const WHOLE = ahoyLessons.map(({ seats }) => ahoy.census(ahoy.unpack(seats, {})));

interface Played {
  readonly state: Ahoy;
  readonly events: readonly GameEvent[];
}

/** The position of a step, under the key that the page gives it. */
function begin(lesson: Lesson, step: Step): Match<Ahoy> {
  const identity = {
    seats: lesson.seats,
    setup: {},
    key: keyFromSeed(`lesson ${lesson.id} ${step.id}`),
  };
  const state = ahoy.clone(step.state as Ahoy);
  return Match.resume(ahoy, identity, [{ state, decisions: 0, since: [], outcomes: [] }], 0);
}

/** A step from its position to its end, as the page plays it. */
function playStep(lesson: Lesson, step: Step, pupil: Pupil): Played {
  const match = begin(lesson, step);
  const turn = ahoy.turns(match.state);
  const isDone = (): boolean =>
    match.over || (step.isDone?.(match.state) ?? ahoy.turns(match.state) !== turn);
  const events: GameEvent[] = [...match.opening.events];
  let answers = 0;
  expect(isDone(), 'not done before it has begun').toBe(false);
  while (!isDone()) {
    const [ask] = match.asks;
    const { seat, options, prompt } = ask;
    if (seat !== lesson.pupil) {
      events.push(...match.answer(seat, answerOfOthers(step, ask)).events);
      continue;
    }
    const keys = options.map((option) => prompt.key(option));
    const offered = match.observe(seat).question!.options;
    const lit = offered.filter((option) => step.allows(option, match.state)).map(({ key }) => key);
    expect(lit, `something is lit at ${prompt.id} of ${keys.join(' ')}`).not.toEqual([]);
    expect(++answers, 'few answers').toBeLessThanOrEqual(MOST_ANSWERS);
    events.push(...match.answer(seat, pupil(lit)).events);
  }
  expect(answers, 'something was done').toBeGreaterThan(0);
  return { state: match.state, events };
}

/** Always what is lit first. */
const first: Pupil = (keys) => keys[0];

/** Plays a step in every way that is lit. */
function playEveryWay(lesson: Lesson, step: Step, check: (played: Played) => void): void {
  /** Of each answer which one of how many was taken. */
  const way: { taken: number; of: number }[] = [];
  do {
    let answers = 0;
    const played = playStep(lesson, step, (keys) => {
      const answer = (way[answers++] ??= { taken: 0, of: keys.length });
      return keys[answer.taken];
    });
    check(played);
    while (way.length > 0 && way.at(-1)!.taken === way.at(-1)!.of - 1) way.pop();
    if (way.length > 0) way.at(-1)!.taken++;
  } while (way.length > 0);
}

describe.each(ahoyLessons.map((lesson, at) => [lesson.id, lesson, WHOLE[at]] as const))(
  'the lesson of the %s',
  (_id, lesson, whole) => {
    const toDo = lesson.steps.slice(0, -1);

    it('begins each step with every piece of the box', () => {
      for (const step of lesson.steps) {
        expect(ahoy.census(step.state as Ahoy), step.id).toEqual(whole);
      }
    });

    it('ends with a step that is only read', () => {
      const step = lesson.steps.at(-1)!;
      const { options } = begin(lesson, step).observe(lesson.pupil).question!;
      expect(options.length).toBeGreaterThan(0);
      expect(options.filter((option) => step.allows(option, step.state))).toEqual([]);
    });

    it.each(toDo.map((step) => [step.id, step] as const))(
      '%s is done whatever the pupil takes of what is lit',
      (__, step) => {
        playEveryWay(lesson, step, ({ state }) => {
          expect(ahoy.census(state)).toEqual(whole);
        });
      },
    );
  },
);

describe('what the lessons promise', () => {
  const played = (lesson: string, step: string): Played => {
    const found = ahoyLessons.find(({ id }) => id === lesson)!;
    return playStep(
      found,
      found.steps.find(({ id }) => id === step)!,
      first,
    );
  };
  const told = ({ events }: Played, type: string): GameEvent['args'][] =>
    events.filter((event) => event.type === type).map(({ args }) => args);

  it.each([
    ['squadron', 'battle', 0],
    ['union', 'gunship', 1],
    ['union', 'defend', 1],
    ['smuggler', 'battle', 1],
  ])('%s, %s: the pupil wins the battle', (lesson, step, pupil) => {
    expect(told(played(lesson, step), 'fired')).toMatchObject([{ winner: pupil }]);
  });

  it('the current carries the flagship into the harbor', () => {
    const moves = told(played('squadron', 'harbor'), 'moved');
    expect(moves).toMatchObject([
      { to: 'fish-b.sw', how: 'step' },
      { to: 'compass-a.nw', how: 'current' },
    ]);
  });

  it('nobody fights in the fog', () => {
    const through = played('smuggler', 'fog');
    expect(told(through, 'moved')).toMatchObject([{ to: 'swords-a.ne' }, { to: 'swords-a.se' }]);
    expect(told(through, 'battle')).toEqual([]);
  });

  it('the Squadron scores four, the Union two', () => {
    const { state } = played('squadron', 'score');
    expect(state.players.map(({ fame }) => fame)).toEqual([4, 2]);
  });

  it('the Union wins the tied region', () => {
    const regions = told(played('union', 'score'), 'scored');
    expect(regions).toContainEqual({ tile: 'fish-b', winner: 1, squadron: 6, union: 10, fame: 4 });
  });

  it('a corner of the grid pays four', () => {
    const { state } = played('smuggler', 'grid');
    expect(state.players[1].fame).toBe(7 + 2 + 4);
    expect(state.wealth[1]).toBe(4);
  });

  it('the pledges decide the match', () => {
    const end = played('smuggler', 'pledge');
    expect(told(end, 'pledges')).toMatchObject([{ player: 1, fame: 6 }]);
    expect(told(end, 'over')).toEqual([{ scores: [31, 32, 24], winners: [1] }]);
  });
});
