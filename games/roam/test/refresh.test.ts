import { describe, expect, it } from 'vitest';
import { idsOf, position } from './position.ts';

const [A, B, C] = ['A', 'B', 'C'].map((which) => `use:RO-S-blue-${which}`);

describe('refresh', () => {
  it('RO-5.1 with all adventurers face down they are turned up, free and unasked', () => {
    const turn = position({ faceDown: [['A', 'B', 'C', 'RO-L10']], faceUp: [[]], coins: [3] });
    turn.asks(0, 'action').offers([A, B, C, 'use:RO-L10']);
    expect(turn.coins).toEqual([3, 0]);
    expect(turn.player(0).faceDown).toEqual([]);
    turn.use('RO-L10', 'place:a1').asks(1, 'action');
  });

  it('RO-5.1 with one adventurer face up there is no free refresh', () => {
    const turn = position({ faceUp: [['B', 'C']] }).offers([B, C]);
    expect(idsOf(turn.player(0).faceDown)).toEqual(['RO-S-blue-A']);
  });

  it('RO-5.1 the refresh waits while an artifact of use before it is ready', () => {
    const turn = position({ faceUp: [[]], ready: [['RO-A17']], coins: [5] });
    turn.offers(['refresh', 'artifact:FLIP']).refuses('rest', 'RO-5.1').refuses(A, 'RO-6.1');
    turn.play('refresh').offers([A, B, C, 'artifact:FLIP']);
    expect(turn.coins).toEqual([5, 0]);
  });

  it('RO-5.1 an artifact of no use before the refresh does not delay it', () => {
    const idle = ['RO-A09', 'RO-A13', 'RO-A21'];
    position({ faceUp: [[]], ready: [idle] }).offers([A, B, C]);
    // A shift without a token on the map can do nothing either.
    position({ faceUp: [[]], ready: [['RO-A05']] }).offers([A, B, C]);
  });
});

describe('early rest', () => {
  it('RO-5.2 it costs a coin for each adventurer that is face up, and turns all of them', () => {
    const turn = position({ faceUp: [['B', 'C']], coins: [3] }).offers([B, C, 'rest']);
    turn.play('rest').offers([A, B, C]);
    expect(turn.coins).toEqual([1, 0]);
    expect(turn.events('rested')).toEqual([{ player: 0, coins: 2 }]);
  });

  it('RO-5.2 it must be paid in full', () => {
    position({ faceUp: [['B', 'C']], coins: [2] }).offers([B, C, 'rest']);
    position({ faceUp: [['B', 'C']], coins: [1] })
      .offers([B, C])
      .refuses('rest', 'RO-5.2');
  });

  it('RO-5.2 claimed cards count like starters', () => {
    const turn = position({ faceUp: [['B', 'RO-L10', 'RO-L11']], coins: [3] }).play('rest');
    expect(turn.coins).toEqual([0, 0]);
    turn.offers([A, B, C, 'use:RO-L10', 'use:RO-L11']);
  });

  it('RO-5.3 with nothing face down there is nothing to rest for', () => {
    position({ coins: [9] })
      .offers([A, B, C])
      .refuses('rest', 'RO-5.3');
  });

  it('RO-5.3 an artifact face down is reason enough', () => {
    const turn = position({ spent: [['RO-A01']], coins: [9] }).offers([A, B, C, 'rest']);
    turn.play('rest').offers([A, B, C, 'artifact:COIN']);
    expect(turn.coins).toEqual([6, 0]);
  });

  it('RO-5.4 no second rest after a rest', () => {
    position({ faceUp: [['B', 'C']], ready: [['RO-A17']], coins: [9] })
      .play('rest', 'artifact:FLIP', 'flip:RO-S-blue-A')
      .offers([B, C])
      .refuses('rest', 'RO-5.4');
  });

  it('RO-5.4 no rest after the free refresh', () => {
    position({ faceUp: [[]], ready: [['RO-A17']], coins: [9] })
      .play('refresh', 'artifact:FLIP', 'flip:RO-S-blue-A')
      .offers([B, C])
      .refuses('rest', 'RO-5.4');
  });

  it('RO-5.4 no rest once an adventurer has been used', () => {
    position({ faceUp: [['B', 'C']], coins: [9] })
      .use('C', 'place:c3')
      .offers(['pay:d4', 'done']);
  });

  it('RO-5.5 the free refresh turns artifacts up as well', () => {
    const turn = position({ faceUp: [[]], spent: [['RO-A01', 'RO-A05']] });
    turn.offers([A, B, C, 'artifact:COIN']);
    expect([turn.player(0).ready.length, turn.player(0).spent.length]).toEqual([2, 0]);
  });

  it('RO-5.5 artifacts that are face up do not add to the price of a rest', () => {
    const turn = position({
      faceUp: [['B']],
      ready: [['RO-A02', 'RO-A03']],
      spent: [['RO-A01']],
      coins: [1],
    }).play('rest');
    expect(turn.coins).toEqual([0, 0]);
    expect([turn.player(0).ready.length, turn.player(0).spent.length]).toEqual([3, 0]);
  });

  it.each([
    [1, ['use:RO-L01', 'rest']],
    [0, null],
  ])(
    'RO-5.6 a card claimed in another’s turn cancels the free refresh, with %i coins',
    (coins, offered) => {
      const turn = position({
        map: ['11....', '11....', '......', '......', '......', '......'],
        faceDown: [[], ['A', 'B', 'C']],
        faceUp: [undefined, []],
        coins: [0, coins],
      });
      turn.use('A', 'place:a3');
      expect(idsOf(turn.player(1).faceUp)).toEqual(offered ? ['RO-L01'] : []);
      if (offered) turn.asks(1, 'action').offers(offered);
      else turn.asks(1, 'placing').use('RO-L01');
    },
  );
});
