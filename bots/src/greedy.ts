import {
  type Ask,
  type BotHooks,
  type Core,
  FastChance,
  type Match,
  type Run,
  type Seat,
} from '@tablewright/engine';
import type { Advice, Bot } from './bot.ts';
import { questionFor } from './question.ts';

/** How many positions to evaluate for one answer; in longer turns the last choices use the quick estimate only. */
const ENOUGH = 120;

const LONGEST_TURN = 12;

/** Later choices skip options that look this much worse than the best. */
const HOPELESS = 1 / 4;

/** Looks one turn ahead and takes the way to finish the turn that leaves it best off. */
export function greedyBot<G extends Core>(hooks: BotHooks<G>, seed: number): Bot {
  const chance = new FastChance(seed);
  return {
    name: 'greedy',
    advise(match, seat): Advice {
      const ask = questionFor(match, seat);
      const values = lookAhead(match as Match<G>, seat, hooks, chance.next());
      const options = ask.options
        .map((option, i) => ({
          key: ask.prompt.key(option),
          visits: 1,
          value: values[i],
          confidence: 0,
        }))
        .sort((a, b) => b.value - a.value);
      return { key: options[0].key, options };
    },
  };
}

/** The lead that each option gives the seat, looking as many choices ahead as can be searched completely. */
export function lookAhead<G extends Core>(
  match: Match<G>,
  seat: Seat,
  hooks: BotHooks<G>,
  seed: number,
): number[] {
  let values: number[] = [];
  let looked = 1;
  for (let depth = 1; depth <= LONGEST_TURN; depth++) {
    const look = new Look(match, seat, hooks, seed, depth);
    const deeper = look.values();
    if (look.exhausted) break;
    values = deeper;
    // One choice deeper multiplies the work by the same factor again.
    const growth = look.looked / looked;
    if (!look.turnGoesOn || look.looked * growth > ENOUGH) break;
    looked = look.looked;
  }
  return values;
}

/** Ways to continue for a number of own choices, or to the end of the turn if that comes first. */
class Look<G extends Core> {
  exhausted = false;
  /** Does any way lead to another choice in this turn? */
  turnGoesOn = false;
  looked = 0;
  private readonly match: Match<G>;
  private readonly seat: Seat;
  private readonly hooks: BotHooks<G>;
  private readonly seed: number;
  private readonly depth: number;
  private readonly turn: number;

  constructor(match: Match<G>, seat: Seat, hooks: BotHooks<G>, seed: number, depth: number) {
    this.match = match;
    this.seat = seat;
    this.hooks = hooks;
    this.seed = seed;
    this.depth = depth;
    this.turn = match.game.turns(this.play([]).state);
  }

  values(): number[] {
    return this.play([])
      .asks.find((ask) => ask.seat === this.seat)!
      .options.map((_, i) => this.best([i]));
  }

  private best(path: readonly number[]): number {
    // Every option is evaluated, however many there are.
    if (this.depth > 1 && this.looked > ENOUGH) {
      this.exhausted = true;
      return -Infinity;
    }
    const run = this.play(path);
    const ask = run.asks.find((open) => open.seat === this.seat);
    if (ask === undefined || this.match.game.turns(run.state) !== this.turn) return this.value(run);
    if (path.length >= this.depth) {
      this.turnGoesOn = true;
      this.finish(run);
      return this.value(run);
    }
    let best = -Infinity;
    for (const i of this.promising(run, ask)) best = Math.max(best, this.best([...path, i]));
    return best;
  }

  /** The indices of the options that are not hopeless compared with the best; all if the game has no estimate. */
  private promising(run: Run<G>, ask: Ask): number[] {
    const { hooks } = this;
    const places = ask.options.map((_, i) => i);
    const weights = ask.options.map((option) => hooks.weigh?.(run.state, ask, option) ?? 1);
    const least = HOPELESS * Math.max(...weights);
    return places.filter((i) => weights[i] >= least);
  }

  /** Finishes the turn with what the quick estimate prefers. */
  private finish(run: Run<G>): void {
    const { hooks, seat } = this;
    if (hooks.weigh === undefined) return;
    for (let choices = 0; choices < LONGEST_TURN; choices++) {
      const ask = run.asks.find((open) => open.seat === seat);
      if (ask === undefined || this.match.game.turns(run.state) !== this.turn) return;
      let best = ask.options[0];
      let most = -Infinity;
      for (const option of ask.options) {
        const weight = hooks.weigh(run.state, ask, option);
        if (weight > most) {
          most = weight;
          best = option;
        }
      }
      run.give(ask, best);
    }
  }

  private play(path: readonly number[]): Run<G> {
    // Always the same seed, so that all options are compared in the same believed world.
    const run = this.match.sampleRun(this.seat, new FastChance(this.seed));
    for (const index of path) {
      const ask = run.asks.find((open) => open.seat === this.seat)!;
      run.give(ask, ask.options[index]);
    }
    return run;
  }

  /** The lead over the strongest of the others. */
  private value(run: Run<G>): number {
    this.looked++;
    let rival = -Infinity;
    for (let other = 0; other < this.match.seats; other++) {
      if (other !== this.seat) rival = Math.max(rival, this.hooks.evaluate(run.state, other));
    }
    return this.hooks.evaluate(run.state, this.seat) - rival;
  }
}
