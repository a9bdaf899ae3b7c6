import { describe, expect, it } from 'vitest';
import { artifactOf, cardOf, idsOf, opening, position, type Setting } from './position.ts';

const EMPTY = '......';
const SIX = ['RO-L10', 'RO-L11', 'RO-L12', 'RO-L13', 'RO-L14', 'RO-L15'];

describe('seats and directions', () => {
  it('RO-3.5 coins go by turn order, which goes clockwise by the edges chosen', () => {
    const game = opening(4, { edges: 'choose', artifacts: false });
    game.asks(0, 'edge').play('edge:S').refuses('edge:S', 'RO-2.8').play('edge:E');
    game.asks(2, 'edge').play('edge:N').asks(0, 'action');
    expect(game.state.order).toEqual([0, 3, 2, 1]);
    expect(game.coins).toEqual([0, 2, 1, 1]);
  });

  it('RO-3.5 three players: nothing, one coin, one coin', () => {
    expect(opening(3, { artifacts: false }).coins).toEqual([0, 1, 1]);
    expect(opening(2, { artifacts: false }).coins).toEqual([0, 1]);
  });

  it('RO-2.9 the corner with its optional square as it lies from the west', () => {
    const turn = position({ edges: 'SW', active: 1, coins: [0, 2] }).use('C', 'place:c3');
    turn.asks(1, 'extra').offers(['pay:c4', 'done']).play('pay:c4');
    turn.shows([EMPTY, EMPTY, '..11..', '..11..', EMPTY, EMPTY]);
  });

  it('RO-2.11 from the north optional squares hang over the western edge and cannot be had', () => {
    const turn = position({ active: 1, coins: [0, 9], faceUp: [undefined, ['RO-L39', 'A']] });
    turn.use('RO-L39', 'place:a1').asks(0, 'action');
    turn.shows(['1.....', '11....', '11....', EMPTY, EMPTY, EMPTY]);
  });

  it('RO-8.7 RO-2.5 a replacement in the north lies turned round', () => {
    // RO-L20 has two coins beside its scroll, on the left: b1 once it lies in slot 0.
    const turn = position({
      top: 'RO-L20',
      map: ['11....', '11....', '1.....', EMPTY, EMPTY, EMPTY],
    }).use('C', 'place:b3');
    expect(turn.events('claimed')).toMatchObject([{ player: 1, slot: 0, tokens: 5 }]);
    expect(turn.state.slots[0]).toBe(cardOf('RO-L20'));
    const before = turn.coins[1];
    turn.asks(1, 'action').use('B', 'place:b1');
    expect(turn.coins[1] - before).toBe(2);
  });
});

describe('placing', () => {
  it('RO-6.4 own and foreign tokens are skipped, all the rest is placed', () => {
    const turn = position({
      map: [EMPTY, EMPTY, EMPTY, '.0.1..', EMPTY, EMPTY],
      coins: [0, 0],
    }).use('A', 'place:b4');
    turn.asks(1, 'action').shows([EMPTY, EMPTY, EMPTY, '.0010.', EMPTY, EMPTY]);
    expect(turn.tokens).toEqual([21, 23]);
  });

  it('RO-6.5 a place without a free normal square is refused while coins are missing', () => {
    const map = [EMPTY, EMPTY, '..11..', '..1...', EMPTY, EMPTY];
    position({ map, coins: [1, 0] })
      .use('C')
      .refuses('place:c3', 'RO-6.5');
    // With two coins the optional square makes it a place, and then it must be bought.
    const turn = position({ map, coins: [2, 0] })
      .use('C', 'place:c3')
      .asks(1, 'action');
    turn.shows([EMPTY, EMPTY, '..11..', '..10..', EMPTY, EMPTY]);
    expect(turn.coins[0]).toBe(0);
  });

  it('RO-6.7 RO-7.4 a coin found by the normal squares pays for the optional one', () => {
    // c2 shows a coin.
    const turn = position({ coins: [1, 0] }).use('C', 'place:c1');
    turn.asks(0, 'extra').offers(['pay:d2', 'done']).play('pay:d2');
    expect(turn.coins[0]).toBe(0);
    position({ coins: [0, 0] })
      .use('C', 'place:c1')
      .asks(1, 'action');
  });

  it('RO-7.4 two coins buy a square that shows two, and these the next', () => {
    const slots = ['RO-L01', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L20', 'RO-L08'];
    const turn = position({ slots, faceUp: [['RO-L32', 'A']], coins: [2, 0] });
    // RO-L20 shows two coins on c6, RO-L08 one on e4: three coins for two squares.
    turn.use('RO-L32', 'place:c4').offers(['pay:c6', 'pay:e6', 'done']);
    expect(turn.coins[0]).toBe(3);
    turn.play('pay:c6').offers(['pay:e6', 'done']).play('pay:e6');
    turn.shows([EMPTY, EMPTY, EMPTY, '..000.', '...0..', '..000.']);
    expect(turn.coins[0]).toBe(1);
  });

  it('RO-7.3 a taken optional square is not for sale, the other one is', () => {
    const turn = position({
      map: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, '..1...'],
      faceUp: [['RO-L32', 'A']],
      coins: [9, 0],
    }).use('RO-L32', 'place:c4');
    turn.refuses('pay:c6', 'RO-7.3').offers(['pay:e6', 'done']).play('done').asks(1, 'action');
  });

  it('RO-6.9 one token for two squares: either; none is left to buy with', () => {
    const turn = position({
      map: [EMPTY, EMPTY, '..1...', EMPTY, EMPTY, EMPTY],
      tokens: [1, 23],
      coins: [9, 0],
    }).use('C', 'place:c3');
    turn.asks(0, 'scarce').offers(['token:d3', 'token:c4']).play('token:c4').asks(1, 'action');
    turn.shows([EMPTY, EMPTY, '..1...', '..0...', EMPTY, EMPTY]);
    expect([turn.tokens[0], turn.coins[0]]).toEqual([0, 9]);
  });

  it('RO-6.9 RO-8.4 the last token completes a card, and six come home', () => {
    const turn = position({
      map: ['00....', '00....', '0.....', EMPTY, EMPTY, EMPTY],
      tokens: [1, 24],
    }).use('B', 'place:b1');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, tokens: 6 }]);
    expect(turn.tokens).toEqual([6, 24]);
    expect(turn.events()).not.toContain('consoled');
  });
});

describe('completed cards', () => {
  it('RO-8.3 RO-8.6 who fills the last squares of a card of another gets one coin for two tokens', () => {
    const turn = position({
      seats: 3,
      map: [EMPTY, EMPTY, EMPTY, '11....', '11....', EMPTY],
    }).use('A', 'place:a6');
    expect(turn.events('claimed')).toMatchObject([{ player: 1, slot: 3, tokens: 4 }]);
    expect(turn.events('consoled')).toEqual([{ players: [0] }]);
    expect(turn.coins).toEqual([1, 0, 0]);
    expect(idsOf(turn.player(1).faceUp)).toContain('RO-L21');
  });

  it('RO-8.8 three tokens against one each of three others: the card, and a coin for each of them', () => {
    const turn = position({
      seats: 4,
      map: [EMPTY, EMPTY, EMPTY, '12....', '30....', EMPTY],
    }).use('A', 'place:a6');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, tokens: 3 }]);
    expect(turn.coins).toEqual([0, 1, 1, 1]);
    expect(turn.tokens).toEqual([22, 24, 24, 24]);
  });

  it('RO-9.3 three tied with two tokens each: one bid each, the last one outbids', () => {
    const turn = position({
      seats: 3,
      map: [EMPTY, EMPTY, EMPTY, '12....', '21....', EMPTY],
      coins: [2, 2, 3],
    }).use('A', 'place:a6', 'bid:1');
    turn.asks(1, 'bid').offers(['bid:2', 'pass']).play('bid:2').asks(2, 'bid');
    turn.offers(['bid:3', 'pass']).play('bid:3').asks(1, 'action');
    // Both losers of the auction are consoled.
    expect(turn.coins).toEqual([3, 3, 0]);
  });

  it('RO-9.3 a player without coins may bid nothing first, but not raise', () => {
    const tie: Setting = { map: [EMPTY, EMPTY, EMPTY, '11....', '10....', EMPTY] };
    const first = position({ ...tie, coins: [0, 0] }).use('A', 'place:a6');
    first.asks(0, 'bid').offers(['bid:0', 'pass']).play('bid:0').asks(1, 'action');
    expect(first.events('claimed')).toMatchObject([{ player: 0 }]);
    const passed = position({ ...tie, coins: [0, 0] }).use('A', 'place:a6', 'pass');
    passed.asks(1, 'bid').offers(['bid:0', 'pass']).play('bid:0');
    expect(passed.events('claimed')).toMatchObject([{ player: 1 }]);
  });

  it('RO-8.2 RO-9.6 the consolation of one card is bid for the next', () => {
    const turn = position({
      map: [EMPTY, EMPTY, EMPTY, '1111..', '1110..', EMPTY],
      coins: [0, 0],
    }).use('A', 'place:a6');
    expect(turn.events('claimed')).toMatchObject([{ player: 1, slot: 3 }]);
    turn.asks(0, 'bid').offers(['bid:0', 'bid:1', 'pass']).play('bid:1').asks(1, 'action');
    expect(turn.events('claimed')).toMatchObject([{ slot: 3 }, { player: 0, slot: 4 }]);
    expect(turn.coins).toEqual([0, 1]);
  });

  it('RO-9.6 RO-11.4 what the auction leaves and the consolation pay for an artifact', () => {
    const turn = position({
      map: [EMPTY, EMPTY, EMPTY, '11....', '10....', EMPTY],
      coins: [2, 2],
      display: ['RO-A01', 'RO-A05', 'RO-A13', 'RO-A21'],
    }).use('A', 'place:a6', 'bid:0', 'bid:1');
    turn.asks(0, 'purchase').offers(['buy:RO-A01', 'noPurchase']).play('buy:RO-A01');
    expect(turn.coins).toEqual([0, 1]);
    expect(turn.player(0).ready).toEqual([artifactOf('RO-A01')]);
  });

  it('RO-12.1 a COIN of the active player helps its bid; that of another does not', () => {
    const tie: Setting = {
      map: [EMPTY, EMPTY, EMPTY, '11....', '10....', EMPTY],
      coins: [0, 1],
      display: ['RO-A24'],
      stack: [],
    };
    const turn = position({ ...tie, ready: [['RO-A01'], ['RO-A02']] }).use('A', 'place:a6');
    turn.asks(0, 'bid').play('artifact:COIN').play('bid:1').asks(1, 'action');
    expect(turn.events('claimed')).toMatchObject([{ player: 0 }]);
    expect(turn.player(1).ready).toEqual([artifactOf('RO-A02')]);
  });
});

describe('refresh and rest', () => {
  it('RO-5.6 a card won on the turn of another stands in the way of the free refresh', () => {
    const turn = position({
      map: ['11....', '11....', EMPTY, EMPTY, EMPTY, EMPTY],
      faceUp: [undefined, []],
      coins: [0, 1],
    }).use('A', 'place:a3');
    turn.asks(1, 'action').offers(['use:RO-L01', 'rest']).play('rest');
    expect(turn.coins[1]).toBe(0);
    expect(turn.player(1).faceUp).toHaveLength(4);
    turn.refuses('rest', 'RO-5.4');
  });

  it('RO-5.6 without a coin only the new card can be used, and then the refresh is free', () => {
    const turn = position({
      map: ['11....', '11....', EMPTY, EMPTY, EMPTY, EMPTY],
      faceUp: [undefined, []],
    }).use('A', 'place:a3');
    turn.use('RO-L01').asks(1, 'placing').play('place:d1').use('B', 'place:f1');
    turn.asks(1, 'action');
    expect(turn.player(1).faceUp).toHaveLength(4);
    expect(turn.events('refreshed')).toEqual([{ player: 1 }]);
  });

  it('RO-5.3 RO-5.5 a rest for the sake of an artifact costs a coin for each adventurer', () => {
    const tired: Setting = { spent: [['RO-A05']], ready: [['RO-A01']] };
    position({ ...tired, coins: [2, 0] }).refuses('rest', 'RO-5.2');
    // The COIN pays a part, and comes back with the rest.
    const turn = position({ ...tired, coins: [2, 0] }).play('artifact:COIN', 'rest');
    expect(turn.coins[0]).toBe(0);
    expect(turn.player(0).ready).toHaveLength(2);
    expect(turn.player(0).spent).toEqual([]);
  });

  it('RO-5.3 with everything face up there is nothing to rest for', () => {
    position({ coins: [9, 9], ready: [['RO-A05']] }).refuses('rest', 'RO-5.3');
  });

  it('RO-12.5 FLIP for the refresh, and again after the use', () => {
    const turn = position({ faceUp: [['B']], ready: [['RO-A17']] });
    turn.play('artifact:FLIP', 'flip:RO-S-blue-B').use('A', 'place:a6').asks(0, 'extra');
    turn.play('artifact:FLIP', 'flip:RO-S-blue-A').asks(1, 'action');
    expect(turn.player(0).faceUp).toHaveLength(3);
    expect(turn.events('artifact')).toHaveLength(2);
  });
});

describe('artifacts on the map', () => {
  it('RO-12.2 SHIFT keeps a card open that another would win', () => {
    const turn = position({
      map: ['11....', '11....', '1.....', EMPTY, EMPTY, EMPTY],
      ready: [['RO-A05']],
    }).use('C', 'place:b3');
    turn.asks(0, 'extra').play('artifact:SHIFT', 'shift:a3:1').asks(1, 'action');
    expect(turn.events('shifted')).toMatchObject([{ from: 'a3', to: 'a4' }]);
    expect(turn.events()).not.toContain('claimed');
  });

  it('RO-12.2 SHIFT onto a coin pays nothing; a token placed there later does', () => {
    const turn = position({
      map: [EMPTY, '.0....', EMPTY, EMPTY, EMPTY, EMPTY],
      ready: [['RO-A05', 'RO-A06']],
    }).play('artifact:SHIFT', 'to:c2');
    expect(turn.coins[0]).toBe(0);
    turn.play('artifact:SHIFT', 'to:d2').use('B', 'place:c1');
    expect(turn.coins[0]).toBe(1);
  });

  it('RO-12.6 RO-8.3 SWAP evens a full card, and the auction follows', () => {
    const turn = position({
      map: ['11....', '10....', '1.....', EMPTY, EMPTY, EMPTY],
      ready: [['RO-A21']],
    }).use('B', 'place:b1');
    // Four against two as it lies; b1 is covered and foreign.
    turn.asks(0, 'extra').play('swap:b1:1').asks(0, 'bid').play('bid:0');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, tokens: 3 }]);
    expect(turn.tokens).toEqual([24, 24]);
  });

  it('RO-12.4 FILL and coins on the two optional squares of one use', () => {
    const turn = position({ faceUp: [['RO-L32', 'A']], ready: [['RO-A13']], coins: [2, 0] });
    turn.use('RO-L32', 'place:c2').play('fill:c4', 'pay:e4').asks(1, 'action');
    turn.shows([EMPTY, '..000.', '...0..', '..000.', EMPTY, EMPTY]);
    expect(turn.player(0).ready).toEqual([]);
  });

  it('RO-12.3 ROTATE from the west: half a turn from the print', () => {
    const turn = position({
      edges: 'SW',
      active: 1,
      ready: [[], ['RO-A09']],
      coins: [0, 2],
    }).use('C', 'artifact:ROTATE', 'place:d3');
    turn.offers(['pay:c3', 'done']).shows([EMPTY, EMPTY, '...1..', '..11..', EMPTY, EMPTY]);
  });

  it('RO-11.4 RO-11.8 one artifact a turn; a display that cannot be filled shrinks', () => {
    const turn = position({
      display: ['RO-A01', 'RO-A09'],
      stack: [],
      coins: [9, 9],
    }).use('A', 'place:a6');
    turn.asks(0, 'purchase').play('buy:RO-A09').asks(1, 'action').use('B', 'place:f1');
    turn.asks(1, 'purchase').offers(['buy:RO-A01', 'noPurchase']).play('noPurchase');
    // Bought a turn ago, it can be used now.
    turn.asks(0, 'action').use('C');
    expect(turn.offered).toContain('artifact:ROTATE');
  });
});

describe('the patrol card', () => {
  const ring: Setting = {
    variant: { patrol: true },
    map: [EMPTY, '.000..', '.010..', '.0.0..', EMPTY, EMPTY],
  };

  it('RO-13.1 the eighth token is moved in', () => {
    const turn = position({ ...ring, ready: [['RO-A05']] });
    expect(turn.state.patrol).toBe(-1);
    turn.play('artifact:SHIFT', 'shift:d4:0', 'to:d5');
    expect(turn.state.patrol).toBe(-1);
    turn.use('A', 'place:a4');
    expect(turn.state.patrol).toBe(0);
  });

  it('RO-13.3 who closes the ring of another leaves the card to the next own turn of that player', () => {
    // Seat 1 moves the last token of seat 0 into place, but only seat 0's own move counts.
    const turn = position({
      ...ring,
      map: [EMPTY, '.000..', '.010..', '.0.0..', '..0...', EMPTY],
      active: 1,
      ready: [[], ['RO-A05']],
    }).play('artifact:SHIFT', 'shift:c5:0', 'to:c4');
    expect(turn.state.patrol).toBe(-1);
    turn.use('B', 'place:f1').asks(0, 'action').use('B', 'place:a1');
    expect(turn.state.patrol).toBe(0);
  });

  it('RO-13.1 an own token in the ring, or a card taken already, gives nothing', () => {
    const own = [EMPTY, '.000..', '.000..', '.0.0..', EMPTY, EMPTY];
    expect(position({ ...ring, map: own }).use('B', 'place:c4').state.patrol).toBe(-1);
    const taken = position({ ...ring, patrol: 1 }).use('B', 'place:c4');
    expect(taken.state.patrol).toBe(1);
  });

  it('RO-13.3 it is taken before the card under the ring is cleared', () => {
    const turn = position({
      variant: { patrol: true },
      map: ['.000..', '.010..', '..00..', EMPTY, EMPTY, EMPTY],
    }).use('B', 'place:b3');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, slot: 1, tokens: 5 }]);
    expect(turn.state.patrol).toBe(0);
  });
});

describe('the advanced variant', () => {
  it('RO-14.3 a stack decides the majority; all tokens come home', () => {
    const turn = position({
      map: [
        '01 1 . . . .',
        '01 1 . . . .',
        '1 . . . . .',
        '. . . . . .',
        '. . . . . .',
        '. . . . . .',
      ],
    }).use('B', 'place:b1');
    // Two tokens and three new ones of seat 0 against five of seat 1: an auction.
    turn.asks(0, 'bid').play('bid:0');
    expect(turn.events('claimed')).toMatchObject([{ player: 0, tokens: 5 }]);
    expect(turn.tokens).toEqual([24, 24]);
  });

  it('RO-14.5 SHIFT stacks a token and leaves a card open again; no coins', () => {
    const turn = position({
      map: [
        '0 1 . . . .',
        '0 1 . . . .',
        '0 . . . . .',
        '. . . . . .',
        '. . . . . .',
        '. . . . . .',
      ],
      variant: { advanced: true },
      ready: [['RO-A05']],
    }).play('artifact:SHIFT', 'shift:b2:1', 'to:b1');
    turn.use('C', 'place:b3').asks(1, 'action');
    expect(turn.events()).not.toContain('claimed');
    // Only the coin of b3.
    expect(turn.coins[0]).toBe(1);
  });

  it('RO-14.1 a third token does not fit, whoever owns the two', () => {
    const turn = position({
      map: [
        '00 . . . . .',
        '01 . . . . .',
        '1 . . . . .',
        '. . . . . .',
        '. . . . . .',
        '. . . . . .',
      ],
    }).use('B', 'place:a1');
    turn.shows([
      '00 . . . . .',
      '01 . . . . .',
      '01 . . . . .',
      '. . . . . .',
      '. . . . . .',
      '. . . . . .',
    ]);
    expect(turn.tokens).toEqual([20, 22]);
  });
});

describe('the end', () => {
  it('RO-10.1 the tenth card by an auction on the turn of the last player ends the game at once', () => {
    const turn = position({
      active: 1,
      map: [EMPTY, EMPTY, EMPTY, '00....', '01....', EMPTY],
      faceUp: [['A', 'B', 'C', ...SIX]],
      coins: [1, 0],
    }).use('A', 'place:a6', 'bid:0');
    turn.asks(0, 'bid').play('bid:1');
    expect(turn.over).toBe(true);
    expect(turn.events('ending')).toEqual([{ player: 0 }]);
    expect(turn.coins).toEqual([0, 1]);
  });

  it('RO-10.3 RO-10.4 an artifact bought in the very last turn counts', () => {
    const turn = position({
      active: 1,
      ending: true,
      coins: [0, 6],
      display: ['RO-A04'],
      stack: [],
    }).use('A', 'place:a6');
    turn.asks(1, 'purchase').play('buy:RO-A04');
    expect(turn.result).toEqual({ scores: [0, 3], places: [2, 1] });
  });

  it('RO-10.6 a round of purchases and coins without a token is the last', () => {
    const turn = position({
      tokens: [0, 0],
      stirred: false,
      coins: [3, 0],
      display: ['RO-A01'],
      stack: [],
      ready: [[], ['RO-A02']],
    }).use('A');
    turn.play('buy:RO-A01').asks(1, 'action').play('artifact:COIN').use('A');
    expect(turn.over).toBe(true);
    expect(turn.result?.scores).toEqual([1, 1]);
  });

  it('RO-15.3 without a pile the slot is a hole: no normal square, no token moved in', () => {
    const turn = position({
      pile: [],
      map: ['00....', '00....', '0.1...', EMPTY, EMPTY, EMPTY],
      ready: [[], ['RO-A05']],
      coins: [0, 9],
    }).use('B', 'place:b1');
    expect(turn.events('vacant')).toEqual([{ slot: 0 }]);
    turn.asks(1, 'action').play('artifact:SHIFT').asks(1, 'shiftTo');
    turn.refuses('to:b3', 'RO-15.3').offers(['to:c2', 'to:d3', 'to:c4']).play('to:c2');
    turn.use('A').refuses('place:a1', 'RO-15.3').play('place:c1');
  });
});
