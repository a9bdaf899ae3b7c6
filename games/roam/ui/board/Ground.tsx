import { memo } from 'react';
import { cut, disc, ground, type Piece, round, spot } from '../art/paper.ts';
import { Paper } from '../art/Paper.tsx';
import { tree } from '../scenes/scenery.ts';
import styles from './board.module.css';

const meadow = (x: number, y: number, r: number, colour: string, seed: number): Piece =>
  ground(round(x, y, r, seed), colour, 2);

const PETALS = [
  [0, -4],
  [4, -1],
  [2, 4],
  [-2, 4],
  [-4, -1],
] as const;

const flower = (x: number, y: number, colour: string): Piece =>
  spot(PETALS.map(([right, down]) => disc(x + right, y + down, 2.6)).join(''), colour);

const MEADOWS: readonly Piece[] = [
  spot('M0 0H892V616H0Z', '#cfdcb6'),
  meadow(70, 90, 120, '#bccf9c', 90),
  meadow(820, 120, 140, '#c2d3a4', 91),
  meadow(60, 520, 130, '#bccf9c', 92),
  meadow(840, 540, 150, '#b9cc98', 93),
  meadow(440, 640, 190, '#c2d3a4', 94),
  cut(round(96, 84, 26, 7, 0.5), '#9cc4bd', 2),
  ...tree(40, 60, 15, '#7fa05a', 120),
  ...tree(118, 580, 18, '#6f9450', 121),
  ...tree(780, 40, 21, '#8aab62', 122),
  ...tree(852, 330, 15, '#7fa05a', 123),
  ...tree(24, 190, 18, '#6f9450', 124),
  ...tree(790, 590, 21, '#8aab62', 125),
  ...tree(846, 186, 17, '#6f9450', 126),
  ...tree(36, 470, 16, '#8aab62', 127),
  flower(764, 150, '#e7b9b0'),
  flower(828, 452, '#f2e2bc'),
  flower(88, 512, '#e7b9b0'),
];

/** The meadow on which the map lies; it reaches over the sides of the board's own measure. */
export const Ground = memo(function Ground() {
  return (
    <svg
      className={styles.layer}
      viewBox="0 0 892 616"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Paper pieces={MEADOWS} />
    </svg>
  );
});
