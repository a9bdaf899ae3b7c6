import { noise, point, tenth } from '@tablewright/board';
import type { ReactNode } from 'react';
import art from '../art/art.module.css';
import { AZURE, GOLD, INK, VOID } from '../art/palette.ts';
import { Paints } from '../art/Paints.tsx';

const WIDTH = 600;
const HEIGHT = 260;

/** The night sky behind every figure of the rulebook. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Paints />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <rect width={WIDTH} height={HEIGHT} fill={VOID} />
        <path
          className={art.texture}
          d={STARS}
          stroke="#cfe0ff"
          strokeOpacity=".45"
          strokeWidth="2"
          strokeLinecap="round"
        />
        {children}
      </svg>
    </>
  );
}

const random = noise(29);
const STARS = Array.from(
  { length: 60 },
  () => `M${point(random() * WIDTH, random() * HEIGHT)}h0`,
).join('');

/** A number that the legend explains, and the line to what it means. */
export function Mark({
  number,
  x,
  y,
  to,
}: {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly to?: readonly [number, number];
}) {
  return (
    <g>
      {to !== undefined && (
        <path
          d={`M${point(x, y)}L${point(to[0], to[1])}`}
          stroke={GOLD}
          strokeWidth="2"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      )}
      <circle cx={x} cy={y} r="17" fill={GOLD} stroke={INK} strokeWidth="2" />
      <text
        data-number
        x={x}
        y={y + 8}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="760"
        fontSize="23"
        fill={INK}
      >
        {number}
      </text>
    </g>
  );
}

/** A line with a head at its end; `d` ends in the direction of its last two points. */
export function Arrow({
  d,
  end,
  turn,
}: {
  readonly d: string;
  readonly end: readonly [number, number];
  /** The direction of the head in degrees; 0 points to the right. */
  readonly turn: number;
}) {
  return (
    <g>
      <path
        d={d}
        fill="none"
        stroke={AZURE}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        transform={`translate(${point(tenth(end[0]), tenth(end[1]))}) rotate(${turn})`}
        d="M8 0-6-8V8Z"
        fill={AZURE}
      />
    </g>
  );
}
