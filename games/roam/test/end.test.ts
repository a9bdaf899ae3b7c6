import { describe, expect, it } from 'vitest';
import { opening, position, type Setting } from './position.ts';

/** Six landscapes: with the starters, nine cards. */
const SIX = ['RO-L10', 'RO-L11', 'RO-L12', 'RO-L13', 'RO-L14', 'RO-L15'];
const SIX_MORE = ['RO-L30', 'RO-L31', 'RO-L32', 'RO-L33', 'RO-L34', 'RO-L35'];

/** The row a3 to d3 completes slot 0 for seat 0, who owns nine cards, or for seat 1. */
const nineOf0: Setting = {
  map: ['00....', '00....', '......', '......', '......', '......'],
  faceUp: [['A', 'B', 'C', ...SIX]],
};
const nineOf1: Setting = {
  map: ['11....', '11....', '......', '......', '......', '......'],
  faceUp: [undefined, ['A', 'B', 'C', ...SIX]],
};

describe('the end of the game', () => {
  it('RO-10.1 the tenth adventurer of the active player brings on the end', () => {
    const turn = position(nineOf0).use('A', 'place:a3');
    expect(turn.state.ending).toBe(true);
    expect(turn.events('ending')).toEqual([{ player: 0 }]);
  });

  it('RO-10.1 so does the tenth adventurer of another player', () => {
    const turn = position(nineOf1).use('A', 'place:a3');
    expect(turn.events('ending')).toEqual([{ player: 1 }]);
    turn.asks(1, 'action').use('B', 'place:f1');
    expect(turn.over).toBe(true);
  });

  it('RO-10.1 nine adventurers do not; cards face down count as well', () => {
    const nine = position({
      map: ['00....', '00....', '......', '......', '......', '......'],
      faceUp: [['A', 'B', 'C', ...SIX.slice(1)]],
    }).use('A', 'place:a3');
    expect(nine.state.ending).toBe(false);
    const down = position({
      ...nineOf0,
      faceUp: [['A']],
      faceDown: [['B', 'C', ...SIX]],
    }).use('A', 'place:a3');
    expect(down.state.ending).toBe(true);
  });

  it('RO-10.2 the round is completed so that all have had as many turns', () => {
    const turn = position({ ...nineOf0, seats: 3 }).use('A', 'place:a3');
    turn.asks(1, 'action').use('B', 'place:a6').asks(2, 'action').use('B', 'place:f1');
    expect(turn.over).toBe(true);
    expect(turn.events('ended')).toHaveLength(1);
    expect(turn.state.turn % 3).toBe(0);
  });

  it('RO-10.2 when the last player of the round brings it on, the game ends after that turn', () => {
    const turn = position({
      ...nineOf1,
      active: 1,
    }).use('A', 'place:a3');
    expect(turn.over).toBe(true);
    expect(turn.events().slice(-2)).toEqual(['ending', 'ended']);
  });

  it('RO-10.2 a round starts with the starting player, not with seat 0', () => {
    const last = position({ ...nineOf0, starter: 1, active: 0 }).use('A', 'place:a3');
    expect(last.over).toBe(true);
    const first = position({ ...nineOf1, starter: 1, active: 1 }).use('A', 'place:a3');
    first.asks(0, 'action').use('B', 'place:f4');
    expect(first.over).toBe(true);
  });

  it('RO-10.2 without a tenth card the next round begins', () => {
    position({ active: 1 }).use('A', 'place:a3').asks(0, 'action');
  });

  it('RO-10.2 the first round of a match is not its last', () => {
    const game = opening(2, { artifacts: false }).use('B', 'place:a1').use('B', 'place:f4');
    game.asks(0, 'action');
    expect(game.state.ending).toBe(false);
  });

  it('RO-10.3 in the rest of the round players may go beyond ten cards', () => {
    const turn = position({
      map: ['00....', '00....', '......', '....0.', '....00', '....0.'],
      faceUp: [
        ['A', 'B', 'C', ...SIX],
        ['A', 'B', 'C', ...SIX_MORE],
      ],
      coins: [0, 0],
    });
    turn.use('A', 'place:a3').asks(1, 'action');
    // Seat 1 fills slot 5 for seat 0, whose eleventh card it is, and the end is not announced again.
    turn.use('RO-L30').play('place:f4');
    expect(turn.events('claimed').map(({ player }) => player)).toEqual([0, 0]);
    expect(turn.player(0).faceUp.length + turn.player(0).faceDown.length).toBe(11);
    expect(turn.over).toBe(true);
    expect(turn.events('ending')).toEqual([{ player: 0 }]);
  });

  it('RO-10.3 the purchase of the last turn still takes place', () => {
    const turn = position({ ...nineOf0, ready: [[]], coins: [9, 9] }).use('A', 'place:a3');
    turn.asks(0, 'purchase').play('buy:RO-A01').asks(1, 'action').use('B', 'place:f1');
    turn.asks(1, 'purchase').play('noPurchase');
    expect(turn.over).toBe(true);
  });
});

describe('scoring', () => {
  const last: Setting = { at: 'endOfTurn', active: 1, ending: true };

  it('RO-10.4 adventurers, artifacts and the patrol card count, whichever side is up', () => {
    const game = position({
      ...last,
      faceUp: [['A', 'RO-L01']],
      faceDown: [['RO-L39'], ['RO-L08']],
      ready: [['RO-A04']],
      spent: [['RO-A03'], ['RO-A01']],
      patrol: 1,
    });
    // 5 + 1 + 3 + 2 against 3 + 1 + 3.
    expect(game.result).toEqual({ scores: [11, 7], places: [1, 2] });
  });

  it('RO-10.4 coins and starters are worth nothing', () => {
    expect(position({ ...last, coins: [50, 0] }).result?.scores).toEqual([0, 0]);
  });

  it('RO-10.5 most points win', () => {
    const result = position({
      ...last,
      seats: 3,
      active: 2,
      faceUp: [['A', 'RO-L01'], ['A', 'RO-L05', 'RO-L39'], ['A']],
      coins: [9, 0, 9],
    }).result;
    expect(result).toEqual({ scores: [5, 6, 0], places: [2, 1, 3] });
  });

  it('RO-10.5 among equals the richer wins', () => {
    const tie: Setting = { ...last, faceUp: [['RO-L01'], ['RO-L05']] };
    expect(position({ ...tie, coins: [2, 3] }).result?.places).toEqual([2, 1]);
    expect(position({ ...tie, coins: [3, 2] }).result?.places).toEqual([1, 2]);
  });

  it('RO-10.5 a victory is shared where coins are equal too', () => {
    const game = position({
      seats: 3,
      at: 'turn',
      active: 2,
      ending: true,
      faceUp: [['RO-L01'], ['RO-L05'], ['A', 'RO-L39']],
      coins: [2, 2, 9],
    }).use('A', 'place:a3');
    expect(game.result).toEqual({ scores: [5, 5, 1], places: [1, 1, 3] });
    expect(game.events('ended')).toEqual([{ scores: [5, 5, 1], winners: [0, 1] }]);
  });
});

describe('the stalemate guard', () => {
  const still: Setting = { tokens: [0, 0], stirred: false };

  it('RO-10.6 a whole round without a token placed, moved or replaced ends the game', () => {
    const game = position(still).use('A').asks(1, 'action').use('A');
    expect(game.over).toBe(true);
    expect(game.events().slice(-2)).toEqual(['stalemate', 'ended']);
  });

  it('RO-10.6 the rest of a round in which a token was placed does not count', () => {
    const game = position({ ...still, stirred: true })
      .use('A')
      .use('A');
    game.asks(0, 'action').use('B').use('B');
    expect(game.over).toBe(true);
  });

  it('RO-10.6 one token placed in the round is enough to go on', () => {
    const game = position({ ...still, tokens: [0, 1] })
      .use('A')
      .use('A')
      .play('place:a1', 'token:a1');
    game.asks(0, 'action');
  });

  it('RO-10.6 so is one token moved', () => {
    const map = ['......', '......', '..0...', '......', '......', '......'];
    const game = position({ ...still, map, ready: [['RO-A05'], []] });
    game.play('artifact:SHIFT', 'to:c2').use('A').use('A').asks(0, 'action');
  });

  it('RO-10.6 a round counts from the starting player, not from any turn', () => {
    const game = position({ ...still, active: 1, stirred: true }).use('A');
    game.asks(0, 'action').use('A').asks(1, 'action').use('B');
    expect(game.over).toBe(true);
  });
});
