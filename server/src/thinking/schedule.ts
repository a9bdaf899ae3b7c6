import { QUICK, SHORT } from './cost.ts';
import { Usage } from './usage.ts';

/** The people a bot thinks for; its time counts as theirs. */
export interface Payers {
  readonly people: readonly string[];
  readonly addresses: readonly string[];
}

/** What decides when a question gets its turn. */
export interface Turn extends Payers {
  readonly match: string;
  /** Expected milliseconds. */
  readonly cost: number;
}

/** In how many matches bots may search at the same time. */
export interface ThinkingLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

/** What other nodes are doing. */
export interface Elsewhere {
  /** Matches with a search, by person and address. */
  searching(key: string): number;
  used(key: string): number;
  /** Threads of other nodes that this node may use. */
  readonly idle: number;
}

const NOTHING_ELSEWHERE: Elsewhere = { searching: () => 0, used: () => 0, idle: 0 };

/**
 * Whose bots think next. A free thread goes to the question with the least recent thinking time: first by address, then
 * by person, then by match, then in order of arrival. One thread is for bots that answer at once; where several search,
 * one is for short searches.
 */
export class Schedule<T extends Turn> {
  elsewhere = NOTHING_ELSEWHERE;
  readonly usage: Usage;
  private readonly now: () => number;
  private readonly limits: ThinkingLimits;
  /** The longest task that each thread takes, the most limited thread first. */
  private readonly threads: readonly number[];
  private readonly waiting = new Set<T>();
  private readonly running = new Map<T, { readonly thread: number; readonly started: number }>();

  constructor(threads: number, limits: ThinkingLimits, now: () => number) {
    this.now = now;
    this.limits = limits;
    this.usage = new Usage(now);
    const short = threads > 1 ? [SHORT] : [];
    this.threads = [QUICK, ...short, ...new Array<number>(threads - short.length).fill(Infinity)];
  }

  get waits(): number {
    return this.waiting.size;
  }

  /** Idle threads for long searches; the one for short searches does not count. */
  get idle(): number {
    if (this.waiting.size > 0) return 0;
    const all = this.threads.filter((longest) => longest === Infinity).length;
    return Math.max(0, all - this.searches.length);
  }

  add(turn: T): void {
    this.waiting.add(turn);
  }

  /** False if it no longer waits. */
  remove(turn: T): boolean {
    return this.waiting.delete(turn);
  }

  /** What to start now, if anything. */
  next(): T | null {
    if (this.waiting.size === 0) return null;
    const busy = new Set([...this.running.values()].map(({ thread }) => thread));
    for (let thread = 0; thread < this.threads.length + this.elsewhere.idle; thread++) {
      if (busy.has(thread)) continue;
      const turn = this.fairest(this.threads[thread] ?? Infinity);
      if (turn === null) continue;
      this.waiting.delete(turn);
      this.running.set(turn, { thread, started: this.now() });
      this.charge(turn, turn.cost);
      return turn;
    }
    return null;
  }

  end(turn: T): void {
    const { started } = this.running.get(turn)!;
    this.running.delete(turn);
    this.charge(turn, this.now() - started - turn.cost);
  }

  /** Matches with a search at this node, by person and address. */
  searching(): Map<string, number> {
    const found = new Map<string, Set<string>>();
    for (const { match, people, addresses } of this.searches)
      for (const key of [...people, ...addresses])
        found.set(key, (found.get(key) ?? new Set()).add(match));
    return new Map([...found].map(([key, matches]) => [key, matches.size]));
  }

  private get searches(): T[] {
    return [...this.running.keys()].filter(({ cost }) => cost > QUICK);
  }

  private fairest(longest: number): T | null {
    const searching = this.searching();
    const used = this.usedNow();
    const thinking = new Set(this.searches.map(({ match }) => match));
    let best: T | null = null;
    let least: Standing = [Infinity, Infinity, Infinity];
    for (const turn of this.waiting) {
      if (turn.cost > longest) continue;
      const mayBegin =
        turn.cost <= QUICK || thinking.has(turn.match) || this.isWithinLimits(turn, searching);
      if (!mayBegin) continue;
      const standing = standingOf(turn, used);
      if (best !== null && !isLess(standing, least)) continue;
      best = turn;
      least = standing;
    }
    return best;
  }

  /** One person within the limits is enough: nobody waits because of others at the same table. */
  private isWithinLimits(
    { people, addresses }: T,
    searching: ReadonlyMap<string, number>,
  ): boolean {
    const isBelow = (keys: readonly string[], limit: number): boolean =>
      keys.some((key) => (searching.get(key) ?? 0) + this.elsewhere.searching(key) < limit);
    return isBelow(people, this.limits.perPerson) && isBelow(addresses, this.limits.perAddress);
  }

  /** Usage at one moment, so that questions of the same people compare as equal. */
  private usedNow(): (key: string) => number {
    const known = new Map<string, number>();
    return (key) => {
      let used = known.get(key);
      if (used === undefined)
        known.set(key, (used = this.usage.of(key) + this.elsewhere.used(key)));
      return used;
    };
  }

  private charge({ match, people, addresses }: T, ms: number): void {
    for (const person of people) this.usage.add(person, ms / people.length);
    for (const address of addresses) this.usage.add(address, ms / addresses.length);
    this.usage.add(match, ms);
  }
}

/** Recent thinking time of the address, the person and the match. */
type Standing = readonly [address: number, person: number, match: number];

function standingOf({ match, people, addresses }: Turn, used: (key: string) => number): Standing {
  return [Math.min(...addresses.map(used)), Math.min(...people.map(used)), used(match)];
}

function isLess(one: Standing, other: Standing): boolean {
  const at = one.findIndex((used, i) => used !== other[i]);
  return at >= 0 && one[at] < other[at];
}
