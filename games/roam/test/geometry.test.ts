import { describe, expect, it } from 'vitest';
import { CARDS, EDGES, FIRST_LANDSCAPE, LANDSCAPES } from '../content/index.ts';
import { COINS, POSITIONS, SLOT_OF, SQUARE_NAMES, SQUARES_OF, turned } from '../rules/map.ts';
import { cardOf, opening, position } from './position.ts';

const rows = [0, 1, 2, 3, 4, 5];
const squareAt = (row: number, column: number): number => 6 * row + column;

/** Squares from a row of columns and a row of rows: `'abc', '12'` are six. */
const named = (columns: string, lines: string): string[] =>
  Array.from(lines).flatMap((line) => Array.from(columns, (column) => `place:${column}${line}`));

describe('the map', () => {
  it('RO-2.1 the map is 3 cards wide and 2 high, a card 2 squares wide and 3 high', () => {
    expect(opening(2, {}).state.squares).toHaveLength(36);
    expect(SQUARES_OF).toHaveLength(6);
    for (const squares of SQUARES_OF) {
      expect(new Set(squares.map((square) => Math.floor(square / 6))).size).toBe(3);
      expect(new Set(squares.map((square) => square % 6)).size).toBe(2);
    }
  });

  it('RO-2.2 rows are counted from the north, columns from the west', () => {
    expect([0, 5, 30, 35].map((square) => SQUARE_NAMES[square])).toEqual(['a1', 'f1', 'a6', 'f6']);
    position({})
      .use('A', 'place:a2')
      .shows(['......', '0000..', '......', '......', '......', '......']);
    position({})
      .use('B', 'place:f4')
      .shows(['......', '......', '......', '.....0', '.....0', '.....0']);
  });

  it('RO-2.3 slots are counted from the north-west, row by row', () => {
    expect(
      rows.map((row) => rows.map((column) => SLOT_OF[squareAt(row, column)]).join('')),
    ).toEqual(['001122', '001122', '001122', '334455', '334455', '334455']);
  });

  it('RO-2.4 scrolls face outwards: southern cards lie upright, northern ones are turned round', () => {
    // RO-L01 shows its only coin at the far end from the scroll, on the left.
    const south = { slots: ['RO-L04', 'RO-L07', 'RO-L21', 'RO-L01', 'RO-L41', 'RO-L09'] };
    const north = { slots: ['RO-L01', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L41', 'RO-L09'] };
    expect(position(south).use('B', 'place:a4').coins[0]).toBe(1);
    expect(position(south).use('B', 'place:b4').coins[0]).toBe(0);
    expect(position(north).use('B', 'place:b1').coins[0]).toBe(1);
    expect(position(north).use('B', 'place:a1').coins[0]).toBe(0);
  });

  it('RO-2.5 the coins of every card lie as printed in the south and turned round in the north', () => {
    LANDSCAPES.forEach(({ id, coins }, i) => {
      const lying = COINS[FIRST_LANDSCAPE + i];
      for (const row of rows) {
        for (const column of rows) {
          const [localRow, localColumn] =
            row >= 3 ? [row - 3, column % 2] : [2 - row, 1 - (column % 2)];
          expect(lying[squareAt(row, column)], `${id} at ${row},${column}`).toBe(
            coins[localRow][localColumn],
          );
        }
      }
    });
  });

  it('RO-2.6 a replacement lies like the card before it', () => {
    const northern = position({
      map: ['00....', '00....', '......', '......', '......', '......'],
      top: 'RO-L06',
    });
    // The fifth and sixth square of slot 0; RO-L06 comes with two coins at the far end, on the right.
    northern.use('A', 'place:a3');
    expect(northern.state.slots[0]).toBe(cardOf('RO-L06'));
    const before = northern.coins[1];
    northern.use('B', 'place:a1');
    expect(northern.coins[1]).toBe(before + 2);
  });

  it('RO-2.7 card borders matter neither for patterns nor for moved tokens', () => {
    position({})
      .use('C', 'place:b3')
      .shows(['......', '......', '.00...', '.0....', '......', '......']);
    position({
      ready: [['RO-A05']],
      map: ['......', '......', '...1..', '......', '......', '......'],
    })
      .play('artifact:SHIFT')
      .offers(['to:c3', 'to:e3', 'to:d2', 'to:d4'])
      .play('to:e3');
  });
});

describe('edges and directions', () => {
  it('RO-2.8 usual edges: S and N for two, S, W, N for three, all four for four', () => {
    const edges = (seats: number): string =>
      opening(seats, {})
        .state.players.map(({ edge }) => EDGES[edge])
        .join('');
    expect([2, 3, 4].map(edges)).toEqual(['SN', 'SWN', 'SWNE']);
    expect(EDGES.join('')).toBe('SWNE');
  });

  it('RO-2.8 chosen edges differ from each other', () => {
    const game = opening(3, { edges: 'choose' });
    game.asks(0, 'edge').offers(['edge:S', 'edge:W', 'edge:N', 'edge:E']).play('edge:W');
    game.asks(1, 'edge').offers(['edge:S', 'edge:N', 'edge:E']).refuses('edge:W', 'RO-2.8');
    game.play('edge:E').asks(2, 'edge').offers(['edge:S', 'edge:N']).refuses('edge:E', 'RO-2.8');
  });

  it('RO-2.9 every cell of every pattern is turned by the owner’s edge', () => {
    for (const { id, pattern } of CARDS) {
      const h = pattern.length;
      const w = pattern[0].length;
      const goes: ((r: number, c: number) => [number, number])[] = [
        (r, c) => [r, c],
        (r, c) => [c, h - 1 - r],
        (r, c) => [h - 1 - r, w - 1 - c],
        (r, c) => [w - 1 - c, r],
      ];
      goes.forEach((to, quarters) => {
        const lying = turned(pattern, quarters);
        expect([lying.length, lying[0].length]).toEqual(quarters % 2 === 0 ? [h, w] : [w, h]);
        for (let r = 0; r < h; r++) {
          for (let c = 0; c < w; c++) {
            const [row, column] = to(r, c);
            expect(lying[row][column], `${id} from ${EDGES[quarters]}`).toBe(pattern[r][c]);
          }
        }
      });
    }
  });

  it.each([
    ['S', 'SN', ['..00..', '..0...'], 'd4'],
    ['W', 'WE', ['..00..', '...0..'], 'c4'],
    ['N', 'NS', ['..0...', '.00...'], 'b3'],
    ['E', 'EW', ['..0...', '..00..'], 'd3'],
  ])('RO-2.9 the corner starter as it is laid from %s', (_, edges, lines, optional) => {
    position({ edges, coins: [2] })
      .use('C', 'place:c3')
      .offers([`pay:${optional}`, 'done'])
      .shows(['......', '......', ...lines, '......', '......']);
  });

  it('RO-2.10 a pattern may not be rotated', () => {
    position({ edges: 'SN' }).use('A').offers(named('abc', '123456'));
    position({ edges: 'NS' }).use('A').offers(named('abc', '123456'));
    position({ edges: 'WE' }).use('A').offers(named('abcdef', '123'));
    position({ edges: 'EW' }).use('A').offers(named('abcdef', '123'));
  });

  it('RO-2.10 a pattern may not be mirrored', () => {
    // RO-L17 is three in a row with a fourth above the right end; mirrored it would be above the left.
    position({ faceUp: [['RO-L17']] })
      .use('RO-L17')
      .asks(0, 'placing')
      .offers(named('cdef', '12345'))
      .play('place:c1')
      .shows(['..0...', '000...', '......', '......', '......', '......']);
  });

  it('RO-2.11 a normal square may not lie outside the map', () => {
    position({}).use('A').refuses('place:d1', 'RO-2.11').refuses('place:f6', 'RO-2.11');
    position({}).use('B').refuses('place:a5', 'RO-2.11');
  });

  // RO-L02 is a column of three with two optional squares on its right.
  it.each([
    ['S', 'SN', 'abcdef', '1234', 'place:f2', ['.....0', '.....0', '.....0']],
    ['N', 'NS', 'abcdef', '1234', 'place:a2', ['0.....', '0.....', '0.....']],
  ])(
    'RO-2.11 optional squares may hang over the edge beside the pattern, from %s',
    (_, edges, columns, lines, key, laid) => {
      position({ edges, faceUp: [['RO-L02']], coins: [9] })
        .use('RO-L02')
        .offers(named(columns, lines))
        .play(key)
        .asks(1, 'action')
        .shows(['......', ...laid, '......', '......']);
    },
  );

  it.each([
    ['W', 'WE', 'place:b6', 5],
    ['E', 'EW', 'place:b1', 0],
  ])(
    'RO-2.11 optional squares may hang over the edge above or below, from %s',
    (_, edges, key, row) => {
      const map = new Array<string>(6).fill('......');
      map[row] = '.000..';
      position({ edges, faceUp: [['RO-L02']], coins: [9] })
        .use('RO-L02')
        .offers(named('abcd', '123456'))
        .play(key)
        .asks(1, 'action')
        .shows(map);
    },
  );

  it('RO-2.12 the test vectors of the rotation', () => {
    const lying = (pattern: readonly string[]): unknown =>
      EDGES.map((_, quarters) => turned(pattern, quarters));
    expect(lying(['##', '#o'])).toEqual([
      ['##', '#o'],
      ['##', 'o#'],
      ['o#', '##'],
      ['#o', '##'],
    ]);
    expect(lying(['####', 'o..#'])).toEqual([
      ['####', 'o..#'],
      ['o#', '.#', '.#', '##'],
      ['#..o', '####'],
      ['##', '#.', '#.', '#o'],
    ]);
  });

  it('RO-2.11 an empty map has as many positions as the box around the normal squares has places', () => {
    CARDS.forEach(({ id, pattern }, card) => {
      const columns = Array.from(pattern[0], (_, i) => pattern.map((line) => line[i]).join(''));
      const isDrawn = (line: string): boolean => line.includes('#');
      const height = pattern.findLastIndex(isDrawn) - pattern.findIndex(isDrawn) + 1;
      const width = columns.findLastIndex(isDrawn) - columns.findIndex(isDrawn) + 1;
      const places = (7 - height) * (7 - width);
      for (const positions of POSITIONS[card]) expect(positions.length, id).toBe(places);
    });
  });
});
