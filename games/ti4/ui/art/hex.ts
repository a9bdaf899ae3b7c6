import { type Outline, type Point, point } from '@tablewright/board';

/** From the middle of a hex to its corners, in units of the drawing. */
export const RADIUS = 60;

/** From the middle of a hex to its flat sides. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** The middle of the hex at these axial coordinates. */
export function centreOf(q: number, r: number): Point {
  return [q * 1.5 * RADIUS, (r + q / 2) * 2 * APOTHEM];
}

const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => [
  Math.cos((i * Math.PI) / 3),
  Math.sin((i * Math.PI) / 3),
]);

/** A hex around a point; `radius` reaches to its corners. */
export function hexPath([x, y]: Point, radius: number): string {
  const corners = CORNERS.map(([dx, dy]) => point(x + dx * radius, y + dy * radius));
  return `M${corners.join('L')}Z`;
}

/** The edge of a hex, drawn some units inside its sides. */
export function hexOutline(at: Point, inside: number): Outline {
  return (grow) => hexPath(at, RADIUS + ((grow - inside) * 2) / Math.sqrt(3));
}

/** The band along the sides of a hex, between two distances from them. */
export function hexBand(at: Point, outer: number, inner: number): string {
  return hexOutline(at, outer)(0) + hexOutline(at, inner)(0);
}
