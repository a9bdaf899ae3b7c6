import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Six landscapes on top of the three starters: the next one is the tenth card. */
const SIX = ['RO-L10', 'RO-L11', 'RO-L12', 'RO-L13', 'RO-L14', 'RO-L15'];

describe('the order of a turn', () => {
  it('RO-4.1 start, adventurer, optional squares, completed cards, end check, purchase', () => {
    const turn = position({
      map: ['......', '......', '......', '......', '......', '..00..'],
      faceUp: [['C', ...SIX]],
      faceDown: [['A', 'B']],
      ready: [['RO-A01']],
      display: ['RO-A09', 'RO-A05', 'RO-A13', 'RO-A17'],
      coins: [4, 0],
    });
    turn.asks(0, 'action').play('artifact:COIN').use('C').asks(0, 'placing');
    turn.play('place:c4').asks(0, 'extra').offers(['pay:d5', 'done']);
    expect(turn.state.slots[4], 'a card is not resolved within the turn').not.toBe(-1);
    turn.play('pay:d5').asks(0, 'purchase').play('buy:RO-A09').asks(1, 'action');
    expect(turn.events()).toEqual([
      'artifact',
      'used',
      'placed',
      'placed',
      'claimed',
      'replaced',
      'ending',
      'bought',
      'displayed',
      'turn',
    ]);
  });

  it('RO-4.1 artifacts that remain may be used after the optional squares', () => {
    position({ ready: [['RO-A05', 'RO-A17']], coins: [2] })
      .use('C', 'place:c3', 'pay:d4')
      .asks(0, 'extra')
      .offers(['artifact:SHIFT', 'artifact:FLIP', 'done']);
  });

  it('RO-4.1 the consolation for a completed card can pay for an artifact', () => {
    // Seat 1 wins slot 0 with four tokens to two; the coin makes the third of seat 0.
    const turn = position({
      map: ['11....', '11....', '......', '......', '......', '......'],
      ready: [[], []],
      display: ['RO-A01', 'RO-A05', 'RO-A13', 'RO-A17'],
      coins: [1, 0],
    });
    // The coin printed on b3 is the second.
    turn.use('A', 'place:a3').asks(0, 'purchase').offers(['buy:RO-A01', 'noPurchase']);
    expect(turn.coins).toEqual([3, 0]);
  });

  it('RO-4.2 nobody may pass: only adventurers are on offer', () => {
    position({}).offers(['use:RO-S-blue-A', 'use:RO-S-blue-B', 'use:RO-S-blue-C']);
  });

  it('RO-4.2 the only face-up adventurer is used without a question', () => {
    const turn = position({ faceUp: [['B']] }).asks(0, 'placing');
    expect(turn.player(0).faceUp).toEqual([]);
  });

  it('RO-4.2 only one adventurer is used in a turn', () => {
    position({ coins: [2] })
      .use('C', 'place:c3')
      .offers(['pay:d4', 'done']);
    position({}).use('C', 'place:c3').asks(1, 'action').use('A', 'place:a1').asks(0, 'action');
  });

  it('RO-4.1 turns go round in turn order', () => {
    const round = position({ seats: 4 });
    round.asks(0, 'action').use('B', 'place:a1');
    round.asks(1, 'action').use('B', 'place:a4');
    round.asks(2, 'action').use('B', 'place:f1');
    round.asks(3, 'action').use('B', 'place:d6').asks(0, 'action');
    expect(round.state.turn).toBe(9);
  });
});
