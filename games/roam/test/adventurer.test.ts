import { FastChance } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { idsOf, position } from './position.ts';

describe('using an adventurer', () => {
  it('RO-6.1 it is turned face down', () => {
    const turn = position({}).use('B');
    expect(idsOf(turn.player(0).faceUp)).toEqual(['RO-S-blue-A', 'RO-S-blue-C']);
    expect(idsOf(turn.player(0).faceDown)).toEqual(['RO-S-blue-B']);
  });

  it('RO-6.1 one that is face down cannot be used', () => {
    position({ faceDown: [['A']] })
      .offers(['use:RO-S-blue-B', 'use:RO-S-blue-C'])
      .refuses('use:RO-S-blue-A', 'RO-6.1');
  });

  it('RO-6.2 the player chooses among all positions that fit', () => {
    const turn = position({ faceUp: [['A', 'RO-L42']] }).use('RO-L42');
    turn.offers(
      ['b1', 'c1', 'b2', 'c2', 'b3', 'c3', 'b4', 'c4', 'b5', 'c5'].map((s) => `place:${s}`),
    );
    turn.play('place:c5').shows(['......', '......', '......', '......', '..0.0.', '.0.0.0']);
  });

  it('RO-6.2 a position drawn without listing them is one of them, and each can be drawn', () => {
    const map = ['......', '......', '..0...', '..1...', '..0...', '......'];
    const { match, offered } = position({ map, ready: [['RO-A09']] }).use('B');
    const [ask] = match.asks;
    const chance = new FastChance(1);
    const drawn = Array.from({ length: 2000 }, () => ask.prompt.key(ask.renewed().draw(chance)));
    expect(new Set(drawn)).toEqual(new Set(offered));
    expect(offered).toHaveLength(24);
  });

  it('RO-6.3 every free normal square gets a token, no question asked', () => {
    const turn = position({}).use('A', 'place:b4').asks(1, 'action');
    turn.shows(['......', '......', '......', '.0000.', '......', '......']);
    expect(turn.tokens).toEqual([20, 24]);
    expect(turn.events('placed')).toEqual([
      { player: 0, squares: ['b4', 'c4', 'd4', 'e4'], count: 4, coins: 0 },
    ]);
  });

  it('RO-6.4 a square taken by an opponent is skipped, the others are filled', () => {
    // The example of the rulebook: one square under the pattern is taken already.
    const turn = position({ map: ['......', '......', '......', '..1...', '......', '......'] });
    turn.use('A', 'place:b4');
    turn.shows(['......', '......', '......', '.0100.', '......', '......']);
    expect(turn.tokens).toEqual([21, 23]);
  });

  it('RO-6.4 an own earlier token is skipped in the same way', () => {
    const turn = position({ map: ['......', '......', '......', '..0...', '......', '......'] });
    turn.use('A', 'place:b4');
    turn.shows(['......', '......', '......', '.0000.', '......', '......']);
    expect(turn.tokens).toEqual([20, 24]);
  });

  it('RO-6.5 a position that places nothing may not be chosen', () => {
    const turn = position({ map: ['......', '......', '..0...', '..1...', '..0...', '......'] });
    turn.use('B').refuses('place:c3', 'RO-6.5');
    expect(turn.offered).toHaveLength(23);
    turn.play('place:c2').shows(['......', '..0...', '..0...', '..1...', '..0...', '......']);
  });

  it('RO-6.5 an adventurer that can place nowhere is turned down all the same', () => {
    // Two cards are left of the map; RO-L04, a diagonal of three, has two positions there, both taken.
    const map = ['01....', '.01...', '..01..', '......', '......', '......'];
    const turn = position({
      slots: ['RO-L01', 'RO-L05', '-', '-', '-', '-'],
      pile: [],
      map,
      faceUp: [['RO-L04', 'A']],
      coins: [9],
    });
    turn.use('RO-L04').asks(1, 'action').shows(map);
    expect(idsOf(turn.player(0).faceDown)).toContain('RO-L04');
    expect(turn.events()).toEqual(['used', 'turn']);
  });

  it('RO-6.6 a square never holds more than one token', () => {
    const turn = position({ map: ['0101..', '......', '......', '......', '......', '......'] });
    turn.use('A').refuses('place:a1', 'RO-6.5');
    turn.play('place:c1').shows(['010100', '......', '......', '......', '......', '......']);
  });

  it('RO-6.7 the coins printed on each square are taken at once', () => {
    const turn = position({ coins: [0, 0] }).use('C', 'place:e5');
    expect(turn.coins).toEqual([2, 0]);
  });

  it('RO-6.7 the rulebook example: one placement earns three coins', () => {
    // RO-L06 has two coins on one square, b4 here, RO-L15 one on c4.
    const slots = ['RO-L01', 'RO-L04', 'RO-L07', 'RO-L06', 'RO-L15', 'RO-L09'];
    const turn = position({ slots }).use('A', 'place:a4');
    expect(turn.coins).toEqual([3, 0]);
    expect(turn.events('placed')).toMatchObject([{ coins: 3 }]);
  });

  it('RO-6.7 a square that is skipped pays nothing', () => {
    const map = ['......', '......', '......', '......', '....1.', '......'];
    expect(position({ map }).use('C', 'place:e5').coins).toEqual([1, 0]);
  });

  it('RO-6.7 printed coins are not used up: a square that is freed pays again', () => {
    // The token on e5, a square with a coin, is moved away first.
    const map = ['......', '......', '......', '......', '....1.', '......'];
    const turn = position({ map, ready: [['RO-A05']] });
    turn.play('artifact:SHIFT', 'to:e4').use('C', 'place:e5');
    expect(turn.coins).toEqual([2, 0]);
  });

  it('RO-6.8 tokens stay on the map until their card is completed', () => {
    const turn = position({
      faceUp: [
        ['A', 'B'],
        ['A', 'B'],
      ],
    });
    turn.use('B', 'place:a1').use('B', 'place:f1');
    turn.use('A', 'place:c6').use('A', 'place:c5');
    turn.shows(['0....1', '0....1', '0....1', '......', '..1111', '..0000']);
    turn.offers(['use:RO-S-blue-A', 'use:RO-S-blue-B', 'use:RO-S-blue-C']);
  });

  it('RO-6.9 a player without tokens takes the turn and places nothing', () => {
    const turn = position({ tokens: [0], coins: [9] })
      .use('C')
      .asks(1, 'action');
    turn.shows(['......', '......', '......', '......', '......', '......']);
    expect(turn.coins).toEqual([9, 0]);
    expect(idsOf(turn.player(0).faceDown)).toEqual(['RO-S-blue-C']);
  });

  it('RO-6.9 a player with too few tokens chooses which squares get them', () => {
    const turn = position({ tokens: [2] })
      .use('A', 'place:b4')
      .asks(0, 'scarce');
    const about = (): unknown => turn.match.observe(0).question?.about;
    turn.offers(['token:b4', 'token:c4', 'token:d4']);
    expect(about()).toEqual({ tokens: 2 });
    turn.play('token:c4').offers(['token:d4', 'token:e4']);
    expect(about()).toEqual({ tokens: 1 });
    turn.play('token:e4');
    turn.shows(['......', '......', '......', '..0.0.', '......', '......']);
    expect(turn.tokens).toEqual([0, 24]);
  });

  it('RO-6.9 each set of squares has one path', () => {
    const sets = everyWay([]);
    expect(sets).toEqual(['b4 c4', 'b4 d4', 'b4 e4', 'c4 d4', 'c4 e4', 'd4 e4']);
  });

  it('RO-6.9 taken squares are not among the choices, and enough tokens raise no question', () => {
    const map = ['......', '......', '......', '..1...', '......', '......'];
    position({ map, tokens: [2] })
      .use('A', 'place:b4')
      .offers(['token:b4', 'token:d4'])
      .play('token:d4')
      .asks(1, 'action')
      .shows(['......', '......', '......', '..100.', '......', '......']);
    position({ map, tokens: [3] })
      .use('A', 'place:b4')
      .asks(1, 'action');
  });

  /** Every way to lay two tokens under a pattern of four, as the squares that got them. */
  function everyWay(keys: readonly string[]): string[] {
    const turn = position({ tokens: [2] }).use('A', 'place:b4', ...keys);
    if (turn.match.asks[0].prompt.id === 'scarce')
      return turn.offered.flatMap((key) => everyWay([...keys, key]));
    return turn.events('placed').map(({ squares }) => (squares as string[]).join(' '));
  }
});
