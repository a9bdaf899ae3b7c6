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
import { favourite } from './glance.ts';
import { questionFor } from './question.ts';

/** How many positions to evaluate for one answer, if the game does not say; in longer turns the last choices use the quick estimate only. */
const ENOUGH = 120;

const LONGEST_TURN = 12;

/** How many questions to others a look goes past. */
const PATIENCE = 20;

/** How many of the best options are compared over several dice rolls. */
const CONTENDERS = 5;

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
  let last: Look<G> | null = null;
  for (let depth = 1; depth <= LONGEST_TURN; depth++) {
    const look = new Look(match, seat, hooks, seed, depth);
    const deeper = look.values();
    if (look.isSettled) return deeper;
    if (look.exhausted) break;
    values = deeper;
    last = look;
    // One choice deeper multiplies the work by the same factor again.
    const growth = look.looked / looked;
    if (!look.turnGoesOn || look.looked * growth > look.enough) break;
    looked = look.looked;
  }
  if (last?.isChancy === true)
    steady(values, hooks, (index, again) =>
      new Look(match, seat, hooks, seed + again, 1).valueOf(last.lines[index]),
    );
  return values;
}

/** Replaces the values of the best options by their mean over several dice rolls. */
function steady<G extends Core>(
  values: number[],
  { looks = 1, slack }: BotHooks<G>,
  valueOf: (index: number, again: number) => number,
): void {
  const least = Math.max(...values) - 2 * slack;
  const contenders = [...values.keys()]
    .filter((index) => values[index] >= least)
    .toSorted((one, other) => values[other] - values[one])
    .slice(0, CONTENDERS);
  if (contenders.length < 2) return;
  for (const index of contenders) {
    let sum = values[index];
    for (let again = 1; again < looks; again++) sum += valueOf(index, again);
    values[index] = sum / looks;
  }
}

/** Choices one after another, as places among the options, and what they come to. */
interface Line {
  readonly value: number;
  readonly line: readonly number[];
}

const NOWHERE: Line = { value: -Infinity, line: [] };

/** Ways to continue for a number of own choices, or to the end of the turn if that comes first. */
class Look<G extends Core> {
  exhausted = false;
  /** Is there only one option that is not plainly worse than another one? */
  isSettled = false;
  /** Does any way lead to another choice in this turn? */
  turnGoesOn = false;
  /** Does any value depend on dice or draws? */
  isChancy = false;
  looked = 0;
  readonly enough: number;
  /** The best choices after each option. */
  lines: readonly (readonly number[])[] = [];
  private readonly depth: number;
  private readonly match: Match<G>;
  private readonly seat: Seat;
  private readonly hooks: BotHooks<G>;
  private readonly seed: number;
  private readonly turn: number;
  /** How much chance it takes to deal the believed world. */
  private readonly dealt: number;

  constructor(match: Match<G>, seat: Seat, hooks: BotHooks<G>, seed: number, depth: number) {
    this.match = match;
    this.seat = seat;
    this.hooks = hooks;
    this.seed = seed;
    this.depth = depth;
    this.enough = hooks.evaluations ?? ENOUGH;
    const run = this.play([]);
    this.turn = match.game.turns(run.state);
    this.dealt = run.chance.position;
  }

  /** What a line of choices comes to, as far as it can be followed. */
  valueOf(line: readonly number[]): number {
    const run = this.play(line);
    this.passOthers(run);
    this.finish(run);
    return this.value(run);
  }

  values(): number[] {
    const run = this.play([]);
    const ask = run.asks.find((open) => open.seat === this.seat)!;
    const weights = this.weights(run, ask);
    const isWorse = (weight: number): boolean => weight === 0 && weights.some((other) => other > 0);
    this.isSettled = weights.filter((weight) => !isWorse(weight)).length === 1;
    if (this.isSettled)
      return weights.map((weight) => (isWorse(weight) ? -Infinity : this.value(run)));
    const found = weights.map((weight, i) => (isWorse(weight) ? NOWHERE : this.best([i])));
    this.lines = found.map(({ line }) => line);
    return found.map(({ value }) => value);
  }

  private best(path: readonly number[]): Line {
    // Every option is evaluated, however many there are.
    if (this.depth > 1 && this.looked > this.enough) {
      this.exhausted = true;
      return NOWHERE;
    }
    const run = this.play(path);
    this.passOthers(run);
    const ask = run.asks.find((open) => open.seat === this.seat);
    const isEnd = ask === undefined || this.match.game.turns(run.state) !== this.turn;
    if (isEnd || path.length >= this.depth) {
      if (!isEnd) {
        this.turnGoesOn = true;
        this.finish(run);
      }
      return { value: this.value(run), line: path };
    }
    let best = NOWHERE;
    for (const i of this.promising(run, ask)) {
      const next = this.best([...path, i]);
      if (next.value > best.value) best = next;
    }
    return best;
  }

  /** The indices of the options that are not hopeless compared with the best; all if the game has no estimate. */
  private promising(run: Run<G>, ask: Ask): number[] {
    const places = ask.options.map((_, i) => i);
    const weights = this.weights(run, ask);
    const least = HOPELESS * Math.max(...weights);
    return places.filter((i) => weights[i] >= least);
  }

  private weights(run: Run<G>, ask: Ask): number[] {
    return ask.options.map((option) => this.hooks.weigh?.(run.state, ask, option) ?? 1);
  }

  /** Finishes the turn with what the quick estimate prefers. */
  private finish(run: Run<G>): void {
    const { hooks, seat } = this;
    if (hooks.weigh === undefined) return;
    for (let choices = 0; choices < LONGEST_TURN; choices++) {
      const ask = run.asks.find((open) => open.seat === seat);
      if (ask === undefined || this.match.game.turns(run.state) !== this.turn) return;
      run.give(ask, favourite(run, ask, hooks));
      this.passOthers(run);
    }
  }

  /** Lets others answer at a glance until the seat is asked or the turn ends, if the game wants it so. */
  private passOthers(run: Run<G>): void {
    const { hooks, seat } = this;
    if (hooks.pastOthers !== true) return;
    for (let questions = 0; questions < PATIENCE && !run.over; questions++) {
      if (this.match.game.turns(run.state) !== this.turn) return;
      if (run.asks.some((open) => open.seat === seat)) return;
      const [ask] = run.asks;
      run.give(ask, favourite(run, ask, hooks));
    }
  }

  private play(path: readonly number[]): Run<G> {
    // Always the same seed, so that all options are compared in the same believed world.
    const run = this.match.sampleRun(this.seat, new FastChance(this.seed));
    for (const index of path) {
      this.passOthers(run);
      const ask = run.asks.find((open) => open.seat === this.seat);
      // With other dice a line of choices may end early.
      if (ask === undefined || index >= ask.options.length) break;
      run.give(ask, ask.options[index]);
    }
    return run;
  }

  /** The lead over the strongest of the others. */
  private value(run: Run<G>): number {
    this.looked++;
    if (run.chance.position !== this.dealt) this.isChancy = true;
    let rival = -Infinity;
    for (let other = 0; other < this.match.seats; other++) {
      if (other !== this.seat) rival = Math.max(rival, this.hooks.evaluate(run.state, other));
    }
    return this.hooks.evaluate(run.state, this.seat) - rival;
  }
}
