import { blob, noise, point, type Point, tenth } from '@tablewright/board';

/** Roam is cut from painted paper: flat shapes with a torn cream edge, a shadow below and brush strokes over them. */
export type Piece = Cut | Mark | Group;

/** A cut shape. */
export interface Cut {
  readonly kind: 'cut';
  readonly d: string;
  readonly colour: string;
  /** Which of the two brush textures; a ground has no edge and no shadow. */
  readonly brush: 1 | 2;
  readonly isGround: boolean;
}

/** A plain stroke or spot on top. */
export interface Mark {
  readonly kind: 'mark';
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly fade?: number;
}

export interface Group {
  readonly kind: 'group';
  readonly at: string;
  readonly pieces: readonly Piece[];
}

export const CREAM = '#fbf3df';
export const INK = '#2a1b10';

export const cut = (d: string, colour: string, brush: 1 | 2 = 1): Cut => ({
  kind: 'cut',
  d,
  colour,
  brush,
  isGround: false,
});

export const ground = (d: string, colour: string, brush: 1 | 2 = 1): Cut => ({
  ...cut(d, colour, brush),
  isGround: true,
});

export const spot = (d: string, fill: string, edge = 0): Mark =>
  edge === 0 ? { kind: 'mark', d, fill } : { kind: 'mark', d, fill, line: CREAM, width: edge };

export const stroke = (d: string, line: string, width: number, more: Partial<Mark> = {}): Mark => ({
  kind: 'mark',
  d,
  line,
  width,
  ...more,
});

export const group = (at: string, pieces: readonly Piece[]): Group => ({
  kind: 'group',
  at,
  pieces,
});

export const disc = (x: number, y: number, r: number): string =>
  `M${point(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A ridge of rolling ground from side to side, down to the bottom of a w × h picture. */
export function ridge(y: number, rise: number, w: number, h: number, seed: number): string {
  const next = noise(seed);
  const steps = 5;
  const wide = (w + 12) / steps;
  let d = `M-6 ${tenth(y)}`;
  for (let i = 1; i <= steps; i++) {
    const x = -6 + wide * i;
    const top = y - rise * (0.4 + next());
    d += `Q${point(x - wide / 2, top)} ${point(x, y + (next() - 0.5) * rise * 0.6)}`;
  }
  return `${d}V${h + 6}H-6Z`;
}

/** A round thing cut by hand. */
export function round(x: number, y: number, r: number, seed: number, tall = 1): string {
  const next = noise(seed);
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = r * (0.88 + next() * 0.24);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * tall];
  });
  return blob(points);
}

export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;
}
