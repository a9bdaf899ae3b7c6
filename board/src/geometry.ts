/** Drawings are rounded to a tenth: shorter paths, the same picture. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

export const point = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

/** Deterministic noise for hand-made edges: the same seed draws the same line on every machine. */
export function noise(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => (s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) >>> 0) / 4294967296;
}

export type Point = readonly [x: number, y: number];

/** A closed smooth path through points (Catmull-Rom). */
export function blob(points: readonly Point[], tension = 6): string {
  const at = (i: number): Point => points[(i + points.length) % points.length];
  let d = `M${point(...at(0))}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const lead = point(
      from[0] + (to[0] - before[0]) / tension,
      from[1] + (to[1] - before[1]) / tension,
    );
    const trail = point(
      to[0] - (after[0] - from[0]) / tension,
      to[1] - (after[1] - from[1]) / tension,
    );
    d += `C${lead} ${trail} ${point(...to)}`;
  }
  return `${d}Z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The outline of a target, grown outwards by some units: rings lie on it, the focus ring beyond it. */
export type Outline = (grow: number) => string;

export function boxOutline({ x, y, width, height }: Box, radius: number): Outline {
  return (grow) => {
    const r = Math.max(0, radius + grow);
    const w = tenth(width + 2 * grow - 2 * r);
    const h = tenth(height + 2 * grow - 2 * r);
    const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${point(x - grow + r, y - grow)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
  };
}

export function discOutline(cx: number, cy: number, radius: number): Outline {
  return (grow) => {
    const r = tenth(radius + grow);
    return `M${point(cx - r, cy)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  };
}
