import { discardCards, stealByChoice, takeFromDeck } from '../../rules/cards.ts';
import { note } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { clockwiseFrom } from '../../rules/pieces.ts';
import type { Seat } from '@tablewright/engine';
import { exhaustTechnology, type Entries } from '../../rules/powers.ts';
import type { Ti4 } from '../../rules/state.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    mageonImplants: object;
    takeFromHand: { player: Seat };
    stallTactics: { count: number };
    scheming: { count: number };
  }
}

export const technologies: Entries = {
  'mageon-implants': {
    needsCouncil: true,
    abilities: [
      {
        window: 'action',
        may(g, seat) {
          return holders(g, seat).length > 0 ? null : 'TI-2.11';
        },
        *use(g, seat, { card }) {
          exhaustTechnology(g, seat, card);
          const { player } = yield* choose(seat, 'mageonImplants', () => {
            const found = holders(g, seat);
            // Where all cards have been dealt away it does not matter who is named.
            const others = clockwiseFrom(g, seat).filter((each) => each !== seat);
            const named = found.length > 0 ? found : others;
            return named.map((each) => ({ do: 'choosePlayer', player: each }) as const);
          });
          yield* stealByChoice(g, seat, player, 'takeFromHand');
        },
      },
    ],
  },
  'transparasteel-plating': { silencesPassed: true, needsCouncil: true },
};

/** Other players with action cards. */
function holders(g: Ti4, seat: Seat): Seat[] {
  return clockwiseFrom(g, seat).filter(
    (other) => other !== seat && g.players[other].hand.length > 0,
  );
}

/** Action cards that Scheming draws more, and those that it discards then. */
const SCHEMED = 1;

export const faction: Entries = {
  'stall-tactics': {
    needsCouncil: true,
    abilities: [
      {
        window: 'action',
        may: (g, seat) => (g.players[seat].hand.length > 0 ? null : 'TI-2.11'),
        *use(g, seat) {
          yield* discardCards(g, seat, 1, 'stallTactics');
        },
      },
    ],
  },
  scheming: {
    needsCouncil: true,
    abilities: [
      {
        window: 'card.drawn',
        mandatory: true,
        *use(g, seat) {
          const held = g.players[seat].hand.length;
          yield* takeFromDeck(g, seat, SCHEMED);
          // Without a further card to draw nothing is discarded. TI-1.4
          if (g.players[seat].hand.length === held) return;
          yield* discardCards(g, seat, SCHEMED, 'scheming');
        },
      },
    ],
  },
  crafty: { noHandLimit: true, needsCouncil: true },
};

export const notes: Entries = {
  'spy-net': note(
    {
      window: 'turn.start',
      may(g, seat, { active, owner }) {
        if (active !== seat) return 'TI-28.1';
        return g.players[owner].hand.length > 0 ? null : 'TI-19.7';
      },
      *effect(g, seat, { owner }) {
        yield* stealByChoice(g, seat, owner, 'takeFromHand');
      },
    },
    { needsCouncil: true },
  ),
};

export const units: Entries = { 'ysia-yssrila': { slipsThrough: true } };
