import type { Refusal, Script, Seat } from '@tablewright/engine';
import { COURT, SYSTEMS } from '../../content/index.ts';
import { ransack } from '../court.ts';
import { systemsInPlay } from '../map.ts';
import { choose, type Option } from '../options.ts';
import { provokeOutrage } from '../outrage.ts';
import { damagedAt, freshAt, hasPiece, hasRival, rivalsOf, shipsAt, typesOf } from '../pieces.ts';
import { powers } from '../powers.ts';
import { raidCostOf } from '../resources.ts';
import { type Arcs, NONE } from '../state.ts';
import { type Loot, loot, steal } from '../stealing.ts';
import { collectDice, rerolls, rollDice, tally } from './dice.ts';
import { takeHits } from './hits.ts';
import { repairShip } from './repair.ts';
import { emit, schedule } from '../vocabulary.ts';

/** ARC-10.4 */
export function canBattle(g: Arcs, seat: Seat): boolean {
  return systemsInPlay(g).some(
    (system) => shipsAt(g, seat, system) > 0 && hasRival(g, seat, system),
  );
}

/** A system with an own ship, and one Rival with any piece there. ARC-15.1, ARC-15.2 */
function battlesIn(g: Arcs, seat: Seat, system: number): Option<'battle'>[] {
  if (shipsAt(g, seat, system) === 0) return [];
  return rivalsOf(g, seat)
    .filter((rival) => hasPiece(g, rival, system))
    .map((rival) => ({ do: 'battle', system, rival }) as const);
}

/** Battle, up to the roll; what was rolled is resolved step by step. ARC-15 */
export function* battle(g: Arcs, seat: Seat): Script {
  const offered = systemsInPlay(g).flatMap((system) => battlesIn(g, seat, system));
  if (offered.length === 0) return;
  const { system, rival: defender } = yield* choose(seat, 'battle', offered, {
    refused: () => forbidden(g, seat),
  });
  beginBattle(g, seat, defender, system);
  if (powers.has(g, defender, 'firesFirst') && freshAt(g, defender, system) > 0)
    yield* takeHits(g, 1, 'railgun');
  const dice = yield* collectDice(g);
  emit('battle', { player: seat, rival: defender, system: SYSTEMS[system].id, ...dice });
  rollDice(g, dice);
  yield* rerolls(g);
  tally(g);
  for (const step of ['selfHits', 'interceptHits', 'shipHits', 'buildingHits'] as const)
    schedule(g, step);
  schedule(g, 'fallenCities');
  schedule(g, 'raid');
  schedule(g, 'afterBattle');
}

function forbidden(g: Arcs, seat: Seat): Refusal<Option>[] {
  return systemsInPlay(g).flatMap((system) =>
    shipsAt(g, seat, system) > 0
      ? []
      : rivalsOf(g, seat)
          .filter((rival) => hasPiece(g, rival, system))
          .map((rival) => ({ option: { do: 'battle', system, rival }, clause: 'ARC-15.1' })),
  );
}

export function beginBattle(g: Arcs, seat: Seat, defender: Seat, system: number): void {
  const { battle } = g;
  battle.attacker = seat;
  battle.defender = defender;
  battle.system = system;
  battle.allFresh = damagedAt(g, seat, system) === 0;
}

/** ARC-15.8 */
export function* selfHits(g: Arcs): Script {
  const count = g.battle.self;
  g.battle.self = 0;
  yield* takeHits(g, count, 'self');
}

/** Once a battle, a hit for each defending ship that is fresh now. ARC-15.9 */
export function* interceptHits(g: Arcs): Script {
  const { intercept, defender, system } = g.battle;
  if (intercept === 0) return;
  g.battle.intercept = 0;
  const count = freshAt(g, defender, system);
  emit('intercepted', { player: defender, count });
  yield* takeHits(g, count, 'intercept');
}

/** All hits are dealt: what ships are left, and which cities fell. ARC-15.14, ARC-15.16, ARC-16.10 */
export function* fallenCities(g: Arcs): Script {
  const { battle } = g;
  if (!battle.rifles) {
    battle.freshLeft = freshAt(g, battle.attacker, battle.system);
    battle.damagedLeft = damagedAt(g, battle.attacker, battle.system);
  }
  for (; battle.fallen > 0; battle.fallen--) schedule(g, 'cityFell');
}

/** Outrage of the type of the city, then ransacking. ARC-16.1 */
export function* cityFell(g: Arcs): Script {
  const { attacker, defender, system, rifles } = g.battle;
  for (const type of typesOf(g, system)) provokeOutrage(g, attacker, type);
  if (rifles || !powers.has(g, defender, 'beloved')) yield* ransack(g, attacker, defender);
}

/** Keys buy tokens and Guild cards of the defender while an attacking ship is left. ARC-17 */
export function* raid(g: Arcs): Script {
  const { attacker, defender, keys, freshLeft, damagedLeft } = g.battle;
  if (keys === 0 || freshLeft + damagedLeft === 0) return;
  const { options, refused } = loot(g, attacker, { tokens: 'all', cards: true });
  const items = options.filter(({ rival }) => rival === defender);
  const affordable = items.filter((item) => priceOf(g, item) <= keys);
  const choice = yield* choose(attacker, 'raid', [...affordable, { do: 'done' }], {
    about: { keys, rival: defender },
    otherwise: { do: 'done' },
    refused: () => [
      ...refused().filter(({ option: { rival } }) => rival === defender),
      ...items
        .filter((item) => priceOf(g, item) > keys)
        .map((item) => ({ option: item, clause: 'ARC-17.3' })),
    ],
  });
  if (choice.do === 'done') return;
  g.battle.keys -= priceOf(g, choice);
  yield* steal(g, attacker, choice);
  schedule(g, 'raid');
}

function priceOf(g: Arcs, item: Loot): number {
  return item.do === 'stealToken'
    ? raidCostOf(g, item.rival, item.slot)
    : COURT[item.court].raidCost;
}

/** Effects that come after the battle. ARC-15.17 */
export function* afterBattle(g: Arcs): Script {
  const { attacker, defender, system, rifles, damagedLeft, trophies } = g.battle;
  endBattle(g);
  if (rifles) return;
  if (damagedLeft > 0 && powers.has(g, attacker, 'repairsAttacker'))
    repairShip(g, attacker, system);
  if (trophies > 0 && powers.has(g, defender, 'beloved')) schedule(g, 'maybeInfluence', defender);
}

export const NO_BATTLE: Arcs['battle'] = {
  system: NONE,
  attacker: NONE,
  defender: NONE,
  rifles: false,
  allFresh: false,
  dice: [],
  self: 0,
  intercept: 0,
  hits: 0,
  buildingHits: 0,
  keys: 0,
  freshLeft: 0,
  damagedLeft: 0,
  trophies: 0,
  fallen: 0,
  ransacked: [],
};

function endBattle(g: Arcs): void {
  g.battle = { ...NO_BATTLE, dice: [], ransacked: [] };
}
