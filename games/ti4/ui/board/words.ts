import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { FACTIONS, INFANTRY, PDS, DOCK, PLANETS, TILES, UNIT_KINDS } from '../../content/index.ts';
import { isHome, wormholesOf } from '../../rules/galaxy.ts';
import { options } from '../../rules/options.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { contentsOf, type Fleet, type Garrison } from './fleets.ts';

/** What a screen reader says of a system: what it is, and all that is there. */
export function systemLabel(g: Ti4, system: number, teller: Teller): string {
  const { fleets, garrisons, tokens } = contentsOf(g, system);
  return [
    teller.name(`system.${TILES[system].id}`),
    ...natureOf(g, system, teller),
    ...garrisons.map((garrison) => planetWords(garrison, teller)),
    ...fleets.map((fleet) => fleetWords(fleet, teller)),
    ...tokens.map((player) => teller.say('ui.token', { player })),
  ].join(', ');
}

/** Home, anomaly and wormholes of a system. */
export function natureOf(g: Ti4, system: number, teller: Teller): string[] {
  const { anomaly, faction } = TILES[system];
  return [
    ...(isHome(g, system) && faction !== undefined
      ? [teller.say('ui.home', { faction: FACTIONS[faction].id })]
      : []),
    ...(anomaly === null ? [] : [teller.name(`anomaly.${anomaly}`)]),
    ...wormholesOf(g, system).map((wormhole) => teller.name(`wormhole.${wormhole}`)),
    ...(g.galaxy.apart.includes(system) ? [teller.say('ui.apart')] : []),
  ];
}

export function planetLabel(g: Ti4, planet: number, teller: Teller): string {
  const garrison = contentsOf(g, PLANETS[planet].tile).garrisons.find(
    (each) => each.planet === planet,
  )!;
  return planetWords(garrison, teller);
}

function planetWords(
  { planet, resources, influence, owner, forces, pds, docks, isExhausted }: Garrison,
  teller: Teller,
): string {
  const { id, trait, specialty } = PLANETS[planet];
  return [
    teller.say('ui.planet', { planet: id, resources, influence }),
    ...(trait === null ? [] : [teller.name(`trait.${trait}`)]),
    ...(specialty === null
      ? []
      : [teller.say('ui.specialty', { what: teller.name(`colour.${specialty}`) })]),
    ...(owner === NONE ? [] : [teller.say('ui.controlled', { player: owner })]),
    ...(isExhausted ? [teller.say('ui.exhausted')] : []),
    ...forces.map(({ seat, count }) => unitWords(seat, INFANTRY, count, teller)),
    ...(docks > 0 ? [unitWords(owner, DOCK, docks, teller)] : []),
    ...(pds > 0 ? [unitWords(owner, PDS, pds, teller)] : []),
  ].join(', ');
}

/** "2 carriers of Klára" */
export function unitWords(player: Seat, kind: number, count: number, teller: Teller): string {
  return teller.say('ui.units.of', { player, count, unit: UNIT_KINDS[kind] });
}

function fleetWords({ seat, squadrons, damaged }: Fleet, teller: Teller): string {
  const units = squadrons.map(({ kind, count }) =>
    teller.say('ui.units', { count, unit: UNIT_KINDS[kind] }),
  );
  const harm = damaged > 0 ? [teller.say('ui.damaged', { count: damaged })] : [];
  return teller.say('ui.fleet', { player: seat, units: teller.list([...units, ...harm]) });
}

/** What an option says, told from its key alone. */
export function optionLabel(key: string, teller: Teller): string {
  const spelling = options.spell(key);
  return spelling === null ? key : teller.option(spelling);
}
