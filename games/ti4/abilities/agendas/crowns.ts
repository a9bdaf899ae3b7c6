import type { Script, Seat } from '@tablewright/engine';
import { AGENDAS, PLANETS } from '../../content/index.ts';
import { countHits, opponentOf } from '../../rules/combat.ts';
import { destroyed } from '../../rules/destruction.ts';
import { diceOf, diceText } from '../../rules/dice.ts';
import { homeOf } from '../../rules/galaxy.ts';
import { hullsIn, takeOut } from '../../rules/hits.ts';
import { passOffice } from '../../rules/laws.ts';
import { choose } from '../../rules/options.ts';
import { addGround, INFANTRY, profileOf } from '../../rules/pieces.ts';
import type { Entries, Loss, Side } from '../../rules/powers.ts';
import { nameDice, rerollDice } from '../../rules/rerolls.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { awardPoints, losePoints } from '../../rules/victory.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    crownOfThalnos: object;
    thalnosLoss: object;
  }
}

/** Laws that players take from one another, and the one that makes dice deadly. TI-23.12 */
export const agendas: Entries = {
  'shard-of-the-throne': {
    *elected(g, seat) {
      awardPoints(g, seat, 1);
    },
    abilities: [
      {
        window: 'combat.won',
        mandatory: true,
        may: (_g, _seat, { won }) => (won ? 'TI-28.1' : null),
        *use(g, seat, { card }) {
          takeOver(g, card, seat, opponentOf(g, seat));
        },
      },
    ],
  },

  'the-crown-of-emphidia': {
    *elected(g, seat) {
      awardPoints(g, seat, 1);
    },
    abilities: [
      {
        window: 'planet.gained.after',
        mandatory: true,
        may(g, seat, { planet, by }) {
          return by !== seat && PLANETS[planet].tile === homeOf(g, seat) ? null : 'TI-28.1';
        },
        *use(g, seat, { card, by }) {
          takeOver(g, card, seat, by);
        },
      },
    ],
  },

  'the-crown-of-thalnos': {
    abilities: [
      {
        window: 'rolls.done',
        id: 'reroll',
        may: (g, _seat, { side }) => (diceOf(g, side).length > 0 ? null : 'TI-1.11'),
        *use(g, seat, { side }) {
          const dice = yield* nameDice(g, seat, side, 'crownOfThalnos', 1);
          rerollDice(g, side, dice);
          const hits = countHits(g, side);
          emit('combatRoll', () => ({ player: seat, dice: diceText(g, side), hits }));
          yield* destroyed(g, yield* loseFailures(g, seat, side, dice));
        },
      },
    ],
  },
};

/** Card and point pass to another player. */
function takeOver(g: Ti4, law: number, owner: Seat, taker: Seat): void {
  passOffice(g, law, taker);
  emit('passedLaw', { player: owner, law: AGENDAS[law].id, other: taker });
  losePoints(g, owner, 1);
  awardPoints(g, taker, 1);
}

/** Units whose reroll made no hit are taken off the board; of damaged and undamaged ones their owner chooses. */
function* loseFailures(
  g: Ti4,
  seat: Seat,
  side: Side,
  rerolled: readonly number[],
): Script<Loss[]> {
  const losses: Loss[] = [];
  for (const kind of failures(g, seat, side, rerolled)) {
    const { system, planet } = g.combat;
    if (planet !== NONE) {
      addGround(g, planet, seat, -1);
      losses.push({ seat, by: seat, kind: INFANTRY, system, planet, count: 1 });
      continue;
    }
    const { hull } = yield* choose(seat, 'thalnosLoss', hullsIn(g, system, seat, [kind]));
    losses.push(takeOut(g, { seat, system, by: seat }, kind, hull === 'damaged'));
  }
  return losses;
}

/** The kind of each unit none of whose rerolled dice is a hit. Dice of one unit lie side by side. TI-10.5 */
function failures(g: Ti4, seat: Seat, side: Side, rerolled: readonly number[]): number[] {
  const dice = diceOf(g, side);
  const units = new Map<string, { readonly kind: number; hits: number }>();
  dice.forEach(({ kind, hits }, at) => {
    if (!rerolled.includes(at)) return;
    const first = dice.findIndex((die) => die.kind === kind);
    // Only flagships roll by the opponent's ships, and there is but one.
    const { dice: each, dicePerShip } = profileOf(g, seat, kind)!;
    const unit = `${kind}:${dicePerShip ? 0 : Math.floor((at - first) / each)}`;
    const known = units.get(unit);
    if (known === undefined) units.set(unit, { kind, hits });
    else known.hits += hits;
  });
  return [...units.values()].filter(({ hits }) => hits === 0).map(({ kind }) => kind);
}
