import { describe, expect, it } from 'vitest';
import type { SetupValue } from '@tablewright/engine';
import { everySetup } from '../src/index.ts';

it('every way to set a game up is tried: all seats with all combinations of options', () => {
  const setups = everySetup({
    seats: { min: 2, max: 3 },
    setupOptions: {
      map: { values: ['small', 'large'], standard: 'small' },
      quick: { values: [false, true], standard: false },
    },
  });
  expect(setups).toEqual(
    ['small', 'large'].flatMap((map) =>
      [false, true].flatMap((quick) => [2, 3].map((seats) => ({ seats, setup: { map, quick } }))),
    ),
  );
});

it('a game without options is tried once for each number of seats', () => {
  expect(everySetup({ seats: { min: 2, max: 2 }, setupOptions: {} })).toEqual([
    { seats: 2, setup: {} },
  ]);
});

it('an option with a text of the players’ own is tried with an example too', () => {
  const text = { longest: 9, check: () => null, example: (seats: number) => `own ${seats}` };
  const setupOptions = { map: { values: ['small'], standard: 'small', text } };
  expect(everySetup({ seats: { min: 2, max: 3 }, setupOptions })).toEqual([
    { seats: 2, setup: { map: 'small' } },
    { seats: 3, setup: { map: 'small' } },
    { seats: 2, setup: { map: 'own 2' } },
    { seats: 3, setup: { map: 'own 3' } },
  ]);
});

describe('an option with a choice for each seat', () => {
  const colours = ['red', 'blue', 'green', 'grey', 'gold'];
  const bySeat = {
    values: [null, ...colours],
    standard: null,
    message: () => ({ id: 'colour' }),
    /** No colour twice, and gold only for the first seat. */
    check: (chosen: readonly SetupValue[]) =>
      chosen.some((value, seat) => value !== null && chosen.indexOf(value) < seat) ||
      chosen.indexOf('gold') > 0
        ? { id: 'fault' }
        : null,
  };
  const setupOptions = { colour: { values: ['dealt'], standard: 'dealt', bySeat } };
  const tables = everySetup({ seats: { min: 2, max: 4 }, setupOptions });
  const lists = tables.flatMap(({ seats, setup: { colour } }) =>
    Array.isArray(colour) ? [{ seats, colour: colour as readonly SetupValue[] }] : [],
  );

  it('is tried as the game allows it, and without choices too', () => {
    expect(tables.filter(({ setup }) => setup['colour'] === 'dealt')).toHaveLength(3);
    for (const { seats, colour } of lists) {
      expect(colour).toHaveLength(seats);
      expect(bySeat.check(colour)).toBeNull();
    }
  });

  it.each([2, 3, 4])('is tried with each value of each of %i seats', (seats) => {
    const here = lists.filter((list) => list.seats === seats);
    for (let seat = 0; seat < seats; seat++) {
      const had = new Set(here.map(({ colour }) => colour[seat]));
      const wanted = bySeat.values.filter((value) => seat === 0 || value !== 'gold');
      expect(had).toEqual(new Set(wanted));
    }
  });

  it('is tried in few setups', () => {
    expect(lists.length).toBeLessThan(3 * (bySeat.values.length + 3));
  });
});

it('a game with too many combinations names its own', () => {
  const sampleSetups = [{ seats: 3, setup: { map: 'large' } }];
  const setupOptions = { map: { values: ['small', 'large'], standard: 'small' } };
  expect(everySetup({ seats: { min: 2, max: 6 }, setupOptions, sampleSetups })).toEqual(
    sampleSetups,
  );
});

describe('a game with very many ways to set it up', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const game = {
    seats: { min: 2, max: 4 },
    setupOptions: {
      role: { values: ['one', 'two', 'three', 'four'], standard: 'two' },
      ...Object.fromEntries(
        names.map((name) => [name, { values: [false, true], standard: false }] as const),
      ),
    },
  };
  const tables = everySetup(game).map(({ seats, setup }) => ({ ...setup, seats }));
  const factors = [
    ...Object.entries(game.setupOptions).map(([name, { values }]) => ({ name, values })),
    { name: 'seats', values: [2, 3, 4] },
  ] as { name: string; values: readonly unknown[] }[];

  it('is tried a bounded number of times', () => {
    expect(tables.length).toBeLessThan(30);
  });

  it('is tried as usual for each number of seats', () => {
    const usual = { role: 'two', ...Object.fromEntries(names.map((name) => [name, false])) };
    for (const seats of [2, 3, 4]) expect(tables).toContainEqual({ ...usual, seats });
  });

  it('is tried with each value of an option beside each value of every other one', () => {
    for (const one of factors)
      for (const other of factors)
        for (const a of one.values)
          for (const b of one === other ? [a] : other.values)
            expect(tables).toContainEqual(
              expect.objectContaining({ [one.name]: a, [other.name]: b }),
            );
  });
});
