import { perft } from '@tablewright/conformance';
import { describe, expect, it } from 'vitest';
import { position, type Side } from './position.ts';

const NO_CARD: Side = { cards: [] };

describe('option paths from named positions', () => {
  // Eight cards lie there; whoever picks next finds one fewer, whether everybody takes one or two.
  it.each([3, 4, 5, 6])('strategy cards, %i players', (seats) => {
    const { match } = position({
      seats,
      step: { step: 'strategyPhase', args: [] },
      ann: NO_CARD,
      bob: NO_CARD,
      cat: NO_CARD,
      dan: NO_CARD,
      eve: NO_CARD,
      fay: NO_CARD,
    });
    expect(perft(match, 3)).toEqual([8, 8 * 7, 8 * 7 * 6]);
  });

  // Depth 1: every system of the map, Leadership, Orbital Drop; nobody passes with a card left. Depth 2, recorded: the
  // end of the turn after an activation out of reach; ships, landings and orders after the others.
  it.each([
    [3, 28 + 2, 60],
    [4, 37 + 2, 82],
    [5, 37 + 2, 72],
    [6, 37 + 2, 68],
  ])('a turn of Sol, %i players', (seats, first, second) => {
    const { match } = position({
      seats,
      ann: {
        faction: 'sol',
        tokens: [2, 3, 2],
        units: { jord: { infantry: 2, dock: 1 }, '1': { carrier: 1, destroyer: 1 } },
      },
    });
    expect(perft(match, 2)).toEqual([first, second]);
  });

  // A carrier and a destroyer next to the active system. Depth 1: everything, all but a garrison, either ship, done.
  it('ships and what they carry', () => {
    const { match } = position({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 2, dock: 1 }, '1': { carrier: 1, destroyer: 1 } },
      },
    }).play('activate:31');
    expect(perft(match, 3)).toEqual([5, 18, 60]);
  });

  // Four resources: all ships but flagship and war sun, infantry, the usual order, nothing.
  it('an order at the home dock', () => {
    const { match } = position({
      ann: { faction: 'sol', units: { jord: { infantry: 1, dock: 1 } } },
    }).play('activate:1');
    expect(perft(match, 3)).toEqual([8, 32, 128]);
  });

  // Two dreadnoughts and a cruiser against one of each, with dice that hit. Bob buys rerolls or not; he retreats or not,
  // Ann likewise unless he does; then hits are sustained or assigned.
  it('a space combat', () => {
    const { match } = position({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 1, dock: 1 }, '1': { dreadnought: 2, cruiser: 1 } },
      },
      bob: {
        faction: 'letnev',
        units: { 'arc-prime': { infantry: 1, dock: 1 }, '31': { cruiser: 1, dreadnought: 1 } },
      },
      dice: ['9+', '9+', '9+', '9+', '9+'],
    }).play('activate:31', 'moveAll:1');
    expect(perft(match, 5)).toEqual([2, 4, 8, 18, 54]);
  });
});
