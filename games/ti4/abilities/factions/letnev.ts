import type { Script } from '@tablewright/engine';
import { FLAGSHIP } from '../../content/index.ts';
import { bothFight } from '../../rules/combat.ts';
import { repair } from '../../rules/hits.ts';
import { note } from '../../rules/note-play.ts';
import { damagedAt } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { nameDice, rerollDice } from '../../rules/rerolls.ts';
import { NONE } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    rerollDice: object;
  }
}

export const technologies: Entries = {
  'l4-disruptors': { noCannonDefense: true },
  'non-euclidean-shielding': { sustainCancels: 2 },
};

/** Trade goods for the rerolls of a round. */
const MUNITIONS_COST = 2;

export const faction: Entries = {
  'munitions-reserves': {
    abilities: [
      {
        window: 'round.start',
        may: (g, seat) => {
          if (g.combat.planet !== NONE) return 'TI-10.2';
          if (!bothFight(g)) return 'TI-10.10';
          return g.players[seat].goods >= MUNITIONS_COST ? null : 'TI-1.5';
        },
        *use(g, seat, { side }): Script {
          g.players[seat].goods -= MUNITIONS_COST;
          g.combat.rerolls[side] = true;
        },
      },
      {
        window: 'dice.rolled',
        may: (g, _, { side }) => (g.combat.rerolls[side] ? null : 'TI-1.5'),
        *use(g, seat, { side }): Script {
          rerollDice(g, side, yield* nameDice(g, seat, side, 'rerollDice', 1));
        },
      },
    ],
  },
  armada: { fleetBonus: 2 },
};

/** Trade goods that Letnev loses by its note, as far as it has them. */
const WAR_FUNDING = 2;

export const notes: Entries = {
  'war-funding': note({
    window: 'round.start',
    may(g) {
      if (g.combat.planet !== NONE) return 'TI-10.2';
      return bothFight(g) ? null : 'TI-10.10';
    },
    *effect(g, _seat, { side, owner }) {
      const player = g.players[owner];
      const count = Math.min(WAR_FUNDING, player.goods);
      player.goods -= count;
      if (count > 0) emit('returnedGoods', { player: owner, count });
      g.combat.funded[side] = true;
    },
  }),
};

export const units: Entries = {
  'arc-secundus': {
    repairsItself: true,
    abilities: [
      {
        window: 'round.start',
        mandatory: true,
        may: (g, seat) => {
          const { planet, system } = g.combat;
          return planet === NONE && damagedAt(g, system, seat, FLAGSHIP) > 0 ? null : 'TI-11.1';
        },
        *use(g, seat): Script {
          repair(g, seat, FLAGSHIP);
        },
      },
    ],
  },
};
