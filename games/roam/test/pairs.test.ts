import { describe, expect, it } from 'vitest';
import { ABILITIES, ARTIFACTS } from '../content/index.ts';
import { idsOf, position, type Scenario } from './position.ts';

/**
 * RO-L18 laid at c3 covers c3, d3, c4 and c5, with d4 and d5 as optional squares; c5 pays a coin.
 * Turned once it covers c3, d3, e3 and e4, with c4 and d4 as optional squares.
 */
const MAP = ['......', '......', '......', '..1...', '...1..', '......'];

/** What each pair of abilities does together in a turn of a player with two coins. */
const PAIRS: { readonly [pair: string]: (turn: Scenario) => void } = {
  'COIN COIN': (turn) => {
    turn.play('artifact:COIN', 'artifact:COIN').use('RO-L18', 'place:c3', 'pay:d4');
    expect(turn.coins[0]).toBe(3);
  },
  'COIN SHIFT': (turn) => {
    // The token moved off d5 leaves a square that the coin pays for.
    turn.use('RO-L18', 'place:c3', 'artifact:SHIFT', 'shift:d5:1', 'to:d6', 'pay:d5');
    turn.play('artifact:COIN', 'pay:d4');
    turn.shows(['......', '......', '..00..', '..10..', '..00..', '...1..']);
    expect(turn.coins[0]).toBe(0);
  },
  'COIN ROTATE': (turn) => {
    turn.use('RO-L18', 'artifact:ROTATE', 'place:c3', 'artifact:COIN', 'pay:d4');
    turn.shows(['......', '......', '..000.', '..100.', '...1..', '......']);
    expect(turn.coins[0]).toBe(1);
  },
  'COIN FILL': (turn) => {
    turn.use('RO-L18', 'place:c3').offers(['pay:d4', 'fill:d4', 'artifact:COIN', 'done']);
    turn.play('artifact:COIN', 'fill:d4');
    expect(turn.coins[0]).toBe(4);
  },
  'COIN FLIP': (turn) => {
    turn.play('artifact:COIN', 'artifact:FLIP', 'flip:RO-S-blue-B', 'rest');
    expect(turn.coins[0], 'three adventurers were face up').toBe(0);
    turn.play('artifact:COIN', 'artifact:FLIP', 'flip:RO-S-blue-C').use('B', 'place:a1');
  },
  'COIN SWAP': (turn) => {
    turn.use('RO-L18', 'place:c3', 'artifact:COIN', 'swapPay:d5:1');
    turn.shows(['......', '......', '..00..', '..1...', '..00..', '......']);
    expect(turn.coins[0]).toBe(2);
  },
  'SHIFT SHIFT': (turn) => {
    turn.play('artifact:SHIFT', 'shift:c4:1', 'to:b4', 'artifact:SHIFT', 'shift:b4:1', 'to:a4');
    turn.use('RO-L18', 'place:c3', 'done');
    turn.shows(['......', '......', '..00..', '1.0...', '..01..', '......']);
  },
  'SHIFT ROTATE': (turn) => {
    turn.play('artifact:SHIFT', 'shift:d5:1', 'to:d4').use('RO-L18', 'artifact:ROTATE');
    turn.play('place:c3').asks(1, 'action');
    turn.shows(['......', '......', '..000.', '..110.', '......', '......']);
  },
  'SHIFT FILL': (turn) => {
    turn.use('RO-L18', 'place:c3', 'artifact:SHIFT', 'shift:d5:1', 'to:d4');
    turn.offers(['pay:d5', 'fill:d5', 'done']).play('fill:d5');
    turn.shows(['......', '......', '..00..', '..11..', '..00..', '......']);
  },
  'SHIFT FLIP': (turn) => {
    turn.play('artifact:FLIP', 'flip:RO-S-blue-B', 'artifact:SHIFT', 'shift:c4:1', 'to:b4');
    turn.use('B', 'place:c4').shows(['......', '......', '......', '.10...', '..01..', '..0...']);
  },
  'SHIFT SWAP': (turn) => {
    turn.use('RO-L18', 'place:c3', 'swap:c4:1', 'artifact:SHIFT', 'shift:c4:0', 'to:b4', 'done');
    turn.shows(['......', '......', '..00..', '.0....', '..01..', '......']);
  },
  'ROTATE ROTATE': (turn) => {
    turn.use('RO-L18', 'artifact:ROTATE', 'artifact:ROTATE', 'place:d3');
    turn.offers(['pay:c3', 'done']).play('pay:c3');
    turn.shows(['......', '......', '..00..', '..10..', '..01..', '......']);
  },
  'ROTATE FILL': (turn) => {
    turn.use('RO-L18', 'artifact:ROTATE', 'place:c3').offers(['pay:d4', 'fill:d4', 'done']);
    turn.play('fill:d4').shows(['......', '......', '..000.', '..100.', '...1..', '......']);
  },
  'ROTATE FLIP': (turn) => {
    turn.use('RO-L18', 'artifact:ROTATE', 'place:c3', 'artifact:FLIP', 'flip:RO-L18', 'done');
    expect(idsOf(turn.player(0).faceUp)).toContain('RO-L18');
  },
  'ROTATE SWAP': (turn) => {
    turn.use('RO-L18', 'artifact:ROTATE', 'place:c3').offers(['pay:d4', 'swapPay:c4:1', 'done']);
    turn.play('swapPay:c4:1');
    turn.shows(['......', '......', '..000.', '..0.0.', '...1..', '......']);
  },
  'FILL FILL': (turn) => {
    turn.use('RO-L18', 'place:a1', 'fill:b3', 'fill:b2');
    turn.shows(MAP);
    expect(turn.events('claimed')).toMatchObject([{ player: 0, slot: 0, tokens: 6 }]);
  },
  'FILL FLIP': (turn) => {
    turn.play('artifact:FLIP', 'flip:RO-S-blue-C').use('C', 'place:a1', 'fill:b2');
    turn.shows(['00....', '00....', '......', '..1...', '...1..', '......']);
  },
  'FILL SWAP': (turn) => {
    turn.use('RO-L18', 'place:c3');
    turn.offers(['pay:d4', 'fill:d4', 'swap:c4:1', 'swapPay:d5:1', 'swapFill:d5:1', 'done']);
    turn.play('swapFill:d5:1', 'done');
    turn.shows(['......', '......', '..00..', '..1...', '..00..', '......']);
  },
  'FLIP FLIP': (turn) => {
    turn.play('artifact:FLIP', 'flip:RO-L18', 'artifact:FLIP', 'flip:RO-L18');
    turn.use('RO-L18', 'place:c3', 'done');
    expect(turn.events('flipped')).toMatchObject([{ up: false }, { up: true }]);
  },
  'FLIP SWAP': (turn) => {
    turn.play('artifact:FLIP', 'flip:RO-S-blue-B').use('B', 'place:c3', 'swap:c4:1');
    turn.shows(['......', '......', '..0...', '..0...', '..01..', '......']);
  },
  'SWAP SWAP': (turn) => {
    turn.use('RO-L18', 'place:c3', 'swap:c4:1', 'swapPay:d5:1');
    turn.shows(['......', '......', '..00..', '..0...', '..00..', '......']);
    expect(turn.tokens).toEqual([19, 24]);
  },
};

describe('two artifacts in one turn', () => {
  it('every pair of the six abilities has a scenario', () => {
    const pairs = ABILITIES.flatMap((one, i) => ABILITIES.slice(i).map((two) => `${one} ${two}`));
    expect(Object.keys(PAIRS)).toEqual(pairs);
    expect(pairs).toHaveLength(21);
  });

  it.each(Object.entries(PAIRS))('RO-11.5 %s', (pair, scenario) => {
    const [one, two] = pair.split(' ');
    const first = ARTIFACTS.find(({ ability }) => ability === one)!;
    const second = ARTIFACTS.findLast(({ ability }) => ability === two)!;
    const turn = position({
      map: MAP,
      faceUp: [['RO-L18', 'A']],
      ready: [[first.id, second.id]],
      coins: [2, 0],
    });
    scenario(turn);
    expect(turn.player(0).spent).toHaveLength(2);
    expect(turn.player(0).ready).toEqual([]);
    expect(new Set(turn.events('artifact').map(({ artifact }) => artifact))).toEqual(
      new Set([first.id, second.id]),
    );
  });
});
