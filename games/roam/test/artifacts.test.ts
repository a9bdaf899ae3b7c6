import { describe, expect, it } from 'vitest';
import { ARTIFACTS, type Artifact } from '../content/index.ts';
import { artifactOf, opening, position, type Scenario, type Setting } from './position.ts';

const FOUR = ['RO-A01', 'RO-A05', 'RO-A09', 'RO-A13'];
const forSale = (game: Scenario): string[] => game.state.display.map((tile) => ARTIFACTS[tile].id);

describe('artifacts', () => {
  it('RO-11.1 four of the 24 lie open, the rest form a stack', () => {
    const { display, stack } = opening(2, { artifacts: true }).state;
    expect([display.length, stack.length]).toEqual([4, 20]);
    expect(new Set([...display, ...stack]).size).toBe(24);
    const other = opening(2, { artifacts: true }, 2).state;
    expect([...other.stack, ...other.display]).not.toEqual([...stack, ...display]);
  });

  it('RO-11.2 a bought artifact lies face up beside its owner’s adventurers', () => {
    const game = position({ at: 'endOfTurn', display: FOUR, coins: [4, 0] }).play('buy:RO-A05');
    expect(game.player(0).ready).toEqual([artifactOf('RO-A05')]);
    expect(game.player(0).spent).toEqual([]);
  });

  it('RO-11.3 there is no limit to the number owned', () => {
    const many = ARTIFACTS.slice(4, 20).map(({ id }) => id);
    const game = position({ at: 'endOfTurn', ready: [many], coins: [3, 0] });
    game.play('buy:RO-A01');
    expect(game.player(0).ready).toHaveLength(17);
  });

  it('RO-11.4 one of the four may be bought for its cost, and the display is filled up', () => {
    const game = position({
      at: 'endOfTurn',
      display: FOUR,
      stack: ['RO-A24', 'RO-A23'],
      coins: [5, 0],
    });
    game.asks(0, 'purchase').offers([...FOUR.map((id) => `buy:${id}`), 'noPurchase']);
    game.play('buy:RO-A05').asks(1, 'action');
    expect(game.coins).toEqual([1, 0]);
    expect(forSale(game)).toEqual(['RO-A01', 'RO-A09', 'RO-A13', 'RO-A24']);
    expect(game.state.stack).toEqual([artifactOf('RO-A23')]);
  });

  it('RO-11.4 one that costs more than the player owns is refused', () => {
    const game = position({ at: 'endOfTurn', display: FOUR, coins: [3, 0] });
    game.offers(['buy:RO-A01', 'buy:RO-A09', 'noPurchase']);
    game.refuses('buy:RO-A05', 'RO-11.4').refuses('buy:RO-A13', 'RO-11.4');
  });

  it('RO-11.4 only one purchase in a turn', () => {
    const game = position({ at: 'endOfTurn', display: FOUR, coins: [20, 0] });
    game.play('buy:RO-A01').asks(1, 'action');
  });

  it('RO-11.4 nobody is asked who cannot afford anything', () => {
    position({ at: 'endOfTurn', display: FOUR, coins: [2, 0] }).asks(1, 'action');
  });

  it('RO-11.4 a new artifact is usable from the next turn on', () => {
    const game = position({ display: FOUR, coins: [3, 0] }).use('A', 'place:a6');
    // Its coin would come in handy, but the turn is over.
    game.asks(0, 'purchase').play('buy:RO-A01').asks(1, 'action').use('B', 'place:f1');
    game.asks(0, 'action').play('artifact:COIN');
    expect(game.coins[0]).toBe(1);
  });

  it('RO-11.5 a used artifact lies face down and cannot be used again', () => {
    const game = position({ ready: [['RO-A01']] }).play('artifact:COIN');
    expect(game.player(0).ready).toEqual([]);
    expect(game.player(0).spent).toEqual([artifactOf('RO-A01')]);
    game.refuses('artifact:COIN', 'RO-11.5');
  });

  it('RO-11.5 what the player does not own, or has used, is refused at every question', () => {
    const game = position({ spent: [['RO-A05', 'RO-A17', 'RO-A21']], coins: [2] });
    for (const ability of ['COIN', 'SHIFT', 'FLIP']) game.refuses(`artifact:${ability}`, 'RO-11.5');
    game.use('C', 'place:c3').asks(0, 'extra').offers(['pay:d4', 'done']);
    for (const ability of ['COIN', 'SHIFT', 'FLIP', 'SWAP'])
      game.refuses(`artifact:${ability}`, 'RO-11.5');
    game.refuses('fill:d4', 'RO-11.5');
  });

  it('RO-11.5 only in the own turn', () => {
    const game = position({ active: 1, ready: [['RO-A01', 'RO-A17'], []] });
    game.asks(1, 'action').refuses('artifact:COIN', 'RO-11.5').use('A', 'place:a3');
    game.asks(0, 'action');
    expect(game.offered).toContain('artifact:COIN');
  });

  it('RO-11.5 any number of them in one turn', () => {
    const game = position({ ready: [['RO-A01', 'RO-A02', 'RO-A03', 'RO-A04']] });
    for (let coins = 1; coins <= 4; coins++)
      expect(game.play('artifact:COIN').coins[0]).toBe(coins);
    game.refuses('artifact:COIN', 'RO-11.5');
  });

  it('RO-11.6 one used before the refresh can be used again in the same turn', () => {
    const game = position({ faceUp: [['B']], ready: [['RO-A01']], coins: [0] });
    game.play('artifact:COIN', 'rest', 'artifact:COIN').asks(0, 'action');
    expect(game.coins).toEqual([1, 0]);
    game.refuses('artifact:COIN', 'RO-11.5');
  });

  it('RO-11.6 without a refresh it stays face down for the next turn', () => {
    const game = position({ faceUp: [['A', 'B', 'C']], ready: [['RO-A01']] });
    game.play('artifact:COIN').use('A', 'place:a6').use('B', 'place:f1');
    game.asks(0, 'action').refuses('artifact:COIN', 'RO-11.5');
  });

  it('RO-11.7 artifacts do not count as adventurers', () => {
    // Neither against the free refresh, nor for the price of a rest, nor towards the ten cards.
    const three = ['RO-A09', 'RO-A10', 'RO-A11'];
    const refreshed = position({ faceUp: [[]], ready: [three] });
    expect(refreshed.player(0).faceUp).toHaveLength(3);
    expect(position({ faceUp: [['B']], ready: [three], coins: [1] }).play('rest').coins[0]).toBe(0);
    const eight = [...three, 'RO-A12', 'RO-A13', 'RO-A14', 'RO-A15', 'RO-A16'];
    expect(position({ ready: [eight] }).use('A', 'place:a1').state.ending).toBe(false);
  });

  it('RO-11.8 with an empty stack the display is not filled up', () => {
    const game = position({ at: 'endOfTurn', display: FOUR, stack: [], coins: [4, 3] });
    game.play('buy:RO-A05');
    expect(forSale(game)).toEqual(['RO-A01', 'RO-A09', 'RO-A13']);
    expect(game.events()).not.toContain('displayed');
    game.use('A', 'place:b4').asks(1, 'purchase');
    game.offers(['buy:RO-A01', 'buy:RO-A09', 'noPurchase']);
  });

  it('RO-11.8 with nothing left for sale nobody is asked', () => {
    const game = position({ at: 'endOfTurn', display: ['RO-A01'], stack: [], coins: [3, 9] });
    game.play('buy:RO-A01').use('A', 'place:a3').asks(0, 'action');
    expect(forSale(game)).toEqual([]);
  });
});

describe('each artifact is bought and, a turn later, used', () => {
  it.each(ARTIFACTS)('RO-11.4 RO-11.5 $id, $ability', (artifact) => {
    const { id, cost } = artifact;
    const game = position({
      at: 'endOfTurn',
      map: ['......', '......', '......', '...1..', '......', '......'],
      display: [id],
      coins: [cost, 0],
    });
    game.offers([`buy:${id}`, 'noPurchase']).play(`buy:${id}`);
    expect(game.coins[0]).toBe(0);
    game.use('B', 'place:a1').asks(0, 'action');
    USES[artifact.ability](game);
    expect(game.player(0).spent).toEqual([artifactOf(id)]);
    expect(game.events('artifact')).toEqual([
      { player: 0, artifact: id, ability: artifact.ability },
    ]);
  });

  it.each(ARTIFACTS)('RO-10.4 $id is worth $points', ({ id, points }) => {
    const last: Setting = { at: 'endOfTurn', active: 1, ending: true };
    expect(position({ ...last, spent: [[id]] }).result?.scores).toEqual([points, 0]);
    expect(position({ ...last, ready: [[id]] }).result?.scores).toEqual([points, 0]);
  });
});

/** The corner starter laid at c4 covers c4, d4 (a token of seat 1) and c5, and d5 as an optional square. */
const USES: { readonly [A in Artifact['ability']]: (game: Scenario) => void } = {
  COIN: (game) => {
    game.play('artifact:COIN');
    expect(game.coins[0]).toBe(1);
  },
  SHIFT: (game) =>
    void game
      .play('artifact:SHIFT', 'shift:d4:1', 'to:d5')
      .shows(['1.....', '1.....', '1.....', '......', '...1..', '......']),
  ROTATE: (game) =>
    void game
      .use('A', 'artifact:ROTATE', 'place:f1')
      .shows(['1....0', '1....0', '1....0', '...1.0', '......', '......']),
  FILL: (game) =>
    void game
      .use('C', 'place:c4', 'fill:d5')
      .shows(['1.....', '1.....', '1.....', '..01..', '..00..', '......']),
  FLIP: (game) => {
    game.play('artifact:FLIP', 'flip:RO-S-blue-A');
    expect(game.player(0).faceDown).toEqual([0]);
  },
  SWAP: (game) =>
    void game
      .use('C', 'place:c4', 'swap:d4:1')
      .shows(['1.....', '1.....', '1.....', '..00..', '..0...', '......']),
};
