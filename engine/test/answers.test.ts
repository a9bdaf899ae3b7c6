import {
  AnswerError,
  checkSetup,
  choose,
  InputError,
  judge,
  keepSeats,
  LawError,
  Match,
  type Setup,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { fingerprint, NUMBER, numbers, start } from './support/toys.ts';

const game = numbers({
  *main(g) {
    const { options, refused } = judge([1, 2, 3], (n) => (n === 2 ? 'TOY-2.1' : null));
    g.log.push(yield* choose(1, NUMBER, options, { refused }));
  },
});

function refusalOf(go: () => unknown): AnswerError {
  try {
    go();
  } catch (error) {
    if (error instanceof AnswerError) return error;
    throw error;
  }
  throw new Error('The answer was taken.');
}

describe('an answer that is not open changes nothing and says why', () => {
  it.each([
    ['the wrong seat', 0, '1', 'not-asked', null, 'Seat 0 is not asked now; wait for seat 1.'],
    ['no seat at all', -1, '1', 'not-asked', null, 'Seat -1 is not asked now; wait for seat 1.'],
    ['an unknown key', 1, '9', 'not-offered', null, '"9" is not among the options of "number".'],
    ['a forbidden key', 1, '2', 'not-offered', 'TOY-2.1', '"2" is forbidden by TOY-2.1.'],
  ])('%s', (_what, seat, key, code, clause, message) => {
    const match = start(game);
    const before = fingerprint(match);
    const error = refusalOf(() => match.answer(seat, key));
    expect(error).toMatchObject({ name: 'AnswerError', code, clause, message });
    expect(error).toBeInstanceOf(InputError);
    expect(fingerprint(match)).toBe(before);
    match.answer(1, '3');
    expect(match.state.log).toEqual([3]);
  });

  it('the match is over', () => {
    const match = start(game);
    match.answer(1, '1');
    expect(refusalOf(() => match.answer(1, '1'))).toMatchObject({ code: 'over', clause: null });
    expect(match.result).toEqual({ scores: [0], places: [1] });
  });

  it('the refused candidates and their clauses answer "why can\'t I?"', () => {
    const match = start(game);
    expect(match.refusals(1)).toEqual([
      {
        key: '2',
        target: 'number:2',
        message: { id: 'option.number', about: { n: 2 } },
        clause: 'TOY-2.1',
      },
    ]);
    expect(match.refusals(0)).toEqual([]);
  });
});

describe('a rule that fails', () => {
  const failing = numbers({
    *main(g) {
      g.log.push(yield* choose(0, NUMBER, [1, 2]));
      g.log.push(yield* choose(0, NUMBER, [3, 4]));
      if (g.log.includes(4)) throw new LawError('four');
      g.agenda.push({ step: 'second', args: [] });
    },
    *second(g) {
      if (g.log.includes(1)) throw new TypeError('one');
      g.log.push(yield* choose(1, NUMBER, [5, 6]));
    },
  });

  it.each([
    ['in the same step', '2', '4', 'four'],
    ['in a later step', '1', '3', 'one'],
  ])('%s leaves the match where it was', (_where, first, second, message) => {
    const match = start(failing);
    match.answer(0, first);
    const before = fingerprint(match);
    expect(() => match.answer(0, second)).toThrow(message);
    expect(fingerprint(match)).toBe(before);
    expect(fingerprint(match.fork())).toBe(before);
    expect(match.checkpoints).toHaveLength(1);
    match.undo(0);
    match.answer(0, '2');
    match.answer(0, '3');
    match.answer(1, '6');
    expect(match.state.log).toEqual([2, 3, 6]);
  });
});

describe('setting a match up', () => {
  const roam = {
    id: 'game',
    seats: { min: 2, max: 4 },
    setupOptions: {
      map: { values: ['small', 'large'], standard: 'small' },
      quick: { values: [false, true], standard: false },
    },
  };

  it('fills in the standard', () => {
    expect(checkSetup(roam, 2)).toEqual({ map: 'small', quick: false });
    expect(checkSetup(roam, 4, { map: 'large' })).toEqual({ map: 'large', quick: false });
  });

  it('takes a text of the players’ own where the game finds no fault with it', () => {
    const text = {
      longest: 8,
      check: (given: string, seats: number) =>
        given === `own ${seats}` ? null : { id: 'setup.map.fault.wrong' },
      example: (seats: number) => `own ${seats}`,
    };
    const open = { ...roam, setupOptions: { map: { values: ['small'], standard: 'small', text } } };
    expect(checkSetup(open, 3, { map: 'own 3' })).toEqual({ map: 'own 3' });
    expect(checkSetup(open, 3)).toEqual({ map: 'small' });
    expect(() => checkSetup(open, 4, { map: 'own 3' })).toThrow('setup.map.fault.wrong');
    expect(() => checkSetup(open, 4, { map: 'much too long' })).toThrow('at most 8 characters');
    expect(() => checkSetup(open, 4, { map: 4 })).toThrow('one of small');
  });

  describe('with a choice for each seat', () => {
    const crews = {
      ...roam,
      setupOptions: {
        crew: {
          values: ['dealt'],
          standard: 'dealt',
          bySeat: {
            values: [null, 'red', 'blue'],
            standard: null,
            message: (value: unknown) => ({ id: `setup.crew.${String(value)}` }),
            check: (chosen: readonly unknown[]) =>
              chosen.filter((value) => value === 'red').length > 1
                ? { id: 'setup.crew.fault.twice' }
                : null,
          },
        },
      },
    };

    it('takes a value of each seat, and leaves seats open that have none', () => {
      expect(checkSetup(crews, 3)).toEqual({ crew: 'dealt' });
      expect(checkSetup(crews, 3, { crew: ['red', null, 'blue'] }).crew).toEqual([
        'red',
        null,
        'blue',
      ]);
      expect(checkSetup(crews, 3, { crew: ['red'] }).crew).toEqual(['red', null, null]);
      expect(checkSetup(crews, 2, { crew: [] }).crew).toEqual([null, null]);
    });

    it('can be checked again', () => {
      const once = checkSetup(crews, 4, { crew: [null, 'blue'] });
      expect(checkSetup(crews, 4, once)).toEqual(once);
    });

    it.each<[string, unknown, string]>([
      ['more choices than seats', ['red', null, 'blue'], '"crew" has 3 choices for 2 seats.'],
      ['an unknown value', [null, 'green'], '"crew" of seat 1 is one of'],
      ['a list in the list', [['red']], '"crew" of seat 0 is one of'],
      ['what the game finds wrong', ['red', 'red'], 'setup.crew.fault.twice'],
      ['a value of a seat for the table', 'red', 'one of dealt, or a list of what each seat has'],
      ['a record', { 0: 'red' }, 'one of dealt, or a list of what each seat has'],
    ])('refuses %s', (_what, crew, message) => {
      const check = (): unknown => checkSetup(crews, 2, { crew } as Setup);
      expect(check).toThrow(InputError);
      expect(check).toThrow(message);
    });

    it('refuses a list where nothing is chosen by seat', () => {
      expect(() => checkSetup(roam, 2, { map: ['small', 'large'] })).toThrow(
        'The option "map" is one of small, large, not ["small","large"].',
      );
    });

    it('goes with the seats that stay', () => {
      const setup = { crew: ['red', null, 'blue'], map: 'large' };
      expect(keepSeats(setup, [0, 2])).toEqual({ crew: ['red', 'blue'], map: 'large' });
      expect(keepSeats(setup, [0, 1, 2, 3])).toEqual(setup);
    });
  });

  it.each<[string, number, unknown, string]>([
    ['too few', 1, {}, 'game is for 2 to 4 players, not 1.'],
    ['too many', 5, {}, 'game is for 2 to 4 players, not 5.'],
    ['half a player', 2.5, {}, 'game is for 2 to 4 players, not 2.5.'],
    ['an unknown option', 2, { size: 1 }, 'game has no option "size"; it has map, quick.'],
    ['a name all objects know', 2, { constructor: 1 }, 'game has no option "constructor"'],
    [
      'an unknown value',
      2,
      { map: 'huge' },
      'The option "map" is one of small, large, not "huge".',
    ],
    ['a value that is no text', 2, { map: { toString: 1 } }, 'not {"toString":1}.'],
    ['no options at all', 2, null, 'The options of game should be a record, but are null.'],
    ['a list of options', 2, [], 'The options of game should be a record, but are [].'],
  ])('refuses %s', (_what, seats, wanted, message) => {
    const check = (): unknown => checkSetup(roam, seats, wanted as Record<string, string>);
    expect(check).toThrow(InputError);
    expect(check).toThrow(message);
  });

  it('a match knows its setup, its commitment and its key', () => {
    const key = 'ab'.repeat(32);
    const match = Match.start(game, { seats: 2, key });
    expect(match.setup).toEqual({});
    expect(match.secretKey).toBe(key);
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(match.observe(0))).not.toContain(key);
  });
});
