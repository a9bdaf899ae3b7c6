import type { Script, Seat } from '@tablewright/engine';
import { putAgent } from '../actions/influence.ts';
import { courtSpots, spotOf } from '../court.ts';
import { choose } from '../options.ts';
import { gain } from '../resources.ts';
import type { Arcs } from '../state.ts';
import type { CardScripts } from './scripts.ts';

/** Upstart: may gain a token of any type. */
function* ambitious(g: Arcs, seat: Seat): Script {
  const offered = g.supply.flatMap((count, resource) =>
    count > 0 ? [{ do: 'gain', resource } as const] : [],
  );
  const choice = yield* choose(seat, 'ambitious', [...offered, { do: 'none' }]);
  if (choice.do === 'gain') yield* gain(g, seat, choice.resource);
}

/** Demagogue: may put an agent on each of any number of Court cards. */
function* bold(g: Arcs, seat: Seat): Script {
  let spots = courtSpots(g);
  while (spots.length > 0 && g.players[seat].agents > 0) {
    const choice = yield* choose(seat, 'bold', [
      ...spots.map((spot) => ({ do: 'influence', court: g.court[spot].card }) as const),
      { do: 'done' },
    ]);
    if (choice.do === 'done') return;
    const chosen = spotOf(g, choice.court);
    putAgent(g, seat, choice.court);
    // In the order of the row, so that every set of cards has one way to be chosen.
    spots = spots.filter((spot) => spot > chosen);
  }
}

/** What leaders do beyond their traits. */
export const LEADER_SCRIPTS: { readonly [id: string]: CardScripts } = {
  upstart: { whenDeclaring: ambitious },
  demagogue: { whenDeclaring: bold },
};
