import type { Seat } from '@tablewright/engine';
import { type BuildingKind, SYSTEMS, TROPHIES, type Trophy } from '../content/index.ts';
import { isGate, SYSTEMS_OF_CLUSTER, TYPE_OF } from './map.ts';
import { AGENT, type Arcs, type Building, NONE, SEATS, STAND_IN } from './state.ts';
import { emit } from './vocabulary.ts';

export function freshAt(g: Arcs, seat: Seat, system: number): number {
  return g.fresh[system * SEATS + seat];
}

export function damagedAt(g: Arcs, seat: Seat, system: number): number {
  return g.damaged[system * SEATS + seat];
}

export function shipsAt(g: Arcs, seat: Seat, system: number): number {
  return freshAt(g, seat, system) + damagedAt(g, seat, system);
}

/** Who has strictly more fresh ships there than each other player; NONE on a tie. ARC-4.4, ARC-4.5 */
export function controllerOf(g: Arcs, system: number): Seat {
  let most = 0;
  let controller = NONE;
  for (let seat = 0; seat < g.players.length; seat++) {
    const ships = freshAt(g, seat, system);
    if (ships > most) {
      most = ships;
      controller = seat;
    } else if (ships === most) {
      controller = NONE;
    }
  }
  return controller;
}

export function controls(g: Arcs, seat: Seat, system: number): boolean {
  return controllerOf(g, system) === seat;
}

export function isControlledByRival(g: Arcs, seat: Seat, system: number): boolean {
  const controller = controllerOf(g, system);
  return controller !== NONE && controller !== seat;
}

export function buildingAt(g: Arcs, system: number, place: number): Building | undefined {
  return g.buildings.find((building) => building.system === system && building.place === place);
}

/** Has the player such a building in the system? Either kind where none is named. */
export function hasBuilding(g: Arcs, seat: Seat, system: number, kind?: BuildingKind): boolean {
  return g.buildings.some(
    (building) =>
      building.system === system &&
      building.owner === seat &&
      (kind === undefined || building.kind === kind),
  );
}

export function hasPiece(g: Arcs, seat: Seat, system: number): boolean {
  return shipsAt(g, seat, system) > 0 || hasBuilding(g, seat, system);
}

/** Has any other player a piece in the system? */
export function hasRival(g: Arcs, seat: Seat, system: number): boolean {
  for (let rival = 0; rival < g.players.length; rival++)
    if (rival !== seat && hasPiece(g, rival, system)) return true;
  return false;
}

/** The first empty building slot of a planet, or NONE. ARC-12.2 */
export function emptySlotOf(g: Arcs, system: number): number {
  for (let place = 0; place < SYSTEMS[system].slots; place++) {
    if (buildingAt(g, system, place) === undefined) return place;
  }
  return NONE;
}

/**
 * Types of a city: that of its planet; on a gate those of all cities on the planets of the cluster
 * (Gate Stations). ARC-11.3, ARC-16.1
 */
export function typesOf(g: Arcs, system: number): number[] {
  if (!isGate(system)) return [TYPE_OF[system]];
  const types = SYSTEMS_OF_CLUSTER[SYSTEMS[system].cluster]
    .filter((planet) => g.buildings.some((b) => b.system === planet && b.kind === 'city'))
    .map((planet) => TYPE_OF[planet])
    .filter((type) => type >= 0);
  return [...new Set(types)].sort((a, b) => a - b);
}

/** Places as many fresh ships from supply as there are, and tells how many. ARC-23.9, ARC-23.10 */
export function placeShips(g: Arcs, seat: Seat, system: number, wanted: number): number {
  const count = Math.min(wanted, g.players[seat].ships);
  g.players[seat].ships -= count;
  g.fresh[system * SEATS + seat] += count;
  return count;
}

export function addBuilding(g: Arcs, building: Building): void {
  const { system, place } = building;
  const at = g.buildings.findIndex(
    (other) => other.system > system || (other.system === system && other.place > place),
  );
  g.buildings.splice(at < 0 ? g.buildings.length : at, 0, building);
}

export function removeBuilding(g: Arcs, building: Building): void {
  g.buildings.splice(g.buildings.indexOf(building), 1);
}

/** Cities come from the board, the leftmost first; starports from supply. ARC-12.3 */
export function piecesLeft(g: Arcs, seat: Seat, kind: BuildingKind): number {
  return kind === 'city' ? g.players[seat].cities : g.players[seat].starports;
}

export function takeFromSupply(g: Arcs, seat: Seat, kind: BuildingKind): void {
  if (kind === 'city') g.players[seat].cities--;
  else g.players[seat].starports--;
}

/** Agents go home; the first of them takes the place of a stand-in. ARC-16.6 */
export function returnAgents(g: Arcs, owner: Seat, count: number): void {
  const player = g.players[owner];
  let left = count;
  for (let type = 0; left > 0 && type < player.outrage.length; type++) {
    if (player.outrage[type] === STAND_IN) {
      player.outrage[type] = AGENT;
      left--;
    }
  }
  player.agents += left;
}

/** Captures an agent from the supply of its owner, if there is one. ARC-11.4, ARC-11.5 */
export function captureFromSupply(g: Arcs, seat: Seat, owner: Seat): void {
  if (g.players[owner].agents === 0) return;
  g.players[owner].agents--;
  g.players[seat].captives[owner]++;
  emit('captured', { player: seat, owner, count: 1 });
}

export function trophyIndex(owner: Seat, kind: Trophy): number {
  return owner * TROPHIES.length + TROPHIES.indexOf(kind);
}

export function addTrophies(g: Arcs, seat: Seat, owner: Seat, kind: Trophy, count: number): void {
  g.players[seat].trophies[trophyIndex(owner, kind)] += count;
}

/** Players from the initiative holder clockwise. ARC-5.11 */
export function turnOrder(g: Arcs): Seat[] {
  return turnOrderFrom(g, g.initiative);
}

export function turnOrderFrom(g: Arcs, first: Seat): Seat[] {
  const { length } = g.players;
  return g.players.map((_, i) => (first + i) % length);
}

export function rivalsOf(g: Arcs, seat: Seat): Seat[] {
  return turnOrder(g).filter((other) => other !== seat);
}

/** A city goes back to the rightmost empty slot of its owner's board. ARC-18.4 */
export function returnCity(g: Arcs, owner: Seat): void {
  g.players[owner].cities++;
  emit('cityReturned', { player: owner });
}
