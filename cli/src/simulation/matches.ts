import { type BotSpec, createBot } from '@tablewright/bots';
import { checkMatch, type MatchToCheck, type Violation } from '@tablewright/conformance';
import {
  checkSetup,
  FastChance,
  keyFromSeed,
  LawError,
  Match,
  type Result,
  Run,
  type Setup,
} from '@tablewright/engine';
import type { Title } from '../registry.ts';

export interface MatchToPlay {
  readonly title: Title;
  readonly seats: number;
  readonly setup: Setup;
  readonly seed: string;
}

/** The result of a simulated match. */
export interface Played {
  readonly result: Result | null;
  readonly decisions: number;
  readonly turns: number;
  readonly finalHash: string;
  readonly violations: readonly Violation[];
}

/** No match of any game is this long; a longer one would never end. */
const MOST_DECISIONS = 1_000_000;

/** All seats answer at random, on a bare run: the fastest way to play a match. */
export function playedRandomly({ title: { game }, seats, setup, seed }: MatchToPlay): Played {
  const chance = new FastChance(numberFrom(seed));
  const run = new Run(game, game.unpack(seats, checkSetup(game, seats, setup)), chance);
  let decisions = 0;
  for (run.start(); !run.over; decisions++) {
    if (decisions === MOST_DECISIONS) throw new LawError(`A match of ${game.id} does not end.`);
    const ask = run.asks[0];
    run.give(ask, ask.draw(chance));
  }
  const { state } = run;
  return {
    result: game.result(state),
    decisions,
    turns: game.turns(state),
    finalHash: game.hash(state),
    violations: [],
  };
}

export async function playedByBots(
  { title, seats, setup, seed }: MatchToPlay,
  specs: readonly BotSpec[],
): Promise<Played> {
  const { game } = title;
  const match = Match.start(game, { seats, setup, key: keyFromSeed(seed) });
  const bots = specs.map((spec, seat) => createBot(spec, title.bot, numberFrom(`${seed}/${seat}`)));
  while (!match.over) {
    const { seat } = match.asks[0];
    const { key } = await bots[seat].advise(match, seat);
    match.answer(seat, key);
  }
  for (const bot of bots) await bot.close?.();
  const { result, decisions, state } = match;
  return { result, decisions, turns: game.turns(state), finalHash: match.hash(), violations: [] };
}

/** Random answers through the public interface, with the laws checked; those that cost much at `every` so many. */
export function checked(
  { title: { game }, seats, setup, seed }: MatchToPlay,
  how: Pick<MatchToCheck, 'every' | 'leftAfter'>,
): Played {
  return checkMatch(game, { seats, setup, seed, ...how });
}

/** A number that is spread evenly whatever the seed looks like. */
function numberFrom(seed: string): number {
  return parseInt(keyFromSeed(seed).slice(0, 12), 16);
}
