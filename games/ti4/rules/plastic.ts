import type { Refusal, Script, Seat } from '@tablewright/engine';
import { BOX, PLANETS, TILES } from '../content/index.ts';
import { destroyed } from './destruction.ts';
import { addFighters, fightersOn } from './fighters-ashore.ts';
import { choose, type Option } from './options.ts';
import { phaseOrder } from './order.ts';
import {
  addAfloat,
  addGround,
  afloat,
  FIGHTER,
  groundAt,
  hasToken,
  INFANTRY,
  kindName,
} from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** A space area or a planet, of an option too. */
type Place = { readonly system: number } | { readonly planet: number };

const systemOf = (place: Place): number =>
  'system' in place ? place.system : PLANETS[place.planet].tile;

/** Kinds that tokens stand in for, next to one piece of plastic in each place. TI-14.8 */
const WITH_TOKENS: readonly number[] = [FIGHTER, INFANTRY];

export function unitsAt(g: Ti4, seat: Seat, kind: number, place: Place): number {
  if ('system' in place) return afloat(g, place.system, seat, kind);
  return kind === FIGHTER ? fightersOn(g, place.planet, seat) : groundAt(g, place.planet, seat);
}

/** All places with units of a kind. */
function groupsOf(g: Ti4, seat: Seat, kind: number): Place[] {
  const groups: Place[] = [];
  for (const system of g.galaxy.systems)
    if (afloat(g, system, seat, kind) > 0) groups.push({ system });
  if (kind === FIGHTER) {
    for (const { planet } of g.tactical.fighters)
      if (fightersOn(g, planet, seat) > 0) groups.push({ planet });
    return groups;
  }
  for (let planet = 0; planet < PLANETS.length; planet++)
    if (groundAt(g, planet, seat) > 0) groups.push({ planet });
  return groups;
}

type Disband = Option<'disband' | 'disbandOn'>;

/** A group that gets no plastic is destroyed, by its owner's choice. TI-14.8, TI-27.6 */
export function* enforcePlastic(g: Ti4): Script {
  for (const seat of phaseOrder(g))
    for (const kind of WITH_TOKENS)
      while (groupsOf(g, seat, kind).length > BOX[kind]) {
        const groups = groupsOf(g, seat, kind).map((place): Disband =>
          'system' in place
            ? { do: 'disband', system: place.system, kind }
            : { do: 'disbandOn', planet: place.planet, kind },
        );
        const about = { kind: kindName(kind) };
        yield* disband(g, seat, yield* choose(seat, 'tooManyGroups', groups, { about }));
      }
}

function* disband(g: Ti4, seat: Seat, group: Disband): Script {
  const { kind } = group;
  const count = unitsAt(g, seat, kind, group);
  addTo(g, seat, kind, group, -count);
  const planet = 'planet' in group ? group.planet : NONE;
  yield* destroyed(g, [{ seat, by: NONE, kind, system: systemOf(group), planet, count }]);
}

function addTo(g: Ti4, seat: Seat, kind: number, place: Place, count: number): void {
  if ('system' in place) addAfloat(g, place.system, seat, kind, count);
  else if (kind === FIGHTER) addFighters(g, place.planet, count);
  else addGround(g, place.planet, seat, count);
}

/** Would a unit there be the first of a group for which no plastic is left? TI-27.6 */
export function lacksPlastic(g: Ti4, seat: Seat, kind: number, place: Place): boolean {
  return (
    WITH_TOKENS.includes(kind) &&
    unitsAt(g, seat, kind, place) === 0 &&
    groupsOf(g, seat, kind).length >= BOX[kind]
  );
}

type Spare = Option<'remove' | 'lift'>;

/** A unit that is alone in its place gives its plastic, not where an own token lies. TI-14.8 */
function spareVerdict(g: Ti4, seat: Seat, kind: number, place: Place): string | null {
  if (hasToken(g, systemOf(place), seat)) return 'TI-14.8';
  return unitsAt(g, seat, kind, place) > 1 ? 'TI-27.6' : null;
}

/** Is there a unit whose plastic can be used elsewhere? TI-14.8 */
export function hasSpare(g: Ti4, seat: Seat, kind: number): boolean {
  return groupsOf(g, seat, kind).some((place) => spareVerdict(g, seat, kind, place) === null);
}

/** Takes a unit off the board to use its plastic, if the player likes. Tells whether. TI-14.8 */
export function* takeSpare(g: Ti4, seat: Seat, kind: number): Script<boolean> {
  const judged = groupsOf(g, seat, kind).map((place) => ({
    option: ('system' in place
      ? { do: 'remove', system: place.system, kind }
      : { do: 'lift', planet: place.planet }) satisfies Spare,
    clause: spareVerdict(g, seat, kind, place),
  }));
  const spares = judged.filter(({ clause }) => clause === null).map(({ option }) => option);
  const choice = yield* choose(seat, 'takeSpare', [...spares, { do: 'decline' }], {
    about: { kind: kindName(kind) },
    refused: () => judged.filter((each): each is Refusal<Spare> => each.clause !== null),
  });
  if (choice.do === 'decline') return false;
  addTo(g, seat, kind, choice, -1);
  const system = TILES[systemOf(choice)].id;
  emit('removed', { player: seat, kind: kindName(kind), count: 1, system });
  return true;
}
