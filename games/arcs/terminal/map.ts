import { flow, padEnd, type Scene, widthOf } from '@tablewright/board/terminal';
import { type Arcs, controllerOf, damagedAt, freshAt, isInPlay, NONE } from '../index.ts';
import { SYSTEMS } from '../content/index.ts';
import { drawBuilding, painted } from './pieces.ts';

/** Columns for a planet's type and for what is built there. */
const TYPE = 9;
const SLOTS = { plain: 5, coloured: 9 };

const CLUSTERS = [1, 2, 3, 4, 5, 6];

/** The Reach, cluster by cluster; systems that can be chosen are marked. */
export function drawMap(scene: Scene<Arcs>, offered: ReadonlySet<string>): string[] {
  const { state, teller, style, width } = scene;
  const isOpen = (cluster: number): boolean =>
    SYSTEMS.some((system, i) => system.cluster === cluster && isInPlay(state, i));
  const open = CLUSTERS.filter(isOpen).map((cluster) => drawCluster(scene, cluster, offered));
  const wide = Math.max(...open.flat().map(widthOf));
  const even = open.map((lines) => lines.map((line) => padEnd(line, wide)));
  const closed = CLUSTERS.filter((cluster) => !isOpen(cluster));
  return [
    ...flow(even, '  ', width).filter((line) => line.trim() !== ''),
    style.dim(` ${teller.say('board.out', { count: closed.length, clusters: closed.join(', ') })}`),
  ];
}

function drawCluster(scene: Scene<Arcs>, cluster: number, offered: ReadonlySet<string>): string[] {
  return SYSTEMS.flatMap(({ id, cluster: own }, system) =>
    own === cluster ? [drawSystem(scene, system, offered.has(id))] : [],
  );
}

/** A system in one line: name, type, building slots, ships, who controls it. */
export function drawSystem(scene: Scene<Arcs>, system: number, isOffered = false): string {
  const { state, teller, style } = scene;
  const { id, type } = SYSTEMS[system];
  const controller = controllerOf(state, system);
  const columns = [
    `${isOffered ? style.lit('›') : ' '}${padEnd(teller.name(id), nameWidth(scene))}`,
    padEnd(type === null ? '' : style.dim(teller.name(type)), TYPE),
    padEnd(drawSlots(scene, system), style.coloured ? SLOTS.coloured : SLOTS.plain),
    drawShips(scene, system),
    controller === NONE ? '' : `◆${painted(scene, controller, '')}`,
  ];
  return columns.join(' ');
}

function drawSlots(scene: Scene<Arcs>, system: number): string {
  const { slots } = SYSTEMS[system];
  const here = scene.state.buildings.filter((building) => building.system === system);
  const empty = slots - here.filter(({ place }) => place < slots).length;
  const signs = here.map((building) => drawBuilding(scene, building));
  return [...signs, ...Array.from({ length: empty }, () => '·')].join(' ');
}

/** Fresh ships, and damaged ones behind a stroke. */
function drawShips(scene: Scene<Arcs>, system: number): string {
  const { state } = scene;
  return state.players
    .flatMap((_, seat) => {
      const [fresh, damaged] = [freshAt(state, seat, system), damagedAt(state, seat, system)];
      if (fresh + damaged === 0) return [];
      return [painted(scene, seat, damaged > 0 ? `${fresh}/${damaged}` : String(fresh))];
    })
    .join(' ');
}

function nameWidth({ teller }: Scene<Arcs>): number {
  return Math.max(...SYSTEMS.map(({ id }) => widthOf(teller.name(id))));
}
