import { perft } from '@tablewright/conformance';
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('option paths from named positions', () => {
  // Ann has a ship at gate 1 and one Mobilization card, Bob one Administration card; no marker is available.
  // Depth 1: lead or pass. Depth 2: move, influence or end the turn; Bob leads or passes. Depth 3: five systems around
  // gate 1, four cards of the Court, Bob pivots or copies; leading, he influences or ends the turn; after his pass a
  // new hand of six, or to pass. Depth 4: three things to do after each of the five moves and four influences; two
  // after a Pivot, three after a Copy; four cards to influence, and a Pivot or Copy of Ann; in the new chapter each of
  // six cards may declare or not, and Bob has a hand of six.
  it.each([
    [1, 2],
    [2, 3 + 2],
    [3, 5 + 4 + 2 + 2 + 7],
    [4, 15 + 12 + 5 + 6 + 19],
  ])('a ship and a card: depth %i', (depth, paths) => {
    const { match } = position({
      ann: { hand: ['mobilization-3'], ships: { 'c1-gate': 1 } },
      bob: { hand: ['administration-5'] },
      cat: { hand: [] },
      markers: ['keeper', 'keeper', 'keeper'],
    });
    expect(perft(match, depth).at(-1)).toBe(paths);
  });

  // Bob follows with a higher and a lower card of the suit and one of another. Depth 1: surpass or copy, copy, pivot or
  // copy. Depth 2: each of the two other cards may seize, or none. Depth 3: one action is possible, or to end the turn.
  it.each([
    [1, 5],
    [2, 15],
    [3, 30],
  ])('a follower with three cards: depth %i', (depth, paths) => {
    const { match } = position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: { hand: ['construction-5', 'construction-2', 'aggression-3'] },
    }).turn('lead:construction-4', 'endTurn');
    expect(perft(match, depth).at(-1)).toBe(paths);
  });

  // Two attacking ships against a Rival without buildings: up to two dice of each kind, as long as none is taken.
  it('dice for two ships', () => {
    const { match } = position({
      ann: { hand: ['aggression-4'], ships: { 'c1-gate': 2 } },
      bob: { ships: { 'c1-gate': 1 } },
    }).turn('lead:aggression-4', 'act:battle');
    expect(perft(match, 1).at(-1)).toBe(3);
    match.answer(0, 'raidDice:0');
    expect(perft(match, 1).at(-1)).toBe(3);
    match.answer(0, 'assaultDice:0');
    expect(perft(match, 1).at(-1)).toBe(3);
  });
});
