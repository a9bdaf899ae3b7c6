import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { choose } from './options.ts';
import {
  addAfloat,
  addGround,
  afloat,
  FIGHTER,
  groundAt,
  INFANTRY,
  rivalOn,
  SHIPS,
} from './pieces.ts';
import { type Loss, unitPower } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Fighters that the seat could land in the active system: a ship there lets them fight on planets. TI-12.11 */
export function landingFighters(g: Ti4, seat: Seat): number {
  const { system } = g.tactical;
  const fighters = afloat(g, system, seat, FIGHTER);
  if (fighters === 0) return 0;
  const lands = SHIPS.some(
    (kind) =>
      afloat(g, system, seat, kind) > 0 && unitPower(g, seat, kind, 'landsFighters') !== undefined,
  );
  return lands ? fighters : 0;
}

/** Is there anything for fighters to fight on the planet, or anything that fires at who lands? TI-12.11 */
export function isWorthFighters(g: Ti4, seat: Seat, planet: number): boolean {
  if (rivalOn(g, planet, seat) !== NONE) return true;
  return g.control[planet] !== seat && g.pds[planet] + g.docks[planet] > 0;
}

/** Fighters of the seat on a planet: only the active player can have some. */
export function fightersOn(g: Ti4, planet: number, seat: Seat): number {
  if (seat !== g.turn.seat) return 0;
  return g.tactical.fighters.find((each) => each.planet === planet)?.count ?? 0;
}

/** Everything of the seat that fights on the planet. TI-12.7, TI-12.11 */
export function forcesOn(g: Ti4, planet: number, seat: Seat): number {
  return groundAt(g, planet, seat) + fightersOn(g, planet, seat);
}

export function addFighters(g: Ti4, planet: number, count: number): void {
  const { fighters } = g.tactical;
  const there = fighters.find((each) => each.planet === planet);
  if (there === undefined) fighters.push({ planet, count });
  else there.count += count;
}

/** The fighters on a planet go back to the space area. TI-12.11 */
export function recallFighters(g: Ti4, planet: number): void {
  const { tactical, turn } = g;
  const count = fightersOn(g, planet, turn.seat);
  tactical.fighters = tactical.fighters.filter((each) => each.planet !== planet);
  if (count === 0) return;
  addAfloat(g, tactical.system, turn.seat, FIGHTER, count);
  emit('fightersReturned', { player: turn.seat, planet: PLANETS[planet].id, count });
}

/** Forces on a planet that hits destroy: their owner chooses where fighters fight along. TI-12.6, TI-12.7 */
export function* takeForces(
  g: Ti4,
  { seat, by, planet }: { seat: Seat; by: Seat; planet: number },
  hits: number,
): Script<Loss[]> {
  const lost = { infantry: 0, fighters: 0 };
  const loseInfantry = (count: number): void => {
    addGround(g, planet, seat, -count);
    lost.infantry += count;
  };
  const loseFighters = (count: number): void => {
    if (count > 0) addFighters(g, planet, -count);
    lost.fighters += count;
  };
  let left = Math.min(hits, forcesOn(g, planet, seat));
  while (left > 0) {
    const [infantry, fighters] = [groundAt(g, planet, seat), fightersOn(g, planet, seat)];
    const isForced = fighters === 0 || infantry === 0 || left === infantry + fighters;
    const choice = isForced
      ? ({ do: 'fightersFirst' } as const)
      : yield* choose(
          seat,
          'groundHits',
          [
            { do: 'lose', kind: FIGHTER, hull: 'whole' },
            { do: 'lose', kind: INFANTRY, hull: 'whole' },
            { do: 'fightersFirst' },
          ],
          { about: { hits: left, planet: PLANETS[planet].id } },
        );
    if (choice.do === 'fightersFirst') {
      // Fighters go first: they cannot hold the planet.
      const gone = Math.min(left, fighters);
      loseFighters(gone);
      loseInfantry(left - gone);
      left = 0;
    } else {
      if (choice.kind === FIGHTER) loseFighters(1);
      else loseInfantry(1);
      left--;
    }
  }
  const at = { seat, by, system: PLANETS[planet].tile, planet };
  return [
    { ...at, kind: FIGHTER, count: lost.fighters },
    { ...at, kind: INFANTRY, count: lost.infantry },
  ].filter(({ count }) => count > 0);
}
