import { describe, expect, it } from 'vitest';
import { idsOf, position } from './position.ts';

const EMPTY = '......';
const uses = ['A', 'B', 'C'].map((which) => `use:RO-S-blue-${which}`);

describe('COIN', () => {
  it('RO-12.1 it brings one coin', () => {
    const turn = position({ ready: [['RO-A04']], coins: [2] }).play('artifact:COIN');
    expect(turn.coins).toEqual([3, 0]);
    turn.refuses('artifact:COIN', 'RO-11.5');
  });

  it('RO-12.1 at the start, for an early rest', () => {
    const turn = position({ faceUp: [['B']], ready: [['RO-A01']] }).refuses('rest', 'RO-5.2');
    turn.play('artifact:COIN', 'rest');
    expect(turn.coins).toEqual([0, 0]);
  });

  it('RO-12.1 after the adventurer, for an optional square', () => {
    const turn = position({ ready: [['RO-A01']], coins: [1] }).use('C', 'place:c3');
    turn.asks(0, 'extra').offers(['artifact:COIN', 'done']).refuses('pay:d4', 'RO-7.1');
    turn.play('artifact:COIN', 'pay:d4');
    expect(turn.coins).toEqual([0, 0]);
  });

  it('RO-12.1 after the adventurer, to pay for the replacement of a token on an optional square', () => {
    const map = [EMPTY, EMPTY, EMPTY, '...1..', EMPTY, EMPTY];
    const turn = position({ map, ready: [['RO-A01', 'RO-A21']], coins: [1] }).use('C', 'place:c3');
    turn.asks(0, 'extra').offers(['artifact:COIN', 'done']).play('artifact:COIN');
    turn.offers(['swapPay:d4:1', 'done']);
  });

  it('RO-12.1 in the purchase step, for an artifact', () => {
    const turn = position({
      at: 'endOfTurn',
      ready: [['RO-A01']],
      display: ['RO-A09', 'RO-A05', 'RO-A13', 'RO-A17'],
      coins: [2],
    });
    turn.offers(['artifact:COIN', 'noPurchase']).refuses('buy:RO-A09', 'RO-11.4');
    turn.play('artifact:COIN').offers(['buy:RO-A09', 'noPurchase']).play('buy:RO-A09');
    turn.asks(1, 'action');
  });

  it('RO-12.1 where it can wait for the purchase, it raises no question of its own', () => {
    position({ ready: [['RO-A01']], coins: [0] })
      .use('C', 'place:c3')
      .asks(0, 'purchase');
    position({ ready: [['RO-A01']], coins: [9] })
      .use('A', 'place:a6')
      .asks(0, 'purchase');
    position({ ready: [['RO-A01']], tokens: [0], coins: [9] })
      .use('C')
      .asks(0, 'purchase');
  });

  it('RO-12.1 nor where the optional square could not be filled or replaced anyway', () => {
    const taken = (seat: string): string[] => [EMPTY, EMPTY, EMPTY, `...${seat}..`, EMPTY, EMPTY];
    const [coin, swap] = ['RO-A01', 'RO-A21'];
    const asked = [
      position({ map: taken('1'), ready: [[coin]], coins: [1] }),
      position({ map: taken('0'), ready: [[coin, swap]], coins: [1] }),
      position({ map: taken('1'), ready: [[coin, swap]], coins: [1], tokens: [3] }),
    ];
    for (const turn of asked) turn.use('C', 'place:c3').asks(0, 'purchase');
  });
});

describe('SHIFT', () => {
  const map = ['0....1', EMPTY, '..01..', '..10..', EMPTY, EMPTY];

  it('RO-12.2 any token with a free square beside it, own or foreign', () => {
    const turn = position({ map, ready: [['RO-A05']] })
      .play('artifact:SHIFT')
      .asks(0, 'shiftToken');
    turn.offers([
      'shift:a1:0',
      'shift:f1:1',
      'shift:c3:0',
      'shift:d3:1',
      'shift:c4:1',
      'shift:d4:0',
    ]);
  });

  it('RO-12.2 to a free square beside it, horizontally or vertically, never off the map', () => {
    const turn = position({ map, ready: [['RO-A05']] }).play('artifact:SHIFT', 'shift:c3:0');
    turn.asks(0, 'shiftTo').offers(['to:c2', 'to:b3']);
    turn.refuses('to:d3', 'RO-12.2').refuses('to:c4', 'RO-12.2');
    position({ map, ready: [['RO-A05']] })
      .play('artifact:SHIFT', 'shift:a1:0')
      .offers(['to:b1', 'to:a2']);
    position({ map, ready: [['RO-A05']] })
      .play('artifact:SHIFT', 'shift:f1:1')
      .offers(['to:e1', 'to:f2']);
  });

  it('RO-12.2 no coins are collected', () => {
    // A coin is printed on c2.
    const turn = position({ map, ready: [['RO-A05']] }).play(
      'artifact:SHIFT',
      'shift:c3:0',
      'to:c2',
    );
    turn.shows(['0....1', '..0...', '...1..', '..10..', EMPTY, EMPTY]);
    expect(turn.coins).toEqual([0, 0]);
    expect(turn.events('shifted')).toEqual([{ player: 0, owner: 0, from: 'c3', to: 'c2' }]);
  });

  it('RO-12.2 before or after the adventurer is used', () => {
    const after = position({ map, ready: [['RO-A05']] }).use('B', 'place:a2');
    after.asks(0, 'extra').play('artifact:SHIFT', 'shift:d3:1', 'to:e3').asks(1, 'action');
  });

  it('RO-12.2 it can complete a card before the end of the turn', () => {
    const full = ['00....', '00....', '0.0...', EMPTY, EMPTY, EMPTY];
    const turn = position({ map: full, ready: [['RO-A05']] }).use('B', 'place:f1');
    turn.play('artifact:SHIFT', 'shift:c3:0', 'to:b3');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, slot: 0 }]);
  });

  it('RO-12.2 not once completed cards are resolved', () => {
    const turn = position({ at: 'endOfTurn', map, ready: [['RO-A05']], coins: [9] });
    expect(turn.asks(0, 'purchase').offered).not.toContain('artifact:SHIFT');
  });

  it('RO-12.2 on an empty map there is nothing to move', () => {
    position({ ready: [['RO-A05']] })
      .offers(uses)
      .refuses('artifact:SHIFT', 'RO-12.2');
  });
});

describe('ROTATE', () => {
  it('RO-12.3 the pattern turns clockwise by a quarter', () => {
    const turn = position({ ready: [['RO-A09']], coins: [2] }).use('C');
    turn.asks(0, 'placing').play('artifact:ROTATE', 'place:c3');
    // From the south the corner now lies as from the west.
    turn.shows([EMPTY, EMPTY, '..00..', '...0..', EMPTY, EMPTY]).offers(['pay:c4', 'done']);
    expect(turn.events()).toEqual(['used', 'artifact', 'rotated', 'placed']);
  });

  it('RO-12.3 on top of the direction that the edge gives', () => {
    const turn = position({ edges: 'ES', ready: [['RO-A09']], coins: [2] }).use('C');
    turn.play('artifact:ROTATE', 'place:c3');
    turn.shows([EMPTY, EMPTY, '..00..', '..0...', EMPTY, EMPTY]).offers(['pay:d4', 'done']);
  });

  it.each([
    [2, 'place:c3', ['..0...', '.00...'], 'b3'],
    [3, 'place:c3', ['..0...', '..00..'], 'd3'],
    [4, 'place:c3', ['..00..', '..0...'], 'd4'],
  ])('RO-12.3 %i of them add up', (count, key, lines, optional) => {
    const four = ['RO-A09', 'RO-A10', 'RO-A11', 'RO-A12'];
    const turn = position({ ready: [four.slice(0, count)], coins: [2] }).use('C');
    turn.play(...new Array<string>(count).fill('artifact:ROTATE'));
    expect(turn.offered).not.toContain('artifact:ROTATE');
    turn
      .play(key)
      .offers([`pay:${optional}`, 'done'])
      .shows([EMPTY, EMPTY, ...lines, EMPTY, EMPTY]);
  });

  it('RO-12.3 only while an adventurer’s tokens are placed', () => {
    const turn = position({ ready: [['RO-A09']], coins: [2] }).offers(uses);
    turn.refuses('artifact:ROTATE', 'RO-12.3').use('C');
    expect(turn.offered).toContain('artifact:ROTATE');
    turn.play('place:c3').offers(['pay:d4', 'done']).refuses('artifact:ROTATE', 'RO-12.3');
  });

  it('RO-12.3 it is optional, and rotating changes what fits', () => {
    const turn = position({ ready: [['RO-A09']] })
      .use('A')
      .refuses('place:d1', 'RO-2.11');
    turn.play('artifact:ROTATE').refuses('place:a4', 'RO-2.11').play('place:d1');
    turn.shows(['...0..', '...0..', '...0..', '...0..', EMPTY, EMPTY]);
  });
});

describe('FILL', () => {
  it('RO-12.4 one optional square without paying, coins collected', () => {
    const turn = position({ ready: [['RO-A13']], coins: [1] }).use('C', 'place:e4');
    // One coin of e5, then that of f5.
    turn.offers(['pay:f5', 'fill:f5', 'done']).play('fill:f5');
    expect(turn.coins).toEqual([3, 0]);
    turn.shows([EMPTY, EMPTY, EMPTY, '....00', '....00', EMPTY]);
  });

  it('RO-12.4 only together with the use of an adventurer', () => {
    position({ ready: [['RO-A13']] })
      .offers(uses)
      .refuses('artifact:FILL', 'RO-12.4');
  });

  it('RO-12.4 only on a free square of the map', () => {
    const map = [EMPTY, EMPTY, EMPTY, '...1..', EMPTY, EMPTY];
    position({ map, ready: [['RO-A13']] })
      .use('C', 'place:c3')
      .asks(1, 'action');
    position({ map, ready: [['RO-A13']], faceUp: [['RO-L18', 'A']] })
      .use('RO-L18', 'place:c3')
      .offers(['fill:d5', 'done'])
      .refuses('fill:d4', 'RO-7.3');
    // RO-L39 with its optional squares over the eastern edge.
    position({ ready: [['RO-A13']], faceUp: [['RO-L39', 'A']] })
      .use('RO-L39', 'place:e2')
      .asks(1, 'action');
  });

  it('RO-12.4 several fill several squares, mixed with paying', () => {
    const turn = position({ ready: [['RO-A13']], faceUp: [['RO-L18', 'A']], coins: [2] });
    turn.use('RO-L18', 'place:c2');
    turn.offers(['pay:d3', 'pay:d4', 'fill:d3', 'fill:d4', 'done']);
    turn.play('fill:d4').offers(['pay:d3', 'done']).refuses('fill:d3', 'RO-11.5');
    turn.play('pay:d3').shows([EMPTY, '..00..', '..00..', '..00..', EMPTY, EMPTY]);
  });
});

describe('FLIP', () => {
  it('RO-12.5 an own adventurer in either direction', () => {
    const turn = position({ faceUp: [['B', 'C']], ready: [['RO-A17', 'RO-A18'], ['RO-A19']] });
    turn.play('artifact:FLIP').asks(0, 'flip');
    turn.offers(['A', 'B', 'C'].map((which) => `flip:RO-S-blue-${which}`));
    turn.play('flip:RO-S-blue-A').offers([...uses, 'artifact:FLIP']);
    turn.play('artifact:FLIP', 'flip:RO-S-blue-C').offers(uses.slice(0, 2));
    expect(turn.events('flipped')).toEqual([
      { player: 0, card: 'RO-S-blue-A', up: true },
      { player: 0, card: 'RO-S-blue-C', up: false },
    ]);
  });

  it('RO-12.5 the last face-up adventurer is turned down for the free refresh', () => {
    const turn = position({ faceUp: [['B']], ready: [['RO-A17']] });
    turn.play('artifact:FLIP', 'flip:RO-S-blue-B').asks(0, 'action');
    // The refresh turns the artifact up again as well.
    turn.offers([...uses, 'artifact:FLIP']);
    expect(turn.coins).toEqual([0, 0]);
  });

  it('RO-12.5 after the refresh it may not leave the player without a face-up adventurer', () => {
    const turn = position({ faceUp: [[]], spent: [['RO-A17', 'RO-A18', 'RO-A19']] });
    turn.play('artifact:FLIP', 'flip:RO-S-blue-A', 'artifact:FLIP', 'flip:RO-S-blue-B');
    turn.play('artifact:FLIP').offers(['flip:RO-S-blue-A', 'flip:RO-S-blue-B']);
    turn.refuses('flip:RO-S-blue-C', 'RO-12.5').play('flip:RO-S-blue-A');
    turn.offers(['use:RO-S-blue-A', 'use:RO-S-blue-C']);
  });

  it('RO-12.5 after the use it may turn the used adventurer up, but not for this turn', () => {
    const turn = position({ ready: [['RO-A17']] })
      .use('A', 'place:a6')
      .asks(0, 'extra');
    turn.play('artifact:FLIP', 'flip:RO-S-blue-A').asks(1, 'action');
    expect(idsOf(turn.player(0).faceUp)).toContain('RO-S-blue-A');
    turn
      .use('B', 'place:f1')
      .asks(0, 'action')
      .offers([...uses, 'rest'].slice(0, 3));
  });

  it('RO-12.5 after the use it may turn the last adventurer down, for a refresh next turn', () => {
    const turn = position({ faceUp: [['A', 'B']], ready: [['RO-A17']] }).use('A', 'place:a6');
    turn.play('artifact:FLIP', 'flip:RO-S-blue-B').use('B', 'place:f1');
    turn.asks(0, 'action').offers([...uses, 'artifact:FLIP']);
  });

  it('RO-12.5 artifacts cannot be flipped', () => {
    const turn = position({ ready: [['RO-A17', 'RO-A01']], spent: [['RO-A02']] });
    turn.play('artifact:FLIP').offers(['A', 'B', 'C'].map((which) => `flip:RO-S-blue-${which}`));
  });
});

describe('SWAP', () => {
  const map = [EMPTY, EMPTY, '...1..', EMPTY, '1.....', EMPTY];

  it('RO-12.6 a foreign token under the pattern is replaced by an own one', () => {
    const turn = position({ map, ready: [['RO-A21']] }).use('C', 'place:c3');
    turn.asks(0, 'extra').offers(['swap:d3:1', 'done']);
    const refused = turn.match.refusals(0).map(({ key }) => key);
    expect(refused, 'what is on offer is not refused').not.toContain('artifact:SWAP');
    turn.play('swap:d3:1');
    turn.shows([EMPTY, EMPTY, '..00..', '..0...', '1.....', EMPTY]);
    expect([turn.tokens, turn.coins]).toEqual([
      [21, 23],
      [0, 0],
    ]);
    expect(turn.events('swapped')).toEqual([{ player: 0, owner: 1, square: 'd3' }]);
  });

  it('RO-12.6 its printed coins are collected', () => {
    const coin = [EMPTY, '..1...', EMPTY, EMPTY, EMPTY, EMPTY];
    const turn = position({ map: coin, ready: [['RO-A21']] }).use('C', 'place:b2');
    // The coin on b3 by the pattern, that on c2 by the replacement.
    expect(turn.play('swap:c2:1').coins).toEqual([2, 0]);
  });

  it('RO-12.6 own tokens and squares outside the pattern are no targets', () => {
    const others = ['1.....', EMPTY, '...0..', EMPTY, EMPTY, EMPTY];
    position({ map: others, ready: [['RO-A21']] })
      .use('C', 'place:c3')
      .asks(1, 'action');
    position({ map: others, ready: [['RO-A21', 'RO-A17']] })
      .use('C', 'place:c3')
      .offers(['artifact:FLIP', 'done'])
      .refuses('artifact:SWAP', 'RO-12.6');
  });

  it('RO-12.6 only while an adventurer’s tokens are placed', () => {
    position({ map, ready: [['RO-A21']] })
      .offers(uses)
      .refuses('artifact:SWAP', 'RO-12.6');
  });

  it('RO-12.6 a token in supply is needed', () => {
    const turn = position({ map, tokens: [2], ready: [['RO-A21', 'RO-A17']] });
    turn.use('C', 'place:c3').offers(['artifact:FLIP', 'done']);
    turn.refuses('artifact:SWAP', 'RO-12.6');
    const optional = [EMPTY, EMPTY, EMPTY, '...1..', EMPTY, EMPTY];
    position({ map: optional, tokens: [3], ready: [['RO-A21', 'RO-A17']], coins: [9] })
      .use('C', 'place:c3')
      .offers(['artifact:FLIP', 'done']);
  });

  it('RO-12.6 on an optional square two coins or a FILL are due as well', () => {
    const optional = [EMPTY, EMPTY, EMPTY, '...1..', EMPTY, EMPTY];
    const ready = ['RO-A21', 'RO-A13'];
    const turn = position({ map: optional, ready: [ready], coins: [2] }).use('C', 'place:c3');
    turn.offers(['swapPay:d4:1', 'swapFill:d4:1', 'done']);
    turn.refuses('pay:d4', 'RO-7.3').play('swapPay:d4:1');
    turn.shows([EMPTY, EMPTY, '..00..', '..00..', EMPTY, EMPTY]);
    expect([turn.coins, turn.tokens]).toEqual([
      [0, 0],
      [20, 24],
    ]);
    const filled = position({ map: optional, ready: [ready] }).use('C', 'place:c3');
    filled.offers(['swapFill:d4:1', 'done']).play('swapFill:d4:1');
    expect(filled.player(0).spent).toHaveLength(2);
    position({ map: optional, ready: [['RO-A21']], coins: [1] })
      .use('C', 'place:c3')
      .asks(1, 'action');
  });

  it('RO-12.6 a square moved onto after the placement is covered all the same', () => {
    // The own token is moved off d3, the foreign one from d2 onto it.
    const near = [EMPTY, '...1..', EMPTY, EMPTY, EMPTY, EMPTY];
    const turn = position({ map: near, ready: [['RO-A05', 'RO-A06', 'RO-A21']] });
    turn.use('C', 'place:c3').play('artifact:SHIFT', 'shift:d3:0', 'to:e3');
    turn.play('artifact:SHIFT', 'shift:d2:1', 'to:d3');
    turn.offers(['swap:d3:1', 'done']).play('swap:d3:1');
    turn.shows([EMPTY, EMPTY, '..000.', '..0...', EMPTY, EMPTY]);
    expect(turn.tokens).toEqual([20, 24]);
  });

  it('RO-12.6 with several opponents the token is chosen by its owner', () => {
    const two = [EMPTY, EMPTY, '..12..', EMPTY, EMPTY, EMPTY];
    position({ seats: 3, map: two, ready: [['RO-A21']] })
      .use('C', 'place:c3')
      .offers(['swap:c3:1', 'swap:d3:2', 'done']);
  });
});
