import type { Outline, Point, Size } from '@tablewright/board';
import { CLUSTERS, SYSTEMS } from '../../content/index.ts';
import { type At, type Cell, cellOutline, cellPath, type RingMeasures, ringOf } from './ring.ts';

export const SYMBOLS = ['arrow', 'crescent', 'hex'] as const;

/** Where one system lies and what of it is drawn where. */
export interface Place {
  readonly outline: Outline;
  readonly cell: string;
  /** On the rim of the board, for the colours of the player in control. */
  readonly band: string;
  /** The planet, or the middle of the gate. */
  readonly heart: Point;
  readonly fleet: Point;
  /** As wide as a row of ships may be. */
  readonly room: number;
  /** The padlock of a refusal. */
  readonly corner: Point;
  /** The shape of the player in control, on the band. */
  readonly flag: Point;
  /** The number of its cluster, on a gate. */
  readonly mark: Point;
  /** On a planet: what it yields, and its printed mark, away from the ships. */
  readonly badge: Point;
  readonly symbol: Point;
  /** Where buildings stand, by their place in the rules: plots of a planet and above it, or beside a gate. */
  readonly plots: readonly Point[];
}

/** Where everything lies on the board: landscape for a desk, portrait for a phone. */
export interface Layout {
  readonly kind: 'wide' | 'tall';
  readonly size: Size;
  /** How large pieces are drawn. */
  readonly scale: number;
  readonly at: At;
  readonly places: { readonly [system: string]: Place };
  /** Whole clusters, from the first to the sixth. */
  readonly clusters: readonly Outline[];
  /** Where the cards of the round lie. */
  readonly hole: { readonly centre: Point; readonly width: number; readonly height: number };
}

export const LAYOUTS: { readonly [K in Layout['kind']]: Layout } = {
  wide: lay('wide', { width: 892, height: 616 }, 0.98, {
    centre: [446, 308],
    hole: [176, 96],
    middle: [270, 174],
    rim: [440, 303],
  }),
  tall: lay('tall', { width: 390, height: 470 }, 0.66, {
    centre: [195, 235],
    hole: [48, 66],
    middle: [103, 130],
    rim: [191, 231],
  }),
};

function lay(kind: Layout['kind'], size: Size, scale: number, ring: RingMeasures): Layout {
  const at = ringOf(ring);
  const places: { [system: string]: Place } = {};
  for (const cluster of CLUSTERS) {
    places[`c${cluster}-gate`] = gatePlace(at, directionOf(cluster), scale);
    SYMBOLS.forEach((symbol, i) => {
      const id = `c${cluster}-${symbol}`;
      const slots = SYSTEMS.find((system) => system.id === id)!.slots;
      places[id] = planetPlace(at, directionOf(cluster), i, slots, scale);
    });
  }
  const hole = { centre: ring.centre, width: ring.hole[0] * 2, height: ring.hole[1] * 2 };
  const clusters = CLUSTERS.map((cluster) => {
    const middle = directionOf(cluster);
    const cell = { inner: 0.04, outer: 1.99, from: middle - 29.4, to: middle + 29.4 };
    return cellOutline(at, cell, 1);
  });
  return { kind, size, scale, at, places, clusters, hole };
}

/** Where the middle of a cluster is, in degrees clockwise from the top. */
export function directionOf(cluster: number): number {
  return (cluster - 1) * 60;
}

function gatePlace(at: At, middle: number, scale: number): Place {
  const heart = at(0.52, middle);
  const cell: Cell = { inner: 0.06, outer: 0.95, from: middle - 29, to: middle + 29 };
  return {
    outline: cellOutline(at, cell, 4 * scale),
    cell: cellPath(at, cell),
    band: cellPath(at, { ...cell, outer: 0.17 }),
    heart,
    fleet: at(0.56, middle),
    room: (isFlank(middle) ? 80 : 150) * scale,
    corner: at(0.74, middle + 21),
    flag: at(0.12, middle),
    mark: at(0.6, middle - 20.5),
    badge: heart,
    symbol: heart,
    plots: [at(0.74, middle - 10), at(0.74, middle + 10)],
  };
}

function planetPlace(at: At, middle: number, index: number, slots: number, scale: number): Place {
  const from = middle - 30 + 20 * index;
  const isBeside = Math.abs(Math.sin(((from + 10) * Math.PI) / 180)) > 0.86;
  const cell: Cell = {
    inner: 1.04,
    outer: 1.97,
    from: from + (index === 0 ? 1.6 : 0.7),
    to: from + 20 - (index === 2 ? 1.6 : 0.7),
  };
  const heart = at(isBeside ? 1.62 : 1.57, from + 10);
  return {
    outline: cellOutline(at, cell, 4 * scale),
    cell: cellPath(at, cell),
    band: cellPath(at, { ...cell, inner: 1.9 }),
    heart,
    fleet: at(isBeside ? 1.2 : 1.165, from + 10),
    room: (isFlank(from + 10) ? (isBeside ? 52 : 70) : 104) * scale,
    corner: at(1.86, from + 3.6),
    flag: at(1.93, from + 10),
    mark: heart,
    ...shoulders(heart, from + 10, scale),
    plots: plotsOf(heart, slots, scale),
  };
}

/** Ships lie towards the middle of the ring: below right of a planet at the top left, and so on around. */
function shoulders(
  [x, y]: Point,
  degrees: number,
  scale: number,
): { readonly badge: Point; readonly symbol: Point } {
  const around = (degrees + 360) % 360;
  const at = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale];
  if (around > 190 && around < 270) return { badge: at(-29, -27), symbol: at(-33, 27) };
  if (around > 90 && around < 170) return { badge: at(29, -27), symbol: at(33, 27) };
  return { badge: at(29, -27), symbol: at(-33, -27) };
}

/** Side by side on the planet; the last place floats above it. */
function plotsOf([x, y]: Point, slots: number, scale: number): readonly Point[] {
  const beside = [0, 1].map((i): Point => [x + (i - (slots - 1) / 2) * 29 * scale, y]);
  return [...beside, [x, y - 34 * scale]];
}

/** On the left and right the ring is narrow and high: ships lie in short rows there. */
function isFlank(degrees: number): boolean {
  return Math.abs(Math.sin((degrees * Math.PI) / 180)) > 0.5;
}

export const viewBoxOf = ({ size: { width, height } }: Layout): string => `0 0 ${width} ${height}`;
