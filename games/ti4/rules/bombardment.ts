import { judge, type Refusal, type Script, type Seat } from '@tablewright/engine';
import { PLANETS, TILES } from '../content/index.ts';
import { withExtraDie } from './cannons.ts';
import { destroyGround } from './destruction.ts';
import { diceText, type Shots, shoot, takeDice, type Volley } from './dice.ts';
import { moment } from './moments.ts';
import { activeOrder } from './order.ts';
import { choose, type Option } from './options.ts';
import { afloat, groundAt, PDS, pdsOf, planetsIn, profileOf, rivalOn, SHIPS } from './pieces.ts';
import { powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { isDisabled } from './tactical.ts';
import { emit } from './vocabulary.ts';

/** A ship and the planet that it fires at. */
interface Aimed {
  readonly kind: number;
  readonly planet: number;
}

/** The invasion begins: the active player bombards with those of his units that he chooses. TI-12.1 */
export function* bombardment(g: Ti4, seat: Seat): Script {
  const { system } = g.tactical;
  yield* moment(g, 'invasion.start', activeOrder(g), () => ({ system }), {
    about: { player: seat, system: TILES[system].id },
  });
  if (!canBombard(g, seat, system)) return;
  const { options: targets, refused } = targetsIn(g, seat, system);
  if (targets.length === 0) return;
  const ships = bombers(g, seat, system);
  const aimed = yield* aim(g, seat, ships, targets, refused);
  if (aimed.length > 0) yield* bombardAimed(g, seat, system, aimed);
}

/** All ships of the seat that can bombard the planet. TI-12.1 */
export function* bombardPlanet(g: Ti4, seat: Seat, planet: number): Script {
  const system = PLANETS[planet].tile;
  const aimed = bombers(g, seat, system).map((kind) => ({ kind, planet }));
  yield* bombardAimed(g, seat, system, aimed);
}

function* bombardAimed(g: Ti4, seat: Seat, system: number, aimed: readonly Aimed[]): Script {
  yield* moment(g, 'bombardment.before', [seat], () => ({ system }));
  const volleys = yield* volleysOf(g, seat, aimed);
  for (const { planet, shots } of volleys) yield* bombard(g, seat, planet, shots);
}

/** One entry for each ship with Bombardment. */
function bombers(g: Ti4, seat: Seat, system: number): number[] {
  return SHIPS.flatMap((kind) =>
    profileOf(g, seat, kind)?.bombardment === undefined
      ? []
      : Array.from({ length: afloat(g, system, seat, kind) }, () => kind),
  );
}

export function canBombard(g: Ti4, seat: Seat, system: number): boolean {
  for (const kind of SHIPS)
    if (afloat(g, system, seat, kind) > 0 && profileOf(g, seat, kind)!.bombardment !== undefined)
      return true;
  return false;
}

function targetsIn(
  g: Ti4,
  seat: Seat,
  system: number,
): { options: Option<'bombardAll'>[]; refused: () => Refusal<Option<'bombardAll'>>[] } {
  return judge(
    planetsIn(system).map((planet) => ({ do: 'bombardAll', planet }) as const),
    ({ planet }) => bombardmentVerdict(g, seat, planet),
  );
}

/** The clause that keeps the seat from bombarding the planet, or null. TI-12.1, TI-12.2 */
export function bombardmentVerdict(g: Ti4, seat: Seat, planet: number): string | null {
  if (rivalOn(g, planet, seat) === NONE) return 'TI-12.1';
  if (isSpared(g, seat, planet)) return 'TI-1.2';
  return isShielded(g, planet) ? 'TI-12.2' : null;
}

/** Does a law forbid to bombard the planet? TI-1.2 */
export function isSpared(g: Ti4, seat: Seat, planet: number): boolean {
  return powers.all(g, seat, 'sparesTrait').some((trait) => trait === PLANETS[planet].trait);
}

/** A unit with Planetary Shield on the planet, and no ship of others that strips it. TI-12.2 */
export function isShielded(g: Ti4, planet: number): boolean {
  const owner = g.control[planet];
  if (owner === NONE || pdsOf(g, planet, owner) === 0 || !profileOf(g, owner, PDS)!.shield)
    return false;
  if (isDisabled(g, planet)) return false;
  return g.players.every((_, seat) => seat === owner || !strips(g, seat, PLANETS[planet].tile));
}

function strips(g: Ti4, seat: Seat, system: number): boolean {
  return SHIPS.some(
    (kind) => afloat(g, system, seat, kind) > 0 && profileOf(g, seat, kind)!.stripsShield,
  );
}

/** Each ship that shall fire is assigned to one planet before anything is rolled. TI-12.1 */
function* aim(
  g: Ti4,
  seat: Seat,
  ships: readonly number[],
  targets: readonly Option<'bombardAll'>[],
  refused: () => Refusal<Option>[],
): Script<Aimed[]> {
  const waiting = [...ships];
  const aimed: Aimed[] = [];
  while (waiting.length > 0) {
    const kinds = waiting.length > 1 ? [...new Set(waiting)] : [];
    const options: Option<'bombardAll' | 'bombard' | 'done' | 'decline'>[] = [
      ...targets,
      ...kinds.flatMap((kind) =>
        targets.map(({ planet }) => ({ do: 'bombard', planet, kind }) as const),
      ),
      { do: aimed.length === 0 ? 'decline' : 'done' },
    ];
    const choice = yield* choose(seat, 'bombardment', options, {
      about: { system: TILES[g.tactical.system].id, count: waiting.length },
      refused,
    });
    if (choice.do === 'decline' || choice.do === 'done') break;
    const { planet } = choice;
    const going = choice.do === 'bombard' ? [choice.kind] : [...waiting];
    for (const kind of going) {
      waiting.splice(waiting.indexOf(kind), 1);
      aimed.push({ kind, planet });
    }
  }
  return aimed;
}

/** The dice on each planet; one ship may roll one more, against its own planet. TI-12.1 */
function* volleysOf(g: Ti4, seat: Seat, aimed: readonly Aimed[]): Script<readonly Volley[]> {
  const planets = [...new Set(aimed.map(({ planet }) => planet))];
  const volleys = planets.map((planet): Volley => {
    const kinds = aimed.filter((each) => each.planet === planet).map(({ kind }) => kind);
    return { planet, shots: [...new Set(kinds)].map((kind) => shotsOf(g, seat, kind, kinds)) };
  });
  return yield* withExtraDie(g, seat, volleys);
}

function shotsOf(g: Ti4, seat: Seat, kind: number, kinds: readonly number[]): Shots {
  const { value, dice } = profileOf(g, seat, kind)!.bombardment!;
  return { kind, value, dice: dice * kinds.filter((each) => each === kind).length };
}

/** Hits destroy ground forces; what is too much is lost. Combat modifiers do not apply. TI-12.1, TI-12.3 */
function* bombard(g: Ti4, seat: Seat, planet: number, shots: readonly Shots[]): Script {
  const rival = rivalOn(g, planet, seat);
  takeDice(g, 'bombardment', [seat]);
  const hits = shoot(g, 0, shots, bombardmentBonus(g, planet));
  emit('bombarded', () => ({
    player: seat,
    planet: PLANETS[planet].id,
    dice: diceText(g, 0),
    hits,
  }));
  const losses = Math.min(hits, groundAt(g, planet, rival));
  yield* destroyGround(g, { seat: rival, by: seat, planet }, losses, 'bombardment');
}

/** What is added to each Bombardment roll against the planet. */
export function bombardmentBonus(g: Ti4, planet: number): number {
  let added = 0;
  for (const bunker of g.tactical.bunkers)
    if (bunker.seat === g.control[planet]) added += bunker.added;
  return added;
}
