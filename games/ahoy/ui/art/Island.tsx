import { blob, noise, type Point, tenth } from '@tablewright/board';
import { memo } from 'react';
import { GlyphMark } from './Glyph.tsx';
import { CREAM, INK, SAND, SUIT_COLOURS } from './ink.ts';
import styles from './art.module.css';

const TREES: readonly Point[] = [
  [-21, -9],
  [-9, -20],
  [18, -16],
  [22, 9],
];

/** An island in the middle of its space: coast in ripples, palms, and the seal of its suit. */
export const Island = memo(function Island({
  suit,
  seed,
  numeral,
}: {
  readonly suit: string;
  readonly seed: number;
  /** Which of the two regions of its suit. */
  readonly numeral: string;
}) {
  const coast = coastOf(32, seed);
  return (
    <g>
      {RIPPLES.map(([reach, fade]) => (
        <path
          key={reach}
          d={blob(grown(coast, reach))}
          fill="none"
          stroke={INK}
          strokeOpacity={fade}
          strokeWidth="1.1"
        />
      ))}
      <path d={blob(coast)} fill={SAND} stroke={INK} strokeWidth="1.8" />
      <path className={styles.texture} d={blob(coast)} fill="url(#ahoy-sand)" />
      <path d={blob(grown(coast, 0.74))} fill="#b9c98a" stroke={INK} />
      {TREES.map(([x, y]) => (
        <Palm key={x} x={x} y={y} />
      ))}
      <SuitSeal suit={suit} y={3} radius={17} />
      <text
        x="-17"
        y="24"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="850"
        fontSize="15"
        fill={INK}
        stroke={CREAM}
        strokeWidth="3.5"
        paintOrder="stroke"
      >
        {numeral}
      </text>
    </g>
  );
});

/** The sign tells the suit; the colour only helps. */
export function SuitSeal({
  suit,
  x = 0,
  y = 0,
  radius,
}: {
  readonly suit: string;
  readonly x?: number;
  readonly y?: number;
  readonly radius: number;
}) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <circle r={radius + 2.4} fill={CREAM} stroke={INK} strokeWidth="1.3" />
      <circle r={radius} fill={SUIT_COLOURS[suit]} />
      <GlyphMark name={suit} size={tenth(radius * 1.28)} fill={CREAM} />
    </g>
  );
}

const RIPPLES: readonly (readonly [reach: number, fade: number])[] = [
  [1.36, 0.22],
  [1.24, 0.36],
  [1.12, 0.55],
];

function Palm({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK}>
      <path d="M0 0q1 5-.5 9" strokeWidth="1.6" fill="none" />
      <path d="M-6.5 2.5Q-5-5 0-4.5 5-5 6.5 2.5 3-1.5 0-1-3-1.5-6.5 2.5Z" fill="#6f9450" />
    </g>
  );
}

function coastOf(radius: number, seed: number): Point[] {
  const next = noise(seed);
  return Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 11) * 2 * Math.PI;
    const reach = radius * (0.84 + next() * 0.3);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.9];
  });
}

const grown = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x * by, y * by]);
