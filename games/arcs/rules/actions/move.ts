import type { Refusal, Script, Seat } from '@tablewright/engine';
import { SYSTEMS } from '../../content/index.ts';
import { isGate, isInPlay, neighboursOf, systemsInPlay } from '../map.ts';
import { choose, DAMAGED, FRESH, type Option } from '../options.ts';
import {
  captureFromSupply,
  controls,
  damagedAt,
  freshAt,
  hasBuilding,
  hasRival,
  isControlledByRival,
  rivalsOf,
  shipsAt,
} from '../pieces.ts';
import { powers } from '../powers.ts';
import { type Arcs, SEATS } from '../state.ts';
import { canBattle } from './battle.ts';
import { emit } from '../vocabulary.ts';

/** Gates that one move can enter: more would only go round in circles. */
const MOST_GATES = 12;

/** Ships on their way. */
interface Group {
  system: number;
  fresh: number;
  damaged: number;
  /** Systems that it has come through, the one it left first. */
  readonly way: number[];
}

/** What may move, and what has to follow. */
interface Terms {
  readonly optional?: boolean;
  /** Only so many fresh ships of each system, and no damaged ones. Sprinter Drives */
  readonly onlyFresh?: readonly number[];
  /** A battle must be possible afterwards. Tactical */
  readonly battleFollows?: boolean;
  /** Fresh ships that moved may move once more. Sprinter Drives */
  readonly again?: boolean;
}

/** ARC-10.6 */
export function canMove(g: Arcs, seat: Seat): boolean {
  return systemsInPlay(g).some((system) => shipsAt(g, seat, system) > 0);
}

/** Move, by Catapult where it starts at an own starport. ARC-13 */
export function* move(g: Arcs, seat: Seat): Script {
  yield* moveOnce(g, seat, {});
}

/** A move that a card allows at this moment. */
export function* maybeMove(g: Arcs, seat: Seat): Script {
  yield* moveOnce(g, seat, { optional: true });
}

/** A move after which a battle must be possible. */
export function* moveToBattle(g: Arcs, seat: Seat): Script {
  yield* moveOnce(g, seat, { battleFollows: true });
}

/** Could some move be followed by a battle? */
export function canMoveToBattle(g: Arcs, seat: Seat): boolean {
  const terms = { battleFollows: true, again: powers.has(g, seat, 'movesAgain') };
  return systemsInPlay(g).some((system) => canLeave(g, seat, system, terms));
}

function* moveOnce(g: Arcs, seat: Seat, terms: Terms): Script {
  const again = powers.has(g, seat, 'movesAgain');
  const arrived = yield* moveGroup(g, seat, { ...terms, again });
  if (!again || !arrived.some((count) => count > 0)) return;
  // The first hop may have led only half the way to a battle; then the second must get there.
  const optional = !terms.battleFollows || canBattle(g, seat);
  yield* moveGroup(g, seat, { ...terms, optional, onlyFresh: arrived });
}

const NO_MOVE: Option<'none'> = { do: 'none' };

/** One move; tells how many fresh ships of it stand in each system now. */
function* moveGroup(g: Arcs, seat: Seat, terms: Terms): Script<number[]> {
  const arrived = SYSTEMS.map(() => 0);
  const offered: Option<'moveFrom' | 'none'>[] = [];
  for (const system of systemsInPlay(g))
    if (canLeave(g, seat, system, terms)) offered.push({ do: 'moveFrom', system });
  if (terms.optional) offered.push(NO_MOVE);
  if (offered.length === 0) return arrived;
  const choice = yield* choose(seat, 'moveFrom', offered, {
    about: aimOf(terms),
    refused: () => withoutShips(g, seat),
    otherwise: terms.optional ? NO_MOVE : undefined,
  });
  if (choice.do === 'none') return arrived;

  const { system: from } = choice;
  const group = yield* gather(g, seat, from, terms);
  const catapult = hasBuilding(g, seat, from, 'starport');
  const around = destinations(g, seat, group, arrived, catapult, terms);
  const { system: to } = yield* choose(
    seat,
    'moveTo',
    around.map((system) => ({ do: 'moveTo', system }) as const),
    {
      about: { ...aimOf(terms), system: SYSTEMS[from].id, count: group.fresh + group.damaged },
      refused: () => outOfReach(g, from, around),
    },
  );
  let goesOn = enter(g, seat, group, to) && catapult;
  for (let gates = 1; goesOn && gates < MOST_GATES; gates++)
    goesOn = yield* catapultOn(g, seat, group, arrived, terms);
  arrived[group.system] += group.fresh;
  return arrived;
}

/** Questions tell moves apart by what has to follow: whoever plans one must know. */
function aimOf({ battleFollows = false }: Terms): { readonly toBattle?: true } {
  return battleFollows ? { toBattle: true } : {};
}

function mostFresh(g: Arcs, seat: Seat, system: number, terms: Terms): number {
  const most = terms.onlyFresh ? terms.onlyFresh[system] : freshAt(g, seat, system);
  if (most === 0) return 0;
  return Math.min(most, powers.first(g, seat, 'shipsPerMove') ?? most);
}

function mostDamaged(g: Arcs, seat: Seat, system: number, terms: Terms): number {
  if (terms.onlyFresh) return 0;
  const most = damagedAt(g, seat, system);
  if (most === 0) return 0;
  return Math.min(most, powers.first(g, seat, 'shipsPerMove') ?? most);
}

/** Are there ships to move, and is what must follow possible with some number of them? */
function canLeave(g: Arcs, seat: Seat, from: number, terms: Terms): boolean {
  if (mostFresh(g, seat, from, terms) + mostDamaged(g, seat, from, terms) === 0) return false;
  if (!terms.battleFollows) return true;
  return numbers(g, seat, from, terms).length > 0;
}

/** Numbers of fresh and damaged ships with which there is somewhere to go. */
function numbers(g: Arcs, seat: Seat, from: number, terms: Terms): Group[] {
  const limit = powers.first(g, seat, 'shipsPerMove') ?? Infinity;
  const catapult = hasBuilding(g, seat, from, 'starport');
  const nowhere = SYSTEMS.map(() => 0);
  const found: Group[] = [];
  for (let fresh = 0; fresh <= mostFresh(g, seat, from, terms); fresh++) {
    for (let damaged = 0; damaged <= mostDamaged(g, seat, from, terms); damaged++) {
      if (fresh + damaged === 0 || fresh + damaged > limit) continue;
      const group = { system: from, fresh, damaged, way: [from] };
      if (destinations(g, seat, group, nowhere, catapult, terms).length > 0) found.push(group);
    }
  }
  return found;
}

/** How many ships go: first fresh, then damaged ones. ARC-13.1 */
function* gather(g: Arcs, seat: Seat, from: number, terms: Terms): Script<Group> {
  const possible = numbers(g, seat, from, terms);
  const freshCounts = [...new Set(possible.map((group) => group.fresh))];
  const about = { ...aimOf(terms), system: SYSTEMS[from].id };
  const { count: fresh } = yield* choose(
    seat,
    'moveFresh',
    freshCounts.map((count) => ({ do: 'moveFresh', count }) as const),
    { about: { ...about, count: freshCounts[freshCounts.length - 1] } },
  );
  const damagedCounts = possible
    .filter((group) => group.fresh === fresh)
    .map((group) => group.damaged);
  const { count: damaged } = yield* choose(
    seat,
    'moveDamaged',
    damagedCounts.map((count) => ({ do: 'moveDamaged', count }) as const),
    { about: { ...about, count: damagedCounts[damagedCounts.length - 1] } },
  );
  return { system: from, fresh, damaged, way: [from] };
}

/** Neighbours that the group can go to without spoiling what must follow. ARC-13.1, ARC-13.10 */
function destinations(
  g: Arcs,
  seat: Seat,
  group: Group,
  arrived: readonly number[],
  catapult: boolean,
  terms: Terms,
): readonly number[] {
  const around = neighboursOf(g, group.system);
  if (!terms.battleFollows || battleWithout(g, seat, group, arrived, terms)) return around;
  return around.filter((system) => meetsRival(g, seat, system, catapult, hopsAgain(group, terms)));
}

/** Can fresh ships of the group move once more when they have arrived? */
function hopsAgain({ fresh }: Group, { again = false }: Terms): boolean {
  return again && fresh > 0;
}

function withoutShips(g: Arcs, seat: Seat): Refusal<Option>[] {
  return systemsInPlay(g)
    .filter((system) => shipsAt(g, seat, system) === 0)
    .map((system) => ({ option: { do: 'moveFrom', system }, clause: 'ARC-10.6' }));
}

/** Systems that a group cannot go to, and why. */
function outOfReach(g: Arcs, from: number, around: readonly number[]): Refusal<Option>[] {
  return SYSTEMS.flatMap((_, system): Refusal<Option>[] => {
    if (system === from || around.includes(system)) return [];
    const isNext = neighboursOf(g, from).includes(system);
    const clause = isNext ? 'ARC-25.1' : isInPlay(g, system) ? 'ARC-13.1' : 'ARC-13.10';
    return [{ option: { do: 'moveTo', system }, clause }];
  });
}

/** Is a battle possible with the ships that stay behind, or with those left on the way when they move once more? */
function battleWithout(
  g: Arcs,
  seat: Seat,
  group: Group,
  arrived: readonly number[],
  terms: Terms,
): boolean {
  return systemsInPlay(g).some((system) => {
    if (terms.again && arrived[system] > 0 && hopMeetsRival(g, seat, system)) return true;
    const moving = system === group.system ? group.fresh + group.damaged : 0;
    return shipsAt(g, seat, system) > moving && hasRival(g, seat, system);
  });
}

/** Is a Rival in the system, or can the group go on from it to one, with another move too? */
function meetsRival(
  g: Arcs,
  seat: Seat,
  system: number,
  catapult: boolean,
  again: boolean,
): boolean {
  const seen = new Set<number>([system]);
  for (const next of seen) {
    if (hasRival(g, seat, next) || (again && hopMeetsRival(g, seat, next))) return true;
    if (!catapult || endsMove(g, seat, next)) continue;
    for (const other of neighboursOf(g, next)) seen.add(other);
  }
  return false;
}

function hopMeetsRival(g: Arcs, seat: Seat, from: number): boolean {
  const catapult = hasBuilding(g, seat, from, 'starport');
  return neighboursOf(g, from).some((next) => meetsRival(g, seat, next, catapult, false));
}

/** Any planet, and a gate that a Rival controls, ends a Catapult move. ARC-13.5 to ARC-13.7 */
function endsMove(g: Arcs, seat: Seat, system: number): boolean {
  return !isGate(system) || isControlledByRival(g, seat, system);
}

/** The group enters a system; tells whether it could go on from there. Control is looked up before. ARC-13.6 */
function enter(g: Arcs, seat: Seat, group: Group, to: number): boolean {
  const { system: from, fresh, damaged } = group;
  const isEnd = endsMove(g, seat, to);
  payTolls(g, seat, to);
  g.fresh[from * SEATS + seat] -= fresh;
  g.damaged[from * SEATS + seat] -= damaged;
  g.fresh[to * SEATS + seat] += fresh;
  g.damaged[to * SEATS + seat] += damaged;
  group.system = to;
  group.way.push(to);
  emit('moved', {
    player: seat,
    from: SYSTEMS[from].id,
    to: SYSTEMS[to].id,
    count: fresh + damaged,
  });
  return !isEnd;
}

/** Gate Ports: the player who controls the gate with a fresh starport captures an agent. ARC-25.6 */
function payTolls(g: Arcs, seat: Seat, gate: number): void {
  for (const rival of rivalsOf(g, seat)) {
    const hasPort = g.buildings.some(
      ({ system, owner, kind, damaged }) =>
        system === gate && owner === rival && kind === 'starport' && !damaged,
    );
    if (!hasPort || !isGate(gate) || !powers.has(g, rival, 'gateToll') || !controls(g, rival, gate))
      continue;
    emit('toll', { player: rival, owner: seat });
    captureFromSupply(g, rival, seat);
  }
}

/** At a gate: go on, leave ships behind, or stop. ARC-13.3, ARC-13.8, ARC-13.9 */
function* catapultOn(
  g: Arcs,
  seat: Seat,
  group: Group,
  arrived: number[],
  terms: Terms,
): Script<boolean> {
  let leavesDamaged = false;
  for (;;) {
    const { system, fresh, damaged, way } = group;
    const canGo = destinations(g, seat, group, arrived, true, terms);
    const offered: Option<'moveTo' | 'leaveShip' | 'stop'>[] = canGo.map(
      (to) => ({ do: 'moveTo', system: to }) as const,
    );
    if (fresh + damaged > 1) {
      if (fresh > 0 && !leavesDamaged && canLeaveFresh(g, seat, group, arrived, terms))
        offered.push({ do: 'leaveShip', system, player: seat, freshness: FRESH });
      if (damaged > 0) offered.push({ do: 'leaveShip', system, player: seat, freshness: DAMAGED });
    }
    if (canStop(g, seat, group, arrived, terms)) offered.push({ do: 'stop' });
    const choice = yield* choose(seat, 'catapult', offered, {
      about: {
        system: SYSTEMS[system].id,
        fresh,
        damaged,
        way: way.map((each) => SYSTEMS[each].id),
      },
      refused: () => outOfReach(g, system, canGo),
    });
    if (choice.do === 'stop') return false;
    if (choice.do === 'moveTo') return enter(g, seat, group, choice.system);
    if (choice.freshness === FRESH) {
      group.fresh--;
      arrived[system]++;
    } else {
      group.damaged--;
      leavesDamaged = true;
    }
  }
}

function canStop(
  g: Arcs,
  seat: Seat,
  group: Group,
  arrived: readonly number[],
  terms: Terms,
): boolean {
  return (
    !terms.battleFollows ||
    battleWithout(g, seat, group, arrived, terms) ||
    hasRival(g, seat, group.system) ||
    (hopsAgain(group, terms) && hopMeetsRival(g, seat, group.system))
  );
}

/** Can the rest of the group still do what must follow? */
function canLeaveFresh(
  g: Arcs,
  seat: Seat,
  group: Group,
  arrived: readonly number[],
  terms: Terms,
): boolean {
  const rest = { ...group, fresh: group.fresh - 1 };
  const left = arrived.map((count, system) => (system === group.system ? count + 1 : count));
  return (
    canStop(g, seat, rest, left, terms) || destinations(g, seat, rest, left, true, terms).length > 0
  );
}
