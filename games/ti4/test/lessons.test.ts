import { answerOfOthers } from '@tablewright/board/lesson';
import {
  dealKey,
  FastChance,
  type GameEvent,
  keyFromSeed,
  Match,
  type Observation,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../content/index.ts';
import { ti4 } from '../index.ts';
import { ti4Lessons } from '../learn/index.ts';
import type { Ti4 } from '../rules/state.ts';

type Lesson = (typeof ti4Lessons)[number];
type Step = Lesson['steps'][number];

/** How the pupil chooses among the options that are lit. */
type Pupil = (keys: readonly string[]) => string;

/** No step of a lesson asks for more; a long battle has the most. */
const MOST_ANSWERS = 40;

/** Pupils who take any of what is lit, each with dice of their own. */
const PUPILS = 25;

interface Played {
  readonly state: Ti4;
  readonly events: readonly GameEvent[];
}

/** The position of a step, under the key that the page gives it, or under another one. */
function begin(lesson: Lesson, step: Step, lot = ''): Match<Ti4> {
  const identity = {
    seats: lesson.seats,
    setup: {},
    key: keyFromSeed(`lesson ${lesson.id} ${step.id}${lot}`),
  };
  const state = ti4.clone(step.state as Ti4);
  return Match.resume(ti4, identity, [{ state, decisions: 0, since: [], outcomes: [] }], 0);
}

/** A step from its position to its end, as the page plays it. */
function playStep(lesson: Lesson, step: Step, pupil: Pupil, lot = ''): Played {
  const match = begin(lesson, step, lot);
  const turn = ti4.turns(match.state);
  const isDone = (): boolean =>
    match.over || (step.isDone?.(match.state) ?? ti4.turns(match.state) !== turn);
  const events: GameEvent[] = [...match.opening.events];
  let answers = 0;
  expect(isDone(), 'not done before it has begun').toBe(false);
  while (!isDone()) {
    const { question } = match.observe(lesson.pupil);
    if (question === null) {
      const [ask] = match.asks;
      events.push(...match.answer(ask.seat, answerOfOthers(step, ask)).events);
      continue;
    }
    expect(++answers, 'few answers').toBeLessThanOrEqual(MOST_ANSWERS);
    const lit = litIn(step, match, question);
    if (step.offer === undefined) {
      const all = question.options.map(({ key }) => key).join(' ');
      expect(lit, `something is lit at ${question.prompt} of ${all}`).not.toEqual([]);
      events.push(...match.answer(lesson.pupil, pupil(lit)).events);
    } else {
      const { from, to } = step.offer;
      events.push(...match.accord(dealKey(step.offer), [from, to]).events);
    }
  }
  expect(answers, 'something was done').toBeGreaterThan(0);
  return { state: match.state, events };
}

function litIn(
  step: Step,
  { state }: Match<Ti4>,
  { options }: NonNullable<Observation<Ti4>['question']>,
): string[] {
  return options.filter((option) => step.allows(option, state)).map(({ key }) => key);
}

/** Always what is lit first. */
const first: Pupil = (keys) => keys[0];

function anybody(seed: number): Pupil {
  const chance = new FastChance(seed);
  return (keys) => keys[chance.below(keys.length)];
}

describe.each(ti4Lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson of the %s',
  (_id, lesson) => {
    const whole = ti4.census(begin(lesson, lesson.steps[0]).state);
    const toDo = lesson.steps.slice(0, -1);

    it('begins each step with every piece of the box', () => {
      const box = ti4.unpack(lesson.seats, { points: 10 });
      const cards = ['action cards', 'agendas', 'secret objectives', 'strategy cards'];
      for (const name of cards) expect(whole[name], name).toBe(ti4.census(box)[name]);
      for (const step of lesson.steps)
        expect(ti4.census(step.state as Ti4), step.id).toEqual(whole);
    });

    it('ends with a step that is only read', () => {
      const step = lesson.steps.at(-1)!;
      const match = begin(lesson, step);
      const { question } = match.observe(lesson.pupil);
      expect(question!.options.length).toBeGreaterThan(0);
      expect(litIn(step, match, question!)).toEqual([]);
    });

    it.each(toDo.map((step) => [step.id, step] as const))(
      '%s is done whatever the pupil takes of what is lit and whatever the dice show',
      (__, step) => {
        expect(ti4.census(playStep(lesson, step, first).state)).toEqual(whole);
        for (let seed = 0; seed < PUPILS; seed++) {
          const { state } = playStep(lesson, step, anybody(seed), ` ${seed}`);
          expect(ti4.census(state)).toEqual(whole);
        }
      },
    );
  },
);

describe('what the lessons promise', () => {
  const played = (lesson: string, step: string, wishes: readonly string[] = []): Played => {
    const found = ti4Lessons.find(({ id }) => id === lesson)!;
    const wanted = [...wishes];
    return playStep(
      found,
      found.steps.find(({ id }) => id === step)!,
      (keys) => {
        const wish = keys.find((key) => wanted.includes(key)) ?? keys[0];
        if (wanted.includes(wish)) wanted.splice(wanted.indexOf(wish), 1);
        return wish;
      },
    );
  };
  const told = ({ events }: Played, type: string): GameEvent['args'][] =>
    events.filter((event) => event.type === type).map(({ args }) => args);

  it('Leadership brings three tokens', () => {
    const { tactic, fleet, strategy } = played('turn', 'pools').state.players[0];
    expect(tactic + fleet + strategy).toBe(11);
  });

  it('one infantry on each planet takes both, two on one take one', () => {
    const both = played('turn', 'land', ['land:arnor', 'land:lor']);
    expect(told(both, 'gainedPlanet')).toMatchObject([{ planet: 'arnor' }, { planet: 'lor' }]);
    const one = played('turn', 'land', ['land:arnor', 'land:arnor']);
    expect(told(one, 'gainedPlanet')).toMatchObject([{ planet: 'arnor' }]);
  });

  it('the carrier under the token cannot come, by the clause about tokens', () => {
    const turn = ti4Lessons.find(({ id }) => id === 'turn')!;
    const locked = begin(
      turn,
      turn.steps.find(({ id }) => id === 'locked')!,
    );
    const refused = locked.refusals(turn.pupil).filter(({ key }) => key.startsWith('move:36:'));
    expect(refused.map(({ clause }) => clause)).toContain('TI-7.2');
  });

  it('the objective is worth a point', () => {
    expect(told(played('turn', 'score'), 'scored')).toEqual([
      { player: 0, objective: 'expand-borders', points: 1 },
    ]);
  });

  it('both sides roll a barrage or not, and nobody rolls for combat before the retreats', () => {
    const barrage = played('war', 'barrage');
    expect(told(barrage, 'barrage')).toMatchObject([{ player: 0 }]);
    expect(told(barrage, 'combatRoll')).toEqual([]);
  });

  it('who retreats is in the next system with a token', () => {
    const { state, events } = played('war', 'retreat');
    expect(events.filter(({ type }) => type === 'retreatAnnounced')).toHaveLength(1);
    if (events.some(({ type }) => type === 'retreated')) {
      expect(state.tokens[tileOf('39')] & 1).toBe(1);
    }
  });

  it('the PDS fires at the ships that arrive, and shields its planet from bombardment', () => {
    expect(told(played('war', 'cannon'), 'cannons')).toMatchObject([{ player: 1, rival: 0 }]);
    const war = ti4Lessons.find(({ id }) => id === 'war')!;
    const bombard = begin(
      war,
      war.steps.find(({ id }) => id === 'bombard')!,
    );
    const [refused] = bombard.refusals(war.pupil).filter(({ key }) => key === 'bombardAll:abyz');
    expect(refused.clause).toBe('TI-12.2');
  });

  it('the card is cancelled, and the action is not used up', () => {
    const { events, state } = played('council', 'play');
    expect(events.some(({ type }) => type === 'cancelled')).toBe(true);
    expect([state.players[0].goods, state.turn.seat, state.turn.taken]).toEqual([0, 0, 0]);
  });

  it('Sabotage stops the plague, and without it dice are rolled', () => {
    expect(told(played('council', 'cancel', ['play:sabotage']), 'plague')).toEqual([]);
    expect(told(played('council', 'cancel', ['decline']), 'plague')).toHaveLength(1);
  });

  it('commodities of both become trade goods', () => {
    const { players } = played('council', 'deal').state;
    expect(players.map(({ goods }) => goods)).toEqual([4, 0, 4]);
    expect(players.map(({ commodities }) => commodities)).toEqual([0, 0, 2]);
  });

  it('the rider pays for the right prediction alone', () => {
    expect(played('council', 'rider', ['approve']).state.players[0].goods).toBe(5);
    expect(played('council', 'rider', ['reject']).state.players[0].goods).toBe(0);
  });

  it('your votes decide the law', () => {
    expect(played('council', 'vote', ['approve', 'voteAll']).state.laws).toHaveLength(1);
    expect(played('council', 'vote', ['reject', 'voteAll']).state.laws).toEqual([]);
  });

  it('under the law two infantry cost two resources', () => {
    const { events } = played('council', 'law', ['train:jord', 'train:jord', 'done']);
    const [{ args }] = events.filter(({ type }) => type === 'paid');
    expect(args).toMatchObject({ planets: ['sakulag'], goods: 0 });
  });
});
