import { CRUISER, DESTROYER, DOCK, FIGHTER } from '../content/index.ts';
import { ATTACKER, DEFENDER, type Side as Which } from '../rules/powers.ts';
import { NEBULA_BONUS } from '../rules/space-combat.ts';
import type { Battle, CannonFire } from './battle.ts';
import { add, attackerOf, Chain, defenderOf, pairOf, type Pairs } from './chain.ts';
import {
  ambushed,
  bigShipsIn,
  type Fleet,
  hitInRound,
  type Hits,
  inRetreat,
  repairedThemselves,
  shipsIn,
  stopsSustain,
  struck,
  takesAllAlong,
  withinLimits,
  withoutBigShip,
  withoutFighters,
  withoutMartyr,
  withoutShips,
} from './fleet.ts';
import { abilityShots, ambushShots, Side } from './side.ts';
import { CERTAIN, shotsSpread, type Spread } from './spread.ts';

/** How the fight in space may end: what both sides have left, there or where they went. */
export interface SpaceEnd {
  readonly fleets: readonly [attacker: Fleet, defender: Fleet];
  /** Who alone had ships there, before limits were checked; null if nobody had. TI-10.10 */
  readonly winner: Which | null;
  /** Who has retreated. */
  readonly retreated: Which | null;
  readonly chance: number;
}

const other = (which: Which): Which => (which === ATTACKER ? DEFENDER : ATTACKER);

/** Ships that are given up for a hit, first choice first. */
const MARTYRS = [DESTROYER, CRUISER];

/** Both fleets of a pair. */
type Two = readonly [Fleet, Fleet];

/** Everything up to the end of the space combat. */
export function spaceEnds(battle: Battle, most: number): SpaceEnd[] {
  const fleets: Two = [battle.sides[ATTACKER].fleet, battle.sides[DEFENDER].fleet];
  if (fleets.every((fleet) => shipsIn(fleet) === 0))
    return [{ fleets, winner: null, retreated: null, chance: 1 }];
  return new SpaceFight(battle, most).ends(fleets);
}

class SpaceFight {
  private readonly battle: Battle;
  private readonly sides: readonly [Side, Side];
  private readonly chain: Chain;

  constructor(battle: Battle, most: number) {
    this.battle = battle;
    const [attacker, defender] = battle.sides;
    const nebula = battle.nebula ? NEBULA_BONUS : 0;
    this.sides = [
      new Side(attacker.figures, 0, battle.boosts?.[ATTACKER]),
      new Side(defender.figures, nebula, battle.boosts?.[DEFENDER]),
    ];
    this.chain = new Chain(this.sides, most);
  }

  ends(fleets: Two): SpaceEnd[] {
    const { stage, round } = this.battle;
    let pairs: Pairs = new Map();
    this.put(pairs, fleets, 1);
    switch (stage) {
      case 'cannons':
        for (const fire of this.battle.cannons) pairs = this.cannons(pairs, fire);
        return this.rounds(this.firstRound(pairs), 1);
      case 'combat':
        return this.rounds(this.firstRound(pairs), 1);
      case 'hits':
        return this.goOn(this.pending(pairs), round);
      default:
        return this.goOn(this.chain.round(pairs, true), round);
    }
  }

  /** After the present round. */
  private goOn(pairs: Pairs, round: number): SpaceEnd[] {
    return this.isLast(round) ? this.close(pairs, round) : this.rounds(pairs, round + 1);
  }

  private put(pairs: Pairs, [attacker, defender]: Two, chance: number): void {
    const [one, two] = this.sides;
    add(pairs, pairOf(one.numberOf(attacker), two.numberOf(defender)), chance);
  }

  private fleets(pair: number): Two {
    const [one, two] = this.sides;
    return [one.fleets[attackerOf(pair)], two.fleets[defenderOf(pair)]];
  }

  /** Every pair becomes others, each with its chance. */
  private each(pairs: Pairs, become: (fleets: Two) => Iterable<readonly [Two, number]>): Pairs {
    const after: Pairs = new Map();
    for (const [pair, chance] of pairs)
      for (const [fleets, odds] of become(this.fleets(pair)))
        this.put(after, fleets, chance * odds);
    return after;
  }

  /** A dock in space is lost with the last ship, unless the opponent has none left either. TI-13.5 */
  private withinLimits(fleet: Fleet, which: Which, rival: Fleet): Fleet {
    const { figures } = this.sides[which];
    const isBlockaded = shipsIn(fleet) === 0 && shipsIn(rival) > 0;
    const isLost = isBlockaded && figures.profiles[DOCK]!.inSpace;
    return withinLimits(figures, fleet, isLost ? 0 : this.battle.sides[which].docks);
  }

  /** Space Cannon Offense of one player. TI-9.1, TI-9.4 */
  private cannons(pairs: Pairs, { by, shots, extraDie, isAimed }: CannonFire): Pairs {
    const target = by === ATTACKER ? DEFENDER : ATTACKER;
    const { figures } = this.sides[target];
    return this.each(pairs, (fleets) => {
      if (shipsIn(fleets[target]) === 0) return [[fleets, 1]];
      const own = by === null ? [] : abilityShots(this.sides[by].figures, fleets[by], 'cannon');
      const armed = [...shots, ...own].filter(({ dice }) => dice > 0);
      if (armed.length === 0) return [[fleets, 1]];
      const spread = shotsSpread(armed, figures.cannonsAgainst, extraDie);
      const isStopped = this.areStopped(fleets, target);
      return spread.map((chance, hits) => {
        const heavy = isAimed ? hits : 0;
        const left = struck(figures, fleets[target], { hits, heavy, isStopped });
        const hit = this.settled(fleets, withFleet(fleets, target, left));
        return [this.afterCannons(hit, target), chance] as const;
      });
    });
  }

  /** Whoever was hit checks limits; where all ships went, both do. TI-5.3 */
  private afterCannons(fleets: Two, target: Which): Two {
    const [attacker, defender] = fleets.map((fleet, at) => {
      const which = at === ATTACKER ? ATTACKER : DEFENDER;
      const isChecked = which === target || shipsIn(fleet) === 0;
      return isChecked ? this.withinLimits(fleet, which, fleets[other(which)]) : fleet;
    });
    return [attacker, defender];
  }

  /** A ship that was destroyed may take all others along. TI-10.14 */
  private settled(before: Two, after: Two): Two {
    const isOver = this.sides.some(({ figures }, which) =>
      takesAllAlong(figures, before[which], after[which]),
    );
    return isOver ? [withoutShips(after[ATTACKER]), withoutShips(after[DEFENDER])] : after;
  }

  /** What opens the combat, and the barrage of both. TI-10.2, TI-10.3 */
  private firstRound(pairs: Pairs): Pairs {
    return this.each(pairs, (fleets) => {
      if (!isOpen(fleets)) return [[fleets, 1]];
      const [attacker, defender] = this.openFire(this.openFire(fleets, ATTACKER), DEFENDER);
      const opened: Two = [
        repairedThemselves(this.sides[ATTACKER].figures, attacker),
        repairedThemselves(this.sides[DEFENDER].figures, defender),
      ];
      return isOpen(opened) ? this.opening(opened) : [[opened, 1]];
    });
  }

  /** Ambushes and sacrifices, then what is left goes into the barrage. TI-10.2, TI-10.3 */
  private *opening(fleets: Two): Iterable<readonly [Two, number]> {
    for (const [one, chance] of this.ambushed(this.sacrificed(fleets, ATTACKER), ATTACKER))
      for (const [two, odds] of this.ambushed(this.sacrificed(one, DEFENDER), DEFENDER)) {
        const after = isOpen(two) ? this.barrages(two) : [[two, 1] as const];
        for (const [left, rest] of after) yield [left, chance * odds * rest];
      }
  }

  /** The ships that hit most easily shoot. */
  private ambushed(fleets: Two, by: Which): (readonly [Two, number])[] {
    const { figures } = this.sides[by];
    const shots = ambushShots(figures, fleets[by]);
    if (shots.length === 0 || !isOpen(fleets)) return [[fleets, 1]];
    const target = other(by);
    const isStopped = this.areStopped(fleets, target);
    return shotsSpread(shots, 0, false).map((chance, hits) => {
      return [this.ambushedBy(fleets, target, { hits, heavy: 0, isStopped }), chance] as const;
    });
  }

  private ambushedBy(fleets: Two, target: Which, hits: Hits): Two {
    const left = ambushed(this.sides[target].figures, fleets[target], hits);
    return this.settled(fleets, withFleet(fleets, target, left));
  }

  /** A small ship, but not the last one, for a hit that fighters cannot take. TI-26.16 */
  private sacrificed(fleets: Two, by: Which): Two {
    const { givesUpShip } = this.sides[by].figures;
    if (!givesUpShip || !isOpen(fleets)) return fleets;
    const left = withoutMartyr(fleets[by], MARTYRS);
    if (left === null) return fleets;
    const target = other(by);
    const isStopped = this.areStopped(fleets, target);
    return this.ambushedBy(withFleet(fleets, by, left), target, { hits: 1, heavy: 1, isStopped });
  }

  /** Do ships of the opponent keep a side from sustaining damage? TI-11.1 */
  private areStopped(fleets: Two, which: Which): boolean {
    const rival = other(which);
    return stopsSustain(this.sides[rival].figures, fleets[rival]);
  }

  /** TI-10.14 */
  private openFire(fleets: Two, which: Which): Two {
    const rival = other(which);
    const isArmed = bigShipsIn(fleets[which]) >= this.sides[which].figures.opensFire;
    if (!isArmed || bigShipsIn(fleets[rival]) === 0) return fleets;
    return this.settled(
      fleets,
      withFleet(fleets, rival, withoutBigShip(this.sides[rival].figures, fleets[rival])),
    );
  }

  private *barrages(fleets: Two): Iterable<readonly [Two, number]> {
    const [byAttacker, byDefender] = [
      this.barrage(fleets, ATTACKER),
      this.barrage(fleets, DEFENDER),
    ];
    for (const [losses, chance] of byAttacker.entries())
      for (const [own, odds] of byDefender.entries())
        yield [
          [withoutFighters(fleets[ATTACKER], own), withoutFighters(fleets[DEFENDER], losses)],
          chance * odds,
        ];
  }

  private barrage(fleets: Two, which: Which): Spread {
    if (fleets[other(which)][FIGHTER] === 0) return CERTAIN;
    return shotsSpread(abilityShots(this.sides[which].figures, fleets[which], 'barrage'), 0, false);
  }

  /** Hits that have been rolled and not been dealt with. */
  private pending(pairs: Pairs): Pairs {
    const { hits } = this.battle;
    return this.each(pairs, (fleets) => {
      const [attacker, defender] = fleets.map((fleet, which) =>
        hitInRound(
          this.sides[which].figures,
          fleet,
          {
            ...hits![which],
            isStopped: this.areStopped(fleets, which === ATTACKER ? ATTACKER : DEFENDER),
          },
          hits![which].sustained,
        ),
      );
      return [[this.settled(fleets, [attacker, defender]), 1]];
    });
  }

  /** From this round on until nobody fights any more. TI-10.7, TI-10.10 */
  private rounds(pairs: Pairs, from: number): SpaceEnd[] {
    const planned = this.battle.sides.map(({ retreats }) => retreats ?? 0);
    if (planned.every((round) => round < from)) return this.close(this.chain.settle(pairs), from);
    let left = pairs;
    let round = from;
    for (; !this.isLast(round); round++) left = this.chain.round(left);
    return this.close(this.chain.round(left), round);
  }

  private isLast(round: number): boolean {
    return this.battle.sides.some(({ retreats }) => retreats === round);
  }

  /** Who announced it in this round retreats from an opponent with ships; then limits count. TI-10.7, TI-5.3 */
  private close(pairs: Pairs, round: number): SpaceEnd[] {
    const leaver: Which = this.battle.sides[DEFENDER].retreats === round ? DEFENDER : ATTACKER;
    return Array.from(pairs, ([pair, chance]) => {
      const fleets = this.fleets(pair);
      const retreated = isOpen(fleets) ? leaver : null;
      const [attacker, defender] = fleets.map((fleet, at) => {
        const which = at === ATTACKER ? ATTACKER : DEFENDER;
        return which === retreated
          ? inRetreat(this.sides[which].figures, fleet, this.battle.sides[which].docks)
          : this.withinLimits(fleet, which, fleets[other(which)]);
      });
      const winner = retreated === null ? holderOf(fleets) : other(retreated);
      return { fleets: [attacker, defender], winner, retreated, chance };
    });
  }
}

const isOpen = (fleets: Two): boolean => fleets.every((fleet) => shipsIn(fleet) > 0);

function holderOf(fleets: Two): Which | null {
  if (shipsIn(fleets[ATTACKER]) > 0) return ATTACKER;
  return shipsIn(fleets[DEFENDER]) > 0 ? DEFENDER : null;
}

const withFleet = ([attacker, defender]: Two, which: Which, fleet: Fleet): Two =>
  which === ATTACKER ? [fleet, defender] : [attacker, fleet];
