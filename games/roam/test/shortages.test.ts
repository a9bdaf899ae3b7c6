import { describe, expect, it } from 'vitest';
import { idsOf, position, type Setting } from './position.ts';

const EMPTY = '......';

/** The north-western card is gone: a1 to b3 no longer belong to the map. */
const gap: Setting = {
  slots: ['-', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L41', 'RO-L09'],
  pile: [],
};

describe('shortages', () => {
  it('RO-15.1 coins never run out', () => {
    const turn = position({ coins: [1000, 1000], ready: [['RO-A01']] }).play('artifact:COIN');
    expect(turn.coins).toEqual([1001, 1000]);
  });

  it('RO-15.1 what has run out is unavailable: tokens, landscapes, artifacts', () => {
    const turn = position({
      map: ['00....', '00....', EMPTY, EMPTY, EMPTY, EMPTY],
      pile: [],
      display: ['RO-A01'],
      stack: [],
      coins: [2],
      tokens: [4],
    });
    turn.use('A', 'place:a3').asks(0, 'purchase').play('buy:RO-A01');
    expect([turn.state.slots[0], turn.state.display]).toEqual([-1, []]);
    expect(turn.tokens[0]).toBe(6);
  });

  it('RO-15.2 without tokens the turn goes on, with too few the player chooses', () => {
    const none = position({ tokens: [0] })
      .use('B')
      .asks(1, 'action');
    expect(idsOf(none.player(0).faceDown)).toEqual(['RO-S-blue-B']);
    position({ tokens: [1] })
      .use('B', 'place:c3')
      .asks(0, 'scarce')
      .offers(['token:c3', 'token:c4', 'token:c5'])
      .play('token:c4')
      .shows([EMPTY, EMPTY, EMPTY, '..0...', EMPTY, EMPTY]);
  });

  it('RO-15.2 without a token in supply no artifact places one either', () => {
    // After the normal squares the supply is empty: no FILL, no SWAP.
    const map = [EMPTY, EMPTY, '...1..', EMPTY, EMPTY, EMPTY];
    position({ map, tokens: [2], ready: [['RO-A13', 'RO-A21', 'RO-A17']], coins: [9] })
      .use('C', 'place:c3')
      .offers(['artifact:FLIP', 'done'])
      .refuses('fill:d4', 'RO-6.9')
      .refuses('pay:d4', 'RO-6.9');
  });

  it('RO-15.3 with an empty pile the slot stays vacant', () => {
    const map = ['00....', '00....', EMPTY, EMPTY, EMPTY, EMPTY];
    const turn = position({ map, pile: [] }).use('A', 'place:a3').asks(1, 'action');
    expect(turn.state.slots[0]).toBe(-1);
    expect(turn.events('vacant')).toEqual([{ slot: 0 }]);
    turn.shows([EMPTY, EMPTY, '..00..', EMPTY, EMPTY, EMPTY]);
    // A vacant slot is not complete: it is not resolved a second time.
    turn.use('B', 'place:f1');
    expect(turn.events('claimed')).toHaveLength(1);
  });

  it('RO-15.3 normal squares may not lie there', () => {
    const turn = position(gap)
      .use('A')
      .refuses('place:a1', 'RO-15.3')
      .refuses('place:b3', 'RO-15.3');
    turn.refuses('place:d1', 'RO-2.11');
    turn.offers(
      ['c1', 'c2', 'c3', 'a4', 'b4', 'c4', 'a5', 'b5', 'c5', 'a6', 'b6', 'c6'].map(
        (s) => `place:${s}`,
      ),
    );
  });

  it('RO-15.3 optional squares may hang over it, but cannot be filled', () => {
    // From the north RO-L02 is a column of three with two optional squares on its left.
    const turn = position({
      ...gap,
      edges: 'NS',
      faceUp: [['RO-L02', 'A']],
      coins: [9],
      ready: [['RO-A13', 'RO-A17']],
    });
    turn.use('RO-L02', 'place:c1').offers(['artifact:FLIP', 'done']);
    turn.refuses('pay:b1', 'RO-15.3').refuses('fill:b3', 'RO-15.3');
    const below = position({ ...gap, edges: 'NS', faceUp: [['RO-L02', 'A']], coins: [9] });
    below.use('RO-L02', 'place:c2').offers(['pay:b4', 'done']);
    below.refuses('pay:b2', 'RO-15.3');
  });

  it('RO-15.3 tokens cannot be shifted there', () => {
    const map = [EMPTY, EMPTY, '..0...', '0.....', EMPTY, EMPTY];
    const turn = position({ ...gap, map, ready: [['RO-A05']] }).play('artifact:SHIFT');
    turn.play('shift:c3:0').offers(['to:c2', 'to:d3', 'to:c4']).refuses('to:b3', 'RO-15.3');
    position({ ...gap, map, ready: [['RO-A05']] })
      .play('artifact:SHIFT', 'shift:a4:0')
      .offers(['to:b4', 'to:a5'])
      .refuses('to:a3', 'RO-15.3');
  });

  it('RO-15.3 a token walled in by gaps and tokens cannot be moved', () => {
    const map = [EMPTY, EMPTY, EMPTY, '01....', '1.....', EMPTY];
    const turn = position({ ...gap, map, ready: [['RO-A05']] }).play('artifact:SHIFT');
    turn.offers(['shift:b4:1', 'shift:a5:1']);
  });

  it('RO-15.3 the other vacant slots are counted in the same way', () => {
    const turn = position({
      ...gap,
      slots: ['RO-L01', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L41', '-'],
    });
    turn.use('B').refuses('place:e2', 'RO-15.3').refuses('place:f4', 'RO-15.3');
    expect(turn.offered).toHaveLength(24 - 2 * 3);
  });

  it('RO-15.4 an adventurer that fits nowhere is turned down and places nothing', () => {
    // Only one card is left, two squares wide: a row of four does not fit.
    const turn = position({ slots: ['RO-L01', '-', '-', '-', '-', '-'], pile: [], coins: [9] });
    turn.use('A').asks(1, 'action');
    expect(idsOf(turn.player(0).faceDown)).toEqual(['RO-S-blue-A']);
    expect(turn.events()).toEqual(['used', 'turn']);
  });

  it('RO-15.4 with a ROTATE the player may look for a place or leave it', () => {
    const narrow: Setting = {
      slots: ['RO-L01', '-', '-', '-', '-', '-'],
      pile: [],
      faceUp: [['A', 'RO-L16']],
      ready: [['RO-A09'], []],
    };
    // RO-L16 is three wide and two high; turned, it fits the card in one way.
    const left = position(narrow).use('RO-L16').refuses('place:a1', 'RO-15.3');
    left.offers(['nothing', 'artifact:ROTATE']).play('nothing').asks(1, 'action');
    left.shows(new Array<string>(6).fill(EMPTY));
    expect(left.player(0).ready).toHaveLength(1);
    const turned = position(narrow).use('RO-L16', 'artifact:ROTATE').asks(1, 'action');
    turned.shows(['00....', '.0....', '.0....', EMPTY, EMPTY, EMPTY]);
  });

  it('RO-15.4 where nothing is placed, neither optional squares nor SWAP are open', () => {
    const turn = position({
      slots: ['RO-L01', '-', '-', '-', '-', '-'],
      pile: [],
      map: ['1.....', EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
      faceUp: [['A', 'RO-L16']],
      ready: [['RO-A13', 'RO-A17', 'RO-A21']],
      coins: [9],
    });
    turn.use('RO-L16').asks(0, 'extra').offers(['artifact:FLIP', 'done']);
    turn.refuses('artifact:SWAP', 'RO-12.6');
  });
});
