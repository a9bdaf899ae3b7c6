import { choose, type Script, type Seat } from '@tablewright/engine';
import { putAgent } from '../actions/influence.ts';
import { courtSpots, spotOf } from '../court.ts';
import { type Option, option, spelt } from '../options.ts';
import { gain } from '../resources.ts';
import type { Arcs } from '../state.ts';
import type { CardScripts } from './scripts.ts';

const ambitiousPrompt = spelt('ambitious');
const boldPrompt = spelt('bold');

/** Upstart: may gain a token of any type. */
function* ambitious(g: Arcs, seat: Seat): Script {
  const offered: Option[] = g.supply.flatMap((count, type) =>
    count > 0 ? [option('gain', type)] : [],
  );
  const { do: verb, args } = yield* choose(seat, ambitiousPrompt, [...offered, option('none')]);
  if (verb === 'gain') yield* gain(g, seat, args[0]);
}

/** Demagogue: may put an agent on each of any number of Court cards. */
function* bold(g: Arcs, seat: Seat): Script {
  let spots = courtSpots(g);
  while (spots.length > 0 && g.players[seat].agents > 0) {
    const { do: verb, args } = yield* choose(seat, boldPrompt, [
      ...spots.map((spot) => option('influence', g.court[spot].card)),
      option('done'),
    ]);
    if (verb === 'done') return;
    const chosen = spotOf(g, args[0]);
    putAgent(g, seat, args[0]);
    // In the order of the row, so that every set of cards has one way to be chosen.
    spots = spots.filter((spot) => spot > chosen);
  }
}

/** What leaders do beyond their traits. */
export const LEADER_SCRIPTS: { readonly [id: string]: CardScripts } = {
  upstart: { whenDeclaring: ambitious },
  demagogue: { whenDeclaring: bold },
};
