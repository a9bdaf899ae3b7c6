import { checkMatch } from '@tablewright/conformance';
import { defineGame, type Setup } from '@tablewright/engine';
import { expect } from 'vitest';
import { ti4 } from '../rules/game.ts';
import type { Scenario } from './scenario.ts';

/** Only what comes before the match: it ends when the table is set. */
const BEFORE = defineGame({
  ...ti4,
  steps: { ...ti4.steps, *setTable() {} },
  result: ({ players }) => ({ scores: players.map(() => 0), places: players.map(() => 1) }),
});

/** Plays the choices before a match at random, with all laws checked at each. */
export function expectLawful(seats: number, setup: Setup, seed: number): void {
  expect(checkMatch(BEFORE, { seats, setup, seed, every: 1 }).violations).toEqual([]);
}

/** Answers with the first option until the table is set. */
export function toTheEnd(game: Scenario): Scenario {
  while (game.state.phase === 'setup') game.play(game.offered[0]);
  return game;
}
