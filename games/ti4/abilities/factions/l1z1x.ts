import { DREADNOUGHT, FLAGSHIP } from '../../content/index.ts';
import { bombardmentVerdict, bombardPlanet, canBombard } from '../../rules/bombardment.ts';
import { replaceStructures, replaceVerdict } from '../../rules/construction.ts';
import { note } from '../../rules/note-play.ts';
import { tokensLeft } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { NONE } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    assimilateTake: object;
  }
}

export const technologies: Entries = {
  'inheritance-systems': { skipsNeeds: 2 },
  'super-dreadnought-2': {},
};

export const faction: Entries = {
  assimilate: {
    abilities: [
      {
        window: 'planet.gained.when',
        mandatory: true,
        may: (g, seat, { planet, by, replaced }) =>
          by === seat ? replaceVerdict(g, seat, planet, replaced) : 'TI-28.1',
        *use(g, seat, { planet, replaced }) {
          yield* replaceStructures(g, seat, planet, replaced, 'assimilateTake');
        },
      },
    ],
  },
  harrow: {
    bombardsInCombat: true,
    abilities: [
      {
        window: 'round.end',
        may(g, seat) {
          const { system, planet } = g.combat;
          if (planet === NONE || seat !== g.turn.seat) return 'TI-12.7';
          if (!canBombard(g, seat, system)) return 'TI-12.1';
          return bombardmentVerdict(g, seat, planet);
        },
        *use(g, seat) {
          yield* bombardPlanet(g, seat, g.combat.planet);
        },
      },
    ],
  },
};

export const notes: Entries = {
  'cybernetic-enhancements': note({
    window: 'turn.start',
    may(g, seat, { active, owner }) {
      if (active !== seat) return 'TI-28.1';
      return g.players[owner].strategy > 0 ? null : 'TI-1.5';
    },
    *effect(g, seat, { owner }) {
      g.players[owner].strategy--;
      emit('returnedToken', { player: owner, pool: 'strategy' });
      if (tokensLeft(g, seat) === 0) return;
      g.players[seat].strategy++;
      emit('gainedTokens', { player: seat, tactic: 0, fleet: 0, strategy: 1 });
    },
  }),
};

export const units: Entries = {
  'super-dreadnought-1': {},
  'super-dreadnought-2': {},
  '0-0-1': { heavyHits: [DREADNOUGHT, FLAGSHIP] },
};
