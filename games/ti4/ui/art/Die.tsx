import type { Seat } from '@tablewright/engine';
import { seatStyle } from '@tablewright/board';
import { INK } from './palette.ts';
import { SignMark } from './Sign.tsx';
import styles from './art.module.css';

/** A ten-sided die in the colour of its seat; a miss is only an outline. */
export function DiePicture({
  value,
  seat,
  hits,
  size = 34,
  late = 0,
}: {
  readonly value: number;
  readonly seat: Seat;
  readonly hits: number;
  readonly size?: number;
  /** Its place in the row: dice tumble in one after the other. */
  readonly late?: number;
}) {
  const { hue, deep, pattern } = seatStyle(seat);
  const isHit = hits > 0;
  const isDark = seat === 3 || seat === 5;
  const ink = isHit ? (isDark ? '#1d1500' : '#fff') : '#c9d6ea';
  return (
    <svg
      className={styles.die}
      viewBox="-18 -19 36 38"
      width={size}
      height={(size * 38) / 36}
      aria-hidden="true"
      data-late={late % 6}
    >
      <path
        d={BODY}
        fill={isHit ? hue : INK}
        stroke={isHit ? INK : hue}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      {isHit && pattern && <path d={BODY} fill={pattern} opacity=".55" />}
      <path
        d={FACETS}
        fill="none"
        stroke={isHit ? deep : hue}
        strokeWidth="1.2"
        strokeOpacity=".7"
      />
      <text
        y="5.6"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="850"
        fontSize="16"
        fill={ink}
        stroke={isHit ? (isDark ? hue : deep) : 'none'}
        strokeWidth="2.6"
        paintOrder="stroke"
      >
        {value}
      </text>
      {isHit &&
        Array.from({ length: hits }, (_, i) => (
          <SignMark key={i} name="hit" x={12 - i * 9} y={-12} size={13} fill="#fff" edge={INK} />
        ))}
    </svg>
  );
}

const BODY = 'M0-16 15-4V5L0 16-15 5V-4Z';
const FACETS = 'M0-16-10 3 0 16 10 3ZM-15-4-10 3-15 5M15-4 10 3 15 5M-10 3H10';
