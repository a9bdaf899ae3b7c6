import type { Seat } from '@tablewright/engine';
import { seatStyle, tenth } from '@tablewright/board';
import { memo } from 'react';

type Spot = readonly [number, number];

const PIPS: readonly (readonly Spot[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface DieColours {
  readonly body: string;
  readonly edge: string;
  readonly pip: string;
}

export const WEALTH: DieColours = { body: '#1d5c70', edge: '#0c3340', pip: '#fff6df' };
export const BONE: DieColours = { body: '#f7f1df', edge: '#6a5f48', pip: '#1f3a44' };

export const diceOf = (seat: Seat): DieColours => {
  const { hue, deep, cut } = seatStyle(seat);
  return { body: hue, edge: deep, pip: cut };
};

/** A die in a drawing, centred at a point. */
export const Die = memo(function Die({
  value,
  x = 0,
  y = 0,
  size,
  colours,
  isLost = false,
}: {
  readonly value: number;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly colours: DieColours;
  /** Set aside or used up: an outline only. */
  readonly isLost?: boolean;
}) {
  const half = size / 2;
  const { body, edge, pip } = colours;
  const face = { x: -half, width: size, height: size, rx: tenth(size * 0.2) };
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} opacity={isLost ? 0.45 : undefined}>
      <rect {...face} y={tenth(-half + size * 0.08)} fill={edge} />
      <rect {...face} y={-half} fill={body} stroke={edge} strokeWidth={tenth(size * 0.05)} />
      {(PIPS[value] ?? []).map(([right, down]) => (
        <circle
          key={`${right} ${down}`}
          cx={tenth(right * size * 0.26)}
          cy={tenth(down * size * 0.26)}
          r={tenth(size * (value === 1 ? 0.15 : 0.11))}
          fill={pip}
        />
      ))}
    </g>
  );
});

/** A die outside of a drawing. */
export function DiePicture({
  value,
  size,
  colours,
  isLost,
}: {
  readonly value: number;
  readonly size: number;
  readonly colours: DieColours;
  readonly isLost?: boolean;
}) {
  return (
    <svg viewBox="-15 -15 30 32" width={size} height={tenth((size * 32) / 30)} aria-hidden="true">
      <Die
        value={value}
        size={27}
        colours={colours}
        {...(isLost === undefined ? {} : { isLost })}
      />
    </svg>
  );
}
