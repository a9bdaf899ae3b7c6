import type { Script, Seat } from '@tablewright/engine';
import { DREADNOUGHT } from '../../content/index.ts';
import { opponentOf, otherSide } from '../../rules/combat.ts';
import { destroyed } from '../../rules/destruction.ts';
import { hullsIn, takeOut } from '../../rules/hits.ts';
import { wants } from '../../rules/moments.ts';
import { note } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { afloat, hasShips, SHIPS } from '../../rules/pieces.ts';
import { type Entries, powers } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    sacrifice: object;
    sacrificeAnother: object;
    exotrireme: object;
  }
}

export const technologies: Entries = {
  'valkyrie-particle-weave': {
    hitsBack: 1,
    abilities: [
      {
        window: 'rolls.done',
        mandatory: true,
        may: (g, _, { side }) => {
          const { planet, hits } = g.combat;
          return planet !== NONE && hits[side] > 0 ? null : 'TI-12.7';
        },
        *use(g, seat, { side }): Script {
          g.combat.hits[otherSide(side)] += powers.first(g, seat, 'hitsBack')!;
        },
      },
    ],
  },
  'exotrireme-2': {},
};

export const faction: Entries = { unrelenting: { combatBonus: 1 } };

export const notes: Entries = {
  'tekklar-legion': note({
    window: 'combat.start',
    may: (g) => (g.combat.planet === NONE ? 'TI-12.7' : null),
    *effect(g, seat, { side, owner }) {
      g.combat.legion[side]++;
      if (opponentOf(g, seat) === owner) g.combat.legion[otherSide(side)]--;
    },
  }),
};

export const units: Entries = {
  'exotrireme-1': {},
  'exotrireme-2': {
    abilities: [
      {
        window: 'round.end',
        may: (g, seat) => (canSacrifice(g, seat) ? null : 'TI-10.14'),
        *use(g, seat): Script {
          do yield* sacrifice(g, seat);
          while (canSacrifice(g, seat) && (yield* wants(seat, 'sacrificeAnother')));
        },
      },
    ],
  },
  'cmorran-norr': { bonusToOthers: 1 },
};

/** An own ship of this kind, and ships of the opponent to take with it. */
function canSacrifice(g: Ti4, seat: Seat): boolean {
  const { system, planet } = g.combat;
  return (
    planet === NONE &&
    afloat(g, system, seat, DREADNOUGHT) > 0 &&
    hasShips(g, system, opponentOf(g, seat))
  );
}

/** Ships of the opponent that one sacrifice destroys at most. */
const VICTIMS = 2;

/** The ship and up to two ships of the opponent are destroyed: no hits. TI-10.14 */
function* sacrifice(g: Ti4, seat: Seat): Script {
  const { system } = g.combat;
  const rival = opponentOf(g, seat);
  const { hull } = yield* choose(seat, 'sacrifice', hullsIn(g, system, seat, [DREADNOUGHT]));
  const losses = [takeOut(g, { seat, system, by: seat }, DREADNOUGHT, hull === 'damaged')];
  while (losses.length <= VICTIMS && hasShips(g, system, rival)) {
    const choice = yield* choose(seat, 'exotrireme', [
      ...hullsIn(g, system, rival, SHIPS).map(
        (ship) => ({ ...ship, do: 'destroy', system, player: rival }) as const,
      ),
      { do: 'done' },
    ]);
    if (choice.do === 'done') break;
    losses.push(
      takeOut(g, { seat: rival, system, by: seat }, choice.kind, choice.hull === 'damaged'),
    );
  }
  yield* destroyed(g, losses);
}
