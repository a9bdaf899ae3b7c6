import { TILES } from '../../content/index.ts';
import { lawsInPlay } from '../../rules/ballots.ts';
import { actionCard, stealAtRandom } from '../../rules/cards.ts';
import { placeToken } from '../../rules/command.ts';
import { adjacentTo, isHome } from '../../rules/galaxy.ts';
import { repeal } from '../../rules/laws.ts';
import { choose } from '../../rules/options.ts';
import { hasShips, hasToken, takeToken, tokensOnBoard } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { emit } from '../../rules/vocabulary.ts';
import { atPlayer, atSystem, othersThan } from './targets.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    insubordination: object;
    repealLaw: object;
    signalJamming: object;
    jammedPlayer: object;
    spy: object;
    unexpectedAction: object;
  }
}

const nearShips = atSystem('signalJamming', (g, seat, system) => {
  const isNear = [system, ...adjacentTo(g, system, seat)].some((each) => hasShips(g, each, seat));
  return isNear && !isHome(g, system) ? null : 'TI-19.7';
});

/** Component actions about command tokens, laws and hands. */
export const cards: Entries = {
  insubordination: actionCard({
    window: 'action',
    ...atPlayer('insubordination', (g, _seat, player) =>
      g.players[player].tactic > 0 ? null : 'TI-19.7',
    ),
    *effect(g, _seat, { player }) {
      g.players[player].tactic--;
      emit('returnedToken', { player, pool: 'tactic' });
    },
  }),

  'repeal-law': actionCard({
    window: 'action',
    may: (g) => (lawsInPlay(g).length > 0 ? null : 'TI-19.7'),
    *target(g, seat) {
      const { law } = yield* choose(
        seat,
        'repealLaw',
        lawsInPlay(g).map((each) => ({ do: 'chooseLaw', law: each }) as const),
      );
      return { law };
    },
    *effect(g, _seat, { law }) {
      repeal(g, law);
    },
  }),

  'signal-jamming': actionCard({
    window: 'action',
    may: nearShips.may,
    *target(g, seat) {
      const { system } = yield* nearShips.target(g, seat);
      const { player } = yield* choose(
        seat,
        'jammedPlayer',
        othersThan(g, seat).map((each) => ({ do: 'choosePlayer', player: each }) as const),
      );
      return { system, player };
    },
    *effect(g, _seat, { system, player }) {
      yield* placeToken(g, player, system);
    },
  }),

  spy: actionCard({
    window: 'action',
    ...atPlayer('spy', (g, _seat, player) =>
      g.players[player].hand.length > 0 ? null : 'TI-19.7',
    ),
    *effect(g, seat, { player }) {
      yield* stealAtRandom(g, seat, player);
    },
  }),

  'unexpected-action': actionCard({
    window: 'action',
    may: (g, seat) => (tokensOnBoard(g, seat) > 0 ? null : 'TI-19.7'),
    *target(g, seat) {
      const { system } = yield* choose(
        seat,
        'unexpectedAction',
        g.galaxy.systems
          .filter((each) => hasToken(g, each, seat))
          .map((each) => ({ do: 'recall', system: each }) as const),
      );
      return { system };
    },
    *effect(g, seat, { system }) {
      takeToken(g, system, seat);
      emit('tokenRecalled', { player: seat, system: TILES[system].id });
    },
  }),
};
