import { InputError } from '@tablewright/engine';
import type { Roll, Side } from './side.ts';

/** A battle has more ways to go than somebody wants to wait for. */
export class SizeError extends InputError {
  override name = 'SizeError';
}

/** How likely each pair of fleets is, by the pair's number. */
export type Pairs = Map<number, number>;

/** More fleets than a side can come to. */
const WIDTH = 2 ** 20;

/** What is left to be fought out when it is too unlikely to matter. */
const SETTLED = 1e-11;

export const pairOf = (attacker: number, defender: number): number => attacker * WIDTH + defender;
export const attackerOf = (pair: number): number => Math.floor(pair / WIDTH);
export const defenderOf = (pair: number): number => pair % WIDTH;

export function add(pairs: Pairs, pair: number, chance: number): void {
  pairs.set(pair, (pairs.get(pair) ?? 0) + chance);
}

/** The fleets that one becomes under a roll of the opponent. */
interface Fates {
  readonly fleets: number[];
  readonly chances: number[];
}

/** Where a pair leads, by number, with the odds of each; nowhere when the fight is over. */
interface Ways {
  readonly to: readonly number[];
  readonly odds: readonly number[];
  readonly strength: number;
}

/** Rounds of a space combat as a Markov chain over pairs of fleets. */
export class Chain {
  private readonly sides: readonly [Side, Side];
  private readonly most: number;

  /** It fails if it would have to remember more than `most` steps from pair to pair. */
  constructor(sides: readonly [Side, Side], most: number) {
    this.sides = sides;
    this.most = most;
  }

  /** Do both sides have ships? */
  isOpen(pair: number): boolean {
    const [attacker, defender] = this.sides;
    return !attacker.isGone(attackerOf(pair)) && !defender.isGone(defenderOf(pair));
  }

  /** One round of all pairs that are still fighting; the others stay as they are. */
  round(pairs: Pairs, isFirst = false): Pairs {
    const after: Pairs = new Map();
    for (const [pair, chance] of pairs)
      if (this.isOpen(pair))
        this.eachPair(pair, this.fates(pair, isFirst), (next, odds) =>
          add(after, next, chance * odds),
        );
      else add(after, pair, chance);
    return after;
  }

  /**
   * Rounds without end. A round without a hit that counts leads back to the same pair, so it is left out and the other
   * results grow in proportion. Pairs are taken from the strongest down, each once, unless ships are repaired: then
   * what has come back is fought out again.
   */
  settle(pairs: Pairs): Pairs {
    const { numbers, ways } = this.waysFrom(pairs);
    const chances = new Float64Array(ways.length);
    for (const [pair, chance] of pairs) chances[numbers.get(pair)!] = chance;
    const fights = [...ways.keys()]
      .filter((at) => ways[at].to.length > 0)
      .toSorted((one, other) => ways[other].strength - ways[one].strength);
    for (let left = 1; left > SETTLED; left = fights.reduce((sum, at) => sum + chances[at], 0))
      for (const at of fights) pass(chances, at, ways[at]);
    const over: Pairs = new Map();
    for (const [pair, at] of numbers)
      if (ways[at].to.length === 0 && chances[at] > 0) over.set(pair, chances[at]);
    return whole(over);
  }

  /** All pairs that can follow from some, numbered, and how likely each leads where. */
  private waysFrom(pairs: Pairs): { numbers: Map<number, number>; ways: Ways[] } {
    const numbers = new Map<number, number>();
    const found: number[] = [];
    const numberOf = (pair: number): number => {
      const known = numbers.get(pair);
      if (known !== undefined) return known;
      numbers.set(pair, found.length);
      return found.push(pair) - 1;
    };
    for (const pair of pairs.keys()) numberOf(pair);
    const ways: Ways[] = [];
    let steps = 0;
    for (let at = 0; at < found.length; at++) {
      ways.push(this.waysOf(found[at], numberOf));
      steps += ways[at].to.length;
      if (steps > this.most) throw new SizeError();
    }
    return { numbers, ways };
  }

  private waysOf(pair: number, numberOf: (pair: number) => number): Ways {
    const to: number[] = [];
    const odds: number[] = [];
    if (!this.isOpen(pair)) return { to, odds, strength: 0 };
    const fates = this.fates(pair);
    const [attackers, defenders] = fates;
    const stays = chanceOf(attackers, attackerOf(pair)) * chanceOf(defenders, defenderOf(pair));
    this.eachPair(pair, fates, (next, chance) => {
      if (next === pair) return;
      to.push(numberOf(next));
      odds.push(chance / (1 - stays));
    });
    return { to, odds, strength: this.strengthOf(pair) };
  }

  private strengthOf(pair: number): number {
    const [attacker, defender] = this.sides;
    return attacker.hull(attackerOf(pair)) + defender.hull(defenderOf(pair));
  }

  /** Both roll at once, so what becomes of one side does not depend on what becomes of the other. TI-10.5 */
  private fates(pair: number, isFirst = false): [Fates, Fates] {
    const [attacker, defender] = this.sides;
    const a = attacker.readied(attackerOf(pair));
    const d = defender.readied(defenderOf(pair));
    const [mine, theirs] = [attacker.bigShips(a), defender.bigShips(d)];
    const given = isFirst ? attacker.firstRoll(a, theirs) : attacker.roll(a, theirs);
    const taken = isFirst ? defender.firstRoll(d, mine) : defender.roll(d, mine);
    return [
      fatesOf(attacker, a, taken, defender.stops(d)),
      fatesOf(defender, d, given, attacker.stops(a)),
    ];
  }

  private eachPair(
    before: number,
    [attackers, defenders]: readonly [Fates, Fates],
    then: (next: number, chance: number) => void,
  ): void {
    for (let a = 0; a < attackers.fleets.length; a++)
      for (let d = 0; d < defenders.fleets.length; d++)
        then(
          this.settled(before, attackers.fleets[a], defenders.fleets[d]),
          attackers.chances[a] * defenders.chances[d],
        );
  }

  /** A ship that was destroyed may take all others along. TI-10.14 */
  private settled(before: number, a: number, d: number): number {
    const [attacker, defender] = this.sides;
    const isOver =
      attacker.takesAllAlong(attackerOf(before), a) ||
      defender.takesAllAlong(defenderOf(before), d);
    return isOver ? pairOf(attacker.without(a), defender.without(d)) : pairOf(a, d);
  }
}

function pass(chances: Float64Array, from: number, { to, odds }: Ways): void {
  const chance = chances[from];
  if (chance === 0) return;
  chances[from] = 0;
  for (let way = 0; way < to.length; way++) chances[to[way]] += chance * odds[way];
}

/** Spreads what was left out over the rest. */
function whole(pairs: Pairs): Pairs {
  let mass = 0;
  for (const chance of pairs.values()) mass += chance;
  for (const [pair, chance] of pairs) pairs.set(pair, chance / mass);
  return pairs;
}

function fatesOf(side: Side, fleet: number, { light, heavy }: Roll, isStopped: boolean): Fates {
  const fleets: number[] = [];
  const chances: number[] = [];
  for (let hard = 0; hard < heavy.length; hard++)
    for (let soft = 0; soft < light.length; soft++) {
      const chance = heavy[hard] * light[soft];
      if (chance === 0) continue;
      const next = side.after(fleet, { hits: hard + soft, heavy: hard, isStopped });
      const at = fleets.indexOf(next);
      if (at < 0) {
        fleets.push(next);
        chances.push(chance);
      } else chances[at] += chance;
    }
  return { fleets, chances };
}

function chanceOf({ fleets, chances }: Fates, fleet: number): number {
  const at = fleets.indexOf(fleet);
  return at < 0 ? 0 : chances[at];
}
