import { describe, expect, it } from 'vitest';
import { idsOf, position, type Setting } from './position.ts';

/** Seat 0 completes slot 3 with the row a6 to d6, three tokens against three of seat 1. */
const threeEach: Setting = { map: ['......', '......', '......', '11....', '10....', '......'] };

const winner = (seat: number): unknown => [expect.objectContaining({ player: seat })];

describe('auctions', () => {
  it('RO-9.1 only tied players take part', () => {
    // Two tokens each for seats 0 and 2, one each for seats 1 and 3.
    const turn = position({
      seats: 4,
      map: ['......', '......', '......', '12....', '23....', '......'],
      coins: [3, 9, 3, 9],
    }).use('A', 'place:a6');
    expect(turn.events('auction')).toEqual([{ card: 'RO-L21', players: [0, 2] }]);
    turn.asks(0, 'bid').play('bid:1').asks(2, 'bid').play('pass').asks(1, 'action');
    expect(turn.events('claimed')).toEqual(winner(0));
    expect(turn.coins).toEqual([2, 10, 4, 10]);
  });

  it('RO-9.2 bidding starts with the active player and goes round once', () => {
    // Slot 2 is tied by seats 1, 2 and 3; it is the turn of seat 2.
    const turn = position({
      seats: 4,
      active: 2,
      map: ['....11', '....33', '......', '......', '......', '......'],
      coins: [1, 5, 5, 5],
    }).use('A', 'place:c3');
    turn.asks(2, 'bid').play('bid:0').asks(3, 'bid').play('bid:1').asks(1, 'bid').play('bid:2');
    turn.asks(3, 'action');
    expect(turn.events('bid')).toEqual([
      { player: 2, coins: 0 },
      { player: 3, coins: 1 },
      { player: 1, coins: 2 },
    ]);
    expect(turn.events('claimed')).toEqual(winner(1));
  });

  it('RO-9.2 where the active player is not tied, the next tied player clockwise starts', () => {
    // Slot 5: two tokens each for seats 0 and 3, one for seat 2 and, as the sixth, one for seat 1.
    const turn = position({
      seats: 4,
      active: 1,
      map: ['......', '......', '......', '.....2', '....03', '....30'],
      coins: [5, 5, 5, 5],
    });
    turn.use('B', 'place:c4').asks(3, 'bid').play('pass').asks(0, 'bid').play('bid:0');
    expect(turn.events('auction')).toMatchObject([{ players: [3, 0] }]);
    expect(turn.events('claimed')).toEqual(winner(0));
  });

  it('RO-9.3 the first bid may be 0, nobody bids more than they own', () => {
    const turn = position({ ...threeEach, coins: [2, 3] }).use('A', 'place:a6');
    turn.asks(0, 'bid').offers(['bid:0', 'bid:1', 'bid:2', 'pass']).refuses('bid:3', 'RO-9.3');
  });

  it('RO-9.3 a bid must exceed the highest so far', () => {
    const turn = position({ ...threeEach, coins: [2, 3] }).use('A', 'place:a6', 'bid:1');
    turn.asks(1, 'bid').offers(['bid:2', 'bid:3', 'pass']);
    turn.refuses('bid:0', 'RO-9.3').refuses('bid:1', 'RO-9.3').refuses('bid:4', 'RO-9.3');
  });

  it('RO-9.3 after a pass the next may still bid 0', () => {
    const turn = position({ ...threeEach, coins: [2, 1] }).use('A', 'place:a6', 'pass');
    turn.asks(1, 'bid').offers(['bid:0', 'bid:1', 'pass']).play('bid:0');
    expect(turn.events('claimed')).toEqual(winner(1));
    expect(turn.coins).toEqual([3, 1]);
  });

  it('RO-9.3 each participant bids once', () => {
    const turn = position({ ...threeEach, coins: [9, 9] });
    turn.use('A', 'place:a6', 'bid:1').asks(1, 'bid').play('bid:2').asks(1, 'action');
  });

  it('RO-9.4 the highest bidder takes the card and pays; the others pay nothing', () => {
    const turn = position({ ...threeEach, coins: [4, 6] });
    turn.use('A', 'place:a6', 'bid:3', 'bid:5');
    // The coin printed on a4 was not taken by seat 0: seat 1 had that square.
    expect(turn.events('auctionWon')).toEqual([{ player: 1, coins: 5 }]);
    expect(turn.coins).toEqual([5, 1]);
    expect(idsOf(turn.player(1).faceUp)).toContain('RO-L21');
  });

  it('RO-9.5 when all pass, the first in bidding order takes the card for nothing', () => {
    const turn = position({ ...threeEach, coins: [4, 6] }).use('A', 'place:a6', 'pass', 'pass');
    expect(turn.events('claimed')).toEqual(winner(0));
    expect(turn.coins).toEqual([4, 7]);
    const later = position({
      seats: 3,
      active: 2,
      map: ['....00', '....11', '......', '......', '......', '......'],
      coins: [1, 1, 1],
    });
    later.use('A', 'place:c3', 'pass', 'pass', 'pass');
    expect(later.events('claimed')).toEqual(winner(2));
  });

  it('RO-9.6 the consolation comes after the auction and cannot be bid in it', () => {
    const turn = position({ ...threeEach, coins: [0, 1] }).use('A', 'place:a6', 'bid:0');
    turn.asks(1, 'bid').offers(['bid:1', 'pass']).play('bid:1');
    expect(turn.coins).toEqual([1, 0]);
    expect(turn.events().slice(-5)).toEqual([
      'auctionWon',
      'claimed',
      'consoled',
      'replaced',
      'turn',
    ]);
  });

  it('RO-9.6 tied losers are consoled too', () => {
    const turn = position({
      seats: 3,
      map: ['....11', '....22', '......', '......', '......', '......'],
      coins: [0, 3, 3],
    }).use('A', 'place:c3', 'bid:0', 'bid:1', 'bid:2');
    expect(turn.coins).toEqual([1, 4, 1]);
    expect(turn.events('consoled')).toEqual([{ players: [0, 1] }]);
  });

  it('RO-9.7 the rulebook example: a bid of 0 that the other cannot raise', () => {
    const turn = position({ ...threeEach, coins: [0, 0] });
    turn.use('A', 'place:a6').asks(0, 'bid').offers(['bid:0', 'pass']).play('bid:0');
    turn.asks(1, 'action');
    expect(turn.events('claimed')).toEqual(winner(0));
    expect(turn.coins).toEqual([0, 1]);
  });

  it('RO-9.7 bids are open', () => {
    const turn = position({ ...threeEach, coins: [5, 5] }).use('A', 'place:a6', 'bid:2');
    expect(turn.match.observe(1).question?.about).toEqual({ card: 'RO-L21', highest: 2 });
    expect(turn.events('bid')).toEqual([{ player: 0, coins: 2 }]);
  });

  it('RO-9.1 a tie of three', () => {
    const turn = position({
      seats: 3,
      map: ['....11', '....22', '......', '......', '......', '......'],
      coins: [1, 1, 1],
    }).use('A', 'place:c3');
    turn.asks(0, 'bid').play('bid:1').asks(1, 'action');
    expect(turn.events('passed')).toEqual([{ player: 1 }, { player: 2 }]);
    expect(turn.coins).toEqual([0, 2, 2]);
  });

  it('RO-9.1 a tie of four, possible only with stacks', () => {
    const turn = position({
      seats: 4,
      map: [
        '. . . . . .',
        '. . . . . .',
        '. . . . . .',
        '. . . . 12 3',
        '. . . . 12 3',
        '. . . . . .',
      ],
      coins: [0, 1, 2, 3],
    });
    turn.use('A', 'place:c6', 'bid:0', 'bid:1', 'bid:2', 'bid:3').asks(1, 'action');
    expect(turn.events('auction')).toMatchObject([{ players: [0, 1, 2, 3] }]);
    expect(turn.coins).toEqual([1, 2, 3, 0]);
  });

  it('RO-12.1 in the auction of the own turn a coin artifact may raise the bid', () => {
    const turn = position({
      ...threeEach,
      coins: [0, 5],
      ready: [['RO-A01', 'RO-A02'], ['RO-A03']],
    });
    turn.use('A', 'place:a6').asks(0, 'bid').offers(['bid:0', 'pass', 'artifact:COIN']);
    turn.play('artifact:COIN').offers(['bid:0', 'bid:1', 'pass', 'artifact:COIN']);
    turn.play('artifact:COIN', 'bid:2').asks(1, 'bid');
    // It is not the turn of seat 1, so its own artifact does not help.
    turn.offers(['bid:3', 'bid:4', 'bid:5', 'pass']).play('pass');
    expect(turn.coins).toEqual([0, 6]);
  });
});
