import type { Script, Seat } from '@tablewright/engine';
import { BUILDINGS, SYSTEMS } from '../../content/index.ts';
import { systemsInPlay } from '../map.ts';
import { choose, type Option } from '../options.ts';
import { buildingAt, damagedAt } from '../pieces.ts';
import { type Arcs, SEATS } from '../state.ts';
import { emit } from '../vocabulary.ts';

/** ARC-10.6 */
export function canRepair(g: Arcs, seat: Seat): boolean {
  return (
    g.buildings.some(({ owner, damaged }) => owner === seat && damaged) ||
    systemsInPlay(g).some((system) => damagedAt(g, seat, system) > 0)
  );
}

/** Repair a ship or building anywhere. ARC-14.1 */
export function* repair(g: Arcs, seat: Seat): Script {
  const offered: Option<'repairShip' | 'repairBuilding'>[] = systemsInPlay(g)
    .filter((system) => damagedAt(g, seat, system) > 0)
    .map((system) => ({ do: 'repairShip', system }) as const);
  for (const { owner, damaged, kind, system, place } of g.buildings) {
    if (owner === seat && damaged)
      offered.push({ do: 'repairBuilding', kind: BUILDINGS.indexOf(kind), system, place });
  }
  const choice = yield* choose(seat, 'repair', offered);
  if (choice.do === 'repairShip') {
    repairShip(g, seat, choice.system);
  } else {
    const { kind, system, place } = choice;
    buildingAt(g, system, place)!.damaged = false;
    emit('repaired', { player: seat, kind: BUILDINGS[kind], system: SYSTEMS[system].id });
  }
}

export function repairShip(g: Arcs, seat: Seat, system: number): void {
  g.damaged[system * SEATS + seat]--;
  g.fresh[system * SEATS + seat]++;
  emit('repaired', { player: seat, kind: 'ship', system: SYSTEMS[system].id });
}
