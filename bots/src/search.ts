import {
  type Ask,
  type BotHooks,
  type Core,
  FastChance,
  LawError,
  type Match,
  type Result,
  type Run,
  type Seat,
} from '@tablewright/engine';
import type { Advice, Bot, Judgement } from './bot.ts';
import { now } from './clock.ts';
import { glance } from './glance.ts';
import { lookAhead } from './greedy.ts';
import { questionFor } from './question.ts';

/** When to stop: after this many playouts, or this many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** A limit that keeps memory within reason. */
const MOST_ITERATIONS = 10_000_000;

/** How many playouts to run before checking whether the answer can still change. */
const A_WHILE = 16;

/**
 * The weight of promising options against options that have done well, in standard deviations of playout results: when
 * little is at stake, little is given up for exploration.
 */
const CURIOSITY = 3;

/** The estimate may be wrong, so no option is left out. */
const LEAST_PROMISE = 0.02;

/** An option with fewer visits does not represent the question above it. */
const TRIED = 3;

/**
 * Information-set Monte Carlo tree search. Its first guess is what the greedy bot would do. Every iteration
 * believes in another world that fits what the seat can see, walks the tree by what it has learnt so far, adds a
 * leaf, plays on from it by what looks good at a glance, and is judged when as many turns are over as the game
 * finds worth looking ahead.
 */
export function searchBot<G extends Core>(
  hooks: BotHooks<G> | undefined,
  budget: Budget,
  seed: number,
): Bot {
  const chance = new FastChance(seed);
  return {
    name: 'search',
    advise(match, seat) {
      questionFor(match, seat);
      return adviceFrom(search(match as Match<G>, seat, hooks, budget, chance));
    },
  };
}

/** The results of a search for the options of its first question. */
export interface Findings {
  readonly iterations: number;
  readonly options: readonly Finding[];
}

/** Sums, so that results of several threads can be added up. */
export interface Finding {
  readonly key: string;
  readonly visits: number;
  readonly total: number;
  readonly squares: number;
}

export function search<G extends Core>(
  match: Match<G>,
  seat: Seat,
  hooks: BotHooks<G> | undefined,
  budget: Budget,
  chance: FastChance,
): Findings {
  const begun = now();
  const thinker = new Thinker(match, seat, hooks, chance);
  const root = thinker.firstGuess();
  const iterations =
    'iterations' in budget
      ? thinkOften(thinker, root, budget.iterations)
      : thinkLong(thinker, root, begun, budget.milliseconds);
  return {
    iterations,
    options: [...root.branches.values()].map(({ key, visits, total, squares }) => ({
      key,
      visits,
      total,
      squares,
    })),
  };
}

function thinkOften<G extends Core>(thinker: Thinker<G>, root: Node, iterations: number): number {
  for (let i = 0; i < iterations; i++) thinker.iterate(root);
  return iterations;
}

/** Searches until the time is up, or until the remaining time cannot change the answer. */
function thinkLong<G extends Core>(
  thinker: Thinker<G>,
  root: Node,
  begun: number,
  milliseconds: number,
): number {
  let iterations = 0;
  while (iterations < MOST_ITERATIONS) {
    thinker.iterate(root);
    iterations++;
    const spent = now() - begun;
    const left = (iterations * (milliseconds - spent)) / spent;
    if (left <= 0 || (iterations % A_WHILE === 0 && root.lead > left)) break;
  }
  return iterations;
}

/** The most visited option is the answer. */
export function adviceFrom({ iterations, options }: Findings): Advice {
  const judged = options.map(judge).sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { key: judged[0].key, options: judged, iterations };
}

function judge({ key, visits, total, squares }: Finding): Judgement {
  if (visits < 2) return { key, visits, value: visits === 0 ? 0 : total, confidence: 1 };
  const value = total / visits;
  const variance = Math.max(0, squares / visits - value * value) * (visits / (visits - 1));
  return { key, visits, value, confidence: 1.96 * Math.sqrt(variance / visits) };
}

/** A question in the tree. */
class Node {
  readonly branches = new Map<string, Branch>();

  /** The lead in visits of the most visited option. */
  get lead(): number {
    if (this.branches.size === 1) return Infinity;
    let first = 0;
    let second = 0;
    for (const { visits } of this.branches.values()) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second;
  }
}

/** One of its options. */
class Branch {
  readonly key: string;
  readonly promise: number;
  node: Node | null = null;
  visits = 0;
  /** The sum of the seat's share of the win over the visits. */
  total = 0;
  squares = 0;
  /** The same relative to the seat's value in each believed world before the first answer. */
  private gain = 0;
  /** The expected gain, as far as it is known. */
  worth = 0;

  constructor(key: string, promise: number) {
    this.key = key;
    this.promise = promise;
  }

  learn(share: number, before: number): void {
    this.visits++;
    this.total += share;
    this.squares += share * share;
    this.gain += share - before;
    this.worth = this.gain / this.visits;
  }

  /** When the same seat chooses next, it will choose the best option; bad options that were tried do not count. */
  expectBest(): void {
    let best = -Infinity;
    for (const { visits, worth } of this.node!.branches.values())
      if (visits >= TRIED && worth > best) best = worth;
    if (best > -Infinity) this.worth = best;
  }
}

class Thinker<G extends Core> {
  private readonly match: Match<G>;
  private readonly seat: Seat;
  private readonly hooks: BotHooks<G> | undefined;
  private readonly chance: FastChance;
  /** Options taken on the way down, and who took them. */
  private readonly walked: Branch[] = [];
  private readonly deciders: Seat[] = [];
  private readonly spread = new Spread();
  /** The number of turns after which an iteration is evaluated. */
  private until = Infinity;

  constructor(match: Match<G>, seat: Seat, hooks: BotHooks<G> | undefined, chance: FastChance) {
    this.match = match;
    this.seat = seat;
    this.hooks = hooks;
    this.chance = chance;
  }

  iterate(root: Node): void {
    const { walked, deciders, match, seat } = this;
    walked.length = 0;
    deciders.length = 0;
    const run = match.sampleRun(seat, this.chance);
    this.until = match.game.turns(run.state) + (this.hooks?.horizon ?? Infinity);
    // The luck of the deal in a believed world says nothing about the options.
    const before = this.sharesOf(run);
    this.walk(run, root);
    run.listing = false;
    this.playOut(run);
    const shares = this.sharesOf(run);
    this.spread.add(shares[seat] - before[seat]);
    for (let i = walked.length - 1; i >= 0; i--) {
      const decider = deciders[i];
      walked[i].learn(shares[decider], before[decider]);
      if (deciders[i + 1] === decider) walked[i].expectBest();
    }
  }

  /** The seat's question; the promise of each option comes from a look to the end of the turn. */
  firstGuess(): Node {
    const root = new Node();
    const { match, seat, hooks, chance } = this;
    if (hooks === undefined) return root;
    const { options, prompt } = match.ask(seat)!;
    const values = lookAhead(match, seat, hooks, chance.next());
    const most = Math.max(...values);
    options.forEach((option, i) => {
      const behind = (most - values[i]) / hooks.slack;
      const key = prompt.key(option);
      root.branches.set(key, new Branch(key, LEAST_PROMISE + 0.5 ** behind));
    });
    return root;
  }

  /** Has the iteration reached its end? */
  private isDone(run: Run<G>): boolean {
    return run.over || this.match.game.turns(run.state) >= this.until;
  }

  /** Walks down the tree to an untried option, which becomes a new leaf. */
  private walk(run: Run<G>, root: Node): void {
    let node: Node | null = root;
    while (!this.isDone(run) && node !== null) {
      const ask: Ask = nextAsk(run, this.seat);
      if (ask.seat !== this.seat && run.waiting.length + run.asks.length > 1) {
        // Simultaneous answers must not be tuned to each other.
        run.give(ask, glance(run, ask, this.hooks, this.chance));
        continue;
      }
      const branches = this.branchesOf(run, node, ask);
      const chosen = this.select(branches);
      const branch: Branch = branches[chosen];
      this.walked.push(branch);
      this.deciders.push(ask.seat);
      run.give(ask, ask.options[chosen]);
      if (branch.visits === 0) return;
      branch.node ??= new Node();
      node = branch.node;
    }
  }

  /** Balances options that did well with promising options that were tried little (PUCT). */
  private select(branches: readonly Branch[]): number {
    let tried = 0;
    let gained = 0;
    let promised = 0;
    for (const { visits, worth, promise } of branches) {
      tried += visits;
      gained += visits * worth;
      promised += promise;
    }
    // If everything tried makes things worse, an untried option may be better.
    const unknown = tried > 0 ? Math.max(0, gained / tried) : 0;
    const steadied = (tried + 1) * Math.max(1, tried / (this.hooks?.steady ?? Infinity));
    const curiosity = (CURIOSITY * this.spread.deviation * Math.sqrt(steadied)) / promised;
    let best = -1;
    let bestScore = -Infinity;
    for (let i = 0; i < branches.length; i++) {
      const { visits, worth, promise } = branches[i];
      const value = visits > 0 ? worth : unknown;
      const score = value + (curiosity * promise) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  private branchesOf(run: Run<G>, node: Node, ask: Ask): Branch[] {
    return ask.options.map((option) => this.branchFor(run, node, ask, option));
  }

  private branchFor(run: Run<G>, node: Node, ask: Ask, option: unknown): Branch {
    const key = ask.prompt.key(option);
    let branch = node.branches.get(key);
    if (branch === undefined) {
      const weight = this.hooks?.weigh?.(run.state, ask, option) ?? 1;
      branch = new Branch(key, Math.max(LEAST_PROMISE, weight));
      node.branches.set(key, branch);
    }
    return branch;
  }

  private playOut(run: Run<G>): void {
    while (!this.isDone(run)) {
      const ask = run.asks[0];
      run.give(ask, glance(run, ask, this.hooks, this.chance));
    }
  }

  /** Each seat's share of the win: the result at the end, the game's estimate before. */
  private sharesOf(run: Run<G>): number[] {
    const { hooks, match } = this;
    if (run.over || hooks === undefined) return sharesOfWin(match.game.result(run.state));
    const points: number[] = [];
    for (let seat = 0; seat < match.seats; seat++) points[seat] = hooks.evaluate(run.state, seat);
    const shares = sharesOfPoints(points, hooks.lead);
    if (shares === null)
      throw new LawError(`The evaluation of ${match.game.id} gives no sensible points.`);
    return shares;
  }
}

/** A running standard deviation. */
class Spread {
  private count = 0;
  private mean = 0;
  private squares = 0;

  add(value: number): void {
    const off = value - this.mean;
    this.mean += off / ++this.count;
    this.squares += off * (value - this.mean);
  }

  /** Never 0, so that options of the same value are all tried. */
  get deviation(): number {
    return this.count < 2 ? 1 : Math.max(1e-6, Math.sqrt(this.squares / (this.count - 1)));
  }
}

/** The seat's own question first, when several are open. */
function nextAsk<G extends Core>(run: Run<G>, seat: Seat): Ask {
  return run.asks.find((ask) => ask.seat === seat) ?? run.asks[0];
}

/** Shares of the win by points, of which a lead wins three matches in four; null if they make no sense. */
export function sharesOfPoints(points: readonly number[], lead: number): number[] | null {
  const strengths: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++) {
    strengths[seat] = Math.exp((points[seat] * Math.log(3)) / lead);
    sum += strengths[seat];
  }
  if (!(sum > 0 && sum < Infinity)) return null;
  for (let seat = 0; seat < strengths.length; seat++) strengths[seat] /= sum;
  return strengths;
}

/** Winners share the win. */
export function sharesOfWin({ places }: Result): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
