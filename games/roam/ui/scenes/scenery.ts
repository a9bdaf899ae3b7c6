import { point, tenth } from '@tablewright/board';
import { CREAM, cut, group, type Piece, polygon, round, spot, stroke } from '../art/paper.ts';

/** What stands about in landscapes. */
export const pine = (x: number, y: number, s: number, colour: string): Piece[] => [
  spot(`M${point(x - 2 * s, y)}h${tenth(4 * s)}v${tenth(6 * s)}h${tenth(-4 * s)}z`, '#5a3d22'),
  cut(
    polygon(
      [x, y - 26 * s],
      [x + 11 * s, y - 6 * s],
      [x + 6 * s, y - 7 * s],
      [x + 14 * s, y + 3 * s],
      [x - 14 * s, y + 3 * s],
      [x - 6 * s, y - 7 * s],
      [x - 11 * s, y - 6 * s],
    ),
    colour,
    2,
  ),
];

export const tree = (x: number, y: number, r: number, colour: string, seed: number): Piece[] => [
  spot(`M${point(x - 2.5, y)}h5v${tenth(r * 1.1)}h-5z`, '#6b4a2b'),
  cut(round(x, y - r * 0.5, r, seed), colour, 2),
];

export const house = (x: number, y: number, s: number, roof: string): Piece[] => [
  spot(
    `M${point(x - 11 * s, y)}v${tenth(-13 * s)}h${tenth(22 * s)}v${tenth(13 * s)}z`,
    '#f6e7c6',
    1,
  ),
  spot(`M${point(x - 2.5 * s, y)}v${tenth(-7 * s)}h${tenth(5 * s)}v${tenth(7 * s)}z`, '#6a4426'),
  cut(polygon([x - 15 * s, y - 12 * s], [x, y - 26 * s], [x + 15 * s, y - 12 * s]), roof, 2),
];

export const boat = (x: number, y: number, hull: string): Piece[] => [
  spot(`M${point(x, y)}h34q-4 11-17 11t-17-11z`, hull, 1.5),
  spot(`M${point(x + 16, y - 3)}v-26l15 20z`, '#f6e7c6', 1),
];

export const ripples = (places: readonly (readonly [number, number])[]): Piece[] =>
  places.map(([x, y]) => stroke(`M${point(x, y)}q10-5 20 0t20 0`, '#e6f4ee', 2.5, { fade: 0.8 }));

export const toadstool = (x: number, y: number): Piece[] => [
  spot(`M${point(x - 2.5, y)}h5v11h-5z`, '#f6e7c6'),
  spot(`M${point(x - 11, y)}q0-12 11-12t11 12z`, '#c8502f', 1.5),
];

const landmarks = {
  none: [],
  tower: [
    spot('M-9 12-7-20H7L9 12Z', '#e3d6ba', 1.2),
    spot('M-2.5 12v-9h5v9zM-2-8h4v6h-4z', '#6a4426'),
    cut('M-11-18 0-36 11-18Z', '#7a4a68', 2),
  ],
  tent: [
    cut('M-18 12 0-16 18 12Z', '#d8b04a', 2),
    spot('M-5 12 0-6 5 12Z', '#6a4426'),
    stroke('M0-16v-7', '#6a4426', 2),
    spot('M0-23l9 3-9 3z', '#b8492f'),
  ],
  cairn: [
    cut(round(0, 8, 11, 5, 0.6), '#b9b2a4', 2),
    cut(round(1, -2, 8, 6, 0.7), '#a8a093'),
    cut(round(-1, -10, 5, 7, 0.8), '#c6bfb1', 2),
  ],
  signpost: [
    stroke('M0 14V-18', '#6a4426', 4),
    spot('M-3-16h18l6 5-6 5H-3z', '#e8cf94', 1.2),
    spot('M3-4h-16l-5 4.5 5 4.500H3z', '#d9b871', 1.2),
  ],
  well: [
    spot('M-12 12V0h24v12z', '#b9b2a4', 1.2),
    stroke('M-9 0v-14M9 0v-14', '#6a4426', 3),
    cut('M-16-12 0-24l16 12Z', '#b8492f', 2),
  ],
  balloon: [
    cut(round(0, -18, 17, 9, 1.15), '#d8694a'),
    stroke('M-9-20q9-14 18 0M-11-12q11 9 22 0', '#f7d58a', 3),
    stroke('M-6 0-3 10M6 0 3 10', '#6a4426', 1.4),
    spot('M-5 10H5l-1 8h-8z', '#8a5a2c', 1),
  ],
  fire: [
    stroke('M-11 12 9 5M-9 5l20 7', '#6a4426', 4),
    spot('M0-16C9-6 9 2 5 7H-5C-9 1-7-5 0-16Z', '#e5843a', 1.2),
    spot('M0-5C4 0 4 4 2 7h-4C-4 4-4 0 0-5Z', '#fbe08a'),
  ],
  flags: [
    stroke('M-12 12v-32M12 12v-26', '#6a4426', 3),
    spot('M-12-20l17 5-17 6zM12-14l14 4-14 5z', '#b8492f', 1),
    stroke('M-12-20Q0-8 12-14', CREAM, 1.6),
  ],
} satisfies { readonly [name: string]: readonly Piece[] };

export type Landmark = keyof typeof landmarks;

export const landmarkAt = (name: Landmark, x: number, y: number): Piece[] =>
  landmarks[name].length === 0 ? [] : [group(`translate(${point(x, y)})`, landmarks[name])];
