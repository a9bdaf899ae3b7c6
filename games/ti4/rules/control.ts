import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { recallFighters } from './fighters-ashore.ts';
import { attachments } from './laws.ts';
import { moment } from './moments.ts';
import { phaseOrder } from './order.ts';
import { controls, groundAt, placeDocks, rivalOn } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';
import { awardPoints, losePoints } from './victory.ts';
import { emit } from './vocabulary.ts';

/** The active player gains each planet where he landed and still has a ground force. TI-12.8, TI-12.9 */
export function* establishControl(g: Ti4, seat: Seat): Script {
  for (const planet of g.tactical.landed) recallFighters(g, planet);
  for (const planet of g.tactical.landed) {
    const isTaken = groundAt(g, planet, seat) > 0 && rivalOn(g, planet, seat) === NONE;
    if (isTaken) yield* gainPlanet(g, seat, planet);
  }
}

/** The card comes exhausted, structures that are not replaced are destroyed; nobody gains what he has. TI-12.8, TI-13.2, TI-13.6 */
export function* gainPlanet(g: Ti4, seat: Seat, planet: number): Script {
  if (controls(g, seat, planet)) return;
  const rival = g.control[planet];
  const { id } = PLANETS[planet];
  const replaced = { pds: 0, docks: 0 };
  const circumstances = { about: { player: seat, planet: id } };
  yield* moment(
    g,
    'planet.gained.when',
    phaseOrder(g),
    () => ({ planet, by: seat, rival, replaced }),
    circumstances,
  );
  passPoints(g, seat, rival, planet);
  if (g.pds[planet] + g.docks[planet] > replaced.pds + replaced.docks)
    emit('lostStructures', { player: rival, planet: id });
  g.pds[planet] = replaced.pds;
  g.docks[planet] = 0;
  g.control[planet] = seat;
  placeDocks(g, seat, planet, replaced.docks);
  g.exhausted[planet] = true;
  if (g.tactical.system !== NONE) g.tactical.gained.push(planet);
  emit('gainedPlanet', { player: seat, planet: id, taken: rival !== NONE, rival });
  if (replaced.docks > 0)
    yield* moment(g, 'structure.placed', [seat], () => ({ system: PLANETS[planet].tile }));
  yield* moment(
    g,
    'planet.gained.after',
    phaseOrder(g),
    () => ({ planet, by: seat, rival }),
    circumstances,
  );
}

/** Points that go with the planet. TI-12.8 */
function passPoints(g: Ti4, seat: Seat, rival: Seat, planet: number): void {
  const points = attachments(g, planet, 'pointsOfControl').reduce((sum, each) => sum + each, 0);
  if (points === 0) return;
  if (rival !== NONE) losePoints(g, rival, points);
  awardPoints(g, seat, points);
}

/** An effect exhausts a planet that somebody controls; it may be exhausted already. */
export function exhaustPlanet(g: Ti4, planet: number): void {
  const owner = g.control[planet];
  if (owner === NONE || g.exhausted[planet]) return;
  g.exhausted[planet] = true;
  emit('exhaustedPlanet', { player: owner, planet: PLANETS[planet].id });
}
