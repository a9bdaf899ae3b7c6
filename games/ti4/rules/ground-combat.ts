import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import {
  beginCombat,
  beginRound,
  BOTH,
  bothFight,
  celebrate,
  combatMoment,
  endRolls,
  noCombat,
  otherSide,
  rollsDone,
  seatOn,
  startOfRound,
} from './combat.ts';
import { destroyed } from './destruction.ts';
import { diceText, hitsRolled, rollUnits, takeDice } from './dice.ts';
import { fightersOn, forcesOn, recallFighters, takeForces } from './fighters-ashore.ts';
import { moment } from './moments.ts';
import { choose } from './options.ts';
import { FIGHTER, groundAt, INFANTRY, profileOf, rivalOn } from './pieces.ts';
import { bonus, type Loss, type Side } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

/** On each planet where two players have ground forces, in the order that the active player sets. TI-12.7 */
export function* groundCombats(g: Ti4, seat: Seat): Script {
  const fights = g.tactical.landed
    .filter((planet) => forcesOn(g, planet, seat) > 0 && rivalOn(g, planet, seat) !== NONE)
    .map((planet) => ({ do: 'fight', planet }) as const);
  if (fights.length === 0) return;
  const { planet } = yield* choose(seat, 'groundCombats', fights);
  schedule(g, 'groundCombat', planet);
  schedule(g, 'groundCombats', seat);
}

export function* groundCombat(g: Ti4, planet: number): Script {
  const attacker = g.turn.seat;
  const defender = rivalOn(g, planet, attacker);
  beginCombat(g, { system: PLANETS[planet].tile, planet, attacker, defender });
  emit('groundCombat', { planet: PLANETS[planet].id, attacker, defender });
  schedule(g, 'groundRound');
}

/** Both roll, then both assign; rounds go on until one side or none is left. TI-12.7 */
export function* groundRound(g: Ti4): Script {
  beginRound(g);
  yield* startOfRound(g);
  if (!bothFight(g)) {
    schedule(g, 'endGroundCombat');
    return;
  }
  takeDice(
    g,
    'combat',
    BOTH.map((side) => seatOn(g, side)),
  );
  for (const side of BOTH) if (!g.combat.silenced[side]) yield* rollGround(g, side);
  yield* rollsDone(g);
  yield* combatMoment(g, 'hits.assign');
  const losses: Loss[] = [];
  for (const side of BOTH) losses.push(...(yield* groundLosses(g, side)));
  yield* destroyed(g, losses);
  endRolls(g);
  yield* combatMoment(g, 'hits.assigned');
  yield* combatMoment(g, 'round.end');
  schedule(g, bothFight(g) ? 'groundRound' : 'endGroundCombat');
}

function infantryOf(g: Ti4, side: Side): number {
  return groundAt(g, g.combat.planet, seatOn(g, side));
}

/** TI-10.5, TI-1.11 */
function* rollGround(g: Ti4, side: Side): Script {
  const seat = seatOn(g, side);
  const { boost, legion } = g.combat;
  const added = bonus(g, seat, 'combatBonus') + boost[side] + legion[side];
  const { dice } = profileOf(g, seat, INFANTRY)!;
  rollUnits(g, side, INFANTRY, infantryOf(g, side) * dice, added);
  const fighters = fightersOn(g, g.combat.planet, seat);
  if (fighters > 0) rollUnits(g, side, FIGHTER, fighters, added + bonus(g, seat, 'fighterBonus'));
  yield* moment(g, 'dice.rolled', [seat], () => ({ side }));
  const hits = hitsRolled(g, side);
  g.combat.hits[otherSide(side)] = hits;
  emit('combatRoll', () => ({ player: seat, dice: diceText(g, side), hits }));
}

function* groundLosses(g: Ti4, side: Side): Script<Loss[]> {
  const { planet, hits } = g.combat;
  const by = seatOn(g, otherSide(side));
  return yield* takeForces(g, { seat: seatOn(g, side), by, planet }, hits[side]);
}

/** The side with ground forces left has won; with fighters or nothing left the defender keeps the planet. TI-12.9, TI-12.11 */
export function* endGroundCombat(g: Ti4): Script {
  const planet = PLANETS[g.combat.planet].id;
  const side = BOTH.find((each) => infantryOf(g, each) > 0);
  recallFighters(g, g.combat.planet);
  if (side === undefined) emit('groundDrawn', { planet });
  else {
    const winner: Seat = seatOn(g, side);
    emit('groundWon', { player: winner, planet });
    yield* celebrate(g, winner);
  }
  g.combat = noCombat();
}
