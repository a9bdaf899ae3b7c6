import { judge, type Script, type Seat } from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { CUTTER, figure, GUNSHIP } from './figures.ts';
import { islandOfFlagship } from './market.ts';
import { regionOf, tailwindSpaces } from './map.ts';
import { choose, toRegion } from './options.ts';
import type { Ahoy } from './state.ts';
import { gainComrades, placeComrades } from './supply.ts';
import { emit } from './vocabulary.ts';
import { sail } from './voyage.ts';

/** Inspire: up to four islands receive one Comrade each. AH-15.4 */
export function* inspire(g: Ahoy, seat: Seat): Script {
  const inspired: number[] = [];
  for (let left = Math.min(4, g.ready); left > 0; left--) {
    const { options, refused } = judge(g.map.tiles.map(toRegion), ({ tile }) =>
      inspired.includes(tile) ? 'AH-15.4' : null,
    );
    const answer = yield* choose(seat, 'inspire', [...options, { do: 'done' }], {
      about: { left },
      refused,
    });
    if (answer.do === 'done') return;
    inspired.push(answer.tile);
    placeComrades(g, seat, answer.tile, 1);
  }
}

/** Assemble: up to four Comrades onto the island of the flagship's region. AH-15.5 */
export function* assemble(g: Ahoy, seat: Seat): Script {
  const most = Math.min(4, g.ready);
  const counts = Array.from({ length: most + 1 }, (_, count) => most - count);
  const { count } = yield* choose(
    seat,
    'assemble',
    counts.map((each) => ({ do: 'count', count: each }) as const),
  );
  placeComrades(g, seat, regionOf(g.players[seat].flagship), count);
}

/** Rally: on an island four Comrades become Ready. AH-15.6 */
export function rally(g: Ahoy, seat: Seat): void {
  if (islandOfFlagship(g, seat) >= 0) gainComrades(g, seat, 4);
}

/** Another region for Comrades of this one, so many of which are left. */
export function* settle(g: Ahoy, seat: Seat, from: number, left: number): Script<number> {
  const others = g.map.tiles.filter((region) => region !== from);
  const { tile } = yield* choose(seat, 'settle', others.map(toRegion), {
    about: { from: TILES[from].id, left },
  });
  return tile;
}

export function moveComrades(g: Ahoy, by: Seat, from: number, to: number, count: number): void {
  g.comrades[from] -= count;
  g.comrades[to] += count;
  emit('comradesMoved', { player: by, from: TILES[from].id, to: TILES[to].id, count });
}

/** A plan ship sails, or goes with the tailwind of its die, without fear of wreckage. AH-15.9 */
export function* moveShip(g: Ahoy, seat: Seat, ship: 'cutter' | 'gunship', value: number): Script {
  const moving =
    ship === 'cutter' ? figure(CUTTER, seat, g.cutter) : figure(GUNSHIP, seat, g.gunship);
  const winds = tailwindSpaces(g, value).filter((space) => space !== moving.at);
  const most = ship === 'cutter' ? 3 : 2;
  yield* sail(g, moving, { least: 1, most, winds }, { wrecks: false, brings: 'sail' });
}
