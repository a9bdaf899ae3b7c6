import { type GameEvent, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';
import { arcsLessons } from '../learn/index.ts';
import type { Arcs } from '../rules/state.ts';
import { courtOf, setupOf } from './table.ts';

const [lesson] = arcsLessons;

type Step = (typeof lesson.steps)[number];

/** How the pupil chooses among the options that are lit. */
type Pupil = (keys: readonly string[]) => string;

/** No step of the lesson asks for more. */
const MOST_ANSWERS = 9;

interface Played {
  readonly state: Arcs;
  readonly events: readonly GameEvent[];
}

const LOTS = 40;

/** The position of a step, under the key that the page gives it, or under another one. */
function begin(step: Step, lot = ''): Match<Arcs> {
  const identity = {
    seats: lesson.seats,
    setup: {},
    key: keyFromSeed(`lesson ${lesson.id} ${step.id}${lot}`),
  };
  const state = arcs.clone(step.state as Arcs);
  return Match.resume(arcs, identity, [{ state, decisions: 0, since: [], outcomes: [] }], 0);
}

/** A step from its position to its end, as the page plays it: the others are never asked. */
function playStep(step: Step, pupil: Pupil, lot = ''): Played {
  const match = begin(step, lot);
  const isDone = (): boolean => step.isDone!(match.state);
  const events: GameEvent[] = [...match.opening.events];
  let answers = 0;
  expect(isDone(), 'not done before it has begun').toBe(false);
  while (!isDone()) {
    const [{ seat, prompt }] = match.asks;
    expect(seat, `the pupil is asked at ${prompt.id}`).toBe(lesson.pupil);
    const offered = match.observe(seat).question!.options;
    const lit = offered.filter((option) => step.allows(option, match.state)).map(({ key }) => key);
    const all = offered.map(({ key }) => key).join(' ');
    expect(lit, `something is lit at ${prompt.id} of ${all}`).not.toEqual([]);
    expect(++answers, 'few answers').toBeLessThanOrEqual(MOST_ANSWERS);
    events.push(...match.answer(seat, pupil(lit)).events);
  }
  expect(answers, 'something was done').toBeGreaterThan(0);
  return { state: match.state, events };
}

/** Always what is lit first. */
const first: Pupil = (keys) => keys[0];

/** Plays a step in every way that is lit. */
function playEveryWay(step: Step, lot: string, check: (played: Played) => void): void {
  /** Of each answer which one of how many was taken. */
  const way: { taken: number; of: number }[] = [];
  do {
    let answers = 0;
    const played = playStep(
      step,
      (keys) => {
        const answer = (way[answers++] ??= { taken: 0, of: keys.length });
        return keys[answer.taken];
      },
      lot,
    );
    check(played);
    while (way.length > 0 && way.at(-1)!.taken === way.at(-1)!.of - 1) way.pop();
    if (way.length > 0) way.at(-1)!.taken++;
  } while (way.length > 0);
}

function stepOf(id: string): Step {
  return lesson.steps.find((step) => step.id === id)!;
}

describe('the lesson of a chapter', () => {
  const box = arcs.unpack(lesson.seats, { leaders: 'off', splitDiscard: false });
  box.setup = setupOf('setup-3p-frontiers');
  const whole = arcs.census(box);
  const toDo = lesson.steps.slice(0, -1);

  it('begins each step with every piece of the box', () => {
    for (const { id, state } of lesson.steps) expect(arcs.census(state as Arcs), id).toEqual(whole);
  });

  it('ends with a step that is only read', () => {
    const step = lesson.steps.at(-1)!;
    const { options } = begin(step).observe(lesson.pupil).question!;
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => step.allows(option, step.state))).toEqual([]);
  });

  it.each(toDo.map((step) => [step.id, step] as const))(
    '%s is done whatever the pupil takes of what is lit',
    (_id, step) => {
      playEveryWay(step, '', ({ state }) => {
        expect(arcs.census(state)).toEqual(whole);
      });
    },
  );

  it('the battle is done whatever the dice show', () => {
    const rolls = new Set<string>();
    for (let lot = 0; lot < LOTS; lot++) {
      playEveryWay(stepOf('battle'), ` ${lot}`, ({ events }) => {
        const [{ args }] = events.filter(({ type }) => type === 'rolled');
        rolls.add(`${String(args['hits'])} ${String(args['self'])} ${String(args['intercept'])}`);
      });
    }
    expect(rolls.size, 'all kinds of rolls').toBeGreaterThan(6);
  });
});

describe('what the lesson promises', () => {
  const played = (id: string): Played => playStep(stepOf(id), first);
  const told = ({ events }: Played, type: string): GameEvent['args'][] =>
    events.filter((event) => event.type === type).map(({ args }) => args);

  it('taxing a rival city takes Fuel and a Captive', () => {
    const taxed = played('control');
    expect(told(taxed, 'gained')).toEqual([{ player: 0, resource: 'fuel' }]);
    expect(told(taxed, 'captured')).toEqual([{ player: 0, owner: 2, count: 1 }]);
  });

  it('the declared ambition is worth 5 and 3, and the lead card a 0', () => {
    const declared = played('declare');
    expect(told(declared, 'declared')).toMatchObject([{ ambition: 'tycoon', first: 5, second: 3 }]);
    expect(declared.state.zero).toBe(true);
  });

  it('a repair in the Prelude leaves the pip', () => {
    expect(played('prelude').state.turn.pips).toBe(1);
  });

  it('the catapult ends at the gate of Marek', () => {
    const way = told(played('catapult'), 'moved');
    expect(way).toMatchObject([{ to: 'c4-gate' }, { to: 'c1-gate' }]);
  });

  it('one pip secures the card and its Captive', () => {
    const { state } = played('secure');
    expect(state.players[0].captives).toEqual([0, 1, 0, 0]);
  });

  it('the fallen city costs the Fuel and brings a card of the Court', () => {
    const outrage = played('outrage');
    expect(told(outrage, 'discardedToken')).toEqual([{ player: 0, resource: 'fuel' }]);
    expect(outrage.state.players[0].guild).toEqual([courtOf('skirmishers')]);
  });

  it('three keys are spent to the last', () => {
    playEveryWay(stepOf('raid'), '', ({ events }) => {
      const stolen = events.filter(({ type }) => type.startsWith('stole')).length;
      expect([1, 2]).toContain(stolen);
    });
  });

  it('the chapter scores 7, 2 and 3', () => {
    const { state } = played('score');
    expect(state.players.map(({ power }) => power)).toEqual([7, 2, 3]);
    expect(state.markers.map(({ flipped }) => flipped)).toEqual([false, false, true]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
  });
});
