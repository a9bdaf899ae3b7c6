import { describe, expect, it } from 'vitest';
import { idsOf, position, type Setting } from './position.ts';

const EMPTY = '. . . . . .';
const advanced: Setting = { variant: { advanced: true } };

describe('two tokens to a square', () => {
  it('RO-14.1 a second token may lie on one, foreign or own; two make the square full', () => {
    const turn = position({ map: [EMPTY, EMPTY, EMPTY, '0 1 01 . . .', EMPTY, EMPTY] });
    turn.use('A', 'place:a4').shows([EMPTY, EMPTY, EMPTY, '00 01 01 0 . .', EMPTY, EMPTY]);
    expect(turn.tokens).toEqual([19, 22]);
  });

  it('RO-14.1 a position over full squares only places nothing', () => {
    const turn = position({ map: [EMPTY, EMPTY, EMPTY, '00 11 01 01 1 .', EMPTY, EMPTY] });
    turn.use('A').refuses('place:a4', 'RO-6.5').play('place:b4');
    turn.shows([EMPTY, EMPTY, EMPTY, '00 11 01 01 01 .', EMPTY, EMPTY]);
  });

  it('RO-14.1 an optional square with one token can be bought, with two it is taken', () => {
    const one = [EMPTY, EMPTY, EMPTY, '. . . 1 . .', EMPTY, EMPTY];
    position({ ...advanced, map: one, coins: [2] })
      .use('C', 'place:c3')
      .offers(['pay:d4', 'done'])
      .play('pay:d4')
      .shows([EMPTY, EMPTY, '. . 0 0 . .', '. . 0 01 . .', EMPTY, EMPTY]);
    const two = [EMPTY, EMPTY, EMPTY, '. . . 11 . .', EMPTY, EMPTY];
    position({ map: two, faceUp: [['RO-L18', 'A']], coins: [2] })
      .use('RO-L18', 'place:c3')
      .refuses('pay:d4', 'RO-7.3');
  });

  it('RO-14.2 one use puts at most one token on a square', () => {
    const turn = position({ ...advanced, faceUp: [['RO-L18', 'A']], coins: [9] });
    turn.use('RO-L18', 'place:c3', 'pay:d4').offers(['pay:d5', 'done']);
    turn.refuses('pay:d4', 'RO-14.2');
    turn.shows([EMPTY, EMPTY, '. . 0 0 . .', '. . 0 0 . .', '. . 0 . . .', EMPTY]);
  });

  it('RO-14.2 a replacement counts as the one token', () => {
    const one = [EMPTY, EMPTY, EMPTY, '. . . 1 . .', EMPTY, EMPTY];
    const stacked: Setting = { ...advanced, map: one, faceUp: [['RO-L18', 'A']], coins: [9] };
    const optional = position({ ...stacked, ready: [['RO-A21']] });
    optional.use('RO-L18', 'place:c3', 'swapPay:d4:1').offers(['pay:d5', 'done']);
    optional.refuses('pay:d4', 'RO-14.2');
    const paid = position({ ...stacked, ready: [['RO-A21']] });
    paid.use('RO-L18', 'place:c3', 'pay:d4').offers(['pay:d5', 'done']);
    // A second replacement on the same square brings no second token.
    const two = [EMPTY, EMPTY, '. . 11 . . .', EMPTY, EMPTY, EMPTY];
    const normal = position({ map: two, ready: [['RO-A21', 'RO-A22']] }).use('C', 'place:c3');
    normal.play('swap:c3:1', 'swap:c3:1').asks(1, 'action');
    normal.shows([EMPTY, EMPTY, '. . 0 0 . .', '. . 0 . . .', EMPTY, EMPTY]);
    expect(normal.tokens).toEqual([21, 24]);
  });

  it('RO-14.2 the next use may stack', () => {
    const turn = position(advanced).use('B', 'place:a1').use('B', 'place:a1').use('A', 'place:a1');
    turn.shows(['01 0 0 0 . .', '01 . . . . .', '01 . . . . .', EMPTY, EMPTY, EMPTY]);
  });

  it('RO-14.3 a card is complete with at least one token on each square', () => {
    const turn = position({
      ...advanced,
      map: ['0 0 . . . .', '0 1 . . . .', EMPTY, EMPTY, EMPTY, EMPTY],
    }).use('A', 'place:a3');
    expect(turn.events('claimed')).toEqual([{ player: 0, card: 'RO-L01', slot: 0, tokens: 5 }]);
    expect(turn.tokens).toEqual([22, 24]);
  });

  it('RO-14.3 not while a square is empty, however many tokens lie on the others', () => {
    const turn = position({
      map: ['00 00 . . . .', '00 11 . . . .', '11 . . . . .', EMPTY, EMPTY, EMPTY],
    });
    turn.use('B', 'place:f4').asks(1, 'action');
    expect(turn.events()).not.toContain('claimed');
  });

  it('RO-14.3 all tokens of the stacks count for the majority', () => {
    const turn = position({
      map: ['01 01 . . . .', '11 1 . . . .', EMPTY, EMPTY, EMPTY, EMPTY],
    }).use('A', 'place:a3');
    // Four of seat 0 against five of seat 1.
    expect(turn.events('claimed')).toMatchObject([{ player: 1, tokens: 5 }]);
    expect(idsOf(turn.player(1).faceUp)).toContain('RO-L01');
    expect(turn.tokens).toEqual([22, 24]);
  });

  it('RO-14.3 ties are settled as usual', () => {
    const turn = position({
      map: ['01 01 . . . .', '1 1 . . . .', EMPTY, EMPTY, EMPTY, EMPTY],
      coins: [0, 2],
    }).use('A', 'place:a3');
    turn.asks(0, 'bid').play('bid:0').asks(1, 'bid').offers(['bid:1', 'bid:2', 'pass']);
  });

  it('RO-14.4 the second token on a coin square collects the coins too', () => {
    const map = [EMPTY, EMPTY, EMPTY, EMPTY, '. . . . 1 0', EMPTY];
    expect(position({ ...advanced, map }).use('C', 'place:e5').coins).toEqual([2, 0]);
  });

  it('RO-14.5 SHIFT moves either token of a stack', () => {
    const map = [EMPTY, EMPTY, '. . 01 . . .', EMPTY, '11 . . . . .', EMPTY];
    const turn = position({ map, ready: [['RO-A05']] }).play('artifact:SHIFT');
    turn.offers(['shift:c3:0', 'shift:c3:1', 'shift:a5:1']).play('shift:c3:1', 'to:c4');
    turn.shows([EMPTY, EMPTY, '. . 0 . . .', '. . 1 . . .', '11 . . . . .', EMPTY]);
  });

  it('RO-14.5 SHIFT moves onto a square with fewer than two tokens', () => {
    const map = [EMPTY, EMPTY, '. . 0 1 . .', '. . 01 . . .', EMPTY, EMPTY];
    const turn = position({ map, ready: [['RO-A05']] }).play('artifact:SHIFT', 'shift:c3:0');
    turn.offers(['to:c2', 'to:b3', 'to:d3']).refuses('to:c4', 'RO-12.2').play('to:d3');
    turn.shows([EMPTY, EMPTY, '. . . 01 . .', '. . 01 . . .', EMPTY, EMPTY]);
  });

  it('RO-14.5 SWAP replaces a token of a full stack, coins collected', () => {
    const map = [EMPTY, '. . 11 . . .', EMPTY, EMPTY, EMPTY, EMPTY];
    const turn = position({ map, ready: [['RO-A21']] }).use('C', 'place:c2');
    turn.offers(['swap:c2:1', 'done']).play('swap:c2:1');
    turn.shows([EMPTY, '. . 01 0 . .', '. . 0 . . .', EMPTY, EMPTY, EMPTY]);
    expect([turn.coins, turn.tokens]).toEqual([
      [1, 0],
      [21, 23],
    ]);
  });

  it('RO-14.5 an own earlier token below is no hindrance', () => {
    const map = [EMPTY, EMPTY, '. . 01 . . .', EMPTY, EMPTY, EMPTY];
    const turn = position({ map, ready: [['RO-A21']] }).use('C', 'place:c3', 'swap:c3:1');
    turn.shows([EMPTY, EMPTY, '. . 00 0 . .', '. . 0 . . .', EMPTY, EMPTY]);
    expect(turn.tokens).toEqual([20, 24]);
  });

  it('RO-14.5 SWAP chooses whose token of a stack goes', () => {
    const map = [EMPTY, EMPTY, '. . 12 . . .', EMPTY, EMPTY, EMPTY];
    const turn = position({ seats: 3, map, ready: [['RO-A21']] }).use('C', 'place:c3');
    turn.offers(['swap:c3:1', 'swap:c3:2', 'done']).play('swap:c3:2');
    turn.shows([EMPTY, EMPTY, '. . 01 0 . .', '. . 0 . . .', EMPTY, EMPTY]);
  });

  it('RO-14.5 on a square just stacked the new token takes the place of the foreign one', () => {
    // No second token is needed, and the coin on c2 is not paid twice.
    const map = [EMPTY, '. . 1 . . .', EMPTY, EMPTY, EMPTY, EMPTY];
    const turn = position({ ...advanced, map, tokens: [3], ready: [['RO-A21']] });
    turn.use('C', 'place:c2').offers(['swap:c2:1', 'done']).play('swap:c2:1');
    turn.shows([EMPTY, '. . 0 0 . .', '. . 0 . . .', EMPTY, EMPTY, EMPTY]);
    expect([turn.coins, turn.tokens]).toEqual([
      [1, 0],
      [0, 24],
    ]);
  });

  it('RO-14.5 where the new token has been moved away, SWAP takes one from the supply', () => {
    const map = [EMPTY, EMPTY, '. . 1 . . .', EMPTY, EMPTY, EMPTY];
    const turn = position({ ...advanced, map, ready: [['RO-A05', 'RO-A21']] }).use('C', 'place:c3');
    turn.play('artifact:SHIFT', 'shift:c3:0', 'to:b3', 'swap:c3:1');
    turn.shows([EMPTY, EMPTY, '. 0 0 0 . .', '. . 0 . . .', EMPTY, EMPTY]);
    expect(turn.tokens).toEqual([20, 24]);
  });

  it('RO-14.5 SWAP on an optional square with a token is paid for', () => {
    const map = [EMPTY, EMPTY, EMPTY, '. . . 1 . .', EMPTY, EMPTY];
    const turn = position({ ...advanced, map, ready: [['RO-A21']], coins: [2] });
    turn.use('C', 'place:c3').offers(['pay:d4', 'swapPay:d4:1', 'done']).play('swapPay:d4:1');
    turn.shows([EMPTY, EMPTY, '. . 0 0 . .', '. . 0 0 . .', EMPTY, EMPTY]);
  });
});
