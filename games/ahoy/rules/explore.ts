import { judge, type Script, type Seat } from '@tablewright/engine';
import { ISLAND_CORNER, TILES } from '../content/index.ts';
import { beside, type Cell, cellOf, cornerCell, DIRS, islandOf, spaceAt, withTile } from './map.ts';
import { choose, type Option } from './options.ts';
import { type Ahoy, NONE } from './state.ts';
import { emit } from './vocabulary.ts';

/** A way to lay a tile: the cell in its north-west, and quarter turns clockwise. AH-8.2 */
interface Placement extends Cell {
  readonly rotation: number;
}

/** Can a figure that leaves the map here explore? It does not depend on the tile drawn. AH-8.4 */
export function canExplore(g: Ahoy, from: number, direction: number): boolean {
  return g.stack.length > 0 && blocksFor(g, from, direction).some((block) => isOpenBlock(g, block));
}

/** Draws a tile and lays it so that the step leads into it; the space stepped into. AH-8.1 */
export function* explore(g: Ahoy, seat: Seat, from: number, direction: number): Script<number> {
  const cell = beside(cellOf(g, from), direction);
  draw(g);
  yield* lay(g, seat, blocksFor(g, from, direction));
  return spaceAt(g, cell.x, cell.y);
}

/** Blocks at the edge of the map where a tile can be added. AH-8.2, AH-8.3 */
function openBlocks(g: Ahoy): Cell[] {
  const found = new Map<string, Cell>();
  for (const region of g.map.tiles) {
    for (let x = g.map.x[region] - 2; x <= g.map.x[region] + 2; x++) {
      for (let y = g.map.y[region] - 2; y <= g.map.y[region] + 2; y++) {
        const isCorner = Math.abs(x - g.map.x[region]) + Math.abs(y - g.map.y[region]) === 4;
        if (!isCorner && isOpenBlock(g, { x, y })) found.set(`${x},${y}`, { x, y });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function canAddTile(g: Ahoy): boolean {
  return g.stack.length > 0 && openBlocks(g).length > 0;
}

/** Draws a tile and adds it anywhere at the edge of the map; nobody moves. AH-16.7 */
export function* addTile(g: Ahoy, seat: Seat): Script {
  draw(g);
  const block = yield* choose(
    seat,
    'block',
    openBlocks(g).map(({ x, y }) => ({ do: 'block', x, y }) as const),
    { about: { tile: TILES[g.drawn].id } },
  );
  yield* lay(g, seat, [block]);
}

/** The tile is face up on the table while the player chooses its place. */
function draw(g: Ahoy): void {
  g.drawn = g.stack.pop()!;
}

/** Places the drawn tile on one of these blocks, turned as the player likes. AH-8.2 */
function* lay(g: Ahoy, seat: Seat, blocks: readonly Cell[]): Script {
  const tile = g.drawn;
  const { options, refused } = judge(blocks.flatMap(turnings), (each) => verdict(g, each));
  const placement = yield* choose(seat, 'lay', options, {
    about: { tile: TILES[tile].id },
    refused,
  });
  g.drawn = NONE;
  layTile(g, tile, placement);
  const { x, y, rotation } = placement;
  emit('explored', { player: seat, tile: TILES[tile].id, x, y, rotation });
}

/** Puts a tile on the map, with a wealth die showing 1. AH-3.5, AH-8.1 */
export function layTile(g: Ahoy, tile: number, placement: Placement): void {
  g.map = withTile(g.map, tile, placement);
  g.wealth[tile] = 1;
  g.wealthDice--;
}

/** The blocks of 2 × 2 cells that the step leads into: flush, or shifted by one. AH-8.2 */
function blocksFor(g: Ahoy, from: number, direction: number): Cell[] {
  const { x, y } = beside(cellOf(g, from), direction);
  const left = direction === 3 ? x - 1 : x;
  const top = direction === 0 ? y - 1 : y;
  const flush = { x: left, y: top };
  return direction % 2 === 0 ? [flush, { x: x - 1, y: top }] : [flush, { x: left, y: y - 1 }];
}

const turnings = ({ x, y }: Cell): Option<'lay'>[] =>
  DIRS.map((rotation) => ({ do: 'lay', x, y, rotation }));

function isOpenBlock(g: Ahoy, block: Cell): boolean {
  return isFree(g, block) && DIRS.some((rotation) => !isBesideIsland(g, block, rotation));
}

/** What forbids laying a tile so? */
function verdict(g: Ahoy, placement: Placement): string | null {
  if (!isFree(g, placement)) return 'AH-8.2';
  return isBesideIsland(g, placement, placement.rotation) ? 'AH-8.3' : null;
}

function isFree(g: Ahoy, { x, y }: Cell): boolean {
  const { map } = g;
  for (const region of map.tiles)
    if (Math.abs(map.x[region] - x) < 2 && Math.abs(map.y[region] - y) < 2) return false;
  return true;
}

/** Would the new island lie beside another? Corners may touch. AH-8.3 */
function isBesideIsland(g: Ahoy, { x, y }: Cell, rotation: number): boolean {
  const island = cornerCell(x, y, (ISLAND_CORNER + rotation) % 4);
  for (const region of g.map.tiles) {
    const other = cellOf(g, islandOf(region));
    if (Math.abs(other.x - island.x) + Math.abs(other.y - island.y) === 1) return true;
  }
  return false;
}
