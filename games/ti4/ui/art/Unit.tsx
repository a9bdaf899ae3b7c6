import type { Seat } from '@tablewright/engine';
import { point, seatStyle } from '@tablewright/board';
import { UNIT_KINDS } from '../../content/index.ts';
import { INK } from './palette.ts';
import styles from './art.module.css';

/** Outlines of the units around their middle, within about 12 units on each side, in the order of `UNIT_KINDS`. */
const OUTLINES: readonly string[] = [
  // fighter: a dart
  'M0-8 6 7 0 3-6 7Z',
  // destroyer: a blade
  'M0-11 4-2 6 9 0 5-6 9-4-2Z',
  // cruiser: swept wings
  'M0-11 3-3 11 6 3 5 0 10-3 5-11 6-3-3Z',
  // carrier: a deck
  'M-12-5H5L12 0 5 5H-12L-8 0Z',
  // dreadnought: a broad arrow with shoulders
  'M0-12 5-4 12 0V7H6L3 11H-3L-6 7H-12V0L-5-4Z',
  // flagship: a crowned prow
  'M0-13 3-5 9-8 8-1 12 6 5 6 3 11H-3L-5 6-12 6-8-1-9-8-3-5Z',
  // war sun: a spoked ball
  'M-2-12H2V-8.6A9 9 0 0 1 8.6-2H12V2H8.6A9 9 0 0 1 2 8.6V12H-2V8.6A9 9 0 0 1-8.6 2H-12V-2H-8.6A9 9 0 0 1-2-8.6ZM-3.5-3.5V3.5H3.5V-3.5Z',
  // infantry: a bust
  'M0-9a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 0 1 0-8.4ZM-8 9q0-8 8-8t8 8Z',
  // PDS: a gun on its mount
  'M-9 9V4H-4L-6-1 5-10 8-6.5 1 0 4 4H9V9Z',
  // space dock: a slip
  'M-10-9H-5V-3H5V-9H10V9H-10ZM-4 1V5H4V1Z',
];

/** A unit of a seat inside another drawing: hue and pattern of the seat, cream line, ink casing. */
export function UnitMark({
  kind,
  seat,
  x = 0,
  y = 0,
  scale = 1,
}: {
  readonly kind: number;
  readonly seat: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}) {
  const { hue, pattern } = seatStyle(seat);
  const d = OUTLINES[kind];
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})`} fillRule="evenodd">
      <path d={d} fill="none" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
      <path d={d} fill={hue} />
      {pattern && <path d={d} fill={pattern} />}
      <path d={d} fill="none" stroke="#fff" strokeWidth="1.5" strokeLinejoin="round" />
    </g>
  );
}

/** The outline alone, in one colour: on the cloth of a pennant, in tables. */
export function UnitShape({
  kind,
  x = 0,
  y = 0,
  scale = 1,
  fill,
  edge,
}: {
  readonly kind: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly fill: string;
  readonly edge?: string;
}) {
  return (
    <path
      transform={`translate(${point(x, y)}) scale(${scale})`}
      d={OUTLINES[kind]}
      fillRule="evenodd"
      fill={fill}
      {...(edge !== undefined && {
        stroke: edge,
        strokeWidth: 3,
        paintOrder: 'stroke',
        strokeLinejoin: 'round',
      })}
    />
  );
}

/** A unit as a picture of its own, beside text. */
export function UnitPicture({
  kind,
  seat,
  size = 26,
}: {
  readonly kind: number;
  readonly seat: Seat;
  readonly size?: number;
}) {
  return (
    <svg
      className={styles.unit}
      viewBox="-15 -15 30 30"
      width={size}
      height={size}
      aria-hidden="true"
      data-unit={UNIT_KINDS[kind]}
    >
      <UnitMark kind={kind} seat={seat} />
    </svg>
  );
}
