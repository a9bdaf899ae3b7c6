import {
  type BotHooks,
  type Core,
  FastChance,
  LawError,
  type Match,
  type Seat,
} from '@tablewright/engine';
import { favourite, glance } from '../glance.ts';
import { sharesOfPoints } from '../search.ts';

/** Worlds played out between two looks at the result. */
const BATCH = 25;

/** Standard errors between two options before it is certain which is better. */
export const CERTAIN = 3.5;

export interface Verdict {
  /** The expected share of the win of each option, in their order. */
  readonly shares: readonly number[];
  readonly playouts: number;
  /** By how many standard errors is the first option better than the last? */
  readonly lead: number;
}

/**
 * Plays options out to the end of the match, all of them in the same believed worlds, and compares what the seat
 * scores: no evaluation of unfinished positions is trusted.
 */
export function referee<G extends Core>(
  match: Match<G>,
  seat: Seat,
  hooks: BotHooks<G>,
  keys: readonly string[],
  most: number,
  seed: number,
): Verdict {
  const seeds = new FastChance(seed);
  const sums = keys.map(() => 0);
  const lead = new Lead();
  let playouts = 0;
  while (playouts < most) {
    const world = seeds.next();
    const shares = keys.map((key) => playedOut(match, seat, hooks, key, world));
    shares.forEach((share, i) => (sums[i] += share));
    lead.add(shares[0] - shares[shares.length - 1]);
    playouts++;
    if (playouts % BATCH !== 0) continue;
    const errors = lead.inErrors();
    if (playouts > BATCH && (errors > CERTAIN || errors < 0)) break;
  }
  return { shares: sums.map((sum) => sum / playouts), playouts, lead: lead.inErrors() };
}

/** The seat's share of the win by points, after this answer and a match finished at a glance. */
function playedOut<G extends Core>(
  match: Match<G>,
  seat: Seat,
  hooks: BotHooks<G>,
  key: string,
  world: number,
): number {
  const chance = new FastChance(world);
  const run = match.sampleRun(seat, chance);
  const first = run.asks.find((ask) => ask.seat === seat)!;
  run.give(
    first,
    first.options.find((option) => first.prompt.key(option) === key)!,
  );
  const turn = match.game.turns(run.state);
  while (!run.over && match.game.turns(run.state) === turn) {
    const ask = run.asks[0];
    run.give(ask, favourite(run, ask, hooks));
  }
  run.listing = false;
  while (!run.over) {
    const ask = run.asks[0];
    run.give(ask, glance(run, ask, hooks, chance));
  }
  const shares = sharesOfPoints(match.game.result(run.state).scores, hooks.lead);
  if (shares === null) throw new LawError(`A match of ${match.game.id} has no sensible scores.`);
  return shares[seat];
}

/** By how much one option is ahead of another, world by world. */
class Lead {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(difference: number): void {
    this.count++;
    this.sum += difference;
    this.squares += difference * difference;
  }

  inErrors(): number {
    const mean = this.sum / this.count;
    const variance = this.squares / this.count - mean * mean;
    return mean / Math.sqrt(variance / this.count);
  }
}
