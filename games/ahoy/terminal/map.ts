import { centre, clip, padStart, type Scene } from '@tablewright/board/terminal';
import {
  type Ahoy,
  allSpaces,
  cellOf,
  currentOf,
  hasSandbar,
  islandOf,
  NONE,
  regionOf,
  SPACE_NAMES,
  spaceAt,
  TERRAIN,
} from '../index.ts';
import { TILES } from '../content/index.ts';
import { Canvas } from './canvas.ts';
import { garrisonOf, painted, shipsIn } from './pieces.ts';

/** Columns and lines of a space, its left and upper border included. */
const WIDE = 9;
const HIGH = 4;
const MARGIN = 4;

const ARROWS = ['↑', '→', '↓', '←'] as const;
const EAST = 1;
const SOUTH = 2;

interface Window {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The map with its terrain and pieces, and with the numbers of the options that choose a place. */
export function drawMap(scene: Scene<Ahoy>): string[] {
  const { state, style } = scene;
  const numbers = optionNumbers(scene);
  const window = windowOf(scene, [...numbers.keys()]);
  const canvas = new Canvas(MARGIN + window.columns * WIDE + 1, 1 + window.rows * HIGH + 1);
  for (let column = 0; column < window.columns; column++)
    canvas.write(MARGIN + column * WIDE + 4, 0, String(window.left + column), style.dim);
  for (let row = 0; row < window.rows; row++)
    canvas.write(0, 3 + row * HIGH, padStart(String(window.top + row), 3), style.dim);
  const spaces = allSpaces(state);
  for (const space of spaces) drawBorders(canvas, window, state, space);
  for (const space of spaces) drawSpace(canvas, window, scene, space);
  for (const region of state.map.tiles) {
    const [column, row] = at(window, state.map.x[region] + 1, state.map.y[region] + 1);
    canvas.write(column, row, String(state.wealth[region]), style.gold);
  }
  for (const [cell, number] of numbers) {
    const [x, y] = cell.split(',').map(Number);
    const [column, row] = at(window, x, y);
    canvas.write(column + 1, row + 1, padStart(number, 2), style.lit);
  }
  return canvas.lines;
}

/** The map with the drawn tile laid as an option has it. */
export function drawLaid(scene: Scene<Ahoy>, target: string): string[] {
  const { drawn, map, wealth } = scene.state;
  const laying = layingOf(target);
  if (drawn === NONE || laying === null) return drawMap(scene);
  const laid = {
    ...map,
    tiles: [...map.tiles, drawn],
    x: map.x.with(drawn, laying.x),
    y: map.y.with(drawn, laying.y),
    rotation: map.rotation.with(drawn, laying.rotation),
  };
  const state = { ...scene.state, map: laid, wealth: wealth.with(drawn, 1) };
  return drawMap({ ...scene, state, question: null });
}

/** The four spaces of the drawn tile as an option would turn it, two and two. */
export function drawnTile(scene: Scene<Ahoy>, target: string): string[] {
  const { drawn } = scene.state;
  const laying = layingOf(target);
  if (drawn === NONE || laying === null) return [];
  const rotation = scene.state.map.rotation.with(drawn, laying.rotation);
  const turned = { ...scene, state: { ...scene.state, map: { ...scene.state.map, rotation } } };
  const corner = (lies: number): string => {
    const space = 4 * drawn + ((lies - laying.rotation + 4) % 4);
    return centre(terrainSigns(turned, space), WIDE - 1);
  };
  return [`│${corner(0)}·${corner(1)}│`, `│${corner(3)}·${corner(2)}│`];
}

function layingOf(target: string): { x: number; y: number; rotation: number } | null {
  const laying = /^place:(-?\d+),(-?\d+),(\d)$/.exec(target);
  if (laying === null) return null;
  const [x, y, rotation] = laying.slice(1).map(Number);
  return { x, y, rotation };
}

/** Which option chooses a cell, by the number to be typed; several are marked with a plus. */
function optionNumbers({ state, question }: Scene<Ahoy>): Map<string, string> {
  const numbers = new Map<string, string>();
  (question?.options ?? []).forEach(({ target }, i) => {
    const cell = cellOfTarget(state, target);
    if (cell === null) return;
    numbers.set(cell, numbers.has(cell) ? '+' : String(i + 1));
  });
  return numbers;
}

function cellOfTarget(state: Ahoy, target: string): string | null {
  const colon = target.indexOf(':');
  const rest = target.slice(colon + 1);
  switch (target.slice(0, colon)) {
    case 'space':
      return cellName(state, SPACE_NAMES.indexOf(rest));
    case 'region':
      return cellName(state, islandOf(TILES.findIndex(({ id }) => id === rest)));
    case 'cell':
    case 'block':
      return rest;
    case 'place':
      return rest.slice(0, rest.lastIndexOf(','));
    default:
      return null;
  }
}

function cellName(state: Ahoy, space: number): string {
  const { x, y } = cellOf(state, space);
  return `${x},${y}`;
}

/** As much of the sea as fits beside each other, around the ship of who looks. */
function windowOf({ state, seat, width }: Scene<Ahoy>, cells: readonly string[]): Window {
  const shown = [
    ...allSpaces(state).map((space) => cellOf(state, space)),
    ...cells.map((cell) => {
      const [x, y] = cell.split(',').map(Number);
      return { x, y };
    }),
  ];
  const left = Math.min(...shown.map(({ x }) => x));
  const right = Math.max(...shown.map(({ x }) => x));
  const top = Math.min(...shown.map(({ y }) => y));
  const rows = Math.max(...shown.map(({ y }) => y)) - top + 1;
  const room = Math.max(1, Math.floor((width - MARGIN - 1) / WIDE));
  if (right - left + 1 <= room) return { left, top, columns: right - left + 1, rows };
  const ship = state.players[seat]?.flagship ?? NONE;
  const middle = ship === NONE ? left : cellOf(state, ship).x;
  const start = Math.min(Math.max(left, middle - Math.floor(room / 2)), right - room + 1);
  return { left: start, top, columns: room, rows };
}

/** The upper left corner of a cell on the canvas. */
function at({ left, top }: Window, x: number, y: number): [number, number] {
  return [MARGIN + (x - left) * WIDE, 1 + (y - top) * HIGH];
}

/** Firm borders around a region, dots within, and sandbars. */
function drawBorders(canvas: Canvas, window: Window, state: Ahoy, space: number): void {
  const { x, y } = cellOf(state, space);
  const [column, row] = at(window, x, y);
  if (column < MARGIN || x >= window.left + window.columns) return;
  const isInner = (dx: number, dy: number): boolean => {
    const other = spaceAt(state, x + dx, y + dy);
    return other !== NONE && regionOf(other) === regionOf(space);
  };
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ])
    canvas.write(column + dx * WIDE, row + dy * HIGH, '+');
  const level = '─'.repeat(WIDE - 1);
  if (!isInner(0, -1)) canvas.write(column + 1, row, level);
  if (!isInner(-1, 0)) canvas.fall(column, row + 1, HIGH - 1, '│');
  if (isInner(0, 1)) {
    const sign = hasSandbar(state, space, SOUTH) ? '▒' : '·';
    canvas.write(column + 1, row + HIGH, sign === '▒' ? sign.repeat(WIDE - 1) : '   · ·  ');
  } else canvas.write(column + 1, row + HIGH, level);
  if (isInner(1, 0))
    canvas.fall(column + WIDE, row + 1, HIGH - 1, hasSandbar(state, space, EAST) ? '▒' : '·');
  else canvas.fall(column + WIDE, row + 1, HIGH - 1, '│');
}

/** Terrain, ships and garrison, one line each. */
function drawSpace(canvas: Canvas, window: Window, scene: Scene<Ahoy>, space: number): void {
  const { state, style } = scene;
  const { x, y } = cellOf(state, space);
  if (x < window.left || x >= window.left + window.columns) return;
  const [column, row] = at(window, x, y);
  const { island } = TERRAIN[space];
  canvas.write(column + 3, row + 1, terrainSigns(scene, space), island ? style.bold : style.dim);
  shipsIn(scene, space).forEach(({ letter, seat }, i) =>
    canvas.write(column + 2 + i, row + 2, letter, (sign) => painted(scene, seat, sign)),
  );
  const comrades = island ? state.comrades[regionOf(space)] : 0;
  canvas.write(column + 2, row + 3, clip(garrisonOf(scene, space, comrades), WIDE - 2));
}

function terrainSigns({ state, teller }: Scene<Ahoy>, space: number): string {
  const { island, wreckage, harbor, fog, treasure, tailwind } = TERRAIN[space];
  if (island) return clip(teller.name(TILES[regionOf(space)].suit).toUpperCase(), WIDE - 3);
  const current = currentOf(state, space);
  return [
    wreckage ? 'x' : '',
    harbor ? '‡' : '',
    fog ? '≈' : '',
    current === NONE ? '' : ARROWS[current].repeat(2),
    treasure > 0 ? `${treasure}$` : '',
    tailwind > 0 ? `(${tailwind})` : '',
  ].join('');
}
