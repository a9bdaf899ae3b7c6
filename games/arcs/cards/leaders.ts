import type { Script, Seat } from '@tablewright/engine';
import { putAgent } from '../rules/actions/influence.ts';
import { courtSpots, spotOf } from '../rules/court.ts';
import { choose } from '../rules/options.ts';
import type { Entries } from '../rules/powers.ts';
import { gain } from '../rules/resources.ts';
import type { Arcs } from '../rules/state.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    ambitious: object;
    bold: object;
  }
}

// An ability that can do nothing is passed over, so that nobody is asked for its order. ARC-23.4
const needsSupply = (g: Arcs): string | null =>
  g.supply.some((count) => count > 0) ? null : 'ARC-24.2';
const needsAgent = (g: Arcs, seat: Seat): string | null =>
  courtSpots(g).length > 0 && g.players[seat].agents > 0 ? null : 'ARC-25.1';

/** May gain a token of any type. */
function* ambitious(g: Arcs, seat: Seat): Script {
  const offered = g.supply.flatMap((count, resource) =>
    count > 0 ? [{ do: 'gain', resource } as const] : [],
  );
  const choice = yield* choose(seat, 'ambitious', [...offered, { do: 'none' }], {
    otherwise: { do: 'none' },
  });
  if (choice.do === 'gain') yield* gain(g, seat, choice.resource);
}

/** May put an agent on each of any number of Court cards. */
function* bold(g: Arcs, seat: Seat): Script {
  let spots = courtSpots(g);
  while (spots.length > 0 && g.players[seat].agents > 0) {
    const choice = yield* choose(
      seat,
      'bold',
      [
        ...spots.map((spot) => ({ do: 'influence', court: g.court[spot].card }) as const),
        { do: 'done' },
      ],
      { otherwise: { do: 'done' } },
    );
    if (choice.do === 'done') return;
    const chosen = spotOf(g, choice.court);
    putAgent(g, seat, choice.court);
    // In the order of the row, so that every set of cards has one way to be chosen.
    spots = spots.filter((spot) => spot > chosen);
  }
}

export const LEADER: Entries = {
  elder: { beloved: true, weakAt: 'tyrant' },
  mystic: { gainsWithTax: 'psionic', outraged: ['material', 'fuel'] },
  'fuel-drinker': { gainsWithTax: 'fuel', lavish: 'fuel' },
  upstart: {
    taxNeedsControl: true,
    abilities: [{ window: 'declared', may: needsSupply, use: ambitious }],
  },
  rebel: { extraDice: { count: 2, where: 'anywhere', must: true }, shipsPerMove: 2 },
  warrior: { alsoTakes: { action: 'move', with: 'battle' }, weakAt: 'empath' },
  feastbringer: { alsoTakes: { action: 'influence', with: 'secure' }, paysForAmbition: true },
  demagogue: { agentsForGuild: 2, abilities: [{ window: 'declared', may: needsAgent, use: bold }] },
};
