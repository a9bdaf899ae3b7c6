import { actionCardOf } from '../../content/index.ts';
import { actionCard, cancel } from '../../rules/cards.ts';
import { gainTokens } from '../../rules/command.ts';
import type { Entries } from '../../rules/powers.ts';
import { NONE } from '../../rules/state.ts';

const SABOTAGE = actionCardOf('sabotage');

/** Action cards of the strategy and status phases, and the one that cancels others. */
export const cards: Entries = {
  summit: actionCard({
    window: 'strategy.start',
    *effect(g, seat) {
      yield* gainTokens(g, seat, 2);
    },
  }),

  'public-disgrace': actionCard({
    window: 'strategy.chosen',
    may: (g) => (g.choosing === NONE ? 'TI-2.6' : null),
    *effect(g) {
      g.choosing = NONE;
    },
  }),

  'political-stability': actionCard({
    window: 'status.return',
    may: (g, seat) => (g.strategy.some(({ owner }) => owner === seat) ? null : 'TI-2.5'),
    *effect(g, seat) {
      g.keepers |= 1 << seat;
    },
  }),

  sabotage: actionCard({
    window: 'card.played',
    may(g, _seat, { play }) {
      const { card, cancelled } = g.plays[play];
      return cancelled || card === SABOTAGE ? 'TI-19.3' : null;
    },
    *effect(g, _seat, _play, { play }) {
      cancel(g, play);
    },
  }),
};
