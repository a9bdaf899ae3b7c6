import type { Script, Seat } from '@tablewright/engine';
import { DIE_SIDES, TILES } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import {
  beginCombat,
  beginRound,
  BOTH,
  bothFight,
  celebrate,
  combatMoment,
  countHits,
  endRolls,
  noCombat,
  opponentOf,
  otherSide,
  rollsDone,
  seatOn,
  startOfRound,
} from './combat.ts';
import { destroyed } from './destruction.ts';
import { diceText, rollUnits, shoot, type Shots, takeDice } from './dice.ts';
import { isAnomaly } from './galaxy.ts';
import { blowOn, sustainDamage, takeOut } from './hits.ts';
import { standDown } from './joining.ts';
import { enforceLimits } from './limits.ts';
import { assignHits } from './losses.ts';
import { moment } from './moments.ts';
import { choose, chooseAll } from './options.ts';
import {
  afloat,
  bigShipsOf,
  FIGHTER,
  FIGHTING,
  fightingIn,
  hasShips,
  profileOf,
  rivalIn,
  SHIPS,
  undamagedAt,
} from './pieces.ts';
import { ATTACKER, bonus, DEFENDER, type Loss, type Side, unitPower } from './powers.ts';
import { nameDice, rerollDice } from './rerolls.ts';
import { liftForces, refugesOf, retreat, retreats } from './retreat.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

/** Added to each roll of a ship that defends in a nebula. TI-7.8 */
export const NEBULA_BONUS = 1;

/** Ships of two players in the active system fight; the active player attacks. TI-10.1 */
export function* spaceCombat(g: Ti4): Script {
  const { system } = g.tactical;
  const attacker = g.turn.seat;
  const defender = rivalIn(g, system, attacker);
  if (defender === NONE || !hasShips(g, system, attacker)) return;
  beginCombat(g, { system, planet: NONE, attacker, defender });
  emit('spaceCombat', { system: TILES[system].id, attacker, defender });
  schedule(g, 'spaceRound');
}

/** A round, up to the barrage of the first one. TI-10.2, TI-10.3 */
export function* spaceRound(g: Ti4): Script {
  beginRound(g);
  yield* startOfRound(g);
  if (isOver(g)) schedule(g, 'endSpaceCombat');
  else schedule(g, g.combat.round === 1 ? 'barrage' : 'announceRetreats');
}

/** Has a side no ship left, or was the combat broken off? TI-10.10, TI-10.13 */
function isOver(g: Ti4): boolean {
  return g.combat.drawn || !bothFight(g);
}

/** Anti-fighter barrage of whoever wants, both at once: it destroys fighters, and hits beyond that are lost. TI-10.3 */
export function* barrage(g: Ti4): Script {
  const sides = yield* barragingSides(g);
  takeDice(
    g,
    'barrage',
    BOTH.map((side) => seatOn(g, side)),
  );
  for (const side of sides) rollBarrage(g, side);
  yield* combatMoment(g, 'hits.assign');
  const losses = BOTH.flatMap((side) => barrageLosses(g, otherSide(side)));
  g.combat.hits = [0, 0];
  yield* destroyed(g, losses);
  schedule(g, isOver(g) ? 'endSpaceCombat' : 'announceRetreats');
}

/** Each may decline; against a fleet without fighters a barrage could do nothing, so nobody is asked. TI-10.3 */
function* barragingSides(g: Ti4): Script<Side[]> {
  const able = BOTH.filter((side) => couldBarrage(g, side));
  const seats = able.map((side) => seatOn(g, side));
  const about = { system: TILES[g.combat.system].id };
  const choices = yield* chooseAll(
    seats,
    'barrage',
    () => [FIRE, HOLD],
    () => ({ about, otherwise: FIRE }),
  );
  return able.filter((_, at) => choices[at].do === 'fire');
}

const FIRE = { do: 'fire' } as const;
const HOLD = { do: 'decline' } as const;

function couldBarrage(g: Ti4, side: Side): boolean {
  const { system } = g.combat;
  if (afloat(g, system, seatOn(g, otherSide(side)), FIGHTER) === 0) return false;
  return barrageShots(g, seatOn(g, side), system).length > 0;
}

function rollBarrage(g: Ti4, side: Side): void {
  const by = seatOn(g, side);
  const hits = shoot(g, side, barrageShots(g, by, g.combat.system), 0);
  g.combat.hits[otherSide(side)] = hits;
  emit('barrage', () => ({ player: by, dice: diceText(g, side), hits }));
}

function barrageLosses(g: Ti4, side: Side): Loss[] {
  const { system, hits } = g.combat;
  const seat = seatOn(g, side);
  const from = { seat, system, by: opponentOf(g, seat) };
  const lost = Math.min(hits[side], afloat(g, system, seat, FIGHTER));
  return Array.from({ length: lost }, () => takeOut(g, from, FIGHTER, false));
}

function barrageShots(g: Ti4, seat: Seat, system: number): Shots[] {
  return SHIPS.flatMap((kind): Shots[] => {
    const ships = afloat(g, system, seat, kind);
    const ability = profileOf(g, seat, kind)?.barrage;
    if (ships === 0 || ability === undefined) return [];
    return [{ kind, value: ability.value, dice: ability.dice * ships }];
  });
}

/** The defender first; if he announces a retreat, the attacker cannot. TI-10.4 */
export function* announceRetreats(g: Ti4): Script {
  if (isStalemate(g)) {
    yield* breakStalemate(g);
    return;
  }
  for (const side of [DEFENDER, ATTACKER] as const) {
    if (yield* announceRetreat(g, seatOn(g, side))) break;
  }
  rollBoth(g);
}

function rollBoth(g: Ti4): void {
  takeDice(
    g,
    'combat',
    BOTH.map((side) => seatOn(g, side)),
  );
  for (const side of BOTH) schedule(g, 'rollSpace', side);
  schedule(g, 'spaceHits');
}

/** Tells whether it was announced, also if an effect stops it. */
function* announceRetreat(g: Ti4, seat: Seat): Script<boolean> {
  const { options, refused } = retreats(g, seat);
  if (options.length === 0) return false;
  const choice = yield* choose(seat, 'announceRetreat', () => [...options, { do: 'stay' }], {
    accords: true,
    about: { round: g.combat.round },
    refused,
  });
  if (choice.do === 'stay') return false;
  yield* announce(g, seat, choice.system);
  return true;
}

function* announce(g: Ti4, seat: Seat, system: number): Script {
  g.combat.retreating = seat;
  g.combat.refuge = system;
  const about = { player: seat, system: TILES[system].id };
  emit('retreatAnnounced', about);
  yield* liftForces(g, seat);
  yield* moment(g, 'retreat.announced', [opponentOf(g, seat)], () => ({ rival: seat }), { about });
}

/** Neither side can ever win: no die of theirs can hit. TI-10.11 */
function isStalemate(g: Ti4): boolean {
  return BOTH.every((side) => !canHit(g, side));
}

function canHit(g: Ti4, side: Side): boolean {
  const { system } = g.combat;
  const seat = seatOn(g, side);
  return FIGHTING.some((kind) => {
    if (fightingIn(g, system, seat, kind) === 0) return false;
    const { combat } = profileOf(g, seat, kind)!;
    const dice = combatDice(g, seat, kind);
    return combat !== null && dice > 0 && DIE_SIDES + shipBonus(g, side, kind) >= combat;
  });
}

/** The attacker has to retreat; if he cannot, his ships are destroyed. TI-10.11 */
function* breakStalemate(g: Ti4): Script {
  const { attacker, system } = g.combat;
  const refuges = refugesOf(g, attacker);
  if (refuges.length > 0) {
    const { system: refuge } = yield* choose(
      attacker,
      'retreat',
      refuges.map((each) => ({ do: 'retreat', system: each }) as const),
    );
    yield* announce(g, attacker, refuge);
    rollBoth(g);
    return;
  }
  const losses: Loss[] = [];
  const from = { seat: attacker, system, by: NONE };
  for (const kind of FIGHTING)
    for (let left = fightingIn(g, system, attacker, kind); left > 0; left--)
      losses.push(takeOut(g, from, kind, undamagedAt(g, system, attacker, kind) === 0));
  yield* destroyed(g, losses);
  schedule(g, 'endSpaceCombat');
}

/** The combat dice of a side, with rerolls at once. TI-10.5, TI-1.11 */
export function* rollSpace(g: Ti4, side: Side): Script {
  const { system } = g.combat;
  const seat = seatOn(g, side);
  for (const kind of FIGHTING) {
    const ships = fightingIn(g, system, seat, kind);
    if (ships === 0) continue;
    rollUnits(g, side, kind, ships * combatDice(g, seat, kind), shipBonus(g, side, kind));
  }
  if (g.combat.funded[side]) rerollDice(g, side, yield* nameDice(g, seat, side, 'warFunding', 0));
  yield* moment(g, 'dice.rolled', [seat], () => ({ side }));
  const hits = countHits(g, side);
  emit('combatRoll', () => ({ player: seat, dice: diceText(g, side), hits }));
}

/** Dice of a ship in a round: some roll one for each ship of the opponent that is no fighter. TI-10.5 */
export function combatDice(g: Ti4, seat: Seat, kind: number): number {
  const { dice, dicePerShip } = profileOf(g, seat, kind)!;
  return dicePerShip ? bigShipsOf(g, g.combat.system, opponentOf(g, seat)) : dice;
}

/** What is added to the combat rolls of a kind of ship. TI-1.10, TI-7.8 */
export function shipBonus(g: Ti4, side: Side, kind: number): number {
  const { system } = g.combat;
  const seat = seatOn(g, side);
  let added = bonus(g, seat, 'combatBonus') + g.combat.boost[side];
  if (kind === FIGHTER) added += bonus(g, seat, 'fighterBonus') + g.combat.fighterBoost[side];
  if (side === DEFENDER && isAnomaly(system, 'nebula')) added += NEBULA_BONUS;
  for (const helper of SHIPS)
    if (helper !== kind && afloat(g, system, seat, helper) > 0)
      added += unitPower(g, seat, helper, 'bonusToOthers') ?? 0;
  return added;
}

/** Sustain Damage in turns, then both assign; what they lose is lost together. TI-10.6, TI-11.1 */
export function* spaceHits(g: Ti4): Script {
  yield* rollsDone(g);
  yield* combatMoment(g, 'hits.assign');
  const blows = BOTH.map((side) => blowOn(g, side));
  yield* sustainDamage(g, blows);
  const losses = yield* assignHits(g, blows);
  endRolls(g);
  yield* destroyed(g, losses);
  yield* combatMoment(g, 'hits.assigned');
  schedule(g, 'endSpaceRound');
}

/** Who announced a retreat retreats now, unless the opponent has no ship left. TI-10.7 */
export function* endSpaceRound(g: Ti4): Script {
  if (g.combat.retreating !== NONE && !isOver(g)) yield* retreat(g);
  yield* combatMoment(g, 'round.end');
  schedule(g, isOver(g) ? 'endSpaceCombat' : 'spaceRound');
}

/** The only player with ships there has won; then docks without ships are lost and the limits are checked. TI-10.10, TI-10.12, TI-10.13, TI-13.5, TI-5.3 */
export function* endSpaceCombat(g: Ti4): Script {
  const { system, drawn } = g.combat;
  const side = drawn ? undefined : BOTH.find((each) => hasShips(g, system, seatOn(g, each)));
  if (side === undefined) emit('combatDrawn', { system: TILES[system].id });
  else emit('combatWon', { player: seatOn(g, side), system: TILES[system].id });
  for (const each of BOTH) yield* standDown(g, seatOn(g, each));
  yield* breakBlockades(g);
  for (const each of BOTH) yield* enforceLimits(g, system, seatOn(g, each));
  if (side !== undefined) yield* celebrate(g, seatOn(g, side));
  g.combat = noCombat();
}
