import { roll, type Script } from '@tablewright/engine';
import { type Die, DICE, DICE_EACH, FACES, RESOURCES, SYSTEMS } from '../../content/index.ts';
import { isGate } from '../map.ts';
import { choose } from '../options.ts';
import { freshAt, hasBuilding, shipsAt } from '../pieces.ts';
import { cardsWith, type Passives, powers } from '../powers.ts';
import { iconsOf } from '../resources.ts';
import { settleCards } from '../settling.ts';
import type { Arcs } from '../state.ts';
import { emit } from '../vocabulary.ts';

const SIDES = 6;
const WEAPON = RESOURCES.indexOf('weapon');

/** Raid dice need a building of the defender there, or none anywhere. ARC-15.5 */
function raidVerdict(g: Arcs): string | null {
  const { defender, system } = g.battle;
  const owned = g.buildings.filter(({ owner }) => owner === defender);
  if (owned.length > 0 && !hasBuilding(g, defender, system)) return 'ARC-15.5';
  const isGuarded =
    powers.has(g, defender, 'starportGuards') &&
    owned.some((b) => b.system === system && b.kind === 'starport' && !b.damaged);
  return isGuarded ? 'ARC-25.1' : null;
}

/** Up to one die a ship, and what cards add, at most six of a kind. ARC-15.3, ARC-15.4 */
export function* collectDice(g: Arcs): Script<{ [D in Die]: number }> {
  const { attacker, defender, system } = g.battle;
  let most = shipsAt(g, attacker, system);
  let least = 0;
  for (const { count, where, must } of powers.all(g, attacker, 'extraDice')) {
    if (where === 'gate' && !isGate(system)) continue;
    most += count;
    if (must) least += count;
  }
  const about = { system: SYSTEMS[system].id, rival: defender };
  const verdict = raidVerdict(g);
  const { count: raid } = yield* choose(
    attacker,
    'raidDice',
    diceCounts('raidDice', 0, verdict === null ? most : 0),
    { about: { ...about, left: most } },
  );
  const afterRaid = most - raid;
  const { count: assault } = yield* choose(
    attacker,
    'assaultDice',
    diceCounts('assaultDice', 0, afterRaid),
    {
      about: { ...about, left: afterRaid, raid },
      // Nobody was asked for raid dice where there can be none, so this is where one wonders why.
      refused: () =>
        verdict === null ? [] : [{ option: { do: 'raidDice', count: 1 }, clause: verdict }],
    },
  );
  const left = afterRaid - assault;
  const { count: skirmish } = yield* choose(
    attacker,
    'skirmishDice',
    diceCounts('skirmishDice', Math.max(0, least - raid - assault), left),
    { about: { ...about, left, raid, assault } },
  );
  return { raid, assault, skirmish };
}

export function diceCounts<V extends 'raidDice' | 'assaultDice' | 'skirmishDice'>(
  verb: V,
  least: number,
  most: number,
): { do: V; count: number }[] {
  const offered: { do: V; count: number }[] = [];
  for (let count = least; count <= Math.min(most, DICE_EACH); count++)
    offered.push({ do: verb, count });
  return offered;
}

/** All dice are rolled once, together. ARC-15.6 */
export function rollDice(g: Arcs, collected: { readonly [D in Die]: number }): void {
  for (const [die, name] of DICE.entries()) {
    for (let i = 0; i < collected[name]; i++) g.battle.dice.push(die * SIDES + roll(SIDES));
  }
}

/** Cards that let dice be rolled again, once a battle each. ARC-23.4 */
export function* rerolls(g: Arcs): Script {
  const { attacker } = g.battle;
  yield* settleCards(attacker, () =>
    cardsWith(g, attacker, 'reroll').flatMap(({ deck, card }) => {
      const { die, per } = powers.of(deck, card).reroll!;
      const kind = DICE.indexOf(die);
      const most = mostAgain(g, per);
      const hasDice = g.battle.dice.some((rolled) => isOf(kind, rolled));
      return most > 0 && hasDice ? [{ deck, card, use: () => rerollSome(g, kind, most) }] : [];
    }),
  );
}

function mostAgain(g: Arcs, per: Passives['reroll']['per']): number {
  const { attacker, system } = g.battle;
  return per === 'weapon icon' ? iconsOf(g, attacker, WEAPON) : freshAt(g, attacker, system);
}

const isOf = (kind: number, rolled: number): boolean => Math.floor(rolled / SIDES) === kind;

function* rerollSome(g: Arcs, kind: number, most: number): Script {
  const { attacker, dice } = g.battle;
  const chosen = yield* chooseAgain(g, kind, most);
  for (const at of chosen) dice[at] = kind * SIDES + roll(SIDES);
  if (chosen.length > 0)
    emit('rerolled', { player: attacker, die: DICE[kind], count: chosen.length });
}

/** Dice to roll again, named face by face in their order, so that every set has one way to be chosen. */
function* chooseAgain(g: Arcs, kind: number, most: number): Script<number[]> {
  const { attacker, dice } = g.battle;
  const chosen: number[] = [];
  let from = 0;
  while (chosen.length < most) {
    const faces = [
      ...new Set(
        dice.flatMap((rolled, at) =>
          isOf(kind, rolled) && !chosen.includes(at) ? [likeFace(kind, rolled % SIDES)] : [],
        ),
      ),
    ]
      .filter((face) => face >= from)
      .sort((a, b) => a - b);
    if (faces.length === 0) break;
    const choice = yield* choose(
      attacker,
      'reroll',
      [...faces.map((face) => ({ do: 'reroll', die: kind, face }) as const), { do: 'keepRoll' }],
      { about: { die: DICE[kind], left: most - chosen.length }, otherwise: { do: 'keepRoll' } },
    );
    if (choice.do === 'keepRoll') break;
    from = choice.face;
    chosen.push(
      dice.findIndex(
        (rolled, at) =>
          isOf(kind, rolled) && !chosen.includes(at) && likeFace(kind, rolled % SIDES) === from,
      ),
    );
  }
  return chosen;
}

/** The first face that shows the same icons. */
function likeFace(kind: number, face: number): number {
  const faces = FACES[DICE[kind]];
  const icons = JSON.stringify(faces[face]);
  return faces.findIndex((other) => JSON.stringify(other) === icons);
}

/** Adds up the icons. Mirror Plating adds an intercept, Signal Breaker ignores a rolled one. ARC-15.7 */
export function tally(g: Arcs): void {
  const { battle } = g;
  let assault = 0;
  for (const rolled of battle.dice) {
    const die = DICE[Math.floor(rolled / SIDES)];
    const { self, intercept, hit, building, key } = FACES[die][rolled % SIDES];
    if (die === 'assault') assault++;
    battle.self += self;
    battle.intercept += intercept;
    battle.hits += hit;
    battle.buildingHits += building;
    battle.keys += key;
  }
  if (!battle.rifles) {
    if (
      battle.allFresh &&
      battle.intercept > 0 &&
      powers.has(g, battle.attacker, 'ignoresIntercept')
    )
      battle.intercept--;
    if (assault > 0 && powers.has(g, battle.defender, 'mirrors')) battle.intercept++;
  }
  emit('rolled', () => ({
    player: battle.attacker,
    dice: battle.dice.map((rolled) => `${DICE[Math.floor(rolled / SIDES)]}-${rolled % SIDES}`),
    hits: battle.hits,
    self: battle.self,
    intercept: battle.intercept,
    buildings: battle.buildingHits,
    keys: battle.keys,
  }));
}
