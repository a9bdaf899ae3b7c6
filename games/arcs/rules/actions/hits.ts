import type { Script, Seat } from '@tablewright/engine';
import { BUILDINGS, SYSTEMS } from '../../content/index.ts';
import { choose, DAMAGED, FRESH, type Option } from '../options.ts';
import { addTrophies, buildingAt, damagedAt, freshAt, removeBuilding, shipsAt } from '../pieces.ts';
import { type Arcs, SEATS } from '../state.ts';
import { emit } from '../vocabulary.ts';

/** Hits on attacking ships, one by one; the attacker chooses. ARC-15.6, ARC-15.13 */
export function* takeHits(g: Arcs, count: number, step: 'railgun' | 'self' | 'intercept'): Script {
  const { attacker, defender, system } = g.battle;
  for (let left = count; left > 0 && shipsAt(g, attacker, system) > 0; left--) {
    const choice = yield* choose(attacker, 'takeHit', shipOptions(g, attacker, system), {
      about: { left, step },
    });
    hitShip(g, choice, defender);
  }
}

/** Hits on defending ships, then on buildings. ARC-15.10 */
export function* shipHits(g: Arcs): Script {
  const { battle } = g;
  while (battle.hits > 0) {
    const ships = shipOptions(g, battle.defender, battle.system);
    const targets: Option<'hitShip' | 'hitBuilding'>[] =
      ships.length > 0 ? ships : buildingOptions(g);
    if (targets.length === 0) {
      battle.hits = 0;
      return;
    }
    const choice = yield* choose(battle.attacker, 'dealHit', targets, {
      about: { left: battle.hits },
    });
    battle.hits--;
    if (choice.do === 'hitShip') hitShip(g, choice, battle.attacker);
    else hitBuilding(g, choice);
  }
}

/** Hits that only buildings can take. ARC-15.11 */
export function* buildingHits(g: Arcs): Script {
  const { battle } = g;
  while (battle.buildingHits > 0) {
    const targets = buildingOptions(g);
    if (targets.length === 0) {
      battle.buildingHits = 0;
      return;
    }
    const choice = yield* choose(battle.attacker, 'dealBuildingHit', targets, {
      about: { left: battle.buildingHits },
    });
    battle.buildingHits--;
    hitBuilding(g, choice);
  }
}

function shipOptions(g: Arcs, owner: Seat, system: number): Option<'hitShip'>[] {
  const offered: Option<'hitShip'>[] = [];
  if (freshAt(g, owner, system) > 0)
    offered.push({ do: 'hitShip', system, owner, freshness: FRESH });
  if (damagedAt(g, owner, system) > 0)
    offered.push({ do: 'hitShip', system, owner, freshness: DAMAGED });
  return offered;
}

function buildingOptions(g: Arcs): Option<'hitBuilding'>[] {
  return g.buildings
    .filter(({ system, owner }) => system === g.battle.system && owner === g.battle.defender)
    .map(
      ({ kind, system, place }) =>
        ({ do: 'hitBuilding', kind: BUILDINGS.indexOf(kind), system, place }) as const,
    );
}

/** A fresh piece is damaged, a damaged one becomes a Trophy. ARC-4.3, ARC-15.15 */
function hitShip(g: Arcs, { system, owner, freshness }: Option<'hitShip'>, taker: Seat): void {
  const at = system * SEATS + owner;
  if (freshness === FRESH) {
    g.fresh[at]--;
    g.damaged[at]++;
    emit('hit', { player: owner, kind: 'ship', system: SYSTEMS[system].id });
    return;
  }
  g.damaged[at]--;
  addTrophies(g, taker, owner, 'ship', 1);
  if (taker === g.battle.attacker) g.battle.trophies++;
  emit('destroyed', { player: taker, owner, kind: 'ship', system: SYSTEMS[system].id });
}

function hitBuilding(g: Arcs, { system, place }: Option<'hitBuilding'>): void {
  const { battle } = g;
  const building = buildingAt(g, system, place)!;
  const { owner, kind } = building;
  if (!building.damaged) {
    building.damaged = true;
    emit('hit', { player: owner, kind, system: SYSTEMS[system].id });
    return;
  }
  removeBuilding(g, building);
  addTrophies(g, battle.attacker, owner, kind, 1);
  battle.trophies++;
  if (kind === 'city') battle.fallen++;
  emit('destroyed', { player: battle.attacker, owner, kind, system: SYSTEMS[system].id });
}
