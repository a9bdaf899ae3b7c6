import { CRUISER, DESTROYER, FIGHTER, PDS, type Profile, SHIPS } from '../content/index.ts';
import type { Boost } from './battle.ts';
import type { Figures } from './figures.ts';
import {
  bigShipsIn,
  type Fleet,
  type Hits,
  hitInRound,
  hullIn,
  repairedThemselves,
  stopsSustain,
  takesAllAlong,
  withoutShips,
} from './fleet.ts';
import {
  CERTAIN,
  dieSpread,
  rerolled,
  type Shots,
  type Spread,
  times,
  together,
} from './spread.ts';

/** Hits that any ship can take, and those that fighters cannot; the two are independent. TI-10.15 */
export interface Roll {
  readonly light: Spread;
  readonly heavy: Spread;
}

/** The fleets that a side of a space combat may have, each by its number; what happens to them is worked out once. */
export class Side {
  readonly figures: Figures;
  readonly fleets: Fleet[] = [];
  private readonly hasDoomed: boolean;
  /** Beside what the figures add to combat rolls. */
  private readonly bonus: number;
  /** Kinds of ships that roll a die for each ship of the opponent that is no fighter. */
  private readonly counters: readonly number[];
  private readonly numbers = new Map<string, number>();
  private readonly hulls: number[] = [];
  private readonly ready: number[] = [];
  private readonly rolls: { [place: number]: Roll } = {};
  /** What is added in the first round that is fought. */
  private readonly boost: Boost;
  private readonly firstRolls: { [place: number]: Roll } = {};
  /** By fleet, heavy hits (those that can be sustained at even places, the others at odd ones) and all hits. */
  private readonly hit: number[][][] = [];
  private readonly emptied: number[] = [];

  constructor(figures: Figures, bonus: number, boost: Boost = NO_BOOST) {
    this.figures = figures;
    this.hasDoomed = figures.takesAllAlong.includes(true);
    this.bonus = bonus;
    this.boost = boost;
    this.counters = SHIPS.filter((kind) => figures.profiles[kind]?.dicePerShip === true);
  }

  numberOf(fleet: Fleet): number {
    const key = fleet.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.fleets.length;
    this.numbers.set(key, number);
    this.fleets.push(fleet);
    this.hulls.push(hullIn(this.figures, fleet));
    this.hit.push([]);
    return number;
  }

  hull(number: number): number {
    return this.hulls[number];
  }

  isGone(number: number): boolean {
    return this.hulls[number] === 0;
  }

  /** At the start of a round. */
  readied(number: number): number {
    return (this.ready[number] ??= this.numberOf(
      repairedThemselves(this.figures, this.fleets[number]),
    ));
  }

  /** After the hits of a round. */
  after(number: number, struck: Hits): number {
    const { hits, heavy, isStopped } = struck;
    const row = (this.hit[number][2 * heavy + Number(isStopped)] ??= []);
    return (row[hits] ??= this.numberOf(hitInRound(this.figures, this.fleets[number], struck)));
  }

  /** Does a fleet keep the opponent's ships from sustaining damage? */
  stops(number: number): boolean {
    return stopsSustain(this.figures, this.fleets[number]);
  }

  bigShips(number: number): number {
    return bigShipsIn(this.fleets[number]);
  }

  /** Was a ship destroyed that takes all others along? TI-10.14 */
  takesAllAlong(before: number, after: number): boolean {
    return this.hasDoomed && takesAllAlong(this.figures, this.fleets[before], this.fleets[after]);
  }

  /** All ships are gone. */
  without(number: number): number {
    return (this.emptied[number] ??= this.numberOf(withoutShips(this.fleets[number])));
  }

  /** The combat dice of a fleet against so many ships that are no fighters. TI-10.5 */
  roll(number: number, targets: number): Roll {
    const at = this.placeOf(number, targets);
    return (this.rolls[at] ??= this.rollOf(this.fleets[number], targets, NO_BOOST));
  }

  /** The same in the first round. */
  firstRoll(number: number, targets: number): Roll {
    const at = this.placeOf(number, targets);
    return (this.firstRolls[at] ??= this.rollOf(this.fleets[number], targets, this.boost));
  }

  /** Targets make a difference only to ships that count them. */
  private placeOf(number: number, targets: number): number {
    const counts = this.counters.some((kind) => this.fleets[number][kind] > 0);
    return counts ? number * MOST_TARGETS + targets : number * MOST_TARGETS;
  }

  private rollOf(fleet: Fleet, targets: number, boost: Boost): Roll {
    const { heavyHits } = this.figures;
    const heavyKinds = SHIPS.flatMap((kind) => (fleet[kind] > 0 ? (heavyHits[kind] ?? []) : []));
    const sums = { light: CERTAIN, heavy: CERTAIN };
    for (const kind of SHIPS) {
      const { combat, dice: printed, dicePerShip } = this.figures.profiles[kind] ?? NOTHING;
      const dice = dicePerShip ? targets : printed;
      if (fleet[kind] === 0 || combat === null || dice === 0) continue;
      const added = this.bonusOf(fleet, kind, boost);
      const once = dieSpread(combat, added, this.figures.criticalHits[kind]);
      const die = this.figures.rerollsMisses ? rerolled(once) : once;
      const which = heavyKinds.includes(kind) ? 'heavy' : 'light';
      sums[which] = together(sums[which], times(die, dice * fleet[kind]));
    }
    return sums;
  }

  /** What is added to the combat rolls of a kind of ship. TI-1.10, TI-7.8 */
  private bonusOf(fleet: Fleet, kind: number, boost: Boost): number {
    let added = this.figures.combatBonus + this.bonus + boost.all;
    if (kind === FIGHTER) added += this.figures.fighterBonus + boost.fighters;
    for (const helper of SHIPS)
      if (helper !== kind && fleet[helper] > 0) added += this.figures.bonusToOthers[helper];
    return added;
  }
}

const NO_BOOST: Boost = { all: 0, fighters: 0 };

/** More ships than a fleet can have. */
const MOST_TARGETS = 64;

const NOTHING: Pick<Profile, 'combat' | 'dice' | 'dicePerShip'> = {
  combat: null,
  dice: 0,
  dicePerShip: false,
};

/** Dice of an ability of all ships that have it. */
export function abilityShots(
  { profiles }: Figures,
  fleet: Fleet,
  ability: 'barrage' | 'bombardment' | 'cannon',
): Shots[] {
  return SHIPS.flatMap((kind) => {
    const shots = profiles[kind]?.[ability];
    return shots === undefined || fleet[kind] === 0
      ? []
      : [{ value: shots.value, dice: shots.dice * fleet[kind] }];
  });
}

const AMBUSHERS = [CRUISER, DESTROYER];

/** A die for each ship that shoots from an ambush, the best ones first. */
export function ambushShots({ profiles, ambushes }: Figures, fleet: Fleet): Shots[] {
  let left = ambushes;
  return AMBUSHERS.flatMap((kind) => {
    const dice = Math.min(left, fleet[kind]);
    left -= dice;
    return dice === 0 ? [] : [{ value: profiles[kind]!.combat!, dice }];
  });
}

/** Dice of so many PDS. */
export function pdsShots({ profiles }: Figures, count: number): Shots[] {
  const cannon = profiles[PDS]?.cannon;
  return cannon === undefined || count === 0
    ? []
    : [{ value: cannon.value, dice: cannon.dice * count }];
}
