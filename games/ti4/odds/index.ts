// Figures depend on what technologies, factions and units do.
import '../abilities/index.ts';
import { INFANTRY } from '../content/index.ts';
import { ATTACKER, DEFENDER, type Side as Which } from '../rules/powers.ts';
import { type Battle, STAGES } from './battle.ts';
import { type Fleet, shipsIn } from './fleet.ts';
import { priceOf } from './figures.ts';
import { type GroundEnd, Invasion } from './ground.ts';
import { type SpaceEnd, spaceEnds } from './space.ts';

export { type Battle } from './battle.ts';
export { type Fleet, EMPTY, overCapacity } from './fleet.ts';
export { type Figures, priceOf } from './figures.ts';
export { battleOf } from './sketch.ts';

/** Chances that add up to one. */
export interface Outcome {
  readonly attacker: number;
  readonly defender: number;
  /** Nobody is left. */
  readonly draw: number;
}

/** What a side has left, with infantry on the planet counted in. */
export interface Remains {
  readonly fleet: Fleet;
  readonly chance: number;
}

export interface SideOdds {
  /** What is destroyed or removed, in resources. */
  readonly lost: number;
  /** Standard deviation of that. */
  readonly deviation: number;
  /** Units left on average, by kind. */
  readonly survivors: readonly number[];
  /** Most likely remains, the most likely first. */
  readonly likely: readonly Remains[];
  /** Nothing of it is left. */
  readonly gone: number;
  readonly retreats: number;
}

export interface Odds {
  /** Of the invasion, if there is one: the attacker takes the planet or the defender keeps it; else of the fight in space. */
  readonly outcome: Outcome;
  /** Who is left in space; null where that is settled. */
  readonly space: Outcome | null;
  readonly sides: readonly [SideOdds, SideOdds];
}

interface End {
  readonly remains: readonly [Fleet, Fleet];
  readonly winner: Which | null;
  readonly retreated: Which | null;
  readonly chance: number;
}

/**
 * The exact chances of a battle. Both sides play as the rules' shortcuts do: all Space Cannons and all Bombardment are
 * used, ships sustain damage while they can, the cheapest ships are lost first, what is beyond capacity goes, fighters
 * first, and everything aboard lands. What happens by itself happens; what costs something, a card exhausted included,
 * is not used.
 */
export function battleOdds(battle: Battle, most = Infinity): Odds {
  const isFought = isInSpace(battle);
  const { planet, sides } = battle;
  const inSpace: readonly SpaceEnd[] = isFought
    ? spaceEnds(battle, most)
    : [{ fleets: [sides[0].fleet, sides[1].fleet], winner: null, retreated: null, chance: 1 }];
  const hasFight = sides.every(({ fleet }) => shipsIn(fleet) > 0);
  const ends = planet === null ? inSpace.map(spaceEnd) : withGround(battle, inSpace);
  return {
    outcome: outcomeOf(ends),
    space: isFought && hasFight ? outcomeOf(inSpace.map(spaceEnd)) : null,
    sides: [sideOdds(battle, ends, ATTACKER), sideOdds(battle, ends, DEFENDER)],
  };
}

const isInSpace = ({ stage }: Battle): boolean =>
  STAGES.indexOf(stage) < STAGES.indexOf('bombardment');

/** What is still aboard stays there. */
const hasLanded = ({ stage }: Battle): boolean => stage === 'landed' || stage === 'ground';

function spaceEnd({ fleets, winner, retreated, chance }: SpaceEnd): End {
  return { remains: fleets, winner, retreated, chance };
}

function withGround(battle: Battle, inSpace: readonly SpaceEnd[]): End[] {
  const planet = battle.planet!;
  const [{ figures, fleet }] = battle.sides;
  const forces = fleet[INFANTRY] + battle.landed;
  const invasion = new Invasion(figures, forces, planet);
  return inSpace.flatMap((end) => {
    const { winner, retreated, fleets: remains } = end;
    const isHeld = winner === DEFENDER;
    return groundEnds(battle, invasion, isHeld ? null : end.fleets[ATTACKER]).map((ground) => ({
      remains: withForces(remains, ground.forces, isHeld || hasLanded(battle)),
      winner: groundWinner(ground),
      retreated,
      chance: end.chance * ground.chance,
    }));
  });
}

/** Nobody lands where the defender holds the space area. */
function groundEnds(
  { stage, landed, planet, boosts }: Battle,
  invasion: Invasion,
  fleet: Fleet | null,
): readonly GroundEnd[] {
  if (fleet === null) return [{ forces: [0, planet!.infantry], isDrawn: false, chance: 1 }];
  if (stage === 'landed') return invasion.ofLanded(fleet, landed);
  return stage === 'ground' ? invasion.ofFight(fleet, landed, boosts) : invasion.ofFleet(fleet);
}

/** Without forces of the attacker the defender keeps the planet. TI-12.9 */
function groundWinner({ forces, isDrawn }: GroundEnd): Which | null {
  if (isDrawn) return null;
  return forces[ATTACKER] > 0 ? ATTACKER : DEFENDER;
}

/** What was aboard has landed, unless it stays there. */
function withForces(
  [attacker, defender]: readonly [Fleet, Fleet],
  [landed, defending]: readonly [number, number],
  staysAboard: boolean,
): [Fleet, Fleet] {
  const aboard = staysAboard ? attacker[INFANTRY] : 0;
  return [
    attacker.with(INFANTRY, aboard + landed),
    defender.with(INFANTRY, defender[INFANTRY] + defending),
  ];
}

function outcomeOf(ends: readonly End[]): Outcome {
  const outcome = { attacker: 0, defender: 0, draw: 0 };
  for (const { winner, chance } of ends)
    outcome[winner === null ? 'draw' : winner === ATTACKER ? 'attacker' : 'defender'] += chance;
  return outcome;
}

/** Kinds of remains that are told. */
const TOLD = 5;

function sideOdds(battle: Battle, ends: readonly End[], which: Which): SideOdds {
  const { figures } = battle.sides[which];
  const before = battle.sides[which].fleet;
  const onPlanet = which === ATTACKER ? battle.landed : (battle.planet?.infantry ?? 0);
  const survivors = new Array<number>(INFANTRY + 1).fill(0);
  const found = new Map<string, { fleet: Fleet; chance: number }>();
  const prices = survivors.map((_, kind) => priceOf(figures, kind));
  const worth = (units: readonly number[]): number =>
    prices.reduce((sum, price, kind) => sum + price * units[kind], 0);
  let squares = 0;
  let gone = 0;
  let retreats = 0;
  for (const { remains, chance, retreated } of ends) {
    const fleet = remains[which];
    for (let kind = 0; kind <= INFANTRY; kind++) survivors[kind] += chance * fleet[kind];
    squares += chance * worth(fleet) ** 2;
    const key = fleet.join();
    const known = found.get(key);
    if (known === undefined) found.set(key, { fleet, chance });
    else known.chance += chance;
    if (survivors.every((_, kind) => fleet[kind] === 0)) gone += chance;
    if (retreated === which) retreats += chance;
  }
  const left = worth(survivors);
  const lost = worth(before) + onPlanet * prices[INFANTRY] - left;
  const deviation = Math.sqrt(Math.max(0, squares - left ** 2));
  const likely = [...found.values()].toSorted((one, other) => other.chance - one.chance);
  return { lost, deviation, survivors, likely: likely.slice(0, TOLD), gone, retreats };
}
