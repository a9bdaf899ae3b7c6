import type { Seat } from '@tablewright/engine';
import { DICE, type Die, type Face, FACES } from '../content/index.ts';
import { damagedAt, freshAt } from '../rules/pieces.ts';
import { powers } from '../rules/powers.ts';
import { type Arcs, NONE } from '../rules/state.ts';

/** What a roll adds up to. */
export interface Roll {
  readonly hits: number;
  readonly selfHits: number;
  readonly intercepts: number;
  readonly buildingHits: number;
  readonly keys: number;
}

export interface Chance extends Roll {
  readonly chance: number;
}

export type Pool = { readonly [D in Die]: number };

/**
 * Every result of a pool of dice with its exact chance: one die after the other is added to what came before.
 * Results are added as numbers, each icon in bits of its own, for the picture must follow the hand that takes dice.
 */
export function chancesOf(pool: Pool): readonly Chance[] {
  const kinds = DICE.map((kind) => {
    const die = spread(FACES[kind].map(packed));
    let sum = spread([0]);
    for (let i = 0; i < pool[kind]; i++) sum = together(sum, die);
    return sum;
  });
  const [skirmish, assault, raid] = kinds;
  return Array.from(together(together(skirmish, assault), raid), ([result, chance]) => ({
    hits: result & 31,
    selfHits: (result >> 5) & 31,
    buildingHits: (result >> 10) & 31,
    keys: (result >> 15) & 31,
    intercepts: result >> 20,
    chance,
  }));
}

function packed({ hit, self, building, key, intercept }: Face): number {
  return hit | (self << 5) | (building << 10) | (key << 15) | (intercept << 20);
}

function spread(faces: readonly number[]): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  for (const face of faces) chances.set(face, (chances.get(face) ?? 0) + 1 / faces.length);
  return chances;
}

function together(
  some: ReadonlyMap<number, number>,
  others: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [a, chance] of some)
    for (const [b, other] of others) sums.set(a + b, (sums.get(a + b) ?? 0) + chance * other);
  return sums;
}

/** Ships and buildings as far as a battle looks at them: a fresh piece takes two hits, a damaged one takes one. */
export interface Sides {
  readonly attackers: { readonly fresh: number; readonly damaged: number };
  readonly defenders: { readonly fresh: number; readonly damaged: number };
  readonly buildings: { readonly fresh: number; readonly damaged: number };
  /** The attacker ignores one intercept that was rolled. */
  readonly ignoresOne?: boolean;
  /** Assault dice bring one more intercept, which was not rolled. */
  readonly isMirrored?: boolean;
  /** Rifles fire from afar: nothing comes back. */
  readonly isSafe?: boolean;
}

/** Both sides while dice are collected; rifles fire while there is no battle. */
export function sidesOf(g: Arcs, attacker: Seat, defender: Seat, system: number): Sides {
  const shipsOf = (seat: Seat) => ({
    fresh: freshAt(g, seat, system),
    damaged: damagedAt(g, seat, system),
  });
  const buildings = g.buildings.filter(
    ({ system: where, owner }) => where === system && owner === defender,
  );
  const damaged = buildings.filter((building) => building.damaged).length;
  return {
    attackers: shipsOf(attacker),
    defenders: shipsOf(defender),
    buildings: { fresh: buildings.length - damaged, damaged },
    ignoresOne: g.battle.allFresh && powers.has(g, attacker, 'ignoresIntercept'),
    isMirrored: powers.has(g, defender, 'mirrors'),
    isSafe: g.battle.system === NONE,
  };
}

/** What a battle may come to, before it is rolled. */
export interface BattleOdds {
  /** Hits that defending pieces take, those without a target left out. */
  readonly given: Spread;
  /** Hits that attacking ships take, interception included. Null where none can come back. */
  readonly taken: Spread | null;
  readonly keys: Spread;
  readonly intercepted: number | null;
  /** At least one defending ship is destroyed, if hits are dealt to damaged ones first. */
  readonly shipDestroyed: number | null;
  /** No defending ship is left. Null where there is none to begin with. */
  readonly fleetDestroyed: number | null;
  /** At least one building is destroyed, if hits on buildings are dealt to the same one. */
  readonly buildingDestroyed: number | null;
  /** No attacking ship is left. */
  readonly attackersLost: number | null;
}

export interface Spread {
  readonly mean: number;
  /** The chance of each number, from none upwards. */
  readonly chances: readonly number[];
}

export function battleOdds(pool: Pool, sides: Sides): BattleOdds {
  const { attackers, defenders, buildings, isSafe = false } = sides;
  const { ignoresOne = false, isMirrored = false } = sides;
  const results = chancesOf(pool);
  const fleet = hullOf(defenders);
  const walls = hullOf(buildings);
  const own = hullOf(attackers);
  const onFleet = (roll: Roll): number => Math.min(roll.hits, fleet);
  const onWalls = (roll: Roll): number =>
    Math.min(walls, roll.hits - onFleet(roll) + roll.buildingHits);
  const added = isMirrored && pool.assault > 0 ? 1 : 0;
  // However many icons there are, ships are intercepted once, and before any of the defenders is hit.
  const isIntercepted = ({ intercepts }: Roll): boolean =>
    Math.max(0, intercepts - (ignoresOne ? 1 : 0)) + added > 0;
  const taken = (roll: Roll): number =>
    Math.min(own, roll.selfHits + (isIntercepted(roll) ? defenders.fresh : 0));
  const chanceOf = (happens: (roll: Roll) => boolean): number =>
    results.reduce((sum, roll) => (happens(roll) ? sum + roll.chance : sum), 0);
  const weakest = ({ damaged }: { readonly damaged: number }): number => (damaged > 0 ? 1 : 2);
  return {
    given: spreadOf(results, (roll) => onFleet(roll) + onWalls(roll)),
    taken: isSafe ? null : spreadOf(results, taken),
    // A player who has lost all ships raids nothing.
    keys: spreadOf(results, (roll) => (taken(roll) >= own ? 0 : roll.keys)),
    intercepted: isSafe ? null : chanceOf(isIntercepted),
    shipDestroyed: fleet === 0 ? null : chanceOf((roll) => onFleet(roll) >= weakest(defenders)),
    fleetDestroyed: fleet === 0 ? null : chanceOf((roll) => onFleet(roll) >= fleet),
    buildingDestroyed: walls === 0 ? null : chanceOf((roll) => onWalls(roll) >= weakest(buildings)),
    attackersLost: isSafe ? null : chanceOf((roll) => taken(roll) >= own),
  };
}

const hullOf = ({ fresh, damaged }: { readonly fresh: number; readonly damaged: number }): number =>
  2 * fresh + damaged;

function spreadOf(results: readonly Chance[], count: (roll: Roll) => number): Spread {
  const chances: number[] = [];
  let mean = 0;
  for (const roll of results) {
    const n = count(roll);
    while (chances.length <= n) chances.push(0);
    chances[n] += roll.chance;
    mean += n * roll.chance;
  }
  return { mean, chances };
}
