import type { Script, Seat } from '@tablewright/engine';
import { sideOf } from './combat.ts';
import { choose, type Option } from './options.ts';
import { addAfloat, addGround, afloat, groundAt, INFANTRY, joinedIn, planetsIn } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

type Joining = Option<'enlistAll' | 'enlist' | 'enlistAboard' | 'done'>;

/** Ground forces of the seat in the system of the space combat that do not fight yet. */
export function idleForces(g: Ti4, seat: Seat): number {
  const { system } = g.combat;
  return planetsIn(system).reduce(
    (sum, planet) => sum + groundAt(g, planet, seat),
    idleAboard(g, seat),
  );
}

function idleAboard(g: Ti4, seat: Seat): number {
  const { system } = g.combat;
  return afloat(g, system, seat, INFANTRY) - joinedIn(g, system, seat);
}

/** Any number of ground forces, aboard or on planets, fight in the space combat as ships. TI-26.4 */
export function* joinCombat(g: Ti4, seat: Seat): Script {
  const { system } = g.combat;
  const before = joinedIn(g, system, seat);
  while (idleForces(g, seat) > 0) {
    const joined = joinedIn(g, system, seat) - before;
    const choice = yield* choose(seat, 'joinCombat', joinings(g, seat), {
      about: { count: joined },
    });
    if (choice.do === 'done') break;
    if (choice.do === 'enlistAll') enlistAll(g, seat);
    else enlist(g, seat, choice.do === 'enlist' ? choice.planet : NONE, 1);
  }
  const count = joinedIn(g, system, seat) - before;
  if (count > 0) emit('joinedCombat', { player: seat, count });
}

function joinings(g: Ti4, seat: Seat): Joining[] {
  const planets = planetsIn(g.combat.system).filter((planet) => groundAt(g, planet, seat) > 0);
  const found: Joining[] = idleForces(g, seat) > 1 ? [{ do: 'enlistAll' }] : [];
  if (idleAboard(g, seat) > 0) found.push({ do: 'enlistAboard' });
  for (const planet of planets) found.push({ do: 'enlist', planet });
  return [...found, { do: 'done' }];
}

/** From the space area if the planet is NONE; forces of a planet lie with the ships while the combat lasts. */
function enlist(g: Ti4, seat: Seat, planet: number, count: number): void {
  if (count === 0) return;
  const { origins, joined, system } = g.combat;
  const known = origins.find((each) => each.planet === planet);
  if (known === undefined) origins.push({ planet, count });
  else known.count += count;
  joined[sideOf(g, seat)] += count;
  if (planet === NONE) return;
  addGround(g, planet, seat, -count);
  addAfloat(g, system, seat, INFANTRY, count);
}

function enlistAll(g: Ti4, seat: Seat): void {
  enlist(g, seat, NONE, idleAboard(g, seat));
  for (const planet of planetsIn(g.combat.system))
    enlist(g, seat, planet, groundAt(g, planet, seat));
}

/** How many of those that joined have come from this planet. */
export function enlistedFrom(g: Ti4, planet: number): number {
  return g.combat.origins.find((each) => each.planet === planet)?.count ?? 0;
}

/** One that has come from a planet does not go back there: it leaves with the ships. TI-10.9 */
export function stayAboard(g: Ti4, planet: number): void {
  const { origins } = g.combat;
  origins.find((each) => each.planet === planet)!.count--;
  const aboard = origins.find((each) => each.planet === NONE);
  if (aboard === undefined) origins.push({ planet: NONE, count: 1 });
  else aboard.count++;
}

/**
 * They fight no more, and those of planets are back there. If some are lost, their owner says which: nowhere are more
 * than have come from there.
 */
export function* standDown(g: Ti4, seat: Seat): Script {
  const { combat } = g;
  const left = joinedIn(g, combat.system, seat);
  const { origins } = combat;
  if (left === 0) return;
  const all = origins.reduce((sum, { count }) => sum + count, 0);
  if (left === all) for (const { planet, count } of origins) comeBack(g, seat, planet, count);
  else yield* chooseSurvivors(g, seat);
  combat.joined[sideOf(g, seat)] = 0;
  combat.origins = [];
}

function* chooseSurvivors(g: Ti4, seat: Seat): Script {
  const { origins, system } = g.combat;
  const aboard = origins.find(({ planet }) => planet === NONE)?.count ?? 0;
  for (let left = joinedIn(g, system, seat); left > 0; left--) {
    const planets = origins.filter(({ planet, count }) => planet !== NONE && count > 0);
    const options: Option<'land' | 'done'>[] = planets.map(({ planet }) => ({
      do: 'land',
      planet,
    }));
    if (left <= aboard) options.push({ do: 'done' });
    const choice = yield* choose(seat, 'standDown', options, { about: { count: left } });
    if (choice.do === 'done') return;
    origins.find(({ planet }) => planet === choice.planet)!.count--;
    comeBack(g, seat, choice.planet, 1);
  }
}

function comeBack(g: Ti4, seat: Seat, planet: number, count: number): void {
  if (planet === NONE) return;
  addAfloat(g, g.combat.system, seat, INFANTRY, -count);
  addGround(g, planet, seat, count);
}
