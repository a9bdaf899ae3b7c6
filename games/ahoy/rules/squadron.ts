import { judge, type Script, type Seat } from '@tablewright/engine';
import { BLUEFIN } from '../content/index.ts';
import { figure, PATROL, squadronSeat } from './figures.ts';
import { headingsFrom } from './headings.ts';
import { DIRS, neighbour, regionOf, SPACE_NAMES, TERRAIN } from './map.ts';
import { choose } from './options.ts';
import { type Ahoy, NONE } from './state.ts';
import { placePatrol, removeComrades, returnPatrol } from './supply.ts';
import { emit } from './vocabulary.ts';
import { sail } from './voyage.ts';

/** Bombard: all Comrades of the region's island go back to the supply. AH-14.3 */
export function bombard(g: Ahoy, seat: Seat): void {
  const region = regionOf(g.players[seat].flagship);
  removeComrades(g, seat, region, g.comrades[region]);
}

/** Order: up to four Patrols take a step each, none twice. AH-14.4 */
export function* order(g: Ahoy, seat: Seat): Script {
  yield* movePatrols(g, seat, 4, 1, true);
}

/** Patrols move one after the other; each ends only its own movement. */
export function* movePatrols(
  g: Ahoy,
  helm: Seat,
  patrols: number,
  most: number,
  battles: boolean,
): Script {
  const owner = squadronSeat(g);
  /** Where those that have moved are now. */
  const moved: number[] = [];
  for (let left = patrols; left > 0; left--) {
    const picks = [...new Set(g.patrols)].map((space) => ({ do: 'pick', space }) as const);
    const { options, refused } = judge(picks, ({ space }) => {
      if (!waits(g, moved, space)) return 'AH-14.4';
      const ways = headingsFrom(g, figure(PATROL, owner, space), 'step', true);
      return ways.length > 0 ? null : 'AH-7.1';
    });
    const answer = yield* choose(helm, 'order', [...options, { do: 'done' }], {
      about: { left },
      refused,
    });
    if (answer.do === 'done') return;
    const patrol = figure(PATROL, owner, answer.space);
    yield* sail(g, patrol, { least: 1, most }, { helm, battles });
    if (!patrol.gone) moved.push(patrol.at);
  }
}

/** Is there a Patrol in the space that has not moved yet? */
function waits(g: Ahoy, moved: readonly number[], space: number): boolean {
  const count = (spaces: readonly number[]): number =>
    spaces.filter((each) => each === space).length;
  return count(g.patrols) > count(moved);
}

/** Deploy: a Patrol with the flagship or beside it, whatever the terrain. AH-14.5 */
export function* deploy(g: Ahoy, seat: Seat): Script {
  if (g.patrolSupply === 0) return;
  const { flagship } = g.players[seat];
  const spaces = [flagship, ...DIRS.map((direction) => neighbour(g, flagship, direction))];
  const { space } = yield* choose(
    seat,
    'deploy',
    spaces.filter((each) => each !== NONE).map((each) => ({ do: 'deploy', space: each }) as const),
  );
  placePatrol(g, space, 'deploy');
}

/** At the end of the turn two Patrols on one island become a Stronghold, any number of times. AH-14.7 */
export function* buildStrongholds(g: Ahoy, seat: Seat): Script {
  if (g.players[seat].faction !== BLUEFIN) return;
  while (g.strongholdSupply > 0) {
    const sites = [...new Set(g.patrols)].filter(
      (space) => TERRAIN[space].island && g.patrols.indexOf(space) !== g.patrols.lastIndexOf(space),
    );
    const builds = sites.map((site) => ({ do: 'build', space: site }) as const);
    const answer = yield* choose(seat, 'build', [...builds, { do: 'done' }]);
    if (answer.do === 'done') return;
    const { space } = answer;
    returnPatrol(g, space);
    returnPatrol(g, space);
    g.strongholdSupply--;
    g.strongholds.push(space);
    emit('strongholdBuilt', { player: seat, space: SPACE_NAMES[space] });
  }
}
