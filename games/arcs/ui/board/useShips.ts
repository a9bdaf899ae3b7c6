import { useMemo, useState } from 'react';
import { SYSTEMS } from '../../content/index.ts';
import { damagedAt, freshAt } from '../../rules/pieces.ts';
import type { Arcs } from '../../rules/state.ts';
import { type NamedShip, nameShips, type Squadron } from './fleet.ts';

/** Every ship on the map by a name that it keeps. */
export function useShips(state: Arcs): readonly NamedShip[] {
  const [muster] = useState(() => new Muster());
  return useMemo(() => muster.of(state), [muster, state]);
}

/** Remembers how the ships were called in the picture before. */
class Muster {
  private last: readonly NamedShip[] = [];

  of(g: Arcs): readonly NamedShip[] {
    this.last = nameShips(this.last, squadronsOf(g));
    return this.last;
  }
}

function squadronsOf(g: Arcs): readonly Squadron[] {
  return SYSTEMS.flatMap(({ id }, system) =>
    g.players.flatMap((_, seat): Squadron[] => {
      const [fresh, damaged] = [freshAt(g, seat, system), damagedAt(g, seat, system)];
      return fresh + damaged === 0 ? [] : [{ seat, system: id, fresh, damaged }];
    }),
  );
}
