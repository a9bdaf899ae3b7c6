import { noise, point } from '@tablewright/board';
import { cut, ground, group, type Piece, polygon, ridge, spot, stroke } from '../art/paper.ts';
import { house, tree } from './scenery.ts';
import { HIGH as h, WIDE as w } from './size.ts';

/** Landscapes with people in them. */
const ALL = `M0 0H${w}V${h}H0Z`;

export function fields(seed: number): Piece[] {
  const next = noise(seed);
  const across = h * (0.33 + next() * 0.05);
  const mill = w * (0.18 + next() * 0.12);
  return [
    ground(ALL, '#d9bd6a'),
    cut(polygon([-5, -5], [w * 0.55, -5], [w * 0.46, across], [-5, across + 20]), '#e6cf85', 2),
    cut(polygon([w * 0.58, -5], [w + 5, -5], [w + 5, h * 0.3], [w * 0.49, across + 2]), '#9fb35a'),
    cut(
      polygon([-5, h * 0.45], [w * 0.45, across + 8], [w * 0.52, h * 0.72], [-5, h * 0.8]),
      '#c79a4a',
    ),
    cut(
      polygon([w * 0.49, across + 10], [w + 5, h * 0.33], [w + 5, h * 0.68], [w * 0.56, h * 0.71]),
      '#e0c274',
      2,
    ),
    cut(
      polygon([-5, h * 0.83], [w * 0.5, h * 0.75], [w + 5, h * 0.71], [w + 5, h + 5], [-5, h + 5]),
      '#8fa650',
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(`M${point(i * 12 - 2, h * 0.46 - i)}l10 ${h * 0.31}`, '#9a6f2b', 2.5, { fade: 0.5 }),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(`M${point(w * 0.62 + i * 13, h * 0.02)}l-7 ${h * 0.27}`, '#6f8a3c', 2.5, {
        fade: 0.6,
        dash: '3 5',
      }),
    ),
    ...house(w * 0.66, h * 0.55, 1.05, '#b8492f'),
    ...house(w * 0.86, h * 0.6, 0.85, '#8d5a3a'),
    group(`translate(${point(mill, h * 0.2)})`, [
      spot('M-8 22-5-8h10l3 30z', '#f6e7c6', 1),
      spot('M-7-8 0-18l7 10z', '#b8492f'),
      stroke('M0-9 15-22M0-9-13-24M0-9 13 6M0-9-15 4', '#6a4426', 2.6),
    ]),
    ...tree(w * 0.14, h * 0.93, 12, '#5d8c46', seed + 71),
    ...tree(w * 0.9, h * 0.88, 14, '#4f7d40', seed + 72),
  ];
}

export function village(seed: number): Piece[] {
  const next = noise(seed);
  const roofs = ['#b8492f', '#8d5a3a', '#4f6f8d', '#c98a3c', '#7a5a8c'];
  const roof = (): string => roofs[Math.floor(next() * roofs.length)];
  return [
    ground(ALL, '#c6d6c4'),
    cut(ridge(h * 0.2, 22, w, h, seed + 3), '#a8c07a', 2),
    cut(ridge(h * 0.5, 18, w, h, seed + 9), '#8fae62'),
    cut(ridge(h * 0.8, 14, w, h, seed + 14), '#79994f', 2),
    cut(
      `M${w * 0.44} ${h * 0.18}C${w * 0.3} ${h * 0.4} ${w * 0.74} ${h * 0.5} ${w * 0.46} ${h * 0.72}S${w * 0.4} ${h * 0.94} ${w * 0.46} ${h + 6}H${w * 0.68}C${w * 0.6} ${h * 0.9} ${w * 0.6} ${h * 0.84} ${w * 0.66} ${h * 0.74}S${w * 0.5} ${h * 0.36} ${w * 0.56} ${h * 0.18}Z`,
      '#ecd9a8',
      2,
    ),
    ...house(w * 0.2, h * 0.26, 1, roof()),
    ...house(w * 0.78, h * 0.3, 1.1, roof()),
    ...house(w * 0.18, h * 0.56, 1.2, roof()),
    ...house(w * 0.86, h * 0.62, 1.1, roof()),
    ...house(w * 0.22, h * 0.88, 1.15, roof()),
    ...house(w * 0.84, h * 0.95, 1, roof()),
    ...tree(w * 0.5, h * 0.2, 12, '#5d8c46', seed + 21),
    ...tree(w * 0.36, h * 0.44, 10, '#4f7d40', seed + 22),
    ...tree(w * 0.66, h * 0.56, 11, '#6a9a4e', seed + 23),
    ...tree(w * 0.06, h * 0.74, 12, '#4f7d40', seed + 24),
  ];
}
