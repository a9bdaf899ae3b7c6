import { type Outline, type Point, point } from '@tablewright/board';

/** How the ring of clusters lies in its box: three rounded ovals, the hole, the middle line and the rim. */
export interface RingMeasures {
  readonly centre: Point;
  readonly hole: Point;
  readonly middle: Point;
  readonly rim: Point;
}

/** How square the ovals are; 2 would be an ellipse. */
const POWER = 2.4;

/** A point of the ring: 0 at the hole, 1 on the middle line, 2 on the rim; degrees clockwise from the top. */
export type At = (depth: number, degrees: number) => Point;

export function ringOf({ centre, hole, middle, rim }: RingMeasures): At {
  const reach = (depth: number, axis: 0 | 1): number =>
    depth <= 1
      ? hole[axis] + (middle[axis] - hole[axis]) * depth
      : middle[axis] + (rim[axis] - middle[axis]) * (depth - 1);
  return (depth, degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [
      centre[0] + reach(depth, 0) * squared(Math.cos(angle)),
      centre[1] + reach(depth, 1) * squared(Math.sin(angle)),
    ];
  };
}

function squared(v: number): number {
  return Math.sign(v) * Math.abs(v) ** (2 / POWER);
}

/** Part of the ring: between two depths and two directions. */
export interface Cell {
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
}

export function arcPoints(at: At, depth: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 2));
  return Array.from({ length: steps + 1 }, (_, i) => at(depth, from + ((to - from) * i) / steps));
}

export const openPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => point(x, y)).join('L')}`;

export const arcPath = (at: At, depth: number, from: number, to: number): string =>
  openPath(arcPoints(at, depth, from, to));

export function cellPoints(at: At, { inner, outer, from, to }: Cell): Point[] {
  return [...arcPoints(at, outer, from, to), ...arcPoints(at, inner, to, from)];
}

export const cellPath = (at: At, cell: Cell): string => `${openPath(cellPoints(at, cell))}Z`;

/** The edge of a cell, as far inside as its ring is to lie. */
export function cellOutline(at: At, cell: Cell, inside: number): Outline {
  const edge = cellPoints(at, cell);
  const drawn = new Map<number, string>();
  return (grow) => {
    const known = drawn.get(grow);
    if (known !== undefined) return known;
    const path = `${openPath(inflated(edge, grow - inside))}Z`;
    drawn.set(grow, path);
    return path;
  };
}

/** The same polygon, its sides pushed outwards. Clockwise on the screen. */
function inflated(points: readonly Point[], by: number): Point[] {
  return points.map((here, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    const [a, b] = [outward(before, here), outward(here, after)];
    const sharp = Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [here[0] + ((a[0] + b[0]) * by) / sharp, here[1] + ((a[1] + b[1]) * by) / sharp];
  });
}

function outward([x, y]: Point, [toX, toY]: Point): Point {
  const long = Math.hypot(toX - x, toY - y) || 1;
  return [(toY - y) / long, (x - toX) / long];
}
