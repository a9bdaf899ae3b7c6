import type { Script, Seat } from '@tablewright/engine';
import { actionCard } from '../../rules/cards.ts';
import { bothFight, cancelHits, opponentOf } from '../../rules/combat.ts';
import { destroyed } from '../../rules/destruction.ts';
import { rollDie } from '../../rules/dice.ts';
import { giveCommodities } from '../../rules/goods.ts';
import { canSustain, hullsIn, repair, takeOut } from '../../rules/hits.ts';
import { enforceLimits } from '../../rules/limits.ts';
import { choose } from '../../rules/options.ts';
import {
  afloat,
  damagedAt,
  FIGHTER,
  FIGHTING,
  hasShips,
  kindName,
  profileOf,
  SHIPS,
  shipsOf,
} from '../../rules/pieces.ts';
import type { Entries, Loss } from '../../rules/powers.ts';
import { nameDice, rerollDice } from '../../rules/rerolls.ts';
import { withdraw, withdrawals } from '../../rules/retreat.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    skilledRetreat: object;
    fireTeam: object;
    shieldsHolding: { taken: number };
    braveShip: object;
    courageous: { count: number };
  }
}

/** Added to the combat rolls of fighters. */
const PROTOTYPE = 2;

/** Hits that Shields Holding cancels at most. */
const SHIELDS = 2;

/** Dice of Courageous to the End. */
const COURAGE = 2;

/** Action cards that are played in combats. */
export const cards: Entries = {
  'morale-boost': actionCard({
    window: 'round.start',
    may: (g) => (bothFight(g) ? null : 'TI-10.10'),
    *effect(g, _seat, _play, { side }) {
      g.combat.boost[side]++;
    },
  }),

  'fighter-prototype': actionCard({
    window: 'combat.start',
    may(g, seat) {
      if (!isInSpace(g)) return 'TI-28.1';
      if (!bothFight(g)) return 'TI-10.10';
      return afloat(g, g.combat.system, seat, FIGHTER) > 0 ? null : 'TI-19.7';
    },
    *effect(g, _seat, _play, { side }) {
      g.combat.fighterBoost[side] += PROTOTYPE;
    },
  }),

  'emergency-repairs': actionCard({
    window: ['round.start', 'round.end'],
    may: (g, seat) => (damagedShips(g, seat).length > 0 ? null : 'TI-19.7'),
    *effect(g, seat) {
      for (const kind of damagedShips(g, seat)) repair(g, seat, kind);
    },
  }),

  'skilled-retreat': actionCard({
    window: 'round.start',
    may(g, seat) {
      if (!isInSpace(g)) return 'TI-28.1';
      if (!bothFight(g)) return 'TI-10.10';
      return withdrawals(g, seat, g.combat.system).options.length > 0 ? null : 'TI-10.13';
    },
    *target(g, seat) {
      const { options, refused } = withdrawals(g, seat, g.combat.system);
      return yield* choose(seat, 'skilledRetreat', options, { refused });
    },
    *effect(g, seat, { system }) {
      g.combat.drawn = true;
      yield* withdraw(g, seat, system);
    },
  }),

  intercept: actionCard({
    window: 'retreat.announced',
    may: (g, _seat, { rival }) => (g.combat.retreating === rival ? null : 'TI-10.4'),
    *effect(g) {
      g.combat.retreating = NONE;
      g.combat.refuge = NONE;
    },
  }),

  'fire-team': actionCard({
    window: 'dice.rolled',
    may: (g) => (isInSpace(g) ? 'TI-28.1' : null),
    *target(g, seat, { side }) {
      return { dice: yield* nameDice(g, seat, side, 'fireTeam', 0) };
    },
    *effect(g, _seat, { dice }, { side }) {
      rerollDice(g, side, dice);
    },
  }),

  'shields-holding': actionCard({
    window: 'hits.assign',
    may(g, _seat, { side }) {
      if (!isInSpace(g)) return 'TI-28.1';
      return g.combat.hits[side] > 0 ? null : 'TI-19.7';
    },
    *effect(g, seat, _play, { side }) {
      const hits = g.combat.hits[side];
      const counts = Array.from(
        { length: Math.min(SHIELDS, hits) },
        (_, at) => ({ do: 'chooseCount', count: at + 1 }) as const,
      );
      const { count } = yield* choose(seat, 'shieldsHolding', counts.toReversed(), {
        about: { taken: hits },
      });
      cancelHits(g, side, count);
      emit('cancelledHits', { player: seat, count });
    },
  }),

  'direct-hit': actionCard({
    window: 'sustain.used',
    may: (g, _seat, { rival, kind }) =>
      profileOf(g, rival, kind)!.directHitProof ? 'TI-1.2' : null,
    *effect(g, seat, _play, { rival, system, kind }) {
      yield* destroyed(g, [takeOut(g, { seat: rival, system, by: seat }, kind, true)]);
      if (g.combat.system === NONE) yield* enforceLimits(g, system, rival);
    },
  }),

  'courageous-to-the-end': actionCard({
    window: 'unit.destroyed',
    may(g, seat, { losses }) {
      if (braveShips(g, seat, losses).length === 0) return 'TI-28.1';
      return hasShips(g, g.combat.system, opponentOf(g, seat)) ? null : 'TI-19.7';
    },
    *target(g, seat, { losses }) {
      return yield* choose(
        seat,
        'braveShip',
        braveShips(g, seat, losses).map((kind) => ({ do: 'chooseUnit', kind }) as const),
      );
    },
    *effect(g, seat, { kind }) {
      const value = profileOf(g, seat, kind)!.combat!;
      const dice = Array.from({ length: COURAGE }, rollDie);
      const rival = opponentOf(g, seat);
      const hits = dice.filter((die) => die >= value).length;
      const count = Math.min(hits, shipsOf(g, g.combat.system, rival));
      emit('courageous', { player: seat, kind: kindName(kind), dice: dice.join(' '), count });
      yield* loseShips(g, rival, seat, count);
    },
  }),

  salvage: actionCard({
    window: 'combat.won',
    may(g, seat, { planet, won }) {
      if (!won || planet !== NONE) return 'TI-28.1';
      return g.players[opponentOf(g, seat)].commodities > 0 ? null : 'TI-19.7';
    },
    *effect(g, seat) {
      yield* giveCommodities(g, opponentOf(g, seat), seat);
    },
  }),
};

/** Is a space combat under way? */
const isInSpace = ({ combat }: Ti4): boolean => combat.system !== NONE && combat.planet === NONE;

/** Damaged ships in the active system by kind, one entry each; only units with Sustain Damage are repaired. */
function damagedShips(g: Ti4, seat: Seat): number[] {
  return SHIPS.filter((kind) => canSustain(g, seat, kind)).flatMap((kind) =>
    new Array<number>(damagedAt(g, g.combat.system, seat, kind)).fill(kind),
  );
}

/** Own ships among the losses of a space combat: kinds that differ in their combat values. */
function braveShips(g: Ti4, seat: Seat, losses: readonly Loss[]): number[] {
  if (!isInSpace(g)) return [];
  const found = new Map<number, number>();
  for (const { seat: owner, kind } of losses) {
    const value = FIGHTING.includes(kind) ? profileOf(g, owner, kind)!.combat : null;
    if (owner === seat && value !== null && !found.has(value)) found.set(value, kind);
  }
  return [...found.values()];
}

/** The owner chooses which of his ships in the combat are destroyed. TI-10.14 */
function* loseShips(g: Ti4, seat: Seat, by: Seat, count: number): Script {
  const { system } = g.combat;
  const losses: Loss[] = [];
  for (let left = count; left > 0; left--) {
    const ships = hullsIn(g, system, seat, SHIPS);
    const offered = left === shipsOf(g, system, seat) ? ships.slice(0, 1) : ships;
    const { kind, hull } = yield* choose(seat, 'courageous', offered, {
      about: { count: left },
    });
    losses.push(takeOut(g, { seat, system, by }, kind, hull === 'damaged'));
  }
  yield* destroyed(g, losses);
}
