import { type Chance, Run, type Setup } from '@tablewright/engine';
import { roam, type Roam } from '@tablewright/roam';

/** A match that somebody could sit down to. */
export interface Table {
  readonly seats: number;
  readonly setup: Setup;
}

export const BASE: Table = { seats: 2, setup: { artifacts: false } };
export const FULL: Table = { seats: 4, setup: { artifacts: true, patrol: true } };

/** Plays a match with random answers and tells how many there were. */
export function playRandomly(table: Table, chance: Chance, listing: boolean): number {
  const run = new Run<Roam>(roam, roam.unpack(table.seats, table.setup), chance);
  run.listing = listing;
  run.start();
  let decisions = 0;
  while (!run.over) {
    const [ask] = run.asks;
    run.give(ask, ask.draw(chance));
    decisions++;
  }
  return decisions;
}

/** Decisions of a random match; a question with one option is none. */
export function meanDecisions(table: Table, chance: Chance): number {
  const matches = 500;
  let decisions = 0;
  for (let i = 0; i < matches; i++) decisions += playRandomly(table, chance, true);
  return decisions / matches;
}
