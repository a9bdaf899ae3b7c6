import { ahoy } from '@tablewright/ahoy';
import { arcs } from '@tablewright/arcs';
import { type Chance, type Core, type Game, Run, type Setup } from '@tablewright/engine';
import { roam } from '@tablewright/roam';

/** A match that somebody could sit down to. */
export interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly setup: Setup;
}

export const BASE: Table = { game: roam, seats: 2, setup: { artifacts: false } };
export const FULL: Table = { game: roam, seats: 4, setup: { artifacts: true, patrol: true } };
export const AHOY: Table = {
  game: ahoy,
  seats: 4,
  setup: { role: 'squadron' },
};
export const ARCS: Table = { game: arcs, seats: 4, setup: { leaders: 'on' } };

/** Plays a match with random answers and returns their number. */
export function playRandomly(
  { game, seats, setup }: Table,
  chance: Chance,
  listing: boolean,
): number {
  const run = new Run<Core>(game, game.unpack(seats, setup), chance);
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

/** The decisions of a random match; a question with one option does not count. */
export function meanDecisions(table: Table, chance: Chance): number {
  const matches = 500;
  let decisions = 0;
  for (let i = 0; i < matches; i++) decisions += playRandomly(table, chance, true);
  return decisions / matches;
}
