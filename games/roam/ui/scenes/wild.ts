import { noise, point } from '@tablewright/board';
import {
  cut,
  ground,
  group,
  type Piece,
  polygon,
  ridge,
  round,
  spot,
  stroke,
} from '../art/paper.ts';
import { boat, house, pine, ripples, toadstool, tree } from './scenery.ts';
import { HIGH as h, WIDE as w } from './size.ts';

/** Landscapes far from people. Every seed rolls the hills and sets the trees a little differently. */
const ALL = `M0 0H${w}V${h}H0Z`;

export function mountains(seed: number): Piece[] {
  const next = noise(seed);
  const peak = w * (0.4 + next() * 0.24);
  const low = w * (peak > w / 2 ? 0.16 : 0.86);
  const shoulder = h * (0.26 + next() * 0.08);
  const side = Math.sign(peak - low);
  return [
    ground(ALL, '#a9bcd6'),
    cut(round(peak > w / 2 ? w * 0.2 : w * 0.76, h * 0.13, 17, seed + 3), '#fbe7a8'),
    cut(
      polygon(
        ...(side > 0
          ? ([
              [-5, h * 0.62],
              [low, shoulder],
              [(low + peak) / 2, h * 0.46],
              [peak, h * 0.12],
              [peak + w * 0.22, h * 0.44],
              [w * 0.9, h * 0.32],
              [w + 6, h * 0.5],
            ] as const)
          : ([
              [-5, h * 0.5],
              [w * 0.12, h * 0.34],
              [peak - w * 0.2, h * 0.44],
              [peak, h * 0.12],
              [(low + peak) / 2, h * 0.45],
              [low, shoulder],
              [w + 6, h * 0.56],
            ] as const)),
        [w + 6, h],
        [-5, h],
      ),
      '#6f7fa6',
    ),
    spot(
      `M${point(peak - w * 0.11, h * 0.285)}L${point(peak, h * 0.12)}L${point(peak + w * 0.115, h * 0.29)}l-13-8-7 13-9-16Z`,
      '#fdfaf0',
    ),
    spot(`M${point(low - 10, shoulder + 28)}L${point(low, shoulder)}l13 26-11-7Z`, '#fdfaf0'),
    cut(ridge(h * 0.6, 26, w, h, seed + 5), '#8fa3a0', 2),
    cut(ridge(h * 0.74, 20, w, h, seed + 8), '#5f8069'),
    cut(ridge(h * 0.9, 14, w, h, seed + 11), '#46694f', 2),
    ...pine(w * (0.14 + next() * 0.1), h * 0.78, 1, '#2f5140'),
    ...pine(w * (0.32 + next() * 0.1), h * 0.86, 1.15, '#3a6149'),
    ...pine(w * (0.68 + next() * 0.08), h * 0.8, 1.2, '#2f5140'),
    ...pine(w * 0.88, h * 0.93, 1, '#3a6149'),
  ];
}

export function lake(seed: number): Piece[] {
  const next = noise(seed);
  const [x, y] = [w * (0.47 + next() * 0.1), h * (0.5 + next() * 0.08)];
  return [
    ground(ALL, '#9cb66a'),
    cut(ridge(h * 0.16, 20, w, h, seed + 21), '#86a658'),
    cut(round(x, y, w * 0.44, seed + 33, 1.25), '#e9d9a4'),
    cut(round(x, y, w * 0.385, seed + 33, 1.25), '#5ea6ad', 2),
    ...ripples([0.42, 0.5, 0.6, 0.68].map((q, i) => [w * (0.28 + (i % 2) * 0.2), h * q])),
    ...boat(w * (0.34 + next() * 0.2), h * 0.56, '#8a4a26'),
    ...tree(w * 0.14, h * 0.14, 17, '#4f7d40', seed + 4),
    ...tree(w * 0.84, h * 0.12, 14, '#5d8c46', seed + 6),
    ...tree(w * 0.88, h * 0.9, 17, '#4f7d40', seed + 8),
    ...tree(w * 0.12, h * 0.9, 14, '#6a9a4e', seed + 9),
  ];
}

export function forest(seed: number): Piece[] {
  const next = noise(seed);
  const greens = ['#3f6b3c', '#54803f', '#4b7742', '#34603a', '#5a8746'];
  const places: [number, number, number][] = [
    [0.16, 0.12, 20],
    [0.4, 0.1, 15],
    [0.9, 0.2, 18],
    [0.12, 0.36, 22],
    [0.34, 0.3, 17],
    [0.92, 0.46, 20],
    [0.16, 0.6, 20],
    [0.3, 0.76, 16],
    [0.86, 0.72, 22],
    [0.12, 0.92, 19],
    [0.8, 0.95, 17],
  ];
  return [
    ground(ALL, '#6f9a55'),
    cut(
      `M${w * 0.62}-5C${w * 0.3} ${h * 0.2} ${w * 0.95} ${h * 0.38} ${w * 0.5} ${h * 0.56}S${w * 0.3} ${h * 0.86} ${w * 0.44} ${h + 6}H${w * 0.7}C${w * 0.56} ${h * 0.86} ${w * 0.58} ${h * 0.74} ${w * 0.72} ${h * 0.6}S${w * 0.66} ${h * 0.2} ${w * 0.86}-5Z`,
      '#e7d3a0',
      2,
    ),
    ...places.flatMap(([x, y, r], i) => {
      const colour = greens[Math.floor(next() * greens.length)];
      const stands = w * x + (next() - 0.5) * 14;
      return next() < 0.24
        ? pine(stands, h * y + 6, r / 15, colour)
        : tree(stands, h * y, r + (next() - 0.5) * 5, colour, seed + 50 + i);
    }),
  ];
}

export function heath(seed: number): Piece[] {
  const next = noise(seed);
  const stone = 'M-9 22C-11 0-8-18 0-20S10-2 9 22Z';
  return [
    ground(ALL, '#e5b98c'),
    cut(round(w * (0.24 + next() * 0.5), h * 0.14, 19, seed + 13), '#f7d58a'),
    cut(ridge(h * 0.3, 26, w, h, seed + 31), '#b98aa6', 2),
    cut(ridge(h * 0.5, 24, w, h, seed + 35), '#966a93'),
    cut(ridge(h * 0.7, 22, w, h, seed + 39), '#77557f', 2),
    cut(ridge(h * 0.88, 16, w, h, seed + 43), '#5d7a52'),
    ...[0.22, 0.42, 0.64, 0.84].map((x) =>
      group(
        `translate(${point(w * x, h * (0.52 + next() * 0.08))}) rotate(${Math.round(next() * 16 - 8)}) scale(${point(0.9 + next() * 0.4, 1)})`,
        [cut(stone, '#cfc8b8', 2)],
      ),
    ),
    ...[0.2, 0.55, 0.8].flatMap((x) => toadstool(w * x, h * (0.82 + next() * 0.08))),
  ];
}

export function marsh(seed: number): Piece[] {
  const next = noise(seed);
  const pools: [number, number, number][] = [
    [0.26, 0.26, 34],
    [0.74, 0.46, 40],
    [0.28, 0.68, 42],
    [0.78, 0.88, 34],
  ];
  return [
    ground(ALL, '#8c9a5c'),
    cut(ridge(h * 0.12, 18, w, h, seed + 3), '#7c8c52', 2),
    ...pools.flatMap(([x, y, r], i): Piece[] => {
      const [cx, cy] = [w * x + (next() - 0.5) * 18, h * y];
      return [
        cut(round(cx, cy, r + 5, seed + i, 0.62), '#a9a765', 2),
        cut(round(cx, cy, r, seed + i, 0.6), '#5b8f86'),
        stroke(`M${point(cx - 16, cy + 2)}q8-4 16 0t16 0`, '#dcefe4', 2.2, { fade: 0.75 }),
        spot(`M${point(cx + 8, cy - 9)}a7 4.500 0 1 0 9 1l-5-1z`, '#7fae58', 1),
      ];
    }),
    ...[0.08, 0.5, 0.9, 0.14, 0.56, 0.94].flatMap((x, i): Piece[] => {
      const [rx, ry] = [w * x, h * (0.2 + i * 0.15)];
      return [
        stroke(
          `M${point(rx, ry)}q-2-18-6-26M${point(rx + 3, ry)}v-32M${point(rx + 6, ry)}q3-16 9-22`,
          '#4f6b3a',
          2.4,
        ),
        stroke(`M${point(rx + 3, ry - 32)}v9M${point(rx - 6, ry - 26)}v8`, '#7a4a26', 5),
      ];
    }),
  ];
}

export function canyon(seed: number): Piece[] {
  const next = noise(seed);
  const mesa = (x: number, y: number, wide: number, colour: string): Piece[] => {
    const top = wide * 0.62;
    return [
      cut(
        polygon(
          [x - wide, h],
          [x - wide * 0.8, y + 40],
          [x - top, y],
          [x + top, y - 3],
          [x + wide * 0.84, y + 44],
          [x + wide, h],
        ),
        colour,
        2,
      ),
      stroke(
        `M${point(x - wide * 0.72, y + 24)}q${point(wide * 0.7, 7)} ${point(wide * 1.46, 0)}M${point(x - wide * 0.82, y + 52)}q${point(wide * 0.8, -6)} ${point(wide * 1.68, 0)}`,
        '#f4d9a8',
        2,
        { fade: 0.6 },
      ),
    ];
  };
  return [
    ground(ALL, '#f0cf9a'),
    cut(round(w * (0.3 + next() * 0.4), h * 0.16, 20, seed + 1), '#f9e7b4'),
    ...mesa(w * (0.2 + next() * 0.1), h * 0.3, 46, '#c98a5a'),
    ...mesa(w * (0.74 + next() * 0.1), h * 0.22, 42, '#bb7448'),
    ...mesa(w * (0.46 + next() * 0.12), h * 0.46, 54, '#a95f3c'),
    cut(ridge(h * 0.74, 18, w, h, seed + 7), '#d9a766', 2),
    cut(
      `M${w * 0.4} ${h * 0.72}C${w * 0.66} ${h * 0.8} ${w * 0.2} ${h * 0.88} ${w * 0.5} ${h + 6}H${w * 0.78}C${w * 0.46} ${h * 0.9} ${w * 0.8} ${h * 0.8} ${w * 0.52} ${h * 0.71}Z`,
      '#6fa5a3',
    ),
    ...[0.14, 0.86].flatMap((x, i): Piece[] => {
      const [cx, cy] = [w * x, h * (0.9 + i * 0.04)];
      return [
        stroke(
          `M${point(cx, cy)}v-34M${point(cx, cy - 12)}q-11 0-11-13M${point(cx, cy - 18)}q11 0 11-12`,
          '#4f7d50',
          7,
        ),
      ];
    }),
  ];
}

export function coast(seed: number): Piece[] {
  const next = noise(seed);
  const sway = next() * 0.1 - 0.05;
  const shore = (from: number): string =>
    `M${w * (from + sway)} ${h + 6}C${w * (from - 0.14)} ${h * 0.82} ${w * (from + 0.16)} ${h * 0.7} ${w * (from + 0.06 + sway)} ${h * 0.52}S${w * (from + 0.32)} ${h * 0.24} ${w * (from + 0.26)}-6H${w + 6}V${h + 6}Z`;
  return [
    ground(ALL, '#4f9aa8'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      stroke(`M${-10 + (i % 2) * 22} ${h * (0.1 + i * 0.14)}q11-7 22 0t22 0 22 0`, '#d9efe8', 2.6, {
        fade: 0.75,
      }),
    ),
    cut(shore(0.34), '#ecd9a2', 2),
    cut(shore(0.52), '#93ab5c'),
    group(`translate(${point(w * 0.76, h * (0.3 + next() * 0.14))})`, [
      spot('M-9 26-6-20H6L9 26Z', '#fbf3df', 1),
      spot('M-8.300 14-7.300 2H7.300L8.300 14ZM-6.600-10-6-20H6l.6 10z', '#c8502f'),
      spot('M-7-22h14v-9H-7z', '#fbe08a'),
      spot('M-9-31 0-40l9 9z', '#5a3d22'),
    ]),
    ...house(w * 0.82, h * 0.78, 0.9, '#4f6f8d'),
    ...tree(w * 0.68, h * 0.93, 13, '#5d8c46', seed + 81),
    ...boat(w * 0.08, h * (0.2 + next() * 0.5), '#7a3f22'),
  ];
}
