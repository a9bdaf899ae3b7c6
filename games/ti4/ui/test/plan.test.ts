import type { Planned } from '@tablewright/board';
import { FastChance, keyFromSeed, Match, type Question, type Seat } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { CARRIER, INFANTRY, tileOf } from '../../content/index.ts';
import { ti4 } from '../../rules/game.ts';
import { afloat } from '../../rules/pieces.ts';
import type { Ti4 } from '../../rules/state.ts';
import { position } from '../../test/position.ts';
import { mayBegin, planAfter } from '../plan.ts';

const LONGEST = 14;
const LOOKS = 12;

function plan(match: Match<Ti4>, seat: Seat, keys: readonly string[]): Planned<Ti4> | null {
  const { state, question } = match.observe(seat);
  const rehearse = (): never => expect.fail('the rules are at hand');
  return planAfter({ state, seat, question: question!, rehearse }, keys);
}

/** Sol has activated a system; a fleet waits next to it. */
function solAt(system: string): Match<Ti4> {
  return position({
    seats: 6,
    ann: {
      faction: 'sol',
      planets: ['bereg'],
      units: { '35': { carrier: 1, cruiser: 1 }, bereg: { infantry: 3 }, '39': { carrier: 1 } },
    },
  }).play(`activate:${system}`).match;
}

/** Confirming a plan ends it: it does not offer to. */
const textOf = (question: Question | null): string =>
  JSON.stringify(
    question && [
      question.prompt,
      question.about,
      question.options.filter(({ key }) => key !== 'done'),
    ],
  );

/** Random answers, passing seldom, so that much happens in few rounds. */
function play(match: Match<Ti4>, chance: FastChance): void {
  const { seat } = match.asks[0];
  const { options } = match.observe(seat).question!;
  const doing = options.filter(({ key }) => key !== 'pass' || chance.below(5) === 0);
  const from = doing.length > 0 ? doing : options;
  match.answer(seat, from[chance.below(from.length)].key);
}

/** Follows a random plan beside the match itself, and tells how many answers it took. */
function compare(match: Match<Ti4>, chance: FastChance): number {
  const { seat } = match.asks[0];
  const real = match.fork();
  const keys: string[] = [];
  let offered = match.observe(seat).question!.options;
  while (keys.length < LONGEST) {
    keys.push(offered[chance.below(offered.length)].key);
    const planned = plan(match, seat, keys);
    real.answer(seat, keys.at(-1)!);
    const asked = real.over ? null : real.observe(seat).question;
    if (planned === null || planned.question === null) {
      // The row has ended: what is asked now is another row, or another player.
      if (planned === null) expect(keys).toHaveLength(1);
      return keys.length;
    }
    expect(textOf(planned.question)).toBe(textOf(asked));
    expect(planned.state).toEqual(real.observe(seat).state);
    offered = planned.question.options;
  }
  for (const key of plan(match, seat, keys)?.last ?? []) real.answer(seat, key);
  return keys.length;
}

describe('a plan', () => {
  test('asks what the rules will ask, at random moments of random matches', () => {
    const looks = new Map<string, number>();
    let longest = 0;
    for (const seats of [3, 6]) {
      const chance = new FastChance(seats);
      const match = Match.start(ti4, { seats, setup: {}, key: keyFromSeed(`plan ${seats}`) });
      while (!match.over && match.decisions < 1500) {
        const { prompt } = match.asks[0];
        const { question } = match.observe(match.asks[0].seat);
        const seen = looks.get(prompt.id) ?? 0;
        if (mayBegin(question!) && seen < LOOKS) {
          const isFirst = plan(match, match.asks[0].seat, []) !== null;
          if (isFirst) {
            looks.set(prompt.id, seen + 1);
            longest = Math.max(longest, compare(match, chance));
          }
        }
        play(match, chance);
      }
    }
    expect([...looks.keys()]).toEqual(
      expect.arrayContaining(['moveShips', 'landForces', 'produce', 'payResources']),
    );
    expect(longest).toBeGreaterThan(4);
  });

  test('TI-7.5 ships are declared with what they carry, and arrive together', () => {
    const match = solAt('22');
    const keys = ['move:35:carrier:whole:plain', 'lift:bereg', 'lift:bereg'];
    const { state, question, last } = plan(match, 0, keys)!;
    expect(afloat(state, tileOf('22'), 0, CARRIER)).toBe(1);
    expect(afloat(state, tileOf('22'), 0, INFANTRY)).toBe(2);
    expect(question!.options.map(({ key }) => key)).toContain('move:35:cruiser:whole:plain');
    expect(last).toEqual(['done']);
    expect(afloat(match.state, tileOf('22'), 0, CARRIER)).toBe(0);
  });

  test('is none in the middle of a row, of what is not offered, and of one answer alone', () => {
    const match = solAt('22');
    expect(plan(match, 0, ['move:39:carrier:whole:plain'])).toBeNull();
    expect(plan(match, 0, ['done'])).toBeNull();
    match.answer(0, 'move:35:carrier:whole:plain');
    expect(plan(match, 0, ['lift:bereg'])).toBeNull();
  });

  test('TI-14.2 an order ends with its payment', () => {
    const match = position({
      seats: 3,
      ann: { faction: 'sol', units: { jord: { dock: 1, infantry: 1 } } },
    }).play('activate:1').match;
    const { question, last } = plan(match, 0, ['make:carrier', 'train:jord'])!;
    expect(question!.about).toMatchObject({ cost: 4, purse: 4 });
    expect(last).toEqual(['done', 'payLeast']);
  });

  test('TI-14.1 infantry with Production makes units of a plan, on planets and in space', () => {
    const game = position({
      ann: {
        faction: 'arborec',
        goods: 5,
        planets: ['lor'],
        units: { lor: { infantry: 2 }, 36: { carrier: 1, infantry: 1 } },
      },
    }).play('activate:36');
    while (game.prompt !== 'produce') game.play('done');
    const { state, question, last } = plan(game.match, 0, ['train:lor', 'make:infantry'])!;
    expect(question!.about).toMatchObject({ cost: 1, left: 1 });
    expect(afloat(state, tileOf('36'), 0, INFANTRY)).toBe(2);
    expect(last).toEqual(['done', 'payLeast']);
  });

  test('TI-3.8 a dock that a strategy card has chosen produces alone', () => {
    const { match } = position({
      ann: { faction: 'sol', cards: ['warfare'] },
      bob: { faction: 'arborec', cards: [], units: { nestphar: { dock: 1, infantry: 3 } } },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:warfare', 'keepTokens', 'secondary');
    const { question } = plan(match, 1, ['make:cruiser'])!;
    expect(question!.about).toMatchObject({ cost: 2, left: 4 });
    expect(question!.options.map(({ key }) => key)).not.toContain('train:nestphar');
  });
});
