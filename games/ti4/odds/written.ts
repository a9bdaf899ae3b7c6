import {
  DOCK,
  FACTIONS,
  FLAGSHIP,
  INFANTRY,
  PDS,
  profile,
  SHIPS,
  TECHNOLOGIES,
  technologyOf,
  UNIT_KINDS,
} from '../content/index.ts';
import { ATTACKER, DEFENDER } from '../rules/powers.ts';
import { NONE } from '../rules/state.ts';
import type { Battle } from './battle.ts';
import type { Figures } from './figures.ts';
import { EMPTY } from './fleet.ts';
import { battleWith, type Camp, campOf, canCopy, figuresOfSketch, mostOf } from './sketch.ts';
import { OPTIONAL_IDS, using } from './optional.ts';
import { type Policy, SUSTAINS } from './policy.ts';
import {
  BattleError,
  countIn,
  entriesOf,
  fieldsOf,
  flagIn,
  idsIn,
  oneOf,
  type Written,
} from './reading.ts';

/** Kinds of units as a file names them, in the order of `UNIT_KINDS`. */
export const UNIT_TYPES: readonly string[] = UNIT_KINDS.map(
  (kind) => ({ warsun: 'war-sun', dock: 'space-dock' })[kind as string] ?? kind,
);

const FIGHTS = ['space', 'ground', 'both'] as const;

/** What is fought: in space, on the ground, or in space and then on the ground. */
export type FightKind = (typeof FIGHTS)[number];

/** A battle of a file. */
export interface WrittenBattle {
  readonly kind: FightKind;
  readonly battle: Battle;
  /** Places of units that take no part in it. */
  readonly ignored: readonly string[];
}

/** Ships in the order in which a file's battle loses them unless it says something else. */
const LOSSES = ['fighter', 'destroyer', 'carrier', 'cruiser', 'dreadnought', 'war-sun', 'flagship'];

const SIDES = ['attacker', 'defender'] as const;

/** Reads a battle; throws a `BattleError` for the first thing in it that is wrong. */
export function battleIn(written: Written): WrittenBattle {
  const fields = fieldsOf(written, ['kind', ...SIDES, 'nebula', 'policy']);
  const kind = oneOf(fields.kind, FIGHTS, 'odds.fault.kind');
  const sides = [sideIn(fields.attacker), sideIn(fields.defender)] as const;
  const isNebula = flagIn(fields.nebula);
  const { policy, used } = policyIn(fields.policy);
  const camps = [
    without(sides[ATTACKER].camp, IDLE[kind][ATTACKER]),
    without(sides[DEFENDER].camp, IDLE[kind][DEFENDER]),
  ] as const;
  const sketch = { camps, isInvasion: kind !== 'space', isNebula };
  const [attacks, defends] = figuresOfSketch(sketch).map((figures, at): Figures => ({
    ...using(figures, camps[at], used),
    policy,
  }));
  checkUnits(sides[ATTACKER], attacks);
  checkUnits(sides[DEFENDER], defends);
  needs(fields.attacker.place, camps[ATTACKER], kind === 'ground' ? [INFANTRY] : SHIPS);
  needs(fields.defender.place, camps[DEFENDER], STANDING[kind]);
  const battle = battleWith(sketch, [withLongRange(attacks), defends])!;
  const ignored = sides.flatMap(({ camp, units }, which) =>
    IDLE[kind][which].flatMap((each) => (camp.units[each] > 0 ? [units.get(each)!.place] : [])),
  );
  return { kind, battle: kind === 'ground' ? ashore(battle) : withCargo(battle, camps), ignored };
}

/** What the defender needs at least one of. */
const STANDING: { readonly [K in FightKind]: readonly number[] } = {
  space: SHIPS,
  ground: [INFANTRY, PDS],
  both: [...SHIPS, INFANTRY, PDS],
};

interface WrittenSide {
  readonly camp: Camp;
  /** Where each kind of unit stands. */
  readonly units: ReadonlyMap<number, Written>;
}

function sideIn(written: Written): WrittenSide {
  const fields = fieldsOf(written, ['faction', 'units', 'upgrades', 'technologies']);
  const ids = FACTIONS.map(({ id }) => id);
  const { value } = fields.faction;
  const faction =
    value === undefined ? NONE : ids.indexOf(oneOf(fields.faction, ids, 'odds.fault.faction'));
  const units = new Map<number, Written>();
  const counts = UNIT_KINDS.map(() => 0);
  for (const [name, count] of entriesOf(fields.units, UNIT_TYPES)) {
    const kind = UNIT_TYPES.indexOf(name);
    counts[kind] = countIn(count, mostOf(kind));
    units.set(kind, count);
  }
  const technologies = [
    ...cardsIn(fields.upgrades, faction, UPGRADES),
    ...cardsIn(fields.technologies, faction, ALL),
  ];
  return { camp: { ...campOf(faction), technologies, units: counts }, units };
}

const ALL = TECHNOLOGIES.map(({ id }) => id);
const UPGRADES = TECHNOLOGIES.filter(({ upgrades }) => upgrades !== undefined).map(({ id }) => id);

/** Technologies that the faction can have. TI-18.3, TI-18.7 */
function cardsIn(written: Written, faction: number, known: readonly string[]): number[] {
  const fault = known === UPGRADES ? 'odds.fault.upgrade' : 'odds.fault.technology';
  return idsIn(written, known, fault).map(({ value, place }) => {
    const card = technologyOf(value as string);
    const { faction: owner, replaces } = TECHNOLOGIES[card];
    const about = { value: value as string };
    if (owner !== null && owner !== faction && (faction === NONE || !canCopy(faction)))
      throw new BattleError('odds.fault.foreign', place, { ...about, owner: FACTIONS[owner].id });
    const own = TECHNOLOGIES.find((each) => each.faction === faction && each.replaces === replaces);
    if (owner === null && replaces !== undefined && own !== undefined)
      throw new BattleError('odds.fault.replaced', place, {
        ...about,
        own: own.id,
        owner: FACTIONS[faction].id,
      });
    return card;
  });
}

interface WrittenPolicy {
  readonly policy: Policy;
  /** Ids of optional abilities. */
  readonly used: readonly string[];
}

function policyIn(written: Written): WrittenPolicy {
  const given = { ...written, value: written.value ?? {} };
  const { losses, sustain, use } = fieldsOf(given, ['losses', 'sustain', 'use']);
  const named = idsIn(losses, LOSSES, 'odds.fault.ship').map(({ value, place }, at, all) => {
    if (all.findIndex((each) => each.value === value) < at)
      throw new BattleError('odds.fault.twice', place, { value: value as string });
    return value as string;
  });
  const order = [...named, ...LOSSES.filter((kind) => !named.includes(kind))];
  return {
    policy: {
      losses: order.map((kind) => UNIT_TYPES.indexOf(kind)),
      sustain:
        sustain.value === undefined ? 'first' : oneOf(sustain, SUSTAINS, 'odds.fault.sustain'),
    },
    used: idsIn(use, OPTIONAL_IDS, 'odds.fault.use').map(({ value }) => value as string),
  };
}

/** Kinds of units that take no part, of attacker and defender. */
const IDLE: { readonly [K in FightKind]: readonly [readonly number[], readonly number[]] } = {
  space: [[], [INFANTRY]],
  ground: [
    [PDS, DOCK],
    [...SHIPS, DOCK],
  ],
  both: [[], []],
};

const without = (camp: Camp, kinds: readonly number[]): Camp => ({
  ...camp,
  units: camp.units.map((count, kind) => (kinds.includes(kind) ? 0 : count)),
});

/** A flagship belongs to a faction, and war suns need their upgrade. TI-27.12 */
function checkUnits({ units, camp }: WrittenSide, { profiles }: Figures): void {
  for (const [kind, { place }] of units)
    if (camp.units[kind] > 0 && profiles[kind] === undefined)
      throw new BattleError(kind === FLAGSHIP ? 'odds.fault.flagship' : 'odds.fault.warsun', place);
}

function needs(place: string, { units }: Camp, kinds: readonly number[]): void {
  if (kinds.some((kind) => units[kind] > 0)) return;
  const known = kinds.map((kind) => UNIT_TYPES[kind]).join(', ');
  throw new BattleError('odds.fault.empty', `${place}.units`, { known });
}

/** PDS that fire from next to the system are PDS II. TI-9.2 */
function withLongRange(figures: Figures): Figures {
  return { ...figures, profiles: figures.profiles.with(PDS, profile('pds-2')) };
}

/** The attacker's infantry is aboard, also where nothing is landed on. */
function withCargo(battle: Battle, [{ units }]: readonly Camp[]): Battle {
  const [attacker, defender] = battle.sides;
  const fleet = attacker.fleet.with(INFANTRY, units[INFANTRY]);
  return { ...battle, sides: [{ ...attacker, fleet }, defender] };
}

/** From Bombardment on: the space area is the attacker's. */
function ashore(battle: Battle): Battle {
  const [attacker, defender] = battle.sides;
  return {
    ...battle,
    stage: 'bombardment',
    cannons: [],
    sides: [attacker, { ...defender, fleet: EMPTY }],
  };
}
