import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

// RO-L18 is a corner of four with two optional squares inside: d4 and d5 when it is laid at c3.
const laid = ['......', '......', '..00..', '..0...', '..0...', '......'];

describe('optional squares', () => {
  it('RO-7.1 two coins place a token on an optional square of the pattern just used', () => {
    const turn = position({ coins: [2] })
      .use('C', 'place:c3')
      .offers(['pay:d4', 'done']);
    turn.play('pay:d4').asks(1, 'action');
    turn.shows(['......', '......', '..00..', '..00..', '......', '......']);
    expect([turn.coins, turn.tokens]).toEqual([
      [0, 0],
      [20, 24],
    ]);
  });

  it('RO-7.1 the rulebook example: Iloma places one token more for two coins', () => {
    const turn = position({ faceUp: [['RO-L15', 'A']], coins: [2] }).use('RO-L15', 'place:b2');
    turn.offers(['pay:c2', 'done']).play('pay:c2');
    turn.shows(['......', '.00...', '.0....', '.00...', '......', '......']);
  });

  it('RO-7.1 the player may leave it', () => {
    const turn = position({ coins: [2] })
      .use('C', 'place:c3', 'done')
      .asks(1, 'action');
    turn.shows(['......', '......', '..00..', '..0...', '......', '......']);
    expect(turn.coins).toEqual([2, 0]);
  });

  it('RO-7.1 one coin is not enough', () => {
    position({ coins: [1] })
      .use('C', 'place:c3')
      .asks(1, 'action');
    position({ coins: [1], ready: [['RO-A13']] })
      .use('C', 'place:c3')
      .offers(['fill:d4', 'done'])
      .refuses('pay:d4', 'RO-7.1');
  });

  it('RO-7.1 only squares of the pattern just used, at the position just chosen', () => {
    position({ faceUp: [['RO-L18', 'C']], coins: [9] })
      .use('C', 'place:a1')
      .offers(['pay:b2', 'done']);
    position({ coins: [9] })
      .use('A', 'place:a1')
      .asks(1, 'action');
  });

  it('RO-7.2 every optional square can be bought, in any order', () => {
    for (const order of [
      ['pay:d4', 'pay:d5'],
      ['pay:d5', 'pay:d4'],
    ]) {
      // The coin on c5 is the fourth.
      const turn = position({ faceUp: [['RO-L18', 'A']], coins: [3] }).use('RO-L18', 'place:c3');
      turn.shows(laid).offers(['pay:d4', 'pay:d5', 'done']).play(order[0]);
      turn.offers([order[1], 'done']).play(order[1]).asks(1, 'action');
      turn.shows(['......', '......', '..00..', '..00..', '..00..', '......']);
      expect(turn.coins).toEqual([0, 0]);
    }
  });

  it('RO-7.2 as long as coins last', () => {
    const turn = position({ faceUp: [['RO-L18', 'A']], coins: [2] }).use('RO-L18', 'place:c3');
    turn.play('pay:d4').asks(1, 'action');
    expect(turn.coins).toEqual([1, 0]);
  });

  it('RO-7.2 as long as tokens last', () => {
    const few = { faceUp: [['RO-L18', 'A']], coins: [9] };
    position({ ...few, tokens: [4] })
      .use('RO-L18', 'place:c3')
      .asks(1, 'action');
    position({ ...few, tokens: [5] })
      .use('RO-L18', 'place:c3', 'pay:d4')
      .asks(1, 'action');
    position({ ...few, tokens: [4], ready: [['RO-A17']] })
      .use('RO-L18', 'place:c3')
      .offers(['artifact:FLIP', 'done'])
      .refuses('pay:d4', 'RO-6.9');
  });

  it('RO-7.3 a square that is taken cannot be bought', () => {
    for (const seat of ['0', '1']) {
      const map = ['......', '......', '......', `...${seat}..`, '......', '......'];
      position({ map, faceUp: [['RO-L18', 'A']], coins: [9] })
        .use('RO-L18', 'place:c3')
        .offers(['pay:d5', 'done'])
        .refuses('pay:d4', 'RO-7.3');
      position({ map, coins: [9] })
        .use('C', 'place:c3')
        .asks(1, 'action');
    }
  });

  it('RO-7.3 a square just filled is taken', () => {
    position({ faceUp: [['RO-L18', 'A']], coins: [9] })
      .use('RO-L18', 'place:c3', 'pay:d4')
      .offers(['pay:d5', 'done'])
      .refuses('pay:d4', 'RO-7.3');
  });

  it('RO-7.3 a square over the edge of the map cannot be bought', () => {
    // RO-L39 has its optional squares to the right of the pattern.
    const turn = position({ faceUp: [['RO-L39', 'A']], coins: [9] }).use('RO-L39', 'place:e2');
    turn.asks(1, 'action');
    turn.shows(['......', '....00', '....00', '.....0', '......', '......']);
  });

  it('RO-7.4 coins collected by the normal squares can be spent', () => {
    const turn = position({ coins: [0] })
      .use('C', 'place:e5')
      .offers(['pay:f6', 'done']);
    turn.play('pay:f6');
    expect(turn.coins).toEqual([0, 0]);
  });

  it('RO-7.4 so can the coins of an optional square just filled', () => {
    // RO-L11 shows two coins on the left of its middle row: b2 in the north.
    const slots = ['RO-L11', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L41', 'RO-L09'];
    const turn = position({ slots, faceUp: [['RO-L18', 'A']], coins: [2] });
    turn.use('RO-L18', 'place:a1').offers(['pay:b2', 'pay:b3', 'done']);
    turn.play('pay:b2').offers(['pay:b3', 'done']).play('pay:b3');
    expect(turn.coins).toEqual([0, 0]);
  });

  it('RO-7.5 an optional square pays its printed coins', () => {
    const turn = position({ coins: [3] }).use('C', 'place:e4', 'pay:f5');
    // One coin from e5, two paid, one from f5.
    expect(turn.coins).toEqual([3, 0]);
    expect(turn.events('placed')).toMatchObject([
      { count: 3, coins: 1 },
      { squares: ['f5'], coins: 1 },
    ]);
  });
});

describe('a position whose normal squares are all taken', () => {
  // C is a corner of three with its optional square inside: b5 when it is laid at a4.
  const map = ['......', '......', '......', '11....', '1.....', '......'];
  const filled = ['......', '......', '......', '11....', '10....', '......'];

  it('RO-6.5 may be chosen if its optional square can be paid, and then it is', () => {
    const turn = position({ map, coins: [4] })
      .use('C', 'place:a4')
      .asks(1, 'action');
    turn.shows(filled);
    expect([turn.coins, turn.tokens]).toEqual([
      [2, 0],
      [23, 21],
    ]);
    expect(turn.events('placed')).toMatchObject([{ squares: ['b5'], count: 1 }]);
  });

  it('RO-6.5 is refused without the means, or where the optional square is taken', () => {
    position({ map, coins: [1] })
      .use('C')
      .refuses('place:a4', 'RO-6.5');
    position({ map: filled, coins: [4] })
      .use('C')
      .refuses('place:a4', 'RO-6.5');
    position({ map, coins: [1], ready: [['RO-A05', 'RO-A09']] })
      .use('C')
      .refuses('place:a4', 'RO-6.5');
  });

  it('RO-6.5 may be chosen with a FILL, with a coin artifact for the second coin, with a SWAP', () => {
    position({ map, ready: [['RO-A13']] })
      .use('C', 'place:a4')
      .shows(filled);
    const paid = position({ map, coins: [1], ready: [['RO-A01']] }).use('C', 'place:a4');
    expect(paid.shows(filled).coins).toEqual([0, 0]);
    const swapped = position({ map: filled, ready: [['RO-A21']] }).use('C', 'place:a4');
    swapped.offers(['swap:a4:1', 'swap:b4:1', 'swap:a5:1']).refuses('done', 'RO-6.5');
    swapped.play('swap:b4:1').shows(['......', '......', '......', '10....', '10....', '......']);
  });

  it('RO-6.5 a foreign token on the optional square is replaced only for its price', () => {
    const own = ['......', '......', '......', '00....', '01....', '......'];
    position({ map: own, ready: [['RO-A21']] })
      .use('C')
      .refuses('place:a4', 'RO-6.5');
    position({ map: own, coins: [2], ready: [['RO-A21']] })
      .use('C', 'place:a4')
      .shows(['......', '......', '......', '00....', '00....', '......']);
  });

  it('RO-6.5 places a token before the turn goes on', () => {
    const turn = position({ map, coins: [4], ready: [['RO-A13', 'RO-A17']] }).use('C', 'place:a4');
    turn.offers(['pay:b5', 'fill:b5', 'artifact:FLIP']).refuses('done', 'RO-6.5');
    turn.play('fill:b5').offers(['artifact:FLIP', 'done']);
  });

  it('RO-6.5 nobody has to pay when the adventurer could place nothing otherwise', () => {
    // On the two cards that are left, RO-L04, a diagonal of three, has two positions, both taken.
    const taken = ['11....', '.11...', '..11..', '......', '......', '......'];
    const turn = position({
      slots: ['RO-L01', 'RO-L05', '-', '-', '-', '-'],
      pile: [],
      map: taken,
      faceUp: [['RO-L04', 'A']],
      ready: [['RO-A21']],
    }).use('RO-L04');
    turn.asks(0, 'placing').offers(['place:a1', 'place:b1']).play('place:a1');
    turn.offers(['swap:a1:1', 'swap:b2:1', 'swap:c3:1', 'done']).play('done');
    turn.shows(taken);
    expect(turn.events()).not.toContain('placed');
  });

  it('RO-6.5 two coins turn “nothing at all” into a token', () => {
    // Of the only card left b3 is free, and there C has its optional square.
    const last = {
      slots: ['RO-L01', '-', '-', '-', '-', '-'],
      pile: [],
      map: ['01....', '10....', '1.....', '......', '......', '......'],
    };
    const poor = position({ ...last, coins: [1] }).use('C');
    expect(poor.events()).not.toContain('placed');
    const rich = position({ ...last, coins: [2] }).use('C');
    rich.asks(0, 'extra').offers(['pay:b3', 'done']).play('pay:b3');
    expect(rich.events('placed')).toMatchObject([{ squares: ['b3'] }]);
  });

  it('RO-6.5 a token that is owed is paid by the seat across the map in the same way', () => {
    const turn = position({ map, coins: [0, 2], active: 1, edges: 'NS' });
    turn.use('C', 'place:a4').asks(0, 'action');
    expect(turn.coins).toEqual([0, 0]);
    turn.shows(['......', '......', '......', '11....', '11....', '......']);
  });
});
