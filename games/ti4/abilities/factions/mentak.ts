import type { Script, Seat } from '@tablewright/engine';
import { CRUISER, DESTROYER, SHIPS } from '../../content/index.ts';
import { combatMoment, opponentOf, otherSide } from '../../rules/combat.ts';
import { destroyed } from '../../rules/destruction.ts';
import { diceText, shoot, type Shots, takeDice } from '../../rules/dice.ts';
import { areNeighbours } from '../../rules/galaxy.ts';
import { gainGoods } from '../../rules/goods.ts';
import { blowOn, sustainDamage } from '../../rules/hits.ts';
import { assignHits } from '../../rules/losses.ts';
import { displayedNote } from '../../rules/note-play.ts';
import { choose, type Option } from '../../rules/options.ts';
import { afloat, hasShips, profileOf } from '../../rules/pieces.ts';
import { type Entries, powers, type Side } from '../../rules/powers.ts';
import { order } from '../../rules/production.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    salvageOperations: Ordered;
    ambush: object;
    pillage: { player: Seat };
  }
}

/** Trade goods that the winner or loser of a space combat gains. */
const SALVAGE = 1;

export const technologies: Entries = {
  'mirror-computing': { worthOfGoods: 2 },
  'salvage-operations': {
    abilities: [
      {
        window: 'combat.won',
        mandatory: true,
        may: (_g, _seat, { planet }) => (planet === NONE ? null : 'TI-10.2'),
        *use(g, seat, { won }) {
          yield* gainGoods(g, seat, SALVAGE);
          if (won) yield* rebuildWreck(g, seat);
        },
      },
    ],
  },
};

/** One ship of a kind that was destroyed in the combat, whoever lost it. TI-26.6 */
function* rebuildWreck(g: Ti4, seat: Seat): Script {
  const { system, wrecks } = g.combat;
  yield* order(g, seat, {
    prompt: 'salvageOperations',
    system,
    planets: [],
    units: 1,
    discount: 0,
    most: Infinity,
    usesProduction: false,
    ships: SHIPS.filter((kind) => (wrecks & (1 << kind)) !== 0),
  });
}

export const faction: Entries = {
  ambush: {
    ambushes: 2,
    abilities: [
      {
        window: 'combat.start',
        may(g, seat) {
          const { system, planet } = g.combat;
          if (planet !== NONE) return 'TI-10.2';
          const isArmed = AMBUSHERS.some((kind) => afloat(g, system, seat, kind) > 0);
          return isArmed && hasShips(g, system, opponentOf(g, seat)) ? null : 'TI-10.2';
        },
        *use(g, seat, { side }) {
          yield* ambush(g, seat, side);
        },
      },
    ],
  },
  pillage: {
    abilities: [
      {
        window: 'goods.gained',
        may: (g, seat, { by }) => pillageVerdict(g, seat, by),
        *use(g, seat, { by }) {
          yield* pillage(g, seat, by);
        },
      },
      {
        window: 'transaction.done',
        may: (g, seat, { by }) => pillageVerdict(g, seat, by),
        *use(g, seat, { by }) {
          yield* pillage(g, seat, by);
        },
      },
    ],
  },
};

const AMBUSHERS = [CRUISER, DESTROYER];

/** Ships are named, then each rolls a die against its combat value: no combat roll, so nothing is added. TI-10.2, TI-26.16 */
function* ambush(g: Ti4, seat: Seat, side: Side): Script {
  const shots = yield* nameShips(g, seat);
  takeDice(g, 'ambush', [g.combat.attacker, g.combat.defender]);
  const hits = shoot(g, side, shots, 0);
  emit('ambush', () => ({ player: seat, dice: diceText(g, side), hits }));
  g.combat.hits[otherSide(side)] = hits;
  if (hits > 0) yield* combatMoment(g, 'hits.assign');
  const blow = blowOn(g, otherSide(side));
  yield* sustainDamage(g, [blow]);
  const losses = yield* assignHits(g, [blow]);
  g.combat.hits = [0, 0];
  yield* destroyed(g, losses);
}

/** Up to two cruisers or destroyers. */
function* nameShips(g: Ti4, seat: Seat): Script<Shots[]> {
  const { system } = g.combat;
  const named: Shots[] = [];
  while (named.length < powers.first(g, seat, 'ambushes')!) {
    const kinds = AMBUSHERS.filter(
      (kind) => afloat(g, system, seat, kind) > named.filter((shots) => shots.kind === kind).length,
    );
    if (kinds.length === 0) break;
    const choice = yield* choose(seat, 'ambush', [
      ...kinds.map((kind) => ({ do: 'chooseUnit', kind }) as const),
      ...(named.length > 0 ? [{ do: 'done' } as const] : []),
    ]);
    if (choice.do === 'done') break;
    const { kind } = choice;
    named.push({ kind, dice: 1, value: profileOf(g, seat, kind)!.combat! });
  }
  return named;
}

/** Trade goods that a neighbour must hold to be pillaged. */
const LOOT = 3;

function pillageVerdict(g: Ti4, seat: Seat, by: Seat): string | null {
  if (by === seat || !areNeighbours(g, seat, by)) return 'TI-16.1';
  if (powers.has(g, by, 'neverPillaged')) return 'TI-1.2';
  return g.players[by].goods >= LOOT ? null : 'TI-26.7';
}

/** What can be taken; nothing once it has been dealt away. */
function loot(g: Ti4, victim: Seat): Option<'takeGood' | 'takeCommodity' | 'decline'>[] {
  const { goods, commodities } = g.players[victim];
  const found: Option<'takeGood' | 'takeCommodity' | 'decline'>[] = [];
  if (goods > 0) found.push({ do: 'takeGood' });
  if (commodities > 0) found.push({ do: 'takeCommodity' });
  return found.length > 0 ? found : [{ do: 'decline' }];
}

/** A commodity becomes a trade good. TI-15.3 */
function* pillage(g: Ti4, seat: Seat, victim: Seat): Script {
  const choice = yield* choose(seat, 'pillage', () => loot(g, victim), {
    about: { player: victim },
  });
  if (choice.do === 'decline') return;
  const thing = choice.do === 'takeGood' ? 'goods' : 'commodities';
  g.players[victim][thing]--;
  emit('pillaged', { player: seat, other: victim, thing });
  yield* gainGoods(g, seat, 1);
}

export const notes: Entries = {
  'promise-of-protection': displayedNote(
    {
      window: 'action',
      *effect() {},
    },
    { neverPillaged: true },
  ),
};

export const units: Entries = { 'fourth-moon': { stopsSustain: true } };
