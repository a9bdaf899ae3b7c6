import { describe, expect, it } from 'vitest';
import { cardOf, idsOf, position } from './position.ts';

describe('completed cards', () => {
  it('RO-8.1 a card is complete when all six squares hold a token', () => {
    const five = position({ map: ['0.....', '00....', '00....', '......', '......', '......'] });
    five.use('B', 'place:f1').asks(1, 'action');
    expect(five.events()).not.toContain('claimed');
    five.use('B', 'place:b1');
    expect(five.events('claimed')).toMatchObject([{ card: 'RO-L01', slot: 0 }]);
  });

  it('RO-8.1 a card filled within a turn is not resolved before its end', () => {
    const turn = position({
      map: ['00....', '00....', '......', '......', '......', '......'],
      ready: [['RO-A05']],
    }).use('A', 'place:a3');
    turn.asks(0, 'extra').shows(['00....', '00....', '0000..', '......', '......', '......']);
    // A token moved off the card reopens it.
    turn.play('artifact:SHIFT', 'shift:b3:0').asks(1, 'action');
    expect(turn.events()).not.toContain('claimed');
    turn.shows(['00....', '00....', '0.00..', '.0....', '......', '......']);
  });

  it('RO-8.1 cards of an opponent’s turn are resolved as well', () => {
    const map = ['......', '......', '......', '......', '......', '......'];
    expect(position({ map, active: 1 }).use('A', 'place:a3').state.slots[0]).toBe(cardOf('RO-L01'));
    const full = ['11....', '11....', '......', '......', '......', '......'];
    const turn = position({ map: full, active: 1 }).use('A', 'place:a3');
    expect(idsOf(turn.player(1).faceUp)).toContain('RO-L01');
  });

  it('RO-8.2 several cards are resolved by ascending slot', () => {
    const turn = position({
      map: ['000000', '000000', '......', '......', '......', '......'],
      pile: ['RO-L30', 'RO-L31', 'RO-L32'],
    }).use('A', 'place:a3');
    expect(turn.events('claimed').map(({ slot }) => slot)).toEqual([0, 1]);
    expect(idsOf(turn.state.slots.slice(0, 3))).toEqual(['RO-L30', 'RO-L31', 'RO-L07']);
    turn.shows(['....00', '....00', '......', '......', '......', '......']);
  });

  it('RO-8.2 one card is finished before the next: its coin can be bid for the next', () => {
    // Slot 0 goes to seat 0 by five to one; slot 1 is tied. Seat 1 had no coin before.
    const turn = position({
      map: ['0100..', '0011..', '...1..', '......', '......', '......'],
      coins: [0, 0],
    });
    turn.use('A', 'place:a3').asks(0, 'bid');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, slot: 0 }]);
    expect(turn.coins[1]).toBe(1);
    turn.play('bid:0').asks(1, 'bid').offers(['bid:1', 'pass']).play('bid:1');
    expect(turn.events('claimed')).toMatchObject([{ slot: 0 }, { player: 1, slot: 1 }]);
  });

  it('RO-8.3 most tokens win the card, whoever’s turn it is', () => {
    const turn = position({ map: ['11....', '11....', '......', '......', '......', '......'] });
    turn.use('A', 'place:a3').asks(1, 'action');
    expect(turn.events('claimed')).toEqual([{ player: 1, card: 'RO-L01', slot: 0, tokens: 4 }]);
    expect(idsOf(turn.player(1).faceUp)).toContain('RO-L01');
  });

  it('RO-8.3 a tie goes to an auction', () => {
    const map = ['......', '......', '......', '11....', '1.....', '......'];
    position({ map, coins: [1, 1] })
      .use('B', 'place:b4')
      .asks(1, 'action');
    const tied = ['......', '......', '......', '11....', '10....', '......'];
    position({ map: tied, coins: [1, 1] })
      .use('A', 'place:a6')
      .asks(0, 'bid');
  });

  it('RO-8.4 all tokens on the card return to their owners, the others stay', () => {
    const turn = position({ map: ['11....', '11....', '......', '......', '......', '....11'] });
    expect(turn.tokens).toEqual([24, 18]);
    turn.use('A', 'place:a3');
    turn.shows(['......', '......', '..00..', '......', '......', '....11']);
    expect(turn.tokens).toEqual([22, 22]);
  });

  it('RO-8.5 the card arrives face up and lies like the owner’s other cards', () => {
    // RO-L17 is three in a row with a fourth above the right end; from the north it is turned round.
    const turn = position({
      slots: ['RO-L17', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L41', 'RO-L09'],
      map: ['11....', '11....', '......', '......', '......', '......'],
    });
    turn.use('A', 'place:a3').asks(1, 'action');
    expect(idsOf(turn.player(1).faceUp).at(-1)).toBe('RO-L17');
    turn.use('RO-L17', 'place:d5');
    turn.shows(['......', '......', '..00..', '......', '...111', '...1..']);
  });

  it('RO-8.5 it can be used from the winner’s next turn on', () => {
    const turn = position({ map: ['00....', '00....', '......', '......', '......', '......'] });
    turn.use('A', 'place:a3').asks(1, 'action').use('B', 'place:f4');
    turn.asks(0, 'action').offers(['use:RO-S-blue-B', 'use:RO-S-blue-C', 'use:RO-L01']);
  });

  it('RO-8.6 everyone else with a token there takes one coin, however many tokens it was', () => {
    const turn = position({
      seats: 4,
      map: ['33....', '33....', '......', '......', '......', '......'],
      coins: [0, 0, 0, 0],
    });
    // Two tokens of seat 0, which also takes the coin on b3; none of seats 1 and 2.
    turn.use('A', 'place:a3');
    expect(turn.coins).toEqual([2, 0, 0, 0]);
    expect(turn.events('consoled')).toEqual([{ players: [0] }]);
  });

  it('RO-8.7 the slot is filled with the top card of the pile', () => {
    const turn = position({
      map: ['00....', '00....', '......', '......', '......', '......'],
      pile: ['RO-L20', 'RO-L30'],
    }).use('A', 'place:a3');
    expect(idsOf(turn.state.slots)[0]).toBe('RO-L20');
    expect(idsOf(turn.state.pile)).toEqual(['RO-L30']);
    expect(turn.events('replaced')).toEqual([{ slot: 0, card: 'RO-L20' }]);
  });

  it('RO-8.8 the rulebook example: three tokens against one each of three opponents', () => {
    const turn = position({
      seats: 4,
      map: ['......', '......', '......', '......', '....12', '....30'],
      coins: [0, 0, 0, 0],
    });
    turn.use('A', 'place:c4').asks(1, 'action');
    expect(turn.coins).toEqual([0, 1, 1, 1]);
    expect(turn.events('claimed')).toEqual([{ player: 0, card: 'RO-L09', slot: 5, tokens: 3 }]);
    expect(turn.tokens).toEqual([22, 24, 24, 24]);
  });
});
