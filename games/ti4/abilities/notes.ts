import { isBeforeCouncil } from '../rules/agenda-phase.ts';
import { gainGoods } from '../rules/goods.ts';
import { isSilent } from '../rules/moments.ts';
import { displayNote, note } from '../rules/note-play.ts';
import { hasUnits } from '../rules/pieces.ts';
import type { Entries } from '../rules/powers.ts';
import { awardPoints, losePoints } from '../rules/victory.ts';

/** Points that Support for the Throne is worth while it lies before its holder. */
const SUPPORT = 1;

/** The promissory notes that every colour has. */
export const notes: Entries = {
  ceasefire: note({
    window: 'system.activated',
    may(g, seat, { system, by, owner }) {
      return by === owner && hasUnits(g, system, seat) ? null : 'TI-28.1';
    },
    *effect(g) {
      g.tactical.ceasefire = true;
    },
  }),

  'political-secret': note(
    {
      window: 'agenda.revealed.when',
      may(g, _seat, { owner }) {
        if (!isBeforeCouncil(g)) return 'TI-23.2';
        return isSilent(g, owner) ? 'TI-27.3' : null;
      },
      *effect(g, _seat, { owner }) {
        g.council.silenced |= 1 << owner;
      },
    },
    { needsCouncil: true },
  ),

  'support-for-the-throne': {
    received(g, seat, received) {
      displayNote(g, seat, received);
      awardPoints(g, seat, SUPPORT);
    },
    returned(g, seat) {
      losePoints(g, seat, SUPPORT);
    },
  },

  'trade-agreement': note({
    window: 'commodities.replenished.when',
    may: (_g, _seat, { by, owner }) => (by === owner ? null : 'TI-28.1'),
    *effect(g, seat, { owner }) {
      const { commodities } = g.players[owner];
      g.players[owner].commodities = 0;
      yield* gainGoods(g, seat, commodities);
    },
  }),
};
