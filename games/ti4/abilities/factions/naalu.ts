import type { Script, Seat } from '@tablewright/engine';
import { TILES } from '../../content/index.ts';
import { enforceAllLimits } from '../../rules/limits.ts';
import { displayedNote } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { hasShips, hasToken, putToken } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { evade, withdrawals } from '../../rules/retreat.ts';
import type { Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    foresight: object;
  }
}

export const technologies: Entries = {
  'hybrid-crystal-fighter-2': {},
  neuroglaive: {
    abilities: [
      {
        window: 'system.activated',
        mandatory: true,
        may(g, seat, { system, by }) {
          if (by === seat || !hasShips(g, system, seat)) return 'TI-6.3';
          return g.players[by].fleet > 0 ? null : 'TI-1.5';
        },
        *use(g, _seat, { by }) {
          g.players[by].fleet--;
          emit('returnedToken', { player: by, pool: 'fleet' });
          yield* enforceAllLimits(g, by);
        },
      },
    ],
  },
};

export const faction: Entries = {
  telepathic: {
    abilities: [
      {
        window: 'strategy.end',
        mandatory: true,
        *use(g, seat) {
          takeZero(g, seat);
        },
      },
    ],
  },
  foresight: {
    abilities: [
      {
        window: 'ships.moved',
        may(g, seat, { system }) {
          if (!hasShips(g, system, seat)) return 'TI-28.1';
          if (g.players[seat].strategy === 0) return 'TI-1.5';
          return withdrawals(g, seat, system).options.length > 0 ? null : 'TI-10.13';
        },
        *use(g, seat, { system }) {
          yield* flee(g, seat, system);
        },
      },
    ],
  },
};

/** The 0 token belongs to a player, whatever becomes of the strategy cards. TI-2.4 */
function takeZero(g: Ti4, seat: Seat): void {
  g.zero = seat;
  emit('initiativeZero', { player: seat });
}

/** The token is placed before the ships leave, whatever arrives. TI-4.3, TI-10.17 */
function* flee(g: Ti4, seat: Seat, system: number): Script {
  const { options, refused } = withdrawals(g, seat, system);
  const { system: refuge } = yield* choose(seat, 'foresight', options, { refused });
  g.players[seat].strategy--;
  if (hasToken(g, refuge, seat)) emit('returnedToken', { player: seat, pool: 'strategy' });
  else {
    putToken(g, refuge, seat);
    emit('tokenPlaced', { player: seat, system: TILES[refuge].id });
  }
  yield* evade(g, seat, system, refuge);
}

export const notes: Entries = {
  'gift-of-prescience': displayedNote({
    window: 'strategy.end',
    *effect(g, seat) {
      takeZero(g, seat);
    },
  }),
};

export const units: Entries = {
  'hybrid-crystal-fighter-1': {},
  'hybrid-crystal-fighter-2': {},
  matriarch: { landsFighters: true },
};
