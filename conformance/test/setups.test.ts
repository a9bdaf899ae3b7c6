import { expect, it } from 'vitest';
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
