import { OPEN_BORDERS, RESOURCES, SETUPS, SYSTEMS } from '../content/index.ts';
import type { Arcs } from './state.ts';

const SYSTEM_NUMBERS = SYSTEMS.map((_, system) => system);

/** Systems of a cluster: its gate and three planets. ARC-3.1 */
export const SYSTEMS_OF_CLUSTER: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map(
  (cluster) => SYSTEM_NUMBERS.filter((system) => SYSTEMS[system].cluster === cluster),
);

export function systemNumber(id: string): number {
  return SYSTEMS.findIndex((system) => system.id === id);
}

/** Type of each planet as a number; -1 for gates. */
export const TYPE_OF: readonly number[] = SYSTEMS.map(({ type }) =>
  type === null ? -1 : RESOURCES.indexOf(type),
);

export function isGate(system: number): boolean {
  return TYPE_OF[system] < 0;
}

/** The map of each setup card: systems in play, its gates, and who is whose neighbour. ARC-3.6 to ARC-3.8 */
const MAPS = SETUPS.map(({ outOfPlay }) => {
  const inPlay = SYSTEMS.map(({ cluster }) => !outOfPlay.includes(cluster));
  const systems = SYSTEM_NUMBERS.filter((system) => inPlay[system]);
  const gates = systems.filter(isGate);
  return {
    inPlay,
    systems,
    gates,
    neighbours: SYSTEM_NUMBERS.map((system) =>
      inPlay[system] ? systems.filter((other) => areAdjacent(system, other, gates)) : [],
    ),
  };
});

/** Gates that follow each other in the ring of those in play are adjacent: path markers bridge the others. */
function areAdjacent(a: number, b: number, gates: readonly number[]): boolean {
  if (a === b) return false;
  if (isGate(a) && isGate(b)) {
    const apart = Math.abs(gates.indexOf(a) - gates.indexOf(b));
    return apart === 1 || apart === gates.length - 1;
  }
  if (SYSTEMS[a].cluster === SYSTEMS[b].cluster)
    return isGate(a) || isGate(b) || Math.abs(a - b) === 1;
  const pair = [SYSTEMS[a].id, SYSTEMS[b].id];
  return OPEN_BORDERS.some((border) => border.every((id) => pair.includes(id)));
}

export function isInPlay(g: Arcs, system: number): boolean {
  return MAPS[g.setup].inPlay[system];
}

export function systemsInPlay(g: Arcs): readonly number[] {
  return MAPS[g.setup].systems;
}

export function gatesInPlay(g: Arcs): readonly number[] {
  return MAPS[g.setup].gates;
}

export function neighboursOf(g: Arcs, system: number): readonly number[] {
  return MAPS[g.setup].neighbours[system];
}

export function clustersInPlay(g: Arcs): number[] {
  return gatesInPlay(g).map((gate) => SYSTEMS[gate].cluster);
}
