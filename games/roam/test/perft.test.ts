import { perft } from '@tablewright/conformance';
import { keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, LANDSCAPES } from '../content/index.ts';
import { roam } from '../index.ts';
import type { Roam } from '../rules/state.ts';
import { position } from './position.ts';

const base = { artifacts: false, patrol: false, advanced: false };
const begin = (seats: number, setup: Record<string, boolean>): Match<Roam> =>
  Match.start(roam, { seats, setup: { ...base, ...setup }, key: keyFromSeed(1) });

/** The starters as they lie on the map, drawn by hand. */
const FROM = {
  S: [['XXXX'], ['X', 'X', 'X'], ['XX', 'Xo']],
  N: [['XXXX'], ['X', 'X', 'X'], ['oX', 'XX']],
  W: [['X', 'X', 'X', 'X'], ['XXX'], ['XX', 'oX']],
};

describe('option paths from named positions', () => {
  // Depth 1 is the three starters. Depth 2 is their places on an empty map: a row of four has 3 × 6,
  // a column of three 6 × 4, a corner of two by two 5 × 5, together 67. Depth 3 is three starters of the
  // second player for each of the 67; but five corners earn two coins and ask for the optional square,
  // yes or no: 3 × 62 + 2 × 5. Depth 4 wants the places left to the second player after each placement.
  // Below, depths 3 and 4 are counted a second time by a count that shares nothing with the rules.
  it.each([
    [1, 3],
    [2, 67],
    [3, 196],
    [4, 4142],
  ])('2 players, base game, seed 1: depth %i', (depth, paths) => {
    expect(perft(begin(2, {}), depth).at(-1)).toBe(paths);
  });

  // The second player sits in the west, where the row of four is a column and the column a row.
  it.each([
    [1, 3],
    [2, 67],
    [3, 196],
    [4, 4148],
  ])('4 players, base game, seed 1: depth %i', (depth, paths) => {
    expect(perft(begin(4, {}), depth).at(-1)).toBe(paths);
  });

  // Stacking leaves the second player all 67 places: 62 × 67, and 5 × 2 × 3 after an optional square.
  it.each([
    [1, 3],
    [2, 67],
    [3, 196],
    [4, 4184],
  ])('2 players, advanced variant, seed 1: depth %i', (depth, paths) => {
    expect(perft(begin(2, { advanced: true }), depth).at(-1)).toBe(paths);
  });

  it.each([
    ['2 players', 2, {}, 'N', [196, 4142]],
    ['4 players', 4, {}, 'W', [196, 4148]],
    ['advanced', 2, { advanced: true }, 'N', [196, 4184]],
  ] as const)('%s: the count apart from the rules', (_, seats, setup, edge, paths) => {
    const slots = begin(seats, setup).state.slots.map((card) => CARDS[card].id);
    expect(countApart(slots, FROM[edge], 'advanced' in setup)).toEqual(paths);
  });

  // One token of seat 1 on c3 and one ready artifact of each ability. Depth 1: three starters, COIN, SHIFT, FLIP.
  // Depth 2: 19 + 25 + 26 places with ROTATE; after COIN two artifacts and three starters are left; SHIFT has
  // four squares to go to (its one token is not asked for), FLIP three cards to turn: 70 + 5 + 4 + 3.
  it.each([
    [1, 6],
    [2, 82],
  ])('one artifact of each ability: depth %i', (depth, paths) => {
    const { match } = position({
      map: ['......', '......', '..1...', '......', '......', '......'],
      ready: [['RO-A01', 'RO-A05', 'RO-A09', 'RO-A13', 'RO-A17', 'RO-A21']],
    });
    expect(perft(match, depth).at(-1)).toBe(paths);
  });
});

/** Depths 3 and 4 of a base game, counted from the printed cards: the first player sits in the south, without coins. */
function countApart(
  slots: readonly string[],
  second: readonly string[][],
  stacks: boolean,
): [number, number] {
  const totals: [number, number] = [0, 0];
  for (const { normal, optional } of FROM.S.flatMap(placesOf)) {
    const coins = normal.reduce((sum, square) => sum + coinsOn(slots, square), 0);
    const replies = second
      .flatMap(placesOf)
      .filter((reply) => stacks || reply.normal.some((square) => !normal.includes(square)));
    // To pay or not to pay for the optional square, and then three starters of the second player.
    const asks = optional.length > 0 && coins >= 2;
    totals[0] += asks ? 2 : 3;
    totals[1] += asks ? 2 * 3 : replies.length;
  }
  return totals;
}

function placesOf(pattern: readonly string[]): { normal: string[]; optional: string[] }[] {
  const places = [];
  for (let row = 0; row + pattern.length <= 6; row++) {
    for (let column = 0; column + pattern[0].length <= 6; column++) {
      const marked = (mark: string): string[] =>
        pattern.flatMap((line, r) =>
          Array.from(line).flatMap((drawn, c) =>
            drawn === mark ? [`${row + r},${column + c}`] : [],
          ),
        );
      places.push({ normal: marked('X'), optional: marked('o') });
    }
  }
  return places;
}

/** Northern cards are turned round: their last printed row lies at the northern edge. */
function coinsOn(slots: readonly string[], square: string): number {
  const [row, column] = square.split(',').map(Number);
  const id = slots[(row < 3 ? 0 : 3) + Math.floor(column / 2)];
  const printed = LANDSCAPES.find((card) => card.id === id)!.coins.flat();
  const place = (row % 3) * 2 + (column % 2);
  return row < 3 ? printed[5 - place] : printed[place];
}
