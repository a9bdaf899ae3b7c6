import type { Refusal, Script, Seat } from '@tablewright/engine';
import { type BuildingKind, SYSTEMS } from '../../content/index.ts';
import { isGate, systemsInPlay, TYPE_OF } from '../map.ts';
import { choose, type Option } from '../options.ts';
import {
  addBuilding,
  buildingAt,
  emptySlotOf,
  hasBuilding,
  hasPiece,
  isControlledByRival,
  piecesLeft,
  takeFromSupply,
} from '../pieces.ts';
import { powers } from '../powers.ts';
import { ownToken, spendToken, tokensIn, wildTypes } from '../resources.ts';
import { type Arcs, NONE, SEATS } from '../state.ts';
import { emit } from '../vocabulary.ts';

/** Beside the two building slots that a planet has at most. */
export const CLOUD_PLACE = 2;

/** A gate takes one city and one starport, all players together. */
const GATE_PLACE = { city: 0, starport: 1 } as const;

type BuildVerb = 'buildCity' | 'buildStarport' | 'buildCloudCity' | 'buildShip';

const VERBS = { city: 'buildCity', starport: 'buildStarport' } as const;

export function canBuild(g: Arcs, seat: Seat): boolean {
  return systemsInPlay(g).some((system) => optionsIn(g, seat, system).length > 0);
}

/** Build a city, a starport or a ship. ARC-12 */
export function* build(g: Arcs, seat: Seat): Script {
  const offered = systemsInPlay(g).flatMap((system) => optionsIn(g, seat, system));
  const { do: verb, system } = yield* choose(seat, 'build', offered, {
    refused: () => systemsInPlay(g).flatMap((system) => forbiddenIn(g, seat, system)),
  });
  switch (verb) {
    case 'buildShip':
      g.buildings.find((port) => isReadyStarport(port, seat, system))!.used = true;
      buildShip(g, seat, system);
      break;
    case 'buildCloudCity':
      yield* payForCloud(g, seat, system);
      placeBuilding(g, seat, 'city', system, CLOUD_PLACE);
      break;
    default: {
      const kind = verb === 'buildCity' ? 'city' : 'starport';
      placeBuilding(g, seat, kind, system, placeFor(g, seat, kind, system));
    }
  }
}

function optionsIn(g: Arcs, seat: Seat, system: number): Option<BuildVerb>[] {
  if (!hasPiece(g, seat, system)) return [];
  const offered: Option<BuildVerb>[] = [];
  for (const kind of ['city', 'starport'] as const) {
    if (placeFor(g, seat, kind, system) !== NONE) offered.push({ do: VERBS[kind], system });
  }
  if (cloudVerdict(g, seat, system) === null) offered.push({ do: 'buildCloudCity', system });
  if (g.buildings.some((port) => isReadyStarport(port, seat, system)))
    offered.push({ do: 'buildShip', system });
  return offered;
}

/** An empty building slot of a planet; on a gate only what a card allows. ARC-12.2 */
function placeFor(g: Arcs, seat: Seat, kind: BuildingKind, system: number): number {
  if (!isGate(system)) return emptySlotOf(g, system);
  if (!powers.all(g, seat, 'gateBuilding').includes(kind)) return NONE;
  const place = GATE_PLACE[kind];
  return buildingAt(g, system, place) === undefined ? place : NONE;
}

/** Each starport, damaged or not, builds one ship a turn. ARC-12.4, ARC-12.5 */
function isReadyStarport(port: Arcs['buildings'][number], seat: Seat, system: number): boolean {
  return port.system === system && port.owner === seat && port.kind === 'starport' && !port.used;
}

function forbiddenIn(g: Arcs, seat: Seat, system: number): Refusal<Option>[] {
  const refused: Refusal<Option>[] = [];
  const isThere = hasPiece(g, seat, system);
  for (const kind of ['city', 'starport'] as const) {
    if (!isThere || placeFor(g, seat, kind, system) === NONE)
      refused.push({ option: { do: VERBS[kind], system }, clause: 'ARC-12.2' });
  }
  if (!g.buildings.some((port) => isReadyStarport(port, seat, system))) {
    const clause = hasBuilding(g, seat, system, 'starport') ? 'ARC-12.5' : 'ARC-12.4';
    refused.push({ option: { do: 'buildShip', system }, clause });
  }
  if (powers.has(g, seat, 'cloudCity') && !isGate(system)) {
    const clause = isThere ? cloudVerdict(g, seat, system) : 'ARC-12.2';
    if (clause !== null) refused.push({ option: { do: 'buildCloudCity', system }, clause });
  }
  return refused;
}

/** Places the leftmost city or a starport, if one is left. ARC-12.3, ARC-12.6 to ARC-12.8 */
function placeBuilding(
  g: Arcs,
  seat: Seat,
  kind: BuildingKind,
  system: number,
  place: number,
): void {
  if (piecesLeft(g, seat, kind) === 0) {
    emit('builtNothing', { player: seat, kind, system: SYSTEMS[system].id });
    return;
  }
  const damaged = isControlledByRival(g, seat, system);
  takeFromSupply(g, seat, kind);
  addBuilding(g, { system, place, owner: seat, kind, damaged, used: false });
  emit('built', { player: seat, kind, system: SYSTEMS[system].id, damaged: String(damaged) });
}

/** A ship comes damaged where a Rival controls the system. ARC-12.6, ARC-12.8 */
export function buildShip(g: Arcs, seat: Seat, system: number): void {
  const player = g.players[seat];
  if (player.ships === 0) {
    emit('builtNothing', { player: seat, kind: 'ship', system: SYSTEMS[system].id });
    return;
  }
  const damaged = isControlledByRival(g, seat, system) && !powers.has(g, seat, 'freshShips');
  player.ships--;
  (damaged ? g.damaged : g.fresh)[system * SEATS + seat]++;
  emit('built', {
    player: seat,
    kind: 'ship',
    system: SYSTEMS[system].id,
    damaged: String(damaged),
  });
}

/** One city beside the slots of a planet, for a token of the planet's type. Cloud Cities */
function cloudVerdict(g: Arcs, seat: Seat, system: number): string | null {
  if (isGate(system) || !powers.has(g, seat, 'cloudCity')) return 'ARC-12.2';
  if (buildingAt(g, system, CLOUD_PLACE) !== undefined) return 'ARC-25.1';
  return cloudTokens(g, seat, system).length > 0 ? null : 'ARC-25.1';
}

/** A Loyal card lets any token pay. ARC-25.5 */
function cloudTokens(g: Arcs, seat: Seat, system: number): number[] {
  const type = TYPE_OF[system];
  return tokensIn(g, seat, wildTypes(g, seat).includes(type) ? NONE : type);
}

function* payForCloud(g: Arcs, seat: Seat, system: number): Script {
  const { slot } = yield* choose(
    seat,
    'cloudPayment',
    cloudTokens(g, seat, system).map((each) => ownToken('pay', g, seat, each)),
    { about: { system: SYSTEMS[system].id } },
  );
  spendToken(g, seat, slot);
}
