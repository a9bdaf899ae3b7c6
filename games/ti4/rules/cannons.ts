import type { Script, Seat } from '@tablewright/engine';
import { PLANETS, TILES } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { destroyed } from './destruction.ts';
import { diceText, hitsRolled, type Shots, shoot, takeDice, type Volley } from './dice.ts';
import { takeForces } from './fighters-ashore.ts';
import { adjacentTo } from './galaxy.ts';
import { type Blow, sustainDamage } from './hits.ts';
import { enforceLimits } from './limits.ts';
import { assignHits } from './losses.ts';
import { moment } from './moments.ts';
import { choose, type Option } from './options.ts';
import {
  afloat,
  DOCK,
  docksAt,
  hasShips,
  PDS,
  pdsOf,
  planetsIn,
  profileOf,
  SHIPS,
} from './pieces.ts';
import { bonus, powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { isDisabled } from './tactical.ts';
import { emit, schedule } from './vocabulary.ts';

/** Space Cannon Offense of one player: all his units that reach the active system, or none. TI-9.1 */
export function* cannonOffense(g: Ti4, shooter: Seat): Script {
  const { system } = g.tactical;
  const targets = targetsOf(g, shooter, system);
  if (targets.length === 0) return;
  const shots = cannonsOn(g, shooter, system);
  if (shots.length === 0) return;
  const choice = yield* choose(shooter, 'spaceCannon', [...targets, { do: 'decline' }], {
    about: { system: TILES[system].id },
  });
  if (choice.do === 'decline') return;
  const target = choice.do === 'fireAt' ? choice.player : g.turn.seat;
  const hits = yield* fire(g, shooter, target, { system, planet: NONE }, shots);
  const heavy = g.rolled.heavy ? hits : 0;
  const blow: Blow = { system, seat: target, by: shooter, hits, heavy };
  yield* sustainDamage(g, [blow]);
  yield* destroyed(g, yield* assignHits(g, [blow]), 'cannons');
  yield* enforceLimits(g, system, target);
  yield* breakBlockades(g);
}

/** The active player picks a player with ships there; the others can hit his ships only. TI-9.3 */
function targetsOf(g: Ti4, shooter: Seat, system: number): Option<'fire' | 'fireAt'>[] {
  const active = g.turn.seat;
  if (shooter !== active) return hasShips(g, system, active) ? [{ do: 'fire' }] : [];
  const targets: Option<'fireAt'>[] = [];
  for (let player = 0; player < g.players.length; player++)
    if (player !== active && hasShips(g, system, player)) targets.push({ do: 'fireAt', player });
  return targets;
}

/** Units with Space Cannon in the system, and those next to it that reach it. TI-9.1, TI-9.2 */
export function cannonsOn(g: Ti4, shooter: Seat, system: number): Shots[] {
  const shots: Shots[] = [];
  for (const kind of [PDS, ...SHIPS]) {
    const profile = profileOf(g, shooter, kind);
    if (profile?.cannon === undefined) continue;
    const places = profile.longRange ? [system, ...adjacentTo(g, system, shooter)] : [system];
    let units = 0;
    for (const place of places) units += unitsIn(g, shooter, place, kind);
    const { value, dice } = profile.cannon;
    if (units > 0) shots.push({ kind, value, dice: units * dice });
  }
  return [...shots, ...battlestationsOf(g, shooter, system)];
}

/** TI-9.6 */
function battlestationsOf(g: Ti4, shooter: Seat, system: number): Shots[] {
  if (system !== g.tactical.system || shooter === g.turn.seat) return [];
  return g.tactical.battlestations
    .filter(({ seat, system: place }) => seat === shooter && docksAt(g, place, seat) > 0)
    .map(({ value, dice }) => ({ kind: DOCK, value, dice }));
}

function unitsIn(g: Ti4, seat: Seat, system: number, kind: number): number {
  if (kind !== PDS) return afloat(g, system, seat, kind);
  let count = 0;
  for (const planet of planetsIn(system)) count += pdsOf(g, planet, seat);
  return count;
}

/** Rolls for Space Cannon; combat modifiers do not apply. TI-9.4 */
function* fire(
  g: Ti4,
  shooter: Seat,
  target: Seat,
  where: { readonly system: number; readonly planet: number },
  shots: readonly Shots[],
): Script<number> {
  takeDice(g, 'cannons', [shooter]);
  yield* moment(g, 'cannon.before', [shooter], () => ({ ...where, rival: target }));
  const [volley] = yield* withExtraDie(g, shooter, [{ planet: where.planet, shots }]);
  const hits = shoot(g, 0, volley.shots, bonus(g, target, 'cannonsAgainst'));
  emit('cannons', () => ({
    player: shooter,
    system: TILES[where.system].id,
    rival: target,
    dice: diceText(g, 0),
    hits,
  }));
  yield* moment(g, 'cannon.hits', [target], () => ({ ...where, by: shooter }), {
    about: { player: shooter, system: TILES[where.system].id, hits },
  });
  return cannonHits(g);
}

/** Hits of the Space Cannon roll that nobody has cancelled yet. */
export function cannonHits(g: Ti4): number {
  return hitsRolled(g, 0) - g.rolled.cancelled;
}

/** One of all the units may roll one die more, where the unit fires. Plasma Scoring, TI-9.1, TI-12.1 */
export function* withExtraDie(
  g: Ti4,
  seat: Seat,
  volleys: readonly Volley[],
): Script<readonly Volley[]> {
  if (!powers.has(g, seat, 'extraDie')) return volleys;
  const kinds = new Set(volleys.flatMap(({ shots }) => shots.map(({ kind }) => kind)));
  const options = [...kinds].map((kind) => ({ do: 'extraDie', kind }) as const);
  const choice = yield* choose(seat, 'extraDie', [...options, { do: 'decline' }]);
  if (choice.do === 'decline') return volleys;
  const isMeant = ({ kind }: Shots): boolean => kind === choice.kind;
  const places = volleys.filter(({ shots }) => shots.some(isMeant));
  const { planet } = yield* choose(
    seat,
    'extraDiePlanet',
    places.map((each) => ({ do: 'choosePlanet', planet: each.planet }) as const),
  );
  return volleys.map((volley) => {
    if (volley.planet !== planet) return volley;
    const grown = ({ dice, ...shot }: Shots): Shots => ({ ...shot, dice: dice + 1 });
    return { planet, shots: volley.shots.map((shot) => (isMeant(shot) ? grown(shot) : shot)) };
  });
}

/** Space Cannon Defense on the planets landed on, in the order that the active player sets. TI-12.6 */
export function* cannonDefenses(g: Ti4, seat: Seat): Script {
  if (powers.has(g, seat, 'noCannonDefense')) return;
  let planets = g.tactical.landed.filter((planet) => isDefended(g, seat, planet));
  while (planets.length > 0) {
    const { planet } = yield* choose(
      seat,
      'cannonDefenses',
      planets.map((each) => ({ do: 'choosePlanet', planet: each }) as const),
    );
    planets = planets.filter((each) => each !== planet);
    schedule(g, 'cannonDefense', planet);
  }
}

/** Only units on the planet itself fire. TI-12.6 */
function isDefended(g: Ti4, seat: Seat, planet: number): boolean {
  const owner = g.control[planet];
  if (owner === NONE || owner === seat || isDisabled(g, planet)) return false;
  return pdsOf(g, planet, owner) > 0;
}

/** Hits destroy ground forces that have just landed. TI-12.6 */
export function* cannonDefense(g: Ti4, planet: number): Script {
  const shooter = g.control[planet];
  const active = g.turn.seat;
  const { cannon } = profileOf(g, shooter, PDS)!;
  const choice = yield* choose(shooter, 'cannonDefense', [{ do: 'fire' }, { do: 'decline' }], {
    about: { planet: PLANETS[planet].id },
  });
  if (choice.do === 'decline') return;
  const { value, dice } = cannon!;
  const shots = [{ kind: PDS, value, dice: dice * pdsOf(g, planet, shooter) }];
  const where = { system: PLANETS[planet].tile, planet };
  const hits = yield* fire(g, shooter, active, where, shots);
  yield* destroyed(g, yield* takeForces(g, { seat: active, by: shooter, planet }, hits));
}
