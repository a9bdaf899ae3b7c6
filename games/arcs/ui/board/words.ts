import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { SYSTEMS } from '../../content/index.ts';
import { controllerOf, damagedAt, freshAt } from '../../rules/pieces.ts';
import { options } from '../../rules/options.ts';
import { type Arcs, type Building, NONE } from '../../rules/state.ts';

/** What a screen reader says of a system: its yield, who controls it and all that is there. */
export function systemLabel(g: Arcs, system: number, teller: Teller): string {
  const { id, type } = SYSTEMS[system];
  const yields = type === null ? [] : [teller.name(type)];
  return [teller.name(id), ...yields, ...systemFacts(g, system, teller)].join(', ');
}

/** Who controls a system, and what is in it. */
export function systemFacts(g: Arcs, system: number, teller: Teller): readonly string[] {
  const { slots } = SYSTEMS[system];
  const controller = controllerOf(g, system);
  const buildings = g.buildings.filter((building) => building.system === system);
  const free = slots - buildings.filter(({ place }) => place < slots).length;
  return [
    ...(controller === NONE ? [] : [teller.say('ui.controlled', { player: controller })]),
    ...g.players.flatMap((_, seat) => fleetWords(g, seat, system, teller)),
    ...buildings.map((building) => buildingWords(building, teller)),
    ...(free > 0 ? [teller.say('ui.slots.free', { count: free })] : []),
  ];
}

function fleetWords(g: Arcs, seat: Seat, system: number, teller: Teller): string[] {
  const [fresh, damaged] = [freshAt(g, seat, system), damagedAt(g, seat, system)];
  return [
    ...(fresh > 0 ? [teller.say('ui.ships.fresh', { player: seat, count: fresh })] : []),
    ...(damaged > 0 ? [teller.say('ui.ships.damaged', { player: seat, count: damaged })] : []),
  ];
}

function buildingWords({ kind, owner, damaged }: Building, teller: Teller): string {
  return teller.say('ui.building', { what: kind, owner, damaged: String(damaged) });
}

export function buildingLabel(building: Building, teller: Teller): string {
  return `${buildingWords(building, teller)}, ${teller.name(SYSTEMS[building.system].id)}`;
}

/** What an option says, told from its key alone. */
export function optionLabel(key: string, teller: Teller): string {
  const spelling = options.spell(key);
  return spelling === null ? key : teller.option(spelling);
}
