import { TECHNOLOGIES } from '../../content/index.ts';
import { gainGoods } from '../../rules/goods.ts';
import { note } from '../../rules/note-play.ts';
import { hasShips, hasUnits } from '../../rules/pieces.ts';
import { exhaustTechnology, type Entries } from '../../rules/powers.ts';
import { gainTechnology, gainVerdict } from '../../rules/technology.ts';
import { emit } from '../../rules/vocabulary.ts';

export const technologies: Entries = {
  'e-res-siphons': {
    abilities: [
      {
        window: 'system.activated',
        mandatory: true,
        may: (g, seat, { system, by }) =>
          by !== seat && hasShips(g, system, seat) ? null : 'TI-6.3',
        *use(g, seat) {
          yield* gainGoods(g, seat, 4);
        },
      },
    ],
  },
  'spacial-conduit-cylinder': {
    abilities: [
      {
        window: 'system.activated',
        may: (g, seat, { system, by }) =>
          by === seat && hasUnits(g, system, seat) ? null : 'TI-6.3',
        *use(g, seat, { card }) {
          exhaustTechnology(g, seat, card);
          g.tactical.conduit = true;
        },
      },
    ],
  },
};

export const faction: Entries = {
  fragile: { combatBonus: -1 },
  brilliant: { primaryInstead: 'technology' },
  analytical: { ignoresNeeds: 1 },
};

export const notes: Entries = {
  'research-agreement': note({
    window: 'technology.researched.after',
    may: (g, seat, { technology, by, owner }) =>
      by === owner ? gainVerdict(g, seat, technology) : 'TI-28.1',
    *effect(g, seat, { technology }) {
      gainTechnology(g, seat, technology);
      emit('gainedTechnology', { player: seat, technology: TECHNOLOGIES[technology].id });
    },
  }),
};

export const units: Entries = { 'jns-hylarim': { criticalHits: { from: 9, hits: 2 } } };
