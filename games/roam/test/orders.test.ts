import { describe, expect, it } from 'vitest';
import { roam } from '../index.ts';
import { position, type Setting } from './position.ts';

/** Seat 0 completes slot 3 with the row a6 to d6, three tokens against three of seat 1. */
const threeEach: Setting = { map: ['......', '......', '......', '11....', '10....', '......'] };

describe('orders', () => {
  it('RO-9.3 bid so many coins, and pass where that is not enough', () => {
    const turn = position({ ...threeEach, coins: [3, 5] })
      .use('A', 'place:a6')
      .asks(0, 'bid');
    expect(turn.ordered()).toBeNull();
    expect(turn.ordered('bid:2')).toBe('bid:2');
    expect(turn.ordered('bid:1', 'bid:3')).toBe('bid:3');
    expect(turn.ordered('pass:bid')).toBe('pass');
    turn.play('bid:3').asks(1, 'bid');
    expect(turn.ordered('bid:3')).toBe('pass');
    expect(turn.ordered('bid:5')).toBe('bid:5');
    expect(turn.ordered('pass:bid', 'bid:4')).toBe('bid:4');
  });

  it('RO-11.4 buy nothing, where there are artifacts', () => {
    const plain = position({ coins: [3, 3] });
    const { orders } = roam;
    const keysOf = (state: typeof plain.state): string[] =>
      orders!.offered(state, 0).map(({ key }) => key);
    expect(keysOf(plain.state)).toEqual(['bid:1', 'bid:2', 'bid:3', 'pass:bid']);
    const rich = position({
      display: ['RO-A01', 'RO-A02', 'RO-A03', 'RO-A04'],
      coins: [9, 0],
      at: 'endOfTurn',
    });
    rich.asks(0, 'purchase');
    expect(rich.ordered('pass:purchase')).toBe('noPurchase');
  });

  it('last a round: as many turns as there are players', () => {
    const at = (turn: number, players: number): number => {
      const { state } = position({ seats: players });
      return roam.rounds!({ ...state, turn });
    };
    expect([1, 2, 3, 4].map((turn) => at(turn, 2))).toEqual([1, 1, 2, 2]);
    expect([4, 5].map((turn) => at(turn, 4))).toEqual([1, 2]);
  });
});
