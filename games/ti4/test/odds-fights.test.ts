import { FastChance } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { type Battle, battleOdds, type Odds, type Outcome, priceOf } from '../odds/index.ts';
import type { Fight } from './fight-answers.ts';
import { battleOf, fought, type Fought, randomFight } from './fights.ts';

/** The quick check fights a few; `PAIRS=20 COMBATS=20000` fights as many. */
const PAIRS = Number(process.env['PAIRS'] ?? 12);
const COMBATS = Number(process.env['COMBATS'] ?? 300);
const MILLION = Number(process.env['MILLION'] ?? 0);

const LONG = { pairs: 200, combats: 2000 };

/** Standard errors that a share or a mean may be off. */
const ERRORS = 5;

/** A share or mean that was found, what the odds say, and its standard error. */
interface Compared {
  readonly name: string;
  readonly said: number;
  readonly found: number;
  readonly error: number;
}

const OUTCOMES = ['attacker', 'defender', 'draw'] as const;

function compare(fight: Fight, combats: number): Compared[] {
  const battle = battleOf(fight);
  const odds = battleOdds(battle);
  const chance = new FastChance(1);
  const tallies = [...sharesOf(odds), ...lossesOf(battle, odds)];
  for (let combat = 0; combat < combats; combat++) {
    const result = fought(fight, chance);
    for (const tally of tallies) tally.add(result);
  }
  return tallies.map((tally) => tally.compared(combats));
}

class Tally {
  private readonly name: string;
  private readonly said: number;
  private readonly deviation: number;
  private readonly count: (result: Fought) => number;
  private sum = 0;

  constructor(name: string, said: number, deviation: number, count: (result: Fought) => number) {
    this.name = name;
    this.said = said;
    this.deviation = deviation;
    this.count = count;
  }

  add(result: Fought): void {
    this.sum += this.count(result);
  }

  compared(combats: number): Compared {
    const { name, said, deviation } = this;
    return { name, said, found: this.sum / combats, error: deviation / Math.sqrt(combats) };
  }
}

const share = (name: string, chance: number, happens: (result: Fought) => boolean): Tally =>
  new Tally(name, chance, Math.sqrt(Math.max(0, chance * (1 - chance))), (result) =>
    happens(result) ? 1 : 0,
  );

function sharesOf({ outcome, space, sides }: Odds): Tally[] {
  const each = (name: 'outcome' | 'space', chances: Outcome): Tally[] =>
    OUTCOMES.map((which) =>
      share(`${name}: ${which}`, chances[which], (result) => result[name] === which),
    );
  const likely = sides.map(({ likely: [first] }, side) => {
    const key = first.fleet.join();
    return share(
      `likeliest remains of side ${side}`,
      first.chance,
      ({ remains }) => remains[side].join() === key,
    );
  });
  return [...each('outcome', outcome), ...(space === null ? [] : each('space', space)), ...likely];
}

/** Resources lost by both sides. */
function lossesOf({ sides: [attacker, defender] }: Battle, { sides }: Odds): Tally[] {
  return sides.map(({ lost, deviation, survivors }, side) => {
    const { figures } = side === 0 ? attacker : defender;
    const prices = survivors.map((_, kind) => priceOf(figures, kind));
    const worth = (units: readonly number[]): number =>
      prices.reduce((sum, price, kind) => sum + price * units[kind], 0);
    const before = lost + worth(survivors);
    return new Tally(
      `losses of side ${side}`,
      lost,
      deviation,
      ({ remains }) => before - worth(remains[side]),
    );
  });
}

/** What is too rare to be found, or to be missed, may be off by a battle. */
function isNear({ said, found, error }: Compared, combats: number): boolean {
  return Math.abs(said - found) <= ERRORS * error + 1 / combats;
}

const seeds = (pairs: number): number[] => Array.from({ length: pairs }, (_, seed) => seed);

/** What of the odds of random fleets is not found in so many combats. */
function farOff(seed: number, combats: number): Compared[] {
  return compare(randomFight(seed), combats).filter((each) => !isNear(each, combats));
}

describe('the odds of battles agree with battles fought by the rules', () => {
  it.each(seeds(PAIRS))(
    'random fleets %i',
    (seed) => expect(farOff(seed, COMBATS)).toEqual([]),
    600_000,
  );

  it.each(seeds(LONG.pairs))(
    `random fleets %i, ${LONG.combats} times`,
    { tags: ['long'], timeout: 600_000 },
    (seed) => expect(farOff(seed, LONG.combats)).toEqual([]),
  );

  it.runIf(MILLION > 0).each(seeds(MILLION))(
    'random fleets %i, a million times',
    (seed) => {
      const shares = compare(randomFight(1000 + seed), 1e6).filter(({ name }) =>
        name.includes(':'),
      );
      expect(shares.filter(({ said, found }) => Math.abs(said - found) > 0.002)).toEqual([]);
    },
    3_600_000,
  );
});
