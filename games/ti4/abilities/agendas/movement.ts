import { placeToken } from '../../rules/command.ts';
import { destroyed } from '../../rules/destruction.ts';
import { adjacentTo, hasAnyWormhole, homeOf } from '../../rules/galaxy.ts';
import { speakerOrder } from '../../rules/order.ts';
import { hasShips, PDS, planetsIn } from '../../rules/pieces.ts';
import type { Entries, Loss } from '../../rules/powers.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

/** Laws about wormholes and nebulae. */
export const agendas: Entries = {
  'enforced-travel-ban': {
    closesWormholes: true,
    *rejected(g) {
      yield* destroyed(g, wormholeCannons(g));
    },
  },

  'shared-research': {
    passesNebulae: true,
    *rejected(g) {
      for (const seat of speakerOrder(g)) yield* placeToken(g, seat, homeOf(g, seat));
    },
  },

  'wormhole-reconstruction': {
    joinsWormholes: true,
    *rejected(g) {
      for (const seat of speakerOrder(g))
        for (const system of g.galaxy.systems)
          if (hasAnyWormhole(g, system) && hasShips(g, system, seat))
            yield* placeToken(g, seat, system);
    },
  },
};

/** Takes the PDS in systems with wormholes and next to them off the board. */
function wormholeCannons(g: Ti4): Loss[] {
  const losses: Loss[] = [];
  for (const system of g.galaxy.systems) {
    const near = [system, ...adjacentTo(g, system, NONE)];
    if (!near.some((each) => hasAnyWormhole(g, each))) continue;
    for (const planet of planetsIn(system)) {
      const count = g.pds[planet];
      if (count === 0) continue;
      g.pds[planet] = 0;
      losses.push({ seat: g.control[planet], by: NONE, kind: PDS, system, planet, count });
    }
  }
  return losses;
}
